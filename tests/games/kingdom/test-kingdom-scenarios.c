/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-places.h"
#include "kingdom-play.h"

/* Scenarios 12.21 to 12.62 as turns: wishes and the course of a turn. */

/**
 * Turn:
 * @now: the tiles on the map before the actions
 * @offer: what is on offer afterwards
 */
typedef struct
{
  const char  *name;
  KingdomSetup setup;
  const char  *words;
  const char  *offer;
} Turn;

/* clang-format off */
#define MAP_35 "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 B(0,2)r0"
#define MAP_36 "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1"
#define MAP_38 "D(0,0)r0 B(0,1)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 A(0,2)r0"
#define MAP_K(b, d) \
  "D(0,0)r0 B(0,1)r0" b " O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1" d " D(0,2)r2 D(-1,1)r3 Q(0,-1)r2 " \
  "R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 " \
  "S(1,3)r0 E(-2,3)r1"

static const Turn turns[] = {
  { "12.21-farmer", { .map = "D(0,0)r0", .hand = "E" }, "lay-tile 0 -1 2", "farmer" },
  { "12.23-jester", { .map = "D(0,0)r0", .hand = "B" }, "lay-tile 0 1 0", "jester" },
  { "12.24-charlatan", { .map = "D(0,0)r0", .hand = "B", .pieces = "jester" }, "lay-tile 0 1 0", "jester charlatan" },
  { "12.24-charlatan-owned", { .map = "D(0,0)r0", .hand = "B", .pieces = "jester", .actions = "charlatan" },
    "lay-tile 0 1 0", "jester" },
  { "12.25-laborer", { .map = "D(0,0)r0 E(0,-1)r2 U(1,0)r1", .hand = "B" }, "lay-tile 1 -1 0", "laborer" },
  { "12.26-philosopher", { .map = "D(0,0)r0 V(0,1)r3 V(1,1)r0 V(1,2)r1", .hand = "V" }, "lay-tile 0 2 2", "philosopher" },
  { "12.27-laborer-and-guard",
    { .map = "D(0,0)r0 U(1,0)r1 B(1,-1)r0 B(1,-2)r0 A(0,-2)r0", .hand = "U", .pieces = "laborer" },
    "play-triangle laborer 100 100 s; lay-tile 0 -1 0", "laborer guard" },
  { "12.28-loop-with-six-bends",
    { .map = "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r1 U(1,2)r1 V(0,2)r2", .hand = "U" }, "lay-tile 0 1 0",
    "philosopher knight" },
  { "12.29-hunter", { .map = "D(0,0)r0", .hand = "U", .pieces = "farmer farmer" },
    "play-triangle farmer 100 100 n; play-triangle farmer 100 100 s; lay-tile 0 1 0", "hunter" },
  { "12.30-astronomer-and-bishop",
    { .map = "D(1,0)r0 U(0,1)r0 U(0,2)r0 U(0,3)r0 U(2,1)r0 U(2,2)r0 B(1,1)r0 B(1,2)r0 B(1,3)r0", .hand = "U" },
    "lay-tile 2 3 0", "astronomer bishop" },
  { "12.31-merchant", { .map = "D(0,0)r0 U(0,-1)r0+laborer.s U(0,-2)r0 U(0,-3)r0+laborer.n", .hand = "E" },
    "lay-tile 0 -4 2", "farmer merchant" },
  { "12.32-magician", { .map = "I(0,0)r3 N(0,-1)r3 N(-1,-1)r2", .hand = "N" }, "lay-tile -1 0 1", "farmer magician" },
  { "12.33-knight", { .map = "A(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r2 V(3,2)r0", .hand = "A" },
    "lay-tile 3 3 2", "knight" },
  { "12.34-pawnbroker", { .map = "C(0,0)r0 E(0,-1)r2 E(1,0)r3 E(0,1)r0", .hand = "E" }, "lay-tile -1 0 1",
    "farmer pawnbroker" },
  { "12.35-noblewoman", { .map = MAP_35, .hand = "V" }, "lay-tile 1 2 3", "noblewoman" },
  { "12.36-nobleman", { .map = MAP_36, .hand = "B", .actions = "merchant" },
    "use-merchant 2 0 -1 0; lay-tile 0 1 0", "nobleman" },
  { "12.37-alchemist",
    { .map = "I(0,0)r3+laborer.e+laborer.s R(0,-1)r2 R(1,0)r3 R(0,1)r0 Q(-1,0)r1 N(1,-1)r3 N(1,1)r0 N(-1,1)r1", .hand = "M" },
    "lay-tile -1 -1 2", "farmer magician alchemist" },
  { "12.38-bishop", { .map = MAP_38, .hand = "V" }, "lay-tile 1 2 3", "bishop" },
  { "12.38-bishop-wants-two", { .map = MAP_38, .hand = "V", .bishop = 2 }, "lay-tile 1 2 3", "jester" },
  { "12.39-general",
    { .map = "D(0,0)r2 V(-1,0)r3 V(1,0)r0 U(-1,1)r0 U(1,1)r0 V(-1,2)r2 U(0,2)r1 V(1,2)r1", .hand = "E" },
    "lay-tile 0 1 0", "laborer general" },
  { "12.40-queen",
    { .map = "B(0,0)r0 M(-1,-1)r2 M(1,-1)r3 N(1,1)r0 N(-1,1)r1 F(0,-1)r0 F(0,1)r0 G(-1,0)r1 R(1,0)r1", .hand = "E" },
    "lay-tile 2 0 3", "farmer queen" },
  { "12.41-handmaiden",
    { .map = "D(0,2)r2 A(0,1)r2 A(0,-1)r0 U(1,2)r1 B(1,1)r0 U(1,0)r1 B(1,-1)r0", .hand = "U", .pieces = "philosopher-bridge" },
    "lay-tile 0 0 0; play-token philosopher 0 0 middle bridge-ns", "handmaiden" },
  { "12.42-king", { .map = MAP_K ("", ""), .hand = "E" }, "lay-tile 2 3 3", "queen king" },
  { "12.44-no-cloister", { .map = MAP_K ("+hunter", ""), .hand = "E" }, "lay-tile 2 3 3", "jester" },
  { "12.45-cut-loop", { .map = MAP_K ("", "+jester"), .hand = "E" }, "lay-tile 2 3 3", "queen" },
  { "12.47-mended", { .map = "D(0,0)r0", .hand = "E", .pieces = "farmer" },
    "lay-tile 0 1 0; play-triangle farmer 0 1 n", "jester" },
  { "12.62-nobleman-owned", { .map = MAP_36, .hand = "B", .actions = "merchant nobleman" },
    "use-merchant 2 0 -1 0; lay-tile 0 1 0", "jester" },
};

