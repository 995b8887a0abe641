/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-landscape.h"
#include "kingdom-motion.h"
#include "kingdom-near.h"
#include "kingdom-play.h"
#include "kingdom-wishes.h"

/* How near the wishes are: 100 exactly when they are met, the same whichever way the map lies, and what is
 * said of positions that can be checked by looking. */

#define SEED 2026

/* A position without anything new. */
typedef struct
{
  const char *name;
  const char *map;
  guint       character;
  guint       level;
  guint       share;
  gboolean    is_true;
  const char *words;
} Near;

#define LOOP_OF_FOUR "V(0,0)r3 V(1,0)r0 V(1,1)r1 V(0,1)r2"

/* clang-format off */
static const Near nears[] = {
  { "farmer-first", "D(0,0)r0", KINGDOM_FARMER, 2, 66, FALSE, "Meadow at 1 of 2 cities" },
  { "farmer-apart", "B(0,0)r0", KINGDOM_FARMER, 1, 50, FALSE, "Meadow at 0 of 1 city" },
  { "laborer-cap", "D(0,0)r0", KINGDOM_LABORER, 1, 50, FALSE, "City with 1 side open, meadows: 1 of 1" },
  { "laborer-solid", "C(0,0)r0", KINGDOM_LABORER, 1, 0, FALSE, "City with 4 sides open, meadows: 0 of 1" },
  { "laborer-complete", "D(0,0)r0 E(0,-1)r2", KINGDOM_LABORER, 1, 75, FALSE, "Complete city at 2 meadows, not 1" },
  { "laborer-old", "D(0,0)r0 E(0,-1)r2", KINGDOM_LABORER, 2, 0, TRUE, NULL },
  { "loop-bend", "V(0,0)r0", KINGDOM_PHILOSOPHER, 0, 25, FALSE, "Loop road lacks 3 tiles" },
  { "loop-three", "V(0,0)r3 V(1,0)r0 V(1,1)r1", KINGDOM_PHILOSOPHER, 0, 75, FALSE, "Loop road lacks 1 tile" },
  { "loop-straight", "U(0,0)r0", KINGDOM_PHILOSOPHER, 0, 16, FALSE, "Loop road lacks 5 tiles" },
  { "loop-blocked", "V(0,0)r3 V(1,0)r0 B(0,1)r0", KINGDOM_PHILOSOPHER, 0, 0, FALSE, NULL },
  { "loop-ends", "D(0,0)r0 A(1,0)r1", KINGDOM_PHILOSOPHER, 0, 0, FALSE, NULL },
  { "loop-old", LOOP_OF_FOUR, KINGDOM_PHILOSOPHER, 0, 0, TRUE, NULL },
  { "no-bridge", "D(0,0)r0", KINGDOM_HANDMAIDEN, 0, 0, FALSE, "No bridge on the map" },
  { "bridge", "U(0,0)r0+bridge.ns A(0,1)r2", KINGDOM_HANDMAIDEN, 0, 66, FALSE, "Road at the bridge, 1 end open" },
  { "guard-none", "D(0,0)r0", KINGDOM_GUARD, 0, 0, FALSE, NULL },
  { "guard-both", "S(0,0)r0", KINGDOM_GUARD, 0, 50, FALSE, "Open road into a city, 3 sides open" },
  { "guard-city", "S(0,0)r0 A(0,1)r2", KINGDOM_GUARD, 0, 66, FALSE, "Complete road into a city, 3 sides open" },
  { "guard-road", "S(0,0)r0 E(0,-1)r2 E(1,0)r3 E(-1,0)r1", KINGDOM_GUARD, 0, 83, FALSE,
    "Open road into a complete city" },
  { "guard-old", "S(0,0)r0 E(0,-1)r2 E(1,0)r3 E(-1,0)r1 A(0,1)r2", KINGDOM_GUARD, 0, 0, TRUE, NULL },
  { "hunter-cap", "E(0,0)r0", KINGDOM_HUNTER, 0, 80, FALSE, "Tile that 1 piece would make meadow" },
  { "hunter-crossroads", "X(0,0)r0", KINGDOM_HUNTER, 0, 0, FALSE, "Tile that 5 pieces would make meadow" },
  { "hunter-road", "U(0,0)r0", KINGDOM_HUNTER, 0, 60, FALSE, "Tile that 2 pieces would make meadow" },
  { "hunter-pocket", "E(0,0)r0+farmer.n", KINGDOM_HUNTER, 0, 80, FALSE, "Tile that 1 piece would make meadow" },
  { "block", "B(0,0)r0 B(1,0)r0 U(0,1)r0 D(1,1)r0", KINGDOM_ASTRONOMER, 0, 33, FALSE,
    "Block with 3 of 9 tiles without city" },
  { "merchant-none", "D(0,0)r0", KINGDOM_MERCHANT, 0, 0, FALSE, NULL },
  { "merchant-one", "S(0,0)r0 E(0,-1)r2 E(1,0)r3 E(-1,0)r1", KINGDOM_MERCHANT, 0, 50, FALSE,
    "Open road into 1 of 2 complete cities" },
  { "merchant-joined", "S(0,0)r0 E(0,-1)r2 E(1,0)r3 E(-1,0)r1 S(0,1)r2 E(1,1)r3 E(-1,1)r1", KINGDOM_MERCHANT, 0, 95, FALSE,
    "Road between two cities, 1 side open" },
  { "v", "I(0,0)r3 N(0,-1)r3 R(-1,-1)r1 N(-1,0)r1", KINGDOM_MAGICIAN, 0, 94, FALSE,
    "City with a V of walls, 1 side open" },
  { "v-torn", "I(0,0)r3 N(0,-1)r3 N(-1,-1)r2", KINGDOM_MAGICIAN, 0, 33, FALSE, "V between two open cities" },
  { "bends", "V(0,0)r0", KINGDOM_KNIGHT, 0, 14, FALSE, "Open road with 1 of 5 bends" },
  { "bends-four", "A(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r2", KINGDOM_KNIGHT, 0, 71, FALSE,
    "Open road with 4 of 5 bends" },
  { "bends-enough", "A(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r2 V(3,2)r0", KINGDOM_KNIGHT, 0, 85, FALSE,
    "Road with 5 bends, 1 end open" },
  { "bends-complete", LOOP_OF_FOUR, KINGDOM_KNIGHT, 0, 0, FALSE, NULL },
  { "solid", "C(0,0)r0", KINGDOM_PAWNBROKER, 0, 50, FALSE, "City with a solid tile, 4 sides open" },
  { "solid-one", "C(0,0)r0 E(0,-1)r2 E(1,0)r3 E(0,1)r0", KINGDOM_PAWNBROKER, 0, 91, FALSE,
    "City with a solid tile, 1 side open" },
  { "gap", "D(0,0)r0", KINGDOM_NOBLEWOMAN, 0, 12, FALSE, "Gap with 1 of 8 tiles around it" },
  { "gap-seven", "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 B(-1,2)r0 B(0,2)r0", KINGDOM_NOBLEWOMAN, 0, 87, FALSE,
    "Gap with 7 of 8 tiles around it" },
  { "lone", "D(0,0)r0", KINGDOM_NOBLEMAN, 0, 0, TRUE, NULL },
  { "neighbour", "D(0,0)r0 B(0,1)r0", KINGDOM_NOBLEMAN, 0, 50, FALSE, "Tile with 1 neighbour too many" },
  { "caps", "I(0,0)r0", KINGDOM_ALCHEMIST, 0, 20, FALSE, "Tile with 1 of 4 caps of one city" },
  { "caps-two", "I(0,0)r3 N(0,-1)r3 N(-1,-1)r2 N(-1,0)r1", KINGDOM_ALCHEMIST, 0, 40, FALSE,
    "Tile with 2 of 4 caps of one city" },
  { "cloister", "B(0,0)r0 B(1,1)r0 D(0,1)r2", KINGDOM_BISHOP, 1, 25, FALSE, "Cloister with 2 of 8 tiles around it" },
  { "cloisters", "B(0,0)r0 B(1,0)r0", KINGDOM_BISHOP, 3, 8, FALSE, "0 of 3 cloisters surrounded" },
  { "no-cloister", "D(0,0)r0", KINGDOM_BISHOP, 1, 0, FALSE, NULL },
  { "general-none", "D(0,0)r0", KINGDOM_GENERAL, 0, 0, FALSE, NULL },
  { "general", "D(0,0)r2 V(-1,0)r3 V(1,0)r0 U(-1,1)r0 U(1,1)r0 V(-1,2)r2 U(0,2)r1 V(1,2)r1", KINGDOM_GENERAL, 0, 50, FALSE,
    "City inside a loop road, 1 side open" },
  { "queen", "B(0,0)r0 M(-1,-1)r2 M(1,-1)r3 N(1,1)r0 N(-1,1)r1 F(0,-1)r0 F(0,1)r0 G(-1,0)r1 R(1,0)r1", KINGDOM_QUEEN, 0, 95,
    FALSE, "City around a cloister, 1 side open" },
  { "king-none", "D(0,0)r0", KINGDOM_KING, 0, 0, FALSE, NULL },
  { "jester", "D(0,0)r0", KINGDOM_JESTER, 0, 0, FALSE, NULL },
};

