/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "orders-state.h"

G_BEGIN_DECLS

/* How the things of the game look. Each function returns (transfer full) a new face. */

/* What lies flat on a laid tile, and what stands on it. */
FavorFace *orders_face_new_lying    (const FavorPlacedTile *placed);
FavorFace *orders_face_new_standing (const FavorPlacedTile *placed);
/* A whole tile for the decision bar, lists and details. */
FavorFace *orders_face_new_tile     (guint tile, guint rotation);
/* A space: where the tile fits as it is turned, or turned otherwise. */
typedef enum
{
  ORDERS_SPACE_FIT,
  ORDERS_SPACE_TURN,
} OrdersSpaceLook;
FavorFace *orders_face_new_space    (OrdersSpaceLook look);
/* Around the tile that was laid last. */
FavorFace *orders_face_new_mark     (void);
/* `colour` of the seat, from 0; `land` on which it stands. */
FavorFace *orders_face_new_follower (guint land, guint colour);
/* A place for a follower. */
FavorFace *orders_face_new_target   (guint land);
/* An order, as it lies in the hand. */
FavorFace *orders_face_new_order    (guint order);
/* The same, with all its words, for the sheet of one card. */
FavorFace *orders_face_new_card     (guint order);

/* Where a follower lies or stands on a segment of a tile, in units from its corner; with (nullable) the
 * share of its height from above that is its foot. */
graphene_rect_t orders_place_follower (const FavorPlacedTile *placed,
                                       guint segment,
                                       float *foot);
/* Where the sign of a place for a follower lies, in units from the corner of the tile. */
graphene_point_t orders_find_foot   (const FavorPlacedTile *placed, guint segment);

/* (transfer full): ids of pictures. */
char      *orders_follower_art      (guint land, guint colour);

G_END_DECLS
