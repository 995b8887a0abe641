/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-bot.h"
#include "orders-position.h"

/* Scenarios 1 to 14: setup and orders in hand. */

static void
test_1 (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_auto (OrdersPosition) self = { 0 };
      OrdersState            *state = &self.state;

      orders_position_begin (&self, 3, NULL, seed);
      g_assert_cmpint (state->head.phase, ==, ORDERS_PHASE_SETUP_ORDERS);
      g_assert_cmpint (state->head.decider, ==, state->first);
      g_assert_cmpuint (state->n_deck, ==, 42);
      g_assert_cmpuint (state->n_stack, ==, 71);
      g_assert_cmpuint (state->n_placed, ==, 1);
      g_assert_cmpint (state->placed[0].tile, ==, ORDERS_TILE_D);
      favor_assert_text (orders_position_supply (&self), "7 7 7");
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpuint (state->n_hand[seat], ==, 3);
    }
}

/* Puts back the order at that place of the hand. */
static guint8
put_back (OrdersPosition *self, guint index)
{
  const guint8     card = self->state.hand[self->state.head.decider][index];
  g_autofree char *words = g_strconcat ("return ", orders_orders.words[card].id, NULL);

  orders_position_play (self, words);
  return card;
}

static void
test_2 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  OrdersState             seen;
  FavorSeat               first;
  guint8                  card;

  orders_position_begin (&self, 3, NULL, 5);
  first = self.state.first;
  card = put_back (&self, 1);
  orders_position_play (&self, "keep");
  orders_position_play (&self, "keep");
  g_assert_cmpuint (self.state.n_hand[first], ==, 2);
  g_assert_cmpuint (self.state.n_deck, ==, 43);
  g_assert_cmpuint (self.state.deck[0], ==, card);
  g_assert_cmpint (self.state.head.phase, ==, ORDERS_PHASE_START);
  g_assert_cmpint (self.state.head.decider, ==, first);
  g_assert_cmpint (self.state.turn, ==, 1);
  for (FavorSeat viewer = 0; viewer < 3; viewer++)
    {
      seen = self.state;
      favor_game_observe (&favor_orders_game, &seen, viewer);
      g_assert_cmpuint (seen.n_returned[first], ==, 1);
      g_assert_cmpuint (seen.returned[first][0],
                        ==,
                        viewer == first ? card : ORDERS_HIDDEN);
    }
}

static void
test_3 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  guint8                  x, y;

  orders_position_begin (&self, 3, NULL, 6);
  x = put_back (&self, 0);
  y = put_back (&self, 2);
  orders_position_play (&self, "keep");
  g_assert_cmpuint (self.state.deck[0], ==, y);
  g_assert_cmpuint (self.state.deck[1], ==, x);
}

static void
test_4 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  guint                   seed = 0;

  do
    orders_position_begin (&self, 3, NULL, seed++);
  while (orders_find_held (&self.state,
                           (guint) self.state.head.decider,
                           ORDERS_ORDER_GAP_4) != FAVOR_NONE);
  orders_position_refused (&self, "return gap-4", "You do not hold that order.");
}

static void
test_5 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .hands = "0:gap-4,shared,score-10" };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "draw");
  g_assert_cmpuint (self.state.n_hand[0], ==, 4);
  g_assert_cmpuint (self.state.n_deck, ==, 47);
  orders_position_refused (&self, "draw", "You have already drawn an order this turn.");
}

static void
test_6 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "",
          .hands = "0:gap-4,shared,score-10,help-4,monk-place",
  };

  orders_position_init (&self, &setup);
  orders_position_refused (&self, "draw", "You already hold five orders.");
}

static void
test_7 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .hands = "0:gap-4", .deck = "" };

  orders_position_init (&self, &setup);
  orders_position_refused (&self, "draw", "There are no orders left to draw.");
  favor_assert_text (orders_position_list (&self), "reveal");
}

static void
test_8 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .tile = 'E' };

  orders_position_init (&self, &setup);
  orders_position_refused (&self, "draw", "This is not possible now.");
}

static const OrdersSetup relieved = {
  .board = "",
  .hands = "0:farmer-any,farmer-city-2,farmer-wide-10,gap-4",
  .relief = TRUE,
};

