/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kit-shapes.h"
#include "tile-map-flood.h"

/* A map that grows: spaces, joining, features as a flood fill finds them. */

typedef struct
{
  FavorTileMap    tiles;
  FavorPlacedTile placed[FAVOR_TILE_MAP_MAX];
} Land;

static gboolean
lay (Land *land, guint tile, gint x, gint y, guint rotation)
{
  land->placed[land->tiles.n_tiles] = (FavorPlacedTile){ (guint8) tile,
                                                         (gint8) x,
                                                         (gint8) y,
                                                         (guint8) rotation };
  return favor_tile_map_add (&land->tiles, kit_shapes, land->placed);
}

static void
require (Land *land, guint tile, gint x, gint y, guint rotation)
{
  g_assert_true (lay (land, tile, x, y, rotation));
  tile_map_flood_compare (&land->tiles, kit_shapes, land->placed);
}

static void
refuse (Land *land, guint tile, gint x, gint y, guint rotation)
{
  const FavorTileMap before = land->tiles;

  g_assert_false (lay (land, tile, x, y, rotation));
  g_assert_cmpmem (&before, sizeof before, &land->tiles, sizeof land->tiles);
}

static void
test_spaces (void)
{
  Land                  land = { 0 };
  const FavorTileSpace *space;

  require (&land, KIT_SIDE_AND_ROAD, 0, 0, 0);
  g_assert_cmpuint (land.tiles.n_spaces, ==, 4);
  g_assert_null (favor_tile_map_find_space (&land.tiles, 0, 0));
  g_assert_null (favor_tile_map_find_space (&land.tiles, 1, 1));
  space = favor_tile_map_find_space (&land.tiles, 0, -1);
  g_assert_nonnull (space);
  g_assert_cmpuint (space->neighbour[FAVOR_SIDE_SOUTH], ==, 0);
  g_assert_cmpuint (space->neighbour[FAVOR_SIDE_NORTH], ==, FAVOR_TILE_NONE);
  g_assert_cmpint (favor_edges_at (space->needs, FAVOR_SIDE_SOUTH), ==, FAVOR_EDGE_CITY);
  g_assert_cmpint (favor_edges_at (space->needs, FAVOR_SIDE_EAST), ==, FAVOR_EDGE_ANY);
  g_assert_true (favor_tile_map_fits_somewhere (&land.tiles,
                                                kit_shapes[KIT_FIELD].edges));

  refuse (&land, KIT_FIELD, 0, 0, 0);
  refuse (&land, KIT_FIELD, 1, 1, 0);
  refuse (&land, KIT_FIELD, 0, -1, 0);
  require (&land, KIT_FIELD, 0, 1, 3);
  g_assert_cmpuint (favor_tile_map_find_tile (land.placed, 2, 0, 1), ==, 1);
  g_assert_cmpuint (favor_tile_map_find_tile (land.placed, 2, 5, 1), ==, FAVOR_TILE_NONE);
}

/* Two cities of one tile become one city: the tile counts once. */
static void
test_tile_counts_once (void)
{
  Land land = { 0 };

  require (&land, KIT_TWO_SIDES, 0, 0, 0);
  require (&land, KIT_CITY_CORNER, 0, -1, 2);
  require (&land, KIT_CITY_CORNER, 1, -1, 3);
  require (&land, KIT_CITY_CORNER, 0, 1, 1);
  require (&land, KIT_CITY_CORNER, 1, 1, 0);
  require (&land, KIT_ACROSS, 1, 0, 1);
  g_assert_cmpuint (land.tiles.feature[0].tiles, ==, 6);
  g_assert_cmpuint (land.tiles.feature[0].open, ==, 0);
  g_assert_cmpuint (land.tiles.feature[0].worth, ==, 4);
  g_assert_cmpuint (land.tiles.name[1], ==, 0);
}

static void
test_cloister (void)
{
  Land  land = { 0 };
  guint n = 0;

  require (&land, KIT_SPLIT, 0, 0, 0);
  for (gint y = -1; y <= 1; y++)
    for (gint x = -1; x <= 1; x++)
      n += x != 0 && lay (&land, KIT_FIELD, x, y, 0);
  g_assert_cmpuint (n, ==, 4);
  require (&land, KIT_FIELD, 0, -1, 0);
  require (&land, KIT_ANY, -1, -1, 0);
  g_assert_cmpuint (land.tiles.feature[2].open, ==, 8 - land.tiles.n_tiles + 1);
}

