/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-look.h"

G_BEGIN_DECLS

/* What a placement would do, before it is made. Reads no more than the one sees whose turn it is or who
 * looks on: orders that are hidden in the position are left out. */

/* No placement completes more: one city or road for each side of the tile, and cloisters. */
#define ORDERS_MAX_DONE (FAVOR_N_SIDES + FAVOR_TILE_MAP_MAX_CLOISTERS)

/**
 * OrdersTarget:
 * @part: of the tile that is laid
 * @free: a follower may stand there: nobody stands on the feature and there is one in supply
 * @orders: the set of places in the hand whose orders the placement with this follower fulfils
 * @feature: what it would stand on, with nobody of this placement on it
 *
 * A part of the tile, for a follower.
 */
typedef struct
{
  guint8        part;
  guint8        free;
  guint8        orders;
  OrdersFeature feature;
} OrdersTarget;

/**
 * OrdersPreview:
 * @after: the position with the tile laid and the follower on it, nothing scored yet; for
 *   orders_list_spots () of the features named here
 * @gain: points for features by seat
 * @orders: the set of places in the hand whose orders are fulfilled; one of them counts
 * @closing: the features that are completed, in the order of their names; `owners` score `done`
 * @target: the parts of the tile, cities first
 */
typedef struct
{
  OrdersState   after;
  gint16        gain[ORDERS_MAX_SEATS];
  guint8        orders;
  guint8        n_closing;
  guint8        n_targets;
  OrdersFeature closing[ORDERS_MAX_DONE];
  OrdersTarget  target[FAVOR_TILE_MAX_SEGMENTS];
} OrdersPreview;

/**
 * orders_preview:
 * @action: a legal `place-tile`, `place-follower` or `skip-follower`
 * @part: with `place-tile`: the part of the tile for a follower, which must be free, or %FAVOR_NONE
 * @out: (out): filled in
 */
void orders_preview (const OrdersState *state,
                     const FavorAction *action,
                     gint               part,
                     OrdersPreview     *out) G_GNUC_INTERNAL;

G_END_DECLS
