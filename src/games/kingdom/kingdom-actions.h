/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* What can be done (section 6), in the order of its table. */
typedef enum
{
  KINGDOM_ACTION_DRAW_TILE,
  KINGDOM_ACTION_CHOOSE_TILE,
  KINGDOM_ACTION_REPLACE_TILE,
  KINGDOM_ACTION_LAY_TILE,
  KINGDOM_ACTION_SET_ASIDE_TILE,
  KINGDOM_ACTION_PLAY_TRIANGLE,
  KINGDOM_ACTION_PLAY_TOKEN,
  KINGDOM_ACTION_USE_CHARLATAN,
  KINGDOM_ACTION_USE_HANDMAIDEN,
  KINGDOM_ACTION_USE_MERCHANT,
  KINGDOM_ACTION_USE_MAGICIAN,
  KINGDOM_ACTION_USE_NOBLEMAN,
  KINGDOM_ACTION_USE_NOBLEMAN_AGAIN,
  KINGDOM_ACTION_USE_PAWNBROKER_SWAP,
  KINGDOM_ACTION_USE_PAWNBROKER_REMOVE,
  KINGDOM_ACTION_USE_ALCHEMIST,
  KINGDOM_ACTION_USE_BISHOP,
  KINGDOM_ACTION_USE_GENERAL,
  KINGDOM_ACTION_REWIND,
  KINGDOM_ACTION_FINISH_WORK,
  KINGDOM_ACTION_TAKE_FAVOR,
} KingdomAction;

#define KINGDOM_N_ACTIONS (KINGDOM_ACTION_TAKE_FAVOR + 1)

/* Arguments. A cell is two, x and y; cells of a list follow each other. */
enum
{
  KINGDOM_CHOOSE_TYPE = 0,
  KINGDOM_AT_X = 0,
  KINGDOM_AT_Y,
  KINGDOM_LAY_ROT,
  KINGDOM_TURN_TURNS = KINGDOM_LAY_ROT,
  KINGDOM_REMOVE_SLOT = KINGDOM_LAY_ROT,
  KINGDOM_PLAY_FAVOR = 0,
  KINGDOM_PLAY_X,
  KINGDOM_PLAY_Y,
  KINGDOM_PLAY_SIDE,
  KINGDOM_PLAY_SPOT = KINGDOM_PLAY_SIDE,
  KINGDOM_PLAY_ROAD,
  KINGDOM_SWAP_X = 0,
  KINGDOM_SWAP_Y,
  KINGDOM_SWAP_SLOT,
  KINGDOM_SWAP_X2,
  KINGDOM_SWAP_Y2,
  KINGDOM_SWAP_SLOT2,
  KINGDOM_SWAP_ROAD,
  KINGDOM_SWAP_ROAD2,
  KINGDOM_CHARACTER = 0,
};

/* Triangles as `favor` of a play: one less than on a tile. */
#define KINGDOM_N_PLAYED_TRIANGLES (KINGDOM_N_TRIANGLES - 1)

typedef enum
{
  KINGDOM_PLAYED_JESTER,
  KINGDOM_PLAYED_PHILOSOPHER,
  KINGDOM_PLAYED_HUNTER,
  KINGDOM_PLAYED_NOBLEWOMAN,
} KingdomPlayedToken;

/* Where a token lies: in the middle, or on the arm of a side. */
#define KINGDOM_SPOT_MIDDLE    0
#define KINGDOM_SPOT_ARM(side) (1 + (side))

/* How a road token lies, as seen on the map. */
typedef enum
{
  KINGDOM_ROAD_NS,
  KINGDOM_ROAD_EW,
  KINGDOM_ROAD_NE,
  KINGDOM_ROAD_ES,
  KINGDOM_ROAD_SW,
  KINGDOM_ROAD_WN,
  KINGDOM_ROAD_BRIDGE_NS,
  KINGDOM_ROAD_BRIDGE_EW,
} KingdomRoadTurn;

/* The slots of a tile: triangles n e s w, the middle, arms n e s w. */
#define KINGDOM_SLOT_MIDDLE    4
#define KINGDOM_SLOT_ARM(side) (5 + (side))
#define KINGDOM_N_SLOTS        9

