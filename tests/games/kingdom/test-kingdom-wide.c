/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>
#include <time.h>

#include "kingdom-play.h"
#include "kingdom-slow-list.h"
#include "kingdom-slow.h"

/* The widest maps: all tiles in one row, and a small land between the corners of the world. */

/* clang-format off */
/* Each tile with how it is turned; every edge fits. */
static const char row[] =
  "A0 A0 B0 B0 B0 B0 D1 C0 D3 D1 D3 E0 E0 E0 E0 E0 F1 F1 G1 H0 H0 H0 Q1 L3 L0 L0 S1 R0 R0 R0 S0 T0 I2 U0 U0 U0 "
  "U0 U0 U0 U0 U0 W3 W0 W0 W0 X0 J1 I2 J0 J1 K3 K0 K2 O1 M0 M1 N0 N1 N0 V2 O1 P0 P1 P0 V0 V2 V0 V2 V0 V2 V0 V2";

#define KING \
  "D(0,0)r0 B(0,1)r0 O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1 D(0,2)r2 D(-1,1)r3 Q(0,-1)r2 " \
  "R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 " \
  "S(1,3)r0 E(-2,3)r1"
#define CORNERS " U(-99,-99)r0 U(99,-99)r0 U(-99,99)r0 U(99,99)r0"
#define ALL_ACTIONS "charlatan handmaiden merchant magician pawnbroker nobleman alchemist bishop general queen"

/* clang-format on */

/* (transfer full): the row in the notation of the scenarios, from that column on */
static char *
tell_row (gint x)
{
  g_auto (GStrv) tiles = g_strsplit (row, " ", -1);
  GString       *text = g_string_new (NULL);

  g_assert_cmpuint (g_strv_length (tiles), ==, KINGDOM_N_TILES);
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    g_string_append_printf (text,
                            "%s%c(%d,0)r%c",
                            i > 0 ? " " : "",
                            tiles[i][0],
                            x + (gint) i,
                            tiles[i][1]);
  return g_string_free (text, FALSE);
}

/* All wishes are found as the slow way finds them. */
static void
assert_wishes (const KingdomTile *before, const KingdomTile *now)
{
  const guint16 levels[] = { 1, 1, 1 };
  guint8        met[KINGDOM_N_CHARACTERS];

  kingdom_wish_find_met (before, now, levels, met);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      g_autoptr (GPtrArray) slow = kingdom_slow_find_new (before, now, character, 1);

      g_assert_cmpint (met[character], ==, slow->len > 0);
    }
}

/* The eastern end goes to the west and comes back. */
static void
test_row (void)
{
  g_autofree char   *map = tell_row (-36);
  const KingdomSetup setup = { .map = map,
                               .empty = TRUE,
                               .actions = ALL_ACTIONS,
                               .pieces = "hunter" };
  KingdomState       state;
  KingdomTable       before;

  kingdom_play_init (&state, &setup);
  before = state.table;
  kingdom_slow_assert_list (&state);
  kingdom_play (&state, "use-merchant 35 0 -37 0");
  g_assert_cmpuint (kingdom_play_faults (&state), ==, 1);
  kingdom_slow_assert_list (&state);
  assert_wishes (state.before, state.table.tile);
  kingdom_play (&state, "use-general merchant; use-merchant -37 0 35 0; finish-work");
  g_assert_cmpmem (state.table.tile, sizeof before.tile, before.tile, sizeof before.tile);
}

/* It ends where the map ends. */
static void
test_row_at_limit (void)
{
  g_autofree char   *map = tell_row (28);
  const KingdomSetup setup = { .map = map, .empty = TRUE, .actions = ALL_ACTIONS };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  kingdom_slow_assert_list (&state);
  kingdom_play_refused (&state, "use-merchant 28 0 100 0", "map-limit");
  kingdom_play (&state, "use-merchant 28 0 99 1");
}

/* What is enclosed is found by a flood over all cells. */
static void
test_corners (void)
{
  const KingdomSetup setup = { .map = KING CORNERS, .hand = "E" };
  KingdomState       state;

  kingdom_play_init (&state, &setup);
  kingdom_slow_assert_list (&state);
  kingdom_play_offer (&state, "lay-tile 2 3 3", "queen king");
  assert_wishes (state.before, state.table.tile);
}

/* ---- Time ----------------------------------------------------------------------------- */

/* Of the processor, in microseconds: others may be at work, too. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e6 * (double) time.tv_sec + (double) time.tv_nsec / 1e3;
}

/* The shortest of several times: the list of whoever has nothing but that action favor. */
static double
measure_list (const KingdomState *state, guint character, guint *n_listed)
{
  g_auto (FavorActions) legal = { 0 };
  KingdomState          alone = *state;
  double                least = G_MAXDOUBLE;

  memset (alone.seat[alone.head.decider].pieces, 0, KINGDOM_N_PIECES);
  memset (alone.seat[alone.head.decider].actions, 0, KINGDOM_N_CHARACTERS);
  memset (alone.table.used, 0, sizeof alone.table.used);
  alone.seat[alone.head.decider].actions[character] = TRUE;
  for (guint i = 0; i < 5; i++)
    {
      const double begin = now ();

      kingdom_list (&alone, &legal);
      least = MIN (least, now () - begin);
    }
  *n_listed = legal.n;
  return least;
}

/* Maps of random games with most tiles on them, where the step may end: there are the most threes to try. */
static double
measure_game (guint64 seed, guint *n_listed)
{
  KingdomState          state = { 0 };
  KingdomOptions        options;
  FavorRng              rng;
  g_auto (FavorActions) legal = { 0 };
  double                most = 0;

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (&state, &options, 3, seed, NULL);
  while (state.head.phase != KINGDOM_PHASE_OVER)
    {
      guint n = 0;

      kingdom_list (&state, &legal);
      if (state.head.phase == KINGDOM_PHASE_WORK && state.turn > 60)
        {
          const double took = measure_list (&state, KINGDOM_ALCHEMIST, &n);

          *n_listed = took > most ? n : *n_listed;
          most = MAX (most, took);
        }
      kingdom_apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
    }
  return most;
}

/* The slowest list is that of the Alchemist where few threes fit. */
static void
test_time (void)
{
  g_autofree char *map = tell_row (-36);
  KingdomState     state;
  double           most = 0;
  guint            n_listed = 0;

  kingdom_play_init (&state, &(KingdomSetup){ .map = map, .empty = TRUE });
  most = measure_list (&state, KINGDOM_ALCHEMIST, &n_listed);
  g_test_message ("all tiles in a row, %u actions: %.0f us", n_listed, most);
  for (guint64 seed = 1; seed <= 5; seed++)
    {
      guint        n = 0;
      const double took = measure_game (seed, &n);

      n_listed = took > most ? n : n_listed;
      most = MAX (most, took);
    }
  g_test_message ("the slowest list with an Alchemist, of %u actions: %.0f us",
                  n_listed,
                  most);
  g_assert_cmpfloat (most, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/wide/row", test_row);
  g_test_add_func ("/kingdom/wide/row-at-the-limit", test_row_at_limit);
  g_test_add_func ("/kingdom/wide/corners", test_corners);
  g_test_add_func ("/kingdom/wide/time", test_time);
  return g_test_run ();
}
