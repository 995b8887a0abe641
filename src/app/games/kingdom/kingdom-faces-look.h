/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"
#include "kingdom-state.h"

G_BEGIN_DECLS

/* A tile that bears favors, put together from what it looks like: quadrants, walls, roads, the middle, and
 * what the favors on it show of themselves. */

/* Adds what lies flat to a face of 200 x 200 units. */
void kingdom_face_put_ground  (FavorFace         *face,
                               guint              tile,
                               const KingdomTile *record);
/* Adds what stands there: `at` is the place of the pictures, of which no more is seen than lies in
 * `window`. */
void kingdom_face_put_upright (FavorFace             *face,
                               guint                  tile,
                               const KingdomTile     *record,
                               const graphene_rect_t *at,
                               const graphene_rect_t *window);

G_END_DECLS