/* What arguments name: a place on the map and how the tile is turned there; the cell of a tile; the same and
 * how far the tile is turned; a favor on the map, its cell and slot; how a road token lies, and the piece
 * that it is. */
extern const FavorThing kingdom_thing_place      G_GNUC_INTERNAL;
extern const FavorThing kingdom_thing_cell       G_GNUC_INTERNAL;
extern const FavorThing kingdom_thing_laid_favor G_GNUC_INTERNAL;
extern const FavorThing kingdom_thing_turned     G_GNUC_INTERNAL;
extern const FavorThing kingdom_thing_lie        G_GNUC_INTERNAL;
extern const FavorThing kingdom_thing_road_piece G_GNUC_INTERNAL;

extern const FavorEnum kingdom_played_triangles G_GNUC_INTERNAL;
extern const FavorEnum kingdom_played_tokens    G_GNUC_INTERNAL;
extern const FavorEnum kingdom_sides            G_GNUC_INTERNAL;
extern const FavorEnum kingdom_spots            G_GNUC_INTERNAL;
extern const FavorEnum kingdom_roads            G_GNUC_INTERNAL;
extern const FavorEnum kingdom_slots            G_GNUC_INTERNAL;

extern const FavorKind kingdom_actions[KINGDOM_N_ACTIONS] G_GNUC_INTERNAL;

/* Why something cannot be done (section 6). */
typedef enum
{
  KINGDOM_REFUSAL_NEED_DRAW = FAVOR_REFUSAL_FIRST_OWN,
  KINGDOM_REFUSAL_NEED_MATCH,
  KINGDOM_REFUSAL_NEED_CLAIM,
  KINGDOM_REFUSAL_NOT_NOW,
  KINGDOM_REFUSAL_CAREFUL_HAND,
  KINGDOM_REFUSAL_CAREFUL_FAULT,
  KINGDOM_REFUSAL_NOT_OWNED,
  KINGDOM_REFUSAL_ALREADY_USED,
  KINGDOM_REFUSAL_NOT_IN_BAG,
  KINGDOM_REFUSAL_NO_CANDIDATE,
  KINGDOM_REFUSAL_NO_TILE,
  KINGDOM_REFUSAL_MAP_LIMIT,
  KINGDOM_REFUSAL_OCCUPIED,
  KINGDOM_REFUSAL_NOT_ADJACENT,
  KINGDOM_REFUSAL_HAND_ALTERED,
  KINGDOM_REFUSAL_MAP_FAULTY,
  KINGDOM_REFUSAL_TILE_FITS,
  KINGDOM_REFUSAL_NO_PIECE,
  KINGDOM_REFUSAL_NOT_ELIGIBLE,
  KINGDOM_REFUSAL_NO_CHANGE,
  KINGDOM_REFUSAL_BAD_SPOT,
  KINGDOM_REFUSAL_NO_ROAD,
  KINGDOM_REFUSAL_BAG_EMPTY,
  KINGDOM_REFUSAL_NOT_PREVIOUS,
  KINGDOM_REFUSAL_SAME_TILE,
  KINGDOM_REFUSAL_ISOLATION,
  KINGDOM_REFUSAL_ENCLOSED_TILE,
  KINGDOM_REFUSAL_BAD_TURNS,
  KINGDOM_REFUSAL_NO_SECOND,
  KINGDOM_REFUSAL_NO_FAVOR,
  KINGDOM_REFUSAL_OTHER_SHAPE,
  KINGDOM_REFUSAL_LAY_FIRST,
  KINGDOM_REFUSAL_NOT_FLIPPED,
  KINGDOM_REFUSAL_SECOND_OPEN,
  KINGDOM_REFUSAL_NOTHING_DONE,
  KINGDOM_REFUSAL_NO_REWINDS,
  KINGDOM_REFUSAL_FAULTY,
  KINGDOM_REFUSAL_NOT_OFFERED,
} KingdomRefusal;

#define KINGDOM_N_REFUSALS (KINGDOM_REFUSAL_NOT_OFFERED + 1)

extern const FavorKind kingdom_refusals[KINGDOM_N_REFUSALS] G_GNUC_INTERNAL;

extern const FavorGame favor_kingdom_game;

G_END_DECLS
