/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-outcome.h"

/* What an action of these kinds brings is done by itself: nobody is asked first. */
#define TOLD                                                                             \
  (1u << EMPEROR_ACTION_PLACE_STAR | 1u << EMPEROR_ACTION_MOVE |                         \
   1u << EMPEROR_ACTION_SELL | 1u << EMPEROR_ACTION_UPGRADE |                            \
   1u << EMPEROR_ACTION_ALLY | 1u << EMPEROR_ACTION_ALLY_EMPRESS |                       \
   1u << EMPEROR_ACTION_COMPLETE_EVENT | 1u << EMPEROR_ACTION_PLAY)

static void
compare_target (const EmperorState *before,
                const EmperorState *after,
                FavorSeat           target,
                EmperorOutcome     *outcome)
{
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

/* Of copies that are given away one better card is left, which a number does not tell. */
static gint
find_upgraded (const EmperorState *before,
               const EmperorState *after,
               const FavorAction  *action)
{
  const gboolean plays_ore = action->kind == EMPEROR_ACTION_PLAY &&
                             action->arg[EMPEROR_PLAY_PIECE] == EMPEROR_RARE_ORE;

  if (action->kind != EMPEROR_ACTION_UPGRADE && !plays_ore)
    return FAVOR_NONE;
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (after->hand[action->seat][card] > before->hand[action->seat][card])
      return card;
  return FAVOR_NONE;
}

void
emperor_outcome_measure (const EmperorState *state,
                         const FavorAction  *action,
                         EmperorOutcome     *outcome)
{
  EmperorState after;

  g_return_if_fail (state != NULL);
  g_return_if_fail (action != NULL);

  *outcome = (EmperorOutcome){
    .card = FAVOR_NONE,
    .staff = FAVOR_NONE,
    .from = FAVOR_NONE,
  };
  outcome->reveals = emperor_reveals (action);
  if (action->kind == EMPEROR_ACTION_BUY_MARKET)
    outcome->gold = -EMPEROR_MARKET_PRICE;
  if (outcome->reveals || (TOLD >> action->kind & 1) == 0 ||
      !favor_emperor_game.check (state, action, NULL))
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
  outcome->card = find_upgraded (state, &after, action);
}
