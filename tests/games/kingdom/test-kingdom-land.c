/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-position.h"
#include "kingdom-land.h"
#include "kingdom-preview.h"

/* Scenarios 12.18 to 12.20: cities, meadows and roads of a map, and the map itself. */

static void
lay (const char *text, KingdomTile *tiles, KingdomLand *land)
{
  kingdom_test_lay (text, tiles);
  kingdom_land_init (land, tiles);
}

/* (transfer full): cities "complete 2 touching 1", meadows "20 octants touching 1", roads; each in the
 * order of their lowest nodes */
static char *
tell (const KingdomLand *land)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < land->n_cities; i++)
    {
      const KingdomRegion *city = &land->region[land->city[i]];

      g_string_append_printf (text,
                              "%scity of %u touching %u; ",
                              city->open > 0 ? "open " : "",
                              city->quadrants,
                              city->touches);
    }
  for (guint i = 0; i < land->n_meadows; i++)
    {
      guint octants = 0;

      for (guint k = 0; k < land->map.n_tiles; k++)
        for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
          octants += land->name[kingdom_octant_node (land->map.tile[k], octant)] ==
                     land->meadow[i];
      g_string_append_printf (text,
                              "meadow of %u touching %u; ",
                              octants,
                              land->region[land->meadow[i]].touches);
    }
  for (guint i = 0; i < land->n_ways; i++)
    {
      const KingdomRoad *road = &land->road[land->way[i]];

      g_string_append_printf (text,
                              "%sroad of %u with %u ends, %u bends; ",
                              kingdom_road_is_complete (land, land->way[i]) ? ""
                                                                            : "open ",
                              road->arms,
                              road->n_ends,
                              road->bends);
    }
  return g_string_free (text, FALSE);
}

static void
assert_land (const char *text, const char *expected)
{
  KingdomTile tiles[KINGDOM_N_TILES];
  KingdomLand land;

  lay (text, tiles, &land);
  favor_assert_text (tell (&land), expected);
}

static void
test_18 (void)
{
  assert_land ("D(0,0)r0",
               "open city of 1 touching 1; meadow of 2 touching 1; "
               "meadow of 4 touching 0; open road of 2 with 0 ends, 0 bends; ");
}

static void
test_19 (void)
{
  assert_land ("D(0,0)r0 E(0,-1)r2",
               "city of 2 touching 2; meadow of 2 touching 1; meadow of 4 touching 0; "
               "meadow of 6 touching 1; open road of 2 with 0 ends, 0 bends; ");
}

static void
test_20 (void)
{
  assert_land ("D(0,0)r0 E(0,-1)r2 U(1,0)r1 B(1,-1)r0",
               "city of 2 touching 1; meadow of 20 touching 1; meadow of 8 touching 0; "
               "open road of 4 with 0 ends, 0 bends; ");
}

/* From a junction back to it: complete, and no loop. */
static void
test_back_to_junction (void)
{
  KingdomTile tiles[KINGDOM_N_TILES];
  KingdomLand land;
  guint       complete = 0, loops = 0;

  lay ("X(0,0)r0 V(1,0)r0 V(1,1)r1 V(0,1)r2", tiles, &land);
  for (guint i = 0; i < land.n_ways; i++)
    {
      complete += kingdom_road_is_complete (&land, land.way[i]);
      loops += kingdom_road_is_loop (&land, land.way[i]);
    }
  g_assert_cmpuint (complete, ==, 1);
  g_assert_cmpuint (loops, ==, 0);
}

static void
test_cells (void)
{
  KingdomTile tiles[KINGDOM_N_TILES];
  KingdomMap  map;

  kingdom_test_lay ("D(-99,-99)r0 B(99,99)r0 B(98,99)r0", tiles);
  kingdom_map_init (&map, tiles);
  g_assert_cmpuint (map.width, ==, KINGDOM_MAX_BOX);
  g_assert_cmpuint (map.height, ==, KINGDOM_MAX_BOX);
  g_assert_cmpuint (kingdom_map_at (&map, -99, -99), ==, KINGDOM_STARTER);
  g_assert_cmpuint (kingdom_map_at (&map, 99, 99),
                    ==,
                    kingdom_prints[KINGDOM_TYPE_B].first);
  g_assert_cmpuint (kingdom_map_at (&map, 0, 0), ==, KINGDOM_NO_TILE);
  g_assert_cmpuint (kingdom_map_at (&map, 101, 0), ==, KINGDOM_NO_TILE);
  g_assert_cmpuint (kingdom_map_at (&map, 0, -101), ==, KINGDOM_NO_TILE);
  g_assert_cmpuint (kingdom_map_count_around (&map, 99, 99), ==, 1);
  g_assert_true (kingdom_map_touches (&map, 97, 99, KINGDOM_NO_TILE));
  g_assert_false (kingdom_map_touches (&map,
                                       97,
                                       99,
                                       kingdom_prints[KINGDOM_TYPE_B].first + 1));
  kingdom_test_lay ("", tiles);
  kingdom_map_init (&map, tiles);
  g_assert_cmpuint (kingdom_map_at (&map, 0, 0), ==, KINGDOM_NO_TILE);
  g_assert_cmpuint (kingdom_map_faults (&map, NULL), ==, 0);
}

