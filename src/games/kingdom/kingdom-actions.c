/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-edit.h"

const FavorThing kingdom_thing_place = {
  .id = "place",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a place"),
  .n_members = 3,
  .turns = TRUE,
};

const FavorThing kingdom_thing_cell = {
  .id = "cell",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a tile"),
  .n_members = 2,
};

const FavorThing kingdom_thing_laid_favor = {
  .id = "laid-favor",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a favor on the map"),
  .n_members = 3,
};

const FavorThing kingdom_thing_turned = {
  .id = "turned",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a tile"),
  .n_members = 3,
  .turns = TRUE,
};

const FavorThing kingdom_thing_road_piece = { .id = "road-piece" };

/* All that can lie in one way are the same piece. */
static int
piece_of_road (int road)
{
  return kingdom_piece_of_token[kingdom_token_of_road ((guint) road)];
}

const FavorThing kingdom_thing_lie = {
  .id = "lie",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose how it lies"),
  .place = &kingdom_thing_road_piece,
  .place_of = piece_of_road,
};

/* Translators: where a tile lies, counted from the first one to the right */
#define COLUMN N_ ("Column")
/* Translators: where a tile lies, counted from the first one downwards */
#define ROW N_ ("Row")

#define NUMBER(i, name, what, its_title)                                                 \
  FAVOR_ARG_INT (i,                                                                      \
                 name,                                                                   \
                 -KINGDOM_IN_HAND,                                                       \
                 KINGDOM_IN_HAND,                                                        \
                 .title = its_title,                                                     \
                 .thing = what)
#define CELL(i, n, what)                                                                 \
  NUMBER (i, "x" n, what, COLUMN), NUMBER ((i) + 1, "y" n, what, ROW)
#define TURNS(i)                                                                         \
  FAVOR_ARG_INT (i,                                                                      \
                 "turns",                                                                \
                 1,                                                                      \
                 3,                                                                      \
                 .refusal = KINGDOM_REFUSAL_BAD_TURNS,                                   \
                 .title = N_ ("Quarter turns"),                                          \
                 .thing = &kingdom_thing_turned)
#define ROAD(i, name)                                                                    \
  FAVOR_ARG_ENUM (i,                                                                     \
                  name,                                                                  \
                  &kingdom_roads,                                                        \
                  .nullable = TRUE,                                                      \
                  .optional = TRUE,                                                      \
                  .fallback = FAVOR_NONE,                                                \
                  .title = N_ ("How it lies"),                                           \
                  .thing = &kingdom_thing_lie)

