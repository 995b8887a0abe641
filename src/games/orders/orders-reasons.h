/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* What speaks for an action: facts of the position for hints and reviews. Each line names the
 * arguments in their order; `n` are points where nothing else is said. */
typedef enum
{
  /* Any action that ends the game. */
  ORDERS_REASON_WINS,
  /* Of a placement or a choice: card, n */
  ORDERS_REASON_FULFILS,
  /* Of a tile, with a follower on it: card, n */
  ORDERS_REASON_FULFILS_WITH_FOLLOWER,
  /* card, have, need */
  ORDERS_REASON_NEARER,
  /* card */
  ORDERS_REASON_WITHIN_REACH,
  /* Of a tile: n */
  ORDERS_REASON_CLOSES_CITY,
  ORDERS_REASON_CLOSES_ROAD,
  ORDERS_REASON_CLOSES_CLOISTER,
  ORDERS_REASON_CLOSES_SEVERAL,
  ORDERS_REASON_CLOSES_SHARED,
  /* Of a tile that closes what nobody stands on, so that a follower scores at once: n */
  ORDERS_REASON_OFFERS_CITY,
  ORDERS_REASON_OFFERS_ROAD,
  ORDERS_REASON_OFFERS_CLOISTER,
  /* Of a tile: n tiles of what is now larger */
  ORDERS_REASON_GROWS_CITY,
  ORDERS_REASON_GROWS_ROAD,
  ORDERS_REASON_GROWS_CLOISTER,
  /* n more for the own farms as they stand */
  ORDERS_REASON_GROWS_FARMS,
  /* Of a tile that joins what is held to what others hold: n when it is closed */
  ORDERS_REASON_JOINS_CITY,
  ORDERS_REASON_JOINS_ROAD,
  /* Of a tile where a follower can stand: n tiles; of a farm: n complete cities, or n tiles */
  ORDERS_REASON_ROOM_CITY,
  ORDERS_REASON_ROOM_ROAD,
  ORDERS_REASON_ROOM_CLOISTER,
  ORDERS_REASON_ROOM_FARM,
  ORDERS_REASON_ROOM_FIELD,
  /* Of a tile */
  ORDERS_REASON_HELPS_NOBODY,
  /* Of a follower on what is complete: n */
  ORDERS_REASON_SCORES_CITY,
  ORDERS_REASON_SCORES_ROAD,
  ORDERS_REASON_SCORES_CLOISTER,
  /* Of a follower: n if it is closed as it is; of a cloister and a farm: n as it stands */
  ORDERS_REASON_TAKES_CITY,
  ORDERS_REASON_TAKES_ROAD,
  ORDERS_REASON_TAKES_CLOISTER,
  ORDERS_REASON_TAKES_FARM,
  /* Of a follower on a city or road: n open sides; of any: n others in supply */
  ORDERS_REASON_NEARLY_CLOSED,
  ORDERS_REASON_STAYS_HOME,
  /* Of a farmer: n open cities; n tiles */
  ORDERS_REASON_FARM_OPEN,
  ORDERS_REASON_FARM_WIDE,
  /* Of no follower: n followers in supply; -; - */
  ORDERS_REASON_KEEPS_FOLLOWERS,
  ORDERS_REASON_ONLY_FIELD,
  ORDERS_REASON_ONLY_WORTH,
  /* Of one order of several that a placement fulfils: n */
  ORDERS_REASON_BRINGS,
  ORDERS_REASON_BRINGS_MOST,
  /* Of orders kept: n for all of them */
  ORDERS_REASON_ALL_THREE,
  /* Of an order that leaves the hand: n that it costs if it stays; n that it brings; - */
  ORDERS_REASON_WOULD_COST,
  ORDERS_REASON_BRINGS_LEAST,
  ORDERS_REASON_ASKS_FARMER,
  /* Of an order that is drawn: -; n turns */
  ORDERS_REASON_NO_ORDER,
  ORDERS_REASON_TURNS_LEFT,
  /* Of none drawn: n orders in hand; n turns; n that one costs if it stays */
  ORDERS_REASON_STILL_OPEN,
  ORDERS_REASON_FEW_TURNS,
  ORDERS_REASON_RISK,
} OrdersReason;

#define ORDERS_N_REASONS (ORDERS_REASON_RISK + 1)

extern const FavorKind orders_reasons[ORDERS_N_REASONS] G_GNUC_INTERNAL;

/* See FavorGame. */
void orders_explain (gconstpointer      observed,
                     const FavorAction *action,
                     FavorReasons      *out) G_GNUC_INTERNAL;

G_END_DECLS
