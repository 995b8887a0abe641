/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kit-shapes.h"

/* Geometry of squares, and what makes a shape sound. */

static void
test_mates (void)
{
  static const guint8 mates[FAVOR_N_PORTS] = { 5, 4, 7, 6, 1, 0, 3, 2 };

  for (guint port = 0; port < FAVOR_N_PORTS; port++)
    {
      g_assert_cmpuint (favor_port_mate (port), ==, mates[port]);
      g_assert_cmpuint (favor_port_mate (favor_port_mate (port)), ==, port);
      g_assert_cmpuint (favor_port_mate (port) / 2, ==, favor_side_opposite (port / 2));
    }
}

static void
test_sides (void)
{
  gint x = 0, y = 0;

  g_assert_cmpint (favor_side_dy (FAVOR_SIDE_NORTH), ==, -1);
  g_assert_cmpint (favor_side_dx (FAVOR_SIDE_EAST), ==, 1);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      x += favor_side_dx (side);
      y += favor_side_dy (side);
      g_assert_cmpint (ABS (favor_side_dx (side)) + ABS (favor_side_dy (side)), ==, 1);
    }
  g_assert_cmpint (x, ==, 0);
  g_assert_cmpint (y, ==, 0);
}

/* Side e lies on side e + r, port p on port p + 2r. */
static void
test_turned (void)
{
  const FavorTileShape *shape = &kit_shapes[KIT_SIDE_AND_ROAD];

  for (guint turn = 0; turn < 4; turn++)
    {
      const FavorEdges edges = favor_edges_turned (shape->edges, turn);

      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        {
          g_assert_cmpint (favor_edges_at (edges, (side + turn) % 4),
                           ==,
                           favor_edges_at (shape->edges, side));
          g_assert_cmpuint (favor_shape_at_side (shape, turn, (side + turn) % 4),
                            ==,
                            shape->at_side[side]);
        }
      for (guint port = 0; port < FAVOR_N_PORTS; port++)
        g_assert_cmpuint (favor_shape_at_port (shape, turn, (port + 2 * turn) % 8),
                          ==,
                          shape->at_port[port]);
    }
}

/* Four rotations at once fit as each by itself does, edge by edge. */
static void
test_fitting (void)
{
  FavorRng rng;

  favor_rng_seed (&rng, 3);
  for (guint i = 0; i < 100000; i++)
    {
      const FavorEdges edges = (FavorEdges) favor_rng_next (&rng);
      const FavorEdges needs = (FavorEdges) (favor_rng_next (&rng) |
                                             favor_rng_next (&rng));
      const guint64 fitting = favor_edges_fitting (favor_edges_all_turns (edges), needs);

      for (guint turn = 0; turn < 4; turn++)
        {
          gboolean fits = TRUE;

          for (guint side = 0; side < 4; side++)
            fits = fits && (favor_edges_at (favor_edges_turned (edges, turn), side) &
                            favor_edges_at (needs, side)) != 0;
          g_assert_cmpint ((fitting >> 16 * turn & 1) != 0, ==, fits);
        }
      g_assert_cmpuint (fitting & ~G_GUINT64_CONSTANT (0x0001000100010001), ==, 0);
    }
}

/* Sides apart are those where one by one there is nothing in common. */
static void
test_apart (void)
{
  FavorRng rng;

  favor_rng_seed (&rng, 4);
  for (guint i = 0; i < 100000; i++)
    {
      const FavorEdges a = (FavorEdges) favor_rng_next (&rng);
      const FavorEdges b = (FavorEdges) favor_rng_next (&rng);
      const guint      apart = favor_edges_apart (a, b);
      guint            n = 0;

      for (guint side = 0; side < 4; side++)
        {
          const gboolean is = (favor_edges_at (a, side) & favor_edges_at (b, side)) == 0;

          g_assert_cmpint ((apart >> side & 1) != 0, ==, is);
          n += is;
        }
      g_assert_cmpuint (apart, <, 16);
      g_assert_cmpuint (favor_sides_count (apart), ==, n);
    }
}

static void
test_sound (void)
{
  for (guint i = 0; i < KIT_N_SHAPES; i++)
    {
      const char *what = NULL;

      if (!favor_shape_is_sound (&kit_shapes[i], &what))
        g_error ("shape %u: %s", i, what);
    }
}

static void
require_unsound (const FavorTileShape *shape, const char *expected)
{
  const char *what = NULL;

  g_assert_false (favor_shape_is_sound (shape, &what));
  g_assert_cmpstr (what, ==, expected);
  g_assert_false (favor_shape_is_sound (shape, NULL));
}

/* Each fault of somebody who writes a set of tiles is named. */
static void
test_unsound (void)
{
  const FavorTileShape good = kit_shapes[KIT_SIDE_AND_ROAD];
  FavorTileShape       shape = good;

  shape.edges = FAVOR_EDGES (FAVOR_EDGE_FIELD,
                             FAVOR_EDGE_ROAD,
                             FAVOR_EDGE_FIELD,
                             FAVOR_EDGE_ROAD);
  require_unsound (&shape, "its cities do not end at its edges");
  shape = good;
  shape.segment[1].edges |= 1 << FAVOR_SIDE_SOUTH;
  require_unsound (&shape, "its roads do not end at its edges");
  shape = good;
  shape.at_side[FAVOR_SIDE_SOUTH] = 1;
  require_unsound (&shape, "a city or road ends at a field");
  shape = good;
  shape.segment[2].ports &= 0x7f;
  require_unsound (&shape, "its farms do not end at its edges");
  shape = good;
  shape.at_port[0] = 2;
  require_unsound (&shape, "its farms do not end at its edges");
  shape = good;
  shape.segment[2].touches = 2;
  require_unsound (&shape, "a farm touches what is no city");
  shape = good;
  shape.shows = 1;
  require_unsound (&shape, "its segments are not in order");
  shape = good;
  shape.n_segments = FAVOR_TILE_MAX_SEGMENTS + 1;
  require_unsound (&shape, "it has too many segments");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile-shape/mates", test_mates);
  g_test_add_func ("/tile-shape/sides", test_sides);
  g_test_add_func ("/tile-shape/turned", test_turned);
  g_test_add_func ("/tile-shape/fitting", test_fitting);
  g_test_add_func ("/tile-shape/apart", test_apart);
  g_test_add_func ("/tile-shape/sound", test_sound);
  g_test_add_func ("/tile-shape/unsound", test_unsound);
  return g_test_run ();
}
