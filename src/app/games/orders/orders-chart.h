/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"
#include "favor-piece.h"
#include "favor-tile-board.h"
#include "orders-state.h"

G_BEGIN_DECLS

#define ORDERS_TYPE_CHART (orders_chart_get_type ())
G_DECLARE_FINAL_TYPE (OrdersChart, orders_chart, ORDERS, CHART, FavorMap)

/* The map: tiles, what stands on them, followers, and the spaces beside them.
 *
 * Property: `sight` (FavorSight, writable, nullable): what is seen of the position. */

/**
 * OrdersThing:
 * @ORDERS_THING_TILE: a laid tile; its number
 * @ORDERS_THING_FOLLOWER: somebody on the map; the number of the tile
 * @ORDERS_THING_TARGET: a place for a follower on the last tile; the part of it
 * @ORDERS_THING_SPACE: a place for a tile, see favor_tile_find_cell ()
 *
 * What a piece of the map is.
 */
typedef enum
{
  ORDERS_THING_TILE,
  ORDERS_THING_FOLLOWER,
  ORDERS_THING_TARGET,
  ORDERS_THING_SPACE,
} OrdersThing;

/**
 * OrdersGhost:
 * @tile: a type of tiles, or %FAVOR_NONE
 * @x: where it would lie
 * @y: the same
 * @rotation: how it would be turned
 *
 * A tile that is not laid yet.
 */
typedef struct
{
  gint8 tile;
  gint8 x;
  gint8 y;
  gint8 rotation;
} OrdersGhost;

/* What a piece is, and which one. */
OrdersThing orders_chart_identify   (FavorPiece        *piece,
                                     guint             *which);
/* What is to be laid there, and (nullable) what is said above it. */
void        orders_chart_set_ghost  (OrdersChart       *self,
                                     const OrdersGhost *ghost,
                                     const char        *words);
/* Whether the spaces are open at all, and for a tile turned like that. */
void        orders_chart_set_spaces (OrdersChart       *self,
                                     const OrdersState *state,
                                     gboolean           open,
                                     guint              rotation);
/* Whether a follower may be set on the last tile now. */
void        orders_chart_set_targets (OrdersChart       *self,
                                      const OrdersState *state,
                                      gboolean           open);

/* Whether a space is marked beside that tile which no tile left can fill. */
gboolean    orders_chart_is_beside_gap (OrdersChart    *self,
                                     gint               x,
                                     gint               y);
/* The features of these names, each of them once, stand out in the light of that colour. */
void        orders_chart_light_up   (OrdersChart       *self,
                                     const OrdersState *state,
                                     const FavorNode   *names,
                                     guint              n_names,
                                     const GdkRGBA     *colour);
/* The walls of these cities, which are closed, flash once; with none of them that is over. */
void        orders_chart_flash      (OrdersChart       *self,
                                     const OrdersState *state,
                                     const FavorNode   *names,
                                     guint              n_names);
/* (out) `at`: in tiles, where they lie; FALSE if there are none. */
gboolean    orders_chart_get_lit    (OrdersChart       *self,
                                     graphene_rect_t   *at);

G_END_DECLS