/* clang-format on */

static void
test_turn (gconstpointer data)
{
  const Turn  *self = data;
  KingdomState state;

  kingdom_play_init (&state, &self->setup);
  kingdom_play_offer (&state, self->words, self->offer);
}

#define BEGIN(...)                                                                       \
  const KingdomSetup setup = { __VA_ARGS__ };                                            \
  KingdomState       state;                                                              \
                                                                                         \
  kingdom_play_init (&state, &setup)

static void
test_22 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E");
  kingdom_play (&state, "lay-tile 0 -1 2; finish-work; take-favor farmer");
  g_assert_cmpuint (state.seat[0].pieces[KINGDOM_PIECE_FARMER], ==, 1);
  favor_assert_text (kingdom_play_characters (state.seat[0].court), "farmer");
  g_assert_cmpuint (state.levels[0], ==, 2);
  g_assert_cmpint (state.head.decider, ==, 1);
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
}

static void
test_43 (void)
{
  BEGIN (.map = MAP_K ("", ""), .hand = "E");
  kingdom_play (&state, "lay-tile 2 3 3; finish-work; take-favor king");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_OVER);
  g_assert_cmpuint (state.reason, ==, KINGDOM_END_KING);
  g_assert_cmpint (state.winner, ==, 0);
  g_assert_cmpuint (kingdom_place (&state, 1), ==, 2);
}

static void
test_46 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E");
  kingdom_play (&state, "lay-tile 0 1 0");
  g_assert_cmpuint (kingdom_play_faults (&state), ==, 1);
  kingdom_play_refused (&state, "finish-work", "faulty");
}

static void
test_48 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E");
  kingdom_play_refused (&state, "finish-work", "lay-first");
}

static void
test_49 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E");
  kingdom_play_refused (&state, "lay-tile 0 0 0", "occupied");
  kingdom_play_refused (&state, "lay-tile 5 5 0", "not-adjacent");
  kingdom_play_refused (&state, "lay-tile 1 1 0", "not-adjacent");
  kingdom_play_refused (&state, "lay-tile 100 100 0", "map-limit");
}

/* Draws until a tile of that type comes. */
static void
draw (KingdomState *state, guint type)
{
  for (guint64 seed = 1;; seed++)
    {
      KingdomState      trial = *state;
      const FavorAction action = kingdom_play_action (state, "draw-tile");

      favor_rng_seed (&trial.head.rng, seed);
      kingdom_apply (&trial, &action, NULL);
      for (guint i = 0; i < kingdom_prints[type].count; i++)
        if (trial.table.tile[kingdom_prints[type].first + i].place != KINGDOM_PLACE_BAG &&
            state->table.tile[kingdom_prints[type].first + i].place == KINGDOM_PLACE_BAG)
          {
            *state = trial;
            return;
          }
    }
}

