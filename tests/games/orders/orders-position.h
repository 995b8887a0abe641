/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-test.h"
#include "orders-step.h"

G_BEGIN_DECLS

/* Positions in the notation of the specification's scenarios (section 12): a board is a list of tiles
 * in the order placed after the starter, "E(0,-1)2" is tile-e at x 0, y -1, rotation 2. */

/**
 * OrdersSetup:
 * @seats: 0 for 2
 * @turn: whose turn it is
 * @board: tiles, separated by spaces
 * @followers: (nullable): "0:city-0@1 2:farm-0@4"
 * @hands: (nullable): "0:gap-4 1:farmer-any,score-10"
 * @fulfilled: (nullable): the same for fulfilled orders
 * @options: (nullable): "farms=off order-penalty=5"
 * @tile: the letter of the tile in hand; 0: phase `start`, or `follow` if the last tile was placed
 * @placed: the last tile of @board was just placed: phase `follow`
 * @stack: (nullable): letters, the next one last; the rest is removed. %NULL: the rest is in the stack
 * @deck: (nullable): orders, the top one last; the rest is fulfilled by the last seat. %NULL: the rest
 *   is in the deck
 * @relief: the seat of the turn may lay farmer orders off
 * @scores: (nullable): "61 61", in category `road`
 *
 * What is not given is as in the specification: all seats were asked, nobody put an order back.
 */
typedef struct
{
  guint       seats;
  guint       turn;
  const char *board;
  const char *followers;
  const char *hands;
  const char *fulfilled;
  const char *options;
  char        tile;
  gboolean    placed;
  const char *stack;
  const char *deck;
  gboolean    relief;
  const char *scores;
} OrdersSetup;

/**
 * OrdersPosition:
 * @state: the position
 * @events: those of the last action
 */
typedef struct
{
  OrdersState state;
  FavorEvents events;
} OrdersPosition;

void orders_position_init (OrdersPosition *self, const OrdersSetup *setup);
/* A new game of so many seats. */
void orders_position_begin (OrdersPosition *self,
                            guint           seats,
                            const char     *options,
                            guint64         seed);
void orders_position_clear (OrdersPosition *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OrdersPosition, orders_position_clear)

/* An action of the one who decides: "place 0 -1 2", "follow city-0", "skip", "draw", "reveal", "keep",
 * "return gap-4", "discard gap-4", "fulfil gap-4". */
FavorAction orders_position_action (const OrdersPosition *self, const char *words);
/* Plays a legal action, validates the position and compares the features with a flood fill. */
void orders_position_play (OrdersPosition *self, const char *words);
/* Asserts that an action is refused with that sentence and that nothing changes. */
void orders_position_refused (OrdersPosition *self, const char *words, const char *text);

/* (transfer full): the listed actions in the same words, separated by "; " */
char *orders_position_list (const OrdersPosition *self);
/* (transfer full): "12 0" */
char *orders_position_scores (const OrdersPosition *self);
char *orders_position_supply (const OrdersPosition *self);
/* (transfer full): ids, separated by spaces */
char *orders_position_orders (const guint8 *orders, guint n);
char *orders_position_hand (const OrdersPosition *self, guint seat);
char *orders_position_tiles (const guint8 *tiles, guint n);
/* How many events of that kind the last action had. */
guint orders_position_count (const OrdersPosition *self, OrdersEvent kind);

G_END_DECLS
