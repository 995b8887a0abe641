/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "favor-deck.h"
#include "tokens-step.h"

/* The favors of the guilds (2.9, 6.4). */

/* Tokens go to their guild, which has the same number. */
static void
spend (TokensState *state, FavorSeat seat, TokensToken token, FavorEvents *events)
{
  const guint8 price = tokens_prices[token];
  gint16       args[FAVOR_EVENT_ARGS] = { 0 };

  state->favor[seat][token] = (guint8) (state->favor[seat][token] - price);
  state->favor_count[seat] = (guint8) (state->favor_count[seat] - price);
  state->favor_spent[token] = (guint8) (state->favor_spent[token] + price);
  state->redeemed = (guint8) (state->redeemed +
                              (state->options.limit_unit == TOKENS_LIMIT_FAVORS ? 1
                                                                                : price));
  args[token] = price;
  args[TOKENS_N_TOKENS] = (gint16) token;
  if (events != NULL)
    favor_events_add (events, TOKENS_LOG_REDEEMED, seat, args);
}

gboolean
tokens_can_favor_trade (const TokensState *state, guint seat)
{
  for (guint get = 0; get < TOKENS_N_RESOURCES; get++)
    if (state->bank[get] > 0 && state->hand_count[seat] > state->hand[seat][get])
      return TRUE;
  return FALSE;
}

static void
favor_trade (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 give = action->arg[TOKENS_TRADE_GIVE];
  const gint16 get = action->arg[TOKENS_TRADE_GET];

  tokens_return (state, (guint) action->seat, (guint) give, 1);
  tokens_take (state, (guint) action->seat, (guint) get, 1);
  if (--state->traders_left == 0)
    tokens_go_on (state);
  FAVOR_EMIT (events, TOKENS_LOG_FAVOR_TRADE, action->seat, give, get);
}

/* The token goes back unseen, and one is drawn, perhaps the same (ruling 74). */
static void
exchange (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;

  state->favor[seat][action->arg[0]]--;
  state->favor_count[seat]--;
  state->bag[state->n_bag++] = (guint8) action->arg[0];
  favor_deck_shuffle (state->bag, state->n_bag, &state->head.rng);
  state->exchanged = TRUE;
  FAVOR_EMIT (events, TOKENS_LOG_EXCHANGED, seat, 0);
  tokens_earn (state, seat, 1, events);
}

static void
end_favor_trades (TokensState *state)
{
  state->traders_left = 0;
  tokens_go_on (state);
}

void
tokens_apply_favor (TokensState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;

  switch (action->kind)
    {
    case TOKENS_ACTION_REDEEM_TRADERS:
      state->traders_left = TOKENS_FAVOR_TRADES;
      tokens_decide (state, TOKENS_PHASE_TRADERS_FAVOR, seat);
      spend (state, seat, TOKENS_WAGON, events);
      break;
    case TOKENS_ACTION_FAVOR_TRADE:
      favor_trade (state, action, events);
      break;
    case TOKENS_ACTION_END_FAVOR_TRADES:
      end_favor_trades (state);
      break;
    case TOKENS_ACTION_REDEEM_MERCHANTS:
      spend (state, seat, TOKENS_SHIP, events);
      tokens_take_one (state, seat, (guint) action->arg[0], events);
      break;
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
      spend (state, seat, TOKENS_SHOVEL, events);
      tokens_lay_free_route (state, (guint) action->arg[0], events);
      break;
    case TOKENS_ACTION_REDEEM_SCHOLARS:
      spend (state, seat, TOKENS_BOOK, events);
      tokens_draw_card (state, seat, events);
      break;
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
      spend (state, seat, TOKENS_COMPASS, events);
      state->markers[seat]++;
      FAVOR_EMIT (events, TOKENS_LOG_MARKER, seat, 0);
      break;
    default:
      exchange (state, action, events);
      break;
    }
}
