/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-chances.h"
#include "orders-worth.h"

G_BEGIN_DECLS

/* What a position is worth to a seat: its score and a sum of terms, each with a weight that was fitted to
 * games that computers played. The share of the game that is left is of 256 everywhere. */
typedef enum
{
  /* Of what the seat leads: what it has, and what it would gain if completed times the chance, by how
   * many edges are open: 1, 2, more. */
  ORDERS_TERM_CITY_HAS,
  ORDERS_TERM_CITY_1,
  ORDERS_TERM_CITY_2,
  ORDERS_TERM_CITY_3,
  ORDERS_TERM_ROAD_HAS,
  ORDERS_TERM_ROAD_1,
  ORDERS_TERM_ROAD_2,
  ORDERS_TERM_CLOISTER_HAS,
  ORDERS_TERM_CLOISTER_GAIN,
  ORDERS_TERM_FARM_HAS,
  ORDERS_TERM_FARM_GAIN,
  ORDERS_TERM_FARM_SIZE,
  /* What is led together with others, and what others lead though the seat stands there. */
  ORDERS_TERM_SHARED,
  ORDERS_TERM_LOST,
  /* Complete, scored when the placement ends. */
  ORDERS_TERM_PENDING,
  /* The first follower in supply, the second, two more, the rest; each times the share left. */
  ORDERS_TERM_SUPPLY_1,
  ORDERS_TERM_SUPPLY_2,
  ORDERS_TERM_SUPPLY_4,
  ORDERS_TERM_SUPPLY_7,
  /* Followers that are expected home, and those where a gap cannot be filled. */
  ORDERS_TERM_HOME,
  ORDERS_TERM_STUCK,
  /* Orders in hand: their number, and what they bring times the chance, always and late. */
  ORDERS_TERM_HELD,
  ORDERS_TERM_HELD_WORTH,
  ORDERS_TERM_HELD_LATE,
  /* Ahead of the others in orders fulfilled, early and late. */
  ORDERS_TERM_MOST,
  ORDERS_TERM_MOST_LATE,
  /* Has the turn: before it has placed its tile, after it. */
  ORDERS_TERM_TO_PLACE,
  ORDERS_TERM_PLACED,
} OrdersTerm;

#define ORDERS_N_TERMS (ORDERS_TERM_PLACED + 1)

/* The terms of each seat, in hundredths of what they count. */
void orders_value_terms (const OrdersState *state,
                         gint32 terms[ORDERS_MAX_SEATS][ORDERS_N_TERMS]) G_GNUC_INTERNAL;
/* What the chances of the orders in a hand depend on. */
void orders_value_sights (const OrdersState *state,
                          FavorSeat          seat,
                          gint32 sights[ORDERS_MAX_HAND][ORDERS_N_SIGHTS])
  G_GNUC_INTERNAL;
/* In hundredths of a point; the final score when the game is over. */
void
orders_value (const OrdersState *state, gint32 values[ORDERS_MAX_SEATS]) G_GNUC_INTERNAL;

G_END_DECLS
