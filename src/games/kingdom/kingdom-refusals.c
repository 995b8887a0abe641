/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-look.h"
#include "kingdom-actions.h"
#include "kingdom-where.h"

static const FavorField broken_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };

static const FavorSchema broken_args = FAVOR_ARGS ("broken", broken_fields, 1);

static const FavorField faulty_fields[] = {
  FAVOR_ARG_ENUM (0, "fault", &kingdom_faults),
  FAVOR_ARG_INT (1, "x", -KINGDOM_IN_HAND, KINGDOM_IN_HAND),
  FAVOR_ARG_INT (2, "y", -KINGDOM_IN_HAND, KINGDOM_IN_HAND),
  KINGDOM_ARG_TILE (3, "place"),
};

static const FavorSchema faulty_args = FAVOR_ARGS ("faulty", faulty_fields, 4);

/* A person at court. */
static const FavorField favor_fields[] = {
  FAVOR_ARG_ENUM (0, "favor", &kingdom_characters)
};

static const FavorSchema favor_args = FAVOR_ARGS ("favor", favor_fields, 1);

#define OF_FAVOR(name, its_id, words)                                                    \
  [KINGDOM_REFUSAL_##name] = { .id = its_id, .args = &favor_args, .text = words }
#define REFUSAL(name, its_id, words)                                                     \
  [KINGDOM_REFUSAL_##name] = { .id = its_id, .text = words }

const FavorKind kingdom_refusals[KINGDOM_N_REFUSALS] = {
  [FAVOR_REFUSAL_NONE] = { .id = "none", .text = "Nothing is wrong." },
  [FAVOR_REFUSAL_GAME_OVER] = { .id = "game-over", .text = N_ ("The game is over.") },
  [FAVOR_REFUSAL_NOT_YOUR_DECISION] = { .id = "not-your-turn",
                                        .text = N_ ("It is another player's turn.") },
  [FAVOR_REFUSAL_UNKNOWN_ACTION] = { .id = "unknown-action",
                                     .text = N_ ("That is not an action of this game.") },
  [FAVOR_REFUSAL_BAD_PARAMETER] = {
    .id = "bad-parameter",
    .text = N_ ("This action is incomplete or malformed."),
  },
  [FAVOR_REFUSAL_BROKEN_POSITION] = {
    .id = "broken-position",
    .args = &broken_args,
    /* Translators: {n} is the number of a rule about positions. */
    .text = N_ ("This position cannot occur in this game (invariant {n})."),
  },
  REFUSAL (NEED_DRAW, "need-draw", N_ ("Draw a tile first.")),
  REFUSAL (NEED_MATCH,
           "need-match",
           N_ ("First choose which altered tile your tile replaces.")),
  REFUSAL (NEED_CLAIM, "need-claim", N_ ("First take a favor.")),
  REFUSAL (NOT_NOW, "not-now", N_ ("You cannot do that while changing the board.")),
  REFUSAL (CAREFUL_HAND,
           "careful-hand",
           N_ ("Lay your tile first; you have rewound too often this turn.")),
  REFUSAL (CAREFUL_FAULT,
           "careful-fault",
           N_ ("That would leave the map faulty, and you have rewound too often this "
               "turn.")),
  /* Translators: {favor} is a person at court, e.g. Merchant. */
  OF_FAVOR (NOT_OWNED, "not-owned", N_ ("You do not have the {favor}.")),
  /* Translators: {favor} is a person at court, e.g. Merchant. */
  OF_FAVOR (ALREADY_USED,
            "already-used",
            N_ ("You have already used the {favor} this turn.")),
  REFUSAL (NOT_IN_BAG, "not-in-bag", N_ ("No such tile is left in the bag.")),
  REFUSAL (NO_CANDIDATE, "no-candidate", N_ ("Your tile does not look like that tile.")),
  REFUSAL (NO_TILE, "no-tile", N_ ("You have no tile to lay.")),
  REFUSAL (MAP_LIMIT, "map-limit", N_ ("The map cannot grow any further that way.")),
  REFUSAL (OCCUPIED, "occupied", N_ ("There is already a tile there.")),
  REFUSAL (NOT_ADJACENT,
           "not-adjacent",
           N_ ("A tile must touch another tile along an edge.")),
  REFUSAL (HAND_ALTERED, "hand-altered", N_ ("You have already altered this tile.")),
  REFUSAL (MAP_FAULTY, "map-faulty", N_ ("First repair the map.")),
  REFUSAL (TILE_FITS, "tile-fits", N_ ("This tile can be laid.")),
  /* Translators: {favor} is a person at court, e.g. Farmer. */
  OF_FAVOR (NO_PIECE, "no-piece", N_ ("You have no {favor} to play.")),
  REFUSAL (NOT_ELIGIBLE,
           "not-eligible",
           N_ ("You may only alter your tile, its neighbours, and tiles your action favors "
               "touched this turn.")),
  REFUSAL (NO_CHANGE, "no-change", N_ ("That would change nothing there.")),
  REFUSAL (BAD_SPOT,
           "bad-spot",
           N_ ("This token can only lie in the middle of a tile.")),
  REFUSAL (NO_ROAD, "no-road", N_ ("There is no road to cover there.")),
  REFUSAL (BAG_EMPTY, "bag-empty", N_ ("The bag is empty.")),
  REFUSAL (NOT_PREVIOUS,
           "not-previous",
           N_ ("Only tiles from earlier turns can be chosen.")),
  REFUSAL (SAME_TILE, "same-tile", N_ ("Choose different tiles.")),
  REFUSAL (ISOLATION, "isolation", N_ ("A tile may not be moved into isolation.")),
  REFUSAL (ENCLOSED_TILE,
           "enclosed-tile",
           N_ ("That tile is touched on all four sides.")),
  REFUSAL (BAD_TURNS,
           "bad-turns",
           N_ ("Turn a tile by one, two or three quarter turns.")),
  REFUSAL (NO_SECOND, "no-second", N_ ("There is no second tile to turn.")),
  REFUSAL (NO_FAVOR, "no-favor", N_ ("There is no favor from an earlier turn there.")),
  REFUSAL (OTHER_SHAPE,
           "other-shape",
           N_ ("Those favors cannot take each other's place.")),
  REFUSAL (LAY_FIRST, "lay-first", N_ ("Lay your tile first.")),
  REFUSAL (NOT_FLIPPED, "not-flipped", N_ ("You have not used that favor this turn.")),
  REFUSAL (SECOND_OPEN, "second-open", N_ ("First turn the Nobleman's second tile.")),
  REFUSAL (NOTHING_DONE, "nothing-done", N_ ("There is nothing to take back.")),
  REFUSAL (NO_REWINDS, "no-rewinds", N_ ("You cannot rewind again this turn.")),
  [KINGDOM_REFUSAL_FAULTY] = {
    .id = "faulty",
    .args = &faulty_args,
    /* Translators: {fault} is e.g. "a road that ends nowhere", {place} a tile: "the westernmost “Bend”" */
    .text = N_ ("The map does not fit together yet: {fault} ({place})."),
  },
  REFUSAL (NOT_OFFERED, "not-offered", N_ ("You cannot take that favor now.")),
};
