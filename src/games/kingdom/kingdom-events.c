/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-events.h"
#include "kingdom-texts.h"

#define NUMBER(i, name)    FAVOR_ARG_INT (i, name, -KINGDOM_IN_HAND, KINGDOM_IN_HAND)
#define CELL(i, n)         NUMBER (i, "x" n), NUMBER ((i) + 1, "y" n)
#define LETTER(i, n)       FAVOR_ARG_ENUM (i, "letter" n, &kingdom_types)
#define PIECE(i)           FAVOR_ARG_ENUM (i, "favor", &kingdom_pieces)
#define CHARACTER(i, name) FAVOR_ARG_ENUM (i, name, &kingdom_characters)
#define AMOUNT(i, name)    FAVOR_ARG_INT (i, name, 0, 999)

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = { .id = (schema_id),                            \
                                           .fields = name##_fields,                      \
                                           .n_fields = G_N_ELEMENTS (name##_fields),     \
                                           .size = G_N_ELEMENTS (name##_fields) *        \
                                                   sizeof (gint16) }

/* clang-format off */
ARGS (letter, "letter", LETTER (0, ""));
ARGS (exchange, "exchange", LETTER (0, ""), CELL (1, ""), LETTER (3, "2"), FAVOR_ARG_INT (4, "rot", 0, 3));
ARGS (lay, "lay", LETTER (0, ""), CELL (1, ""), FAVOR_ARG_INT (3, "rot", 0, 3));
ARGS (triangle, "triangle", PIECE (0), FAVOR_ARG_ENUM (1, "side", &kingdom_sides), CELL (2, ""));
ARGS (token, "token", PIECE (0), CELL (1, ""), FAVOR_ARG_ENUM (3, "spot", &kingdom_spots),
      FAVOR_ARG_ENUM (4, "road", &kingdom_roads, .nullable = TRUE));
ARGS (replaced, "replaced", PIECE (0), CELL (1, ""), FAVOR_ARG_ENUM (3, "slot", &kingdom_slots),
      FAVOR_ARG_BOOL (4, "kept"));
ARGS (piece, "piece", PIECE (0));
ARGS (two_cells, "two-cells", CELL (0, ""), CELL (2, "2"));
ARGS (three_cells, "three-cells", CELL (0, ""), CELL (2, "2"), CELL (4, "3"));
ARGS (rotated, "rotated", CHARACTER (0, "favor"), CELL (1, ""), FAVOR_ARG_INT (3, "n", 1, 3));
ARGS (removed, "removed", PIECE (0), CELL (1, ""), FAVOR_ARG_ENUM (3, "slot", &kingdom_slots));
ARGS (reused, "reused", CHARACTER (0, "favor"));
ARGS (character, "character", CHARACTER (0, "character"));
ARGS (uncovered, "uncovered", FAVOR_ARG_ENUM (0, "piece", &kingdom_pieces));
ARGS (level, "level", CHARACTER (0, "character"), AMOUNT (1, "n"));
ARGS (n, "n", AMOUNT (0, "n"));
ARGS (ranked, "ranked", AMOUNT (0, "place"), AMOUNT (1, "n"),
      FAVOR_ARG_ENUM (2, "character", &kingdom_characters, .nullable = TRUE), AMOUNT (3, "m"));
/* clang-format on */

/* The tile in hand has no cell. */
#define IN_HAND(x) ((x) == KINGDOM_IN_HAND ? 1 : 0)

static guint
choose_triangle (const gint16 *arg)
{
  return IN_HAND (arg[2]);
}

static guint
choose_second (const gint16 *arg)
{
  return IN_HAND (arg[1]);
}

static guint
choose_ranked (const gint16 *arg)
{
  return arg[2] == FAVOR_NONE;
}

static const char *const triangles[] = {
  /* Translators: {favor} is a person at court, {side} is "north" or the like. */
  N_ ("{player} plays the {favor} on the {side} of column {x}, row {y}."),
  /* Translators: {favor} is a person at court, {side} is "north" or the like. */
  N_ ("{player} plays the {favor} on the {side} of the tile in hand."),
  NULL,
};

static const char *const tokens[] = {
  /* Translators: {favor} is a person at court. */
  N_ ("{player} plays the {favor} in column {x}, row {y}."),
  /* Translators: {favor} is a person at court. */
  N_ ("{player} plays the {favor} on the tile in hand."),
  NULL,
};

static const char *const replacings[] = {
  /* Translators: {favor} is a person at court. */
  N_ ("The {favor} in column {x}, row {y} is replaced."),
  /* Translators: {favor} is a person at court. */
  N_ ("The {favor} on the tile in hand is replaced."),
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
    .args = &letter_args,
    /* Translators: {letter} is the letter of a type of tile. */
    .text = N_ ("{player} draws tile {letter}."),
    .reveals = TRUE,
  },
  [KINGDOM_EVENT_TILE_CHOSEN] = {
    .id = "tile-chosen",
    .args = &letter_args,
    .text = N_ ("With the Queen's help {player} chooses tile {letter}."),
  },
  [KINGDOM_EVENT_TILE_EXCHANGED] = {
    .id = "tile-exchanged",
    .args = &exchange_args,
    .text = N_ ("Tile {letter} takes the place of the altered tile in column {x}, row {y}; "
                "{player} now holds {letter2}."),
  },
  [KINGDOM_EVENT_TILE_LAID] = {
    .id = "tile-laid",
    .args = &lay_args,
    .text = N_ ("{player} lays {letter} in column {x}, row {y}."),
  },
  [KINGDOM_EVENT_TILE_SET_ASIDE] = {
    .id = "tile-set-aside",
    .args = &letter_args,
    .text = N_ ("Tile {letter} fits nowhere and is set aside."),
  },
  [KINGDOM_EVENT_TILE_REJECTED] = {
    .id = "tile-rejected",
    .args = &letter_args,
    .text = N_ ("The Charlatan sends {letter} back to the bag."),
  },
  [KINGDOM_EVENT_TRIANGLE_PLAYED] = {
    .id = "triangle-played",
    .args = &triangle_args,
    .text = N_ ("{player} plays the {favor}."),
    .forms = triangles,
    .choose_form = choose_triangle,
  },
  [KINGDOM_EVENT_TOKEN_PLAYED] = {
    .id = "token-played",
    .args = &token_args,
    .text = N_ ("{player} plays the {favor}."),
    .forms = tokens,
    .choose_form = choose_second,
  },
  [KINGDOM_EVENT_FAVOR_REPLACED] = {
    .id = "favor-replaced",
    .args = &replaced_args,
    .text = N_ ("The {favor} is replaced."),
    .forms = replacings,
    .choose_form = choose_second,
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
    .text = N_ ("The Handmaiden swaps the tiles in column {x}, row {y} and column {x2}, row "
                "{y2}."),
  },
  [KINGDOM_EVENT_TILE_RELOCATED] = {
    .id = "tile-relocated",
    .args = &two_cells_args,
    .text = N_ ("The Merchant moves the tile in column {x}, row {y} to column {x2}, row "
                "{y2}."),
  },
  [KINGDOM_EVENT_TILE_ROTATED] = {
    .id = "tile-rotated",
    .args = &rotated_args,
    /* Translators: {favor} is a person at court, {n} is 1, 2 or 3. */
    NP_ ("The {favor} turns the tile in column {x}, row {y} by {n} quarter turn.",
         "The {favor} turns the tile in column {x}, row {y} by {n} quarter turns."),
  },
  [KINGDOM_EVENT_TILES_SWITCHED] = {
    .id = "tiles-switched",
    .args = &three_cells_args,
    .text = N_ ("The Alchemist switches the tiles in column {x}, row {y}, column {x2}, row "
                "{y2} and column {x3}, row {y3}."),
  },
  [KINGDOM_EVENT_FAVORS_SWAPPED] = {
    .id = "favors-swapped",
    .args = &two_cells_args,
    .text = N_ ("The Pawnbroker swaps favors in column {x}, row {y} and column {x2}, row "
                "{y2}."),
  },
  [KINGDOM_EVENT_FAVOR_REMOVED] = {
    .id = "favor-removed",
    .args = &removed_args,
    /* Translators: {favor} is a person at court. */
    .text = N_ ("The Pawnbroker removes the {favor} in column {x}, row {y}."),
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
