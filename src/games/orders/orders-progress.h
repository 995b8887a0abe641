/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-look.h"

G_BEGIN_DECLS

/**
 * OrdersProgress:
 * @order: which order
 * @have: what is there of what it counts, no more than @need
 * @need: so much fulfils it, by the placement that comes last
 * @feature: the feature that this is about, or %FAVOR_NONE
 * @is_space: @x and @y are the free space that this is about
 *
 * How far an order is: what the map has that comes nearest to it. All of it is public.
 */
typedef struct
{
  guint8 order;
  guint8 have;
  guint8 need;
  guint8 is_space;
  gint8  x;
  gint8  y;
  gint16 feature;
} OrdersProgress;

/* Of a chance that is certain. */
#define ORDERS_WHOLE 256

/**
 * OrdersOutlook:
 * @names: of the farms and of all other features that are not complete, ascending
 * @chance: by name, that a feature is completed, of %ORDERS_WHOLE
 * @filled: by space, that it is filled
 *
 * What may become of the map.
 */
typedef struct
{
  FavorNode names[FAVOR_TILE_MAP_MAX_NODES];
  guint     n_names;
  guint16   chance[FAVOR_TILE_MAP_MAX_NODES];
  guint16   filled[FAVOR_TILE_MAP_MAX_SPACES];
} OrdersOutlook;

/* All is certain. */
void orders_outlook_init (OrdersOutlook *self, const OrdersState *state) G_GNUC_INTERNAL;

/* How far `seat` is with an order, whether it holds it or not. */
OrdersProgress orders_progress_measure (const OrdersState *state,
                                        FavorSeat          seat,
                                        guint              order) G_GNUC_INTERNAL;
/* The same where more likely things count more; `chance` becomes that of what this is about. */
OrdersProgress
orders_progress_expect (const OrdersState   *state,
                        const OrdersOutlook *outlook,
                        FavorSeat            seat,
                        guint                order,
                        guint               *chance) G_GNUC_INTERNAL;
/* Of each order in a hand that is not hidden, in the order of the hand; returns how many. */
guint orders_progress_list (const OrdersState *state,
                            FavorSeat          seat,
                            OrdersProgress     out[ORDERS_MAX_HAND]) G_GNUC_INTERNAL;
/* (transfer full): a line for people, e.g. "Tiles of the best open city: 4 of 5". */
char *orders_progress_describe (const OrdersProgress *progress) G_GNUC_INTERNAL;

G_END_DECLS
