/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-step.h"

/* Trades with players and the bank, and gifts (5.6). */

/* What is told is made apart: when only lists and outcomes are wanted, nobody makes room for it. */

/* `kind` is told with what is in the bundle, after the arguments in front of it. */
static G_NO_INLINE void
tell_bundle (TokensLog           kind,
             FavorSeat           seat,
             gint                other,
             const TokensBundle *bundle,
             FavorEvents        *events)
{
  gint16      args[FAVOR_EVENT_ARGS] = { (gint16) MAX (other, 0) };
  const guint first = other != FAVOR_NONE;

  memcpy (args + first, bundle, sizeof *bundle);
  favor_events_add (events, (guint8) kind, seat, args);
}

static void
tell_offer (FavorSeat seat, const TokensDeal *deal, FavorEvents *events)
{
  tell_bundle (TOKENS_LOG_OFFER, seat, FAVOR_NONE, &deal->give, events);
  tell_bundle (TOKENS_LOG_OFFER_WANTS, seat, FAVOR_NONE, &deal->want, events);
}

static G_NO_INLINE void
tell_answer (const FavorAction *action, FavorEvents *events)
{
  if (action->kind == TOKENS_ACTION_COUNTER_TRADE)
    tell_offer (action->seat, tokens_deal_of (action), events);
  else if (action->kind == TOKENS_ACTION_ACCEPT_TRADE)
    FAVOR_EMIT (events, TOKENS_LOG_ACCEPTS, action->seat, 0);
  else
    FAVOR_EMIT (events, TOKENS_LOG_DECLINES, action->seat, 0);
}

/* Who promises cards is seen to hold them. */
static void
show_cards (TokensState *state, FavorSeat seat, const TokensBundle *bundle)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    state->sure[seat][resource] = (guint8) MAX (state->sure[seat][resource],
                                                bundle->cards[resource]);
}

static void
clear_offer (TokensState *state)
{
  for (guint left = state->offer_to; left != 0; left &= left - 1)
    state->answer[__builtin_ctz (left)] = (TokensAnswer){ 0 };
  state->offer = (TokensDeal){ 0 };
  state->offer_to = 0;
  tokens_go_on (state);
}

/* Who answers next, clockwise after `seat`, or chooses among the answers; if there is nothing to choose, the offer is
 * over. Who comes before has answered. */
static void
ask_for_answer (TokensState *state, guint seat)
{
  const guint owner = (guint) state->head.turn_owner;
  gboolean    any = FALSE;

  for (seat = tokens_next_seat (state, seat); seat != owner;
       seat = tokens_next_seat (state, seat))
    if ((state->offer_to >> seat & 1) != 0 &&
        state->answer[seat].kind == TOKENS_ANSWER_NONE)
      {
        tokens_decide (state, TOKENS_PHASE_TRADE_ANSWER, (FavorSeat) seat);
        return;
      }
  for (guint left = state->offer_to; left != 0; left &= left - 1)
    any |= state->answer[__builtin_ctz (left)].kind != TOKENS_ANSWER_DECLINE;
  if (any)
    tokens_decide (state, TOKENS_PHASE_TRADE_CHOOSE, (FavorSeat) owner);
  else
    clear_offer (state);
}

static void
answer (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  TokensAnswer *self = &state->answer[action->seat];

  if (action->kind == TOKENS_ACTION_COUNTER_TRADE)
    {
      self->kind = TOKENS_ANSWER_COUNTER;
      self->counter = *tokens_deal_of (action);
      show_cards (state, action->seat, &self->counter.give);
    }
  else if (action->kind == TOKENS_ACTION_ACCEPT_TRADE)
    {
      self->kind = TOKENS_ANSWER_ACCEPT;
      show_cards (state, action->seat, &state->offer.want);
    }
  else
    self->kind = TOKENS_ANSWER_DECLINE;
  ask_for_answer (state, (guint) action->seat);
  if (events != NULL)
    tell_answer (action, events);
}

static void
pass_bundle (TokensState        *state,
             const TokensBundle *bundle,
             FavorSeat           from,
             FavorSeat           to,
             FavorEvents        *events)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    tokens_pass (state,
                 (guint) from,
                 (guint) to,
                 resource,
                 (guint) bundle->cards[resource]);
  state->gold[from] -= (guint) bundle->gold;
  state->gold[to] += (guint) bundle->gold;
  if (events != NULL)
    tell_bundle (TOKENS_LOG_TRADED, from, to, bundle, events);
}

static void
choose (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat    with = (FavorSeat) action->arg[0];
  const TokensAnswer chosen = state->answer[with];
  const TokensDeal   offer = state->offer;
  const gboolean     counter = chosen.kind == TOKENS_ANSWER_COUNTER;

  clear_offer (state);
  pass_bundle (state,
               counter ? &chosen.counter.want : &offer.give,
               action->seat,
               with,
               events);
  pass_bundle (state,
               counter ? &chosen.counter.give : &offer.want,
               with,
               action->seat,
               events);
}

