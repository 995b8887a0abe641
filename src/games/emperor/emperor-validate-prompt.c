/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <string.h>

#include "emperor-check.h"
#include "emperor-deal.h"
#include "emperor-validate.h"

/* What must be true of the question that is asked (invariants 9, 10 and 12): who asks, who
 * answers, and that each answer in the list can be carried out. */

static gboolean
is_plot_prompt (guint prompt)
{
  return prompt == EMPEROR_PROMPT_REACT || prompt == EMPEROR_PROMPT_SEIZE ||
         prompt == EMPEROR_PROMPT_BLACKMAIL;
}

static gboolean
is_trade_prompt (guint prompt)
{
  return prompt == EMPEROR_PROMPT_TRADE || prompt == EMPEROR_PROMPT_COUNTER;
}

/* The turn player and the target. */
static gboolean
plotters_are_right (const EmperorState *state)
{
  const FavorSeat target = state->prompt_target;

  return state->prompt_by == state->head.turn_owner && target != FAVOR_SEAT_NONE &&
         target != state->prompt_by &&
         state->head.decider ==
           (state->prompt == EMPEROR_PROMPT_SEIZE ? state->prompt_by : target);
}

/* Two players, one of them the turn player. */
static gboolean
partners_are_right (const EmperorState *state)
{
  const FavorSeat by = state->prompt_by;
  const FavorSeat decider = state->head.decider;
  const FavorSeat owner = state->head.turn_owner;

  return state->options.trading && by != FAVOR_SEAT_NONE && by != decider &&
         (by == owner || decider == owner);
}

gboolean
emperor_invariant_9 (const EmperorState *state)
{
  const FavorSeat decider = state->head.decider;

  if (decider == FAVOR_SEAT_NONE)
    return TRUE;
  if (is_plot_prompt (state->prompt))
    return plotters_are_right (state);
  if (state->prompt == EMPEROR_PROMPT_INVITE)
    return partners_are_right (state) && decider != state->head.turn_owner;
  if (is_trade_prompt (state->prompt))
    return partners_are_right (state) &&
           emperor_has_bundle (state, state->prompt_by, &state->deal.give);
  if (state->head.phase <= EMPEROR_PHASE_SETUP_STAR)
    return emperor_setup_is_in_order (state);
  return decider == state->head.turn_owner;
}

static gboolean
phase_has_why (const EmperorState *state)
{
  switch ((EmperorPhase) state->head.phase)
    {
    case EMPEROR_PHASE_SETUP_EVENT:
      return state->prompt_why == EMPEROR_WHY_SETUP;
    case EMPEROR_PHASE_PLAY:
      return state->prompt_why == EMPEROR_WHY_INCENSE;
    case EMPEROR_PHASE_END:
      return state->prompt_why == EMPEROR_WHY_END;
    case EMPEROR_PHASE_SETUP_STAR:
    case EMPEROR_PHASE_COLLECT:
    case EMPEROR_PHASE_DISCARD:
    case EMPEROR_PHASE_OVER:
      break;
    }
  return FALSE;
}

gboolean
emperor_invariant_10 (const EmperorState *state)
{
  const gboolean always = state->head.phase == EMPEROR_PHASE_SETUP_EVENT ||
                          state->head.phase == EMPEROR_PHASE_END;

  if (state->prompt == EMPEROR_PROMPT_KEEP_EVENT)
    return phase_has_why (state) && (state->prompt_old != FAVOR_NONE) ==
                                      (state->prompt_why == EMPEROR_WHY_INCENSE);
  if (state->prompt_why != EMPEROR_WHY_NONE || state->prompt_old != FAVOR_NONE)
    return FALSE;
  return !always && (state->prompt == EMPEROR_PROMPT_NONE ||
                     state->head.phase == EMPEROR_PHASE_PLAY);
}

