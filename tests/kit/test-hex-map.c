/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-rng.h"
#include "hex-map-rows.h"

/* Maps made from rows, and the longest route on them. */

static const guint8 small_rows[] = { 3, 4, 5, 4, 3 };
static const guint8 large_rows[] = { 7, 8, 9, 10, 9, 8, 7 };

static void
test_counts (void)
{
  FavorHexMap map;

  hex_map_from_rows (&map, small_rows, G_N_ELEMENTS (small_rows));
  g_assert_cmpuint (map.n_hexes, ==, 19);
  g_assert_cmpuint (map.n_vertices, ==, 54);
  g_assert_cmpuint (map.n_edges, ==, 72);
  g_assert_cmpuint (map.n_coast, ==, 30);
  hex_map_from_rows (&map, large_rows, G_N_ELEMENTS (large_rows));
  g_assert_cmpuint (map.n_hexes, ==, FAVOR_HEX_MAX_HEXES);
  g_assert_cmpuint (map.n_vertices, ==, FAVOR_HEX_MAX_VERTICES);
  g_assert_cmpuint (map.n_edges, ==, FAVOR_HEX_MAX_EDGES);
}

static void
test_neighbours (void)
{
  FavorHexMap map;

  hex_map_from_rows (&map, large_rows, G_N_ELEMENTS (large_rows));
  for (guint hex = 0; hex < map.n_hexes; hex++)
    for (guint side = 0; side < FAVOR_HEX_SIDES; side++)
      {
        const guint next = map.hex[hex].next[side];

        if (next == FAVOR_HEX_NONE)
          continue;
        g_assert_cmpuint (map.hex[next].next[(side + 3) % FAVOR_HEX_SIDES], ==, hex);
        g_assert_cmpuint (map.hex[next].edge[(side + 3) % FAVOR_HEX_SIDES],
                          ==,
                          map.hex[hex].edge[side]);
      }
  for (guint edge = 0; edge < map.n_edges; edge++)
    g_assert_cmpuint (favor_hex_map_across (&map, edge, map.edge[edge].end[0]),
                      ==,
                      map.edge[edge].end[1]);
}

static void
test_sets (void)
{
  FavorHexSet set = { { 0 } };
  guint       found[4], n = 0;

  for (guint i = 0; i < 3; i++)
    favor_hex_set_add (&set, 200 - 70 * i);
  g_assert_true (favor_hex_set_has (&set, 130));
  g_assert_false (favor_hex_set_has (&set, 131));
  for (guint i = favor_hex_set_next (&set, 0); i < 201;
       i = favor_hex_set_next (&set, i + 1))
    found[n++] = i;
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (found[0], ==, 60);
  g_assert_cmpuint (found[1], ==, 130);
  g_assert_cmpuint (found[2], ==, 200);
}

/* Brute force: of all sets of routes the largest that is one line. A line is what hangs together and has
 * at most two ends with an odd number of routes; where it may not pass each route ends for itself. */

#define MAX_ROUTES 12

typedef struct
{
  guint n;
  guint end[MAX_ROUTES][2];
} Routes;

static gboolean
is_line (const Routes *routes, guint set)
{
  const guint first = (guint) g_bit_nth_lsf (set, -1);
  guint       reached = 1u << first, before;
  guint       odd = 0;

  do
    {
      before = reached;
      for (guint i = 0; i < routes->n; i++)
        for (guint j = 0; j < routes->n; j++)
          if ((reached >> i & 1) != 0 && (set >> j & 1) != 0 &&
              (routes->end[i][0] == routes->end[j][0] ||
               routes->end[i][0] == routes->end[j][1] ||
               routes->end[i][1] == routes->end[j][0] ||
               routes->end[i][1] == routes->end[j][1]))
            reached |= 1u << j;
    }
  while (reached != before);
  if (reached != set)
    return FALSE;
  for (guint i = 0; i < routes->n; i++)
    for (guint end = 0; end < 2 && (set >> i & 1) != 0; end++)
      {
        guint n = 0;

        for (guint j = 0; j < routes->n; j++)
          if ((set >> j & 1) != 0)
            n += (routes->end[j][0] == routes->end[i][end]) +
                 (routes->end[j][1] == routes->end[i][end]);
        /* Counted from each of the routes that end there, of which there are one or three. */
        odd += n == 1 ? 3 : n == 3;
      }
  return odd <= 6;
}

static guint
longest_by_force (const Routes *routes)
{
  guint best = 0;

  for (guint set = 1; set < 1u << routes->n; set++)
    {
      const guint n = (guint) __builtin_popcount (set);

      if (n > best && is_line (routes, set))
        best = n;
    }
  return best;
}

/* Routes that mostly continue each other, and some blocked vertices. */
static void
test_longest_route (void)
{
  FavorHexMap map;
  FavorRng    rng;
  guint       seen[MAX_ROUTES + 1] = { 0 };

  hex_map_from_rows (&map, small_rows, G_N_ELEMENTS (small_rows));
  favor_rng_seed (&rng, 3);
  for (guint round = 0; round < 10000; round++)
    {
      FavorHexSet edges = { { 0 } }, blocked = { { 0 } };
      Routes      routes = { 0 };
      guint       wanted = 1 + favor_rng_below (&rng, MAX_ROUTES);
      guint       vertex = favor_rng_below (&rng, map.n_vertices);
      guint       length;

      for (guint i = 0; i < 3; i++)
        if (favor_rng_below (&rng, 2) == 0)
          favor_hex_set_add (&blocked, favor_rng_below (&rng, map.n_vertices));
      for (guint i = 0; i < 60 && routes.n < wanted; i++)
        {
          const guint edge = map.vertex[vertex]
                               .edge[favor_rng_below (&rng, FAVOR_HEX_AT_VERTEX)];

          if (edge == FAVOR_HEX_NONE)
            continue;
          vertex = favor_hex_map_across (&map, edge, vertex);
          if (favor_hex_set_has (&edges, edge))
            continue;
          favor_hex_set_add (&edges, edge);
          for (guint end = 0; end < 2; end++)
            {
              const guint at = map.edge[edge].end[end];

              routes.end[routes.n][end] = favor_hex_set_has (&blocked, at)
                                            ? 1000 + 2 * routes.n + end
                                            : at;
            }
          routes.n++;
          if (favor_rng_below (&rng, 12) == 0)
            vertex = favor_rng_below (&rng, map.n_vertices);
        }
      length = favor_hex_map_longest_route (&map, &edges, &blocked);
      g_assert_cmpuint (length, ==, longest_by_force (&routes));
      seen[length]++;
    }
  for (guint i = 1; i <= MAX_ROUTES; i++)
    g_assert_cmpuint (seen[i], >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex-map/counts", test_counts);
  g_test_add_func ("/hex-map/neighbours", test_neighbours);
  g_test_add_func ("/hex-map/sets", test_sets);
  g_test_add_func ("/hex-map/longest-route", test_longest_route);
  return g_test_run ();
}
