/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-scenario.h"

/* The 51 conditions (2.3): for each a placement that fulfils it and one that only nearly does. Where the
 * specification's scenarios have one of the two, only the other is here. */

/* A city of `n` tiles in a row above the starter that one more closes: N(0,-1)2 ... */
#define CITY_2 "N(0,-1)2"
#define CITY_3 "N(0,-1)2 F(1,-1)0"
#define CITY_4 "N(0,-1)2 F(1,-1)0 F(2,-1)0"
#define CITY_5 "N(0,-1)2 F(1,-1)0 F(2,-1)0 G(3,-1)0"
/* The same without a pennant, of three. */
#define PLAIN_3 "N(0,-1)2 G(1,-1)0"

/* A road to the east of the starter that begins at a cloister in the west. */
#define ROAD_2 "A(-1,0)3"
#define ROAD_3 "A(-1,0)3 U(1,0)1"
#define ROAD_4 "A(-1,0)3 U(1,0)1 U(2,0)1"
#define ROAD_6 "A(-1,0)3 U(1,0)1 U(2,0)1 U(3,0)1 U(4,0)1"
#define ROAD_7 "A(-1,0)3 U(1,0)1 U(2,0)1 U(3,0)1 U(4,0)1 U(5,0)1"

/* A row of fields behind the starter, from which a farm grows: so many tiles and the starter. */
#define FARM_3 "B(0,1)0 B(1,1)0 B(2,1)0"

#define YES(order) .fulfilled = order
#define NO         .fulfilled = ""

