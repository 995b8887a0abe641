/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "orders-flood.h"
#include "orders-step.h"

/* Shares only the shapes with the code that it checks: a grid of tiles, edges and ports turned by hand. */

#define SIZE   (2 * ORDERS_REACH + 5)
#define MIDDLE (ORDERS_REACH + 2)
#define NONE   (-1)

typedef struct
{
  const OrdersState *state;
  gint8              grid[SIZE][SIZE];
  gint16             name[ORDERS_N_PLACED][FAVOR_TILE_MAX_SEGMENTS];
} Flood;

static gint
tile_at (const Flood *self, gint x, gint y)
{
  return self->grid[y + MIDDLE][x + MIDDLE];
}

static const FavorTileShape *
shape_of (const Flood *self, gint tile)
{
  return &orders_shapes[self->state->placed[tile].tile];
}

/* Board side or port of a segment's own one. */
static gint
turned (const Flood *self, gint tile, gint own, gint per_side)
{
  return (own + per_side * self->state->placed[tile].rotation) % (4 * per_side);
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
  const FavorPlacedTile *placed = &self->state->placed[tile];

  return tile_at (self, placed->x + dx[side], placed->y + dy[side]);
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
          flood (self, next, segment_at (self, next, (board + 2) % 4, 1), name);
      }
  for (gint port = 0; port < 8; port++)
    if ((own->ports >> port & 1) != 0)
      {
        const gint board = turned (self, tile, port, 2);
        const gint next = over (self, tile, board / 2);

        if (next != NONE)
          flood (self, next, segment_at (self, next, mates[board], 2), name);
      }
}

static guint
open_ends (const Flood *self, gint tile, gint segment)
{
  const FavorPlacedTile *placed = &self->state->placed[tile];
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
  const OrdersState  *state = self->state;
  const FavorFeature *kept = &state->tiles.feature[name];
  FavorFeature        found = { 0 };

  for (gint tile = 0; tile < state->n_placed; tile++)
    {
      gboolean here = FALSE;

      for (gint i = 0; i < shape_of (self, tile)->n_segments; i++)
        if (self->name[tile][i] == name)
          {
            here = TRUE;
            found.open = (guint8) (found.open + open_ends (self, tile, i));
            found.worth = (guint8) (found.worth +
                                    shape_of (self, tile)->segment[i].worth);
            for (guint j = 0; j < state->n_on_board; j++)
              found.followers = (guint8) (found.followers +
                                          (state->on_board[j].at == tile &&
                                           orders_segment_of_part (
                                             state->placed[tile].tile,
                                             state->on_board[j].part) == (guint) i));
          }
      found.tiles = (guint8) (found.tiles + here);
    }
  g_assert_cmpuint (kept->tiles, ==, found.tiles);
  g_assert_cmpuint (kept->open, ==, found.open);
  g_assert_cmpuint (kept->worth, ==, found.worth);
  g_assert_cmpuint (kept->followers, ==, found.followers);
}

static void
compare_cities (const Flood *self, gint16 farm)
{
  guint8 touched[FAVOR_TILES_MAX_NODES] = { 0 };
  guint  found[2] = { 0, 0 };
  guint  kept[2];

  for (gint tile = 0; tile < self->state->n_placed; tile++)
    for (gint i = 0; i < shape_of (self, tile)->n_segments; i++)
      for (gint j = 0; self->name[tile][i] == farm && j < 8; j++)
        if ((shape_of (self, tile)->segment[i].touches >> j & 1) != 0)
          touched[self->name[tile][j]] = 1;
  for (guint city = 0; city < G_N_ELEMENTS (touched); city++)
    if (touched[city])
      found[self->state->tiles.feature[city].open == 0]++;
  orders_count_cities (self->state, (FavorNode) farm, kept);
  g_assert_cmpmem (found, sizeof found, kept, sizeof kept);
}

/* Free spaces, in their order, with their neighbours. */
static void
compare_spaces (const Flood *self)
{
  const FavorTiles *tiles = &self->state->tiles;
  guint             n = 0;

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
orders_flood_compare (const OrdersState *state)
{
  g_autofree Flood *self = g_new (Flood, 1);

  self->state = state;
  memset (self->grid, NONE, sizeof self->grid);
  memset (self->name, 0xff, sizeof self->name);
  for (gint i = 0; i < state->n_placed; i++)
    self->grid[state->placed[i].y + MIDDLE][state->placed[i].x + MIDDLE] = (gint8) i;
  for (gint tile = 0; tile < state->n_placed; tile++)
    for (gint i = 0; i < shape_of (self, tile)->n_segments; i++)
      {
        const gint16 node = (gint16) (state->tiles.first[tile] + i);

        flood (self, tile, i, node);
        g_assert_cmpint (state->tiles.name[node], ==, self->name[tile][i]);
      }
  for (gint tile = 0; tile < state->n_placed; tile++)
    for (gint i = 0; i < shape_of (self, tile)->n_segments; i++)
      if (self->name[tile][i] == state->tiles.first[tile] + i)
        {
          compare_feature (self, self->name[tile][i]);
          if (shape_of (self, tile)->segment[i].land == FAVOR_LAND_FARM)
            compare_cities (self, self->name[tile][i]);
        }
  compare_spaces (self);
}
