/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kit-shapes.h"

/* clang-format off */
#define N 1
#define E 2
#define S 4
#define W 8
#define C FAVOR_EDGE_CITY
#define R FAVOR_EDGE_ROAD
#define F FAVOR_EDGE_FIELD
#define O FAVOR_SEGMENT_NONE
#define CITY(sides, pennants) { .land = FAVOR_LAND_CITY, .edges = (sides), .worth = (pennants) }
#define ROAD(sides) { .land = FAVOR_LAND_ROAD, .edges = (sides) }
#define FARM(half_edges, cities) { .land = FAVOR_LAND_FARM, .ports = (half_edges), .touches = (cities) }
#define MONKS { .land = FAVOR_LAND_CLOISTER }

const FavorTileShape kit_shapes[KIT_N_SHAPES] = {
  [KIT_FIELD] = { FAVOR_EDGES (F, F, F, F), 4, 1, 1, { O, O, O, O }, { 0, 0, 0, 0, 0, 0, 0, 0 },
    { FARM (0xff, 0) } },
  [KIT_CLOISTER] = { FAVOR_EDGES (F, F, R, F), 14, 4, 3, { O, O, 0, O }, { 1, 1, 1, 1, 1, 1, 1, 1 },
    { ROAD (S), FARM (0xff, 0), MONKS } },
  [KIT_SIDE_AND_ROAD] = { FAVOR_EDGES (C, R, F, R), 7, 4, 4, { 0, 1, O, 1 }, { O, O, 2, 3, 3, 3, 3, 2 },
    { CITY (N, 0), ROAD (E | W), FARM (0x84, 1), FARM (0x78, 0) } },
  [KIT_CITY_CORNER] = { FAVOR_EDGES (C, F, F, C), 5, 4, 2, { 0, O, O, 0 }, { O, O, 1, 1, 1, 1, O, O },
    { CITY (N | W, 1), FARM (0x3c, 1) } },
  [KIT_TWO_SIDES] = { FAVOR_EDGES (C, F, C, F), 5, 2, 3, { 0, O, 1, O }, { O, O, 2, 2, O, O, 2, 2 },
    { CITY (N, 0), CITY (S, 0), FARM (0xcc, 3) } },
  [KIT_ACROSS] = { FAVOR_EDGES (F, C, F, C), 5, 2, 3, { O, 0, O, 0 }, { 1, 1, O, O, 2, 2, O, O },
    { CITY (E | W, 0), FARM (0x03, 1), FARM (0x30, 1) } },
  [KIT_BEND] = { FAVOR_EDGES (F, F, R, R), 6, 4, 3, { O, O, 0, 0 }, { 1, 1, 1, 1, 1, 2, 2, 1 },
    { ROAD (S | W), FARM (0x9f, 0), FARM (0x60, 0) } },
  [KIT_CROSSROADS] = { FAVOR_EDGES (R, R, R, R), 6, 1, 8, { 0, 1, 2, 3 }, { 4, 5, 5, 6, 6, 7, 7, 4 },
    { ROAD (N), ROAD (E), ROAD (S), ROAD (W), FARM (0x81, 0), FARM (0x06, 0), FARM (0x18, 0),
      FARM (0x60, 0) } },
  [KIT_BRIDGE] = { FAVOR_EDGES (R, C, R, C), 7, 2, 6, { 1, 0, 1, 0 }, { 2, 3, O, O, 4, 5, O, O },
    { CITY (E | W, 0), ROAD (N | S), FARM (0x01, 1), FARM (0x02, 1), FARM (0x10, 1), FARM (0x20, 1) } },
  [KIT_SPLIT] = { FAVOR_EDGES (F, F, F, F), 12, 2, 3, { O, O, O, O }, { 0, 0, 0, 1, 1, 1, 1, 0 },
    { FARM (0x87, 0), FARM (0x78, 0), MONKS } },
  [KIT_ANY] = { FAVOR_EDGES_ANY, 8, 1, 1, { O, O, O, O }, { O, O, O, O, O, O, O, O }, { MONKS } },
};
