/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-play.h"

/* Rulings of section 8 that no scenario of section 12 shows, by their numbers. */

/**
 * Turn:
 * @offer: what is on offer after the actions
 * @farmer_wants_two: his level is 2
 */
typedef struct
{
  const char  *name;
  KingdomSetup setup;
  const char  *words;
  const char  *offer;
  gboolean     farmer_wants_two;
} Turn;

/* clang-format off */
#define LOOP "X(0,0)r0+bridge.ns V(1,0)r0 V(1,1)r1 V(0,1)r2 V(0,-1)r0 V(-1,-1)r3"
#define FIELD "D(1,0)r0 U(0,1)r0 U(0,2)r0 U(0,3)r0 U(2,1)r0 U(2,2)r0 U(2,3)r0 B(1,1)r0 B(1,2)r0 B(1,3)r0"
#define HOLE "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 A(0,2)r0 V(1,2)r3"

static const Turn turns[] = {
  { "16-laid-in-a-hole", { .map = HOLE, .hand = "B" }, "lay-tile 0 1 0", "bishop" },
  { "43-one-turn-is-enough", { .map = "D(0,0)r0 E(0,1)r1", .hand = "B", .actions = "nobleman" },
    "use-nobleman 0 1 1; lay-tile 1 1 0", "jester" },
  { "54-just-as-many", { .map = "D(0,0)r0", .hand = "E" }, "lay-tile 0 -1 2", "jester", TRUE },
  { "54-just-two", { .map = "E(0,0)r0", .hand = "E" }, "lay-tile 0 1 2", "farmer", TRUE },
  { "54-two-are-not-one", { .map = "E(0,0)r0", .hand = "E" }, "lay-tile 0 1 2", "jester" },
  { "56-grown", { .map = "D(0,0)r0", .hand = "U" }, "lay-tile 1 0 1", "jester" },
  { "57-overlapping-fields", { .map = FIELD " A(3,1)r3 A(3,2)r3", .hand = "B" }, "lay-tile 3 3 0", "jester" },
  { "58-carried-elsewhere",
    { .map = "D(0,0)r0 U(0,1)r0+farmer.n+farmer.s B(0,2)r0", .hand = "B", .actions = "merchant" },
    "use-merchant 0 1 1 2; lay-tile 0 1 0", "jester" },
  { "58-another-on-its-cell",
    { .map = "D(0,0)r0 U(0,1)r0+farmer.n+farmer.s B(0,2)r0", .hand = "U", .pieces = "farmer farmer", .actions = "merchant" },
    "use-merchant 0 1 1 2; play-triangle farmer 100 100 n; play-triangle farmer 100 100 s; lay-tile 0 1 0", "jester" },
  { "60-alone-from-the-start", { .map = "D(0,0)r0", .actions = "magician" }, "use-magician 0 0 1", "farmer" },
  { "64-loop-over-its-own-bridge", { .map = LOOP, .hand = "V" }, "lay-tile -1 0 2", "philosopher handmaiden knight" },
};

/* clang-format on */

static void
test_turn (gconstpointer data)
{
  const Turn  *self = data;
  KingdomState state;

  kingdom_play_init (&state, &self->setup);
  if (self->farmer_wants_two)
    {
      state.levels[0] = 2;
      state.turn = 2;
      state.seat[1].taken = 1;
      state.seat[1].court[KINGDOM_FARMER] = TRUE;
    }
  kingdom_play_offer (&state, self->words, self->offer);
}

#define BEGIN(...)                                                                       \
  const KingdomSetup setup = { __VA_ARGS__ };                                            \
  KingdomState       state;                                                              \
                                                                                         \
  kingdom_play_init (&state, &setup)

static const KingdomTile *
tile_at (const KingdomState *state, gint x, gint y)
{
  return &state->table.tile[kingdom_tile_at (&state->table, x, y)];
}

static guint
type_at (const KingdomState *state, gint x, gint y)
{
  return kingdom_type_of[kingdom_tile_at (&state->table, x, y)];
}

static void
assert_hand (const KingdomState *state, guint type)
{
  g_assert_cmpuint (state->head.phase, ==, KINGDOM_PHASE_WORK);
  g_assert_cmpuint (kingdom_type_of[state->table.hand], ==, type);
}

