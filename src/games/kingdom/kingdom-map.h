/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-look.h"

G_BEGIN_DECLS

/* The tiles of the map by their cells. A map is made anew from the records of the tiles whenever it is
 * asked for: it is no part of a state. It is a flat value of some ten kilobytes. */

#define KINGDOM_NO_TILE 0xff

/* The box around the tiles with an empty ring of cells at its border. */
#define KINGDOM_MAX_BOX   (2 * KINGDOM_REACH + 3)
#define KINGDOM_MAX_CELLS (KINGDOM_MAX_BOX * KINGDOM_MAX_BOX)

/**
 * KingdomMap:
 * @west, @north: the cell at the corner of the box
 * @width, @height: of the box
 * @tile: the tiles on the map, ascending
 * @record: all tiles
 * @look: of each tile on the map
 * @divided: whether those that bear favors are divided, too
 * @next: of each tile on the map, the tiles over its sides, or %KINGDOM_NO_TILE
 * @matches: of each tile on the map, the set of sides over which a tile lies with the same edge
 * @differs: the set of those over which one lies with another edge
 * @at: row by row, the tile on each cell of the box
 */
typedef struct
{
  gint               west;
  gint               north;
  guint              width;
  guint              height;
  guint              n_tiles;
  const KingdomTile *record;
  gboolean           divided;
  guint8             tile[KINGDOM_N_TILES];
  KingdomLook        look[KINGDOM_N_TILES];
  guint8             next[KINGDOM_N_TILES][FAVOR_N_SIDES];
  guint8             matches[KINGDOM_N_TILES];
  guint8             differs[KINGDOM_N_TILES];
  guint8             at[KINGDOM_MAX_CELLS];
} KingdomMap;

/* @tiles has to last as long as the map. */
void kingdom_map_init (KingdomMap *map, const KingdomTile *tiles) G_GNUC_INTERNAL;

/* The map of the table: its looks are known, and divided. */
void kingdom_map_init_table (KingdomMap *map, const KingdomState *state) G_GNUC_INTERNAL;

/* The tile on a cell, or %KINGDOM_NO_TILE. */
static inline guint
kingdom_map_at (const KingdomMap *map, gint x, gint y)
{
  const guint column = (guint) (x - map->west);
  const guint row = (guint) (y - map->north);

  return column < map->width && row < map->height ? map->at[row * map->width + column] : KINGDOM_NO_TILE;
}

/* How many of the eight cells around hold tiles (2.9). */
guint kingdom_map_count_around (const KingdomMap *map, gint x, gint y) G_GNUC_INTERNAL;

/* Whether all eight do. */
gboolean kingdom_map_is_surrounded (const KingdomMap *map, gint x, gint y) G_GNUC_INTERNAL;

/* Whether a tile on a cell would lie beside another one, not counting `without`. */
gboolean kingdom_map_touches (const KingdomMap *map, gint x, gint y, guint without) G_GNUC_INTERNAL;

/* Whether a tile and what lies over a side of it match; no tile does not. */
static inline gboolean
kingdom_map_matches (const KingdomMap *map, guint tile, guint side)
{
  return (map->matches[tile] >> side & 1) != 0;
}

/* The sides of a tile on the map over which tiles lie. */
static inline guint
kingdom_map_neighbours (const KingdomMap *map, guint tile)
{
  return map->matches[tile] | map->differs[tile];
}

/**
 * kingdom_map_faults:
 * @first: (out) (optional): the first one in the order of 2.7
 *
 * Returns: how many faults the tiles on the map have
 */
guint kingdom_map_faults (const KingdomMap *map, KingdomFault *first) G_GNUC_INTERNAL;

/* What the edges of a tile on a cell may be, were it laid there. The tile `without` is not looked at. */
FavorEdges kingdom_map_needs (const KingdomMap *map, gint x, gint y, guint without) G_GNUC_INTERNAL;

/**
 * KingdomCell:
 * @edges: of the tile there, 0: none
 *
 * What a cell would hold.
 */
typedef struct
{
  gint8      x;
  gint8      y;
  FavorEdges edges;
} KingdomCell;

/* Says what a cell would hold, in place of what was said before. */
void kingdom_cell_set (KingdomCell *cells, guint *n, gint x, gint y, FavorEdges edges) G_GNUC_INTERNAL;

/* How many pairs of edges more would not match if these cells held that. */
gint kingdom_map_change (const KingdomMap *map, const KingdomCell *cells, guint n) G_GNUC_INTERNAL;

G_END_DECLS
