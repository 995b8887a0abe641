/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "tile-map-flood.h"

/* Shares only the shapes with the code that it checks: a grid of tiles, edges and ports turned by hand. */

#define SIZE   (2 * FAVOR_TILE_MAP_REACH + 5)
#define MIDDLE (FAVOR_TILE_MAP_REACH + 2)
#define NONE   (-1)

typedef struct
{
  const FavorTileMap    *tiles;
  const FavorTileShape  *shapes;
  const FavorPlacedTile *placed;
  gint8                  grid[SIZE][SIZE];
  gint16                 name[FAVOR_TILE_MAP_MAX][FAVOR_TILE_MAX_SEGMENTS];
} Flood;

static gint
tile_at (const Flood *self, gint x, gint y)
{
  return self->grid[y + MIDDLE][x + MIDDLE];
}

static const FavorTileShape *
shape_of (const Flood *self, gint tile)
{
  return &self->shapes[self->placed[tile].tile];
}

/* Board side or port of a segment's own one. */
static gint
turned (const Flood *self, gint tile, gint own, gint per_side)
{
  return (own + per_side * self->placed[tile].rotation) % (4 * per_side);
}

/* The segment of `tile` that joins a side, or a port, of the board; NONE if there is none. */
static gint
segment_at (const Flood *self, gint tile, gint place, gint per_side)
{
  const FavorTileShape *shape = shape_of (self, tile);

  for (gint i = 0; i < shape->n_segments; i++)
    for (gint own = 0; own < 4 * per_side; own++)
      {
        const guint set = per_side == 1 ? shape->segment[i].edges
                                        : shape->segment[i].ports;

        if ((set >> own & 1) != 0 && turned (self, tile, own, per_side) == place)
          return i;
      }
  return NONE;
}

/* The tile over a side of another. */
static gint
over (const Flood *self, gint tile, gint side)
{
  static const gint8     dx[] = { 0, 1, 0, -1 };
  static const gint8     dy[] = { -1, 0, 1, 0 };
  const FavorPlacedTile *placed = &self->placed[tile];

  return tile_at (self, placed->x + dx[side], placed->y + dy[side]);
}

static void flood (Flood *self, gint tile, gint segment, gint16 name);

/* Nothing goes on behind an edge that matches everything. */
static void
enter (Flood *self, gint tile, gint segment, gint16 name)
{
  if (segment != NONE)
    flood (self, tile, segment, name);
}

static void
flood (Flood *self, gint tile, gint segment, gint16 name)
{
  static const gint8  mates[] = { 5, 4, 7, 6, 1, 0, 3, 2 };
  const FavorSegment *own = &shape_of (self, tile)->segment[segment];

  if (self->name[tile][segment] != NONE)
    return;
  self->name[tile][segment] = name;
  for (gint side = 0; side < 4; side++)
    if ((own->edges >> side & 1) != 0)
      {
        const gint board = turned (self, tile, side, 1);
        const gint next = over (self, tile, board);

        if (next != NONE)
          enter (self, next, segment_at (self, next, (board + 2) % 4, 1), name);
      }
  for (gint port = 0; port < 8; port++)
    if ((own->ports >> port & 1) != 0)
      {
        const gint board = turned (self, tile, port, 2);
        const gint next = over (self, tile, board / 2);

        if (next != NONE)
          enter (self, next, segment_at (self, next, mates[board], 2), name);
      }
}

static guint
open_ends (const Flood *self, gint tile, gint segment)
{
  const FavorPlacedTile *placed = &self->placed[tile];
  const FavorSegment    *own = &shape_of (self, tile)->segment[segment];
  guint                  n = 0;

  for (gint side = 0; side < 4; side++)
    n += (own->edges >> side & 1) != 0 &&
         over (self, tile, turned (self, tile, side, 1)) == NONE;
  if (own->land == FAVOR_LAND_CLOISTER)
    for (gint y = -1; y <= 1; y++)
      for (gint x = -1; x <= 1; x++)
        n += tile_at (self, placed->x + x, placed->y + y) == NONE;
  return n;
}

