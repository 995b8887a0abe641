/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-data.h"

/* The 24 types of tiles (facts of the tile set). */

/* clang-format off */
#define N (1 << FAVOR_SIDE_NORTH)
#define E (1 << FAVOR_SIDE_EAST)
#define S (1 << FAVOR_SIDE_SOUTH)
#define W (1 << FAVOR_SIDE_WEST)
#define C FAVOR_EDGE_CITY
#define R FAVOR_EDGE_ROAD
#define F FAVOR_EDGE_FIELD
#define _ FAVOR_SEGMENT_NONE
#define CITIES (1 << FAVOR_LAND_CITY)
#define ROADS (1 << FAVOR_LAND_ROAD)
#define FARMS (1 << FAVOR_LAND_FARM)
#define MONKS (1 << FAVOR_LAND_CLOISTER)
#define EDGES(n, e, s, w) FAVOR_EDGES (n, e, s, w)
#define SIDES(...) { __VA_ARGS__ }
#define PORTS(...) { __VA_ARGS__ }
#define CITY(sides, pennants) { .land = FAVOR_LAND_CITY, .edges = (sides), .worth = (pennants) }
#define ROAD(sides) { .land = FAVOR_LAND_ROAD, .edges = (sides) }
#define FARM(half_edges, cities) { .land = FAVOR_LAND_FARM, .ports = (half_edges), .touches = (cities) }
#define CLOISTER { .land = FAVOR_LAND_CLOISTER }
#define N_OF(...) (sizeof ((FavorSegment[]){ __VA_ARGS__ }) / sizeof (FavorSegment))
#define TILE(letter, its_edges, lands, turns, sides, ports, ...) \
  [ORDERS_TILE_##letter] = { .edges = its_edges, .shows = (lands), .rotations = (turns), \
    .n_segments = N_OF (__VA_ARGS__), .at_side = sides, .at_port = ports, .segment = { __VA_ARGS__ } }

/* Each type as it lies when it is not turned. A city says which sides it joins and its pennants, a farm
 * which half edges (bit p is port p) and which segments of the tile are cities at its border; what is
 * at each side and port are the numbers of these segments. */