/* clang-format on */

static void
test_near (gconstpointer data)
{
  const Near   *self = data;
  const guint16 levels[] = { (guint16) self->level,
                             (guint16) self->level,
                             (guint16) self->level };
  KingdomTile   tiles[KINGDOM_N_TILES];
  KingdomNear   out[KINGDOM_N_CHARACTERS];

  kingdom_test_lay (self->map, tiles);
  kingdom_near_measure (tiles, tiles, levels, out);
  g_assert_cmpuint (out[self->character].share, ==, self->share);
  g_assert_cmpint (out[self->character].is_true, ==, self->is_true);
  g_assert_cmpuint (out[self->character].n_new, ==, 0);
  favor_assert_text (kingdom_near_describe (&out[self->character]), self->words);
}

/* Against the rules: returns how many wishes are met. */
static guint
assert_met (const KingdomTile *before, const KingdomTile *now, const guint16 *levels)
{
  KingdomNear out[KINGDOM_N_CHARACTERS];
  guint8      met[KINGDOM_N_CHARACTERS];
  guint       n = 0;

  kingdom_wish_find_met (before, now, levels, met);
  kingdom_near_measure (before, now, levels, out);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      g_assert_cmpuint (out[character].share, <=, 100);
      g_assert_cmpint (out[character].share == 100, ==, met[character]);
      g_assert_cmpint (out[character].n_new > 0, ==, met[character]);
      n += met[character];
    }
  return n;
}