/* clang-format off */
static const OrdersScenario scenarios[] = {
  /* Cities: the last tile is the end of the row. */
  { 1, "a-hamlet", { .board = CITY_2, .hands = "0:city-exact-3", .tile = 'E' }, "1 -1 3", "none", YES ("city-exact-3") },
  { 1, "a-hamlet-too-large", { .board = CITY_3, .hands = "0:city-exact-3", .tile = 'E' }, "2 -1 3", "none", NO },
  { 2, "a-village", { .board = CITY_3, .hands = "0:city-exact-4", .tile = 'E' }, "2 -1 3", "none", YES ("city-exact-4") },
  { 2, "a-village-too-small", { .board = CITY_2, .hands = "0:city-exact-4", .tile = 'E' }, "1 -1 3", "none", NO },
  { 3, "a-town-too-small", { .board = CITY_3, .hands = "0:city-exact-5", .tile = 'E' }, "2 -1 3", "none", NO },
  { 4, "a-market-town", { .board = CITY_5, .hands = "0:city-exact-6", .tile = 'E' }, "4 -1 3", "none", YES ("city-exact-6") },
  { 4, "a-market-town-not-complete", { .board = CITY_5, .hands = "0:city-exact-6", .tile = 'R' }, "4 -1 0", "none", NO },
  { 5, "room-to-grow", { .board = CITY_3, .hands = "0:city-min-4", .tile = 'E' }, "2 -1 3", "none", YES ("city-min-4") },
  { 5, "room-to-grow-too-small", { .board = CITY_2, .hands = "0:city-min-4", .tile = 'E' }, "1 -1 3", "none", NO },
  { 6, "a-proud-city", { .board = CITY_5, .hands = "0:city-min-6", .tile = 'E' }, "4 -1 3", "none", YES ("city-min-6") },
  { 6, "a-proud-city-too-small", { .board = CITY_4, .hands = "0:city-min-6", .tile = 'E' }, "3 -1 3", "none", NO },
  { 7, "a-great-city-too-small", { .board = CITY_5, .hands = "0:city-min-8", .tile = 'E' }, "4 -1 3", "none", NO },
  { 8, "the-royal-capital-too-small", { .board = CITY_5, .hands = "0:city-min-10", .tile = 'E' }, "4 -1 3", "none", NO },
  { 9, "under-one-banner", { .board = CITY_3, .hands = "0:city-pennant-1", .tile = 'E' }, "2 -1 3", "none", YES ("city-pennant-1") },
  { 9, "no-banner-at-all", { .board = CITY_2, .hands = "0:city-pennant-1", .tile = 'E' }, "1 -1 3", "none", NO },
  { 10, "two-banners", { .board = CITY_4, .hands = "0:city-pennant-2", .tile = 'E' }, "3 -1 3", "none", YES ("city-pennant-2") },
  { 10, "only-one-banner", { .board = CITY_3, .hands = "0:city-pennant-2", .tile = 'E' }, "2 -1 3", "none", NO },
  { 11, "no-banner-flies", { .board = PLAIN_3, .hands = "0:city-plain-3", .tile = 'E' }, "2 -1 3", "none", YES ("city-plain-3") },
  { 11, "a-banner-flies", { .board = CITY_3, .hands = "0:city-plain-3", .tile = 'E' }, "2 -1 3", "none", NO },
  { 11, "no-banner-but-two-tiles", { .board = "", .hands = "0:city-plain-3", .tile = 'E' }, "0 -1 2", "none", NO },
  { 12, "garrison-of-one", { .board = CITY_2, .followers = "0:city-0@1", .hands = "0:city-followers-2", .tile = 'E' },
    "1 -1 3", "none", NO },

  /* Roads: the last tile is a cloister at its end, or a village. */
  { 14, "a-lane", { .board = ROAD_2, .hands = "0:road-exact-3", .tile = 'W' }, "1 0 0", "none", YES ("road-exact-3") },
  { 14, "a-lane-too-long", { .board = ROAD_3, .hands = "0:road-exact-3", .tile = 'W' }, "2 0 0", "none", NO },
  { 15, "a-track", { .board = ROAD_3, .hands = "0:road-exact-4", .tile = 'W' }, "2 0 0", "none", YES ("road-exact-4") },
  { 15, "a-track-too-short", { .board = ROAD_2, .hands = "0:road-exact-4", .tile = 'W' }, "1 0 0", "none", NO },
  { 16, "a-coach-road", { .board = ROAD_4, .hands = "0:road-exact-5", .tile = 'W' }, "3 0 0", "none", YES ("road-exact-5") },
  { 16, "a-coach-road-too-short", { .board = ROAD_3, .hands = "0:road-exact-5", .tile = 'W' }, "2 0 0", "none", NO },
  { 17, "miles-to-go", { .board = ROAD_4, .hands = "0:road-min-4", .tile = 'W' }, "3 0 0", "none", YES ("road-min-4") },
  { 17, "miles-not-gone", { .board = ROAD_2, .hands = "0:road-min-4", .tile = 'W' }, "1 0 0", "none", NO },
  { 18, "the-long-road", { .board = ROAD_6, .hands = "0:road-min-6", .tile = 'W' }, "5 0 0", "none", YES ("road-min-6") },
  { 18, "the-long-road-goes-on", { .board = ROAD_6, .hands = "0:road-min-6", .tile = 'U' }, "5 0 1", "none", NO },
  { 19, "the-kings-highway", { .board = ROAD_7, .hands = "0:road-min-8", .tile = 'W' }, "6 0 0", "none", YES ("road-min-8") },
  { 19, "the-kings-highway-too-short", { .board = ROAD_6, .hands = "0:road-min-8", .tile = 'W' }, "5 0 0", "none", NO },
  { 21, "road-completed-at-a-city", { .board = CITY_3 " A(-1,0)3", .hands = "0:road-city-4", .tile = 'W' }, "1 0 0", "none", NO },
  { 21, "road-completed-at-a-large-city", { .board = CITY_4 " A(-1,0)3", .hands = "0:road-city-4", .tile = 'W' }, "1 0 0", "none",
    YES ("road-city-4") },
  { 22, "the-pilgrims-way", { .board = ROAD_2, .hands = "0:road-cloister", .tile = 'W' }, "1 0 0", "none", YES ("road-cloister") },
  { 22, "no-cloister-at-the-road", { .board = "W(-1,0)0", .hands = "0:road-cloister", .tile = 'W' }, "1 0 0", "none", NO },
  { 23, "one-highwayman", { .board = ROAD_2, .followers = "0:road-0@1", .hands = "0:road-followers-2", .tile = 'W' },
    "1 0 0", "none", NO },
  { 23, "a-band-of-highwaymen",
    { .board = "A(-1,0)3 B(0,1)0 B(1,1)0 B(2,1)0 A(2,0)1", .followers = "0:road-0@1 1:road-0@5",
      .hands = "0:road-followers-2", .tile = 'U' }, "1 0 1", "none", YES ("road-followers-2") },
  { 24, "a-safe-road", { .board = ROAD_2, .hands = "0:road-empty-3", .tile = 'W' }, "1 0 0", "none", YES ("road-empty-3") },
  { 24, "own-highwayman", { .board = ROAD_2, .hands = "0:road-empty-3", .tile = 'W' }, "1 0 0", "road-2", NO },
  { 25, "one-road", { .board = ROAD_2, .hands = "0:road-two-at-once", .tile = 'W' }, "1 0 0", "none", NO },
  { 26, "a-city-beside-the-road", { .board = ROAD_2, .hands = "0:road-quiet-3", .tile = 'W' }, "1 0 0", "none", NO },
  { 26, "far-from-the-walls", { .board = "B(0,1)0 A(0,2)3 U(1,2)1", .hands = "0:road-quiet-3", .tile = 'W' }, "2 2 0", "none",
    YES ("road-quiet-3") },

  /* Cloisters. */
  { 27, "a-new-abbot", { .board = "", .hands = "0:monk-place", .tile = 'B' }, "0 1 0", "cloister", YES ("monk-place") },
  { 27, "a-farmer-is-no-abbot", { .board = "", .hands = "0:monk-place", .tile = 'B' }, "0 1 0", "farm-0", NO },
  { 28, "a-quiet-cloister", { .board = "", .hands = "0:monk-crowded-4", .tile = 'B' }, "0 1 0", "cloister", NO },
  { 29, "consecration",
    { .board = "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)2 E(0,2)1 E(1,2)3", .hands = "0:cloister-any", .tile = 'E' },
    "-1 2 0", "none", YES ("cloister-any") },
  { 30, "the-pious-founder",
    { .board = "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)2 E(0,2)1 E(1,2)3", .followers = "0:cloister@1",
      .hands = "0:cloister-own,cloister-other", .tile = 'E' }, "-1 2 0", "none", YES ("cloister-own") },
  { 31, "nobodys-cloister",
    { .board = "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)2 E(0,2)1 E(1,2)3", .hands = "0:cloister-own,cloister-other",
      .tile = 'E' }, "-1 2 0", "none", NO },
  { 32, "bells-over-the-roofs",
    { .board = "B(0,1)0 U(1,0)1 U(-1,0)1 E(1,1)1 E(-1,1)2 E(0,2)1 E(1,2)3", .hands = "0:cloister-cities-4", .tile = 'E' },
    "-1 2 0", "none", YES ("cloister-cities-4") },
  { 33, "between-two-chapels", { .board = "B(0,1)0", .hands = "0:cloister-two-near", .tile = 'B' }, "1 1 0", "none",
    YES ("cloister-two-near") },
  { 33, "one-chapel", { .board = "B(0,1)0", .hands = "0:cloister-two-near", .tile = 'U' }, "1 0 1", "none", NO },

  /* Farmers. */
  { 34, "till-the-soil", { .board = "", .hands = "0:farmer-any", .tile = 'E' }, "0 -1 2", "farm-0", YES ("farmer-any") },
  { 34, "a-knight-tills-nothing", { .board = "", .hands = "0:farmer-any", .tile = 'E' }, "0 -1 2", "city-0", NO },
  { 35, "food-for-no-town", { .board = "", .hands = "0:farmer-city-1", .tile = 'N' }, "0 -1 2", "farm-0", NO },
  { 36, "two-markets", { .board = "E(0,-1)2 U(1,0)1 B(1,-1)0 E(1,-2)0", .hands = "0:farmer-city-2", .tile = 'E' }, "1 -3 2", "none", NO },
  { 36, "two-markets-touched", { .board = "E(0,-1)2 E(0,-2)0 E(0,-3)2 U(1,0)1", .hands = "0:farmer-city-2", .tile = 'B' },
    "1 -1 0", "farm-0", YES ("farmer-city-2") },
  { 37, "fields-not-so-wide", { .board = FARM_3 " U(0,2)1 U(1,2)1", .hands = "0:farmer-wide-8", .tile = 'U' }, "2 2 1", "farm-1", NO },
  { 37, "wide-fields", { .board = FARM_3 " U(0,2)1 U(1,2)1 U(-1,0)1", .hands = "0:farmer-wide-8", .tile = 'U' }, "2 2 1", "farm-1",
    YES ("farmer-wide-8") },
  { 38, "not-so-far", { .board = FARM_3 " U(0,2)1 U(1,2)1 U(-1,0)1", .hands = "0:farmer-wide-10", .tile = 'U' }, "2 2 1", "farm-1", NO },
  { 38, "as-far-as-the-eye-can-see",
    { .board = FARM_3 " U(0,2)1 U(1,2)1 U(-1,0)1 U(1,0)1 U(2,0)1", .hands = "0:farmer-wide-10", .tile = 'U' }, "2 2 1", "farm-1",
    YES ("farmer-wide-10") },
  { 39, "only-the-second-plough", { .board = "U(1,0)1", .followers = "0:farm-0@1", .hands = "0:farmer-third", .tile = 'E' },
    "0 -1 2", "farm-0", NO },
  { 40, "tithes", { .board = "B(0,1)0", .hands = "0:farmer-cloister", .tile = 'U' }, "1 0 1", "farm-0", YES ("farmer-cloister") },
  { 40, "no-cloister-to-tithe", { .board = "B(0,1)0", .hands = "0:farmer-cloister", .tile = 'U' }, "1 0 1", "farm-1", NO },
  { 41, "building-sites", { .board = "U(1,0)1", .hands = "0:farmer-open-3", .tile = 'I' }, "1 -1 3", "farm-0", YES ("farmer-open-3") },
  { 41, "two-building-sites", { .board = "", .hands = "0:farmer-open-3", .tile = 'I' }, "0 1 2", "farm-0", NO },
  { 43, "land-at-a-city", { .board = "U(1,0)1 U(-1,0)1 U(2,0)1", .hands = "0:farmer-no-city-4", .tile = 'U' }, "3 0 1", "farm-1", NO },
  { 43, "virgin-land", { .board = "U(1,0)1 U(-1,0)1 U(2,0)1", .hands = "0:farmer-no-city-4", .tile = 'U' }, "3 0 1", "farm-0",
    YES ("farmer-no-city-4") },

  /* People and the board. */
  { 45, "two-knights", { .board = "U(1,0)1 E(1,-1)0", .followers = "0:city-0@2", .hands = "0:three-knights", .tile = 'E' },
    "0 -1 2", "city-0", NO },
  { 46, "three-rogues", { .board = "W(1,0)0 U(1,1)0", .followers = "0:road-0@1 0:road-0@2", .hands = "0:three-highwaymen", .tile = 'U' },
    "-1 0 1", "road-0", YES ("three-highwaymen") },
  { 46, "two-rogues", { .board = "W(1,0)0", .followers = "0:road-0@1", .hands = "0:three-highwaymen", .tile = 'U' },
    "-1 0 1", "road-0", NO },
  { 47, "a-gap-with-three-sides", { .board = "U(1,0)1 U(-1,0)1 E(1,-1)0 E(-1,-1)0", .hands = "0:gap-4", .tile = 'E' },
    "0 -1 2", "none", NO },
  { 48, "only-a-city", { .board = "", .hands = "0:city-and-road", .tile = 'E' }, "0 -1 2", "none", NO },
  { 49, "a-golden-day", { .board = CITY_4, .followers = "0:city-0@1", .hands = "0:score-10", .tile = 'E' }, "3 -1 3", "none",
    YES ("score-10") },
  { 49, "not-so-golden", { .board = CITY_2, .followers = "0:city-0@1", .hands = "0:score-10", .tile = 'E' }, "1 -1 3", "none", NO },
  { 50, "alone", { .board = CITY_2, .followers = "0:city-0@1", .hands = "0:shared", .tile = 'E' }, "1 -1 3", "none", NO },
  { 51, "a-royal-gift", { .board = CITY_2, .followers = "1:city-0@1", .hands = "0:help-4", .tile = 'E' }, "1 -1 3", "none",
    YES ("help-4") },
  { 51, "a-gift-to-oneself", { .board = CITY_2, .followers = "0:city-0@1", .hands = "0:help-4", .tile = 'E' }, "1 -1 3", "none", NO },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orders_conditions_add (scenarios, G_N_ELEMENTS (scenarios));
  return g_test_run ();
}
