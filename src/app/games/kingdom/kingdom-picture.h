/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-preview.h"
#include "kingdom-state.h"

G_BEGIN_DECLS

#define KINGDOM_TYPE_PICTURE (kingdom_picture_get_type ())
G_DECLARE_FINAL_TYPE (KingdomPicture, kingdom_picture, KINGDOM, PICTURE, FavorPreview)

/* A small picture of a position: the land around what was laid last. */
GdkPaintable *kingdom_picture_new (gconstpointer state,
                                   const guint8 *colours);
/* The whole of a map. */
GdkPaintable *kingdom_picture_new_of (const KingdomTile *tiles);

G_END_DECLS
