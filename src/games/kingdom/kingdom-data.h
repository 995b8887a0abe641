/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tile-shape.h"

G_BEGIN_DECLS

/* The components of Kingdom of Favors (section 2): 72 tiles of 24 types, twenty characters and the
 * pieces that some of them give. Numbers and orders are those of the rules specification. */

#define KINGDOM_MIN_SEATS      2
#define KINGDOM_MAX_SEATS      6
#define KINGDOM_MAX_PLIES      124480
#define KINGDOM_N_TYPES        24
#define KINGDOM_N_TILES        72
#define KINGDOM_REACH          99
#define KINGDOM_MAX_TURNS      143
#define KINGDOM_MAX_LEVEL      144
#define KINGDOM_MAX_LAID       3
#define KINGDOM_MAX_REPLACED   82
#define KINGDOM_MAX_REWINDS    8
#define KINGDOM_MAX_TWILIGHT   72
#define KINGDOM_N_PHILOSOPHERS 9

/* Where the tile in hand is said to be: no cell of the map (section 6). */
#define KINGDOM_IN_HAND 100

typedef enum
{
  KINGDOM_TYPE_A,
  KINGDOM_TYPE_B,
  KINGDOM_TYPE_C,
  KINGDOM_TYPE_D,
  KINGDOM_TYPE_E,
  KINGDOM_TYPE_F,
  KINGDOM_TYPE_G,
  KINGDOM_TYPE_H,
  KINGDOM_TYPE_I,
  KINGDOM_TYPE_J,
  KINGDOM_TYPE_K,
  KINGDOM_TYPE_L,
  KINGDOM_TYPE_M,
  KINGDOM_TYPE_N,
  KINGDOM_TYPE_O,
  KINGDOM_TYPE_P,
  KINGDOM_TYPE_Q,
  KINGDOM_TYPE_R,
  KINGDOM_TYPE_S,
  KINGDOM_TYPE_T,
  KINGDOM_TYPE_U,
  KINGDOM_TYPE_V,
  KINGDOM_TYPE_W,
  KINGDOM_TYPE_X,
} KingdomType;

/* By rank, the lowest first; the rank is one more (2.5). */
typedef enum
{
  KINGDOM_JESTER,
  KINGDOM_CHARLATAN,
  KINGDOM_FARMER,
  KINGDOM_LABORER,
  KINGDOM_PHILOSOPHER,
  KINGDOM_HANDMAIDEN,
  KINGDOM_GUARD,
  KINGDOM_HUNTER,
  KINGDOM_ASTRONOMER,
  KINGDOM_MERCHANT,
  KINGDOM_MAGICIAN,
  KINGDOM_KNIGHT,
  KINGDOM_PAWNBROKER,
  KINGDOM_NOBLEWOMAN,
  KINGDOM_NOBLEMAN,
  KINGDOM_ALCHEMIST,
  KINGDOM_BISHOP,
  KINGDOM_GENERAL,
  KINGDOM_QUEEN,
  KINGDOM_KING,
} KingdomCharacter;

#define KINGDOM_N_CHARACTERS (KINGDOM_KING + 1)

/* What a character gives. */
typedef enum
{
  KINGDOM_FAVOR_TRIANGLE,
  KINGDOM_FAVOR_TOKEN,
  KINGDOM_FAVOR_ACTION,
  KINGDOM_FAVOR_VICTORY,
} KingdomFavor;

/* What can lie in a quadrant of a tile. */
typedef enum
{
  KINGDOM_TRIANGLE_NONE,
  KINGDOM_TRIANGLE_FARMER,
  KINGDOM_TRIANGLE_LABORER,
  KINGDOM_TRIANGLE_GUARD,
  KINGDOM_TRIANGLE_ASTRONOMER,
  KINGDOM_TRIANGLE_KNIGHT,
} KingdomTriangle;

#define KINGDOM_N_TRIANGLES (KINGDOM_TRIANGLE_KNIGHT + 1)

