/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "orders-flights.h"

#include "favor-face-parts.h"
#include "orders-faces.h"

/* Orders and tiles while they are on their way, in pixels. */
#define ORDER 60
#define TILE  64

/* From behind where it is nobody else's business. */
static FavorFace *
new_order (gint order)
{
  return order >= 0 ? orders_face_new_order ((guint) order)
                    : favor_face_new_picture ("orders/back-order");
}

static FavorFace *
new_fulfilled (gint order)
{
  return order >= 0 ? orders_face_new_order ((guint) order) : NULL;
}

/* As it comes out of the bag; who draws it turns it afterwards. */
static FavorFace *
new_tile (gint tile)
{
  return tile >= 0 ? orders_face_new_tile ((guint) tile, 0) : NULL;
}

#define NO    FAVOR_NO_ARG
#define ACTOR FAVOR_AT_ACTOR

/* Tiles that are laid and followers go their way as pieces of the map. */
/* clang-format off */
static const FavorFlightRow rows[] = {
  { "order-returned", new_order, 0, NO, ORDER, ACTOR, FAVOR_AT_NOWHERE },
  { "farmer-order-discarded", new_order, 0, NO, ORDER, ACTOR, FAVOR_AT_NOWHERE },
  { "order-drawn", new_order, 0, NO, ORDER, FAVOR_AT_NOWHERE, ACTOR },
  { "tile-revealed", new_tile, 0, NO, TILE, FAVOR_AT_NOWHERE, FAVOR_AT_SHIELD },
  { "tile-removed", new_tile, 0, NO, TILE, FAVOR_AT_SHIELD, FAVOR_AT_NOWHERE },
};

static const FavorGreatRow greats[] = {
  { "order-fulfilled", new_fulfilled, 0, NO, 0, FAVOR_GREAT_SCROLL },
};

/* clang-format on */

const FavorFlightTable orders_flight_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .greats = greats,
  .n_greats = G_N_ELEMENTS (greats),
};
