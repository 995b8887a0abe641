/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "favor-deck.h"
#include "tokens-step.h"

/* What a seat sees, and one possibility of the rest (11.4). */

void
tokens_observe (gpointer data, FavorSeat viewer)
{
  TokensState *state = data;

  for (guint seat = 0; seat < TOKENS_MAX_SEATS; seat++)
    if ((state->gift_mask >> seat & 1) != 0 && viewer != (FavorSeat) seat &&
        viewer != (FavorSeat) tokens_next_seat (state, seat))
      state->gift_pending[seat] = TOKENS_HIDDEN_KIND;
  if (state->donation.to != FAVOR_SEAT_NONE && state->donation.resource == FAVOR_NONE &&
      viewer != state->head.turn_owner && viewer != state->donation.to)
    state->donation.development = TOKENS_HIDDEN_KIND;
}

/**
 * Deal:
 * @hidden: the set of seats whose hands the viewer does not see
 * @left: of what is dealt, how many of each kind nobody is known to have
 *
 * Cards or tokens that are dealt to those whose own are not seen.
 */
typedef struct
{
  TokensState *state;
  FavorSeat    viewer;
  FavorRng    *rng;
  guint        hidden;
  guint        left[TOKENS_N_CARDS];
} Deal;

static void
fill_pool (const Deal *self, guint n_kinds, FavorPool *pool)
{
  pool->rng = self->rng;
  pool->n = 0;
  for (guint kind = 0; kind < n_kinds; kind++)
    favor_pool_add (pool, kind, self->left[kind]);
}

/* Resources */

/* So many of one kind at least are in a hand. */
static void
reserve (Deal *self, guint seat, guint resource, guint n)
{
  guint8     *held = &self->state->hand[seat][resource];
  const guint added = n - MIN (n, *held);

  *held = (guint8) (*held + added);
  self->left[resource] -= added;
}

/* What everybody knows. */
static void
reserve_sure (Deal *self)
{
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
      if ((self->hidden >> seat & 1) != 0)
        reserve (self, seat, resource, self->state->sure[seat][resource]);
}

static void
reserve_bundle (Deal *self, guint seat, const TokensBundle *bundle)
{
  if ((self->hidden >> seat & 1) == 0)
    return;
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    reserve (self, seat, resource, (guint) bundle->cards[resource]);
}

/* Who offers, accepts or makes a counter-offer holds what he says (invariant 26). */
static void
reserve_promised (Deal *self)
{
  const TokensState *state = self->state;
  const guint        owner = (guint) state->head.turn_owner;

  reserve_bundle (self, owner, &state->offer.give);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->answer[seat].kind == TOKENS_ANSWER_ACCEPT)
      reserve_bundle (self, seat, &state->offer.want);
    else if (state->answer[seat].kind == TOKENS_ANSWER_COUNTER)
      reserve_bundle (self, seat, &state->answer[seat].counter.give);
  if (state->donation.to != FAVOR_SEAT_NONE && state->donation.resource != FAVOR_NONE &&
      (self->hidden >> owner & 1) != 0)
    reserve (self, owner, (guint) state->donation.resource, 1);
}

/* Who begins to trade with the Traders has something that can be traded (invariant 16). */
static void
reserve_tradeable (Deal *self)
{
  const TokensState *state = self->state;
  const guint        owner = (guint) state->head.turn_owner;
  FavorPool          pool;
  gint               only = FAVOR_NONE;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (state->bank[resource] > 0)
      only = only == FAVOR_NONE ? (gint) resource : TOKENS_N_RESOURCES;
  for (gint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (resource != only && (self->hidden >> owner & 1) != 0 &&
        state->hand[owner][resource] > 0)
      return;
  if (state->traders_left < TOKENS_FAVOR_TRADES || (self->hidden >> owner & 1) == 0 ||
      only == TOKENS_N_RESOURCES)
    return;
  fill_pool (self, TOKENS_N_RESOURCES, &pool);
  for (;;)
    {
      const guint resource = favor_pool_draw (&pool);

      if ((gint) resource != only)
        {
          reserve (self, owner, resource, 1);
          return;
        }
    }
}

static void
count_unseen_resources (Deal *self)
{
  const TokensState *state = self->state;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      self->left[resource] = (guint) (tokens_board (state)->bank - state->bank[resource]);
      for (guint seat = 0; seat < state->head.n_seats; seat++)
        {
          if ((self->hidden >> seat & 1) == 0)
            self->left[resource] -= (guint) (state->hand[seat][resource] +
                                             state->discard_pending[seat][resource]);
          self->left[resource] -= state->gift_pending[seat] == (gint) resource;
        }
    }
}