#define SLOT(i, name)                                                                    \
  FAVOR_ARG_ENUM (i, name, &kingdom_slots, .thing = &kingdom_thing_laid_favor)

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = { .id = (schema_id),                            \
                                           .fields = name##_fields,                      \
                                           .n_fields = G_N_ELEMENTS (name##_fields),     \
                                           .size = G_N_ELEMENTS (name##_fields) *        \
                                                   sizeof (gint16) }

/* clang-format off */
ARGS (type, "type", FAVOR_ARG_ENUM (0, "type", &kingdom_types));
ARGS (at, "at", CELL (0, "", &kingdom_thing_cell));
ARGS (lay, "lay-tile", CELL (0, "", &kingdom_thing_place),
      FAVOR_ARG_INT (2, "rot", 0, 3, .title = N_ ("Quarter turns"), .thing = &kingdom_thing_place));
ARGS (triangle, "play-triangle", FAVOR_ARG_ENUM (0, "favor", &kingdom_played_triangles), CELL (1, "", &kingdom_thing_cell),
      FAVOR_ARG_ENUM (3, "side", &kingdom_sides));
ARGS (token, "play-token", FAVOR_ARG_ENUM (0, "favor", &kingdom_played_tokens), CELL (1, "", &kingdom_thing_cell),
      FAVOR_ARG_ENUM (3, "spot", &kingdom_spots), ROAD (4, "road"));
ARGS (two_cells, "two-cells", CELL (0, "", &kingdom_thing_cell), CELL (2, "2", &kingdom_thing_cell));
ARGS (three_cells, "three-cells", CELL (0, "", &kingdom_thing_cell), CELL (2, "2", &kingdom_thing_cell), CELL (4, "3", &kingdom_thing_cell));
ARGS (turn, "turn", CELL (0, "", &kingdom_thing_turned), TURNS (2));
ARGS (swap, "swap", CELL (0, "", &kingdom_thing_laid_favor), SLOT (2, "slot"), CELL (3, "2", &kingdom_thing_laid_favor), SLOT (5, "slot2"),
      ROAD (6, "road-first"), ROAD (7, "road-second"));
ARGS (remove, "remove", CELL (0, "", &kingdom_thing_laid_favor), SLOT (2, "slot"));
ARGS (character, "character", FAVOR_ARG_ENUM (0, "character", &kingdom_characters));
/* clang-format on */

/* {x} and {y} are numbers, counted from the first tile. */
const FavorKind kingdom_actions[KINGDOM_N_ACTIONS] = {
  [KINGDOM_ACTION_DRAW_TILE] = { .id = "draw-tile", .text = N_ ("Draw a tile") },
  [KINGDOM_ACTION_CHOOSE_TILE] = {
    .id = "choose-tile",
    .args = &type_args,
    /* Translators: an action; {type} is a letter. */
    .text = N_ ("Choose tile {type} with the Queen's help"),
  },
  [KINGDOM_ACTION_REPLACE_TILE] = {
    .id = "replace-tile",
    .args = &at_args,
    .text = N_ ("Take the tile in column {x}, row {y} for yours"),
  },
  [KINGDOM_ACTION_LAY_TILE] = {
    .id = "lay-tile",
    .args = &lay_args,
    /* Translators: an action; {rot} is a number from 0 to 3. */
    .text = N_ ("Lay the tile in column {x}, row {y}, quarter turns: {rot}"),
  },
  [KINGDOM_ACTION_SET_ASIDE_TILE] = { .id = "set-aside-tile",
                                      .text = N_ ("Set the tile aside") },
  [KINGDOM_ACTION_PLAY_TRIANGLE] = {
    .id = "play-triangle",
    .args = &triangle_args,
    /* Translators: an action; {favor} is a character, {side} is "north" or the like. */
    .text = N_ ("Play the {favor} in column {x}, row {y}: {side}"),
    .spends = TRUE,
  },
  [KINGDOM_ACTION_PLAY_TOKEN] = {
    .id = "play-token",
    .args = &token_args,
    /* Translators: an action; {favor} is a character, {spot} is "in the middle" or the like. */
    .text = N_ ("Play the {favor} in column {x}, row {y}: {spot}"),
    .spends = TRUE,
  },
  [KINGDOM_ACTION_USE_CHARLATAN] = { .id = "use-charlatan",
                                     .text = N_ ("Let the Charlatan reject the tile") },
  [KINGDOM_ACTION_USE_HANDMAIDEN] = {
    .id = "use-handmaiden",
    .args = &two_cells_args,
    .text = N_ ("Let the Handmaiden swap column {x}, row {y} and column {x2}, row {y2}"),
  },
  [KINGDOM_ACTION_USE_MERCHANT] = {
    .id = "use-merchant",
    .args = &two_cells_args,
    .text = N_ ("Let the Merchant move column {x}, row {y} to column {x2}, row {y2}"),
  },
  [KINGDOM_ACTION_USE_MAGICIAN] = {
    .id = "use-magician",
    .args = &turn_args,
    .text = N_ ("Let the Magician turn column {x}, row {y}, quarter turns: {turns}"),
  },
  [KINGDOM_ACTION_USE_NOBLEMAN] = {
    .id = "use-nobleman",
    .args = &turn_args,
    .text = N_ ("Let the Nobleman turn column {x}, row {y}, quarter turns: {turns}"),
  },
  [KINGDOM_ACTION_USE_NOBLEMAN_AGAIN] = {
    .id = "use-nobleman-again",
    .args = &turn_args,
    .text = N_ ("Let the Nobleman turn column {x}, row {y}, too, quarter turns: {turns}"),
  },
  [KINGDOM_ACTION_USE_PAWNBROKER_SWAP] = {
    .id = "use-pawnbroker-swap",
    .args = &swap_args,
    /* Translators: an action; {slot} and {slot2} are "the northern quarter" or the like. */
    .text = N_ ("Let the Pawnbroker swap the favors in column {x}, row {y}, {slot}, and "
                "column {x2}, row {y2}, {slot2}"),
  },
  [KINGDOM_ACTION_USE_PAWNBROKER_REMOVE] = {
    .id = "use-pawnbroker-remove",
    .args = &remove_args,
    /* Translators: an action; {slot} is "the northern quarter" or the like. */
    .text = N_ ("Let the Pawnbroker remove the favor in column {x}, row {y}, {slot}"),
  },
  [KINGDOM_ACTION_USE_ALCHEMIST] = {
    .id = "use-alchemist",
    .args = &three_cells_args,
    .text = N_ ("Let the Alchemist switch column {x}, row {y}, column {x2}, row {y2} and "
                "column {x3}, row {y3}"),
  },
  [KINGDOM_ACTION_USE_BISHOP] = { .id = "use-bishop",
                                  .text = N_ ("Ask the Bishop for another tile") },
  [KINGDOM_ACTION_USE_GENERAL] = {
    .id = "use-general",
    .args = &character_args,
    /* Translators: an action; {character} is a person at court. */
    .text = N_ ("Let the General ready the {character} again"),
  },
  [KINGDOM_ACTION_REWIND] = { .id = "rewind", .text = N_ ("Start this step again") },
  [KINGDOM_ACTION_FINISH_WORK] = { .id = "finish-work", .text = N_ ("End this step") },
  [KINGDOM_ACTION_TAKE_FAVOR] = {
    .id = "take-favor",
    .args = &character_args,
    /* Translators: an action; {character} is a person at court. */
    .text = N_ ("Take the favor of the {character}"),
  },
};
