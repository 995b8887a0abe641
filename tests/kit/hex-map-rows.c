/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex-map-rows.h"

#include <string.h>

/* From the middle of a hex to its corners: x, then lines. */
static const gint corners[FAVOR_HEX_SIDES][2] = {
  { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 },
};

/* From a hex to the one over each side: x, then rows. */
static const gint sides[FAVOR_HEX_SIDES][2] = {
  { 1, -1 }, { 2, 0 }, { 1, 1 }, { -1, 1 }, { -2, 0 }, { -1, -1 },
};

static void
place_hexes (FavorHexMap *map, const guint8 *rows, guint n_rows)
{
  guint longest = 0;

  for (guint y = 0; y < n_rows; y++)
    longest = MAX (longest, rows[y]);
  for (guint y = 0; y < n_rows; y++)
    for (guint i = 0; i < rows[y]; i++)
      {
        g_assert_cmpuint (map->n_hexes, <, FAVOR_HEX_MAX_HEXES);
        map->hex[map->n_hexes].x = (guint8) (longest - rows[y] + 1 + 2 * i);
        map->hex[map->n_hexes++].y = (guint8) y;
      }
}

/* A number that sorts by line, then x. */
static guint
corner_at (const FavorHex *hex, guint corner)
{
  return (guint) (hex->y + corners[corner][1]) * 256 +
         (guint) (hex->x + corners[corner][0]);
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  return (gint) * (const guint *) a - (gint) * (const guint *) b;
}

/* Sorts numbers and leaves each once. */
static guint
sort (guint *numbers, guint n)
{
  guint kept = 0;

  qsort (numbers, n, sizeof *numbers, compare);
  for (guint i = 0; i < n; i++)
    if (i == 0 || numbers[i] != numbers[i - 1])
      numbers[kept++] = numbers[i];
  return kept;
}

static guint8
find (const guint *numbers, guint n, guint number)
{
  for (guint i = 0; i < n; i++)
    if (numbers[i] == number)
      return (guint8) i;
  return FAVOR_HEX_NONE;
}

static void
append (guint8 *list, guint n, guint value)
{
  guint8 *free = memchr (list, FAVOR_HEX_NONE, n);

  g_assert_nonnull (free);
  *free = (guint8) value;
}

static void
number_vertices (FavorHexMap *map)
{
  guint at[FAVOR_HEX_MAX_HEXES * FAVOR_HEX_SIDES];
  guint n = 0;

  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      at[n++] = corner_at (&map->hex[hex], i);
  n = sort (at, n);
  g_assert_cmpuint (n, <=, FAVOR_HEX_MAX_VERTICES);
  map->n_vertices = (guint8) n;
  memset (map->vertex, FAVOR_HEX_NONE, n * sizeof map->vertex[0]);
  for (guint i = 0; i < n; i++)
    {
      map->vertex[i].line = (guint8) (at[i] / 256);
      map->vertex[i].x = (guint8) (at[i] % 256);
    }
  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      {
        const guint8 vertex = find (at, n, corner_at (&map->hex[hex], i));

        map->hex[hex].corner[i] = vertex;
        append (map->vertex[vertex].hex, FAVOR_HEX_AT_VERTEX, hex);
      }
}

static guint
edge_between (guint a, guint b)
{
  return MIN (a, b) * 256 + MAX (a, b);
}

static guint
edge_of (const FavorHex *hex, guint side)
{
  return edge_between (hex->corner[side], hex->corner[(side + 1) % FAVOR_HEX_SIDES]);
}

static void
number_edges (FavorHexMap *map)
{
  guint at[FAVOR_HEX_MAX_HEXES * FAVOR_HEX_SIDES];
  guint n = 0;

  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      at[n++] = edge_of (&map->hex[hex], i);
  n = sort (at, n);
  g_assert_cmpuint (n, <=, FAVOR_HEX_MAX_EDGES);
  map->n_edges = (guint8) n;
  memset (map->edge, FAVOR_HEX_NONE, n * sizeof map->edge[0]);
  for (guint i = 0; i < n; i++)
    for (guint end = 0; end < 2; end++)
      {
        const guint vertex = end == 0 ? at[i] / 256 : at[i] % 256;

        map->edge[i].end[end] = (guint8) vertex;
        append (map->vertex[vertex].edge, FAVOR_HEX_AT_VERTEX, i);
        append (map->vertex[vertex].next,
                FAVOR_HEX_AT_VERTEX,
                end == 0 ? at[i] % 256 : at[i] / 256);
      }
  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      {
        const guint8 edge = find (at, n, edge_of (&map->hex[hex], i));

        map->hex[hex].edge[i] = edge;
        append (map->edge[edge].hex, 2, hex);
      }
}

