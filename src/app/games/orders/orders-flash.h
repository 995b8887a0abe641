/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORDERS_TYPE_FLASH (orders_flash_get_type ())
G_DECLARE_FINAL_TYPE (OrdersFlash, orders_flash, ORDERS, FLASH, GtkWidget)

/* The flash of a city that is closed, for eyes alone: something bright runs once around its wall. With motion
 * reduced all of the wall shines up and fades; at instant speed there is nothing. Nothing ticks afterwards. */
GtkWidget *orders_flash_new (void);

/* It begins around the features of these names, which are complete; with none it ends. */
void orders_flash_start (OrdersFlash       *self,
                         const OrdersState *state,
                         const FavorNode   *names,
                         guint              n_names);
/* In tiles: where it runs; without a size where nothing does. */
graphene_rect_t orders_flash_get_place (OrdersFlash *self);
gboolean        orders_flash_get_runs  (OrdersFlash *self);

G_END_DECLS
