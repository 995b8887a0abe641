/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-list.h"

/* Trades, gold, donations and favors. Of offers and counter-offers not all are listed (6.6). */

/* One card of one kind, or as many as the bank asks for, for one of another that it has. */
static void
add_bank_trades (TokensLister self, TokensAction kind, guint give)
{
  const guint others = tokens_kinds (self.state->bank, 1) & ~(1u << give);

  for (guint left = others; left != 0; left &= left - 1)
    {
      gint16 *args = tokens_lister_add (self, kind);

      args[TOKENS_TRADE_GIVE] = (gint16) give;
      args[TOKENS_TRADE_GET] = (gint16) __builtin_ctz (left);
    }
}

/* All offers of one kind of cards: one for one or two, then two for one of another kind, as 6.6 orders them: two
 * rows of numbers are the less, the later their first card is. */
#define OFFER(give, n_give, want, n_want)                                                \
  {                                                                                      \
    .kind = TOKENS_ACTION_OFFER_TRADE,                                                   \
    .arg = { [give] = (n_give), [TOKENS_BUNDLE_ARGS + (want)] = (n_want) },              \
  }
#define ONE(give, want) OFFER (give, 1, want, 1), OFFER (give, 1, want, 2)
#define TWO(give, want) OFFER (give, 2, want, 1)
#define OFFERS(give, a, b, c, d)                                                         \
  {                                                                                      \
    ONE (give, a), ONE (give, b), ONE (give, c), ONE (give, d), TWO (give, a),           \
      TWO (give, b), TWO (give, c), TWO (give, d),                                       \
  }

#define N_OFFERS_OF_ONE 8
#define N_OFFERS        12

static const FavorAction offers[TOKENS_N_RESOURCES][N_OFFERS] = {
  OFFERS (TOKENS_BRICK, TOKENS_ORE, TOKENS_GRAIN, TOKENS_WOOL, TOKENS_LUMBER),
  OFFERS (TOKENS_LUMBER, TOKENS_ORE, TOKENS_GRAIN, TOKENS_WOOL, TOKENS_BRICK),
  OFFERS (TOKENS_WOOL, TOKENS_ORE, TOKENS_GRAIN, TOKENS_LUMBER, TOKENS_BRICK),
  OFFERS (TOKENS_GRAIN, TOKENS_ORE, TOKENS_WOOL, TOKENS_LUMBER, TOKENS_BRICK),
  OFFERS (TOKENS_ORE, TOKENS_GRAIN, TOKENS_WOOL, TOKENS_LUMBER, TOKENS_BRICK),
};

/* To everybody. */
static inline void
add_offers (TokensLister self, const FavorAction *some, guint n)
{
  const FavorSeat seat = self.state->head.decider;
  const guint     everybody = (1u << self.state->head.n_seats) - 1;
  const gint16    to = (gint16) (everybody & ~(1u << seat));
  FavorAction    *actions = favor_actions_extend (self.out, n);

  for (guint i = 0; i < n; i++)
    {
      actions[i] = some[i];
      actions[i].seat = seat;
      actions[i].arg[TOKENS_OFFER_TO] = to;
    }
}

static void
list_offers (TokensLister self)
{
  const TokensState *state = self.state;
  const FavorSeat    seat = state->head.decider;
  const guint8      *hand = state->hand[seat];

  if (state->trade_offers >= TOKENS_MAX_OFFERS)
    return;
  if (state->hand_count[seat] > 0 || state->gold[seat] > 0)
    self.out->complete = FALSE;
  for (guint left = tokens_kinds (hand, 1); left != 0;
       left ^= 1u << tokens_last_of (left))
    {
      const guint give = tokens_last_of (left);

      add_offers (self, offers[give], N_OFFERS_OF_ONE);
      if (hand[give] > 1)
        add_offers (self, offers[give] + N_OFFERS_OF_ONE, N_OFFERS - N_OFFERS_OF_ONE);
    }
}

