/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-wants.h"

#include "tokens-worth.h"

static gboolean
has_route (const TokensState *state, guint seat)
{
  const FavorHexSet *reach = &state->reach[seat];

  if (state->damaged[seat] != FAVOR_NONE)
    return TRUE;
  for (guint edge = favor_hex_set_next (reach, 0); edge < state->n_edges;
       edge = favor_hex_set_next (reach, edge + 1))
    if (tokens_worth_of_route (state, seat, edge) > 0)
      return state->n_roads[seat] < TOKENS_ROADS;
  return FALSE;
}

static gboolean
could_buy (const TokensState *state, guint seat, TokensCost cost)
{
  switch (cost)
    {
    case TOKENS_COST_ROAD:
      return has_route (state, seat);
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
  if (missing == 0)
    self->paid = (guint8) (self->paid | 1u << cost);
  else if (missing == 1)
    self->last[kind] = (guint8) (self->last[kind] | 1u << cost);
}

void
tokens_wants_init (TokensWants *self, const TokensState *state, guint seat)
{
  *self = (TokensWants){ .state = state, .seat = (guint8) seat };
  for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
    if (could_buy (state, seat, cost))
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
