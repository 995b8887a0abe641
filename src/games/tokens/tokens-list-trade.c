/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-list.h"

/* Trades, gold, donations and favors. Of offers and counter-offers not all are listed (6.6). */

/* Cards of one kind for one of another, as many as `rate` says, by the bank's cards. */
static void
add_bank_trades (const TokensLister *self, TokensAction kind, gboolean favor)
{
  const TokensState *state = self->state;

  for (guint give = 0; give < TOKENS_N_RESOURCES; give++)
    {
      const guint rate = favor ? 1 : tokens_rate (state, (guint) self->seat, give);

      for (guint get = 0;
           state->hand[self->seat][give] >= rate && get < TOKENS_N_RESOURCES;
           get++)
        if (get != give && state->bank[get] > 0)
          {
            gint16 *args = tokens_lister_add (self, kind);

            args[TOKENS_TRADE_GIVE] = (gint16) give;
            args[TOKENS_TRADE_GET] = (gint16) get;
          }
    }
}

static void
add_offer (const TokensLister *self, guint give, guint n_give, guint want, guint n_want)
{
  gint16     *args = tokens_lister_add (self, TOKENS_ACTION_OFFER_TRADE);
  TokensDeal *deal = (TokensDeal *) args;
  const guint everybody = (1u << self->state->head.n_seats) - 1;

  deal->give.cards[give] = (gint16) n_give;
  deal->want.cards[want] = (gint16) n_want;
  args[TOKENS_OFFER_TO] = (gint16) (everybody & ~(1u << self->seat));
}

/* Two rows of numbers are the less, the later their first card is: kinds from the last one on. */
static void
list_offers (const TokensLister *self)
{
  const TokensState *state = self->state;
  const FavorSeat    seat = self->seat;

  if (state->trade_offers >= TOKENS_MAX_OFFERS)
    return;
  if (state->hand_count[seat] > 0 || state->gold[seat] > 0)
    self->out->complete = FALSE;
  for (guint give = TOKENS_N_RESOURCES; give-- > 0;)
    for (guint n_give = 1; n_give <= MIN (2, state->hand[seat][give]); n_give++)
      for (guint want = TOKENS_N_RESOURCES; want-- > 0;)
        for (guint n_want = 1; want != give && n_want <= 3 - n_give; n_want++)
          add_offer (self, give, n_give, want, n_want);
}

void
tokens_list_trades (const TokensLister *self)
{
  const TokensState *state = self->state;

  add_bank_trades (self, TOKENS_ACTION_BANK_TRADE, FALSE);
  if (state->gold[self->seat] >= TOKENS_GOLD_PRICE &&
      state->gold_buys < TOKENS_MAX_GOLD_BUYS)
    for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
      if (state->bank[resource] > 0)
        tokens_lister_add_one (self, TOKENS_ACTION_SPEND_GOLD, resource);
  list_offers (self);
}

static void
add_counter (const TokensLister *self, const TokensBundle *want)
{
  TokensDeal *deal = (TokensDeal *) tokens_lister_add (self, TOKENS_ACTION_COUNTER_TRADE);

  deal->give = self->state->offer.want;
  deal->want = *want;
}

/* What is wanted instead: the less first, hence the last kind first, and fewer before more. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  const gint16 *x = ((const TokensBundle *) a)->cards;
  const gint16 *y = ((const TokensBundle *) b)->cards;

  for (guint i = 0; i < TOKENS_BUNDLE_ARGS; i++)
    if (x[i] != y[i])
      return x[i] - y[i];
  return 0;
}

/* For what was asked for: one more of what is offered, or one card of another kind. */
static void
list_counters (const TokensLister *self)
{
  const TokensDeal *offer = &self->state->offer;
  TokensBundle      wants[2 * TOKENS_N_RESOURCES] = { 0 };
  guint             n = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      if (offer->give.cards[resource] > 0 &&
          offer->give.cards[resource] < TOKENS_MAX_TRADED)
        {
          wants[n] = offer->give;
          wants[n++].cards[resource]++;
        }
      if (offer->want.cards[resource] == 0)
        wants[n++].cards[resource] = 1;
    }
  qsort (wants, n, sizeof *wants, compare);
  for (guint i = 0; i < n; i++)
    add_counter (self, &wants[i]);
}