/* What can lie in the middle of a tile. */
typedef enum
{
  KINGDOM_TOKEN_NONE,
  KINGDOM_TOKEN_JESTER,
  KINGDOM_TOKEN_STRAIGHT,
  KINGDOM_TOKEN_CURVE,
  KINGDOM_TOKEN_BRIDGE,
  KINGDOM_TOKEN_HUNTER,
  KINGDOM_TOKEN_NOBLEWOMAN,
} KingdomToken;

#define KINGDOM_N_TOKENS (KINGDOM_TOKEN_NOBLEWOMAN + 1)

/* What a player can hold and spend, in the order of the supply (section 3). */
typedef enum
{
  KINGDOM_PIECE_JESTER,
  KINGDOM_PIECE_FARMER,
  KINGDOM_PIECE_LABORER,
  KINGDOM_PIECE_GUARD,
  KINGDOM_PIECE_HUNTER,
  KINGDOM_PIECE_ASTRONOMER,
  KINGDOM_PIECE_KNIGHT,
  KINGDOM_PIECE_NOBLEWOMAN,
  KINGDOM_PIECE_STRAIGHT,
  KINGDOM_PIECE_CURVE,
  KINGDOM_PIECE_BRIDGE,
} KingdomPiece;

#define KINGDOM_N_PIECES (KINGDOM_PIECE_BRIDGE + 1)

/* What is in the middle of a tile (2.2). */
typedef enum
{
  KINGDOM_MIDDLE_NOTHING,
  KINGDOM_MIDDLE_JUNCTION,
  KINGDOM_MIDDLE_CLOISTER,
  KINGDOM_MIDDLE_CROSSING,
  KINGDOM_MIDDLE_BARE,
} KingdomMiddle;

#define KINGDOM_ALL_SIDES 0xf

/**
 * KingdomPrint:
 * @first: index of the first tile of the type; the others follow
 * @count: how many tiles there are of it
 * @cities: the set of sides whose quadrant is city
 * @walls: the set of borders that are walls; border i lies clockwise of quadrant i
 * @closed: the set of sides whose tip is closed
 * @roads: the set of sides with a road arm
 * @middle: a %KingdomMiddle
 *
 * What is printed on a type of tile (2.3), not turned.
 */
typedef struct
{
  guint8 first;
  guint8 count;
  guint8 cities;
  guint8 walls;
  guint8 closed;
  guint8 roads;
  guint8 middle;
} KingdomPrint;

/**
 * KingdomFigure:
 * @favor: a %KingdomFavor
 * @stack: how many pieces there are; 0: one for each player
 *
 * A character (2.5).
 */
typedef struct
{
  guint8 favor;
  guint8 stack;
} KingdomFigure;

extern const FavorEnum kingdom_types      G_GNUC_INTERNAL;
extern const FavorEnum kingdom_tiles      G_GNUC_INTERNAL;
extern const FavorEnum kingdom_characters G_GNUC_INTERNAL;
extern const FavorEnum kingdom_triangles  G_GNUC_INTERNAL;
extern const FavorEnum kingdom_tokens     G_GNUC_INTERNAL;
extern const FavorEnum kingdom_pieces     G_GNUC_INTERNAL;

extern const KingdomPrint  kingdom_prints[KINGDOM_N_TYPES] G_GNUC_INTERNAL;
extern const KingdomFigure kingdom_figures[KINGDOM_N_CHARACTERS] G_GNUC_INTERNAL;
/* The type of each tile. */
extern const guint8 kingdom_type_of[KINGDOM_N_TILES] G_GNUC_INTERNAL;

/* The character whose piece it is. */
extern const guint8 kingdom_giver[KINGDOM_N_PIECES] G_GNUC_INTERNAL;
/* How many there are of each piece. */
extern const guint8 kingdom_piece_counts[KINGDOM_N_PIECES] G_GNUC_INTERNAL;
/* The piece that lies there as a triangle or token; of "none" no entry is meant. */
extern const guint8 kingdom_piece_of_triangle[KINGDOM_N_TRIANGLES] G_GNUC_INTERNAL;
extern const guint8 kingdom_piece_of_token[KINGDOM_N_TOKENS] G_GNUC_INTERNAL;

/* The starter is the first tile of its type. */
#define KINGDOM_STARTER kingdom_prints[KINGDOM_TYPE_D].first

G_END_DECLS
