/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-scenario.h"

/* Scenarios 22 to 35: followers and features. */

/* clang-format off */
static const OrdersScenario scenarios[] = {
  { 22, "smallest-city", { .board = "", .tile = 'E' }, "0 -1 2", "city-0",
    .scores = "4 0", .supply = "7 7" },
  { 24, "farmer-beside-completed-city",
    { .board = "N(0,-1)2", .followers = "0:city-0@1", .turn = 1, .tile = 'E' }, "1 -1 3", "farm-0",
    .scores = "6 0", .supply = "7 6" },
  { 27, "road-loops-onto-itself",
    { .board = "V(1,0)0 V(1,1)1 U(0,1)1 V(-1,1)2", .followers = "0:road-0@1", .turn = 1, .tile = 'V' },
    "-1 0 3", "none", .scores = "6 0", .supply = "7 7" },
  { 28, "city-with-pennant",
    { .board = BOARD_28, .followers = "0:city-0@1", .turn = 1, .tile = 'E' }, "0 -2 2", "none",
    .scores = "12 0", .supply = "7 7" },
  { 29, "two-knights-against-one",
    { .seats = 3, .board = BOARD_29, .followers = PEOPLE_29, .turn = 2, .tile = 'C' }, "0 -1 0", NULL,
    .scores = "12 0 0", .supply = "7 7 7" },
  { 30, "shared-city",
    { .board = BOARD_30, .followers = PEOPLE_30, .tile = 'F' }, "1 -1 0", "none",
    .scores = "10 10", .supply = "7 7" },
  { 31, "cloister-and-city-at-once",
    { .seats = 3, .board = "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)2 E(0,2)1 E(1,2)3",
      .followers = "0:cloister@1", .turn = 1, .tile = 'E' }, "-1 2 0", "none",
    .scores = "9 0 0", .supply = "7 7 7" },
  { 32, "cloister-complete-at-once",
    { .board = "U(1,0)1 B(0,1)0 U(2,0)1 E(2,1)1 E(0,2)2 E(1,2)2 E(2,2)2", .tile = 'B' },
    "1 1 0", "cloister", .scores = "9 0", .supply = "7 7" },
  { 33, "farm-counts-a-city-once",
    { .board = "U(1,0)1 B(1,-1)0 E(0,-1)2", .followers = "0:farm-0@2", .placed = TRUE, .stack = "" },
    NULL, "none", .scores = "3 0" },
  { 34, "farm-with-two-cities",
    { .board = "E(0,-1)2 U(1,0)1 B(1,-1)0 E(1,-2)0 E(1,-3)2", .followers = "1:farm-0@1",
      .placed = TRUE, .stack = "" },
    NULL, "none", .scores = "0 6" },
  { 35, "unfinished-features",
    { .seats = 3, .board = "M(0,-1)2 U(1,0)1 B(0,1)0 B(1,1)0 U(-1,0)1",
      .followers = "0:city-0@1 1:road-0@2 2:cloister@3 0:farm-0@4", .placed = TRUE, .stack = "" },
    NULL, "none", .scores = "3 3 5" },
};

/* clang-format on */

static void
test_23 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "N(0,-1)2",
          .followers = "0:city-0@1",
          .turn = 1,
          .tile = 'E',
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "place 1 -1 3");
  favor_assert_text (orders_position_list (&self), "follow farm-0; skip");
  orders_position_refused (&self,
                           "follow city-0",
                           "There is already a follower in this city.");
  orders_position_refused (&self, "follow cloister", "This tile has no such part.");
}

static void
test_25 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "U(1,0)1",
          .followers = "0:farm-0@1",
          .turn = 1,
          .tile = 'U',
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "place -1 0 1");
  favor_assert_text (orders_position_list (&self), "follow road-0; follow farm-1; skip");
  orders_position_refused (&self,
                           "follow farm-0",
                           "There is already a follower on this field.");
}

/* Nobody left: the next seat's turn begins. */
static void
test_26 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "U(1,0)1 U(2,0)1 U(3,0)1 E(1,-1)0 E(2,-1)0 E(3,-1)0 B(0,1)0 B(1,1)0",
          .followers = "0:road-0@1 0:farm-0@2 0:city-0@4 0:city-0@5 0:city-0@6 "
                             "0:cloister@7 0:cloister@8",
          .tile = 'B',
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "place 2 1 0");
  g_assert_cmpint (self.state.head.phase, ==, ORDERS_PHASE_START);
  g_assert_cmpint (self.state.head.decider, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orders_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  g_test_add_func ("/orders/scenario/23-only-the-field-is-free", test_23);
  g_test_add_func ("/orders/scenario/25-joined-through-the-starter", test_25);
  g_test_add_func ("/orders/scenario/26-no-follower-left", test_26);
  return g_test_run ();
}