static void
assert_faults (const char *text, guint n, const char *first)
{
  KingdomTile  tiles[KINGDOM_N_TILES];
  KingdomMap   map;
  KingdomFault fault = { 0 };

  kingdom_test_lay (text, tiles);
  kingdom_map_init (&map, tiles);
  g_assert_cmpuint (kingdom_map_faults (&map, &fault), ==, n);
  if (n > 0)
    favor_assert_text (g_strdup_printf ("%s %d,%d %u",
                                        kingdom_faults.words[fault.kind].id,
                                        fault.x,
                                        fault.y,
                                        fault.side),
                       first);
}

/* Faults come in the order of the table, then by y, x and side (2.7). */
static void
test_faults (void)
{
  assert_faults ("D(0,0)r0 E(0,-1)r2 U(1,0)r1 B(1,-1)r0", 0, NULL);
  assert_faults ("D(0,0)r0 E(0,1)r0", 1, "edge-mismatch 0,0 2");
  assert_faults ("D(0,0)r0 E(1,0)r0", 1, "edge-mismatch 0,0 1");
  assert_faults ("D(0,0)r0 E(-1,0)r0", 1, "edge-mismatch -1,0 1");
  assert_faults ("D(0,0)r0 E(0,-1)r0", 1, "edge-mismatch 0,-1 2");
  /* The first tile by index is not the first by cell. */
  assert_faults ("N(0,-1)r2+knight.n B(0,0)r0 U(0,1)r0+farmer.n",
                 3,
                 "edge-mismatch 0,-1 2");
  assert_faults ("U(0,1)r0+farmer.n N(3,0)r2+knight.n", 2, "open-border 3,0 3");
  assert_faults ("U(5,0)r0+farmer.n U(0,1)r0+farmer.n U(0,5)r0+farmer.s",
                 3,
                 "loose-road 5,0 2");
}

static void
assert_needs (const char *map_text, gint x, gint y, const char *without, FavorEdges needs)
{
  KingdomTile tiles[KINGDOM_N_TILES];
  KingdomMap  map;

  kingdom_test_lay (map_text, tiles);
  kingdom_map_init (&map, tiles);
  g_assert_cmpuint (kingdom_map_needs (&map,
                                       x,
                                       y,
                                       without != NULL
                                         ? kingdom_prints[without[0] - 'A'].first
                                         : KINGDOM_NO_TILE),
                    ==,
                    needs);
}

static void
test_needs (void)
{
  const guint any = FAVOR_EDGE_ANY, city = FAVOR_EDGE_CITY, road = FAVOR_EDGE_ROAD,
              field = FAVOR_EDGE_FIELD;

  assert_needs ("D(0,0)r0 B(1,1)r0", 0, 1, NULL, FAVOR_EDGES (field, field, any, any));
  assert_needs ("D(0,0)r0 B(1,1)r0", 1, 0, NULL, FAVOR_EDGES (any, any, field, road));
  assert_needs ("D(0,0)r0 B(1,1)r0", 1, 0, "D", FAVOR_EDGES (any, any, field, any));
  assert_needs ("D(0,0)r0 B(1,1)r0", 0, -1, NULL, FAVOR_EDGES (any, any, city, any));
  assert_needs ("D(0,0)r0 B(1,1)r0", 5, 5, NULL, FAVOR_EDGES_ANY);
}

/* A land with the help of another one is the same as without. */
static void
assert_like (const char *before, const char *now)
{
  KingdomTile      old_tiles[KINGDOM_N_TILES], tiles[KINGDOM_N_TILES];
  KingdomLand      old, land, like;
  g_autofree char *expected = NULL;

  lay (before, old_tiles, &old);
  lay (now, tiles, &land);
  kingdom_map_init (&like.map, tiles);
  kingdom_land_join (&like, &old);
  expected = tell (&land);
  favor_assert_text (tell (&like), expected);
  for (guint i = 0; i < land.map.n_tiles; i++)
    {
      const guint tile = land.map.tile[i];

      g_assert_cmpmem (&land.map.look[tile],
                       sizeof (KingdomLook),
                       &like.map.look[tile],
                       sizeof (KingdomLook));
    }
}

