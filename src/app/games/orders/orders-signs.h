/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Signs on the map that are no tiles and nobody's. */

/* How large the sign of a place for a follower is, in units of a tile, and the least height in pixels. */
#define ORDERS_TARGET_SIZE  64.0
#define ORDERS_TARGET_LEAST 30.0

/* Where the signs of the places for followers lie on a tile, in units from its corner, so that none
 * covers another when it is `tile` pixels wide; fills both, of ORDERS_N_PARTS, and returns how many. */
guint orders_spread_targets (const FavorPlacedTile *placed,
                             double                 tile,
                             guint                 *parts,
                             graphene_point_t      *spots);

/* A space that no tile can fill any more: `at` in pixels. */
void  orders_draw_gap       (GtkWidget             *map,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *at);

G_END_DECLS