/* The Intrigue can still do what it was played for. */
static gboolean
plot_is_possible (const EmperorState *state)
{
  gint16 args[EMPEROR_N_PLAY_ARGS];

  for (guint i = 0; i < EMPEROR_N_PLAY_ARGS; i++)
    args[i] = FAVOR_NONE;
  args[EMPEROR_PLAY_PIECE] = state->prompt_card;
  args[EMPEROR_PLAY_TARGET] = state->prompt_target;
  args[EMPEROR_PLAY_STAFF] = state->prompt_staff;
  args[EMPEROR_PLAY_STAFF_2] = state->prompt_staff_2;
  args[EMPEROR_PLAY_FROM] = state->prompt_from;
  args[EMPEROR_PLAY_TAKE_1] = state->prompt_take;
  return state->prompt_card != FAVOR_NONE && emperor_is_plot (state->prompt_card) &&
         emperor_uses_only (args) &&
         emperor_check_target (state,
                               state->prompt_by,
                               state->prompt_target,
                               state->prompt_card,
                               NULL) &&
         emperor_check_plot (state, state->prompt_by, args, NULL);
}

/* The offer can be accepted if the partner has what is asked for. What the offerer could know when
 * he asked is no matter here: his own cards are hidden from most. */
static gboolean
offer_is_possible (const EmperorState *state)
{
  const EmperorDeal *deal = &state->deal;
  const FavorSeat    partner = state->head.decider;
  const guint        n_pledges = (deal->mine.kind != EMPEROR_PLEDGE_NONE) +
                          (deal->yours.kind != EMPEROR_PLEDGE_NONE);

  return state->give_market_n == emperor_count (emperor_bundle_market (&deal->give)) &&
         state->give_events_n == emperor_count (emperor_bundle_events (&deal->give)) &&
         state->take_market_n == emperor_count (emperor_bundle_market (&deal->take)) &&
         state->take_events_n == emperor_count (emperor_bundle_events (&deal->take)) &&
         state->take_market_n <= state->n_market_hand[partner] &&
         state->take_events_n <= state->n_open[partner] &&
         emperor_bundle_n_cards (&deal->take) <= state->hand_size[partner] &&
         emperor_is_pledge (state, &deal->mine) &&
         emperor_is_pledge (state, &deal->yours) &&
         state->n_promises + n_pledges <= EMPEROR_MAX_PROMISES;
}

/* Whether all fields are neutral that the prompt does not use (3.5). */
static gboolean
rest_is_neutral (const EmperorState *state)
{
  static const EmperorDeal no_deal;
  const guint              prompt = state->prompt;
  const gboolean           asks = prompt == EMPEROR_PROMPT_REACT;

  if ((state->prompt_by == FAVOR_SEAT_NONE) != (prompt == EMPEROR_PROMPT_NONE) ||
      (!is_plot_prompt (prompt) && state->prompt_target != FAVOR_SEAT_NONE) ||
      (prompt != EMPEROR_PROMPT_SEIZE && state->prompt_left != 0))
    return FALSE;
  if (!asks && (state->prompt_card != FAVOR_NONE || state->prompt_staff != FAVOR_NONE ||
                state->prompt_staff_2 != FAVOR_NONE || state->prompt_from != FAVOR_NONE ||
                state->prompt_take != FAVOR_NONE))
    return FALSE;
  if (prompt != EMPEROR_PROMPT_KEEP_EVENT && prompt != EMPEROR_PROMPT_KEEP_MARKET &&
      state->n_looks != 0)
    return FALSE;
  return is_trade_prompt (prompt) ||
         (memcmp (&state->deal, &no_deal, sizeof no_deal) == 0 &&
          state->give_market_n == 0 && state->give_events_n == 0 &&
          state->take_market_n == 0 && state->take_events_n == 0);
}

gboolean
emperor_invariant_12 (const EmperorState *state)
{
  if (!rest_is_neutral (state))
    return FALSE;
  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_KEEP_EVENT:
      return state->n_looks >= 1 && state->prompt_by == state->head.decider &&
             state->looks[0] < EMPEROR_N_EVENTS;
    case EMPEROR_PROMPT_KEEP_MARKET:
      return state->n_looks >= 1 && state->prompt_by == state->head.decider;
    case EMPEROR_PROMPT_REACT:
      return plot_is_possible (state);
    case EMPEROR_PROMPT_SEIZE:
      return state->prompt_left >= 1 && state->hand_size[state->prompt_target] >= 1;
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
      return offer_is_possible (state);
    case EMPEROR_PROMPT_NONE:
    case EMPEROR_PROMPT_BLACKMAIL:
    case EMPEROR_PROMPT_INVITE:
      return TRUE;
    }
  return FALSE;
}
