/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-scenario.h"

/* Scenarios 36 to 57: fulfilling orders. */

#define FOUR      "0:city-exact-5,city-pennant-1,score-10,road-min-4"
#define ROAD_41   "A(-1,0)3 K(1,0)0 A(1,1)2"
#define ROAD_43   "A(-1,0)3 A(1,0)1 N(0,-1)2 N(1,-1)0"
#define BOARD_49  "U(1,0)1 B(0,1)0 B(1,1)0"
#define PEOPLE_49 "0:road-0@1 0:farm-0@2 0:cloister@3"

/* clang-format off */
static const OrdersScenario scenarios[] = {
  { 36, "fulfilled-by-itself",
    { .board = BOARD_28, .followers = "0:city-0@1", .hands = "0:city-exact-5", .tile = 'E' },
    "0 -2 2", "none", .scores = "18 0", .fulfilled = "city-exact-5" },
  { 37, "three-to-choose-from",
    { .board = BOARD_28, .followers = "0:city-0@1", .hands = FOUR, .tile = 'E' },
    "0 -2 2", "none", .eligible = "city-exact-5 city-pennant-1 score-10", .scores = "12 0" },
  { 39, "not-by-the-placement-of-others",
    { .board = BOARD_28, .followers = "0:city-0@1", .hands = "0:city-exact-5", .turn = 1, .tile = 'E' },
    "0 -2 2", "none", .scores = "12 0", .fulfilled = "" },
  { 40, "nobody-in-the-city",
    { .board = BOARD_28, .hands = "0:city-exact-5", .tile = 'E' },
    "0 -2 2", "none", .scores = "6 0", .fulfilled = "city-exact-5" },
  { 41, "from-town-to-town",
    { .board = ROAD_41 " E(0,-1)2", .hands = "0:road-two-cities", .tile = 'E' },
    "1 -1 2", "none", .scores = "5 0", .fulfilled = "road-two-cities" },
  { 42, "only-one-complete-city",
    { .board = ROAD_41, .hands = "0:road-two-cities", .tile = 'E' },
    "1 -1 2", "none", .scores = "0 0", .fulfilled = "" },
  { 43, "city-grows-beside-a-complete-road",
    { .board = ROAD_43, .hands = "0:road-city-4", .tile = 'N' },
    "1 -2 2", "none", .scores = "2 0", .fulfilled = "road-city-4" },
  { 44, "road-and-city-were-connected-before",
    { .board = ROAD_43 " N(1,-2)2", .hands = "1:road-city-4", .turn = 1, .tile = 'E' },
    "2 -2 3", "none", .scores = "0 0", .fulfilled = "" },
  { 45, "own-knight-in-empty-streets",
    { .board = "", .hands = "0:city-empty", .tile = 'E' },
    "0 -1 2", "city-0", .scores = "4 0", .fulfilled = "" },
  { 46, "empty-streets",
    { .board = "", .hands = "0:city-empty", .tile = 'E' },
    "0 -1 2", "farm-0", .scores = "3 0", .supply = "6 7", .fulfilled = "city-empty" },
  { 47, "harvest-home",
    { .board = "N(0,-1)2", .hands = "0:farmer-finish-city,farmer-city-1", .tile = 'E' },
    "1 -1 3", "farm-0", .eligible = "farmer-finish-city farmer-city-1" },
  { 48, "third-knight-goes-home",
    { .board = "U(1,0)1 U(2,0)1 U(3,0)1 E(1,-1)0 E(2,-1)0", .followers = "0:city-0@4 0:city-0@5",
      .hands = "0:three-knights", .tile = 'E' },
    "0 -1 2", "city-0", .scores = "10 0", .supply = "5 7", .fulfilled = "three-knights" },
  { 49, "all-the-estates",
    { .board = BOARD_49, .followers = PEOPLE_49, .hands = "0:roles-4", .tile = 'E' },
    "0 -1 2", "city-0", .scores = "8 0", .fulfilled = "roles-4" },
  { 50, "no-knight",
    { .board = BOARD_49, .followers = PEOPLE_49, .hands = "0:roles-4", .tile = 'E' },
    "0 -1 2", "none", .scores = "0 0", .fulfilled = "" },
  { 51, "a-full-garrison",
    { .seats = 3, .board = BOARD_29, .followers = PEOPLE_29, .hands = "2:gap-4,help-4,city-followers-2",
      .turn = 2, .tile = 'C' },
    "0 -1 0", NULL, .eligible = "gap-4 help-4 city-followers-2", .choose = "city-followers-2",
    .scores = "12 0 12", .fulfilled = "city-followers-2" },
  { 52, "city-and-road",
    { .board = "U(-1,0)1 U(1,0)1 W(-1,-1)2 W(1,-1)2", .hands = "0:city-and-road", .tile = 'D' },
    "0 -1 2", "none", .scores = "10 0", .fulfilled = "city-and-road" },
  { 53, "two-roads-at-once",
    { .board = "A(-1,0)3 B(0,1)0 A(1,1)2", .followers = "1:road-0@3", .hands = "0:road-two-at-once",
      .tile = 'W' },
    "1 0 0", "road-2", .scores = "12 2", .fulfilled = "road-two-at-once" },
  { 54, "side-by-side",
    { .board = BOARD_30, .followers = PEOPLE_30, .hands = "0:shared 1:score-10", .tile = 'F' },
    "1 -1 0", "none", .scores = "20 10", .fulfilled = "shared" },
  { 55, "alms",
    { .board = "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)3 E(0,2)2 E(1,2)2", .followers = "1:cloister@1",
      .hands = "0:cloister-other,cloister-own", .tile = 'E' },
    "-1 2 2", "none", .scores = "8 9", .fulfilled = "cloister-other" },
  { 56, "a-busy-cloister",
    { .board = "U(1,0)1 B(0,1)0 U(2,0)1 E(2,1)1 E(0,2)2 E(1,2)2", .hands = "0:monk-crowded-4",
      .tile = 'B' },
    "1 1 0", "cloister", .scores = "5 0", .fulfilled = "monk-crowded-4" },
  { 57, "last-tile-of-the-game",
    { .board = BOARD_28, .followers = "0:city-0@1", .hands = "0:city-exact-5,gap-4",
      .fulfilled = "1:shared", .tile = 'E', .stack = "" },
    "0 -2 2", "none", .scores = "18 10", .fulfilled = "city-exact-5" },
};

/* clang-format on */

static void
test_38 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = BOARD_28,
          .followers = "0:city-0@1",
          .hands = FOUR,
          .tile = 'E',
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "place 0 -2 2");
  orders_position_play (&self, "skip");
  orders_position_refused (&self,
                           "fulfil road-min-4",
                           "This placement does not fulfil that order.");
  orders_position_refused (&self, "fulfil gap-4", "You do not hold that order.");
  orders_position_play (&self, "fulfil city-pennant-1");
  favor_assert_text (orders_position_scores (&self), "16 0");
  favor_assert_text (orders_position_hand (&self, 0), "city-exact-5 score-10 road-min-4");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orders_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  g_test_add_func ("/orders/scenario/38-chosen-order", test_38);
  return g_test_run ();
}
