/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* What views ask of the map. All of it is public; a true state and an observation give the same. */

/**
 * OrdersFeature:
 * @name: its first node, which stays its name until it is joined to an earlier one
 * @land: a %FavorLand
 * @complete: never of a farm
 * @tiles: how many different tiles it lies on
 * @open: (of a city or a road) edges without a neighbour; (of a cloister) empty spaces around it
 * @pennants: (of a city)
 * @cities: (of a farm) the cities that it touches, [1] complete ones, [0] others
 * @owners: the set of seats that score it, or would as it is
 * @followers: on it, by seat
 * @now: what it scores if the game ends now; 0 if it is complete
 * @done: what it scores when it is completed at this size, or did; of a farm when all of its cities are
 */
typedef struct
{
  FavorNode name;
  guint8    land;
  guint8    complete;
  guint8    tiles;
  guint8    open;
  guint8    pennants;
  guint8    cities[2];
  guint8    owners;
  guint8    followers[ORDERS_MAX_SEATS];
  gint16    now;
  gint16    done;
} OrdersFeature;

/**
 * OrdersSpot:
 * @at: the number of the placed tile
 * @part: the part of it, of orders_parts
 *
 * A segment on the board.
 */
typedef struct
{
  guint8 at;
  guint8 part;
} OrdersSpot;

/**
 * OrdersGap:
 * @sides: how many tiles lie beside it
 *
 * A space beside a tile that no tile left can fill, whichever way it is turned.
 */
typedef struct
{
  gint8  x;
  gint8  y;
  guint8 sides;
} OrdersGap;

/* The name of the feature of a part of a placed tile, or %FAVOR_NONE if it has no such part. */
gint orders_find_feature (const OrdersState *state, guint at, guint part) G_GNUC_INTERNAL;
/* The name of the feature that a tile in a space would continue over a side, or %FAVOR_NONE. */
gint orders_name_beyond (const OrdersState    *state,
                         const FavorTileSpace *space,
                         guint                 side) G_GNUC_INTERNAL;
/* What there is to say of the feature of that name. */
OrdersFeature orders_look_at (const OrdersState *state, FavorNode name) G_GNUC_INTERNAL;
/* The names of all features, the smallest first; returns how many. */
guint orders_list_features (const OrdersState *state,
                            FavorNode names[FAVOR_TILE_MAP_MAX_NODES]) G_GNUC_INTERNAL;
/* The segments of a feature in the order of their tiles; returns how many. */
guint orders_list_spots (const OrdersState *state,
                         FavorNode          name,
                         OrdersSpot spots[FAVOR_TILE_MAP_MAX_NODES]) G_GNUC_INTERNAL;

/* How many tiles of each type nobody has seen yet: those of the stack. The tile in hand is none. */
void
orders_count_left (const OrdersState *state, guint8 left[ORDERS_N_TILES]) G_GNUC_INTERNAL;
/* How many of these and the tile in hand fit into a free space. */
guint orders_count_fitting (const OrdersState *state, gint x, gint y) G_GNUC_INTERNAL;
/* The gaps, sorted by y, then x; returns how many. */
guint orders_list_gaps (const OrdersState *state,
                        OrdersGap gaps[FAVOR_TILE_MAP_MAX_SPACES]) G_GNUC_INTERNAL;

/**
 * orders_score_now:
 * @viewer: whose hand of orders counts; with open orders all do
 * @out: (out): as orders_score ()
 *
 * The scoring pad of a seat as it would be if the game ended now. Orders in a hand that the viewer does
 * not see cost nothing here. When the game is over it is the pad.
 */
void orders_score_now (const OrdersState *state,
                       FavorSeat          viewer,
                       FavorSeat          seat,
                       FavorPad          *out) G_GNUC_INTERNAL;

G_END_DECLS
