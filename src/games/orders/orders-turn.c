/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* How a turn begins, and the end of the game. */

#define POINTS_OF_MOST_ORDERS 10

void
orders_begin_turn (OrdersState *state,
                   FavorSeat    seat,
                   gboolean     passed,
                   FavorEvents *events)
{
  if (state->n_stack == 0)
    {
      orders_end (state, events);
      return;
    }
  state->turn++;
  state->drew = FALSE;
  state->relief_used = 0;
  orders_decide (state, ORDERS_PHASE_START, seat);
  FAVOR_EMIT (events,
              passed ? ORDERS_EVENT_TURN_PASSED : ORDERS_EVENT_TURN_STARTED,
              seat,
              state->turn);
}

/* Step 1: roads, cities and cloisters that were not completed. */
static void
score_unfinished (OrdersState *state, FavorNode name, FavorLand land, FavorEvents *events)
{
  static const guint8 rows[FAVOR_N_LANDS] = {
    [FAVOR_LAND_CITY] = ORDERS_ROW_END_CITY,
    [FAVOR_LAND_ROAD] = ORDERS_ROW_END_ROAD,
    [FAVOR_LAND_CLOISTER] = ORDERS_ROW_END_CLOISTER,
  };
  const guint winners = orders_winners (state, name);
  const gint  points = orders_points (state, name, FALSE);

  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    if ((winners >> seat & 1) != 0)
      {
        orders_gain (state, seat, (OrdersRow) rows[land], points);
        FAVOR_EMIT (events,
                    ORDERS_EVENT_FINAL_FEATURE,
                    seat,
                    (gint16) land,
                    (gint16) points,
                    state->tiles.tile[name],
                    orders_part_of_node (state, name));
      }
}

/* Step 2; ruling 57: a farm without a complete city scores nothing. */
static void
score_farm (OrdersState *state, FavorNode name, FavorEvents *events)
{
  const guint winners = orders_winners (state, name);
  guint       cities[2];

  orders_count_cities (state, name, cities);
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    if ((winners >> seat & 1) != 0 && cities[1] > 0)
      {
        const gint points = (gint) cities[1] * ORDERS_POINTS_AT_FARM;

        orders_gain (state, seat, ORDERS_ROW_FARM, points);
        FAVOR_EMIT (events,
                    ORDERS_EVENT_FINAL_FARM,
                    seat,
                    (gint16) points,
                    (gint16) cities[1],
                    state->tiles.tile[name],
                    orders_part_of_node (state, name));
      }
}

static void
score_features (OrdersState *state, gboolean farms, FavorEvents *events)
{
  const FavorTileMap *tiles = &state->tiles;

  for (FavorNode node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    if (tiles->feature[node].followers > 0)
      {
        const FavorLand land = orders_node_land (state, node);

        if (land == FAVOR_LAND_FARM && farms)
          score_farm (state, node, events);
        else if (land != FAVOR_LAND_FARM && !farms)
          score_unfinished (state, node, land, events);
      }
}

/* Step 3. */
static void
score_open_orders (OrdersState *state, FavorEvents *events)
{
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    for (guint i = 0; i < state->n_hand[seat]; i++)
      {
        orders_gain (state, seat, ORDERS_ROW_ORDERS_OPEN, -state->options.order_penalty);
        FAVOR_EMIT (events,
                    ORDERS_EVENT_ORDER_OPEN,
                    seat,
                    state->hand[seat][i],
                    state->options.order_penalty);
      }
}

/* Step 4; ruling 42: nobody gets it for nothing. */
static void
score_most_orders (OrdersState *state, FavorEvents *events)
{
  guint most = 1;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    most = MAX (most, state->n_fulfilled[seat]);
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    if (state->n_fulfilled[seat] == most)
      {
        orders_gain (state, seat, ORDERS_ROW_ORDERS_MOST, POINTS_OF_MOST_ORDERS);
        FAVOR_EMIT (events, ORDERS_EVENT_ORDERS_MOST, seat, (gint16) most);
      }
}

/* Section 7.5. */
static void
tell_winners (const OrdersState *state, FavorEvents *events)
{
  const guint     leaders = orders_leaders (state);
  const FavorSeat first = (FavorSeat) g_bit_nth_lsf (leaders, -1);
  const gint16    total = state->score[first];

  if ((leaders & (leaders - 1)) == 0)
    FAVOR_EMIT (events, ORDERS_EVENT_WINNER, first, total);
  else
    FAVOR_EMIT (events, ORDERS_EVENT_WINNERS, FAVOR_SEAT_NONE, (gint16) leaders, total);
}

void
orders_end (OrdersState *state, FavorEvents *events)
{
  FAVOR_EMIT (events, ORDERS_EVENT_GAME_ENDED, FAVOR_SEAT_NONE, 0);
  score_features (state, FALSE, events);
  score_features (state, TRUE, events);
  score_open_orders (state, events);
  score_most_orders (state, events);
  state->head.phase = ORDERS_PHASE_OVER;
  state->head.decider = FAVOR_SEAT_NONE;
  tell_winners (state, events);
}
