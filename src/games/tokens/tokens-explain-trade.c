/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-explain.h"

/* Facts that speak for an action, of cards, trades, gifts and tokens. */

void
tokens_explain_card (const TokensExplain *self, gint give, guint n, guint get)
{
  const TokensState *state = self->state;
  const guint        held = state->hand[self->seat][get];
  TokensWants        wants;
  guint              complete;

  tokens_wants_init (&wants, state, self->seat, tokens_worth_of_route);
  complete = tokens_wants_complete (&wants, give, n, get);
  for (; complete != 0; complete &= complete - 1)
    tokens_say (self,
                TOKENS_REASON_PAYS_FOR,
                100 + __builtin_ctz (complete),
                __builtin_ctz (complete),
                0);
  if (held == 0)
    tokens_say (self, TOKENS_REASON_NONE_HELD, 50, (gint) get, 0);
  else
    tokens_say (self, TOKENS_REASON_HELD, 10, (gint) held, (gint) get);
}

void
tokens_explain_given (const TokensExplain *self, guint n, guint resource)
{
  const guint8 *hand = self->state->hand[self->seat];
  const guint   held = hand[resource];
  gboolean      is_most = held > n;

  for (guint other = 0; other < TOKENS_N_RESOURCES; other++)
    is_most = is_most && hand[other] <= held;
  if (is_most)
    tokens_say (self, TOKENS_REASON_MOST_HELD, 40, (gint) held, (gint) resource);
  if (held > n)
    tokens_say (self, TOKENS_REASON_STILL_HELD, 30, (gint) (held - n), (gint) resource);
  else if (held == 1)
    tokens_say (self, TOKENS_REASON_LAST_ONE, 5, (gint) resource, 0);
}

void
tokens_explain_fewest (const TokensExplain *self, guint among, guint other)
{
  const guint points = tokens_visible_points (self->state, other);

  for (; among != 0; among &= among - 1)
    if (tokens_visible_points (self->state, (guint) __builtin_ctz (among)) < points)
      return;
  tokens_say (self, TOKENS_REASON_FEWEST_POINTS, 60, (gint) other, (gint) points);
}

void
tokens_explain_draw (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const TokensBoard *board = tokens_board (state);
  guint              unseen = state->n_dev_deck, landmarks = TOKENS_N_LANDMARKS;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != self->seat)
      unseen += state->dev_count[other];
  landmarks -= tokens_landmarks (state, self->seat);
  if (landmarks > 0 && board->deck[TOKENS_LANDMARK] > 0)
    tokens_say (self, TOKENS_REASON_LANDMARKS, 40, (gint) landmarks, (gint) unseen);
}

static guint
size_of (const TokensBundle *bundle)
{
  guint n = (guint) bundle->gold;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    n += (guint) bundle->cards[resource];
  return n;
}