static void
find_neighbours (FavorHexMap *map)
{
  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      {
        FavorHex *self = &map->hex[hex];

        self->next[i] = FAVOR_HEX_NONE;
        for (guint other = 0; other < map->n_hexes; other++)
          if (map->hex[other].x == self->x + sides[i][0] &&
              map->hex[other].y == self->y + sides[i][1])
            self->next[i] = (guint8) other;
      }
}

/* The edge at the coast that begins at `vertex`, clockwise; where it ends. */
static guint
walk_on (const FavorHexMap *map, guint vertex, guint *edge)
{
  for (guint hex = 0; hex < map->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      if (map->hex[hex].next[i] == FAVOR_HEX_NONE && map->hex[hex].corner[i] == vertex)
        {
          *edge = map->hex[hex].edge[i];
          return map->hex[hex].corner[(i + 1) % FAVOR_HEX_SIDES];
        }
  g_assert_not_reached ();
}

static void
walk_coast (FavorHexMap *map)
{
  const guint begin = map->hex[0].corner[0];
  guint       vertex = begin;

  do
    {
      guint edge;

      g_assert_cmpuint (map->n_coast, <, FAVOR_HEX_MAX_COAST);
      vertex = walk_on (map, vertex, &edge);
      map->coast[map->n_coast++] = (guint8) edge;
    }
  while (vertex != begin);
}

void
hex_map_from_rows (FavorHexMap *map, const guint8 *rows, guint n_rows)
{
  memset (map, 0, sizeof *map);
  place_hexes (map, rows, n_rows);
  number_vertices (map);
  number_edges (map);
  find_neighbours (map);
  walk_coast (map);
}

static void
print_numbers (const guint8 *numbers, guint n)
{
  g_print ("{ ");
  for (guint i = 0; i < n; i++)
    if (numbers[i] == FAVOR_HEX_NONE)
      g_print ("%s__", i > 0 ? ", " : "");
    else
      g_print ("%s%u", i > 0 ? ", " : "", numbers[i]);
  g_print (" }");
}

static void
print_list (const guint8 *numbers, guint n, const char *end)
{
  print_numbers (numbers, n);
  g_print ("%s", end);
}

void
hex_map_print (const FavorHexMap *map)
{
  g_print (
    "  .n_hexes = %u,\n  .n_vertices = %u,\n  .n_edges = %u,\n  .n_coast = %u,\n  .hex = {\n",
    map->n_hexes,
    map->n_vertices,
    map->n_edges,
    map->n_coast);
  for (guint i = 0; i < map->n_hexes; i++)
    {
      const FavorHex *hex = &map->hex[i];

      g_print ("    { %u, %u, ", hex->x, hex->y);
      print_list (hex->corner, FAVOR_HEX_SIDES, ", ");
      print_list (hex->edge, FAVOR_HEX_SIDES, ", ");
      print_list (hex->next, FAVOR_HEX_SIDES, " },\n");
    }
  g_print ("  },\n  .vertex = {\n");
  for (guint i = 0; i < map->n_vertices; i++)
    {
      const FavorHexVertex *vertex = &map->vertex[i];

      g_print ("%s{ %u, %u, ", i % 2 == 0 ? "    " : " ", vertex->x, vertex->line);
      print_list (vertex->hex, FAVOR_HEX_AT_VERTEX, ", ");
      print_list (vertex->edge, FAVOR_HEX_AT_VERTEX, ", ");
      print_list (vertex->next,
                  FAVOR_HEX_AT_VERTEX,
                  i % 2 == 1 || i + 1 == map->n_vertices ? " },\n" : " },");
    }
  g_print ("  },\n  .edge = {\n");
  for (guint i = 0; i < map->n_edges; i++)
    {
      g_print ("%s{ ", i % 4 == 0 ? "    " : " ");
      print_list (map->edge[i].end, 2, ", ");
      print_list (map->edge[i].hex,
                  2,
                  i % 4 == 3 || i + 1 == map->n_edges ? " },\n" : " },");
    }
  g_print ("  },\n  .coast = ");
  print_list (map->coast, map->n_coast, ",\n");
}
