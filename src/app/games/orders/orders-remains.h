/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORDERS_TYPE_REMAINS (orders_remains_get_type ())
G_DECLARE_FINAL_TYPE (OrdersRemains, orders_remains, ORDERS, REMAINS, GtkWidget)

/* Which tiles are left: a small picture of each type with the number of those that nobody has drawn yet,
 * under a veil where there is none.
 *
 * Property: `sight` (FavorSight, writable, nullable). */

/* For tests: the picture of that type, which speaks for ears, too. */
GtkWidget *orders_remains_get_cell (OrdersRemains *self,
                                    guint          tile);

G_END_DECLS
