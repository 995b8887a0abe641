/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "emperor-actions.h"
#include "emperor-position.h"

/* What chance does at the start, what options are accepted, and who stands where at the end. */

static void
set_up (EmperorState *state, EmperorOptions *options, guint n_seats, guint64 seed)
{
  memset (state, 0, sizeof *state);
  emperor_setup (state, options, n_seats, seed, NULL);
}

/* Each seat is the first player equally often, each Event lies on top equally often. */
static void
test_chance (void)
{
  EmperorOptions options;
  guint          first[4] = { 0 };
  guint          top[EMPEROR_N_EVENTS] = { 0 };
  guint          market[EMPEROR_N_MARKET] = { 0 };
  const guint    n = 6800;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  for (guint seed = 0; seed < n; seed++)
    {
      EmperorState state;

      set_up (&state, &options, 4, seed);
      first[state.first]++;
      top[state.looks[0]]++;
      market[state.market_deck[14]]++;
    }
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (ABS ((gint) first[i] - (gint) n / 4), <, 150);
  for (guint i = 0; i < EMPEROR_N_EVENTS; i++)
    g_assert_cmpuint (ABS ((gint) top[i] - (gint) n / 17), <, 90);
  for (guint i = 0; i < EMPEROR_N_MARKET; i++)
    g_assert_cmpuint (ABS ((gint) market[i] - (gint) n / 15), <, 95);
}

static void
test_first_player (void)
{
  EmperorOptions options;
  FavorRefusal   why = { 0 };
  EmperorState   state;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  g_assert_cmpint (options.first_player, ==, FAVOR_SEAT_NONE);
  g_assert_true (emperor_accept (&options, 2, &why));
  options.first_player = 2;
  g_assert_true (emperor_accept (&options, 3, &why));
  g_assert_false (emperor_accept (&options, 2, &why));
  g_assert_cmpstr (emperor_refusals[why.reason].id, ==, "no-such-seat");
  for (guint seed = 0; seed < 5; seed++)
    {
      set_up (&state, &options, 3, seed);
      g_assert_cmpint (state.first, ==, 2);
      g_assert_cmpint (state.head.decider, ==, 2);
    }
}

/* In a game of six the setup never ends without a free Staff (section 4). */
static void
test_never_stuck (void)
{
  g_auto (FavorActions) legal = { 0 };
  EmperorOptions        options;
  FavorRng              rng;

  favor_schema_set_defaults (&emperor_options_schema, &options);
  favor_rng_seed (&rng, 1);
  for (guint seed = 0; seed < 3000; seed++)
    {
      EmperorState state;

      set_up (&state, &options, 6, seed);
      while (state.head.phase <= EMPEROR_PHASE_SETUP_STAR)
        {
          emperor_list (&state, &legal);
          g_assert_cmpuint (legal.n, >, 0);
          g_assert_true (legal.complete);
          emperor_apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
        }
      for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
        {
          guint n = 0;

          for (guint seat = 0; seat < 6; seat++)
            n += state.stars[seat][staff];
          g_assert_cmpuint (n, ==, 2);
        }
    }
}

static void
assert_ranks (const char *text, const char *expected)
{
  g_auto (EmperorPosition) position;
  g_autoptr (GString)      ranks = g_string_new (NULL);

  emperor_position_init (&position, text);
  for (FavorSeat seat = 0; seat < position.state.head.n_seats; seat++)
    {
      FavorPad pad;

      emperor_score (&position.state, seat, &pad);
      g_string_append_printf (ranks, "%u", pad.rank);
      g_assert_false (pad.winner);
      g_assert_cmpint (pad.total, ==, position.state.points[seat]);
      g_assert_cmpint (pad.line[EMPEROR_ROW_FIRST_STARS], ==, pad.total);
      g_assert_cmpuint (pad.round, ==, position.state.round);
    }
  g_assert_cmpstr (ranks->str, ==, expected);
}

/* 7.3: Favor, the Empress, Stars, Gold, the later seat in turn order. */
static void
test_ranks (void)
{
  assert_ranks ("p0: F5; p1: F7; p2: F6", "312");
  assert_ranks ("p0: F7; p1: F7, allied; p2: F6", "213");
  assert_ranks ("p0: F7, stars A2 C1; p1: F7, G9; p2: F7, allied", "231");
  assert_ranks ("p0: G3; p1: G4; p2: G5", "321");
  assert_ranks ("p0: F7; p1: F7; p2: F7", "321");
  assert_ranks ("first p1; p0: F7; p1: F7; p2: F7", "132");
}

/* An immediate winner is first, whatever the rest. */
static void
test_winner (void)
{
  g_auto (EmperorPosition) position;
  FavorPad                 pad;

  emperor_position_init (&position, "p0: F43, market M1; p1: F49, allied");
  emperor_position_play (&position, "play M1");
  emperor_score (&position.state, 0, &pad);
  g_assert_true (pad.winner);
  g_assert_cmpuint (pad.rank, ==, 1);
  emperor_score (&position.state, 1, &pad);
  g_assert_false (pad.winner);
  g_assert_cmpuint (pad.rank, ==, 2);
}

/* One who is first at the limit is the winner, with less than the target. */
static void
test_winner_at_limit (void)
{
  g_auto (EmperorPosition) position;
  FavorPad                 pad;

  emperor_position_init (
    &position,
    "2 seats; option round-limit 10; round 10; p0: F31; p1: F30; turn p1");
  emperor_position_play (&position, "end");
  emperor_score (&position.state, 0, &pad);
  g_assert_true (pad.winner);
  emperor_score (&position.state, 1, &pad);
  g_assert_false (pad.winner);
}

/* A made-up position may promise two cards of a hand of one: the second is not asked for. */
static void
test_seizure_of_the_last (void)
{
  g_auto (EmperorPosition) position;

  emperor_position_init (&position, "p0: hand O3; p1: hand A1");
  emperor_position_play (&position, "play O3 at p1");
  emperor_position_play (&position, "pass");
  position.state.prompt_left = 2;
  emperor_position_play (&position, "seize A1");
  emperor_position_expect (&position, "prompt none; p0 hand A1; decider p0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor/setup/chance", test_chance);
  g_test_add_func ("/emperor/setup/first-player", test_first_player);
  g_test_add_func ("/emperor/setup/never-stuck", test_never_stuck);
  g_test_add_func ("/emperor/score/ranks", test_ranks);
  g_test_add_func ("/emperor/score/winner", test_winner);
  g_test_add_func ("/emperor/score/winner-at-limit", test_winner_at_limit);
  g_test_add_func ("/emperor/seizure-of-the-last", test_seizure_of_the_last);
  return g_test_run ();
}
