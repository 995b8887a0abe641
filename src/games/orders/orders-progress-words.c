/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-text.h"
#include "orders-state.h"

/* Translators: each of these says below a card of an order how far one is; short. {have} and {need} are
 * numbers. "Open" is what is not complete yet. */
static const char *const texts[] = {
  /* Translators: how far an order is */
  [ORDERS_TEST_CITY_EXACT] = N_ ("Tiles of the best open city: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CITY_LEAST] = N_ ("Tiles of the largest open city: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CITY_PENNANTS] = N_ ("Pennants of an open city: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CITY_PLAIN] =
    N_ ("Tiles of an open city without pennant: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CITY_FOLLOWERS] = N_ ("Followers in an open city: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CITY_EMPTY] = N_ ("Open city without a follower: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_EXACT] = N_ ("Tiles of the best open road: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_LEAST] = N_ ("Tiles of the longest open road: {have} of {need}"),
  /* Translators: how far an order is: of a road and two cities so many are complete */
  [ORDERS_TEST_ROAD_TWO_CITIES] =
    N_ ("Complete of road and two cities: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_CITY] = N_ ("Tiles of the largest city at a road: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_CLOISTER] = N_ ("Open road with a cloister: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_FOLLOWERS] = N_ ("Followers on an open road: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_EMPTY] =
    N_ ("Tiles of an open road without follower: {have} of {need}"),
  /* Translators: how far an order is: the roads that one tile could complete */
  [ORDERS_TEST_ROADS_AT_ONCE] = N_ ("Roads that one tile could close: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_ROAD_QUIET] = N_ ("Tiles of an open road without city: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_MONK] = N_ ("Cloister still to come: {have} of {need}"),
  /* Translators: how far an order is: the free space for a cloister with most tiles around it */
  [ORDERS_TEST_MONK_AMONG] = N_ ("Tiles around the best free space: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CLOISTER_ANY] = N_ ("Tiles around the best cloister: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CLOISTER_OWN] = N_ ("Tiles around your cloister: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CLOISTER_OTHER] =
    N_ ("Tiles around a cloister of another: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CLOISTER_AMONG_CITIES] =
    N_ ("Cities around an open cloister: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_CLOISTERS_NEAR] =
    N_ ("Cloisters around the best free space: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER] = N_ ("Follower in supply: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER_AT_COMPLETE] =
    N_ ("Complete cities at a free farm: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER_WIDE] = N_ ("Tiles of the largest free farm: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMERS_OUT] = N_ ("Your farmers on the board: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER_AT_CLOISTER] = N_ ("Free farm with a cloister: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER_AT_OPEN] = N_ ("Open cities at a free farm: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER_AND_CITY] = N_ ("City that one tile could close: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_FARMER_LONELY] =
    N_ ("Tiles of a free farm without city: {have} of {need}"),
  /* Translators: how far an order is: of knight, highwayman, monk and farmer */
  [ORDERS_TEST_ALL_ROLES] = N_ ("Your roles on the board: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_KNIGHTS_OUT] = N_ ("Your knights on the board: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_HIGHWAYMEN_OUT] = N_ ("Your highwaymen on the board: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_GAP] = N_ ("Tiles beside the best free space: {have} of {need}"),
  /* Translators: how far an order is: a city and a road that the same tile could complete */
  [ORDERS_TEST_CITY_AND_ROAD] =
    N_ ("City and road that one tile could close: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_GAIN] = N_ ("Points that one tile could bring you: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_SHARED] = N_ ("Open feature that you share: {have} of {need}"),
  /* Translators: how far an order is */
  [ORDERS_TEST_HELP] = N_ ("Points that one tile could bring another: {have} of {need}"),
};

char *
orders_progress_describe (const OrdersProgress *progress)
{
  return favor_text_fill (_ (texts[orders_cards[progress->order].test]),
                          "have# need#",
                          (guint) progress->have,
                          (guint) progress->need);
}
