/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"
#include "favor-tile-map.h"
#include "orders-data.h"

G_BEGIN_DECLS

/* The state of By Order of the King; sections are those of its rules specification. */

typedef enum
{
  ORDERS_PHASE_SETUP_ORDERS,
  ORDERS_PHASE_START,
  ORDERS_PHASE_PLACE,
  ORDERS_PHASE_FOLLOW,
  ORDERS_PHASE_FULFIL,
  ORDERS_PHASE_OVER,
} OrdersPhase;

typedef enum
{
  ORDERS_ACTION_KEEP_ORDERS,
  ORDERS_ACTION_RETURN_ORDER,
  ORDERS_ACTION_DISCARD_FARMER_ORDER,
  ORDERS_ACTION_DRAW_ORDER,
  ORDERS_ACTION_REVEAL_TILE,
  ORDERS_ACTION_PLACE_TILE,
  ORDERS_ACTION_PLACE_FOLLOWER,
  ORDERS_ACTION_SKIP_FOLLOWER,
  ORDERS_ACTION_FULFIL_ORDER,
} OrdersAction;

#define ORDERS_N_ACTIONS (ORDERS_ACTION_FULFIL_ORDER + 1)

/* Arguments of the actions. */
enum
{
  ORDERS_CARD_CARD = 0,
  ORDERS_PLACE_X = 0,
  ORDERS_PLACE_Y,
  ORDERS_PLACE_ROT,
  ORDERS_FOLLOW_SEGMENT = 0,
};

/* Arguments of the refusal of a broken position: which invariant, and the tile it is about. */
enum
{
  ORDERS_WHY_NUMBER,
  ORDERS_WHY_PLACED,
  ORDERS_WHY_X,
  ORDERS_WHY_Y,
};

/* Section 6.1. */
typedef enum
{
  ORDERS_REFUSAL_WRONG_PHASE = FAVOR_REFUSAL_FIRST_OWN,
  ORDERS_REFUSAL_ORDER_NOT_HELD,
  ORDERS_REFUSAL_NOT_A_FARMER_ORDER,
  ORDERS_REFUSAL_NO_RELIEF,
  ORDERS_REFUSAL_DISCARD_BEFORE_DRAW,
  ORDERS_REFUSAL_TWO_DISCARDED,
  ORDERS_REFUSAL_ALREADY_DRAWN,
  ORDERS_REFUSAL_HAND_FULL,
  ORDERS_REFUSAL_DECK_EMPTY,
  ORDERS_REFUSAL_OUTSIDE_BOARD,
  ORDERS_REFUSAL_BAD_ROTATION,
  ORDERS_REFUSAL_SPACE_TAKEN,
  ORDERS_REFUSAL_NOT_TOUCHING,
  ORDERS_REFUSAL_EDGE_MISMATCH,
  ORDERS_REFUSAL_NO_FOLLOWER,
  ORDERS_REFUSAL_NO_SUCH_PART,
  ORDERS_REFUSAL_ROAD_OCCUPIED,
  ORDERS_REFUSAL_CITY_OCCUPIED,
  ORDERS_REFUSAL_FIELD_OCCUPIED,
  ORDERS_REFUSAL_NOT_FULFILLED,
  ORDERS_REFUSAL_NO_SUCH_SEAT,
} OrdersRefusal;

#define ORDERS_N_REFUSALS (ORDERS_REFUSAL_NO_SUCH_SEAT + 1)

/* Rows of the scoring pad (section 3). */
typedef enum
{
  ORDERS_ROW_ROAD,
  ORDERS_ROW_CITY,
  ORDERS_ROW_CLOISTER,
  ORDERS_ROW_ORDERS,
  ORDERS_ROW_END_ROAD,
  ORDERS_ROW_END_CITY,
  ORDERS_ROW_END_CLOISTER,
  ORDERS_ROW_FARM,
  ORDERS_ROW_ORDERS_OPEN,
  ORDERS_ROW_ORDERS_MOST,
} OrdersRow;