void
tokens_list_trades (TokensLister self)
{
  const TokensState *state = self.state;
  const guint        seat = (guint) state->head.decider;
  const guint8      *hand = state->hand[seat];

  for (guint give = 0; give < TOKENS_N_RESOURCES; give++)
    if (hand[give] >= TOKENS_HARBOUR_RATE &&
        hand[give] >= tokens_rate (state, seat, give))
      add_bank_trades (self, TOKENS_ACTION_BANK_TRADE, give);
  if (state->gold[seat] >= TOKENS_GOLD_PRICE && state->gold_buys < TOKENS_MAX_GOLD_BUYS)
    tokens_lister_add_each (self,
                            TOKENS_ACTION_SPEND_GOLD,
                            tokens_kinds (state->bank, 1));
  list_offers (self);
}

#define ALL_KINDS ((1u << TOKENS_N_RESOURCES) - 1)

/* Returns: what is wanted for what was asked for, to be filled in */
static TokensBundle *
add_counter (TokensLister self)
{
  TokensDeal *deal = (TokensDeal *) tokens_lister_add (self, TOKENS_ACTION_COUNTER_TRADE);

  deal->give = self.state->offer.want;
  return &deal->want;
}

/* One card of each kind of the set. */
static void
list_ones (TokensLister self, guint kinds)
{
  for (; kinds != 0; kinds ^= 1u << tokens_last_of (kinds))
    add_counter (self)->cards[tokens_last_of (kinds)] = 1;
}

/* One more of what is offered. */
static void
list_raises (TokensLister self, guint kinds)
{
  const TokensBundle *offered = &self.state->offer.give;

  for (; kinds != 0; kinds ^= 1u << tokens_last_of (kinds))
    if (offered->cards[tokens_last_of (kinds)] < TOKENS_MAX_TRADED)
      {
        TokensBundle *want = add_counter (self);

        *want = *offered;
        want->cards[tokens_last_of (kinds)]++;
      }
}

/* The kinds in a bundle. */
static guint
kinds_in (const TokensBundle *bundle)
{
  guint kinds = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    kinds |= (guint) (bundle->cards[resource] > 0) << resource;
  return kinds;
}

/* One more of what is offered, or one card of another kind than what was asked for. The less comes first, and a row of
 * numbers is the less, the later its first card is: the raises come behind the one card of their first kind. */
static void
list_counters (TokensLister self)
{
  const guint offered = kinds_in (&self.state->offer.give);
  const guint others = ALL_KINDS & ~kinds_in (&self.state->offer.want);
  /* The kinds before the first one that is offered. */
  const guint before = (offered & -offered) - 1;

  list_ones (self, others & ~before);
  list_raises (self, offered);
  list_ones (self, others & before);
}

void
tokens_list_answers (TokensLister self)
{
  const TokensState *state = self.state;
  const guint        seat = (guint) state->head.decider;
  const gboolean     can_serve = tokens_has_bundle (state, seat, &state->offer.want);

  if (can_serve)
    tokens_lister_add (self, TOKENS_ACTION_ACCEPT_TRADE);
  tokens_lister_add (self, TOKENS_ACTION_DECLINE_TRADE);
  if (state->hand_count[seat] > 0 || state->gold[seat] > 0)
    self.out->complete = FALSE;
  if (can_serve)
    list_counters (self);
}

void
tokens_list_choices (TokensLister self)
{
  const TokensState *state = self.state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const TokensAnswer *answer = &state->answer[seat];

      if (answer->kind == TOKENS_ANSWER_ACCEPT ||
          (answer->kind == TOKENS_ANSWER_COUNTER &&
           tokens_has_bundle (state, (guint) state->head.decider, &answer->counter.want)))
        tokens_lister_add_one (self, TOKENS_ACTION_CHOOSE_TRADE, seat);
    }
  tokens_lister_add (self, TOKENS_ACTION_WITHDRAW_TRADE);
}

