/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-play.h"

/* Section 9: what each option changes, and what it can be. */

static void
set_up (KingdomState *state, const char *options_text, guint n_seats, guint64 seed)
{
  KingdomOptions options;

  favor_schema_set_defaults (&kingdom_options_schema, &options);
  favor_test_set_options (&kingdom_options_schema, &options, options_text);
  memset (state, 0, sizeof *state);
  kingdom_setup (state, &options, n_seats, seed, NULL);
}

static gboolean
is_possible (guint8 *option, guint value, const KingdomOptions *options)
{
  const guint8 was = *option;
  gboolean     possible;

  *option = (guint8) value;
  possible = favor_schema_check (&kingdom_options_schema, options, 2, FALSE, NULL, NULL);
  *option = was;
  return possible;
}

static void
assert_limits (guint8 *option, const KingdomOptions *options, guint most)
{
  for (guint value = 0; value < 20; value++)
    g_assert_cmpint (is_possible (option, value, options), ==, value <= most);
}

static void
test_limits (void)
{
  KingdomOptions options;

  favor_schema_set_defaults (&kingdom_options_schema, &options);
  g_assert_cmpuint (options.first_player, ==, 0);
  g_assert_cmpuint (options.twilight_rounds, ==, 4);
  g_assert_cmpuint (options.court_goal, ==, 0);
  g_assert_cmpuint (options.match_exchange, ==, 0);
  g_assert_cmpuint (options.starting_jesters, ==, 0);
  assert_limits (&options.first_player, &options, 1);
  assert_limits (&options.twilight_rounds, &options, 12);
  assert_limits (&options.match_exchange, &options, 1);
  assert_limits (&options.starting_jesters, &options, 2);
  for (guint goal = 0; goal < 20; goal++)
    g_assert_cmpint (is_possible (&options.court_goal, goal, &options),
                     ==,
                     goal == 0 || (goal >= 6 && goal <= 12));
}

/* All go together, at every number of players. */
static void
test_accepted (void)
{
  KingdomState state;
  guint        n = 0;

  for (guint n_seats = KINGDOM_MIN_SEATS; n_seats <= KINGDOM_MAX_SEATS; n_seats++)
    for (guint i = 0; i < 2 * 13 * 8 * 2 * 3; i++)
      {
        const guint    goal = i / 26 % 8;
        KingdomOptions options = { (guint8) (i % 2),
                                   (guint8) (i / 2 % 13),
                                   (guint8) (goal == 0 ? 0 : goal + 5),
                                   (guint8) (i / 208 % 2),
                                   (guint8) (i / 416) };
        FavorRefusal   why = { 0 };

        g_assert_true (favor_schema_check (&kingdom_options_schema,
                                           &options,
                                           n_seats,
                                           FALSE,
                                           NULL,
                                           NULL));
        g_assert_true (favor_kingdom_game.accept (&options, n_seats, &why));
        memset (&state, 0, sizeof state);
        kingdom_setup (&state, &options, n_seats, i, NULL);
        g_assert_true (kingdom_validate (&state, NULL));
        n++;
      }
  g_assert_cmpuint (n, ==, 6240);
}

static void
test_first_player (void)
{
  guint        first[KINGDOM_MAX_SEATS] = { 0 };
  KingdomState state;

  for (guint64 seed = 0; seed < 60; seed++)
    {
      set_up (&state, "", 3, seed);
      first[state.head.decider]++;
      g_assert_cmpint (state.head.turn_owner, ==, state.head.decider);
      set_up (&state, "first-player=first-seat", 3, seed);
      g_assert_cmpint (state.head.decider, ==, 0);
    }
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpuint (first[seat], >, 5);
}

/* As if all tiles had been set aside. */
static void
empty_bag (KingdomState *state)
{
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (state->table.tile[tile].place == KINGDOM_PLACE_BAG)
      state->table.tile[tile].place = KINGDOM_PLACE_ASIDE;
  kingdom_begin_turn (state, 0, NULL);
}

