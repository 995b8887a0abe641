/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-outcome.h"

/* Cards that look at what is hidden, or throw dice. */
static gboolean
is_revealing (gint piece)
{
  return piece == EMPEROR_INCENSE || piece == EMPEROR_ORACLE_BONES ||
         piece == EMPEROR_LOADED_DICE || piece == EMPEROR_JADE_SCEPTER ||
         piece == EMPEROR_NIGHT_THIEF;
}

static gboolean
reveals (const FavorAction *action)
{
  return action->kind == EMPEROR_ACTION_BUY_MARKET ||
         (action->kind == EMPEROR_ACTION_PLAY &&
          is_revealing (action->arg[EMPEROR_PLAY_PIECE]));
}

/* Whether all that it does is known beforehand and done by the action itself. */
static gboolean
can_be_tried (const FavorAction *action)
{
  switch ((EmperorAction) action->kind)
    {
    case EMPEROR_ACTION_PLACE_STAR:
    case EMPEROR_ACTION_MOVE:
    case EMPEROR_ACTION_SELL:
    case EMPEROR_ACTION_UPGRADE:
    case EMPEROR_ACTION_ALLY:
    case EMPEROR_ACTION_ALLY_EMPRESS:
    case EMPEROR_ACTION_COMPLETE_EVENT:
      return TRUE;
    case EMPEROR_ACTION_PLAY:
      return !is_revealing (action->arg[EMPEROR_PLAY_PIECE]);
    case EMPEROR_ACTION_KEEP_EVENT:
    case EMPEROR_ACTION_COLLECT:
    case EMPEROR_ACTION_BUY_MARKET:
    case EMPEROR_ACTION_KEEP_MARKET:
    case EMPEROR_ACTION_REACT:
    case EMPEROR_ACTION_LET_PASS:
    case EMPEROR_ACTION_SEIZE:
    case EMPEROR_ACTION_ANSWER_BLACKMAIL:
    case EMPEROR_ACTION_INVITE_OFFER:
    case EMPEROR_ACTION_OFFER_TRADE:
    case EMPEROR_ACTION_COUNTER_TRADE:
    case EMPEROR_ACTION_ACCEPT_TRADE:
    case EMPEROR_ACTION_DECLINE_TRADE:
    case EMPEROR_ACTION_DISCARD:
    case EMPEROR_ACTION_END_TURN:
      break;
    }
  return FALSE;
}

static void
compare_target (const EmperorState *before,
                const EmperorState *after,
                FavorSeat           target,
                EmperorOutcome     *outcome)
{
  outcome->target_gold = after->gold[target] - before->gold[target];
  outcome->target_points = after->points[target] - before->points[target];
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (after->stars[target][staff] < before->stars[target][staff])
      outcome->lost |= 1u << staff;
}

static void
compare (const EmperorState *before,
         const EmperorState *after,
         FavorSeat           seat,
         EmperorOutcome     *outcome)
{
  outcome->gold = after->gold[seat] - before->gold[seat];
  outcome->points = after->points[seat] - before->points[seat];
  outcome->cards = after->hand_size[seat] - before->hand_size[seat];
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (after->stars[seat][staff] > before->stars[seat][staff])
      outcome->staff = staff;
    else if (after->stars[seat][staff] < before->stars[seat][staff])
      outcome->from = staff;
}

void
emperor_outcome_measure (const EmperorState *state,
                         const FavorAction  *action,
                         EmperorOutcome     *outcome)
{
  EmperorState after;

  g_return_if_fail (state != NULL);
  g_return_if_fail (action != NULL);

  *outcome = (EmperorOutcome){ .staff = FAVOR_NONE, .from = FAVOR_NONE };
  outcome->reveals = reveals (action);
  if (action->kind == EMPEROR_ACTION_BUY_MARKET)
    outcome->gold = -EMPEROR_MARKET_PRICE;
  if (!can_be_tried (action) || !favor_emperor_game.check (state, action, NULL))
    return;
  after = *state;
  favor_emperor_game.apply (&after, action, NULL);
  if (after.prompt == EMPEROR_PROMPT_REACT)
    {
      FavorAction pass = { .kind = EMPEROR_ACTION_LET_PASS, .seat = after.head.decider };

      outcome->stoppable = TRUE;
      favor_emperor_game.apply (&after, &pass, NULL);
      compare_target (state, &after, action->arg[EMPEROR_PLAY_TARGET], outcome);
    }
  compare (state, &after, action->seat, outcome);
}