static inline void
add_donation (TokensLister self, guint to, gint resource, gint development)
{
  gint16 *args = tokens_lister_add (self, TOKENS_ACTION_OFFER_DONATION);

  args[TOKENS_DONATE_TO] = (gint16) to;
  args[TOKENS_DONATE_RESOURCE] = (gint16) resource;
  args[TOKENS_DONATE_DEVELOPMENT] = (gint16) development;
}

/* The set of the kinds of development cards that can be given. */
static guint
developments_of (const TokensState *state, guint seat)
{
  guint kinds = 0;

  for (guint card = 0; state->dev_count[seat] > 0 && card < TOKENS_N_CARDS; card++)
    if ((state->dev_hand[seat][card] | state->dev_new[seat][card]) != 0)
      kinds |= 1u << card;
  return kinds;
}

void
tokens_list_donations (TokensLister self)
{
  const TokensState *state = self.state;
  const guint        seat = (guint) state->head.decider;
  guint              points, resources, developments;

  if (!state->options.favor || state->donated ||
      state->donation_offers >= TOKENS_MAX_DONATIONS)
    return;
  points = tokens_visible_points (state, seat);
  resources = tokens_kinds (state->hand[seat], 1);
  developments = developments_of (state, seat);
  for (guint to = 0; to < state->head.n_seats; to++)
    {
      if (to == seat || tokens_visible_points (state, to) > points)
        continue;
      for (guint left = developments; left != 0; left &= left - 1)
        add_donation (self, to, FAVOR_NONE, __builtin_ctz (left));
      for (guint left = resources; left != 0; left &= left - 1)
        add_donation (self, to, __builtin_ctz (left), FAVOR_NONE);
    }
}

void
tokens_list_favor_trades (TokensLister self)
{
  const guint8 *hand = self.state->hand[self.state->head.decider];

  for (guint left = tokens_kinds (hand, 1); left != 0; left &= left - 1)
    add_bank_trades (self, TOKENS_ACTION_FAVOR_TRADE, (guint) __builtin_ctz (left));
}

/* Whether tokens of a kind can be redeemed now, when so much may be. */
static gboolean
can_redeem (TokensLister self, TokensToken token, gint left)
{
  const TokensState *state = self.state;
  const guint8      *held = state->favor[state->head.decider];
  const guint8      *fresh = state->fresh[state->head.decider];

  return held[token] >= tokens_prices[token] + fresh[token] &&
         (gint) tokens_weight (state, token) <= left;
}

static void
list_redemptions (TokensLister self)
{
  const TokensState *state = self.state;
  const guint        seat = (guint) state->head.decider;
  const gint         left = tokens_left_to_redeem (state, seat);

  if (can_redeem (self, TOKENS_WAGON, left) && tokens_can_favor_trade (state, seat))
    tokens_lister_add (self, TOKENS_ACTION_REDEEM_TRADERS);
  if (can_redeem (self, TOKENS_SHIP, left))
    tokens_lister_add_each (self,
                            TOKENS_ACTION_REDEEM_MERCHANTS,
                            tokens_kinds (state->bank, 1));
  if (can_redeem (self, TOKENS_SHOVEL, left))
    tokens_lister_add_routes (self, TOKENS_ACTION_REDEEM_ROAD_BUILDERS);
  if (can_redeem (self, TOKENS_BOOK, left) && state->n_dev_deck > 0)
    tokens_lister_add (self, TOKENS_ACTION_REDEEM_SCHOLARS);
  if (can_redeem (self, TOKENS_COMPASS, left))
    tokens_lister_add (self, TOKENS_ACTION_REDEEM_MASTER_BUILDERS);
}

void
tokens_list_favors (TokensLister self)
{
  const TokensState *state = self.state;
  const FavorSeat    seat = state->head.decider;

  if (state->favor_count[seat] == state->fresh_count[seat])
    return;
  if (!state->exchanged)
    list_redemptions (self);
  if (state->redeemed > 0 || state->exchanged || state->n_bag == 0)
    return;
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    if (state->favor[seat][token] > state->fresh[seat][token])
      tokens_lister_add_one (self, TOKENS_ACTION_EXCHANGE_FAVOR, token);
}
