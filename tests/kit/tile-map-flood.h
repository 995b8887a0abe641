/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tile-map.h"

G_BEGIN_DECLS

/* Finds the features of a map again by walking from segment to segment over a grid, and asserts that the
 * kept ones are the same: sets, sizes, open ends, pennants, and the free spaces. */
void tile_map_flood_compare (const FavorTileMap    *tiles,
                             const FavorTileShape  *shapes,
                             const FavorPlacedTile *placed);

G_END_DECLS
