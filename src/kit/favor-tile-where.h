/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tile-map.h"

G_BEGIN_DECLS

/* How a place on a map of tiles is told from a tile near it. The words are those of each game; here is
 * what all of them choose by: the less the words cost the listener, the better. */

/* The way from the tile to the place; never farther than two steps, so that nobody has to count. */
typedef enum
{
  FAVOR_TILE_WAY_NORTH,
  FAVOR_TILE_WAY_NORTH_EAST,
  FAVOR_TILE_WAY_EAST,
  FAVOR_TILE_WAY_SOUTH_EAST,
  FAVOR_TILE_WAY_SOUTH,
  FAVOR_TILE_WAY_SOUTH_WEST,
  FAVOR_TILE_WAY_WEST,
  FAVOR_TILE_WAY_NORTH_WEST,
  FAVOR_TILE_WAY_NORTH_2,
  FAVOR_TILE_WAY_EAST_2,
  FAVOR_TILE_WAY_SOUTH_2,
  FAVOR_TILE_WAY_WEST_2,
} FavorTileWay;

#define FAVOR_N_TILE_WAYS (FAVOR_TILE_WAY_WEST_2 + 1)

/**
 * FavorTileStep:
 * @x, @y: how far the place lies from the tile
 * @cost: of telling it so: a tile that is found at once may as well lie askew, but not as well two steps
 *   away
 */
typedef struct
{
  gint8  x;
  gint8  y;
  guint8 cost;
} FavorTileStep;

extern const FavorTileStep favor_tile_steps[FAVOR_N_TILE_WAYS];

/* From where tiles that look alike are counted: from a side, or as one reads. */
#define FAVOR_TILE_COUNT_ROWS FAVOR_N_SIDES
#define FAVOR_N_TILE_COUNTS   (FAVOR_TILE_COUNT_ROWS + 1)

/**
 * FavorTileAlike:
 * @count: from where one counts: a side, or %FAVOR_TILE_COUNT_ROWS
 * @n: its number from there; 0: no other tile looks like it
 *
 * Which one of the tiles that look alike it is. No other one is told so.
 */
typedef struct
{
  guint8 count;
  guint8 n;
} FavorTileAlike;

/* Whether it is the one farthest to a side, and can be told so. */
static inline gboolean
favor_tile_alike_is_end (const FavorTileAlike *alike)
{
  return alike->n == 1 && alike->count != FAVOR_TILE_COUNT_ROWS;
}

/**
 * favor_tile_tell_alike:
 * @placed: (array length=n_placed): the tiles of the map; those of the same `tile` look alike
 * @at: which one is to be told from the others
 * @name: what such tiles are called
 *
 * Returns: the cost
 */
guint favor_tile_tell_alike (const FavorPlacedTile *placed,
                             guint                  n_placed,
                             guint                  at,
                             const char            *name,
                             FavorTileAlike        *out);

G_END_DECLS
