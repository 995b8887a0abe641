/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "dragon-limit.h"

/* More than there are laps, and seats. */
#define LAPS_STEP  8
#define SEATS_STEP 8

/* Only who places a vote is hurried, and never the Judge (ruling 15). While an offer of that seat
 * is being answered its time waits; a present or an offer gives it no more of it. */
void
dragon_limit_describe (gconstpointer state, FavorTimeLimit *limit)
{
  const DragonState *dragon = state;
  gboolean           answer = dragon->head.phase == DRAGON_PHASE_ANSWER;
  FavorSeat          seat = answer ? dragon->head.turn_owner : dragon->head.decider;

  *limit = (FavorTimeLimit){ .seat = FAVOR_SEAT_NONE };
  if (dragon->options.countdown == 0 || seat == dragon->judge ||
      (dragon->head.phase != DRAGON_PHASE_VOTE && !answer))
    return;
  limit->seconds = dragon->options.countdown;
  limit->seat = seat;
  limit->starter = dragon->judge;
  limit->span = (guint) dragon->round * LAPS_STEP + dragon->lap;
  limit->decision = limit->span * SEATS_STEP + (guint) seat;
  limit->waits = answer;
}

/* Any card of the hand, alike ones counted each, on any vote card (ruling 14). Not drawn from the
 * state's generator: the game is played again from what was drawn. */
gboolean
dragon_limit_time_out (gconstpointer state, FavorAction *action)
{
  const DragonState *dragon = state;
  FavorSeat          seat = dragon->head.decider;
  gint32             n = 0, nth;
  guint              role = 0;

  if (dragon->head.phase != DRAGON_PHASE_VOTE)
    return FALSE;
  for (guint i = 0; i < DRAGON_N_ROLES; i++)
    n += dragon->hand[seat][i];
  /* Other eyes do not see the hand. */
  if (n <= 0)
    return FALSE;
  for (nth = g_random_int_range (0, n); nth >= dragon->hand[seat][role]; role++)
    nth -= dragon->hand[seat][role];
  *action = (FavorAction){ .kind = DRAGON_ACTION_PLACE_VOTE, .seat = seat };
  action->arg[DRAGON_PLACE_CARD] = (gint16) role;
  action->arg[DRAGON_PLACE_ON] = (gint16) g_random_int_range (0, DRAGON_N_ROLES);
  action->arg[DRAGON_PLACE_TIMED_OUT] = TRUE;
  return TRUE;
}