static void
test_like (void)
{
  const char *before = "D(0,0)r0 U(1,0)r1+jester E(0,-1)r2 N(5,5)r0+knight.e";

  assert_like (before, before);
  assert_like (before, "D(0,0)r0 U(1,0)r1+jester E(0,-1)r2 N(5,5)r1+knight.e B(1,1)r0");
  assert_like (before, "D(0,0)r0 U(2,0)r1+jester E(0,-1)r2 N(5,5)r0+knight.e+knight.s");
  assert_like (before, "D(0,0)r0 U(1,0)r1+bridge.ns E(0,-1)r2+laborer.s N(5,5)r0");
  assert_like ("D(0,0)r0 U(1,0)r1+straight.ew", "D(0,0)r0 U(1,0)r1+straight.ns");
  assert_like ("D(0,0)r0 U(1,0)r1+hunter.arm-e", "D(0,0)r0 U(1,0)r1+hunter.arm-w");
  assert_like ("D(0,0)r0", "D(0,0)r0 U(1,0)r1+jester");
}

/* What a pointer would rest on, a place of a tile of `type`, and on how many tiles that lies. */
static void
assert_feature (const char           *map,
                guint                 type,
                double                x,
                double                y,
                const KingdomFeature *expected,
                guint                 n_tiles)
{
  KingdomTile    tiles[KINGDOM_N_TILES];
  KingdomGlow    glows[KINGDOM_MAX_GLOWS];
  KingdomFeature feature;
  guint          n;

  kingdom_test_lay (map, tiles);
  n = kingdom_find_feature (tiles, kingdom_prints[type].first, x, y, &feature, glows);
  g_assert_cmpuint (n, ==, n_tiles);
  g_assert_cmpuint (feature.kind, ==, expected->kind);
  g_assert_cmpuint (feature.is_complete, ==, expected->is_complete);
  g_assert_cmpuint (feature.is_loop, ==, expected->is_loop);
  g_assert_cmpuint (feature.n, ==, expected->n);
}

static void
test_feature (void)
{
  static const KingdomFeature city = { .kind = KINGDOM_FEATURE_CITY,
                                       .is_complete = TRUE,
                                       .n = 1 };
  static const KingdomFeature open_city = { .kind = KINGDOM_FEATURE_CITY, .n = 1 };
  static const KingdomFeature meadow = { .kind = KINGDOM_FEATURE_MEADOW, .n = 1 };
  static const KingdomFeature far_meadow = { .kind = KINGDOM_FEATURE_MEADOW };
  static const KingdomFeature road = { .kind = KINGDOM_FEATURE_ROAD };
  static const KingdomFeature loop = { .kind = KINGDOM_FEATURE_ROAD,
                                       .is_complete = TRUE,
                                       .is_loop = TRUE,
                                       .n = 4 };
  const char                 *town = "D(0,0)r0 E(0,-1)r2 U(1,0)r1 B(1,-1)r0";
  const char                 *ring = "V(0,0)r3 V(1,0)r0 V(1,1)r1 V(0,1)r2";

  assert_feature (town, KINGDOM_TYPE_D, 0.5, 0.1, &city, 2);
  assert_feature (town, KINGDOM_TYPE_E, 0.5, 0.9, &city, 2);
  assert_feature ("D(0,0)r0", KINGDOM_TYPE_D, 0.5, 0.1, &open_city, 1);
  assert_feature (town, KINGDOM_TYPE_D, 0.1, 0.5, &road, 2);
  assert_feature (town, KINGDOM_TYPE_D, 0.9, 0.3, &meadow, 4);
  assert_feature (town, KINGDOM_TYPE_D, 0.9, 0.7, &far_meadow, 2);
  assert_feature (ring, KINGDOM_TYPE_V, 0.8, 0.52, &loop, 4);
  assert_feature (ring, KINGDOM_TYPE_V, 0.48, 0.8, &loop, 4);
  assert_feature (ring, KINGDOM_TYPE_V, 0.2, 0.5, &far_meadow, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/scenario/12.18-starter", test_18);
  g_test_add_func ("/kingdom/scenario/12.19-complete-city", test_19);
  g_test_add_func ("/kingdom/scenario/12.20-one-meadow", test_20);
  g_test_add_func ("/kingdom/land/road-back-to-its-junction", test_back_to_junction);
  g_test_add_func ("/kingdom/land/like", test_like);
  g_test_add_func ("/kingdom/land/feature", test_feature);
  g_test_add_func ("/kingdom/map/cells", test_cells);
  g_test_add_func ("/kingdom/map/faults", test_faults);
  g_test_add_func ("/kingdom/map/needs", test_needs);
  return g_test_run ();
}