#define ORDERS_N_ROWS (ORDERS_ROW_ORDERS_MOST + 1)

/* Instead of the word for a card, a role or a flag: not visible. */
#define ORDERS_HIDDEN 0xff

/**
 * OrdersOptions:
 * @orders: 0: on; 1: the plain tile kingdom
 * @farms: 0: on; 1: no farmers
 * @two_tile_city: 1: a completed city of two tiles scores half
 * @road_connection: 1: a road is connected to a city only through a gate
 * @first_seat: who begins, or %FAVOR_NONE
 * @order_penalty: points lost for each order held at the end
 * @open_orders: 1: all hands are public
 *
 * Section 9.
 */
typedef struct
{
  guint8    orders;
  guint8    farms;
  guint8    two_tile_city;
  guint8    road_connection;
  FavorSeat first_seat;
  guint8    order_penalty;
  guint8    open_orders;
} OrdersOptions;

/**
 * OrdersFollower:
 * @at: the number of the placed tile
 * @part: the part of it, of orders_parts
 */
typedef struct
{
  FavorSeat seat;
  guint8    at;
  guint8    part;
} OrdersFollower;

/**
 * OrdersState:
 * @tiles: (derived): the features of @placed and how many stand on them
 * @pad: points by row
 * @score: their sum
 * @first: who begins
 * @turn: 0 during setup
 * @placed: the starter first
 * @stack: tiles to draw, the next one last
 * @current: the tile in hand, or %FAVOR_NONE
 * @removed: tiles that fitted nowhere
 * @on_board: followers in the order in which they were deployed, hence by @at
 * @supply: followers in hand
 * @deck: orders, the top one last
 * @hand: in the order received
 * @fulfilled: in the order fulfilled
 * @discard: farmer orders laid off
 * @returned: the order that a seat put back at setup, if it did
 * @relief: may lay off farmer orders at the start of the next own turn (5.3)
 * @relief_used: how many in this turn
 * @drew: an order was drawn in this turn
 * @asked: who has answered in `setup-orders`
 * @eligible: in phase `fulfil`: what the last placement fulfils
 */
typedef struct
{
  FavorHead       head;
  FavorTileMap    tiles;
  gint16          pad[ORDERS_MAX_SEATS][ORDERS_N_ROWS];
  gint16          score[ORDERS_MAX_SEATS];
  OrdersOptions   options;
  FavorSeat       first;
  guint8          turn;
  gint8           current;
  guint8          n_placed;
  FavorPlacedTile placed[ORDERS_N_PLACED];
  guint8          n_stack;
  guint8          stack[ORDERS_N_STACK];
  guint8          n_removed;
  guint8          removed[ORDERS_N_STACK];
  guint8          n_on_board;
  OrdersFollower  on_board[ORDERS_MAX_SEATS * ORDERS_N_FOLLOWERS];
  guint8          supply[ORDERS_MAX_SEATS];
  guint8          n_deck;
  guint8          deck[ORDERS_N_ORDERS];
  guint8          n_hand[ORDERS_MAX_SEATS];
  guint8          hand[ORDERS_MAX_SEATS][ORDERS_MAX_HAND];
  guint8          n_fulfilled[ORDERS_MAX_SEATS];
  guint8          fulfilled[ORDERS_MAX_SEATS][ORDERS_N_ORDERS];
  guint8          n_discard;
  guint8          discard[ORDERS_N_DISCARD];
  guint8          n_returned[ORDERS_MAX_SEATS];
  guint8          returned[ORDERS_MAX_SEATS][1];
  guint8          relief[ORDERS_MAX_SEATS];
  guint8          relief_used;
  guint8          drew;
  guint8          n_asked;
  FavorSeat       asked[ORDERS_MAX_SEATS];
  guint8          n_eligible;
  guint8          eligible[ORDERS_MAX_HAND];
} OrdersState;