/* Of all that was dealt to a seat, some was discarded. */
static void
lay_off (Deal *self, guint seat)
{
  TokensState *state = self->state;
  FavorPool    pool = { .rng = self->rng };

  if (state->discard_count[seat] == 0)
    return;
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    favor_pool_add (&pool, resource, state->hand[seat][resource]);
  for (guint i = 0; i < state->discard_count[seat]; i++)
    {
      const guint resource = favor_pool_draw (&pool);

      state->hand[seat][resource]--;
      state->discard_pending[seat][resource]++;
    }
}

static void
deal_resources (Deal *self)
{
  TokensState *state = self->state;
  FavorPool    pool;

  count_unseen_resources (self);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((self->hidden >> seat & 1) != 0)
      {
        memset (state->hand[seat], 0, sizeof state->hand[seat]);
        memset (state->discard_pending[seat], 0, sizeof state->discard_pending[seat]);
      }
  reserve_sure (self);
  reserve_promised (self);
  reserve_tradeable (self);
  fill_pool (self, TOKENS_N_RESOURCES, &pool);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      guint held = 0;

      if (state->gift_pending[seat] == TOKENS_HIDDEN_KIND)
        state->gift_pending[seat] = (gint8) favor_pool_draw (&pool);
      if ((self->hidden >> seat & 1) == 0)
        continue;
      for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
        held += state->hand[seat][resource];
      for (; held < state->hand_count[seat] + state->discard_count[seat]; held++)
        state->hand[seat][favor_pool_draw (&pool)]++;
      lay_off (self, seat);
    }
}

/* Tokens */

static void
deal_tokens (Deal *self)
{
  TokensState *state = self->state;
  FavorPool    pool;

  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    {
      self->left[token] = 0;
      if (state->options.favor)
        self->left[token] = (guint) (tokens_bags[state->head.n_seats][token] -
                                     state->favor_spent[token]);
      for (guint seat = 0; seat < state->head.n_seats; seat++)
        if ((self->hidden >> seat & 1) == 0)
          self->left[token] -= state->favor[seat][token];
    }
  fill_pool (self, TOKENS_N_TOKENS, &pool);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if ((self->hidden >> seat & 1) == 0)
        continue;
      memset (state->favor[seat], 0, sizeof state->favor[seat]);
      memset (state->fresh[seat], 0, sizeof state->fresh[seat]);
      /* In the order drawn any of them could be the fresh ones. */
      for (guint i = 0; i < state->favor_count[seat]; i++)
        {
          const guint token = favor_pool_draw (&pool);

          state->favor[seat][token]++;
          if (i < state->fresh_count[seat])
            state->fresh[seat][token]++;
        }
    }
  for (guint i = 0; i < state->n_bag; i++)
    state->bag[i] = favor_pool_draw (&pool);
}

/* Development cards */

static void
count_unseen_cards (Deal *self)
{
  const TokensState *state = self->state;

  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    {
      self->left[card] = tokens_board (state)->deck[card];
      if (card < TOKENS_N_PLAYABLE)
        self->left[card] -= state->dev_played[card];
      for (guint seat = 0; seat < state->head.n_seats; seat++)
        if ((self->hidden >> seat & 1) == 0)
          self->left[card] -= (guint) (state->dev_hand[seat][card] +
                                       state->dev_new[seat][card]);
    }
}

static void
give_card (Deal *self, guint seat, guint card)
{
  self->state->dev_hand[seat][card]++;
  self->left[card]--;
}

/* Landmarks that a hand may hold at most: who has the turn has not won with them (invariant 21). At the end they
 * are shown. */
static guint
most_landmarks (const TokensState *state, guint seat)
{
  if (state->head.phase == TOKENS_PHASE_GAME_OVER)
    return state->landmarks_shown[seat];
  if (state->turn > 0 && state->head.phase != TOKENS_PHASE_SPECIAL_PURCHASE &&
      state->head.turn_owner == (FavorSeat) seat)
    return state->options.target - 1u - tokens_visible_points (state, seat);
  return TOKENS_N_LANDMARKS;
}