static void
test_scenarios (void)
{
  guint n = 0;

  for (guint i = 0; i < kingdom_n_wished; i++)
    {
      const guint16 levels[] = { 1, 1, (guint16) MAX (kingdom_wished[i].bishop, 1) };
      KingdomTile   before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];

      kingdom_places_get (&kingdom_wished[i], before, now);
      n += assert_met (before, now, levels);
      g_assert_cmpuint (assert_met (now, now, levels), ==, 0);
    }
  g_assert_cmpuint (n, >=, kingdom_n_wished);
}

/* What was met this turn is true before the next one. */
static void
test_true_before (void)
{
  for (guint i = 0; i < kingdom_n_wished; i++)
    {
      const guint16 levels[] = { 1, 1, (guint16) MAX (kingdom_wished[i].bishop, 1) };
      KingdomTile   before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];
      KingdomNear   out[KINGDOM_N_CHARACTERS], later[KINGDOM_N_CHARACTERS];

      kingdom_places_get (&kingdom_wished[i], before, now);
      kingdom_near_measure (before, now, levels, out);
      kingdom_near_measure (now, now, levels, later);
      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        g_assert_cmpint (later[character].is_true,
                         ==,
                         out[character].share == 100 || out[character].is_true);
    }
}

static void
test_random (void)
{
  const guint16 levels[] = { 2, 1, 1 };
  FavorRng      rng;
  guint         n = 0;

  favor_rng_seed (&rng, SEED);
  for (guint i = 0; i < 150; i++)
    {
      KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];

      kingdom_landscape_begin (&rng, before);
      memcpy (now, before, sizeof now);
      kingdom_landscape_go_on (&rng, now);
      n += assert_met (before, now, levels);
    }
  g_assert_cmpuint (n, >, 10);
}

/* The same words and numbers; which of several places is meant may differ. */
static void
assert_moved (const KingdomTile *before, const KingdomTile *now, guint motion)
{
  const guint16 levels[] = { 3, 2, 2 };
  KingdomTile   moved_before[KINGDOM_N_TILES], moved[KINGDOM_N_TILES];
  KingdomNear   here[KINGDOM_N_CHARACTERS], there[KINGDOM_N_CHARACTERS];

  kingdom_motion_tiles (before, motion, moved_before);
  kingdom_motion_tiles (now, motion, moved);
  kingdom_near_measure (before, now, levels, here);
  kingdom_near_measure (moved_before, moved, levels, there);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      here[character].x = there[character].x;
      here[character].y = there[character].y;
      g_assert_cmpmem (&here[character],
                       sizeof here[character],
                       &there[character],
                       sizeof there[character]);
    }
}