#define CAPS "D(0,0)r0 E(0,1)r1+laborer.w"

static void
test_2 (void)
{
  BEGIN (.map = CAPS " E(0,2)r1+laborer.w", .draw = TRUE, .actions = "queen");
  kingdom_play (&state, "choose-tile h");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_MATCH);
  favor_assert_text (kingdom_play_list (&state, KINGDOM_ACTION_REPLACE_TILE), "0 1; 0 2");
  kingdom_play (&state, "replace-tile 0 2");
  assert_hand (&state, KINGDOM_TYPE_E);
  g_assert_cmpuint (type_at (&state, 0, 2), ==, KINGDOM_TYPE_H);
  g_assert_cmpuint (type_at (&state, 0, 1), ==, KINGDOM_TYPE_E);
  g_assert_cmpuint (state.table.stack[KINGDOM_LABORER], ==, 7);
}

/* The E that comes for the H looks like another altered tile. */
static void
test_3 (void)
{
  BEGIN (.map = CAPS " H(0,2)r1+astronomer.w", .draw = TRUE, .actions = "queen");
  kingdom_play (&state, "choose-tile h");
  assert_hand (&state, KINGDOM_TYPE_E);
  g_assert_cmpuint (type_at (&state, 0, 1), ==, KINGDOM_TYPE_H);
  g_assert_true (kingdom_is_altered (tile_at (&state, 0, 2)));
}

static void
test_4_charlatan (void)
{
  BEGIN (.map = CAPS, .hand = "B", .actions = "charlatan queen");
  kingdom_play (&state, "use-charlatan; choose-tile h");
  assert_hand (&state, KINGDOM_TYPE_E);
}

static void
test_4_bishop (void)
{
  BEGIN (.map = CAPS, .hand = "B", .actions = "bishop queen");
  kingdom_play (&state, "lay-tile 0 2 0; use-bishop; choose-tile h");
  assert_hand (&state, KINGDOM_TYPE_E);
}

/* A tile that an action favor touched can come to the hand; there it is like any other (5.2). */
static void
test_4_affected (void)
{
  guint tile;
  BEGIN (.map = CAPS, .hand = "B", .actions = "bishop queen magician");
  tile = kingdom_tile_at (&state.table, 0, 1);
  kingdom_play (&state, "use-magician 0 1 2; lay-tile 0 2 0; use-bishop");
  g_assert_true (state.table.affected[tile]);
  kingdom_play (&state, "choose-tile h");
  g_assert_cmpuint (state.table.hand, ==, tile);
  g_assert_false (state.table.affected[tile]);
}

/* It looks like its own printed face. */
static void
test_5 (void)
{
  BEGIN (.map = "D(0,0)r0 B(0,1)r2+farmer.s", .draw = TRUE, .actions = "queen");
  kingdom_play (&state, "choose-tile b");
  assert_hand (&state, KINGDOM_TYPE_B);
  g_assert_false (kingdom_is_altered (tile_at (&state, 0, 1)));
  g_assert_cmpuint (tile_at (&state, 0, 1)->rot, ==, 0);
  g_assert_cmpuint (state.table.stack[KINGDOM_FARMER], ==, 8);
}

static void
test_7 (void)
{
  BEGIN (.map = "D(0,0)r3+straight.ns U(0,1)r0",
         .draw = TRUE,
         .actions = "queen handmaiden");
  kingdom_play (&state, "choose-tile d");
  g_assert_cmpint (state.table.hand, ==, KINGDOM_STARTER);
  g_assert_cmpuint (tile_at (&state, 0, 0)->rot, ==, 3);
}

/* What the exchange put down counts as of earlier turns (5.3): it can be turned, and not yet be altered. */
static void
test_exchanged (void)
{
  BEGIN (.map = CAPS, .draw = TRUE, .actions = "queen magician", .pieces = "jester");
  kingdom_play (&state, "choose-tile h");
  kingdom_play_refused (&state, "play-token jester 0 1 middle", "not-eligible");
  kingdom_play (&state, "use-magician 0 1 2; play-token jester 0 1 middle");
}

