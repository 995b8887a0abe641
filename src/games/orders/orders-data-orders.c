/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "orders-data.h"

/* The orders of the king (section 2.3): what each asks for, its points, whether for a farmer. */
const OrdersCard orders_cards[ORDERS_N_ORDERS] = {
  [ORDERS_ORDER_CITY_EXACT_3] = { ORDERS_TEST_CITY_EXACT, 3, 4, FALSE },
  [ORDERS_ORDER_CITY_EXACT_4] = { ORDERS_TEST_CITY_EXACT, 4, 5, FALSE },
  [ORDERS_ORDER_CITY_EXACT_5] = { ORDERS_TEST_CITY_EXACT, 5, 6, FALSE },
  [ORDERS_ORDER_CITY_EXACT_6] = { ORDERS_TEST_CITY_EXACT, 6, 8, FALSE },
  [ORDERS_ORDER_CITY_MIN_4] = { ORDERS_TEST_CITY_LEAST, 4, 4, FALSE },
  [ORDERS_ORDER_CITY_MIN_6] = { ORDERS_TEST_CITY_LEAST, 6, 8, FALSE },
  [ORDERS_ORDER_CITY_MIN_8] = { ORDERS_TEST_CITY_LEAST, 8, 12, FALSE },
  [ORDERS_ORDER_CITY_MIN_10] = { ORDERS_TEST_CITY_LEAST, 10, 16, FALSE },
  [ORDERS_ORDER_CITY_PENNANT_1] = { ORDERS_TEST_CITY_PENNANTS, 1, 4, FALSE },
  [ORDERS_ORDER_CITY_PENNANT_2] = { ORDERS_TEST_CITY_PENNANTS, 2, 9, FALSE },
  [ORDERS_ORDER_CITY_PLAIN_3] = { ORDERS_TEST_CITY_PLAIN, 3, 5, FALSE },
  [ORDERS_ORDER_CITY_FOLLOWERS_2] = { ORDERS_TEST_CITY_FOLLOWERS, 2, 12, FALSE },
  [ORDERS_ORDER_CITY_EMPTY] = { ORDERS_TEST_CITY_EMPTY, 0, 3, FALSE },
  [ORDERS_ORDER_ROAD_EXACT_3] = { ORDERS_TEST_ROAD_EXACT, 3, 3, FALSE },
  [ORDERS_ORDER_ROAD_EXACT_4] = { ORDERS_TEST_ROAD_EXACT, 4, 4, FALSE },
  [ORDERS_ORDER_ROAD_EXACT_5] = { ORDERS_TEST_ROAD_EXACT, 5, 6, FALSE },
  [ORDERS_ORDER_ROAD_MIN_4] = { ORDERS_TEST_ROAD_LEAST, 4, 2, FALSE },
  [ORDERS_ORDER_ROAD_MIN_6] = { ORDERS_TEST_ROAD_LEAST, 6, 6, FALSE },
  [ORDERS_ORDER_ROAD_MIN_8] = { ORDERS_TEST_ROAD_LEAST, 8, 12, FALSE },
  [ORDERS_ORDER_ROAD_TWO_CITIES] = { ORDERS_TEST_ROAD_TWO_CITIES, 2, 5, FALSE },
  [ORDERS_ORDER_ROAD_CITY_4] = { ORDERS_TEST_ROAD_CITY, 4, 2, FALSE },
  [ORDERS_ORDER_ROAD_CLOISTER] = { ORDERS_TEST_ROAD_CLOISTER, 0, 5, FALSE },
  [ORDERS_ORDER_ROAD_FOLLOWERS_2] = { ORDERS_TEST_ROAD_FOLLOWERS, 2, 10, FALSE },
  [ORDERS_ORDER_ROAD_EMPTY_3] = { ORDERS_TEST_ROAD_EMPTY, 3, 7, FALSE },
  [ORDERS_ORDER_ROAD_TWO_AT_ONCE] = { ORDERS_TEST_ROADS_AT_ONCE, 2, 9, FALSE },
  [ORDERS_ORDER_ROAD_QUIET_3] = { ORDERS_TEST_ROAD_QUIET, 3, 7, FALSE },
  [ORDERS_ORDER_MONK_PLACE] = { ORDERS_TEST_MONK, 0, 3, FALSE },
  [ORDERS_ORDER_MONK_CROWDED_4] = { ORDERS_TEST_MONK_AMONG, 4, 5, FALSE },
  [ORDERS_ORDER_CLOISTER_ANY] = { ORDERS_TEST_CLOISTER_ANY, 0, 4, FALSE },
  [ORDERS_ORDER_CLOISTER_OWN] = { ORDERS_TEST_CLOISTER_OWN, 0, 8, FALSE },
  [ORDERS_ORDER_CLOISTER_OTHER] = { ORDERS_TEST_CLOISTER_OTHER, 0, 8, FALSE },
  [ORDERS_ORDER_CLOISTER_CITIES_4] = { ORDERS_TEST_CLOISTER_AMONG_CITIES, 4, 6, FALSE },
  [ORDERS_ORDER_CLOISTER_TWO_NEAR] = { ORDERS_TEST_CLOISTERS_NEAR, 2, 3, FALSE },
  [ORDERS_ORDER_FARMER_ANY] = { ORDERS_TEST_FARMER, 0, 2, TRUE },
  [ORDERS_ORDER_FARMER_CITY_1] = { ORDERS_TEST_FARMER_AT_COMPLETE, 1, 3, TRUE },
  [ORDERS_ORDER_FARMER_CITY_2] = { ORDERS_TEST_FARMER_AT_COMPLETE, 2, 9, TRUE },
  [ORDERS_ORDER_FARMER_WIDE_8] = { ORDERS_TEST_FARMER_WIDE, 8, 4, TRUE },
  [ORDERS_ORDER_FARMER_WIDE_10] = { ORDERS_TEST_FARMER_WIDE, 10, 8, TRUE },
  [ORDERS_ORDER_FARMER_THIRD] = { ORDERS_TEST_FARMERS_OUT, 3, 5, TRUE },
  [ORDERS_ORDER_FARMER_CLOISTER] = { ORDERS_TEST_FARMER_AT_CLOISTER, 0, 3, TRUE },
  [ORDERS_ORDER_FARMER_OPEN_3] = { ORDERS_TEST_FARMER_AT_OPEN, 3, 4, TRUE },
  [ORDERS_ORDER_FARMER_FINISH_CITY] = { ORDERS_TEST_FARMER_AND_CITY, 0, 3, TRUE },
  [ORDERS_ORDER_FARMER_NO_CITY_4] = { ORDERS_TEST_FARMER_LONELY, 4, 4, TRUE },
  [ORDERS_ORDER_ROLES_4] = { ORDERS_TEST_ALL_ROLES, 0, 4, FALSE },
  [ORDERS_ORDER_THREE_KNIGHTS] = { ORDERS_TEST_KNIGHTS_OUT, 3, 6, FALSE },
  [ORDERS_ORDER_THREE_HIGHWAYMEN] = { ORDERS_TEST_HIGHWAYMEN_OUT, 3, 5, FALSE },
  [ORDERS_ORDER_GAP_4] = { ORDERS_TEST_GAP, 4, 7, FALSE },
  [ORDERS_ORDER_CITY_AND_ROAD] = { ORDERS_TEST_CITY_AND_ROAD, 0, 10, FALSE },
  [ORDERS_ORDER_SCORE_10] = { ORDERS_TEST_GAIN, 10, 7, FALSE },
  [ORDERS_ORDER_SHARED] = { ORDERS_TEST_SHARED, 0, 10, FALSE },
  [ORDERS_ORDER_HELP_4] = { ORDERS_TEST_HELP, 4, 4, FALSE },
};

