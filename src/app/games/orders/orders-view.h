/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

/* The view of By Order of the King: the map with tiles and followers, the orders in hand, and the
 * way to lay the next tile. */
#define ORDERS_TYPE_VIEW (orders_view_get_type ())
G_DECLARE_FINAL_TYPE (OrdersView, orders_view, ORDERS, VIEW, FavorPieceView)

G_END_DECLS