void
tokens_list_answers (const TokensLister *self)
{
  const TokensState *state = self->state;
  const guint        seat = (guint) self->seat;
  const gboolean     can_serve = tokens_has_bundle (state, seat, &state->offer.want);

  if (can_serve)
    tokens_lister_add (self, TOKENS_ACTION_ACCEPT_TRADE);
  tokens_lister_add (self, TOKENS_ACTION_DECLINE_TRADE);
  if (state->hand_count[seat] > 0 || state->gold[seat] > 0)
    self->out->complete = FALSE;
  if (can_serve)
    list_counters (self);
}

void
tokens_list_choices (const TokensLister *self)
{
  const TokensState *state = self->state;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const TokensAnswer *answer = &state->answer[seat];

      if (answer->kind == TOKENS_ANSWER_ACCEPT ||
          (answer->kind == TOKENS_ANSWER_COUNTER &&
           tokens_has_bundle (state, (guint) self->seat, &answer->counter.want)))
        tokens_lister_add_one (self, TOKENS_ACTION_CHOOSE_TRADE, seat);
    }
  tokens_lister_add (self, TOKENS_ACTION_WITHDRAW_TRADE);
}

static void
add_donation (const TokensLister *self, guint to, gint resource, gint development)
{
  gint16 *args = tokens_lister_add (self, TOKENS_ACTION_OFFER_DONATION);

  args[TOKENS_DONATE_TO] = (gint16) to;
  args[TOKENS_DONATE_RESOURCE] = (gint16) resource;
  args[TOKENS_DONATE_DEVELOPMENT] = (gint16) development;
}

void
tokens_list_donations (const TokensLister *self)
{
  const TokensState *state = self->state;
  const guint        seat = (guint) self->seat;
  const guint        points = tokens_visible_points (state, seat);

  if (!state->options.favor || state->donated ||
      state->donation_offers >= TOKENS_MAX_DONATIONS)
    return;
  for (guint to = 0; to < state->head.n_seats; to++)
    {
      if (to == seat || tokens_visible_points (state, to) > points)
        continue;
      for (gint card = 0; card < TOKENS_N_CARDS; card++)
        if (state->dev_hand[seat][card] + state->dev_new[seat][card] > 0)
          add_donation (self, to, FAVOR_NONE, card);
      for (gint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
        if (state->hand[seat][resource] > 0)
          add_donation (self, to, resource, FAVOR_NONE);
    }
}

void
tokens_list_favor_trades (const TokensLister *self)
{
  add_bank_trades (self, TOKENS_ACTION_FAVOR_TRADE, TRUE);
}

/* Whether tokens of a kind can be redeemed now. */
static gboolean
can_redeem (const TokensLister *self, TokensToken token)
{
  const TokensState *state = self->state;
  const guint8      *held = state->favor[self->seat];
  const guint8      *fresh = state->fresh[self->seat];

  return held[token] >= tokens_prices[token] + fresh[token] &&
         tokens_within_limit (state, (guint) self->seat, token);
}

static void
list_redemptions (const TokensLister *self)
{
  const TokensState *state = self->state;

  if (can_redeem (self, TOKENS_WAGON) &&
      tokens_can_favor_trade (state, (guint) self->seat))
    tokens_lister_add (self, TOKENS_ACTION_REDEEM_TRADERS);
  if (can_redeem (self, TOKENS_SHIP))
    for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
      if (state->bank[resource] > 0)
        tokens_lister_add_one (self, TOKENS_ACTION_REDEEM_MERCHANTS, resource);
  if (can_redeem (self, TOKENS_SHOVEL))
    tokens_lister_add_routes (self, TOKENS_ACTION_REDEEM_ROAD_BUILDERS);
  if (can_redeem (self, TOKENS_BOOK) && state->n_dev_deck > 0)
    tokens_lister_add (self, TOKENS_ACTION_REDEEM_SCHOLARS);
  if (can_redeem (self, TOKENS_COMPASS))
    tokens_lister_add (self, TOKENS_ACTION_REDEEM_MASTER_BUILDERS);
}

void
tokens_list_favors (const TokensLister *self)
{
  const TokensState *state = self->state;

  if (!state->options.favor || state->favor_count[self->seat] == 0)
    return;
  if (!state->exchanged)
    list_redemptions (self);
  if (state->redeemed > 0 || state->exchanged || state->n_bag == 0)
    return;
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    if (state->favor[self->seat][token] > state->fresh[self->seat][token])
      tokens_lister_add_one (self, TOKENS_ACTION_EXCHANGE_FAVOR, token);
}