static const FavorWord order_words[ORDERS_N_ORDERS] = {
  { "city-exact-3",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Hamlet"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of exactly 3 tiles.") },
  { "city-exact-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Village"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of exactly 4 tiles.") },
  { "city-exact-5",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Town"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of exactly 5 tiles.") },
  { "city-exact-6",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Market Town"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of exactly 6 tiles.") },
  { "city-min-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Room to Grow"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of at least 4 tiles.") },
  { "city-min-6",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Proud City"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of at least 6 tiles.") },
  { "city-min-8",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Great City"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of at least 8 tiles.") },
  { "city-min-10",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("The Royal Capital"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of at least 10 tiles.") },
  { "city-pennant-1",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Under One Banner"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city with at least 1 pennant.") },
  { "city-pennant-2",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Two Banners"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city with at least 2 pennants.") },
  { "city-plain-3",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("No Banner Flies"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city of at least 3 tiles without any pennant.") },
  { "city-followers-2",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Full Garrison"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city with at least 2 followers in it.") },
  { "city-empty",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Empty Streets"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city with no follower in it.") },
  { "road-exact-3",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Lane"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of exactly 3 tiles.") },
  { "road-exact-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Track"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of exactly 4 tiles.") },
  { "road-exact-5",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Coach Road"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of exactly 5 tiles.") },
  { "road-min-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Miles to Go"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of at least 4 tiles.") },
  { "road-min-6",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("The Long Road"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of at least 6 tiles.") },
  { "road-min-8",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("The King's Highway"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of at least 8 tiles.") },
  { "road-two-cities",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("From Town to Town"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road connected to two complete cities.") },
  { "road-city-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Road to the City"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road connected to a city of at least 4 tiles.") },
  { "road-cloister",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("The Pilgrims' Way"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road with a cloister on one of its tiles.") },
  { "road-followers-2",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Band of Highwaymen"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road with at least 2 followers on it.") },
  { "road-empty-3",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Safe Road"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of at least 3 tiles with no follower on it.") },
  { "road-two-at-once",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Crossing the T"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete two roads with one tile.") },
  { "road-quiet-3",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Far from the Walls"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a road of at least 3 tiles, none of which shows a city.") },
  { "monk-place",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A New Abbot"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a follower as a monk.") },
  { "monk-crowded-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Busy Cloister"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a monk in a cloister with at least 4 of the 8 spaces around it filled.") },
  { "cloister-any",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Consecration"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a cloister.") },
  { "cloister-own",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("The Pious Founder"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a cloister that holds your own monk.") },
  { "cloister-other",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Alms"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a cloister that holds the monk of another player.") },
  { "cloister-cities-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Bells over the Roofs"),
    /* Translators: on the card of that order: what is to be done. */
    N_ (
      "Complete a cloister with a city shown on at least 4 of the 8 tiles around it.") },
  { "cloister-two-near",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Between Two Chapels"),
    /* Translators: on the card of that order: what is to be done. */
    N_ (
      "Place a tile so that at least 2 cloisters lie on it and on the 8 spaces around it.") },
  { "farmer-any",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Till the Soil"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a follower as a farmer.") },
  { "farmer-city-1",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Food for the Town"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm that touches a complete city.") },
  { "farmer-city-2",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Two Markets"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm that touches at least 2 complete cities.") },
  { "farmer-wide-8",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Wide Fields"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm of at least 8 tiles.") },
  { "farmer-wide-10",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("As Far as the Eye Can See"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm of at least 10 tiles.") },
  { "farmer-third",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Three Ploughs"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer so that you have at least 3 farmers on the board.") },
  { "farmer-cloister",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Tithes"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm with a cloister on one of its tiles.") },
  { "farmer-open-3",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Building Sites"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm that touches at least 3 cities not yet complete.") },
  { "farmer-finish-city",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Harvest Home"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer with the very tile that completes a city.") },
  { "farmer-no-city-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Virgin Land"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a farmer on a farm of at least 4 tiles that touches no city.") },
  { "roles-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("All the Estates"),
    /* Translators: on the card of that order: what is to be done. */
    N_ (
      "Have a knight, a highwayman, a monk and a farmer on the board at once, one of them placed this turn.") },
  { "three-knights",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Three Knights"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a knight so that you have at least 3 knights on the board.") },
  { "three-highwaymen",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Three Rogues"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a highwayman so that you have at least 3 highwaymen on the board.") },
  { "gap-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("The Missing Piece"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Place a tile on a space with a tile on all four sides.") },
  { "city-and-road",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Gates and Milestones"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a city and a road with one tile.") },
  { "score-10",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Golden Day"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Score at least 10 points for features with one tile.") },
  { "shared",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("Side by Side"),
    /* Translators: on the card of that order: what is to be done. */
    N_ ("Complete a feature for which you and another player both score.") },
  { "help-4",
    /* Translators: the name of an order of the king, on its card. */
    N_ ("A Royal Gift"),
    /* Translators: on the card of that order: what is to be done. */
    N_ (
      "With one tile, let another player score at least 4 points for features while you score none.") },
};

const FavorEnum orders_orders = FAVOR_ENUM ("order", order_words);
