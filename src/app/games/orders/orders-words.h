/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"
#include "orders-state.h"

G_BEGIN_DECLS

/* What the view says of the map. */

/* Name of an order, and what it asks for. */
const char *orders_title        (guint                order);
const char *orders_text         (guint                order);

/* All (transfer full). */

/* Where something lies, e.g. "Space to the north of your knight". */
char       *orders_say_place    (const OrdersState   *state,
                                 FavorSeat            viewer,
                                 const FavorNames    *names,
                                 gint                 x,
                                 gint                 y);
/* What lies at the sides of a tile: "north: city, east: road, …". */
char       *orders_say_edges    (guint                tile,
                                 guint                rotation);
/* What a feature is: "City of 3 tiles, 1 pennant". */
char       *orders_say_feature  (const OrdersFeature *feature);
/* Who owns it and what it is worth. */
char       *orders_say_worth    (const OrdersFeature *feature,
                                 const FavorNames    *names);

G_END_DECLS
