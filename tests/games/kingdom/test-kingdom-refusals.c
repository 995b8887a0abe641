/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-play.h"

/* Section 6: each refusal, and of several that apply the one that stands first in the rules. */

/**
 * Refused:
 * @first: (nullable): legal actions before it
 * @rewinds: how often this turn was begun again
 * @words: the action that is refused
 */
typedef struct
{
  const char  *refusal;
  KingdomSetup setup;
  const char  *first;
  const char  *words;
  guint        rewinds;
} Refused;

/* clang-format off */
/* A road to the east that the Magician can cut: afterwards the map is faulty. */
#define ROAD "D(0,0)r0 U(1,0)r1"
#define CUT "use-magician 1 0 1"
/* Two altered tiles that look like H; a Jester; two Hunters. */
#define CAPS "D(0,0)r0 E(0,1)r1+laborer.w E(0,2)r1+laborer.w"
#define FAVORS "D(0,0)r0 E(0,1)r1+laborer.w E(0,2)r1+guard.e U(1,0)r1+jester U(0,3)r1+hunter.arm-e+hunter.arm-w"
#define ISLAND "D(0,0)r0 B(0,1)r0 B(5,5)r0"
#define ENCLOSED "D(0,0)r0 E(0,-1)r2 B(0,1)r0 U(-1,0)r1 U(1,0)r1"

