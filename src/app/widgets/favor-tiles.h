/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-width-layout.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TILES (favor_tiles_get_type ())
G_DECLARE_FINAL_TYPE (FavorTiles, favor_tiles, FAVOR, TILES, FavorWidthLayout)

/* Children of one width in rows, from the start on: as many beside each other as have room.
 *
 * `least` and `most`: the width of a child in pixels, 0: as wide as a child asks for, and as the
 * row gives. `aspect`: width by height, 0: as high as the children ask for. */
GtkLayoutManager *favor_tiles_new (int    least,
                                     int    most,
                                     double aspect);

G_END_DECLS