static void
compare_feature (const Flood *self, gint16 name)
{
  const FavorFeature *kept = &self->tiles->feature[name];
  FavorFeature        found = { 0 };

  for (gint tile = 0; tile < self->tiles->n_tiles; tile++)
    {
      gboolean here = FALSE;

      for (gint i = 0; i < shape_of (self, tile)->n_segments; i++)
        if (self->name[tile][i] == name)
          {
            here = TRUE;
            found.open = (guint8) (found.open + open_ends (self, tile, i));
            found.worth = (guint8) (found.worth +
                                    shape_of (self, tile)->segment[i].worth);
          }
      found.tiles = (guint8) (found.tiles + here);
    }
  g_assert_cmpuint (kept->tiles, ==, found.tiles);
  g_assert_cmpuint (kept->open, ==, found.open);
  g_assert_cmpuint (kept->worth, ==, found.worth);
}

/* Each ring leads through all nodes of its feature and no others. */
static void
compare_ring (const Flood *self, FavorNode name)
{
  const FavorTileMap *tiles = self->tiles;
  guint               n = 0;
  FavorNode           node = name;

  do
    {
      g_assert_cmpuint (tiles->name[node], ==, name);
      n++;
      node = tiles->next[node];
    }
  while (node != name);
  for (node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    n -= tiles->name[node] == name;
  g_assert_cmpuint (n, ==, 0);
}

/* Free spaces, in their order, with their neighbours. */
static void
compare_spaces (const Flood *self)
{
  const FavorTileMap *tiles = self->tiles;
  guint               n = 0;

  for (gint y = -MIDDLE + 1; y < MIDDLE; y++)
    for (gint x = -MIDDLE + 1; x < MIDDLE; x++)
      {
        const gint around[] = { tile_at (self, x, y - 1),
                                tile_at (self, x + 1, y),
                                tile_at (self, x, y + 1),
                                tile_at (self, x - 1, y) };

        if (tile_at (self, x, y) != NONE ||
            MAX (MAX (around[0], around[1]), MAX (around[2], around[3])) == NONE)
          continue;
        g_assert_cmpuint (n, <, tiles->n_spaces);
        g_assert_cmpint (tiles->space[n].x, ==, x);
        g_assert_cmpint (tiles->space[n].y, ==, y);
        for (guint side = 0; side < 4; side++)
          g_assert_cmpint (tiles->space[n].neighbour[side] == FAVOR_TILE_NONE
                             ? NONE
                             : tiles->space[n].neighbour[side],
                           ==,
                           around[side]);
        n++;
      }
  g_assert_cmpuint (n, ==, tiles->n_spaces);
}

void
tile_map_flood_compare (const FavorTileMap    *tiles,
                        const FavorTileShape  *shapes,
                        const FavorPlacedTile *placed)
{
  g_autofree Flood *self = g_new (Flood, 1);

  self->tiles = tiles;
  self->shapes = shapes;
  self->placed = placed;
  memset (self->grid, NONE, sizeof self->grid);
  memset (self->name, 0xff, sizeof self->name);
  for (gint i = 0; i < tiles->n_tiles; i++)
    self->grid[placed[i].y + MIDDLE][placed[i].x + MIDDLE] = (gint8) i;
  for (gint tile = 0; tile < tiles->n_tiles; tile++)
    for (gint i = 0; i < shape_of (self, tile)->n_segments; i++)
      {
        const gint16 node = (gint16) (tiles->first[tile] + i);

        flood (self, tile, i, node);
        g_assert_cmpint (tiles->name[node], ==, self->name[tile][i]);
        g_assert_cmpuint (tiles->tile[node], ==, tile);
      }
  for (FavorNode node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    if (tiles->name[node] == node)
      {
        compare_feature (self, (gint16) node);
        compare_ring (self, node);
      }
  compare_spaces (self);
}
