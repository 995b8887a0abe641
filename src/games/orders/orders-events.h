/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* What happens in the game (10.4). Each line names the arguments in their order: `at` and `segment`
 * are the placed tile and the part of a follower or of the first node of a feature. */
typedef enum
{
  /* - */
  ORDERS_EVENT_GAME_STARTED,
  /* - */
  ORDERS_EVENT_ORDERS_DEALT,
  /* - */
  ORDERS_EVENT_ORDERS_KEPT,
  /* card */
  ORDERS_EVENT_ORDER_RETURNED,
  /* n */
  ORDERS_EVENT_TURN_STARTED,
  /* n; like the one before, after a placement that fulfilled none of somebody's secret orders */
  ORDERS_EVENT_TURN_PASSED,
  /* card */
  ORDERS_EVENT_FARMER_ORDER_DISCARDED,
  /* card */
  ORDERS_EVENT_ORDER_DRAWN,
  /* tile */
  ORDERS_EVENT_TILE_REVEALED,
  /* tile */
  ORDERS_EVENT_TILE_REMOVED,
  /* tile, x, y, rot */
  ORDERS_EVENT_TILE_PLACED,
  /* role, at, segment */
  ORDERS_EVENT_FOLLOWER_PLACED,
  /* kind, n, at, segment */
  ORDERS_EVENT_FEATURE_COMPLETED,
  /* at, segment */
  ORDERS_EVENT_CLOISTER_COMPLETED,
  /* kind, n, at, segment */
  ORDERS_EVENT_FEATURE_SCORED,
  /* players, kind, n, at, segment */
  ORDERS_EVENT_FEATURE_SHARED,
  /* kind, at, segment */
  ORDERS_EVENT_FEATURE_UNSCORED,
  /* n */
  ORDERS_EVENT_FOLLOWERS_RETURNED,
  /* n */
  ORDERS_EVENT_ORDERS_MET,
  /* n, card */
  ORDERS_EVENT_ORDER_CHOSEN,
  /* card, n */
  ORDERS_EVENT_ORDER_FULFILLED,
  /* - */
  ORDERS_EVENT_GAME_ENDED,
  /* kind, n, at, segment */
  ORDERS_EVENT_FINAL_FEATURE,
  /* n, cities, at, segment */
  ORDERS_EVENT_FINAL_FARM,
  /* card, n */
  ORDERS_EVENT_ORDER_OPEN,
  /* n */
  ORDERS_EVENT_ORDERS_MOST,
  /* n */
  ORDERS_EVENT_WINNER,
  /* players, n */
  ORDERS_EVENT_WINNERS,
} OrdersEvent;

#define ORDERS_N_EVENTS (ORDERS_EVENT_WINNERS + 1)

extern const FavorKind orders_events[ORDERS_N_EVENTS] G_GNUC_INTERNAL;

G_END_DECLS