extern const FavorSchema orders_state_schema   G_GNUC_INTERNAL;
extern const FavorSchema orders_options_schema G_GNUC_INTERNAL;
extern const FavorEnum orders_phases           G_GNUC_INTERNAL;
/* "north" to "west", and "a city", "a road", "a field" by the bits of %FavorEdge. */
extern const FavorEnum orders_sides G_GNUC_INTERNAL;
extern const FavorEnum orders_edges G_GNUC_INTERNAL;
extern const FavorGame              favor_orders_game;

/* What arguments name: a space of the map and how a tile is turned there; an order in hand. */
extern const FavorThing orders_place;
extern const FavorThing orders_held;

/* The land that placed tile `at` has as its segment. */
static inline FavorLand
orders_land (const OrdersState *state, guint at, guint segment)
{
  return (FavorLand) orders_shapes[state->placed[at].tile].segment[segment].land;
}

/* The node of a follower, and the feature it stands on. */
static inline FavorNode
orders_follower_node (const OrdersState *state, const OrdersFollower *follower)
{
  return (FavorNode) (state->tiles.first[follower->at] +
                      orders_segment_of_part (state->placed[follower->at].tile,
                                              follower->part));
}

static inline FavorNode
orders_follower_feature (const OrdersState *state, const OrdersFollower *follower)
{
  return state->tiles.name[orders_follower_node (state, follower)];
}

static inline FavorLand
orders_node_land (const OrdersState *state, FavorNode node)
{
  return (FavorLand)
    favor_tile_map_segment (&state->tiles, orders_shapes, state->placed, node)
      ->land;
}

/* Whether an order is among those that the options leave in play (section 9). */
gboolean orders_is_in_play (const OrdersOptions *options, guint order) G_GNUC_INTERNAL;
/* How many orders of a hand ask for a farmer. */
guint orders_count_farmers (const OrdersState *state, guint seat) G_GNUC_INTERNAL;
/* Where in the hand an order is, or %FAVOR_NONE. */
gint orders_find_held (const OrdersState *state, guint seat, gint order) G_GNUC_INTERNAL;
/* Where in the deck the order lies that a seat put back, or %FAVOR_NONE if there was none or somebody has
 * drawn it since. */
gint orders_place_of_returned (const OrdersState *state, guint seat) G_GNUC_INTERNAL;
/* Whether a follower may stand on a segment of the last tile (5.5); supply is not asked. */
gboolean orders_can_stand (const OrdersState *state, guint segment) G_GNUC_INTERNAL;
/* Whether there is such a segment. */
gboolean orders_can_stand_somewhere (const OrdersState *state) G_GNUC_INTERNAL;

/* The hooks, each in its own file; see FavorGame. */
gboolean
orders_accept (gconstpointer options, guint n_seats, FavorRefusal *why) G_GNUC_INTERNAL;
void     orders_setup (gpointer      state,
                       gconstpointer options,
                       guint         n_seats,
                       guint64       seed,
                       FavorEvents  *events) G_GNUC_INTERNAL;
void     orders_derive (gpointer state) G_GNUC_INTERNAL;
gboolean orders_validate (gconstpointer state, FavorRefusal *why) G_GNUC_INTERNAL;
void     orders_list (gconstpointer state, FavorActions *out) G_GNUC_INTERNAL;
gboolean orders_check (gconstpointer      state,
                       const FavorAction *action,
                       FavorRefusal      *why) G_GNUC_INTERNAL;
void     orders_apply (gpointer           state,
                       const FavorAction *action,
                       FavorEvents       *events) G_GNUC_INTERNAL;
void orders_score (gconstpointer state, FavorSeat seat, FavorPad *out) G_GNUC_INTERNAL;

G_END_DECLS

/* What a view asks the rules. */
#include "orders-events.h"
#include "orders-preview.h"
#include "orders-progress.h"
#include "orders-where.h"
