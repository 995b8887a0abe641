/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-worth.h"

G_BEGIN_DECLS

/**
 * OrdersHeld:
 * @node: where a follower stands
 * @name: the feature that it is on before the tile is laid
 * @tiles: the size of that
 * @cities: (of a farm) cities at it, see orders_count_cities ()
 */
typedef struct
{
  FavorNode node;
  FavorNode name;
  guint8    seat;
  guint8    tiles;
  guint8    cities[2];
} OrdersHeld;

/**
 * OrdersTrial:
 * @before: the position, of phase `place` or `follow`
 * @left: own turns left when the tile lies
 * @held: by follower on the board
 * @state: where it is tried
 * @placement: there, without a follower
 * @holds: what all followers that stood before are worth then
 * @home: own followers that go home without it
 *
 * Placements of one tile by the seat whose turn it is, tried one after another by the baseline policy
 * (11.2). What most of them leave as it was is looked at once.
 */
typedef struct
{
  const OrdersState *before;
  guint              left;
  OrdersHeld         held[ORDERS_MAX_SEATS * ORDERS_N_FOLLOWERS];
  OrdersState        state;
  OrdersPlacement    placement;
  gint32             holds;
  guint              home;
} OrdersTrial;

void orders_trial_init (OrdersTrial *self, const OrdersState *before) G_GNUC_INTERNAL;
/* A legal placement with the best follower for it. */
gint32 orders_trial_of_place (OrdersTrial       *self,
                              const FavorAction *action) G_GNUC_INTERNAL;
/* A follower on a part of the tile that was laid last, or none. */
gint32 orders_trial_of_follower (OrdersTrial *self, gint part) G_GNUC_INTERNAL;

G_END_DECLS
