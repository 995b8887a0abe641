/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-bot.h"
#include "tokens-worth.h"

/* Weights of 11.2, in hundredths. */
static const gint32 kind_weights[TOKENS_N_RESOURCES] = { 100, 100, 85, 110, 110 };
#define NEW_KIND 135
#define HARBOUR  100
#define CONTACT  500

/* The set of the resources that a seat's buildings bring. */
static guint
kinds_of (const TokensState *state, guint seat)
{
  const FavorHexMap *map = tokens_map (state);
  guint              kinds = 0;

  for (guint vertex = 0; vertex < map->n_vertices; vertex++)
    for (guint i = 0;
         state->vertex_owner[vertex] == (gint) seat && i < FAVOR_HEX_AT_VERTEX;
         i++)
      if (map->vertex[vertex].hex[i] != FAVOR_HEX_NONE)
        kinds |= 1u << state->terrain[map->vertex[vertex].hex[i]];
  return kinds & ~(1u << TOKENS_DESERT);
}

static gboolean
has_harbour (const TokensState *state, guint vertex)
{
  for (guint slot = 0; slot < state->n_slots; slot++)
    {
      const guint   edge = tokens_harbour_edge (tokens_board (state), slot);
      const guint8 *end = tokens_map (state)->edge[edge].end;

      if (end[0] == vertex || end[1] == vertex)
        return TRUE;
    }
  return FALSE;
}

gint32
tokens_worth_of_site (const TokensState *state, guint seat, guint vertex)
{
  const guint8 *hex = tokens_map (state)->vertex[vertex].hex;
  const guint   kinds = kinds_of (state, seat);
  gint32        worth = has_harbour (state, vertex) ? HARBOUR : 0;

  for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
    if (hex[i] != FAVOR_HEX_NONE && state->number_token[hex[i]] != 0)
      {
        const guint  kind = state->terrain[hex[i]];
        const gint32 pips = tokens_pips[state->number_token[hex[i]]] * kind_weights[kind];

        worth += (kinds >> kind & 1) != 0 ? pips : pips * NEW_KIND / 100;
      }
  return worth;
}

/* From the end of the route that the network does not reach yet: that vertex, or one step further. */
gint32
tokens_worth_of_route (const TokensState *state, guint seat, guint edge)
{
  const FavorHexMap *map = tokens_map (state);
  gint32             worth = 0;

  for (guint i = 0; i < 2; i++)
    {
      const guint   vertex = map->edge[edge].end[i];
      const guint8 *next = map->vertex[vertex].next;

      if (favor_hex_set_has (&state->sites[seat], vertex) ||
          state->vertex_owner[vertex] != FAVOR_NONE)
        continue;
      if (favor_hex_set_has (&state->open, vertex))
        worth = MAX (worth, tokens_worth_of_site (state, seat, vertex));
      for (guint j = 0; j < FAVOR_HEX_AT_VERTEX; j++)
        if (next[j] != FAVOR_HEX_NONE && favor_hex_set_has (&state->open, next[j]) &&
            !favor_hex_set_has (&state->sites[seat], next[j]))
          worth = MAX (worth, tokens_worth_of_site (state, seat, next[j]) / 2);
    }
  if (state->options.favor && tokens_new_contacts (state, (FavorSeat) seat, edge) != 0)
    worth += CONTACT;
  return worth;
}

gint32
tokens_worth_of_block (const TokensState *state, guint seat, guint hex)
{
  const FavorHex *self = &tokens_map (state)->hex[hex];
  gint32          worth = 0;

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      const guint  vertex = self->corner[i];
      const gint   owner = state->vertex_owner[vertex];
      const gint32 pips = state->vertex_kind[vertex] *
                          tokens_pips[state->number_token[hex]];

      if (owner == (gint) seat)
        worth -= pips * state->options.target;
      else if (owner != FAVOR_NONE && owner < TOKENS_NEUTRAL)
        worth += pips * (gint32) tokens_visible_points (state, (guint) owner);
    }
  return worth;
}

static gboolean
can_buy (const TokensState *state, guint seat, TokensCost cost)
{
  switch (cost)
    {
    case TOKENS_COST_ROAD:
      return state->damaged[seat] != FAVOR_NONE;
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

/* Whether a purchase could be paid after so much was given and had. */
static gboolean
is_paid (const TokensState *state,
         guint              seat,
         TokensCost         cost,
         gint               give,
         guint              n,
         gint               get)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      const guint spent = (gint) resource == give ? n : 0;
      const guint gained = (gint) resource == get;

      if (state->hand[seat][resource] + gained < tokens_costs[cost][resource] + spent)
        return FALSE;
    }
  return TRUE;
}

gboolean
tokens_completes (const TokensState *state, guint seat, gint give, guint n, guint get)
{
  for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
    if (can_buy (state, seat, cost) && !tokens_can_pay (state, seat, cost) &&
        is_paid (state, seat, cost, give, n, (gint) get))
      return TRUE;
  return FALSE;
}

/* What a seat has reached, in hundredths of a point (11.3). */
static gint32
value_of (const TokensState *state, guint seat)
{
  const FavorHexMap *map = tokens_map (state);
  const guint        cards = state->hand_count[seat];
  const guint        held = tokens_landmarks (state, seat);
  gint32             value = 100 * (gint32) tokens_points (state, seat);

  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      if (state->vertex_owner[map->hex[hex].corner[i]] == (gint) seat)
        value += 11 * state->vertex_kind[map->hex[hex].corner[i]] *
                 tokens_pips[state->number_token[hex]] / 2;
  value += 6 * (gint32) __builtin_popcount (kinds_of (state, seat));
  value += cards > TOKENS_HAND_LIMIT
             ? 7 * TOKENS_HAND_LIMIT / 2 + (gint32) (cards - TOKENS_HAND_LIMIT)
             : 7 * (gint32) cards / 2;
  for (guint token = 0; token < TOKENS_COMPASS; token++)
    value += 9 * state->favor[seat][token];
  value += 22 * (state->favor[seat][TOKENS_COMPASS] / 2) +
           11 * (state->favor[seat][TOKENS_COMPASS] % 2);
  value += 4 * (gint32) MIN (state->gold[seat], TOKENS_MAX_GOLD) +
           12 * (gint32) (state->dev_count[seat] - held);
  value += 5 * MAX (0, state->route_length[seat] - 3);
  return value;
}

gint32
tokens_evaluate (gconstpointer state, FavorSeat seat)
{
  const TokensState *self = state;
  gint32             best = G_MININT32;

  for (guint other = 0; other < self->head.n_seats; other++)
    if ((FavorSeat) other != seat)
      best = MAX (best, value_of (self, other));
  return value_of (self, (guint) seat) - best;
}
