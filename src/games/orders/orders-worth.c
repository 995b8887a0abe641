/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-worth.h"

/* How often in a hundred games an order is fulfilled that is held all game and aimed at, with 2, 3, 4,
 * and 5 or more seats (section 15). */
#define N_CHANCES 4
static const guint8 chances[ORDERS_N_ORDERS][N_CHANCES] = {
  [ORDERS_ORDER_CITY_EXACT_3] = { 68, 75, 76, 80 },
  [ORDERS_ORDER_CITY_EXACT_4] = { 33, 40, 41, 44 },
  [ORDERS_ORDER_CITY_EXACT_5] = { 30, 27, 26, 20 },
  [ORDERS_ORDER_CITY_EXACT_6] = { 12, 13, 11, 8 },
  [ORDERS_ORDER_CITY_MIN_4] = { 84, 75, 71, 57 },
  [ORDERS_ORDER_CITY_MIN_6] = { 46, 35, 24, 19 },
  [ORDERS_ORDER_CITY_MIN_8] = { 29, 11, 10, 3 },
  [ORDERS_ORDER_CITY_MIN_10] = { 6, 2, 1, 2 },
  [ORDERS_ORDER_CITY_PENNANT_1] = { 84, 82, 81, 71 },
  [ORDERS_ORDER_CITY_PENNANT_2] = { 47, 34, 26, 20 },
  [ORDERS_ORDER_CITY_PLAIN_3] = { 56, 75, 59, 57 },
  [ORDERS_ORDER_CITY_FOLLOWERS_2] = { 6, 15, 10, 8 },
  [ORDERS_ORDER_CITY_EMPTY] = { 100, 96, 95, 83 },
  [ORDERS_ORDER_ROAD_EXACT_3] = { 88, 91, 91, 84 },
  [ORDERS_ORDER_ROAD_EXACT_4] = { 79, 82, 89, 77 },
  [ORDERS_ORDER_ROAD_EXACT_5] = { 51, 55, 37, 35 },
  [ORDERS_ORDER_ROAD_MIN_4] = { 98, 95, 97, 89 },
  [ORDERS_ORDER_ROAD_MIN_6] = { 74, 56, 38, 24 },
  [ORDERS_ORDER_ROAD_MIN_8] = { 40, 18, 7, 2 },
  [ORDERS_ORDER_ROAD_TWO_CITIES] = { 81, 75, 57, 60 },
  [ORDERS_ORDER_ROAD_CITY_4] = { 100, 98, 93, 88 },
  [ORDERS_ORDER_ROAD_CLOISTER] = { 88, 67, 60, 61 },
  [ORDERS_ORDER_ROAD_FOLLOWERS_2] = { 10, 26, 41, 46 },
  [ORDERS_ORDER_ROAD_EMPTY_3] = { 79, 43, 22, 15 },
  [ORDERS_ORDER_ROAD_TWO_AT_ONCE] = { 39, 30, 34, 26 },
  [ORDERS_ORDER_ROAD_QUIET_3] = { 55, 58, 54, 62 },
  [ORDERS_ORDER_MONK_PLACE] = { 95, 83, 76, 63 },
  [ORDERS_ORDER_MONK_CROWDED_4] = { 83, 63, 67, 54 },
  [ORDERS_ORDER_CLOISTER_ANY] = { 85, 82, 62, 54 },
  [ORDERS_ORDER_CLOISTER_OWN] = { 80, 48, 32, 22 },
  [ORDERS_ORDER_CLOISTER_OTHER] = { 40, 50, 46, 46 },
  [ORDERS_ORDER_CLOISTER_CITIES_4] = { 74, 72, 50, 40 },
  [ORDERS_ORDER_CLOISTER_TWO_NEAR] = { 97, 94, 92, 94 },
  [ORDERS_ORDER_FARMER_ANY] = { 100, 100, 100, 100 },
  [ORDERS_ORDER_FARMER_CITY_1] = { 100, 100, 100, 100 },
  [ORDERS_ORDER_FARMER_CITY_2] = { 57, 25, 18, 11 },
  [ORDERS_ORDER_FARMER_WIDE_8] = { 85, 82, 72, 64 },
  [ORDERS_ORDER_FARMER_WIDE_10] = { 61, 52, 39, 27 },
  [ORDERS_ORDER_FARMER_THIRD] = { 91, 72, 64, 67 },
  [ORDERS_ORDER_FARMER_CLOISTER] = { 99, 92, 96, 92 },
  [ORDERS_ORDER_FARMER_OPEN_3] = { 91, 82, 69, 68 },
  [ORDERS_ORDER_FARMER_FINISH_CITY] = { 99, 97, 93, 95 },
  [ORDERS_ORDER_FARMER_NO_CITY_4] = { 98, 99, 99, 99 },
  [ORDERS_ORDER_ROLES_4] = { 90, 76, 68, 69 },
  [ORDERS_ORDER_THREE_KNIGHTS] = { 61, 61, 61, 46 },
  [ORDERS_ORDER_THREE_HIGHWAYMEN] = { 62, 74, 73, 77 },
  [ORDERS_ORDER_GAP_4] = { 69, 48, 46, 38 },
  [ORDERS_ORDER_CITY_AND_ROAD] = { 22, 18, 20, 13 },
  [ORDERS_ORDER_SCORE_10] = { 75, 50, 29, 20 },
  [ORDERS_ORDER_SHARED] = { 24, 24, 21, 25 },
  [ORDERS_ORDER_HELP_4] = { 89, 99, 100, 99 },
};

guint
orders_turns_left (const OrdersState *state)
{
  const guint tiles = state->n_stack + (state->current != FAVOR_NONE);

  return (tiles + state->head.n_seats - 1) / state->head.n_seats;
}

gint32
orders_share (guint left, guint whole)
{
  return (gint32) MIN (100 * left / whole, 100);
}

gint32
orders_worth_of_order (const OrdersState *state, guint order)
{
  const guint  column = MIN (state->head.n_seats - 2u, N_CHANCES - 1u);
  const gint32 all_game = chances[order][column];
  const gint32 chance = all_game *
                        orders_share (orders_turns_left (state),
                                      36 / state->head.n_seats) /
                        100;

  return chance * orders_cards[order].points -
         (100 - chance) * state->options.order_penalty;
}
