/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-bot.h"

/* What computer players think about (11.4). */

/* Favor that a good turn may bring. */
#define GOOD_TURN 12

/* Whether `seat` leads and may win in its next turn. */
static gboolean
may_win_next (const EmperorState *state, FavorSeat seat)
{
  for (guint other = 0; other < state->head.n_seats; other++)
    if (state->points[other] > state->points[seat])
      return FALSE;
  return state->points[seat] + GOOD_TURN >= state->options.target_points;
}

static gboolean
is_worth_a_thought (const EmperorWorth *worth,
                    const FavorAction  *action,
                    gboolean            ruthless)
{
  const gint16   *args = action->arg;
  const FavorSeat target = (FavorSeat) args[EMPEROR_PLAY_TARGET];

  switch (action->kind)
    {
    case EMPEROR_ACTION_INVITE_OFFER:
      return FALSE;
    case EMPEROR_ACTION_OFFER_TRADE:
      return emperor_bot_value_of_swap (worth, action) > 0;
    case EMPEROR_ACTION_PLAY:
      return !emperor_is_plot (args[EMPEROR_PLAY_PIECE]) ||
             !emperor_bot_breaks_word (worth->state, args[EMPEROR_PLAY_PIECE], target) ||
             (ruthless && may_win_next (worth->state, target));
    default:
      return TRUE;
    }
}

/* The answer to an offer, which is no matter of planning. */
static void
answer_offer (const EmperorWorth *worth, FavorActions *legal)
{
  const gboolean can_accept = legal->items[0].kind == EMPEROR_ACTION_ACCEPT_TRADE;
  FavorAction    counter;

  if (can_accept && emperor_bot_value_of_offer (worth) > 0)
    {
      legal->n = 1;
      return;
    }
  if (emperor_bot_find_counter (worth, &counter))
    legal->items[0] = counter;
  else
    legal->items[0] = legal->items[legal->n - 1];
  legal->n = 1;
}

void
emperor_consider (gconstpointer data, gboolean ruthless, FavorActions *legal)
{
  const EmperorState *state = data;
  EmperorWorth        worth;
  guint               n = 0;

  emperor_worth_init (&worth, state, state->head.decider);
  if (state->prompt == EMPEROR_PROMPT_TRADE || state->prompt == EMPEROR_PROMPT_COUNTER)
    {
      answer_offer (&worth, legal);
      return;
    }
  for (guint i = 0; i < legal->n; i++)
    if (is_worth_a_thought (&worth, &legal->items[i], ruthless))
      legal->items[n++] = legal->items[i];
  legal->n = n;
}

/* As `bench` measures them at four seats. */
const FavorCosts emperor_costs = {
  .apply = 95,
  .evaluate = 470,
  .observe = 250,
  .determinize = 230,
  .list = { 100, 7 },
  .prefer = { 300, 10 },
  .consider = { 250, 7 },
};

/* A turn is a row of many decisions, so that whole turns are planned. */
const FavorEffort emperor_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 2000000, .planning = { 1, 3, 4, 0, 0, 0, FALSE } },
  [FAVOR_EFFORT_MASTER] = { .budget = 30000000, .planning = { 8, 6, 7, 6, 2, 4, TRUE } },
};