static const Refused refused[] = {
  /* The phase comes before all that is in an action. */
  { "need-draw", { .map = ROAD, .draw = TRUE }, NULL, "lay-tile 0 1 0" },
  { "need-draw", { .map = ROAD, .draw = TRUE }, NULL, "use-magician 0 0 4" },
  { "need-draw", { .map = ROAD, .draw = TRUE }, NULL, "take-favor jester" },
  { "need-match", { .map = CAPS, .draw = TRUE, .actions = "queen" }, "choose-tile h", "draw-tile" },
  { "need-match", { .map = CAPS, .draw = TRUE, .actions = "queen" }, "choose-tile h", "lay-tile 0 3 0" },
  { "need-match", { .map = CAPS, .draw = TRUE, .actions = "queen" }, "choose-tile h", "use-magician 0 0 4" },
  { "need-claim", { .map = ROAD, .hand = "B" }, "lay-tile 0 1 0; finish-work", "finish-work" },
  { "need-claim", { .map = ROAD, .hand = "B" }, "lay-tile 0 1 0; finish-work", "rewind" },
  { "not-now", { .map = ROAD, .hand = "B" }, NULL, "draw-tile" },
  { "not-now", { .map = ROAD, .hand = "B" }, NULL, "choose-tile a" },
  { "not-now", { .map = CAPS, .hand = "H" }, NULL, "replace-tile 0 1" },
  { "not-now", { .map = ROAD, .hand = "B" }, NULL, "take-favor jester" },
  { "not-now", { .map = ROAD, .hand = "B" }, NULL, "draw-tile", .rewinds = 8 },
  /* A careful turn. */
  { "careful-hand", { .map = ROAD, .hand = "E", .pieces = "farmer" }, NULL, "play-triangle farmer 100 100 n", .rewinds = 8 },
  { "careful-hand", { .map = ROAD, .hand = "E" }, NULL, "play-token jester 0 0 n", .rewinds = 8 },
  { "careful-hand", { .map = ROAD, .hand = "E" }, NULL, CUT, .rewinds = 8 },
  { "careful-hand", { .map = ROAD, .hand = "E" }, NULL, "use-bishop", .rewinds = 8 },
  { "careful-hand", { .map = ROAD, .hand = "E" }, NULL, "finish-work", .rewinds = 8 },
  { "careful-fault", { .map = ROAD, .hand = "E" }, NULL, "lay-tile 0 1 0", .rewinds = 8 },
  { "careful-fault", { .map = ROAD, .actions = "magician" }, NULL, CUT, .rewinds = 8 },
  { "occupied", { .map = ROAD, .hand = "E" }, NULL, "lay-tile 0 0 1", .rewinds = 8 },
  { "tile-fits", { .map = ROAD, .hand = "E" }, NULL, "set-aside-tile", .rewinds = 8 },
  { "not-owned", { .map = ROAD, .hand = "E" }, NULL, "use-charlatan", .rewinds = 8 },
  { "nothing-done", { .map = ROAD, .hand = "E" }, NULL, "rewind", .rewinds = 8 },
  { "no-rewinds", { .map = ROAD, .actions = "magician" }, "use-magician 1 0 2", "rewind", .rewinds = 8 },
  { "nothing-done", { .map = ROAD, .hand = "E" }, NULL, "rewind" },
  /* choose-tile */
  { "not-owned", { .map = "D(0,0)r0 X(-1,0)r0", .draw = TRUE }, NULL, "choose-tile x" },
  { "already-used", { .map = "D(0,0)r0 X(-1,0)r0", .draw = TRUE, .actions = "queen charlatan" },
    "choose-tile b; use-charlatan", "choose-tile x" },
  { "not-in-bag", { .map = "D(0,0)r0 X(-1,0)r0", .draw = TRUE, .actions = "queen" }, NULL, "choose-tile x" },
  /* replace-tile: no favor lies there, no tile does, the tile in hand */
  { "no-candidate", { .map = CAPS, .draw = TRUE, .actions = "queen" }, "choose-tile h", "replace-tile 0 0" },
  { "no-candidate", { .map = CAPS, .draw = TRUE, .actions = "queen" }, "choose-tile h", "replace-tile 7 7" },
  { "no-candidate", { .map = CAPS, .draw = TRUE, .actions = "queen" }, "choose-tile h", "replace-tile 100 100" },
  /* lay-tile */
  { "no-tile", { .map = ROAD }, NULL, "lay-tile 100 0 0" },
  { "no-tile", { .map = ROAD }, NULL, "lay-tile 0 0 0" },
  { "map-limit", { .map = "D(99,0)r0", .hand = "U" }, NULL, "lay-tile 100 0 1" },
  { "map-limit", { .map = "D(0,-99)r2", .hand = "U" }, NULL, "lay-tile 0 -100 0" },
  { "map-limit", { .map = ROAD, .hand = "U" }, NULL, "lay-tile 100 50 1" },
  { "occupied", { .map = ISLAND, .hand = "U" }, NULL, "lay-tile 5 5 0" },
  { "not-adjacent", { .map = ISLAND, .hand = "U" }, NULL, "lay-tile 6 6 0" },
  /* set-aside-tile */
  { "no-tile", { .map = ROAD, .actions = "magician" }, CUT, "set-aside-tile" },
  { "hand-altered", { .map = ROAD, .hand = "E", .pieces = "farmer", .actions = "magician" },
    CUT "; play-triangle farmer 100 100 n", "set-aside-tile" },
  { "map-faulty", { .map = ROAD, .hand = "E", .actions = "magician" }, CUT, "set-aside-tile" },
  { "tile-fits", { .map = ROAD, .hand = "E", .pieces = "farmer" }, NULL, "set-aside-tile" },
  /* play-triangle */
  { "no-piece", { .map = ROAD, .hand = "B", .pieces = "laborer" }, NULL, "play-triangle farmer 0 0 n" },
  { "not-eligible", { .map = ISLAND, .hand = "B", .pieces = "farmer" }, NULL, "play-triangle farmer 0 1 s" },
  { "not-eligible", { .map = ISLAND, .pieces = "farmer" }, NULL, "play-triangle farmer 100 100 n" },
  { "not-eligible", { .map = ISLAND, .hand = "B", .pieces = "farmer" }, "lay-tile 0 2 0", "play-triangle farmer 7 7 n" },
  { "no-change", { .map = ROAD, .hand = "B", .pieces = "farmer" }, NULL, "play-triangle farmer 100 100 n" },
  /* play-token: a Philosopher without a road, or whose piece has another shape */
  { "no-piece", { .map = ROAD, .hand = "B" }, NULL, "play-token jester 0 0 n" },
  { "no-piece", { .map = ROAD, .hand = "E", .pieces = "philosopher-straight" }, NULL,
    "play-token philosopher 100 100 middle" },
  { "no-piece", { .map = ROAD, .hand = "E", .pieces = "philosopher-straight" }, NULL,
    "play-token philosopher 100 100 middle ne" },
  { "not-eligible", { .map = ROAD, .hand = "B", .pieces = "jester" }, NULL, "play-token jester 0 0 n" },
  { "bad-spot", { .map = ROAD, .hand = "B", .pieces = "jester" }, NULL, "play-token jester 100 100 n" },
  { "bad-spot", { .map = ROAD, .hand = "B", .pieces = "noblewoman" }, NULL, "play-token noblewoman 100 100 middle ns" },
  { "bad-spot", { .map = ROAD, .hand = "B", .pieces = "hunter" }, NULL, "play-token hunter 100 100 n ns" },
  { "bad-spot", { .map = ROAD, .hand = "B", .pieces = "philosopher-straight" }, NULL,
    "play-token philosopher 100 100 n ns" },
  { "no-road", { .map = ROAD, .hand = "B", .pieces = "hunter" }, NULL, "play-token hunter 100 100 n" },
  { "no-change", { .map = ROAD, .hand = "X", .pieces = "jester" }, NULL, "play-token jester 100 100 middle" },
  { "no-change", { .map = ROAD, .hand = "B", .pieces = "noblewoman" }, NULL, "play-token noblewoman 100 100 middle" },
  { "no-change", { .map = ROAD, .hand = "U", .pieces = "philosopher-straight" }, NULL,
    "play-token philosopher 100 100 middle ns" },
  { "no-change", { .map = ROAD, .hand = "B", .pieces = "hunter hunter" }, "play-token hunter 100 100 middle",
    "play-token hunter 100 100 middle" },
  /* use-charlatan */
  { "not-owned", { .map = ROAD }, NULL, "use-charlatan" },
  { "already-used", { .map = ROAD, .hand = "B", .actions = "charlatan queen" },
    "use-charlatan; choose-tile b; lay-tile 0 1 0", "use-charlatan" },
  { "no-tile", { .map = ROAD, .empty = TRUE, .actions = "charlatan" }, NULL, "use-charlatan" },
  { "hand-altered", { .map = ROAD, .hand = "E", .empty = TRUE, .pieces = "farmer", .actions = "charlatan" },
    "play-triangle farmer 100 100 n", "use-charlatan" },
  { "bag-empty", { .map = ROAD, .hand = "E", .empty = TRUE, .actions = "charlatan magician" }, CUT, "use-charlatan" },
  { "map-faulty", { .map = ROAD, .hand = "E", .actions = "charlatan magician" }, CUT, "use-charlatan" },
  /* use-handmaiden: an empty cell, the tile in hand, a tile laid this turn */
  { "not-owned", { .map = ISLAND, .hand = "B" }, NULL, "use-handmaiden 7 7 8 8" },
  { "already-used", { .map = ISLAND, .hand = "B", .actions = "handmaiden" }, "use-handmaiden 0 0 0 1",
    "use-handmaiden 7 7 8 8" },
  { "not-previous", { .map = ISLAND, .hand = "B", .actions = "handmaiden" }, NULL, "use-handmaiden 7 7 7 7" },
  { "not-previous", { .map = ISLAND, .hand = "B", .actions = "handmaiden" }, NULL, "use-handmaiden 0 0 100 100" },
  { "not-previous", { .map = ISLAND, .hand = "B", .actions = "handmaiden" }, "lay-tile 0 2 0", "use-handmaiden 0 0 0 2" },
  { "same-tile", { .map = ISLAND, .hand = "B", .actions = "handmaiden" }, NULL, "use-handmaiden 5 5 5 5" },
  { "isolation", { .map = ISLAND, .hand = "B", .actions = "handmaiden" }, NULL, "use-handmaiden 0 0 5 5" },
  /* use-merchant: ruling 41 says what the old cell is refused as */
  { "not-owned", { .map = ENCLOSED, .hand = "B" }, NULL, "use-merchant 7 7 0 0" },
  { "already-used", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, "use-merchant 0 1 0 -2", "use-merchant 7 7 0 0" },
  { "not-previous", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 7 7 0 0" },
  { "not-previous", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, "lay-tile 0 2 0", "use-merchant 0 2 0 -2" },
  { "enclosed-tile", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 0 0 0 1" },
  { "occupied", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 0 1 0 0" },
  { "occupied", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 0 1 0 1" },
  { "map-limit", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 0 1 100 0" },
  { "map-limit", { .map = "D(99,0)r0 B(99,1)r0", .hand = "B", .actions = "merchant" }, NULL, "use-merchant 99 1 100 0" },
  { "isolation", { .map = ENCLOSED, .hand = "B", .actions = "merchant" }, NULL, "use-merchant 0 1 0 2" },
  /* use-magician */
  { "not-owned", { .map = ROAD, .hand = "B" }, NULL, "use-magician 0 0 4" },
  { "already-used", { .map = ROAD, .hand = "B", .actions = "magician" }, CUT, "use-magician 7 7 4" },
  { "not-previous", { .map = ROAD, .hand = "B", .actions = "magician" }, NULL, "use-magician 7 7 4" },
  { "not-previous", { .map = ROAD, .hand = "B", .actions = "magician" }, NULL, "use-magician 100 100 1" },
  { "not-previous", { .map = ROAD, .hand = "B", .actions = "magician" }, "lay-tile 0 1 0", "use-magician 0 1 1" },
  { "bad-turns", { .map = ROAD, .hand = "B", .actions = "magician" }, NULL, "use-magician 0 0 4" },
  { "bad-turns", { .map = ROAD, .hand = "B", .actions = "magician" }, NULL, "use-magician 0 0 0" },
  { "bad-turns", { .map = ROAD, .hand = "B", .actions = "magician" }, NULL, "use-magician 0 0 -1" },
  { "bad-turns", { .map = ROAD, .actions = "magician" }, NULL, "use-magician 1 0 5", .rewinds = 8 },
  /* use-nobleman and use-nobleman-again */
  { "not-owned", { .map = ROAD, .hand = "B" }, NULL, "use-nobleman 7 7 4" },
  { "already-used", { .map = ROAD, .hand = "B", .actions = "nobleman" }, "use-nobleman 0 0 1", "use-nobleman 7 7 4" },
  { "not-previous", { .map = ROAD, .hand = "B", .actions = "nobleman" }, NULL, "use-nobleman 7 7 4" },
  { "bad-turns", { .map = ROAD, .hand = "B", .actions = "nobleman" }, NULL, "use-nobleman 0 0 4" },
  { "no-second", { .map = ROAD, .hand = "B", .actions = "nobleman" }, NULL, "use-nobleman-again 7 7 4" },
  { "no-second", { .map = ROAD, .hand = "B", .actions = "nobleman" }, "use-nobleman 0 0 1; use-nobleman-again 1 0 1",
    "use-nobleman-again 1 0 1" },
  { "same-tile", { .map = ROAD, .hand = "B", .actions = "nobleman" }, "use-nobleman 0 0 1", "use-nobleman-again 0 0 4" },
  { "not-previous", { .map = ROAD, .hand = "B", .actions = "nobleman" }, "use-nobleman 0 0 1", "use-nobleman-again 7 7 4" },
  { "bad-turns", { .map = ROAD, .hand = "B", .actions = "nobleman" }, "use-nobleman 0 0 1", "use-nobleman-again 1 0 4" },
  /* use-pawnbroker-swap */
  { "not-owned", { .map = FAVORS, .hand = "B" }, NULL, "use-pawnbroker-swap 7 7 tri-n 8 8 middle" },
  { "already-used", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, "use-pawnbroker-swap 0 1 tri-w 0 2 tri-e",
    "use-pawnbroker-swap 7 7 tri-n 8 8 middle" },
  { "not-previous", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 7 7 tri-n 0 1 tri-n" },
  { "not-previous", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 1 tri-n 7 7 tri-n" },
  { "no-favor", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 1 tri-n 1 0 middle" },
  { "no-favor", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 1 0 middle 0 1 tri-n" },
  { "no-favor", { .map = FAVORS, .hand = "B", .pieces = "guard", .actions = "pawnbroker" },
    "lay-tile 1 2 0; play-triangle guard 0 2 w", "use-pawnbroker-swap 0 1 tri-w 0 2 tri-w" },
  { "other-shape", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 1 tri-w 1 0 middle" },
  { "other-shape", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 1 0 middle 0 3 arm-e" },
  { "other-shape", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 1 tri-w 0 1 tri-w ns" },
  { "other-shape", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 1 0 middle 1 0 middle ns" },
  { "other-shape", { .map = "D(0,0)r0 U(1,0)r1+straight.ew U(2,0)r1+jester", .actions = "pawnbroker" }, NULL,
    "use-pawnbroker-swap 1 0 middle 2 0 middle ne" },
  { "no-change", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 1 tri-w 0 1 tri-w" },
  { "no-change", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 3 arm-e 0 3 arm-w" },
  { "no-change", { .map = CAPS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-swap 0 1 tri-w 0 2 tri-w" },
  /* use-pawnbroker-remove */
  { "not-owned", { .map = FAVORS, .hand = "B" }, NULL, "use-pawnbroker-remove 7 7 middle" },
  { "already-used", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, "use-pawnbroker-remove 0 1 tri-w",
    "use-pawnbroker-remove 7 7 middle" },
  { "not-previous", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-remove 7 7 middle" },
  { "not-previous", { .map = FAVORS, .hand = "E", .pieces = "farmer", .actions = "pawnbroker" },
    "play-triangle farmer 100 100 n", "use-pawnbroker-remove 100 100 tri-n" },
  { "no-favor", { .map = FAVORS, .hand = "B", .actions = "pawnbroker" }, NULL, "use-pawnbroker-remove 0 1 middle" },
  { "no-favor", { .map = FAVORS, .hand = "B", .pieces = "guard", .actions = "pawnbroker" },
    "lay-tile 1 2 0; play-triangle guard 0 2 w", "use-pawnbroker-remove 0 2 tri-w" },
  /* use-alchemist */
  { "not-owned", { .map = ISLAND, .hand = "B" }, NULL, "use-alchemist 7 7 8 8 9 9" },
  { "already-used", { .map = ENCLOSED, .hand = "B", .actions = "alchemist" }, "use-alchemist 0 0 0 1 0 -1",
    "use-alchemist 7 7 8 8 9 9" },
  { "not-previous", { .map = ISLAND, .hand = "B", .actions = "alchemist" }, NULL, "use-alchemist 0 0 0 0 7 7" },
  { "same-tile", { .map = ISLAND, .hand = "B", .actions = "alchemist" }, NULL, "use-alchemist 5 5 0 1 5 5" },
  { "isolation", { .map = ISLAND, .hand = "B", .actions = "alchemist" }, NULL, "use-alchemist 0 0 0 1 5 5" },
  /* use-bishop */
  { "not-owned", { .map = ROAD, .hand = "B" }, NULL, "use-bishop" },
  { "already-used", { .map = ROAD, .hand = "B", .actions = "bishop queen" }, "lay-tile 0 1 0; use-bishop; choose-tile b",
    "use-bishop" },
  { "lay-first", { .map = ROAD, .hand = "B", .actions = "bishop magician" }, CUT, "use-bishop" },
  { "map-faulty", { .map = ROAD, .empty = TRUE, .actions = "bishop magician" }, CUT, "use-bishop" },
  { "bag-empty", { .map = ROAD, .empty = TRUE, .actions = "bishop" }, NULL, "use-bishop" },
  /* use-general: not himself, and nobody who gives pieces */
  { "not-owned", { .map = ROAD, .hand = "B" }, NULL, "use-general magician" },
  { "already-used", { .map = ROAD, .hand = "B", .actions = "general magician" }, CUT "; use-general magician",
    "use-general charlatan" },
  { "not-flipped", { .map = ROAD, .hand = "B", .actions = "general magician" }, NULL, "use-general magician" },
  { "not-flipped", { .map = ROAD, .hand = "B", .actions = "general" }, NULL, "use-general general" },
  { "not-flipped", { .map = ROAD, .hand = "B", .actions = "general" }, NULL, "use-general farmer" },
  { "second-open", { .map = ROAD, .hand = "B", .actions = "general nobleman" }, "use-nobleman 0 0 1", "use-general nobleman" },
  /* finish-work, take-favor */
  { "lay-first", { .map = ROAD, .hand = "B", .actions = "magician" }, CUT, "finish-work" },
  { "faulty", { .map = ROAD, .actions = "magician" }, CUT, "finish-work" },
  { "not-offered", { .map = ROAD, .hand = "B" }, "lay-tile 0 1 0; finish-work", "take-favor king" },
};

/* clang-format on */

static void
begin (KingdomState *state, const Refused *self)
{
  kingdom_play_init (state, &self->setup);
  state->rewinds = (guint8) self->rewinds;
  if (self->first != NULL)
    kingdom_play (state, self->first);
}

static void
test_refused (gconstpointer data)
{
  const Refused *self = data;
  KingdomState   state;

  begin (&state, self);
  kingdom_play_refused (&state, self->words, self->refusal);
}

static void
assert_refused (const KingdomState *state, const FavorAction *action, const char *id)
{
  const KingdomState before = *state;
  FavorRefusal       why = { 0 };

  g_assert_false (kingdom_check (state, action, &why));
  g_assert_cmpstr (kingdom_refusals[why.reason].id, ==, id);
  g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
}

/* Before all else: whether there is a game, and whose turn it is. */
static void
test_who (void)
{
  const KingdomSetup setup = { .map = ROAD, .draw = TRUE };
  KingdomState       state;
  FavorAction        action;

  kingdom_play_init (&state, &setup);
  action = kingdom_play_action (&state, "use-merchant 0 0 1 1");
  action.seat = 1;
  assert_refused (&state, &action, "not-your-turn");
  action.kind = KINGDOM_N_ACTIONS;
  assert_refused (&state, &action, "not-your-turn");
  action.seat = 0;
  assert_refused (&state, &action, "unknown-action");
  state.head.decider = FAVOR_SEAT_NONE;
  state.head.phase = KINGDOM_PHASE_OVER;
  assert_refused (&state, &action, "game-over");
}

/* What a neighbour owns is of no use. */
static void
test_owner (void)
{
  const KingdomSetup setup = { .map = ROAD, .hand = "B" };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  state.seat[1].actions[KINGDOM_MAGICIAN] = TRUE;
  state.table.stack[KINGDOM_MAGICIAN]--;
  kingdom_play_refused (&state, CUT, "not-owned");
}

/* Arguments that no words can say. */
static void
test_malformed (void)
{
  const KingdomSetup setup = { .map = ROAD, .hand = "B", .pieces = "jester hunter" };
  KingdomState       state;
  FavorAction        action;

  kingdom_play_init (&state, &setup);
  action = kingdom_play_action (&state, "lay-tile 0 1 4");
  assert_refused (&state, &action, "bad-parameter");
  action = kingdom_play_action (&state, "lay-tile 101 0 0");
  assert_refused (&state, &action, "bad-parameter");
  action = kingdom_play_action (&state, "play-token hunter 100 100 middle");
  action.arg[KINGDOM_PLAY_SPOT] = KINGDOM_SPOT_ARM (FAVOR_N_SIDES);
  assert_refused (&state, &action, "bad-parameter");
  action = kingdom_play_action (&state, "play-token jester 100 100 middle");
  action.arg[KINGDOM_PLAY_ROAD + 1] = 1;
  assert_refused (&state, &action, "bad-parameter");
  action = kingdom_play_action (&state, "use-general king");
  action.arg[KINGDOM_CHARACTER]++;
  assert_refused (&state, &action, "bad-parameter");
  action = kingdom_play_action (&state, "use-magician 101 0 4");
  assert_refused (&state, &action, "bad-parameter");
}

/* What a refusal says: whose favor it is, and which fault is the first. */
static void
test_words (void)
{
  const KingdomSetup setup = { .map = "U(5,0)r0+farmer.n+jester U(0,1)r0 U(0,2)r0",
                               .pieces = "hunter hunter",
                               .actions = "magician nobleman" };
  KingdomState       state;
  FavorAction        action;
  FavorRefusal       why = { 0 };

  kingdom_play_init (&state, &setup);
  action = kingdom_play_action (&state, "use-alchemist 0 0 1 0 2 0");
  g_assert_false (kingdom_check (&state, &action, &why));
  g_assert_cmpint (why.arg[0], ==, KINGDOM_ALCHEMIST);
  action = kingdom_play_action (&state, "play-token philosopher 5 0 middle");
  g_assert_false (kingdom_check (&state, &action, &why));
  g_assert_cmpint (why.arg[0], ==, KINGDOM_PHILOSOPHER);
  /* A loose road in the first row, and edges that do not match further down: the table of faults has these first. */
  kingdom_play (&state,
                "use-magician 5 0 2; play-token hunter 5 0 middle; use-nobleman 0 2 1");
  action = kingdom_play_action (&state, "finish-work");
  g_assert_false (kingdom_check (&state, &action, &why));
  g_assert_cmpint (why.reason, ==, KINGDOM_REFUSAL_FAULTY);
  g_assert_cmpint (why.arg[0], ==, KINGDOM_FAULT_EDGE_MISMATCH);
  g_assert_cmpint (why.arg[1], ==, 0);
  g_assert_cmpint (why.arg[2], ==, 1);
}

/* No refusal is left out above. */
static void
test_all (void)
{
  static const char *const others[] = { "none",
                                        "game-over",
                                        "not-your-turn",
                                        "unknown-action",
                                        "bad-parameter",
                                        "broken-position",
                                        NULL };

  for (guint reason = 0; reason < KINGDOM_N_REFUSALS; reason++)
    {
      gboolean found = g_strv_contains (others, kingdom_refusals[reason].id);

      for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
        found = found || strcmp (refused[i].refusal, kingdom_refusals[reason].id) == 0;
      if (!found)
        g_error ("%s is refused nowhere", kingdom_refusals[reason].id);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/refused/%03u-%s",
                                               i + 1,
                                               refused[i].refusal);

      g_test_add_data_func (path, &refused[i], test_refused);
    }
  g_test_add_func ("/kingdom/refused/who", test_who);
  g_test_add_func ("/kingdom/refused/owner", test_owner);
  g_test_add_func ("/kingdom/refused/malformed", test_malformed);
  g_test_add_func ("/kingdom/refused/words", test_words);
  g_test_add_func ("/kingdom/refused/all", test_all);
  return g_test_run ();
}
