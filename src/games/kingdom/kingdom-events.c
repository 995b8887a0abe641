/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-events.h"
#include "kingdom-texts.h"
#include "kingdom-where.h"

#define NUMBER(i, name)    FAVOR_ARG_INT (i, name, -KINGDOM_IN_HAND, KINGDOM_IN_HAND)
#define CELL(i, n)         NUMBER (i, "x" n), NUMBER ((i) + 1, "y" n)
#define SHOWN(i, n)        FAVOR_ARG_ENUM (i, "tile" n, &kingdom_shown)
#define PIECE(i)           FAVOR_ARG_ENUM (i, "favor", &kingdom_pieces)
#define CHARACTER(i, name) FAVOR_ARG_ENUM (i, name, &kingdom_characters)
#define AMOUNT(i, name)    FAVOR_ARG_INT (i, name, 0, 999)
#define PLACE(i, n)        KINGDOM_ARG_TILE (i, "place" n)
#define WHERE(i)           KINGDOM_ARG_SPACE (i, "where")

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = { .id = (schema_id),                            \
                                           .fields = name##_fields,                      \
                                           .n_fields = G_N_ELEMENTS (name##_fields),     \
                                           .size = G_N_ELEMENTS (name##_fields) *        \
                                                   sizeof (gint16) }

/* clang-format off */
ARGS (shown, "shown", SHOWN (0, ""));
ARGS (exchange, "exchange", SHOWN (0, ""), CELL (1, ""), SHOWN (3, "2"), FAVOR_ARG_INT (4, "rot", 0, 3), PLACE (5, ""));
ARGS (lay, "lay", SHOWN (0, ""), CELL (1, ""), FAVOR_ARG_INT (3, "rot", 0, 3), WHERE (4));
ARGS (triangle, "triangle", PIECE (0), FAVOR_ARG_ENUM (1, "side", &kingdom_sides), CELL (2, ""), PLACE (4, ""));
ARGS (token, "token", PIECE (0), CELL (1, ""), FAVOR_ARG_ENUM (3, "spot", &kingdom_spots),
      FAVOR_ARG_ENUM (4, "road", &kingdom_roads, .nullable = TRUE), PLACE (5, ""));
ARGS (replaced, "replaced", PIECE (0), CELL (1, ""), FAVOR_ARG_ENUM (3, "slot", &kingdom_slots),
      FAVOR_ARG_BOOL (4, "kept"), PLACE (5, ""));
ARGS (piece, "piece", PIECE (0));
ARGS (two_cells, "two-cells", CELL (0, ""), CELL (2, "2"), PLACE (4, ""), PLACE (5, "2"));
ARGS (relocated, "relocated", CELL (0, ""), CELL (2, "2"), PLACE (4, ""), WHERE (5));
ARGS (three_cells, "three-cells", CELL (0, ""), CELL (2, "2"), CELL (4, "3"), PLACE (6, ""), PLACE (7, "2"), PLACE (8, "3"));
ARGS (rotated, "rotated", CHARACTER (0, "favor"), CELL (1, ""), FAVOR_ARG_INT (3, "n", 1, 3), PLACE (4, ""));
ARGS (removed, "removed", PIECE (0), CELL (1, ""), FAVOR_ARG_ENUM (3, "slot", &kingdom_slots), PLACE (4, ""));
ARGS (reused, "reused", CHARACTER (0, "favor"));
ARGS (character, "character", CHARACTER (0, "character"));
ARGS (uncovered, "uncovered", FAVOR_ARG_ENUM (0, "piece", &kingdom_pieces));
ARGS (level, "level", CHARACTER (0, "character"), AMOUNT (1, "n"));
ARGS (n, "n", AMOUNT (0, "n"));
ARGS (ranked, "ranked", AMOUNT (0, "place"), AMOUNT (1, "n"),
      FAVOR_ARG_ENUM (2, "character", &kingdom_characters, .nullable = TRUE), AMOUNT (3, "m"));

/* clang-format on */

static guint
choose_token (const gint16 *arg)
{
  return arg[4] != FAVOR_NONE;
}

static guint
choose_ranked (const gint16 *arg)
{
  return arg[2] == FAVOR_NONE;
}

static const char *const tokens[] = {
  /* Translators: {favor} is a piece, e.g. "Hunter", {place} a tile: "the westernmost “Bend”", {spot} "in the middle" or the like */
  N_ ("{player} plays the {favor} on {place}, {spot}."),
  /* Translators: {favor} is a piece, e.g. "Philosopher’s bend", {place} a tile: "the westernmost “Bend”", {road} "from north to east" or the like */
  N_ ("{player} plays the {favor} on {place}, {road}."),
  NULL,
};

static const char *const rankings[] = {
  /* Translators: {place} is a number, {n} too, {character} the best person at court, {m} the favors taken. */
  N_ ("{place}. {player}: standing {n}, best {character}, favors: {m}."),
  /* Translators: {place} is a number, {n} too, {m} counts the favors taken. */
  N_ ("{place}. {player}: standing {n}, an empty court, favors: {m}."),
  NULL,
};

const FavorKind kingdom_events[KINGDOM_N_EVENTS] = {
  [KINGDOM_EVENT_GAME_STARTED] = {
    .id = "game-started",
    .text = N_ ("{player} begins. Nine Philosophers have been shuffled."),
  },
  [KINGDOM_EVENT_TURN_STARTED] = {
    .id = "turn-started",
    .args = &n_args,
    /* Translators: {n} counts the turns. */
    .text = N_ ("Turn {n}: {player}."),
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [KINGDOM_EVENT_TILE_DRAWN] = {
    .id = "tile-drawn",
    .args = &shown_args,
    /* Translators: {tile} is e.g. "Bend" */
    .text = N_ ("{player} draws “{tile}”."),
    .reveals = TRUE,
  },
  [KINGDOM_EVENT_TILE_CHOSEN] = {
    .id = "tile-chosen",
    .args = &shown_args,
    /* Translators: {tile} is e.g. "Bend" */
    .text = N_ ("With the Queen’s help {player} chooses “{tile}”."),
  },
  [KINGDOM_EVENT_TILE_EXCHANGED] = {
    .id = "tile-exchanged",
    .args = &exchange_args,
    /* Translators: {place} is e.g. "the westernmost altered “Bend”"; it looks like {tile}, e.g. "Straight road", which was drawn; {tile2} is "Bend" then */
    .text = N_ ("“{tile}” takes the place of {place}; {player} now holds “{tile2}”."),
  },
  [KINGDOM_EVENT_TILE_LAID] = {
    .id = "tile-laid",
    .args = &lay_args,
    /* Translators: {tile} is e.g. "Bend", {where} "to the north of the only “Crossroads”" */
    .text = N_ ("{player} lays “{tile}” {where}."),
  },
  [KINGDOM_EVENT_TILE_SET_ASIDE] = {
    .id = "tile-set-aside",
    .args = &shown_args,
    /* Translators: {tile} is e.g. "Bend" */
    .text = N_ ("“{tile}” fits nowhere and is set aside."),
  },
  [KINGDOM_EVENT_TILE_REJECTED] = {
    .id = "tile-rejected",
    .args = &shown_args,
    /* Translators: {tile} is e.g. "Bend" */
    .text = N_ ("The Charlatan sends “{tile}” back to the bag."),
  },
  [KINGDOM_EVENT_TRIANGLE_PLAYED] = {
    .id = "triangle-played",
    .args = &triangle_args,
    /* Translators: {favor} is a piece, e.g. "Farmer", {side} "north" or the like, {place} a tile: "the westernmost “Bend”" */
    .text = N_ ("{player} plays the {favor} on the {side} of {place}."),
  },
  [KINGDOM_EVENT_TOKEN_PLAYED] = {
    .id = "token-played",
    .args = &token_args,
    .text = N_ ("{player} plays the {favor}."),
    .forms = tokens,
    .choose_form = choose_token,
  },
  [KINGDOM_EVENT_FAVOR_REPLACED] = {
    .id = "favor-replaced",
    .args = &replaced_args,
    /* Translators: {favor} is a piece, e.g. "Farmer", {place} a tile: "the westernmost “Bend”" */
    .text = N_ ("The {favor} on {place} is replaced."),
  },
  [KINGDOM_EVENT_FAVOR_RECOVERED] = {
    .id = "favor-recovered",
    .args = &piece_args,
    /* Translators: {favor} is a person at court. */
    .text = N_ ("{player} recovers a {favor}."),
  },
  [KINGDOM_EVENT_TILES_SWAPPED] = {
    .id = "tiles-swapped",
    .args = &two_cells_args,
    /* Translators: {place} and {place2} are tiles: "the westernmost “Bend”" */
    .text = N_ ("The Handmaiden swaps {place} and {place2}."),
  },
  [KINGDOM_EVENT_TILE_RELOCATED] = {
    .id = "tile-relocated",
    .args = &relocated_args,
    /* Translators: {place} is a tile: "the westernmost “Bend”", {where} "to the north of the only “Crossroads”" */
    .text = N_ ("The Merchant moves {place}; it now lies {where}."),
  },
  [KINGDOM_EVENT_TILE_ROTATED] = {
    .id = "tile-rotated",
    .args = &rotated_args,
    /* Translators: {favor} is Magician or Nobleman, {place} a tile: "the westernmost “Bend”", {n} is 1, 2 or 3 */
    NP_ ("The {favor} turns {place} by {n} quarter turn.",
         "The {favor} turns {place} by {n} quarter turns."),
  },
  [KINGDOM_EVENT_TILES_SWITCHED] = {
    .id = "tiles-switched",
    .args = &three_cells_args,
    /* Translators: {place}, {place2} and {place3} are tiles: "the westernmost “Bend”" */
    .text = N_ ("The Alchemist switches {place}, {place2} and {place3}."),
  },
  [KINGDOM_EVENT_FAVORS_SWAPPED] = {
    .id = "favors-swapped",
    .args = &two_cells_args,
    /* Translators: {place} and {place2} are tiles: "the westernmost altered “Bend”"; they may be the same */
    .text = N_ ("The Pawnbroker swaps a favor on {place} with one on {place2}."),
  },
  [KINGDOM_EVENT_FAVOR_REMOVED] = {
    .id = "favor-removed",
    .args = &removed_args,
    /* Translators: {favor} is a piece, e.g. "Farmer", {place} a tile: "the westernmost altered “Bend”" */
    .text = N_ ("The Pawnbroker removes the {favor} from {place}."),
  },
  [KINGDOM_EVENT_EXTRA_TILE] = {
    .id = "extra-tile",
    .text = N_ ("The Bishop grants {player} another tile."),
  },
  [KINGDOM_EVENT_FAVOR_REUSED] = {
    .id = "favor-reused",
    .args = &reused_args,
    /* Translators: {favor} is a person at court. */
    .text = N_ ("The General readies the {favor} again."),
  },
  [KINGDOM_EVENT_REWOUND] = {
    .id = "rewound",
    .text = N_ ("{player} starts the step again."),
  },
  [KINGDOM_EVENT_FAVOR_TAKEN] = {
    .id = "favor-taken",
    .args = &character_args,
    /* Translators: {character} is a person at court. */
    .text = N_ ("{player} wins the favor of the {character}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [KINGDOM_EVENT_PHILOSOPHER_UNCOVERED] = {
    .id = "philosopher-uncovered",
    .args = &uncovered_args,
    /* Translators: {piece} is e.g. "Philosopher's bend". */
    .text = N_ ("The next Philosopher is a {piece}."),
    .reveals = TRUE,
  },
  [KINGDOM_EVENT_LEVEL_RAISED] = {
    .id = "level-raised",
    .args = &level_args,
    /* Translators: {character} is a person at court, {n} is what the wish counts. */
    .text = N_ ("The next {character} wants {n}."),
  },
  [KINGDOM_EVENT_NOTHING_TAKEN] = {
    .id = "nothing-taken",
    .text = N_ ("Nobody can help {player} this turn."),
  },
  [KINGDOM_EVENT_TWILIGHT] = {
    .id = "twilight",
    .args = &n_args,
    NP_ ("The bag is empty. {n} turn remains.",
         "The bag is empty. {n} turns remain."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [KINGDOM_EVENT_KING_WON] = {
    .id = "king-won",
    .text = N_ ("The King favors {player}, who wins the game!"),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [KINGDOM_EVENT_COURT_GOAL_WON] = {
    .id = "court-goal-won",
    .args = &n_args,
    NP_ ("{player} has gathered {n} character and wins the game.",
         "{player} has gathered {n} characters and wins the game."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [KINGDOM_EVENT_RANKED] = {
    .id = "ranked",
    .args = &ranked_args,
    .text = N_ ("{place}. {player}: standing {n}."),
    .forms = rankings,
    .choose_form = choose_ranked,
  },
};