static void
bank_trade (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const guint give = (guint) action->arg[TOKENS_TRADE_GIVE];
  const guint get = (guint) action->arg[TOKENS_TRADE_GET];
  const guint rate = tokens_rate (state, (guint) action->seat, give);

  tokens_return (state, (guint) action->seat, give, rate);
  tokens_take (state, (guint) action->seat, get, 1);
  FAVOR_EMIT (events,
              TOKENS_LOG_BANK_TRADE,
              action->seat,
              (gint16) rate,
              (gint16) give,
              (gint16) get);
}

static void
spend_gold (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  state->gold[action->seat] -= TOKENS_GOLD_PRICE;
  state->gold_buys++;
  tokens_take (state, (guint) action->seat, (guint) action->arg[0], 1);
  FAVOR_EMIT (events, TOKENS_LOG_GOLD, action->seat, action->arg[0]);
}

void
tokens_apply_purchase (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  if (action->kind == TOKENS_ACTION_BANK_TRADE)
    bank_trade (state, action, events);
  else
    spend_gold (state, action, events);
}

static void
offer (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  state->offer = *tokens_deal_of (action);
  state->offer_to = (guint16) action->arg[TOKENS_OFFER_TO];
  state->trade_offers++;
  show_cards (state, action->seat, &state->offer.give);
  ask_for_answer (state, (guint) action->seat);
  if (events != NULL)
    tell_offer (action->seat, tokens_deal_of (action), events);
}

void
tokens_apply_trade (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  switch (action->kind)
    {
    case TOKENS_ACTION_OFFER_TRADE:
      offer (state, action, events);
      break;
    case TOKENS_ACTION_CHOOSE_TRADE:
      choose (state, action, events);
      break;
    case TOKENS_ACTION_WITHDRAW_TRADE:
      clear_offer (state);
      break;
    default:
      answer (state, action, events);
      break;
    }
}

static void
clear_donation (TokensState *state)
{
  state->donation = (TokensDonation){ FAVOR_SEAT_NONE, FAVOR_NONE, FAVOR_NONE };
  tokens_go_on (state);
}

static void
offer_donation (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat to = (FavorSeat) action->arg[TOKENS_DONATE_TO];
  const gint16    resource = action->arg[TOKENS_DONATE_RESOURCE];
  const gint16    development = action->arg[TOKENS_DONATE_DEVELOPMENT];

  state->donation = (TokensDonation){ to, (gint8) resource, (gint8) development };
  state->donation_offers++;
  state->ask = FAVOR_NONE;
  tokens_decide (state, TOKENS_PHASE_DONATION_ANSWER, to);
  if (resource != FAVOR_NONE)
    FAVOR_EMIT (events, TOKENS_LOG_DONATION_OFFER, action->seat, to, resource);
  else
    FAVOR_TELL (events,
                TOKENS_LOG_DONATION_OFFER_CARD,
                action->seat,
                1u << action->seat | 1u << to,
                to,
                development);
}

/* Ruling 51: of a kind that is both playable and new the new one goes. */
static void
pass_development (TokensState *state, FavorSeat from, FavorSeat to, guint card)
{
  if (state->dev_new[from][card] > 0)
    state->dev_new[from][card]--;
  else
    state->dev_hand[from][card]--;
  state->dev_hand[to][card]++;
  state->dev_count[from]--;
  state->dev_count[to]++;
}

static void
accept_donation (TokensState *state, FavorEvents *events)
{
  const TokensDonation gift = state->donation;
  const FavorSeat      giver = state->head.turn_owner;

  clear_donation (state);
  state->donated = TRUE;
  if (gift.resource != FAVOR_NONE)
    tokens_pass (state, (guint) giver, (guint) gift.to, (guint) gift.resource, 1);
  else
    pass_development (state, giver, gift.to, (guint) gift.development);
  FAVOR_EMIT (events, TOKENS_LOG_DONATED, giver, gift.to);
  tokens_earn (state, giver, 1, events);
}

static void
decline_donation (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat giver = state->head.turn_owner;
  const FavorSeat to = state->donation.to;

  clear_donation (state);
  state->ask = (gint8) action->arg[0];
  FAVOR_EMIT (events, TOKENS_LOG_REFUSED_GIFT, giver, to);
  if (state->ask != FAVOR_NONE)
    FAVOR_EMIT (events, TOKENS_LOG_ASKED_FOR, giver, to, state->ask);
}

void
tokens_apply_gift (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  if (action->kind == TOKENS_ACTION_OFFER_DONATION)
    offer_donation (state, action, events);
  else if (action->kind == TOKENS_ACTION_ACCEPT_DONATION)
    accept_donation (state, events);
  else
    decline_donation (state, action, events);
}