const FavorTileShape orders_shapes[ORDERS_N_TILES] = {
  TILE (A, EDGES (F, F, R, F), ROADS | FARMS | MONKS, 4, SIDES (_, _, 0, _), PORTS (1, 1, 1, 1, 1, 1, 1, 1),
        ROAD (S), FARM (0xff, 0), CLOISTER),
  TILE (B, EDGES (F, F, F, F), FARMS | MONKS, 1, SIDES (_, _, _, _), PORTS (0, 0, 0, 0, 0, 0, 0, 0),
        FARM (0xff, 0), CLOISTER),
  TILE (C, EDGES (C, C, C, C), CITIES, 1, SIDES (0, 0, 0, 0), PORTS (_, _, _, _, _, _, _, _),
        CITY (N | E | S | W, 1)),
  TILE (D, EDGES (C, R, F, R), CITIES | ROADS | FARMS, 4, SIDES (0, 1, _, 1), PORTS (_, _, 2, 3, 3, 3, 3, 2),
        CITY (N, 0), ROAD (E | W), FARM (0x84, 1), FARM (0x78, 0)),
  TILE (E, EDGES (C, F, F, F), CITIES | FARMS, 4, SIDES (0, _, _, _), PORTS (_, _, 1, 1, 1, 1, 1, 1),
        CITY (N, 0), FARM (0xfc, 1)),
  TILE (F, EDGES (F, C, F, C), CITIES | FARMS, 2, SIDES (_, 0, _, 0), PORTS (1, 1, _, _, 2, 2, _, _),
        CITY (E | W, 1), FARM (0x03, 1), FARM (0x30, 1)),
  TILE (G, EDGES (F, C, F, C), CITIES | FARMS, 2, SIDES (_, 0, _, 0), PORTS (1, 1, _, _, 2, 2, _, _),
        CITY (E | W, 0), FARM (0x03, 1), FARM (0x30, 1)),
  TILE (H, EDGES (C, F, C, F), CITIES | FARMS, 2, SIDES (0, _, 1, _), PORTS (_, _, 2, 2, _, _, 2, 2),
        CITY (N, 0), CITY (S, 0), FARM (0xcc, 3)),
  TILE (I, EDGES (C, C, F, F), CITIES | FARMS, 4, SIDES (0, 1, _, _), PORTS (_, _, _, _, 2, 2, 2, 2),
        CITY (N, 0), CITY (E, 0), FARM (0xf0, 3)),
  TILE (J, EDGES (C, R, R, F), CITIES | ROADS | FARMS, 4, SIDES (0, 1, 1, _), PORTS (_, _, 2, 3, 3, 2, 2, 2),
        CITY (N, 0), ROAD (E | S), FARM (0xe4, 1), FARM (0x18, 0)),
  TILE (K, EDGES (C, F, R, R), CITIES | ROADS | FARMS, 4, SIDES (0, _, 1, 1), PORTS (_, _, 2, 2, 2, 3, 3, 2),
        CITY (N, 0), ROAD (S | W), FARM (0x9c, 1), FARM (0x60, 0)),
  TILE (L, EDGES (C, R, R, R), CITIES | ROADS | FARMS, 4, SIDES (0, 1, 2, 3), PORTS (_, _, 4, 5, 5, 6, 6, 4),
        CITY (N, 0), ROAD (E), ROAD (S), ROAD (W), FARM (0x84, 1), FARM (0x18, 0), FARM (0x60, 0)),
  TILE (M, EDGES (C, F, F, C), CITIES | FARMS, 4, SIDES (0, _, _, 0), PORTS (_, _, 1, 1, 1, 1, _, _),
        CITY (N | W, 1), FARM (0x3c, 1)),
  TILE (N, EDGES (C, F, F, C), CITIES | FARMS, 4, SIDES (0, _, _, 0), PORTS (_, _, 1, 1, 1, 1, _, _),
        CITY (N | W, 0), FARM (0x3c, 1)),
  TILE (O, EDGES (C, R, R, C), CITIES | ROADS | FARMS, 4, SIDES (0, 1, 1, 0), PORTS (_, _, 2, 3, 3, 2, _, _),
        CITY (N | W, 1), ROAD (E | S), FARM (0x24, 1), FARM (0x18, 0)),
  TILE (P, EDGES (C, R, R, C), CITIES | ROADS | FARMS, 4, SIDES (0, 1, 1, 0), PORTS (_, _, 2, 3, 3, 2, _, _),
        CITY (N | W, 0), ROAD (E | S), FARM (0x24, 1), FARM (0x18, 0)),
  TILE (Q, EDGES (C, C, F, C), CITIES | FARMS, 4, SIDES (0, 0, _, 0), PORTS (_, _, _, _, 1, 1, _, _),
        CITY (N | E | W, 1), FARM (0x30, 1)),
  TILE (R, EDGES (C, C, F, C), CITIES | FARMS, 4, SIDES (0, 0, _, 0), PORTS (_, _, _, _, 1, 1, _, _),
        CITY (N | E | W, 0), FARM (0x30, 1)),
  TILE (S, EDGES (C, C, R, C), CITIES | ROADS | FARMS, 4, SIDES (0, 0, 1, 0), PORTS (_, _, _, _, 2, 3, _, _),
        CITY (N | E | W, 1), ROAD (S), FARM (0x10, 1), FARM (0x20, 1)),
  TILE (T, EDGES (C, C, R, C), CITIES | ROADS | FARMS, 4, SIDES (0, 0, 1, 0), PORTS (_, _, _, _, 2, 3, _, _),
        CITY (N | E | W, 0), ROAD (S), FARM (0x10, 1), FARM (0x20, 1)),
  TILE (U, EDGES (R, F, R, F), ROADS | FARMS, 2, SIDES (0, _, 0, _), PORTS (2, 1, 1, 1, 1, 2, 2, 2),
        ROAD (N | S), FARM (0x1e, 0), FARM (0xe1, 0)),
  TILE (V, EDGES (F, F, R, R), ROADS | FARMS, 4, SIDES (_, _, 0, 0), PORTS (1, 1, 1, 1, 1, 2, 2, 1),
        ROAD (S | W), FARM (0x9f, 0), FARM (0x60, 0)),
  TILE (W, EDGES (F, R, R, R), ROADS | FARMS, 4, SIDES (_, 0, 1, 2), PORTS (3, 3, 3, 4, 4, 5, 5, 3),
        ROAD (E), ROAD (S), ROAD (W), FARM (0x87, 0), FARM (0x18, 0), FARM (0x60, 0)),
  TILE (X, EDGES (R, R, R, R), ROADS | FARMS, 1, SIDES (0, 1, 2, 3), PORTS (4, 5, 5, 6, 6, 7, 7, 4),
        ROAD (N), ROAD (E), ROAD (S), ROAD (W), FARM (0x81, 0), FARM (0x06, 0), FARM (0x18, 0), FARM (0x60, 0)),
};

/* With the starter. */
const guint8 orders_tile_counts[ORDERS_N_TILES] = {
  [ORDERS_TILE_A] = 2, [ORDERS_TILE_B] = 4, [ORDERS_TILE_C] = 1, [ORDERS_TILE_D] = 4, [ORDERS_TILE_E] = 5, [ORDERS_TILE_F] = 2,
  [ORDERS_TILE_G] = 1, [ORDERS_TILE_H] = 3, [ORDERS_TILE_I] = 2, [ORDERS_TILE_J] = 3, [ORDERS_TILE_K] = 3, [ORDERS_TILE_L] = 3,
  [ORDERS_TILE_M] = 2, [ORDERS_TILE_N] = 3, [ORDERS_TILE_O] = 2, [ORDERS_TILE_P] = 3, [ORDERS_TILE_Q] = 1, [ORDERS_TILE_R] = 3,
  [ORDERS_TILE_S] = 2, [ORDERS_TILE_T] = 1, [ORDERS_TILE_U] = 8, [ORDERS_TILE_V] = 9, [ORDERS_TILE_W] = 4, [ORDERS_TILE_X] = 1,
};
/* clang-format on */