static void
test_8 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "E", .pieces = "laborer", .actions = "bishop queen");
  kingdom_play (&state, "play-triangle laborer 100 100 s; lay-tile 0 1 1; use-bishop");
  kingdom_play (&state, "choose-tile h");
  assert_hand (&state, KINGDOM_TYPE_H);
}

/* The Philosopher's bend of the altered tile comes to the bottom (ruling 34), and to nobody. */
static void
test_8_freed (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,1)r1+curve.sw", .draw = TRUE, .actions = "queen");
  kingdom_play (&state, "choose-tile j");
  assert_hand (&state, KINGDOM_TYPE_E);
  g_assert_cmpuint (state.table.n_philosophers, ==, 9);
  g_assert_cmpuint (state.table.philosophers[0], ==, KINGDOM_PIECE_STRAIGHT);
  g_assert_cmpuint (state.table.philosophers[8], ==, KINGDOM_PIECE_CURVE);
  g_assert_cmpuint (state.seat[0].pieces[KINGDOM_PIECE_CURVE], ==, 0);
}

static void
test_9 (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,-1)r2", .hand = "C", .actions = "queen");
  kingdom_play (&state, "set-aside-tile; choose-tile x");
  assert_hand (&state, KINGDOM_TYPE_X);
}

/* A Guard would make it fit. */
static void
test_14 (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,-1)r2", .hand = "C", .pieces = "guard");
  kingdom_play (&state, "set-aside-tile");
}

/* The Magician opens the tile in the middle and its neighbours to favors, without visible effect (ruling 38). */
#define TOKENS                                                                           \
  "D(0,0)r0 U(1,0)r1+jester U(2,0)r1+straight.ew U(3,0)r1+noblewoman B(9,9)r0"
#define OPENED "use-magician 2 0 2; "

static void
assert_replaced (const KingdomState *state, guint n, guint last)
{
  g_assert_cmpuint (state->table.n_replaced, ==, n);
  g_assert_cmpuint (state->table.replaced[n - 1], ==, last);
}

static void
test_26 (void)
{
  BEGIN (.map = TOKENS, .pieces = "hunter hunter hunter", .actions = "magician");
  kingdom_play (&state, OPENED "play-token hunter 1 0 middle");
  assert_replaced (&state, 1, KINGDOM_PIECE_JESTER);
  kingdom_play (&state, "play-token hunter 2 0 middle");
  assert_replaced (&state, 2, KINGDOM_PIECE_STRAIGHT);
  kingdom_play (&state, "play-token hunter 3 0 middle");
  assert_replaced (&state, 3, KINGDOM_PIECE_NOBLEWOMAN);
  g_assert_cmpuint (tile_at (&state, 3, 0)->middle, ==, KINGDOM_TOKEN_HUNTER);
}

static void
test_27 (void)
{
  BEGIN (.map = TOKENS, .pieces = "hunter", .actions = "magician");
  kingdom_play (&state, OPENED "play-token hunter 2 0 e");
  assert_replaced (&state, 1, KINGDOM_PIECE_STRAIGHT);
  g_assert_cmpuint (tile_at (&state, 2, 0)->middle, ==, KINGDOM_TOKEN_NONE);
  /* It lies in the frame of the tile, which is turned by three. */
  g_assert_true (tile_at (&state, 2, 0)->arm_hunter[FAVOR_SIDE_SOUTH]);
}

/* The top Philosopher comes for the one that goes under his stack. */
static void
test_31 (void)
{
  guint8 *philosophers;
  BEGIN (.map = TOKENS, .pieces = "jester", .actions = "magician");
  kingdom_play (&state, OPENED "play-token jester 2 0 middle");
  philosophers = state.table.philosophers;
  philosophers[0] = KINGDOM_PIECE_CURVE;
  philosophers[3] = KINGDOM_PIECE_STRAIGHT;
  kingdom_play (&state, "finish-work");
  g_assert_cmpuint (state.seat[0].pieces[KINGDOM_PIECE_CURVE], ==, 1);
  g_assert_cmpuint (state.seat[0].pieces[KINGDOM_PIECE_STRAIGHT], ==, 0);
  g_assert_cmpuint (state.table.n_philosophers, ==, 8);
  g_assert_cmpuint (philosophers[7], ==, KINGDOM_PIECE_STRAIGHT);
}

