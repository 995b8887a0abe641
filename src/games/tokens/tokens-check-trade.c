/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-check.h"

/* Trades, gold, donations and favors (6.3, 6.4). */

static gboolean
check_bank (const TokensState *state, gint resource, FavorRefusal *why)
{
  return state->bank[resource] > 0 || tokens_refuse (why, TOKENS_REFUSAL_BANK);
}

/* So many cards of one kind for one of the bank; `reason`: they are not there. */
static gboolean
check_bank_trade (const TokensState *state,
                  const FavorAction *action,
                  guint              rate,
                  TokensRefusal      reason,
                  FavorRefusal      *why)
{
  const gint give = action->arg[TOKENS_TRADE_GIVE];
  const gint get = action->arg[TOKENS_TRADE_GET];

  if (give == get)
    return tokens_refuse (why, TOKENS_REFUSAL_SAME);
  if (state->hand[action->seat][give] < rate)
    return tokens_refuse (why, reason);
  return check_bank (state, get, why);
}

static gboolean
check_gold (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  if (state->gold[action->seat] < TOKENS_GOLD_PRICE)
    return tokens_refuse (why, TOKENS_REFUSAL_GOLD);
  if (state->gold_buys >= TOKENS_MAX_GOLD_BUYS)
    return tokens_refuse (why, TOKENS_REFUSAL_GOLD_LIMIT);
  return check_bank (state, action->arg[0], why);
}

/* What one gives is there, what he wants is something else. */
static gboolean
check_deal (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const TokensDeal *deal = tokens_deal_of (action);

  if (tokens_bundle_is_empty (&deal->give) || tokens_bundle_is_empty (&deal->want))
    return tokens_refuse (why, TOKENS_REFUSAL_TRADE_EMPTY);
  if (!tokens_deal_is_clean (deal))
    return tokens_refuse (why, TOKENS_REFUSAL_TRADE_KIND);
  return tokens_has_bundle (state, (guint) action->seat, &deal->give) ||
         tokens_refuse (why, TOKENS_REFUSAL_TRADE_HAND);
}

static gboolean
check_offer (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const guint to = (guint) action->arg[TOKENS_OFFER_TO];

  if (state->trade_offers >= TOKENS_MAX_OFFERS)
    return tokens_refuse (why, TOKENS_REFUSAL_TRADE_LIMIT);
  if (!check_deal (state, action, why))
    return FALSE;
  return (to != 0 && (to >> action->seat & 1) == 0) ||
         tokens_refuse (why, TOKENS_REFUSAL_RECIPIENT);
}

static gboolean
check_choice (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const TokensAnswer *answer = &state->answer[action->arg[0]];

  if (answer->kind == TOKENS_ANSWER_ACCEPT)
    return TRUE;
  if (answer->kind != TOKENS_ANSWER_COUNTER)
    return tokens_refuse (why, TOKENS_REFUSAL_NO_ANSWER);
  return tokens_has_bundle (state, (guint) action->seat, &answer->counter.want) ||
         tokens_refuse (why, TOKENS_REFUSAL_TRADE_HAND);
}

gboolean
tokens_check_trade (const TokensState *state,
                    const FavorAction *action,
                    FavorRefusal      *why)
{
  switch (action->kind)
    {
    case TOKENS_ACTION_BANK_TRADE:
      return check_bank_trade (state,
                               action,
                               tokens_rate (state,
                                            (guint) action->seat,
                                            (guint) action->arg[TOKENS_TRADE_GIVE]),
                               TOKENS_REFUSAL_RATE,
                               why);
    case TOKENS_ACTION_SPEND_GOLD:
      return check_gold (state, action, why);
    case TOKENS_ACTION_OFFER_TRADE:
      return check_offer (state, action, why);
    case TOKENS_ACTION_ACCEPT_TRADE:
      return tokens_has_bundle (state, (guint) action->seat, &state->offer.want) ||
             tokens_refuse (why, TOKENS_REFUSAL_TRADE_HAND);
    case TOKENS_ACTION_COUNTER_TRADE:
      return check_deal (state, action, why);
    case TOKENS_ACTION_CHOOSE_TRADE:
      return check_choice (state, action, why);
    default:
      return TRUE;
    }
}