/* An edge that matches everything closes what it meets and joins nothing. */
static void
test_any_edge (void)
{
  Land land = { 0 };

  require (&land, KIT_SIDE_AND_ROAD, 0, 0, 0);
  require (&land, KIT_ANY, 0, -1, 0);
  g_assert_cmpuint (land.tiles.feature[0].open, ==, 0);
  g_assert_cmpuint (land.tiles.feature[0].tiles, ==, 1);
  require (&land, KIT_FIELD, 0, -2, 0);
}

/* A row as long as there are tiles; then there is room for no more. */
static void
test_full (void)
{
  Land land = { 0 };

  for (gint x = 0; x < FAVOR_TILE_MAP_MAX; x++)
    g_assert_true (lay (&land, KIT_FIELD, x, 0, 0));
  tile_map_flood_compare (&land.tiles, kit_shapes, land.placed);
  g_assert_cmpuint (land.tiles.feature[0].tiles, ==, FAVOR_TILE_MAP_MAX);
  g_assert_cmpuint (land.tiles.n_spaces, ==, FAVOR_TILE_MAP_MAX_SPACES);
  g_assert_false (favor_tile_map_add (&land.tiles, kit_shapes, land.placed));

  favor_tile_map_clear (&land.tiles);
  for (gint x = 0; x < 32; x++)
    g_assert_true (lay (&land, KIT_CROSSROADS, x, 0, 0));
  refuse (&land, KIT_CROSSROADS, 32, 0, 0);
  favor_tile_map_clear (&land.tiles);
  for (gint x = 0; x < FAVOR_TILE_MAP_MAX_CLOISTERS; x++)
    g_assert_true (lay (&land, KIT_ANY, x, 0, 0));
  refuse (&land, KIT_ANY, FAVOR_TILE_MAP_MAX_CLOISTERS, 0, 0);
  require (&land, KIT_FIELD, FAVOR_TILE_MAP_MAX_CLOISTERS, 0, 0);
}

/* A place where the tile fits, chosen at random. */
static gboolean
lay_somewhere (Land *land, guint tile, FavorRng *rng)
{
  const FavorTileMap *tiles = &land->tiles;
  const guint         first = favor_rng_below (rng, tiles->n_spaces);
  const guint         turn = favor_rng_below (rng, 4);

  for (guint i = 0; i < tiles->n_spaces; i++)
    for (guint j = 0; j < 4; j++)
      {
        const FavorTileSpace *space = &tiles->space[(first + i) % tiles->n_spaces];

        if (lay (land, tile, space->x, space->y, (turn + j) % 4))
          return TRUE;
      }
  return FALSE;
}

static void
test_random (void)
{
  FavorRng rng;

  favor_rng_seed (&rng, 7);
  for (guint game = 0; game < 60; game++)
    {
      Land land = { 0 };
      Land again = { 0 };

      g_assert_true (lay (&land, favor_rng_below (&rng, KIT_N_SHAPES), 0, 0, 0));
      for (guint i = 0; i < 60; i++)
        if (lay_somewhere (&land, favor_rng_below (&rng, KIT_N_SHAPES), &rng))
          tile_map_flood_compare (&land.tiles, kit_shapes, land.placed);
      memcpy (again.placed, land.placed, sizeof land.placed);
      while (again.tiles.n_tiles < land.tiles.n_tiles)
        g_assert_true (favor_tile_map_add (&again.tiles, kit_shapes, again.placed));
      g_assert_cmpmem (&again.tiles, sizeof again.tiles, &land.tiles, sizeof land.tiles);
    }
}

static void
test_schema (void)
{
  g_autofree char *why = NULL;

  if (!favor_schema_covers (&favor_tile_map_schema, &why))
    g_error ("%s", why);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-map/spaces", test_spaces);
  g_test_add_func ("/tile-map/tile-counts-once", test_tile_counts_once);
  g_test_add_func ("/tile-map/cloister", test_cloister);
  g_test_add_func ("/tile-map/any-edge", test_any_edge);
  g_test_add_func ("/tile-map/full", test_full);
  g_test_add_func ("/tile-map/random", test_random);
  g_test_add_func ("/tile-map/schema", test_schema);
  return g_test_run ();
}
