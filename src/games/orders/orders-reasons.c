/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "orders-reasons.h"
#include "orders-texts.h"

#define CARD(i)   FAVOR_ARG_ENUM (i, "card", &orders_orders)
#define AMOUNT(i) FAVOR_ARG_INT (i, "n", 0, 9999)

/* clang-format off */
FAVOR_REASON_DEFINE (n, "n", AMOUNT (0));
FAVOR_REASON_DEFINE (card, "card", CARD (0));
FAVOR_REASON_DEFINE (card_n, "card-n", CARD (0), AMOUNT (1));
FAVOR_REASON_DEFINE (nearer, "nearer", CARD (0), FAVOR_ARG_INT (1, "have", 0, 99),
      FAVOR_ARG_INT (2, "need", 0, 99));
/* clang-format on */

/* The words of what speaks for an action. */
const FavorKind orders_reasons[ORDERS_N_REASONS] = {
  [ORDERS_REASON_WINS] = {
    .id = "wins",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Wins the game."),
  },
  [ORDERS_REASON_FULFILS] = {
    .id = "fulfils",
    .args = &card_n_args,
    /* Translators: why an action is good, a sentence behind it; {card} is the name of an order,
     * {n} are points */
    NP_ ("Fulfils “{card}” for {n} point.", "Fulfils “{card}” for {n} points."),
  },
  [ORDERS_REASON_FULFILS_WITH_FOLLOWER] = {
    .id = "fulfils-with-follower",
    .args = &card_n_args,
    /* Translators: why an action is good, a sentence behind it; {card} is the name of an order,
     * {n} are points */
    NP_ ("With a follower on it, “{card}” is fulfilled for {n} point.",
         "With a follower on it, “{card}” is fulfilled for {n} points."),
  },
  [ORDERS_REASON_NEARER] = {
    .id = "nearer",
    .args = &nearer_args,
    /* Translators: why an action is good, a sentence behind it; {card} is the name of an order,
     * {have} of {need} things it counts are there */
    .text = N_ ("Brings “{card}” nearer, {have} of {need}."),
  },
  [ORDERS_REASON_WITHIN_REACH] = {
    .id = "within-reach",
    .args = &card_args,
    /* Translators: why an action is good, a sentence behind it; {card} is the name of an order: all
     * that it counts is there, the last placement is still to be done */
    .text = N_ ("Brings “{card}” within reach."),
  },
  [ORDERS_REASON_CLOSES_CITY] = {
    .id = "closes-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Closes your city for {n} point.", "Closes your city for {n} points."),
  },
  [ORDERS_REASON_CLOSES_ROAD] = {
    .id = "closes-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Closes your road for {n} point.", "Closes your road for {n} points."),
  },
  [ORDERS_REASON_CLOSES_CLOISTER] = {
    .id = "closes-cloister",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Completes your cloister for {n} point.", "Completes your cloister for {n} points."),
  },
  [ORDERS_REASON_CLOSES_SEVERAL] = {
    .id = "closes-several",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: several cities, roads or cloisters
     * are completed; {n} are points for all of them */
    NP_ ("Closes several features of yours for {n} point.",
         "Closes several features of yours for {n} points."),
  },
  [ORDERS_REASON_CLOSES_SHARED] = {
    .id = "closes-shared",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: a city or road is completed on which
     * several players have equally many followers; {n} are points for each of them */
    NP_ ("Closes what you share with others, {n} point for each.",
         "Closes what you share with others, {n} points for each."),
  },
  [ORDERS_REASON_OFFERS_CITY] = {
    .id = "offers-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: a follower placed next scores at
     * once; {n} are points */
    NP_ ("Closes a city that a knight can take for {n} point.",
         "Closes a city that a knight can take for {n} points."),
  },
  [ORDERS_REASON_OFFERS_ROAD] = {
    .id = "offers-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: a follower placed next scores at
     * once; {n} are points */
    NP_ ("Closes a road that a highwayman can take for {n} point.",
         "Closes a road that a highwayman can take for {n} points."),
  },
  [ORDERS_REASON_OFFERS_CLOISTER] = {
    .id = "offers-cloister",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: a follower placed next scores at
     * once; {n} are points */
    NP_ ("The cloister is complete, a monk takes it for {n} point.",
         "The cloister is complete, a monk takes it for {n} points."),
  },
  [ORDERS_REASON_GROWS_CITY] = {
    .id = "grows-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Makes your city larger, {n} tile now.", "Makes your city larger, {n} tiles now."),
  },
  [ORDERS_REASON_GROWS_ROAD] = {
    .id = "grows-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Makes your road longer, {n} tile now.", "Makes your road longer, {n} tiles now."),
  },
  [ORDERS_REASON_GROWS_CLOISTER] = {
    .id = "grows-cloister",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of the 9 tiles of a cloister, itself
     * included, {n} lie now */
    NP_ ("Adds to your cloister, {n} of its 9 tiles lies now.",
         "Adds to your cloister, {n} of its 9 tiles lie now."),
  },
  [ORDERS_REASON_GROWS_FARMS] = {
    .id = "grows-farms",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Your farms would bring {n} point more at the end.",
         "Your farms would bring {n} points more at the end."),
  },
  [ORDERS_REASON_JOINS_CITY] = {
    .id = "joins-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: the city of another player becomes
     * one with that of the player; {n} are points when it is closed */
    NP_ ("Gives you a share in a city that others hold, {n} point when closed.",
         "Gives you a share in a city that others hold, {n} points when closed."),
  },
  [ORDERS_REASON_JOINS_ROAD] = {
    .id = "joins-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: the road of another player becomes
     * one with that of the player; {n} are points when it is closed */
    NP_ ("Gives you a share in a road that others hold, {n} point when closed.",
         "Gives you a share in a road that others hold, {n} points when closed."),
  },
  [ORDERS_REASON_ROOM_CITY] = {
    .id = "room-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} tiles */
    NP_ ("Lets a knight into a free city of {n} tile.",
         "Lets a knight into a free city of {n} tiles."),
  },
  [ORDERS_REASON_ROOM_ROAD] = {
    .id = "room-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} tiles */
    NP_ ("Lets a highwayman onto a free road of {n} tile.",
         "Lets a highwayman onto a free road of {n} tiles."),
  },
  [ORDERS_REASON_ROOM_CLOISTER] = {
    .id = "room-cloister",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of the 9 tiles of a cloister, itself
     * included, {n} lie now */
    NP_ ("A cloister for a monk, {n} of its 9 tiles lies already.",
         "A cloister for a monk, {n} of its 9 tiles lie already."),
  },
  [ORDERS_REASON_ROOM_FARM] = {
    .id = "room-farm",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} cities */
    NP_ ("Lets a farmer onto a free farm with {n} complete city.",
         "Lets a farmer onto a free farm with {n} complete cities."),
  },
  [ORDERS_REASON_ROOM_FIELD] = {
    .id = "room-field",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} tiles */
    NP_ ("Lets a farmer onto a free farm of {n} tile.",
         "Lets a farmer onto a free farm of {n} tiles."),
  },
  [ORDERS_REASON_HELPS_NOBODY] = {
    .id = "helps-nobody",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Adds nothing to what others hold."),
  },
  [ORDERS_REASON_SCORES_CITY] = {
    .id = "scores-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Scores the complete city at once, {n} point, and comes home.",
         "Scores the complete city at once, {n} points, and comes home."),
  },
  [ORDERS_REASON_SCORES_ROAD] = {
    .id = "scores-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Scores the complete road at once, {n} point, and comes home.",
         "Scores the complete road at once, {n} points, and comes home."),
  },
  [ORDERS_REASON_SCORES_CLOISTER] = {
    .id = "scores-cloister",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Scores the complete cloister at once, {n} point, and comes home.",
         "Scores the complete cloister at once, {n} points, and comes home."),
  },
  [ORDERS_REASON_TAKES_CITY] = {
    .id = "takes-city",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Holds a city that would score {n} point if closed at this size.",
         "Holds a city that would score {n} points if closed at this size."),
  },
  [ORDERS_REASON_TAKES_ROAD] = {
    .id = "takes-road",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Holds a road that scores {n} point even if it is never closed.",
         "Holds a road that scores {n} points even if it is never closed."),
  },
  [ORDERS_REASON_TAKES_CLOISTER] = {
    .id = "takes-cloister",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("The cloister counts {n} point already, and one more for each tile around it.",
         "The cloister counts {n} points already, and one more for each tile around it."),
  },
  [ORDERS_REASON_TAKES_FARM] = {
    .id = "takes-farm",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("The farm would bring {n} point at the end as it is.",
         "The farm would bring {n} points at the end as it is."),
  },
  [ORDERS_REASON_NEARLY_CLOSED] = {
    .id = "nearly-closed",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a follower on a city or road;
     * {n} sides that no tile lies at yet */
    NP_ ("Only {n} side is still open.", "Only {n} sides are still open."),
  },
  [ORDERS_REASON_STAYS_HOME] = {
    .id = "stays-home",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of a follower that is placed; {n}
     * others are in hand */
    NP_ ("You still have {n} other follower for later.",
         "You still have {n} other followers for later."),
  },
  [ORDERS_REASON_FARM_OPEN] = {
    .id = "farm-open",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} cities */
    NP_ ("The farm touches {n} city that counts once it is closed.",
         "The farm touches {n} cities that count once they are closed."),
  },
  [ORDERS_REASON_FARM_WIDE] = {
    .id = "farm-wide",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} tiles */
    NP_ ("Takes a farm of {n} tile before others do.",
         "Takes a farm of {n} tiles before others do."),
  },
  [ORDERS_REASON_KEEPS_FOLLOWERS] = {
    .id = "keeps-followers",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} followers in hand */
    NP_ ("Keeps your last follower for a better place.",
         "Keeps your {n} followers for better places."),
  },
  [ORDERS_REASON_ONLY_FIELD] = {
    .id = "only-field",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Only fields are free here, and a farmer never comes home."),
  },
  [ORDERS_REASON_ONLY_WORTH] = {
    .id = "only-worth",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("No place here counts more than {n} point yet.",
         "No place here counts more than {n} points yet."),
  },
  [ORDERS_REASON_BRINGS] = {
    .id = "brings",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("It is worth {n} point.", "It is worth {n} points."),
  },
  [ORDERS_REASON_BRINGS_MOST] = {
    .id = "brings-most",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of several orders that one placement
     * fulfils, of which one counts; {n} are points */
    NP_ ("None of the others is worth more: {n} point.",
         "None of the others is worth more: {n} points."),
  },
  [ORDERS_REASON_ALL_THREE] = {
    .id = "all-three",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Together they can bring {n} point.", "Together they can bring {n} points."),
  },
  [ORDERS_REASON_WOULD_COST] = {
    .id = "would-cost",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Held to the end it would cost {n} point.",
         "Held to the end it would cost {n} points."),
  },
  [ORDERS_REASON_BRINGS_LEAST] = {
    .id = "brings-least",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it: of the orders in hand; {n} are
     * points */
    NP_ ("Of your orders it brings least, {n} point.",
         "Of your orders it brings least, {n} points."),
  },
  [ORDERS_REASON_ASKS_FARMER] = {
    .id = "asks-farmer",
    /* Translators: why an action is good, a sentence behind it: of an order */
    .text = N_ ("It asks for a farmer, who never comes home."),
  },
  [ORDERS_REASON_NO_ORDER] = {
    .id = "no-order",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("You hold none that you could fulfil."),
  },
  [ORDERS_REASON_TURNS_LEFT] = {
    .id = "turns-left",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} turns */
    NP_ ("You still have {n} turn to fulfil it.", "You still have {n} turns to fulfil it."),
  },
  [ORDERS_REASON_STILL_OPEN] = {
    .id = "still-open",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} orders in hand */
    NP_ ("You already have {n} order to fulfil.", "You already have {n} orders to fulfil."),
  },
  [ORDERS_REASON_FEW_TURNS] = {
    .id = "few-turns",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} turns */
    NP_ ("Only {n} turn is left to fulfil another order.",
         "Only {n} turns are left to fulfil another order."),
  },
  [ORDERS_REASON_RISK] = {
    .id = "risk",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} are points */
    NP_ ("Another order would cost {n} point if it stays open.",
         "Another order would cost {n} points if it stays open."),
  },
};