static gboolean
check_donation (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const FavorSeat seat = action->seat;
  const gint      to = action->arg[TOKENS_DONATE_TO];
  const gint      resource = action->arg[TOKENS_DONATE_RESOURCE];
  const gint      card = action->arg[TOKENS_DONATE_DEVELOPMENT];

  if (!state->options.favor)
    return tokens_refuse (why, TOKENS_REFUSAL_FAVOR_OFF);
  if (state->donated)
    return tokens_refuse (why, TOKENS_REFUSAL_DONATED);
  if (state->donation_offers >= TOKENS_MAX_DONATIONS)
    return tokens_refuse (why, TOKENS_REFUSAL_DONATION_LIMIT);
  if (to == seat)
    return tokens_refuse (why, TOKENS_REFUSAL_RECIPIENT);
  if (tokens_visible_points (state, (guint) to) >
      tokens_visible_points (state, (guint) seat))
    return tokens_refuse (why, TOKENS_REFUSAL_DONATION_VP);
  if ((resource == FAVOR_NONE) == (card == FAVOR_NONE))
    return tokens_refuse (why, TOKENS_REFUSAL_NO_CARD);
  if (resource != FAVOR_NONE)
    return state->hand[seat][resource] > 0 ||
           tokens_refuse (why, TOKENS_REFUSAL_NO_RESOURCE);
  return state->dev_hand[seat][card] + state->dev_new[seat][card] > 0 ||
         tokens_refuse (why, TOKENS_REFUSAL_NO_CARD);
}

gboolean
tokens_check_gift (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  return action->kind != TOKENS_ACTION_OFFER_DONATION ||
         check_donation (state, action, why);
}

static gboolean
check_tokens (const TokensState *state,
              FavorSeat          seat,
              TokensToken        token,
              guint              price,
              FavorRefusal      *why)
{
  if (!state->options.favor)
    return tokens_refuse (why, TOKENS_REFUSAL_FAVOR_OFF);
  if (state->favor[seat][token] < price)
    return tokens_refuse (why, TOKENS_REFUSAL_TOKENS);
  return state->favor[seat][token] >= price + state->fresh[seat][token] ||
         tokens_refuse (why, TOKENS_REFUSAL_FRESH);
}

/* What all five guilds ask for. */
static gboolean
check_redeem (const TokensState *state,
              FavorSeat          seat,
              TokensToken        token,
              FavorRefusal      *why)
{
  if (!check_tokens (state, seat, token, tokens_prices[token], why))
    return FALSE;
  if (state->exchanged)
    return tokens_refuse (why, TOKENS_REFUSAL_EXCHANGED);
  return tokens_within_limit (state, (guint) seat, token) ||
         tokens_refuse (why, TOKENS_REFUSAL_LIMIT);
}

static gboolean
check_exchange (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  if (!check_tokens (state, action->seat, (TokensToken) action->arg[0], 1, why))
    return FALSE;
  if (state->redeemed > 0)
    return tokens_refuse (why, TOKENS_REFUSAL_REDEEMED);
  if (state->exchanged)
    return tokens_refuse (why, TOKENS_REFUSAL_EXCHANGED_ONCE);
  return state->n_bag > 0 || tokens_refuse (why, TOKENS_REFUSAL_BAG);
}

gboolean
tokens_check_favor (const TokensState *state,
                    const FavorAction *action,
                    FavorRefusal      *why)
{
  const FavorSeat seat = action->seat;

  switch (action->kind)
    {
    case TOKENS_ACTION_REDEEM_TRADERS:
      return check_redeem (state, seat, TOKENS_WAGON, why) &&
             (tokens_can_favor_trade (state, (guint) seat) ||
              tokens_refuse (why, TOKENS_REFUSAL_NO_PLACE));
    case TOKENS_ACTION_FAVOR_TRADE:
      return check_bank_trade (state, action, 1, TOKENS_REFUSAL_NO_RESOURCE, why);
    case TOKENS_ACTION_END_FAVOR_TRADES:
      return state->traders_left < TOKENS_FAVOR_TRADES ||
             tokens_refuse (why, TOKENS_REFUSAL_FIRST_TRADE);
    case TOKENS_ACTION_REDEEM_MERCHANTS:
      return check_redeem (state, seat, TOKENS_SHIP, why) &&
             check_bank (state, action->arg[0], why);
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
      return check_redeem (state, seat, TOKENS_SHOVEL, why) &&
             tokens_check_free_route (state, (guint) action->arg[0], why);
    case TOKENS_ACTION_REDEEM_SCHOLARS:
      return check_redeem (state, seat, TOKENS_BOOK, why) &&
             (state->n_dev_deck > 0 || tokens_refuse (why, TOKENS_REFUSAL_DECK_EMPTY));
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
      return check_redeem (state, seat, TOKENS_COMPASS, why);
    default:
      return check_exchange (state, action, why);
    }
}
