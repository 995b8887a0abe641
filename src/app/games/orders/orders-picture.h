/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-preview.h"
#include "orders-state.h"

G_BEGIN_DECLS

#define ORDERS_TYPE_PICTURE (orders_picture_get_type ())
G_DECLARE_FINAL_TYPE (OrdersPicture, orders_picture, ORDERS, PICTURE, FavorPreview)

/* A small picture of a position: the land around the tile that was laid last, and who stands there. */
GdkPaintable *orders_picture_new (gconstpointer state,
                                  const guint8 *colours);

G_END_DECLS
