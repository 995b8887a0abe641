/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-check.h"

/* Building and development cards (6.2). */

gboolean
tokens_check_site (const TokensState *state, guint vertex, FavorRefusal *why)
{
  if (state->vertex_owner[vertex] != FAVOR_NONE)
    return tokens_refuse (why, TOKENS_REFUSAL_VERTEX_TAKEN);
  return favor_hex_set_has (&state->open, vertex) ||
         tokens_refuse (why, TOKENS_REFUSAL_DISTANCE);
}

gboolean
tokens_check_route (const TokensState *state, guint colour, guint edge, FavorRefusal *why)
{
  if (state->edge_owner[edge] != FAVOR_NONE)
    return tokens_refuse (why, TOKENS_REFUSAL_EDGE_TAKEN);
  if (!favor_hex_set_has (&state->reach[colour], edge))
    return tokens_refuse (why, TOKENS_REFUSAL_NOT_CONNECTED);
  return state->n_roads[colour] < TOKENS_ROADS ||
         tokens_refuse (why, TOKENS_REFUSAL_NO_PIECES);
}

gboolean
tokens_check_free_route (const TokensState *state, guint edge, FavorRefusal *why)
{
  const FavorSeat seat = state->head.decider;

  if (state->damaged[seat] == FAVOR_NONE)
    return tokens_check_route (state, (guint) seat, edge, why);
  return state->damaged[seat] == (gint) edge ||
         tokens_refuse (why, TOKENS_REFUSAL_DAMAGED);
}

static gboolean
check_cost (const TokensState *state, FavorSeat seat, TokensCost cost, FavorRefusal *why)
{
  return tokens_can_pay (state, (guint) seat, cost) ||
         tokens_refuse (why, TOKENS_REFUSAL_COST);
}

static gboolean
check_settlement (const TokensState *state, guint colour, guint vertex, FavorRefusal *why)
{
  if (!tokens_check_site (state, vertex, why))
    return FALSE;
  if (!favor_hex_set_has (&state->sites[colour], vertex))
    return tokens_refuse (why, TOKENS_REFUSAL_NO_ROUTE_HERE);
  return state->n_settlements[colour] < TOKENS_SETTLEMENTS ||
         tokens_refuse (why, TOKENS_REFUSAL_NO_PIECES);
}

static gboolean
check_city (const TokensState *state, FavorSeat seat, guint vertex, FavorRefusal *why)
{
  if (state->vertex_owner[vertex] != seat ||
      state->vertex_kind[vertex] != TOKENS_PIECE_SETTLEMENT)
    return tokens_refuse (why, TOKENS_REFUSAL_NOT_YOUR_SETTLEMENT);
  if (state->n_cities[seat] >= TOKENS_CITIES)
    return tokens_refuse (why, TOKENS_REFUSAL_NO_PIECES);
  return check_cost (state, seat, TOKENS_COST_CITY, why);
}

static gboolean
check_neutral_road (const TokensState *state,
                    const FavorAction *action,
                    FavorRefusal      *why)
{
  const guint colour = (guint) (TOKENS_NEUTRAL + action->arg[TOKENS_NEUTRAL_COLOUR]);

  if (state->neutral_due == TOKENS_DUE_SETTLEMENT &&
      tokens_can_neutral (state, TOKENS_PIECE_SETTLEMENT))
    return tokens_refuse (why, TOKENS_REFUSAL_NEUTRAL_SETTLEMENT);
  return tokens_check_route (state,
                             colour,
                             (guint) action->arg[TOKENS_NEUTRAL_PLACE],
                             why);
}

static gboolean
check_neutral_settlement (const TokensState *state,
                          const FavorAction *action,
                          FavorRefusal      *why)
{
  const guint colour = (guint) (TOKENS_NEUTRAL + action->arg[TOKENS_NEUTRAL_COLOUR]);

  if (state->neutral_due != TOKENS_DUE_SETTLEMENT)
    return tokens_refuse (why, TOKENS_REFUSAL_NEUTRAL);
  return check_settlement (state, colour, (guint) action->arg[TOKENS_NEUTRAL_PLACE], why);
}

gboolean
tokens_check_build (const TokensState *state,
                    const FavorAction *action,
                    FavorRefusal      *why)
{
  const FavorSeat seat = action->seat;
  const guint     place = (guint) action->arg[0];

  switch (action->kind)
    {
    case TOKENS_ACTION_BUILD_ROAD:
      if (state->damaged[seat] != FAVOR_NONE)
        return tokens_refuse (why, TOKENS_REFUSAL_DAMAGED);
      return tokens_check_route (state, (guint) seat, place, why) &&
             check_cost (state, seat, TOKENS_COST_ROAD, why);
    case TOKENS_ACTION_BUILD_SETTLEMENT:
      return check_settlement (state, (guint) seat, place, why) &&
             check_cost (state, seat, TOKENS_COST_SETTLEMENT, why);
    case TOKENS_ACTION_BUILD_CITY:
      return check_city (state, seat, place, why);
    case TOKENS_ACTION_REPAIR_ROAD:
      if (state->damaged[seat] == FAVOR_NONE)
        return tokens_refuse (why, TOKENS_REFUSAL_NOTHING_DAMAGED);
      return check_cost (state, seat, TOKENS_COST_ROAD, why);
    case TOKENS_ACTION_BUY_DEVELOPMENT:
      if (state->n_dev_deck == 0)
        return tokens_refuse (why, TOKENS_REFUSAL_DECK_EMPTY);
      return check_cost (state, seat, TOKENS_COST_DEVELOPMENT, why);
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
      return tokens_check_free_route (state, place, why);
    case TOKENS_ACTION_NEUTRAL_ROAD:
      return check_neutral_road (state, action, why);
    default:
      return check_neutral_settlement (state, action, why);
    }
}

/* Ruling 25: with one card left in the bank, that one alone is taken. */
static gboolean
check_year (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint  first = action->arg[TOKENS_YEAR_FIRST];
  const gint  second = action->arg[TOKENS_YEAR_SECOND];
  const guint left = tokens_in_bank (state);

  if (state->bank[first] == 0 || (second == FAVOR_NONE) != (left == 1))
    return tokens_refuse (why, TOKENS_REFUSAL_BANK);
  return second == FAVOR_NONE || state->bank[second] > (first == second) ||
         tokens_refuse (why, TOKENS_REFUSAL_BANK);
}

gboolean
tokens_check_card (const TokensState *state, const FavorAction *action, FavorRefusal *why)
{
  const FavorSeat         seat = action->seat;
  const TokensDevelopment card = action->kind - TOKENS_ACTION_PLAY_KNIGHT;

  if (state->dev_hand[seat][card] == 0)
    return tokens_refuse (why,
                          state->dev_new[seat][card] > 0 ? TOKENS_REFUSAL_NEW_CARD
                                                         : TOKENS_REFUSAL_NO_CARD);
  if (state->dev_played_turn)
    return tokens_refuse (why, TOKENS_REFUSAL_ONE_CARD);
  if (card == TOKENS_ROAD_WORKS && !tokens_can_route (state, (guint) seat))
    return tokens_refuse (why, TOKENS_REFUSAL_NO_PLACE);
  return card != TOKENS_GOOD_YEAR || check_year (state, action, why);
}