static void
test_50 (void)
{
  guint at;
  BEGIN (.map = "D(0,0)r0 E(0,1)r1+laborer.w", .draw = TRUE);
  g_assert_cmpuint (state.table.stack[KINGDOM_LABORER], ==, 7);
  draw (&state, KINGDOM_TYPE_H);
  at = kingdom_tile_at (&state.table, 0, 1);
  g_assert_cmpuint (kingdom_type_of[at], ==, KINGDOM_TYPE_H);
  g_assert_cmpuint (state.table.tile[at].rot, ==, 1);
  g_assert_cmpuint (state.table.stack[KINGDOM_LABORER], ==, 8);
  g_assert_cmpuint (kingdom_type_of[state.table.hand], ==, KINGDOM_TYPE_E);
  g_assert_false (kingdom_is_altered (&state.table.tile[state.table.hand]));
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_WORK);
  g_assert_true (kingdom_validate (&state, NULL));
}

static void
test_51 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "B", .actions = "charlatan");
  kingdom_play (&state, "use-charlatan");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
  g_assert_cmpuint (kingdom_count_bag (&state.table), ==, 71);
  kingdom_play (&state, "draw-tile");
  g_assert_cmpuint (kingdom_count_bag (&state.table), ==, 70);
  kingdom_play_refused (&state, "use-charlatan", "already-used");
}

static void
test_52 (void)
{
  BEGIN (.map = "D(0,0)r0 U(0,1)r1+jester", .hand = "B", .pieces = "noblewoman");
  kingdom_play (&state, "lay-tile 0 2 0; play-token noblewoman 0 1 middle");
  g_assert_cmpuint (state.table.n_replaced, ==, 1);
  kingdom_play_refused (&state, "play-token jester 0 1 middle", "no-piece");
  kingdom_play (&state, "finish-work");
  g_assert_cmpuint (state.seat[0].pieces[KINGDOM_PIECE_JESTER], ==, 1);
  favor_assert_text (kingdom_play_characters (state.offer), "jester charlatan");
}

static void
test_53 (void)
{
  BEGIN (.map = "D(0,0)r0 B(0,1)r0 B(0,2)r0", .hand = "B", .pieces = "laborer farmer");
  kingdom_play_refused (&state, "play-triangle laborer 0 2 s", "not-eligible");
  kingdom_play (&state, "lay-tile 0 3 0; play-triangle laborer 0 2 w");
  kingdom_play_refused (&state, "play-triangle farmer 0 1 w", "not-eligible");
  kingdom_play_refused (&state, "play-triangle farmer 0 2 e", "no-change");
}

static void
test_54 (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,-1)r2 B(0,1)r0 U(-1,0)r1 U(1,0)r1",
         .hand = "B",
         .actions = "merchant");
  kingdom_play_refused (&state, "use-merchant 0 0 5 0", "enclosed-tile");
  kingdom_play_refused (&state, "use-merchant 0 1 0 5", "isolation");
  kingdom_play (&state, "use-merchant 0 1 0 -2");
}

static void
test_55 (void)
{
  BEGIN (.map = "D(0,0)r0 B(0,1)r0 A(0,2)r0 U(0,3)r0 V(0,4)r1",
         .hand = "E",
         .actions = "handmaiden general");
  kingdom_play (&state, "use-handmaiden 0 1 0 2");
  g_assert_cmpuint (kingdom_play_faults (&state), ==, 2);
  kingdom_play_refused (&state, "use-handmaiden 0 1 0 2", "already-used");
  kingdom_play (&state, "use-general handmaiden; use-handmaiden 0 1 0 2");
  g_assert_cmpuint (kingdom_play_faults (&state), ==, 0);
  kingdom_play_refused (&state, "use-general handmaiden", "already-used");
}

static void
test_56 (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,-1)r2", .hand = "C");
  kingdom_play (&state, "set-aside-tile");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
  g_assert_cmpuint (kingdom_count_bag (&state.table), ==, 69);
  g_assert_cmpuint (state.table.tile[kingdom_prints[KINGDOM_TYPE_C].first].place,
                    ==,
                    KINGDOM_PLACE_ASIDE);
}

static void
test_56_fits (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "C");
  kingdom_play_refused (&state, "set-aside-tile", "tile-fits");
}

