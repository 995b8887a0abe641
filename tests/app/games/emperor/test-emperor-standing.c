/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-random.h"
#include "emperor-standing.h"

static void
set_points (EmperorState *state, FavorSeat seat, gint16 points)
{
  memset (state->pad[seat], 0, sizeof state->pad[seat]);
  state->pad[seat][0][0] = points;
}

/* A game of three that nobody has won before its last round; all are alike. */
static void
start_level (EmperorState *state)
{
  EmperorOptions options = { 0 };

  favor_schema_set_defaults (&emperor_options_schema, &options);
  memset (state, 0, sizeof *state);
  options.first_player = 0;
  favor_emperor_game.setup (state, &options, 3, 5, NULL);
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      set_points (state, seat, 20);
      state->stars[seat][seat] = 2;
    }
  favor_emperor_game.derive (state);
}

static void
assert_reason (const EmperorState *state, FavorSeat seat, const char *expected)
{
  g_autofree char *reason = emperor_standing_describe (state, seat);

  g_assert_cmpstr (reason, ==, expected);
}

/* Each line names what decided, in the order in which the rules ask. */
static void
test_reasons (void)
{
  EmperorState state;

  start_level (&state);
  assert_reason (&state, 0, "Tied in all, and number 1 to play: later is better");
  assert_reason (&state, 2, "Tied in all, and number 3 to play: later is better");
  state.gold[1] = 7;
  assert_reason (&state, 1, "Tied, with 7 Gold");
  assert_reason (&state, 2, "Tied, with 3 Gold");
  state.stars[2][5] = 1;
  assert_reason (&state, 2, "Tied, with 3 Stars on the board");
  assert_reason (&state, 1, "Tied, with 2 Stars on the board");
  state.empress[0] = TRUE;
  assert_reason (&state, 0, "Tied, and allied with the Empress");
  assert_reason (&state, 2, "Tied, and not allied with the Empress");
  set_points (&state, 0, 30);
  favor_emperor_game.derive (&state);
  assert_reason (&state, 0, NULL);
  assert_reason (&state, 2, "Tied, with 3 Stars on the board");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor-standing/reasons", test_reasons);
  return g_test_run ();
}
