/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-schema.h"

G_BEGIN_DECLS

/* Square tiles: what is on one, and how it is turned.
 *
 * A square has four sides, clockwise from the north, and eight half edges ("ports"), numbered
 * clockwise from the north-west corner: side s has the ports 2s and 2s + 1. A tile turned by r
 * quarter turns clockwise has its side s on side s + r of the map and its port p on port p + 2r.
 * On the map x grows to the east and y to the south.
 *
 * A shape is a value: a game whose tiles never change has a table of them, one that rebuilds what is
 * on a laid tile writes a new one. */

typedef enum
{
  FAVOR_SIDE_NORTH,
  FAVOR_SIDE_EAST,
  FAVOR_SIDE_SOUTH,
  FAVOR_SIDE_WEST,
} FavorSide;

#define FAVOR_N_SIDES 4
#define FAVOR_N_PORTS 8

/* What a segment is, in the order in which the segments of a tile stand. */
typedef enum
{
  FAVOR_LAND_CITY,
  FAVOR_LAND_ROAD,
  FAVOR_LAND_FARM,
  FAVOR_LAND_CLOISTER,
} FavorLand;

#define FAVOR_N_LANDS 4

/* What an edge may lie against, as a set: two edges match if they have something in common. */
typedef enum
{
  FAVOR_EDGE_CITY = 1,
  FAVOR_EDGE_ROAD = 2,
  FAVOR_EDGE_FIELD = 4,
  FAVOR_EDGE_ANY = 15,
} FavorEdge;

/* The edges of a tile in one number, four bits for each side. */
typedef guint16 FavorEdges;

#define FAVOR_EDGES(north, east, south, west)                                            \
  ((FavorEdges) ((north) | (east) << 4 | (south) << 8 | (west) << 12))
#define FAVOR_EDGES_ANY ((FavorEdges) 0xffff)

#define FAVOR_TILE_MAX_SEGMENTS 9
/* Where there is no segment. */
#define FAVOR_SEGMENT_NONE 0xff

/**
 * FavorSegment:
 * @land: a %FavorLand
 * @edges: (of a city or a road) the set of sides that it joins
 * @ports: (of a farm) the set of ports that it joins
 * @touches: (of a farm) the set of segments of the same tile that are cities at its border
 * @worth: (of a city) its pennants
 */
typedef struct
{
  guint8 land;
  guint8 edges;
  guint8 ports;
  guint8 touches;
  guint8 worth;
} FavorSegment;

/**
 * FavorTileShape:
 * @edges: not turned
 * @shows: the set of lands that are on it
 * @rotations: how many of the four rotations differ: 1, 2 or 4
 * @n_segments: cities first, then roads, farms, the cloister
 * @at_side: the city or road at each side
 * @at_port: the farm at each port
 */
typedef struct
{
  FavorEdges   edges;
  guint8       shows;
  guint8       rotations;
  guint8       n_segments;
  guint8       at_side[FAVOR_N_SIDES];
  guint8       at_port[FAVOR_N_PORTS];
  FavorSegment segment[FAVOR_TILE_MAX_SEGMENTS];
} FavorTileShape;

static inline guint
favor_side_opposite (guint side)
{
  return (side + 2) % FAVOR_N_SIDES;
}

/* How far the neighbour over a side is away. */
static inline gint
favor_side_dx (guint side)
{
  return (side == FAVOR_SIDE_EAST) - (side == FAVOR_SIDE_WEST);
}

static inline gint
favor_side_dy (guint side)
{
  return (side == FAVOR_SIDE_SOUTH) - (side == FAVOR_SIDE_NORTH);
}

/* A set of sides when what has them is turned. */
static inline guint8
favor_sides_turned (guint sides, guint rotation)
{
  return (guint8) ((sides << rotation | sides >> (FAVOR_N_SIDES - rotation)) & 0xf);
}

/* How many sides a set has: read off a number with a digit for each set. */
static inline guint
favor_sides_count (guint sides)
{
  return (guint) (G_GUINT64_CONSTANT (0x4332322132212110) >> 4 * sides) & 0xf;
}

/* The port of the neighbour that a port meets over their common edge. */
static inline guint
favor_port_mate (guint port)
{
  return (port + (port % 2 == 0 ? 5 : 3)) % FAVOR_N_PORTS;
}

/* What lies on a side or at a port of the map when the tile is turned. */
static inline guint
favor_shape_at_side (const FavorTileShape *shape, guint rotation, guint side)
{
  return shape->at_side[(side - rotation) % FAVOR_N_SIDES];
}

static inline guint
favor_shape_at_port (const FavorTileShape *shape, guint rotation, guint port)
{
  return shape->at_port[(port - 2 * rotation) % FAVOR_N_PORTS];
}

static inline FavorEdges
favor_edges_turned (FavorEdges edges, guint rotation)
{
  return (FavorEdges) (edges << 4 * rotation | edges >> (16 - 4 * rotation));
}

static inline FavorEdge
favor_edges_at (FavorEdges edges, guint side)
{
  return (FavorEdge) (edges >> 4 * side & 0xf);
}

/* The set of sides at which two tiles' edges have nothing in common. */
static inline guint
favor_edges_apart (FavorEdges a, FavorEdges b)
{
  guint common = a & b;

  common |= common >> 2;
  common |= common >> 1;
  common = ~common & 0x1111u;
  return (common | common >> 3 | common >> 6 | common >> 9) & 0xf;
}

/* The edges in all four rotations, not turned in the lowest bits. */
static inline guint64
favor_edges_all_turns (FavorEdges edges)
{
  return edges | (guint64) favor_edges_turned (edges, 1) << 16 |
         (guint64) favor_edges_turned (edges, 2) << 32 |
         (guint64) favor_edges_turned (edges, 3) << 48;
}

/**
 * favor_edges_fitting:
 * @turns: of favor_edges_all_turns ()
 * @needs: what each edge may lie against
 *
 * All four rotations are compared at once: of each group of four bits that have something in
 * common the lowest is set, and a rotation fits if no such bit is missing.
 *
 * Returns: a number whose bit 16 r is set if the edges match @needs with rotation r
 */
static inline guint64
favor_edges_fitting (guint64 turns, FavorEdges needs)
{
  const guint64 lanes = G_GUINT64_CONSTANT (0x0001000100010001);
  const guint64 groups = G_GUINT64_CONSTANT (0x1111111111111111);
  guint64       common = turns & (needs * lanes);

  common |= common >> 2;
  common |= common >> 1;
  common = ~common & groups;
  common |= common >> 8;
  common |= common >> 4;
  return ~common & lanes;
}

/**
 * favor_shape_is_sound:
 * @what: (out) (optional): what is wrong, for people who write tiles
 *
 * Whether the parts of a shape agree with each other: every edge and port belongs to the segment that
 * names it and to no other, ports lie beside what is no city, farms touch cities, each count is right.
 */
gboolean favor_shape_is_sound (const FavorTileShape *shape, const char **what);

G_END_DECLS
