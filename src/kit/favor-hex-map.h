/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Maps of hexes: where each hex lies, its corners and edges, and what touches what. A map is a constant table
 * of the game that plays on it; nothing here knows an island.
 *
 * Hexes have a corner at the top and lie in rows, in doubled coordinates: `y` is the row, `x` grows to the right,
 * and neighbours in a row are 2 apart. The corners are numbered clockwise from the top; side i lies between the
 * corners i and i + 1. A vertex is named by its `x` and by `line`, the zigzag line that it lies on, counted from
 * the top. Hexes are numbered by `y`, then `x`; vertices by `line`, then `x`; edges by their lesser vertex, then
 * by the other. */

typedef enum
{
  FAVOR_HEX_NORTH_EAST,
  FAVOR_HEX_EAST,
  FAVOR_HEX_SOUTH_EAST,
  FAVOR_HEX_SOUTH_WEST,
  FAVOR_HEX_WEST,
  FAVOR_HEX_NORTH_WEST,
} FavorHexSide;

#define FAVOR_HEX_SIDES 6

/* As much as the largest map of today has. */
#define FAVOR_HEX_MAX_HEXES    58
#define FAVOR_HEX_MAX_VERTICES 144
#define FAVOR_HEX_MAX_EDGES    201
#define FAVOR_HEX_MAX_COAST    56

/* Instead of a number: there is none. */
#define FAVOR_HEX_NONE 0xff

/**
 * FavorHex:
 * @corner: vertices, from the top clockwise
 * @edge: by #FavorHexSide
 * @next: the hexes over these, or %FAVOR_HEX_NONE
 */
typedef struct
{
  guint8 x;
  guint8 y;
  guint8 corner[FAVOR_HEX_SIDES];
  guint8 edge[FAVOR_HEX_SIDES];
  guint8 next[FAVOR_HEX_SIDES];
} FavorHex;

#define FAVOR_HEX_AT_VERTEX 3

/**
 * FavorHexVertex:
 * @hex: the hexes whose corner it is, ascending, then %FAVOR_HEX_NONE
 * @edge: the edges that end here, ascending, then %FAVOR_HEX_NONE
 * @next: the vertices at the other ends of these
 */
typedef struct
{
  guint8 x;
  guint8 line;
  guint8 hex[FAVOR_HEX_AT_VERTEX];
  guint8 edge[FAVOR_HEX_AT_VERTEX];
  guint8 next[FAVOR_HEX_AT_VERTEX];
} FavorHexVertex;

/**
 * FavorHexEdge:
 * @end: the vertices, ascending
 * @hex: its hexes, ascending; the second is %FAVOR_HEX_NONE at the coast
 */
typedef struct
{
  guint8 end[2];
  guint8 hex[2];
} FavorHexEdge;

/**
 * FavorHexMap:
 * @coast: the edges with one hex, clockwise, from the north-eastern one of hex 0 on
 */
typedef struct
{
  guint8         n_hexes;
  guint8         n_vertices;
  guint8         n_edges;
  guint8         n_coast;
  FavorHex       hex[FAVOR_HEX_MAX_HEXES];
  FavorHexVertex vertex[FAVOR_HEX_MAX_VERTICES];
  FavorHexEdge   edge[FAVOR_HEX_MAX_EDGES];
  guint8         coast[FAVOR_HEX_MAX_COAST];
} FavorHexMap;

/* A set of hexes, vertices or edges. */
#define FAVOR_HEX_SET_WORDS 4
typedef struct
{
  guint64 word[FAVOR_HEX_SET_WORDS];
} FavorHexSet;

static inline gboolean
favor_hex_set_has (const FavorHexSet *self, guint i)
{
  return (self->word[i / 64] >> i % 64 & 1) != 0;
}

static inline void
favor_hex_set_add (FavorHexSet *self, guint i)
{
  self->word[i / 64] |= G_GUINT64_CONSTANT (1) << i % 64;
}

static inline void
favor_hex_set_remove (FavorHexSet *self, guint i)
{
  self->word[i / 64] &= ~(G_GUINT64_CONSTANT (1) << i % 64);
}

/* Of what is in the set, the first from `i` on; at least 64 * FAVOR_HEX_SET_WORDS if there is none. For loops:
 * for (i = favor_hex_set_next (set, 0); i < n; i = favor_hex_set_next (set, i + 1)) */
static inline guint
favor_hex_set_next (const FavorHexSet *self, guint i)
{
  guint   at = i / 64;
  guint64 left;

  if (at >= FAVOR_HEX_SET_WORDS)
    return i;
  left = self->word[at] >> i % 64;
  if (left != 0)
    return i + (guint) __builtin_ctzll (left);
  while (++at < FAVOR_HEX_SET_WORDS)
    if (self->word[at] != 0)
      return at * 64 + (guint) __builtin_ctzll (self->word[at]);
  return 64 * FAVOR_HEX_SET_WORDS;
}

/* The vertex at the other end of an edge. */
static inline guint
favor_hex_map_across (const FavorHexMap *map, guint edge, guint vertex)
{
  const FavorHexEdge *self = &map->edge[edge];

  return self->end[0] == vertex ? self->end[1] : self->end[0];
}

/* No player has more routes. */
#define FAVOR_HEX_MAX_ROUTES 30

/**
 * favor_hex_map_longest_route:
 * @routes: edges, at most %FAVOR_HEX_MAX_ROUTES of them
 * @blocked: vertices that a route may end at, but not pass
 *
 * Returns: how many edges the longest line has that takes no edge twice; it may pass a vertex twice
 */
guint favor_hex_map_longest_route (const FavorHexMap *map,
                                   const FavorHexSet *routes,
                                   const FavorHexSet *blocked);

G_END_DECLS