/* Deals so many cards of the kinds from `first` on, before `end`. */
static void
deal_kinds (Deal *self, guint seat, guint n, guint first, guint end)
{
  while (n-- > 0)
    {
      FavorPool pool = { .rng = self->rng };

      for (guint card = first; card < end; card++)
        favor_pool_add (&pool, card, self->left[card]);
      give_card (self, seat, favor_pool_draw (&pool));
    }
}

/* As if all were dealt at once, but landmarks no more than there can be. */
static void
deal_cards_to (Deal *self, guint seat)
{
  const TokensState *state = self->state;
  const gboolean     over = state->head.phase == TOKENS_PHASE_GAME_OVER;
  const guint        most = most_landmarks (state, seat);
  guint              landmarks = tokens_landmarks (state, seat);
  guint              held = 0;

  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    held += state->dev_hand[seat][card];
  if (over)
    {
      deal_kinds (self, seat, most, TOKENS_LANDMARK, TOKENS_N_CARDS);
      deal_kinds (self, seat, state->dev_count[seat] - most, 0, TOKENS_LANDMARK);
      return;
    }
  for (; held < state->dev_count[seat]; held++)
    {
      const guint end = landmarks < most ? TOKENS_N_CARDS : TOKENS_LANDMARK;

      deal_kinds (self, seat, 1, 0, end);
      landmarks = tokens_landmarks (state, seat);
    }
}

/* The card of a running donation: any of the giver's if the viewer does not know it. */
static void
name_donation (Deal *self)
{
  TokensState *state = self->state;
  FavorPool    pool = { .rng = self->rng };

  if (state->donation.development != TOKENS_HIDDEN_KIND)
    return;
  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    favor_pool_add (&pool, card, state->dev_hand[state->head.turn_owner][card]);
  state->donation.development = (gint8) favor_pool_draw (&pool);
}

static void
deal_cards (Deal *self)
{
  TokensState *state = self->state;
  const guint  owner = (guint) state->head.turn_owner;
  FavorPool    pool;

  count_unseen_cards (self);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((self->hidden >> seat & 1) != 0)
      {
        memset (state->dev_hand[seat], 0, sizeof state->dev_hand[seat]);
        memset (state->dev_new[seat], 0, sizeof state->dev_new[seat]);
      }
  if ((self->hidden >> owner & 1) != 0 && state->donation.development >= 0)
    give_card (self, owner, (guint) state->donation.development);
  /* Whose hand is bound comes first. */
  for (TOKENS_EACH_SEAT (state, seat, owner, i))
    if ((self->hidden >> seat & 1) != 0)
      deal_cards_to (self, seat);
  name_donation (self);
  fill_pool (self, TOKENS_N_CARDS, &pool);
  for (guint i = 0; i < state->n_dev_deck; i++)
    state->dev_deck[i] = favor_pool_draw (&pool);
}

/* The cards of the year that were not seen, around the marker. */
static void
deal_year (Deal *self)
{
  TokensState *state = self->state;
  FavorPool    pool = { .rng = self->rng };
  guint64      seen = 0;

  for (guint i = 0; i < state->n_year_seen; i++)
    seen |= G_GUINT64_CONSTANT (1) << state->year_seen[i];
  for (guint card = 0; card < TOKENS_N_YEAR; card++)
    favor_pool_add (&pool, card, (seen >> card & 1) == 0);
  for (guint i = 0; i < state->n_year_deck; i++)
    state->year_deck[i] = i == TOKENS_UNDER_YEAR ? TOKENS_YEAR_END
                                                 : favor_pool_draw (&pool);
}

void
tokens_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  TokensState *state = observed;
  Deal         self = { .state = state, .viewer = viewer, .rng = rng };

  self.hidden = (1u << state->head.n_seats) - 1;
  if (viewer != FAVOR_SEAT_NONE)
    self.hidden &= ~(1u << viewer);
  deal_resources (&self);
  deal_tokens (&self);
  deal_cards (&self);
  deal_year (&self);
  favor_rng_seed (&state->head.rng, favor_rng_next (rng));
}
