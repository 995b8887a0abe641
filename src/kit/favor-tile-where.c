/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kit"

#include "favor-tile-where.h"

#include <string.h>

enum
{
  COST_ALONE = 2,
  COST_END = 1,
  COST_NUMBER = 3,
  COST_ROWS = 20,
  COST_ASKEW = 2,
  COST_TWO_STEPS = 5,
};

/* So many letters of the name of a tile cost one more. */
#define LETTERS 16

const FavorTileStep favor_tile_steps[FAVOR_N_TILE_WAYS] = {
  [FAVOR_TILE_WAY_NORTH] = { 0, -1, 0 },
  [FAVOR_TILE_WAY_NORTH_EAST] = { 1, -1, COST_ASKEW },
  [FAVOR_TILE_WAY_EAST] = { 1, 0, 0 },
  [FAVOR_TILE_WAY_SOUTH_EAST] = { 1, 1, COST_ASKEW },
  [FAVOR_TILE_WAY_SOUTH] = { 0, 1, 0 },
  [FAVOR_TILE_WAY_SOUTH_WEST] = { -1, 1, COST_ASKEW },
  [FAVOR_TILE_WAY_WEST] = { -1, 0, 0 },
  [FAVOR_TILE_WAY_NORTH_WEST] = { -1, -1, COST_ASKEW },
  [FAVOR_TILE_WAY_NORTH_2] = { 0, -2, COST_TWO_STEPS },
  [FAVOR_TILE_WAY_EAST_2] = { 2, 0, COST_TWO_STEPS },
  [FAVOR_TILE_WAY_SOUTH_2] = { 0, 2, COST_TWO_STEPS },
  [FAVOR_TILE_WAY_WEST_2] = { -2, 0, COST_TWO_STEPS },
};

/* How far it lies ahead where one counts so. */
static gint
reach (const FavorPlacedTile *tile, guint count)
{
  static const gint worth[FAVOR_N_TILE_COUNTS][2] = {
    [FAVOR_SIDE_NORTH] = { 0, -1 },         [FAVOR_SIDE_EAST] = { 1, 0 },
    [FAVOR_SIDE_SOUTH] = { 0, 1 },          [FAVOR_SIDE_WEST] = { -1, 0 },
    [FAVOR_TILE_COUNT_ROWS] = { -1, -256 },
  };

  return worth[count][0] * tile->x + worth[count][1] * tile->y;
}

/* The number of a tile among those that look like it, or 0 if another one lies just as far. */
static guint
find_number (const FavorPlacedTile *placed, guint n_placed, guint at, guint count)
{
  const FavorPlacedTile *tile = &placed[at];
  guint                  n = 1;

  for (guint i = 0; i < n_placed; i++)
    {
      gint ahead;

      if (i == at || placed[i].tile != tile->tile)
        continue;
      ahead = reach (&placed[i], count) - reach (tile, count);
      if (ahead == 0)
        return 0;
      n += ahead > 0;
    }
  return n;
}

static gboolean
is_alone (const FavorPlacedTile *placed, guint n_placed, guint at)
{
  for (guint i = 0; i < n_placed; i++)
    if (i != at && placed[i].tile == placed[at].tile)
      return FALSE;
  return TRUE;
}

guint
favor_tile_tell_alike (const FavorPlacedTile *placed,
                       guint                  n_placed,
                       guint                  at,
                       const char            *name,
                       FavorTileAlike        *out)
{
  const guint letters = (guint) strlen (name) / LETTERS;
  guint       best = G_MAXUINT;

  *out = (FavorTileAlike){ 0 };
  if (is_alone (placed, n_placed, at))
    return COST_ALONE + letters;
  for (guint count = 0; count < FAVOR_N_TILE_COUNTS; count++)
    {
      const guint n = find_number (placed, n_placed, at, count);
      const guint cost = (count == FAVOR_TILE_COUNT_ROWS ? COST_ROWS : COST_END) +
                         n * COST_NUMBER;

      if (n == 0 || cost >= best)
        continue;
      best = cost;
      *out = (FavorTileAlike){ (guint8) count, (guint8) n };
    }
  return best + letters;
}