static void
test_9 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  OrdersState             seen;

  orders_position_init (&self, &relieved);
  orders_position_play (&self, "discard farmer-city-2");
  orders_position_play (&self, "discard farmer-wide-10");
  orders_position_refused (&self,
                           "discard farmer-any",
                           "You have already discarded two orders this turn.");
  seen = self.state;
  favor_game_observe (&favor_orders_game, &seen, FAVOR_SEAT_NONE);
  favor_assert_text (orders_position_orders (seen.discard, seen.n_discard),
                     "farmer-city-2 farmer-wide-10");
}

static void
test_10 (void)
{
  g_auto (OrdersPosition) self = { 0 };

  orders_position_init (&self, &relieved);
  orders_position_refused (&self,
                           "discard gap-4",
                           "Only orders that ask for a farmer can be discarded.");
}

static void
test_11 (void)
{
  g_auto (OrdersPosition) self = { 0 };

  orders_position_init (&self, &relieved);
  orders_position_play (&self, "draw");
  orders_position_refused (&self, "discard farmer-any", "Discard before you draw.");
}

#define NO_RELIEF                                                                        \
  "You may discard farmer orders only at the start of the turn after you held three of " \
  "them."

/* Draws the third farmer order and reveals a tile. */
static void
begin_12 (OrdersPosition *self)
{
  const OrdersSetup setup = {
    .board = "",
    .hands = "0:farmer-city-2,farmer-wide-10",
    .deck = "gap-4,shared,farmer-any",
    .stack = "AAEEE",
  };

  orders_position_init (self, &setup);
  orders_position_play (self, "draw");
  orders_position_refused (self, "discard farmer-any", NO_RELIEF);
  orders_position_play (self, "reveal");
  g_assert_cmpint (self->state.relief[0], ==, TRUE);
}

static void
test_12 (void)
{
  g_auto (OrdersPosition) self = { 0 };

  begin_12 (&self);
}

static void
test_13 (void)
{
  g_auto (OrdersPosition) self = { 0 };

  begin_12 (&self);
  orders_position_play (&self, "place 0 -1 2");
  orders_position_play (&self, "follow farm-0");
  favor_assert_text (orders_position_orders (self.state.fulfilled[0],
                                             self.state.n_fulfilled[0]),
                     "farmer-any");
  orders_position_play (&self, "reveal");
  orders_position_play (&self, "place 0 -2 0");
  orders_position_play (&self, "skip");
  orders_position_play (&self, "discard farmer-city-2");
  orders_position_play (&self, "discard farmer-wide-10");
  g_assert_cmpuint (self.state.n_hand[0], ==, 0);
}

/* Ruling 11. */
static void
test_14 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  guint                   seed = 0;

  do
    orders_position_begin (&self, 2, NULL, seed++);
  while (orders_count_farmers (&self.state, (guint) self.state.first) < 3);
  orders_position_play (&self, "keep");
  orders_position_play (&self, "keep");
  for (guint i = 0; i < 2; i++)
    {
      const guint8     card = self.state.hand[self.state.first][0];
      g_autofree char *words = g_strconcat ("discard ",
                                            orders_orders.words[card].id,
                                            NULL);

      orders_position_play (&self, words);
    }
  g_assert_cmpuint (self.state.n_discard, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/scenario/1-new-game", test_1);
  g_test_add_func ("/orders/scenario/2-one-put-back", test_2);
  g_test_add_func ("/orders/scenario/3-two-put-back", test_3);
  g_test_add_func ("/orders/scenario/4-not-held", test_4);
  g_test_add_func ("/orders/scenario/5-one-draw-a-turn", test_5);
  g_test_add_func ("/orders/scenario/6-hand-full", test_6);
  g_test_add_func ("/orders/scenario/7-deck-empty", test_7);
  g_test_add_func ("/orders/scenario/8-too-late-to-draw", test_8);
  g_test_add_func ("/orders/scenario/9-two-discarded", test_9);
  g_test_add_func ("/orders/scenario/10-no-farmer-order", test_10);
  g_test_add_func ("/orders/scenario/11-discard-before-draw", test_11);
  g_test_add_func ("/orders/scenario/12-relief-comes-later", test_12);
  g_test_add_func ("/orders/scenario/13-relief-with-two-left", test_13);
  g_test_add_func ("/orders/scenario/14-relief-from-setup", test_14);
  return g_test_run ();
}
