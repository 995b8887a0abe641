/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hex-map.h"

G_BEGIN_DECLS

/* Makes a map from the lengths of its rows, centred, the way the numbers of hexes, vertices and edges are
 * defined. The tables of games are compared with it, and written by it: see hex_map_print (). */
void hex_map_from_rows (FavorHexMap *map, const guint8 *rows, guint n_rows);

/* Prints the initializer of a constant table. */
void hex_map_print (const FavorHexMap *map);

G_END_DECLS
