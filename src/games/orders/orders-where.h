/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* A place on the map, told from a tile near it: never farther than two steps away, and no two places in the
 * same words. Each line names the arguments behind the turn of the tile that is to be laid there and the
 * direction. */
typedef enum
{
  /* mark: an own follower, the tile laid last or the first one */
  ORDERS_DEED_BY_MARK,
  /* player, role: the only follower of that role */
  ORDERS_DEED_BY_FOLLOWER,
  /* tile: it looks like no other */
  ORDERS_DEED_BY_TILE,
  /* tile, end: of those that look like it, it lies farthest to that side */
  ORDERS_DEED_BY_END,
  /* tile, count, n: its number from there among those that look like it */
  ORDERS_DEED_BY_NUMBER,
  /* where the first tile lies: nothing is said of it */
  ORDERS_DEED_FIRST,
} OrdersDeed;

#define ORDERS_N_DEEDS (ORDERS_DEED_FIRST + 1)

/* The arguments; what stands behind the direction depends on the kind. */
enum
{
  ORDERS_WHERE_TURN,
  ORDERS_WHERE_DIRECTION,
  ORDERS_WHERE_MARK,
  ORDERS_WHERE_PLAYER = ORDERS_WHERE_MARK,
  ORDERS_WHERE_TILE = ORDERS_WHERE_MARK,
  ORDERS_WHERE_ROLE,
  ORDERS_WHERE_END = ORDERS_WHERE_ROLE,
  ORDERS_WHERE_COUNT = ORDERS_WHERE_ROLE,
  ORDERS_WHERE_N,
};

/* The ways from what a place is told from, what that is, which of several tiles that look alike, and from
 * where these are counted. */
extern const FavorEnum orders_directions G_GNUC_INTERNAL;
extern const FavorEnum orders_marks G_GNUC_INTERNAL;
extern const FavorEnum orders_ends G_GNUC_INTERNAL;
extern const FavorEnum orders_counts G_GNUC_INTERNAL;

extern const FavorKind orders_deeds[ORDERS_N_DEEDS] G_GNUC_INTERNAL;

/**
 * orders_find_where:
 * @seat: whose followers are own ones, or %FAVOR_SEAT_NONE
 * @out: (out): for favor_text_for_pointed_out (), which then says the place alone: "Space to the north of
 *   your knight"
 *
 * Finds the words for a place on the map or beside it.
 */
void     orders_find_where (const OrdersState *state,
                            FavorSeat          seat,
                            gint               x,
                            gint               y,
                            FavorReason       *out) G_GNUC_INTERNAL;

/* See FavorGame. */
gboolean orders_point_out  (gconstpointer      observed,
                            const FavorAction *action,
                            FavorReason       *out) G_GNUC_INTERNAL;

G_END_DECLS