static void
test_32 (void)
{
  BEGIN (.map = TOKENS, .pieces = "hunter jester", .actions = "magician");
  kingdom_play (&state, OPENED "play-token hunter 2 0 middle");
  g_assert_cmpuint (state.table.stack[KINGDOM_HUNTER], ==, 7);
  kingdom_play (&state, "play-token jester 2 0 middle");
  assert_replaced (&state, 1, KINGDOM_PIECE_STRAIGHT);
  g_assert_cmpuint (state.table.stack[KINGDOM_HUNTER], ==, 8);
}

static void
test_33 (void)
{
  BEGIN (.map = TOKENS, .pieces = "guard", .actions = "magician");
  kingdom_play (&state, OPENED "play-triangle guard 2 0 n");
  g_assert_cmpuint (state.table.n_replaced, ==, 0);
  g_assert_cmpuint (tile_at (&state, 2, 0)->middle, ==, KINGDOM_TOKEN_STRAIGHT);
}

/* Any tile of earlier turns, and with it the right to alter it. */
static void
test_36 (void)
{
  BEGIN (.map = TOKENS, .pieces = "hunter", .actions = "magician");
  kingdom_play_refused (&state, "play-token hunter 9 9 middle", "not-eligible");
  kingdom_play (&state, "use-magician 9 9 1; play-token hunter 9 9 middle");
}

/* The first to the second's cell and so on; they keep how they lie (ruling 39). */
static void
test_42 (void)
{
  BEGIN (.map = "D(0,0)r0 B(0,1)r2 E(0,2)r1", .actions = "alchemist");
  kingdom_play (&state, "use-alchemist 0 0 0 1 0 2");
  g_assert_cmpuint (type_at (&state, 0, 0), ==, KINGDOM_TYPE_E);
  g_assert_cmpuint (tile_at (&state, 0, 0)->rot, ==, 1);
  g_assert_cmpuint (type_at (&state, 0, 1), ==, KINGDOM_TYPE_D);
  g_assert_cmpuint (type_at (&state, 0, 2), ==, KINGDOM_TYPE_B);
  g_assert_cmpuint (tile_at (&state, 0, 2)->rot, ==, 2);
}

/* With both tiles turned the General can ready the Nobleman. */
static void
test_43 (void)
{
  BEGIN (.map = TOKENS, .actions = "nobleman general");
  kingdom_play (&state, "use-nobleman 0 0 1; use-nobleman-again 1 0 1");
  kingdom_play (&state,
                "use-general nobleman; use-nobleman 1 0 3; use-nobleman-again 0 0 3");
  g_assert_cmpuint (kingdom_play_faults (&state), ==, 0);
}

static void
test_44 (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,1)r1+laborer.w E(0,2)r2+guard.e", .actions = "pawnbroker");
  kingdom_play (&state, "use-pawnbroker-swap 0 1 tri-w 0 2 tri-e");
  g_assert_cmpuint (tile_at (&state, 0, 1)->tri[2], ==, KINGDOM_TRIANGLE_GUARD);
  g_assert_cmpuint (tile_at (&state, 0, 2)->tri[3], ==, KINGDOM_TRIANGLE_LABORER);
  g_assert_cmpuint (state.table.n_replaced, ==, 0);
}

/* A road token keeps how it is seen, unless something else is said. */
static void
test_44_roads (void)
{
  BEGIN (.map = TOKENS, .actions = "pawnbroker general");
  kingdom_play (&state, "use-pawnbroker-swap 1 0 middle 2 0 middle");
  g_assert_cmpint (kingdom_road_of_tile (tile_at (&state, 1, 0)), ==, KINGDOM_ROAD_EW);
  g_assert_cmpuint (tile_at (&state, 2, 0)->middle, ==, KINGDOM_TOKEN_JESTER);
  kingdom_play (&state,
                "use-general pawnbroker; use-pawnbroker-swap 1 0 middle 3 0 middle ns");
  g_assert_cmpint (kingdom_road_of_tile (tile_at (&state, 3, 0)), ==, KINGDOM_ROAD_NS);
}

