/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tile-shape.h"

G_BEGIN_DECLS

/* A map of square tiles that fit together, and the features that their segments make up. All of it
 * follows from the list of placed tiles and is kept while the list grows: a flat value without
 * pointers, for a derived field of a state. A tile that is taken away or rebuilt means to begin again:
 * favor_tile_map_clear (), then favor_tile_map_add () for each. */

/* As much as the largest tile game of today lays. A map that grows tile by tile has at most
 * 2 n + 2 free spaces around n tiles. */
#define FAVOR_TILE_MAP_MAX           72
#define FAVOR_TILE_MAP_MAX_NODES     256
#define FAVOR_TILE_MAP_MAX_SPACES    (2 * FAVOR_TILE_MAP_MAX + 2)
#define FAVOR_TILE_MAP_MAX_CLOISTERS 10
#define FAVOR_TILE_MAP_REACH         (FAVOR_TILE_MAP_MAX - 1)

/* Instead of the number of a tile: there is none. */
#define FAVOR_TILE_NONE 0xfe

/**
 * FavorPlacedTile:
 * @tile: an index into the game's shapes
 * @x: columns to the east of the first tile, negative to the west
 * @y: rows to the south of the first tile, negative to the north
 * @rotation: quarter turns clockwise, 0 to 3
 */
typedef struct
{
  guint8 tile;
  gint8  x;
  gint8  y;
  guint8 rotation;
} FavorPlacedTile;

/**
 * FavorTileSpace:
 * @neighbour: the number of the tile over each side, or %FAVOR_TILE_NONE
 * @needs: what each edge of a tile here may lie against
 *
 * A space beside at least one tile. Spaces are sorted by @y, then @x.
 */
typedef struct
{
  gint8      y;
  gint8      x;
  guint8     neighbour[FAVOR_N_SIDES];
  FavorEdges needs;
} FavorTileSpace;

/* A segment of a placed tile. Those of tile 0 come first, in the order of its shape, then those of
 * tile 1, and so on. */
typedef guint16 FavorNode;

/**
 * FavorFeature:
 * @tiles: how many different tiles it lies on
 * @open: (of a city or a road) edges without a neighbour; (of a cloister) empty spaces around it
 * @worth: pennants
 * @followers: followers on it, counted by the game; they are added up when features join
 *
 * Joined segments. It is named by its first node; entries of other nodes are zero.
 */
typedef struct
{
  guint8 tiles;
  guint8 open;
  guint8 worth;
  guint8 followers;
} FavorFeature;

/**
 * FavorTileMap:
 * @feature: by name
 * @name: of each node, the name of its feature
 * @next: of each node, another one of the same feature; round in a ring
 * @first: of each tile, its first node; one more for where the next tile will begin
 * @tile: of each node, its tile
 * @space: the spaces where a tile touches another
 * @cloister: the tiles with a cloister
 */
typedef struct
{
  FavorFeature   feature[FAVOR_TILE_MAP_MAX_NODES];
  FavorNode      name[FAVOR_TILE_MAP_MAX_NODES];
  FavorNode      next[FAVOR_TILE_MAP_MAX_NODES];
  FavorNode      first[FAVOR_TILE_MAP_MAX + 1];
  FavorTileSpace space[FAVOR_TILE_MAP_MAX_SPACES];
  guint8         tile[FAVOR_TILE_MAP_MAX_NODES];
  guint8         cloister[FAVOR_TILE_MAP_MAX_CLOISTERS];
  guint8         n_tiles;
  guint8         n_spaces;
  guint8         n_cloisters;
  guint8         reserved;
} FavorTileMap;

/* For a field that is marked derived. */
extern const FavorSchema favor_tile_map_schema;

void favor_tile_map_clear (FavorTileMap *tiles);

/**
 * favor_tile_map_add:
 * @shapes: of all kinds of tiles
 * @placed: the placed tiles, of which the first n_tiles are on the map
 *
 * Lays the next one of @placed, the first one anywhere. What it joins is joined.
 *
 * Returns: %FALSE if it cannot lie there or there is no room for more; then nothing changes
 */
gboolean favor_tile_map_add (FavorTileMap          *tiles,
                             const FavorTileShape  *shapes,
                             const FavorPlacedTile *placed);

/**
 * favor_tile_map_find_space:
 *
 * Returns: (nullable): the free space at that place; %NULL if a tile lies there or no tile beside it
 */
const FavorTileSpace *
favor_tile_map_find_space (const FavorTileMap *tiles, gint x, gint y);

/* The number of the tile at a place, or %FAVOR_TILE_NONE. */
guint
favor_tile_map_find_tile (const FavorPlacedTile *placed, guint n_placed, gint x, gint y);

/* Whether a tile with these edges fits somewhere. */
gboolean favor_tile_map_fits_somewhere (const FavorTileMap *tiles, FavorEdges edges);

static inline guint
favor_tile_map_n_nodes (const FavorTileMap *tiles)
{
  return tiles->first[tiles->n_tiles];
}

/* The name of the feature that a segment of a tile belongs to. */
static inline FavorNode
favor_tile_map_name (const FavorTileMap *tiles, guint tile, guint segment)
{
  return tiles->name[tiles->first[tile] + segment];
}

static inline const FavorSegment *
favor_tile_map_segment (const FavorTileMap    *tiles,
                        const FavorTileShape  *shapes,
                        const FavorPlacedTile *placed,
                        FavorNode              node)
{
  const guint tile = tiles->tile[node];

  return &shapes[placed[tile].tile].segment[node - tiles->first[tile]];
}

G_END_DECLS
