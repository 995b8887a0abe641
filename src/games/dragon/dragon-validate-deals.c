/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-validate.h"

gboolean
dragon_deals_are_counted (const DragonState *state)
{
  const gboolean    answering = state->head.phase == DRAGON_PHASE_ANSWER;
  const DragonDeal *pending = &state->pending[0];
  guint             deals[DRAGON_MAX_SEATS] = { 0 };

  if ((state->n_pending != 0) != answering)
    return FALSE;
  if (answering && (pending->to != state->head.decider || pending->from == pending->to ||
                    pending->from != state->head.turn_owner))
    return FALSE;
  for (guint i = 0; i < state->n_deals; i++)
    deals[state->deals[i].from]++;
  if (answering)
    deals[pending->from]++;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (deals[seat] > state->offers[seat])
      return FALSE;
  /* Nobody can have dealt before the votes are nominated, or against the options. */
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((state->offers[seat] > 0 &&
         state->options.negotiation != DRAGON_NEGOTIATION_FULL) ||
        (state->gifts[seat] > 0 &&
         state->options.negotiation == DRAGON_NEGOTIATION_OFF) ||
        (state->votes == 0 && state->offers[seat] + state->gifts[seat] > 0))
      return FALSE;
  return TRUE;
}

static gboolean
lap_has_ended (const DragonState *state, guint lap)
{
  return state->revealed || lap < state->lap;
}

/* Whether the deal could be offered at the time of the offer: the proposer's turn has come,
 * and the partner's next card is the one that the deal speaks of. */
static gboolean
offer_was_possible (const DragonState *state, const DragonDeal *deal)
{
  const guint from = dragon_lap_position (state, deal->pledge_lap, deal->from);
  const guint to = dragon_lap_position (state, deal->pledge_lap, deal->to);

  if (deal->from == deal->to || deal->pledge_lap > state->lap ||
      deal->target_lap > state->votes)
    return FALSE;
  if (!lap_has_ended (state, deal->pledge_lap) && from > dragon_lap_cards (state))
    return FALSE;
  if (deal->target_lap != deal->pledge_lap + (to < from ? 1u : 0u))
    return FALSE;
  if (deal->when == DRAGON_WHEN_AFTER)
    return deal->favour > 0 && state->round < DRAGON_N_ROUNDS;
  return deal->favour > 0 || deal->pledge;
}

/* What the check at the end of lap `lap` says of the card of `seat`: 0 not yet, 1 kept,
 * 2 broken. */
static guint
word_status (const DragonState *state, const DragonDeal *deal, FavorSeat seat, guint lap)
{
  const gboolean voted = lap_has_ended (state, lap) &&
                         state->table[dragon_card_index (state, lap, seat)].on ==
                           (gint8) deal->role;

  if (!lap_has_ended (state, lap))
    return DRAGON_TARGET_OPEN;
  return voted == (deal->ask == DRAGON_ASK_VOTE_FOR) ? DRAGON_TARGET_KEPT
                                                     : DRAGON_TARGET_BROKEN;
}

G_STATIC_ASSERT ((guint) DRAGON_PLEDGE_OPEN == (guint) DRAGON_TARGET_OPEN + 1);
G_STATIC_ASSERT ((guint) DRAGON_PLEDGE_BROKEN == (guint) DRAGON_TARGET_BROKEN + 1);

/* `first_due` is the index of the first deal that is due, or the number of deals. */
static gboolean
payment_is_sound (const DragonState *state, guint index, guint first_due)
{
  const DragonDeal   *deal = &state->deals[index];
  const DragonPayment payment = (DragonPayment) deal->payment;

  if (deal->when == DRAGON_WHEN_NOW)
    return payment == (deal->favour > 0 ? DRAGON_PAYMENT_PAID : DRAGON_PAYMENT_NONE);
  if (deal->target_status == DRAGON_TARGET_OPEN)
    return payment == DRAGON_PAYMENT_OPEN;
  if (deal->target_status == DRAGON_TARGET_BROKEN)
    return payment == DRAGON_PAYMENT_VOID;
  /* Due deals are settled after the award, one by one in their order. */
  switch ((DragonPhase) state->head.phase)
    {
    case DRAGON_PHASE_SETTLE:
      if (index >= first_due)
        return payment == DRAGON_PAYMENT_DUE;
      return payment == DRAGON_PAYMENT_PAID || payment == DRAGON_PAYMENT_BROKEN;
    case DRAGON_PHASE_SEND_HOME:
    case DRAGON_PHASE_OVER:
      return payment == DRAGON_PAYMENT_PAID || payment == DRAGON_PAYMENT_BROKEN;
    case DRAGON_PHASE_NOMINATE:
    case DRAGON_PHASE_VOTE:
    case DRAGON_PHASE_SHIFT:
    case DRAGON_PHASE_ANSWER:
    case DRAGON_PHASE_BREAK_TIE:
      return payment == DRAGON_PAYMENT_DUE;
    }
  g_assert_not_reached ();
}