static void
test_motions (void)
{
  FavorRng    rng;
  KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];

  favor_rng_seed (&rng, SEED);
  for (guint i = 0; i < kingdom_n_wished + 40; i++)
    {
      if (i < kingdom_n_wished)
        kingdom_places_get (&kingdom_wished[i], before, now);
      else
        {
          kingdom_landscape_begin (&rng, before);
          memcpy (now, before, sizeof now);
          kingdom_landscape_go_on (&rng, now);
        }
      for (guint motion = 0; motion < KINGDOM_N_MOTIONS; motion++)
        assert_moved (before, now, motion);
    }
}

/* States */

static void
assert_state (const KingdomState *state, guint character, KingdomWishState wanted)
{
  KingdomOutlook out[KINGDOM_N_CHARACTERS];

  kingdom_outlook (state, 0, out);
  g_assert_cmpint (out[character].state, ==, wanted);
}

static void
test_states (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .hand = "E" };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  assert_state (&state, KINGDOM_JESTER, KINGDOM_WISH_FAR);
  assert_state (&state, KINGDOM_FARMER, KINGDOM_WISH_TRUE_BEFORE);
  assert_state (&state, KINGDOM_NOBLEMAN, KINGDOM_WISH_TRUE_BEFORE);
  assert_state (&state, KINGDOM_LABORER, KINGDOM_WISH_NEAR);
  assert_state (&state, KINGDOM_KING, KINGDOM_WISH_FAR);
  kingdom_play (&state, "lay-tile 0 -1 2");
  assert_state (&state, KINGDOM_FARMER, KINGDOM_WISH_MET);
  assert_state (&state, KINGDOM_JESTER, KINGDOM_WISH_FAR);
  state.table.stack[KINGDOM_FARMER] = 0;
  assert_state (&state, KINGDOM_FARMER, KINGDOM_WISH_IN_VAIN);
  assert_state (&state, KINGDOM_JESTER, KINGDOM_WISH_MET);
  assert_state (&state, KINGDOM_CHARLATAN, KINGDOM_WISH_FAR);
  state.seat[0].pieces[KINGDOM_PIECE_JESTER] = 1;
  assert_state (&state, KINGDOM_CHARLATAN, KINGDOM_WISH_MET);
  state.seat[0].actions[KINGDOM_CHARLATAN] = TRUE;
  assert_state (&state, KINGDOM_CHARLATAN, KINGDOM_WISH_OWNED);
}

/* Scenarios 12.36 and 12.62: met, and the favor is there already. */
static void
test_in_vain (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1",
                               .hand = "B",
                               .actions = "merchant nobleman" };
  KingdomState       state;
  KingdomOutlook     out[KINGDOM_N_CHARACTERS];

  kingdom_play_init (&state, &setup);
  kingdom_play (&state, "use-merchant 2 0 -1 0");
  kingdom_outlook (&state, 0, out);
  g_assert_cmpint (out[KINGDOM_NOBLEMAN].state, ==, KINGDOM_WISH_IN_VAIN);
  g_assert_cmpint (out[KINGDOM_NOBLEMAN].why, ==, KINGDOM_VAIN_OWNED);
  g_assert_cmpint (out[KINGDOM_MERCHANT].state, ==, KINGDOM_WISH_OWNED);
  /* It is there for the other one. */
  kingdom_outlook (&state, 1, out);
  g_assert_cmpint (out[KINGDOM_NOBLEMAN].state, ==, KINGDOM_WISH_MET);
}

/* With a fault step two does not end: what the map fulfils waits for that, and who looks at the others gets
 * nothing. */
static void
test_faulty (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .hand = "E", .pieces = "jester" };
  KingdomState       state;
  KingdomOutlook     out[KINGDOM_N_CHARACTERS];
  FavorAction        lay;

  kingdom_play_init (&state, &setup);
  lay = kingdom_play_action (&state, "lay-tile 1 0 0");
  g_assert_true (kingdom_outlook_after (&state, &lay, out));
  g_assert_cmpint (out[KINGDOM_FARMER].state, ==, KINGDOM_WISH_IN_VAIN);
  g_assert_cmpint (out[KINGDOM_FARMER].why, ==, KINGDOM_VAIN_FAULTY);
  state.table.stack[KINGDOM_FARMER] = 0;
  g_assert_true (kingdom_outlook_after (&state, &lay, out));
  g_assert_cmpint (out[KINGDOM_FARMER].why, ==, KINGDOM_VAIN_GONE);
  g_assert_cmpint (out[KINGDOM_JESTER].state, ==, KINGDOM_WISH_FAR);
  g_assert_cmpint (out[KINGDOM_CHARLATAN].state, ==, KINGDOM_WISH_FAR);
  lay = kingdom_play_action (&state, "lay-tile 0 -1 2");
  g_assert_true (kingdom_outlook_after (&state, &lay, out));
  g_assert_cmpint (out[KINGDOM_JESTER].state, ==, KINGDOM_WISH_MET);
  g_assert_cmpint (out[KINGDOM_CHARLATAN].state, ==, KINGDOM_WISH_MET);
}

