/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-data.h"

/* The table of 2.3. A border is named by the side that it lies clockwise of: ne is that of north. */

/* clang-format off */
#define N (1 << FAVOR_SIDE_NORTH)
#define E (1 << FAVOR_SIDE_EAST)
#define S (1 << FAVOR_SIDE_SOUTH)
#define W (1 << FAVOR_SIDE_WEST)
#define NE N
#define SE E
#define SW S
#define NW W
#define TILE(letter, first, count, cities, walls, closed, roads, middle) \
  [KINGDOM_TYPE_##letter] = { first, count, cities, walls, closed, roads, KINGDOM_MIDDLE_##middle }

const KingdomPrint kingdom_prints[KINGDOM_N_TYPES] = {
  TILE (A,  0, 2, 0,             0,                 0,     S,             CLOISTER),
  TILE (B,  2, 4, 0,             0,                 0,     0,             CLOISTER),
  TILE (C,  6, 1, N | E | S | W, 0,                 0,     0,             NOTHING),
  TILE (D,  7, 4, N,             NE | NW,           N,     E | W,         NOTHING),
  TILE (E, 11, 5, N,             NE | NW,           N,     0,             NOTHING),
  TILE (F, 16, 2, E | W,         NE | SE | SW | NW, N | S, 0,             NOTHING),
  TILE (G, 18, 1, E | W,         NE | SE | SW | NW, N | S, 0,             NOTHING),
  TILE (H, 19, 3, N | S,         NE | SE | SW | NW, N | S, 0,             NOTHING),
  TILE (I, 22, 2, N | E,         NE | SE | NW,      N | E, 0,             NOTHING),
  TILE (J, 24, 3, N,             NE | NW,           N,     E | S,         NOTHING),
  TILE (K, 27, 3, N,             NE | NW,           N,     S | W,         NOTHING),
  TILE (L, 30, 3, N,             NE | NW,           N,     E | S | W,     JUNCTION),
  TILE (M, 33, 2, N | W,         NE | SW,           N | W, 0,             NOTHING),
  TILE (N, 35, 3, N | W,         NE | SW,           N | W, 0,             NOTHING),
  TILE (O, 38, 2, N | W,         NE | SW,           N | W, E | S,         NOTHING),
  TILE (P, 40, 3, N | W,         NE | SW,           N | W, E | S,         NOTHING),
  TILE (Q, 43, 1, N | E | W,     SE | SW,           S,     0,             NOTHING),
  TILE (R, 44, 3, N | E | W,     SE | SW,           S,     0,             NOTHING),
  TILE (S, 47, 2, N | E | W,     SE | SW,           S,     S,             NOTHING),
  TILE (T, 49, 1, N | E | W,     SE | SW,           S,     S,             NOTHING),
  TILE (U, 50, 8, 0,             0,                 0,     N | S,         NOTHING),
  TILE (V, 58, 9, 0,             0,                 0,     S | W,         NOTHING),
  TILE (W, 67, 4, 0,             0,                 0,     E | S | W,     JUNCTION),
  TILE (X, 71, 1, 0,             0,                 0,     N | E | S | W, JUNCTION),
};

/* These are letters of types, too. */
#undef N
#undef E
#undef S
#undef W
#define TILES_1(letter) KINGDOM_TYPE_##letter
#define TILES_2(letter) TILES_1 (letter), TILES_1 (letter)
#define TILES_3(letter) TILES_2 (letter), TILES_1 (letter)
#define TILES_4(letter) TILES_2 (letter), TILES_2 (letter)
#define TILES_5(letter) TILES_4 (letter), TILES_1 (letter)
#define TILES_8(letter) TILES_4 (letter), TILES_4 (letter)
#define TILES_9(letter) TILES_8 (letter), TILES_1 (letter)

const guint8 kingdom_type_of[KINGDOM_N_TILES] = {
  TILES_2 (A), TILES_4 (B), TILES_1 (C), TILES_4 (D), TILES_5 (E), TILES_2 (F), TILES_1 (G), TILES_3 (H),
  TILES_2 (I), TILES_3 (J), TILES_3 (K), TILES_3 (L), TILES_2 (M), TILES_3 (N), TILES_2 (O), TILES_3 (P),
  TILES_1 (Q), TILES_3 (R), TILES_2 (S), TILES_1 (T), TILES_8 (U), TILES_9 (V), TILES_4 (W), TILES_1 (X),
};
/* clang-format on */