static void
test_57 (void)
{
  KingdomState before;
  BEGIN (.map = "D(0,0)r0", .hand = "E", .pieces = "farmer");
  before = state;
  kingdom_play_refused (&state, "rewind", "nothing-done");
  kingdom_play (&state, "play-triangle farmer 100 100 n; lay-tile 0 1 0; rewind");
  g_assert_cmpuint (state.rewinds, ==, 1);
  g_assert_cmpmem (&state.table, sizeof state.table, &before.table, sizeof before.table);
  g_assert_cmpmem (state.seat, sizeof state.seat, before.seat, sizeof before.seat);
}

static void
test_58 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "B", .actions = "bishop");
  kingdom_play_refused (&state, "use-bishop", "lay-first");
  kingdom_play (&state, "lay-tile 0 1 0; use-bishop");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
  kingdom_play (&state, "draw-tile");
  kingdom_play_refused (&state, "finish-work", "lay-first");
}

static void
test_59 (void)
{
  BEGIN (.map = "D(0,0)r0", .draw = TRUE, .actions = "queen");
  kingdom_play (&state, "choose-tile x");
  g_assert_cmpstr (kingdom_tiles.words[state.table.hand].id, ==, "x1");
  kingdom_play (&state, "lay-tile -1 0 0; finish-work");
  favor_assert_text (kingdom_play_characters (state.offer), "jester");
}

static void
test_59_laid (void)
{
  BEGIN (.map = "D(0,0)r0 X(-1,0)r0", .draw = TRUE, .actions = "queen");
  kingdom_play_refused (&state, "choose-tile x", "not-in-bag");
}

static void
test_60 (void)
{
  BEGIN (.map = "D(0,0)r0", .empty = TRUE);
  state.turn = 0;
  state.n_checkpoint = 0;
  kingdom_begin_turn (&state, 0, NULL);
  g_assert_cmpint (state.twilight_left, ==, 8);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpint (state.twilight_left, ==, 7);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_OVER);
  for (FavorSeat seat = 0; seat < 2; seat++)
    {
      g_assert_cmpint (kingdom_standing (&state.seat[seat]), ==, 1);
      g_assert_cmpuint (kingdom_best_rank (&state.seat[seat]), ==, 1);
      g_assert_cmpuint (state.seat[seat].taken, ==, 1);
      g_assert_cmpuint (kingdom_place (&state, seat), ==, 1);
    }
}

static void
test_61 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E", .pieces = "farmer");
  favor_assert_text (kingdom_play_list (&state, KINGDOM_ACTION_LAY_TILE),
                     "0 -1 0; 0 -1 1; 0 -1 2; 0 -1 3; -1 0 0; -1 0 2; -1 0 3; "
                     "1 0 0; 1 0 1; 1 0 2; 0 1 0; 0 1 1; 0 1 2; 0 1 3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/scenario/%s", turns[i].name);

      g_test_add_data_func (path, &turns[i], test_turn);
    }
  g_test_add_func ("/kingdom/scenario/12.22-farmer-taken", test_22);
  g_test_add_func ("/kingdom/scenario/12.43-king-taken", test_43);
  g_test_add_func ("/kingdom/scenario/12.46-faulty", test_46);
  g_test_add_func ("/kingdom/scenario/12.48-lay-first", test_48);
  g_test_add_func ("/kingdom/scenario/12.49-where-to-lay", test_49);
  g_test_add_func ("/kingdom/scenario/12.50-exchange", test_50);
  g_test_add_func ("/kingdom/scenario/12.51-charlatan", test_51);
  g_test_add_func ("/kingdom/scenario/12.52-replaced", test_52);
  g_test_add_func ("/kingdom/scenario/12.53-eligible", test_53);
  g_test_add_func ("/kingdom/scenario/12.54-merchant", test_54);
  g_test_add_func ("/kingdom/scenario/12.55-handmaiden-and-general", test_55);
  g_test_add_func ("/kingdom/scenario/12.56-set-aside", test_56);
  g_test_add_func ("/kingdom/scenario/12.56-tile-fits", test_56_fits);
  g_test_add_func ("/kingdom/scenario/12.57-rewind", test_57);
  g_test_add_func ("/kingdom/scenario/12.58-bishop", test_58);
  g_test_add_func ("/kingdom/scenario/12.59-queen", test_59);
  g_test_add_func ("/kingdom/scenario/12.59-not-in-bag", test_59_laid);
  g_test_add_func ("/kingdom/scenario/12.60-twilight", test_60);
  g_test_add_func ("/kingdom/scenario/12.61-listed-lays", test_61);
  return g_test_run ();
}
