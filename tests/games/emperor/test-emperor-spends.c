/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-random.h"
#include "emperor-state.h"

/* What is marked as spending something is all that does. */

/* The seat has no less of anything. */
static gboolean
keeps_all (const EmperorState *before, const EmperorState *after, FavorSeat seat)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    if (after->hand[seat][card] < before->hand[seat][card])
      return FALSE;
  return after->gold[seat] >= before->gold[seat] &&
         after->n_market_hand[seat] >= before->n_market_hand[seat] &&
         after->n_open[seat] >= before->n_open[seat];
}

/* What others have begun takes its course, and what was promised runs out. */
static gboolean
lets_happen (EmperorAction kind)
{
  return kind == EMPEROR_ACTION_LET_PASS || kind == EMPEROR_ACTION_END_TURN;
}

static void
test_random (void)
{
  g_auto (FavorActions) legal = { 0 };
  guint                 spent[EMPEROR_N_ACTIONS] = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 5);
  for (guint number = 0; number < 60; number++)
    {
      EmperorState state;

      emperor_random_start (&state, number);
      for (guint i = 0; i < 500 && state.head.decider != FAVOR_SEAT_NONE; i++)
        {
          const EmperorState before = state;
          const FavorAction  action = emperor_random_action (&state, &legal, &rng);

          favor_emperor_game.apply (&state, &action, NULL);
          if (lets_happen ((EmperorAction) action.kind) ||
              keeps_all (&before, &state, action.seat))
            continue;
          spent[action.kind]++;
          if (!favor_emperor_game.actions[action.kind].spends)
            g_error ("%s spends something", favor_emperor_game.actions[action.kind].id);
        }
    }
  /* An offer lies there only; all else that is marked has cost something. */
  for (guint kind = 0; kind < EMPEROR_N_ACTIONS; kind++)
    if (favor_emperor_game.actions[kind].spends && kind != EMPEROR_ACTION_OFFER_TRADE &&
        kind != EMPEROR_ACTION_COUNTER_TRADE && kind != EMPEROR_ACTION_ALLY_EMPRESS)
      g_assert_cmpuint (spent[kind], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor-spends/random", test_random);
  return g_test_run ();
}