static gboolean
deal_is_sound (const DragonState *state, guint index, guint first_due)
{
  const DragonDeal *deal = &state->deals[index];
  guint             pledge = DRAGON_PLEDGE_NONE;

  if (!offer_was_possible (state, deal))
    return FALSE;
  if (deal->pledge)
    pledge = 1 + word_status (state, deal, deal->from, deal->pledge_lap);
  return deal->target_status == word_status (state, deal, deal->to, deal->target_lap) &&
         deal->pledge_status == pledge && payment_is_sound (state, index, first_due);
}

/* Deals stand in the order in which the proposers had their turns. */
static gboolean
deals_are_in_order (const DragonState *state)
{
  guint last = 0;

  for (guint i = 0; i < state->n_deals; i++)
    {
      const DragonDeal *deal = &state->deals[i];
      const guint       turn = dragon_card_index (state, deal->pledge_lap, deal->from);

      if (turn < last)
        return FALSE;
      last = turn;
    }
  return TRUE;
}

/* The open offer could be made now, its own `offers` aside. */
static gboolean
pending_is_sound (const DragonState *state)
{
  const DragonDeal *deal = &state->pending[0];
  DragonState       before = *state;
  FavorAction       offer = { .kind = DRAGON_ACTION_OFFER_DEAL, .seat = deal->from };
  FavorRefusal      why;

  before.head.phase = DRAGON_PHASE_VOTE;
  before.head.decider = deal->from;
  before.offers[deal->from]--;
  offer.arg[DRAGON_OFFER_TO] = (guint8) deal->to;
  offer.arg[DRAGON_OFFER_ASK] = deal->ask;
  offer.arg[DRAGON_OFFER_ROLE] = deal->role;
  offer.arg[DRAGON_OFFER_FAVOUR] = deal->favour;
  offer.arg[DRAGON_OFFER_WHEN] = deal->when;
  offer.arg[DRAGON_OFFER_PLEDGE] = deal->pledge;
  return dragon_check (&before, &offer, &why) && deal->pledge_lap == state->lap &&
         deal->target_lap == dragon_next_lap (state, deal->to) &&
         deal->target_status == DRAGON_TARGET_OPEN &&
         deal->pledge_status ==
           (deal->pledge ? DRAGON_PLEDGE_OPEN : DRAGON_PLEDGE_NONE) &&
         deal->payment == DRAGON_PAYMENT_NONE;
}

gboolean
dragon_deals_are_sound (const DragonState *state)
{
  guint first_due = 0;

  if (state->head.phase == DRAGON_PHASE_SHIFT &&
      state->options.placing != DRAGON_PLACING_IN_TURN_MOVE)
    return FALSE;
  while (first_due < state->n_deals &&
         state->deals[first_due].payment != DRAGON_PAYMENT_DUE)
    first_due++;
  for (guint i = 0; i < state->n_deals; i++)
    if (!deal_is_sound (state, i, first_due))
      return FALSE;
  if (!deals_are_in_order (state))
    return FALSE;
  if (state->head.phase == DRAGON_PHASE_SETTLE)
    {
      const DragonDeal *deal = &state->deals[first_due];

      if (state->round == DRAGON_N_ROUNDS || first_due == state->n_deals ||
          deal->from != state->head.decider || state->favour[deal->from] < deal->favour)
        return FALSE;
    }
  return state->head.phase != DRAGON_PHASE_ANSWER || pending_is_sound (state);
}
