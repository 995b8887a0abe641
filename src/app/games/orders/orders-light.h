/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORDERS_TYPE_LIGHT (orders_light_get_type ())
G_DECLARE_FINAL_TYPE (OrdersLight, orders_light, ORDERS, LIGHT, GtkWidget)

/* The light on a part of the map, for eyes alone: it fills the outlines of a feature in all of its
 * tiles. It lies between the ground and what stands there; a `hollow` one, of which there is but a line
 * around all, lies on top of that, where houses hide the other one. */
GtkWidget *orders_light_new (gboolean hollow);

/* Lights up the features of these names, each once, or nothing; FALSE if that is what it did before.
 * Of its own ground so much is seen as `colour` leaves. */
gboolean orders_light_set (OrdersLight       *self,
                           const OrdersState *state,
                           const FavorNode   *names,
                           guint              n_names,
                           const GdkRGBA     *colour);
/* In tiles: where it lies; without a size if nothing is lit. */
graphene_rect_t orders_light_get_place (OrdersLight *self);

G_END_DECLS