/* The road token covers a Hunter, which goes back to its stack for nothing. */
static void
test_44_hunter (void)
{
  BEGIN (.map = "D(0,0)r0 U(1,0)r1+straight.ew U(2,0)r1+jester+hunter.arm-e",
         .actions = "pawnbroker");
  kingdom_play (&state, "use-pawnbroker-swap 1 0 middle 2 0 middle");
  g_assert_cmpuint (state.table.stack[KINGDOM_HUNTER], ==, 8);
  g_assert_cmpuint (state.table.n_replaced, ==, 0);
}

static void
test_45 (void)
{
  BEGIN (.map = "D(0,0)r0 U(0,1)r0+farmer.n+jester", .actions = "pawnbroker");
  kingdom_play (&state, "use-pawnbroker-remove 0 1 tri-n");
  g_assert_cmpuint (state.table.stack[KINGDOM_FARMER], ==, 8);
  kingdom_play_refused (&state, "finish-work", "faulty");
}

/* A new turn knows nothing of what was done in the last one (5.1). */
static void
test_new_turn (void)
{
  static const KingdomTable none = { .n_laid = 0 };
  const KingdomTile        *tile;
  BEGIN (.map = "D(0,0)r0 U(1,0)r1",
         .hand = "B",
         .pieces = "guard",
         .actions = "nobleman");
  kingdom_play (&state, "use-nobleman 1 0 2; rewind; use-nobleman 1 0 2");
  kingdom_play (&state, "play-triangle guard 100 100 s; lay-tile 0 1 0");
  tile = tile_at (&state, 0, 1);
  g_assert_true (tile->new_tri[2]);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_cmpuint (state.turn, ==, 2);
  g_assert_cmpuint (state.rewinds, ==, 0);
  g_assert_cmpuint (state.table.n_laid, ==, 0);
  g_assert_cmpint (state.table.nobleman_first, ==, FAVOR_NONE);
  g_assert_cmpmem (state.table.used, sizeof none.used, none.used, sizeof none.used);
  g_assert_cmpmem (state.table.affected,
                   sizeof none.affected,
                   none.affected,
                   sizeof none.affected);
  g_assert_false (tile->new_tri[2]);
  g_assert_cmpmem (state.before,
                   sizeof state.before,
                   state.table.tile,
                   sizeof state.table.tile);
}

static void
test_46 (void)
{
  BEGIN (.map = "D(0,0)r0", .hand = "B", .actions = "bishop charlatan");
  kingdom_play (&state, "lay-tile 0 1 0; use-bishop; draw-tile; use-charlatan");
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
}

static void
test_49 (void)
{
  BEGIN (.map = "D(0,0)r0 U(1,0)r1", .hand = "B", .actions = "magician");
  kingdom_play (&state, "use-magician 1 0 2; lay-tile 0 1 0");
  g_assert_true (state.table.used[KINGDOM_MAGICIAN]);
  kingdom_play (&state, "finish-work; take-favor jester");
  g_assert_false (state.table.used[KINGDOM_MAGICIAN]);
  g_assert_true (state.seat[0].actions[KINGDOM_MAGICIAN]);
}

/* The Laborer's wish was fulfilled, and somebody else's favor taken. */
static void
test_53 (void)
{
  BEGIN (.map = "D(0,0)r0 U(1,0)r1 B(1,-1)r0 B(1,-2)r0 A(0,-2)r0",
         .hand = "U",
         .pieces = "laborer");
  kingdom_play_offer (&state,
                      "play-triangle laborer 100 100 s; lay-tile 0 -1 0",
                      "laborer guard");
  kingdom_play (&state, "take-favor guard");
  g_assert_cmpuint (state.levels[1], ==, 1);
}

static void
test_53_laborer (void)
{
  BEGIN (.map = "D(0,0)r0 E(0,-1)r2 U(1,0)r1", .hand = "B");
  kingdom_play (&state, "lay-tile 1 -1 0; finish-work; take-favor laborer");
  g_assert_cmpuint (state.levels[0], ==, 1);
  g_assert_cmpuint (state.levels[1], ==, 2);
}

static void
test_53_bishop (void)
{
  BEGIN (.map = HOLE, .hand = "B");
  kingdom_play (&state, "lay-tile 0 1 0; finish-work; take-favor bishop");
  g_assert_cmpuint (state.levels[1], ==, 1);
  g_assert_cmpuint (state.levels[2], ==, 2);
}