/* What an action would meet, and lose again. */
static void
test_after (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .hand = "E", .pieces = "farmer" };
  KingdomState       state, was;
  KingdomOutlook     out[KINGDOM_N_CHARACTERS];
  FavorAction        action;

  kingdom_play_init (&state, &setup);
  was = state;
  action = kingdom_play_action (&state, "lay-tile 0 -1 2");
  g_assert_true (kingdom_outlook_after (&state, &action, out));
  g_assert_true (kingdom_is_met (&out[KINGDOM_FARMER]));
  g_assert_cmpmem (&state, sizeof state, &was, sizeof was);
  kingdom_play (&state, "lay-tile 0 -1 2");
  action = kingdom_play_action (&state, "rewind");
  g_assert_true (kingdom_outlook_after (&state, &action, out));
  g_assert_false (kingdom_is_met (&out[KINGDOM_FARMER]));
  action = kingdom_play_action (&state, "finish-work");
  g_assert_false (kingdom_outlook_after (&state, &action, out));
}

/* Random games */

/* In step three what is on offer is what the chart says; one look ahead agrees with going there. */
static void
assert_outlook (const KingdomState *state, const FavorAction *action)
{
  KingdomOutlook out[KINGDOM_N_CHARACTERS], after[KINGDOM_N_CHARACTERS];
  KingdomState   next = *state;

  kingdom_outlook (state, state->head.turn_owner, out);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (state->head.phase == KINGDOM_PHASE_CLAIM)
      g_assert_cmpint (out[character].state == KINGDOM_WISH_MET,
                       ==,
                       state->offer[character]);
  if (!kingdom_outlook_after (state, action, after))
    return;
  kingdom_apply (&next, action, NULL);
  kingdom_outlook (&next, action->seat, out);
  g_assert_cmpmem (out, sizeof out, after, sizeof after);
}

static void
play_game (guint n_seats, guint64 seed, guint *claims)
{
  KingdomState          state = { 0 };
  KingdomOptions        options;
  FavorRng              rng;
  g_auto (FavorActions) legal = { 0 };

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (&state, &options, n_seats, seed, NULL);
  while (state.head.phase != KINGDOM_PHASE_OVER)
    {
      FavorAction action;

      kingdom_list (&state, &legal);
      action = legal.items[favor_rng_below (&rng, legal.n)];
      *claims += state.head.phase == KINGDOM_PHASE_CLAIM;
      assert_met (state.before, state.table.tile, state.levels);
      assert_outlook (&state, &action);
      kingdom_apply (&state, &action, NULL);
    }
}

static void
test_games (void)
{
  guint claims = 0;

  for (guint i = 0; i < 4; i++)
    play_game (2 + i, SEED + i, &claims);
  g_assert_cmpuint (claims, >, 100);
}

/* While the pointer goes over the map each place is foreseen. */
static void
test_time (void)
{
  const guint16 levels[] = { 1, 1, 1 };
  const guint   n = 200;
  KingdomTile   before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];
  KingdomNear   out[KINGDOM_N_CHARACTERS];
  gint64        start;

  for (guint i = 0; i < kingdom_n_wished; i++)
    if (strcmp (kingdom_wished[i].name, "12.42-king") == 0)
      kingdom_places_get (&kingdom_wished[i], before, now);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    kingdom_near_measure (before, before, levels, out);
  g_test_message ("all measured in %.1f us",
                  (gdouble) (g_get_monotonic_time () - start) / n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (nears); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/near/%s", nears[i].name);

      g_test_add_data_func (path, &nears[i], test_near);
    }
  g_test_add_func ("/kingdom/near/scenarios", test_scenarios);
  g_test_add_func ("/kingdom/near/true-before", test_true_before);
  g_test_add_func ("/kingdom/near/random", test_random);
  g_test_add_func ("/kingdom/near/motions", test_motions);
  g_test_add_func ("/kingdom/near/states", test_states);
  g_test_add_func ("/kingdom/near/in-vain", test_in_vain);
  g_test_add_func ("/kingdom/near/faulty", test_faulty);
  g_test_add_func ("/kingdom/near/after", test_after);
  g_test_add_func ("/kingdom/near/games", test_games);
  g_test_add_func ("/kingdom/near/time", test_time);
  return g_test_run ();
}
