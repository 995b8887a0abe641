/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-position.h"

/* Scenarios 15 to 21: placing tiles. */

static void
test_15 (void)
{
  static const guint8 expected[ORDERS_N_TILES] = { 5, 1, 1, 6, 4, 2, 2, 2, 4, 6, 6, 7,
                                                   4, 4, 6, 6, 4, 4, 5, 5, 3, 6, 7, 2 };
  guint               sum = 0;

  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      g_auto (OrdersPosition) self = { 0 };
      g_auto (FavorActions)   legal = { 0 };
      const OrdersSetup       setup = { .board = "", .tile = (char) ('A' + tile) };

      orders_position_init (&self, &setup);
      orders_list (&self.state, &legal);
      g_assert_cmpuint (legal.n, ==, expected[tile]);
      g_assert_cmpint (legal.complete, ==, orders_shapes[tile].rotations == 4);
      sum += legal.n;
    }
  g_assert_cmpuint (sum, ==, 102);
}

static void
test_16 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .tile = 'D' };

  orders_position_init (&self, &setup);
  favor_assert_text (orders_position_list (&self),
                     "place 0 -1 2; place -1 0 0; place -1 0 2; place 1 0 0; "
                     "place 1 0 2; place 0 1 2");
}

static const OrdersSetup with_e = { .board = "", .tile = 'E' };

static void
test_17 (void)
{
  g_auto (OrdersPosition) self = { 0 };

  orders_position_init (&self, &with_e);
  orders_position_refused (&self,
                           "place 0 -1 0",
                           "The edges do not match: the south side shows a field, its "
                           "neighbour shows a city.");
}

static void
test_18 (void)
{
  g_auto (OrdersPosition) self = { 0 };

  orders_position_init (&self, &with_e);
  orders_position_refused (&self, "place 2 0 0", "A tile must touch another tile.");
  orders_position_refused (&self,
                           "place 0 0 0",
                           "There is already a tile on that space.");
  orders_position_refused (&self,
                           "place 0 1 4",
                           "A tile can be turned by 0 to 3 quarter turns only.");
  orders_position_refused (&self, "place 72 0 0", "That space is outside the board.");
  orders_position_refused (&self, "place 0 -72 9", "That space is outside the board.");
}

static void
test_19 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .tile = 'U' };

  orders_position_init (&self, &setup);
  favor_assert_text (orders_position_list (&self),
                     "place -1 0 1; place 1 0 1; place 0 1 1");
  orders_position_play (&self, "place 1 0 3");
  g_assert_cmpint (self.state.placed[1].rotation, ==, 3);
}

static void
test_20 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "E(0,-1)2", .stack = "EC" };
  const guint             removed = 72 - 2 - 2;

  orders_position_init (&self, &setup);
  g_assert_cmpuint (self.state.n_removed, ==, removed);
  orders_position_play (&self, "reveal");
  g_assert_cmpuint (self.state.n_removed, ==, removed + 1);
  g_assert_cmpint (self.state.removed[removed], ==, ORDERS_TILE_C);
  g_assert_cmpint (self.state.current, ==, ORDERS_TILE_E);
  g_assert_cmpuint (orders_position_count (&self, ORDERS_EVENT_TILE_REVEALED), ==, 2);
  g_assert_cmpuint (orders_position_count (&self, ORDERS_EVENT_TILE_REMOVED), ==, 1);
}

static void
test_21 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "E(0,-1)2",
          .stack = "C",
          .hands = "0:gap-4",
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "reveal");
  g_assert_cmpint (self.state.head.phase, ==, ORDERS_PHASE_OVER);
  g_assert_cmpuint (self.state.n_placed, ==, 2);
  favor_assert_text (orders_position_scores (&self), "-10 0");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/scenario/15-placements-beside-the-starter", test_15);
  g_test_add_func ("/orders/scenario/16-placements-in-order", test_16);
  g_test_add_func ("/orders/scenario/17-edges-do-not-match", test_17);
  g_test_add_func ("/orders/scenario/18-other-refusals", test_18);
  g_test_add_func ("/orders/scenario/19-symmetrical-tile", test_19);
  g_test_add_func ("/orders/scenario/20-fits-nowhere", test_20);
  g_test_add_func ("/orders/scenario/21-last-tile-fits-nowhere", test_21);
  return g_test_run ();
}
