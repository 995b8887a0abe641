/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-wants.h"

static gboolean
has_route (const TokensState *state, guint seat, TokensWorth worth)
{
  const FavorHexSet *reach = &state->reach[seat];

  if (state->damaged[seat] != FAVOR_NONE)
    return TRUE;
  for (guint edge = favor_hex_set_next (reach, 0); edge < state->n_edges;
       edge = favor_hex_set_next (reach, edge + 1))
    if (worth (state, seat, edge) > 0)
      return state->n_roads[seat] < TOKENS_ROADS;
  return FALSE;
}

static gboolean
could_buy (const TokensState *state, guint seat, TokensCost cost, TokensWorth worth)
{
  switch (cost)
    {
    case TOKENS_COST_ROAD:
      return has_route (state, seat, worth);
    case TOKENS_COST_SETTLEMENT:
      return state->n_settlements[seat] < TOKENS_SETTLEMENTS &&
             favor_hex_set_next (&state->sites[seat], 0) < state->n_vertices;
    case TOKENS_COST_CITY:
      return state->n_settlements[seat] > 0 && state->n_cities[seat] < TOKENS_CITIES;
    case TOKENS_COST_DEVELOPMENT:
      return state->n_dev_deck > 0;
    }
  g_assert_not_reached ();
}

/* Notes if a purchase is paid for, or waits for one card alone. */
static void
weigh (TokensWants *self, TokensCost cost)
{
  const guint8 *hand = self->state->hand[self->seat];
  guint         missing = 0, kind = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (hand[resource] < tokens_costs[cost][resource])
      {
        missing += (guint) (tokens_costs[cost][resource] - hand[resource]);
        kind = resource;
      }
  self->missing[cost] = (guint8) missing;
  if (missing == 0)
    self->paid = (guint8) (self->paid | 1u << cost);
  else if (missing == 1)
    self->last[kind] = (guint8) (self->last[kind] | 1u << cost);
}

void
tokens_wants_init (TokensWants       *self,
                   const TokensState *state,
                   guint              seat,
                   TokensWorth        worth)
{
  *self = (TokensWants){ .state = state, .seat = (guint8) seat };
  for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
    if (could_buy (state, seat, cost, worth))
      {
        self->can = (guint8) (self->can | 1u << cost);
        weigh (self, cost);
      }
}

guint
tokens_wants_complete (const TokensWants *self, gint give, guint n, guint get)
{
  guint complete = 0;

  for (guint left = self->last[get]; left != 0; left &= left - 1)
    {
      const guint cost = (guint) __builtin_ctz (left);

      if (give == FAVOR_NONE ||
          self->state->hand[self->seat][give] >= tokens_costs[cost][give] + n)
        complete |= 1u << cost;
    }
  return complete;
}

static guint
count_usable (const TokensState *state, guint seat, TokensToken token)
{
  return (guint) (state->favor[seat][token] - state->fresh[seat][token]);
}

void
tokens_means_init (TokensMeans *self, const TokensState *state, guint seat)
{
  const guint gold = state->gold[seat] / TOKENS_GOLD_PRICE;
  guint       left = 0, ships;

  if (!state->exchanged)
    left = (guint) MAX (tokens_left_to_redeem (state, seat), 0);
  ships = MIN (count_usable (state, seat, TOKENS_SHIP), left);
  self->cards = ships + MIN (gold, (guint) (TOKENS_MAX_GOLD_BUYS - state->gold_buys));
  self->trades = state->traders_left +
                 TOKENS_FAVOR_TRADES *
                   MIN (count_usable (state, seat, TOKENS_WAGON), left - ships);
}

/* Whether the rest of a purchase can be had as well, once `n` cards of `give` are given for one of `get`. */
static gboolean
can_finish (const TokensWants *self,
            TokensCost         cost,
            const gint8       *change,
            TokensMeans        means)
{
  guint missing = 0, spare = 0, bank = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      const gint left = self->state->hand[self->seat][resource] + change[resource] -
                        tokens_costs[cost][resource];

      if (left < 0)
        missing += (guint) -left;
      else
        {
          spare += (guint) left;
          bank += (guint) left / tokens_rate (self->state, self->seat, resource);
        }
    }
  return missing <= means.cards + MAX (bank, MIN (means.trades, spare));
}

guint
tokens_wants_further (const TokensWants *self,
                      gint               give,
                      guint              n,
                      guint              get,
                      const TokensMeans *means)
{
  static const TokensCost buildings[] = { TOKENS_COST_SETTLEMENT, TOKENS_COST_CITY };
  const guint8           *hand = self->state->hand[self->seat];
  guint                   further = tokens_wants_complete (self, give, n, get);
  gint8                   change[TOKENS_N_RESOURCES] = { 0 };

  change[get] = 1;
  if (give != FAVOR_NONE)
    change[give] = (gint8) -n;
  for (guint i = 0; i < G_N_ELEMENTS (buildings); i++)
    {
      const TokensCost cost = buildings[i];

      if (self->missing[cost] > 1 && hand[get] < tokens_costs[cost][get] &&
          (give == FAVOR_NONE || hand[give] >= tokens_costs[cost][give] + n) &&
          can_finish (self, cost, change, *means))
        further |= 1u << cost;
    }
  return further;
}