/* A favor that is on offer cannot be passed on. */
static void
test_66 (void)
{
  g_auto (FavorActions) legal = { 0 };
  BEGIN (.map = "D(0,0)r0", .hand = "B", .pieces = "jester");
  kingdom_play_offer (&state, "lay-tile 0 1 0", "jester charlatan");
  kingdom_list (&state, &legal);
  g_assert_cmpuint (legal.n, ==, 2);
  favor_assert_text (kingdom_play_list (&state, KINGDOM_ACTION_TAKE_FAVOR), "0; 1");
}

/* The tile would fit as it was drawn, but was made all city; no piece is left. */
static void
test_altered_out_of_place (void)
{
  g_auto (FavorActions) legal = { 0 };
  BEGIN (.map = "U(0,0)r0", .hand = "R", .pieces = "laborer");
  kingdom_play (&state, "play-triangle laborer 100 100 s");
  kingdom_list (&state, &legal);
  g_assert_cmpuint (legal.n, ==, 1);
  g_assert_cmpuint (legal.items[0].kind, ==, KINGDOM_ACTION_REWIND);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/ruling/%s", turns[i].name);

      g_test_add_data_func (path, &turns[i], test_turn);
    }
  g_test_add_func ("/kingdom/ruling/2-several-candidates", test_2);
  g_test_add_func ("/kingdom/ruling/3-not-compared-again", test_3);
  g_test_add_func ("/kingdom/ruling/4-after-the-charlatan", test_4_charlatan);
  g_test_add_func ("/kingdom/ruling/4-for-the-bishop", test_4_bishop);
  g_test_add_func ("/kingdom/turn/5.2-touched-tile-in-hand", test_4_affected);
  g_test_add_func ("/kingdom/ruling/5-like-its-own-face", test_5);
  g_test_add_func ("/kingdom/ruling/7-starter-exchanged", test_7);
  g_test_add_func ("/kingdom/turn/5.3-exchanged-tile", test_exchanged);
  g_test_add_func ("/kingdom/ruling/8-laid-this-turn", test_8);
  g_test_add_func ("/kingdom/ruling/8-freed-favors", test_8_freed);
  g_test_add_func ("/kingdom/ruling/9-after-setting-aside", test_9);
  g_test_add_func ("/kingdom/ruling/14-without-favors", test_14);
  g_test_add_func ("/kingdom/ruling/26-hunter-on-tokens", test_26);
  g_test_add_func ("/kingdom/ruling/27-hunter-on-a-road-token", test_27);
  g_test_add_func ("/kingdom/ruling/31-top-philosopher", test_31);
  g_test_add_func ("/kingdom/ruling/32-of-this-turn", test_32);
  g_test_add_func ("/kingdom/ruling/33-shapes", test_33);
  g_test_add_func ("/kingdom/ruling/36-any-tile", test_36);
  g_test_add_func ("/kingdom/ruling/42-cycle-of-three", test_42);
  g_test_add_func ("/kingdom/ruling/43-readied-again", test_43);
  g_test_add_func ("/kingdom/ruling/44-triangles-swapped", test_44);
  g_test_add_func ("/kingdom/ruling/44-roads-swapped", test_44_roads);
  g_test_add_func ("/kingdom/ruling/44-covered-hunter", test_44_hunter);
  g_test_add_func ("/kingdom/ruling/45-removed-with-a-fault", test_45);
  g_test_add_func ("/kingdom/turn/5.1-new-turn", test_new_turn);
  g_test_add_func ("/kingdom/ruling/46-extra-tile-rejected", test_46);
  g_test_add_func ("/kingdom/ruling/49-owned-for-good", test_49);
  g_test_add_func ("/kingdom/ruling/53-received", test_53);
  g_test_add_func ("/kingdom/ruling/53-laborer-received", test_53_laborer);
  g_test_add_func ("/kingdom/ruling/53-bishop-received", test_53_bishop);
  g_test_add_func ("/kingdom/ruling/66-no-passing", test_66);
  g_test_add_func ("/kingdom/list/6-altered-out-of-place", test_altered_out_of_place);
  return g_test_run ();
}