static void
test_twilight_rounds (void)
{
  KingdomState state;

  set_up (&state, "twilight-rounds=12", 6, 1);
  empty_bag (&state);
  g_assert_cmpint (state.twilight_left, ==, KINGDOM_MAX_TWILIGHT);
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_WORK);
  g_assert_true (kingdom_validate (&state, NULL));
  set_up (&state, "twilight-rounds=0", 3, 1);
  empty_bag (&state);
  g_assert_cmpint (state.twilight_left, ==, 0);
  g_assert_cmpuint (state.reason, ==, KINGDOM_END_BAG);
  g_assert_cmpint (state.head.decider, ==, FAVOR_SEAT_NONE);
  g_assert_cmpuint (state.turn, ==, 1);
  g_assert_true (kingdom_validate (&state, NULL));
}

/* Seat 0, with five at court, is about to take the Jester; seat 1 stands higher. */
static void
reach_goal (KingdomState *state, guint goal, gboolean has_jester)
{
  const KingdomSetup setup = { .map = "D(0,0)r0", .hand = "B" };

  kingdom_play_init (state, &setup);
  state->options.court_goal = (guint8) goal;
  for (guint i = 0; i < 5; i++)
    state->seat[0].court[has_jester ? KINGDOM_JESTER + i : KINGDOM_FARMER + i] = TRUE;
  state->seat[0].taken = 5;
  state->seat[1].court[KINGDOM_QUEEN] = state->seat[1].court[KINGDOM_GENERAL] = TRUE;
  state->seat[1].taken = 2;
  state->turn = 8;
  kingdom_play_offer (state, "lay-tile 0 1 0", "jester");
  kingdom_play (state, "take-favor jester");
}

static void
test_court_goal (void)
{
  KingdomState state;

  reach_goal (&state, 6, FALSE);
  g_assert_cmpuint (state.reason, ==, KINGDOM_END_COURT_GOAL);
  g_assert_cmpint (state.winner, ==, 0);
  g_assert_cmpint (kingdom_standing (&state.seat[0]),
                   <,
                   kingdom_standing (&state.seat[1]));
  g_assert_cmpuint (kingdom_place (&state, 0), ==, 1);
  g_assert_cmpuint (kingdom_place (&state, 1), ==, 2);
}

/* Without the option, with a higher goal, and with one who was at court already. */
static void
test_court_goal_missed (void)
{
  KingdomState state;

  reach_goal (&state, 0, FALSE);
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
  reach_goal (&state, 7, FALSE);
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
  reach_goal (&state, 6, TRUE);
  g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_DRAW);
}

static void
test_match_exchange (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0 E(0,1)r1+laborer.w",
                               .draw = TRUE,
                               .actions = "queen" };
  KingdomState       state;

  for (guint8 off = 0; off < 2; off++)
    {
      kingdom_play_init (&state, &setup);
      state.options.match_exchange = off;
      kingdom_play (&state, "choose-tile h");
      g_assert_cmpuint (state.head.phase, ==, KINGDOM_PHASE_WORK);
      g_assert_cmpuint (kingdom_type_of[state.table.hand],
                        ==,
                        off ? KINGDOM_TYPE_H : KINGDOM_TYPE_E);
      g_assert_cmpuint (state.table.stack[KINGDOM_LABORER], ==, off ? 7 : 8);
    }
}

static void
test_starting_jesters (void)
{
  KingdomState state;

  for (guint n = 0; n < 3; n++)
    {
      g_autofree char *text = g_strdup_printf ("starting-jesters=%u", n);

      set_up (&state, text, 6, 1);
      g_assert_cmpuint (state.table.stack[KINGDOM_JESTER], ==, 20 - 6 * n);
      for (guint seat = 0; seat < 6; seat++)
        {
          g_assert_cmpuint (state.seat[seat].pieces[KINGDOM_PIECE_JESTER], ==, n);
          g_assert_cmpuint (kingdom_count_court (&state.seat[seat]), ==, 0);
          g_assert_cmpuint (state.seat[seat].taken, ==, 0);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/options/limits", test_limits);
  g_test_add_func ("/kingdom/options/accepted", test_accepted);
  g_test_add_func ("/kingdom/options/first-player", test_first_player);
  g_test_add_func ("/kingdom/options/twilight-rounds", test_twilight_rounds);
  g_test_add_func ("/kingdom/options/court-goal", test_court_goal);
  g_test_add_func ("/kingdom/options/court-goal-missed", test_court_goal_missed);
  g_test_add_func ("/kingdom/options/match-exchange", test_match_exchange);
  g_test_add_func ("/kingdom/options/starting-jesters", test_starting_jesters);
  return g_test_run ();
}