/* The only kind of cards in it, or %FAVOR_NONE. */
static gint
only_kind (const TokensBundle *bundle)
{
  gint kind = FAVOR_NONE;

  for (gint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (bundle->cards[resource] > 0)
      {
        if (kind != FAVOR_NONE)
          return FAVOR_NONE;
        kind = resource;
      }
  return bundle->gold == 0 ? kind : FAVOR_NONE;
}

/* Of a trade: what is had, and what is given for it. */
static void
explain_deal (const TokensExplain *self,
              const TokensBundle  *get,
              const TokensBundle  *give)
{
  const gint got = only_kind (get);
  const gint given = only_kind (give);

  if (got != FAVOR_NONE && given != FAVOR_NONE)
    tokens_explain_card (self, given, size_of (give), (guint) got);
  if (given != FAVOR_NONE)
    tokens_explain_given (self, size_of (give), (guint) given);
  tokens_say (self,
              TOKENS_REASON_CARDS_FOR,
              20,
              (gint) size_of (get),
              (gint) size_of (give));
}

static void
explain_keeping (const TokensExplain *self)
{
  if (self->state->hand_count[self->seat] > 0)
    tokens_say (self, TOKENS_REASON_KEEPS, 10, self->state->hand_count[self->seat], 0);
}

/* Who is near to winning gets nothing; what is secret does not count. */
static void
explain_leader (const TokensExplain *self, guint other)
{
  const TokensState *state = self->state;
  const gint left = state->options.target - (gint) tokens_visible_points (state, other);

  if (left > 0 && left <= 3)
    tokens_say (self, TOKENS_REASON_NEARLY_WON, 60, (gint) other, left);
}

static void
explain_decline (const TokensExplain *self)
{
  const TokensState *state = self->state;

  if (!tokens_has_bundle (state, self->seat, &state->offer.want))
    tokens_say (self, TOKENS_REASON_CANNOT_SERVE, 70, 0, 0);
  explain_leader (self, (guint) state->head.turn_owner);
  explain_keeping (self);
}

static void
explain_choice (const TokensExplain *self, guint with)
{
  const TokensState  *state = self->state;
  const TokensAnswer *answer = &state->answer[with];
  guint               among = 0;

  for (guint other = 0; other < state->head.n_seats; other++)
    if (state->answer[other].kind == TOKENS_ANSWER_ACCEPT ||
        state->answer[other].kind == TOKENS_ANSWER_COUNTER)
      among |= 1u << other;
  tokens_explain_fewest (self, among, with);
  if (answer->kind == TOKENS_ANSWER_COUNTER)
    explain_deal (self, &answer->counter.give, &answer->counter.want);
  else
    {
      tokens_say (self, TOKENS_REASON_AGREES, 30, (gint) with, 0);
      explain_deal (self, &state->offer.want, &state->offer.give);
    }
}

void
tokens_explain_trade (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const TokensDeal  *deal = tokens_deal_of (self->action);
  const gint16      *arg = self->action->arg;
  guint              rate;

  switch (self->action->kind)
    {
    case TOKENS_ACTION_BANK_TRADE:
      rate = tokens_rate (state, self->seat, (guint) arg[TOKENS_TRADE_GIVE]);
      tokens_explain_card (self,
                           arg[TOKENS_TRADE_GIVE],
                           rate,
                           (guint) arg[TOKENS_TRADE_GET]);
      tokens_explain_given (self, rate, (guint) arg[TOKENS_TRADE_GIVE]);
      tokens_say (self, TOKENS_REASON_RATE, 20, (gint) rate, 0);
      break;
    case TOKENS_ACTION_SPEND_GOLD:
      tokens_explain_card (self, FAVOR_NONE, 0, (guint) arg[0]);
      break;
    case TOKENS_ACTION_OFFER_TRADE:
    case TOKENS_ACTION_COUNTER_TRADE:
      explain_deal (self, &deal->want, &deal->give);
      break;
    case TOKENS_ACTION_ACCEPT_TRADE:
      explain_deal (self, &state->offer.give, &state->offer.want);
      break;
    case TOKENS_ACTION_DECLINE_TRADE:
      explain_decline (self);
      break;
    case TOKENS_ACTION_CHOOSE_TRADE:
      explain_choice (self, (guint) arg[0]);
      break;
    default:
      explain_keeping (self);
      break;
    }
}

static void
explain_present (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const gint16      *arg = self->action->arg;
  guint              among = 0;

  if (tokens_explain_draws (self, 1))
    tokens_say (self, TOKENS_REASON_GIFT_TOKEN, 80, 0, 0);
  for (guint other = 0; other < state->head.n_seats; other++)
    if (other != self->seat)
      among |= 1u << other;
  tokens_explain_fewest (self, among, (guint) arg[TOKENS_DONATE_TO]);
  if (arg[TOKENS_DONATE_RESOURCE] != FAVOR_NONE)
    tokens_explain_given (self, 1, (guint) arg[TOKENS_DONATE_RESOURCE]);
}

void
tokens_explain_gift (const TokensExplain *self)
{
  const TokensState *state = self->state;
  const guint        giver = (guint) state->head.turn_owner;
  const guint        cards = state->hand_count[self->seat] + 1u;

  switch (self->action->kind)
    {
    case TOKENS_ACTION_OFFER_DONATION:
      explain_present (self);
      break;
    case TOKENS_ACTION_ACCEPT_DONATION:
      tokens_say (self, TOKENS_REASON_FOR_NOTHING, 50, 0, 0);
      if (state->donation.resource != FAVOR_NONE)
        tokens_explain_card (self, FAVOR_NONE, 0, (guint) state->donation.resource);
      break;
    default:
      explain_leader (self, giver);
      if (state->donation.resource != FAVOR_NONE && cards > TOKENS_HAND_LIMIT)
        tokens_say (self, TOKENS_REASON_OVER_LIMIT, 50, (gint) cards, 0);
      if (tokens_explain_draws (self, 1))
        tokens_say (self, TOKENS_REASON_NO_TOKEN, 20, (gint) giver, 0);
      break;
    }
}

static void
explain_traders (const TokensExplain *self)
{
  const TokensState *state = self->state;

  for (gint give = 0; give < TOKENS_N_RESOURCES; give++)
    for (guint get = 0; get < TOKENS_N_RESOURCES; get++)
      {
        TokensWants wants;
        guint       complete;

        if (state->hand[self->seat][give] == 0 || give == (gint) get ||
            state->bank[get] == 0)
          continue;
        tokens_wants_init (&wants, state, self->seat, tokens_worth_of_route);
        complete = tokens_wants_complete (&wants, give, 1, get);
        if (complete != 0)
          {
            tokens_say (self, TOKENS_REASON_PAYS_FOR, 100, __builtin_ctz (complete), 0);
            return;
          }
      }
}

static void
explain_exchange (const TokensExplain *self, guint token)
{
  const TokensState *state = self->state;

  if (tokens_prices[token] == 2 && state->favor[self->seat][token] == 1)
    tokens_say (self, TOKENS_REASON_ALONE, 50, (gint) token, 0);
  tokens_say (self, TOKENS_REASON_OTHER_TOKEN, 10, 0, 0);
}

void
tokens_explain_favor (const TokensExplain *self)
{
  const gint16 *arg = self->action->arg;

  switch (self->action->kind)
    {
    case TOKENS_ACTION_REDEEM_TRADERS:
      explain_traders (self);
      tokens_say (self, TOKENS_REASON_TRADES, 20, TOKENS_FAVOR_TRADES, 0);
      break;
    case TOKENS_ACTION_FAVOR_TRADE:
      tokens_explain_card (self,
                           arg[TOKENS_TRADE_GIVE],
                           1,
                           (guint) arg[TOKENS_TRADE_GET]);
      tokens_explain_given (self, 1, (guint) arg[TOKENS_TRADE_GIVE]);
      break;
    case TOKENS_ACTION_END_FAVOR_TRADES:
      explain_keeping (self);
      break;
    case TOKENS_ACTION_REDEEM_MERCHANTS:
      tokens_explain_card (self, FAVOR_NONE, 0, (guint) arg[0]);
      break;
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
      tokens_explain_road (self, (guint) arg[0]);
      tokens_say (self, TOKENS_REASON_FREE_ROAD, 30, 0, 0);
      break;
    case TOKENS_ACTION_REDEEM_SCHOLARS:
      tokens_explain_draw (self);
      tokens_say (self, TOKENS_REASON_FREE_CARD, 50, 0, 0);
      break;
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
      tokens_explain_points (self, 1);
      tokens_say (self, TOKENS_REASON_MARKER, 90, 0, 0);
      break;
    default:
      explain_exchange (self, (guint) arg[0]);
      break;
    }
}
