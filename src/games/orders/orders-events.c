/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>
#include <string.h>

#include "orders-events.h"
#include "orders-laid.h"
#include "orders-texts.h"

#define CARD(i)    FAVOR_ARG_ENUM (i, "card", &orders_orders)
#define TILE(i)    FAVOR_ARG_ENUM (i, "tile", &orders_tiles)
#define KIND(i)    FAVOR_ARG_ENUM (i, "land", &orders_lands)
#define AMOUNT(i)  FAVOR_ARG_INT (i, "n", -9999, 9999)
#define PLAYERS(i) FAVOR_ARG_SEATS (i, "players")
#define NODE(i)                                                                          \
  FAVOR_ARG_INT (i, "at", 0, ORDERS_N_PLACED - 1),                                       \
    FAVOR_ARG_ENUM ((i) + 1, "segment", &orders_parts)

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

/* clang-format off */
ARGS (card, "card", CARD (0));
ARGS (card_n, "card-n", CARD (0), AMOUNT (1));
ARGS (n_card, "n-card", AMOUNT (0), CARD (1));
ARGS (n, "n", AMOUNT (0));
ARGS (tile, "tile", TILE (0));
ARGS (follower, "follower", FAVOR_ARG_ENUM (0, "role", &orders_roles), NODE (1));
ARGS (feature_n, "feature-n", KIND (0), AMOUNT (1), NODE (2));
ARGS (feature, "feature", KIND (0), NODE (1));
ARGS (node, "node", NODE (0));
ARGS (shared, "shared", PLAYERS (0), KIND (1), AMOUNT (2), NODE (3));
ARGS (farm, "farm", AMOUNT (0), FAVOR_ARG_INT (1, "cities", 0, ORDERS_N_PLACED), NODE (2));
ARGS (players_n, "players-n", PLAYERS (0), AMOUNT (1));
/* clang-format on */

/* {player} acts; {card} is the name of an order, {tile} that of a tile, {land} is "city", "road",
 * "farm" or "cloister", {role} is "knight", "highwayman", "farmer" or "monk". */
const FavorKind orders_events[ORDERS_N_EVENTS] = {
  [ORDERS_EVENT_GAME_STARTED] = {
    .id = "game-started",
    .text = N_ ("The kingdom is laid out; {player} begins."),
  },
  [ORDERS_EVENT_ORDERS_DEALT] = {
    .id = "orders-dealt",
    .text = N_ ("Every player receives three orders of the king."),
  },
  [ORDERS_EVENT_ORDERS_KEPT] = {
    .id = "orders-kept",
    .text = N_ ("{player} keeps all three orders."),
  },
  [ORDERS_EVENT_ORDER_RETURNED] = {
    .id = "order-returned",
    .args = &card_args,
    /* Translators: {card} is the name of an order. */
    .text = N_ ("{player} puts the order {card} back."),
    .hidden = N_ ("{player} puts one order back."),
  },
  [ORDERS_EVENT_TURN_STARTED] = {
    .id = "turn-started",
    .args = &n_args,
    /* Translators: {n} counts the turns. */
    .text = N_ ("Turn {n}: {player}."),
    .weight = FAVOR_WEIGHT_SILENT,
  },
  /* That none of the orders was fulfilled tells something of the hand. */
  [ORDERS_EVENT_TURN_PASSED] = {
    .id = "turn-passed",
    .args = &n_args,
    .text = N_ ("Turn {n}: {player}."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [ORDERS_EVENT_FARMER_ORDER_DISCARDED] = {
    .id = "farmer-order-discarded",
    .args = &card_args,
    /* Translators: {card} is the name of an order. */
    .text = N_ ("{player} discards the order {card}."),
    .reveals = TRUE,
  },
  [ORDERS_EVENT_ORDER_DRAWN] = {
    .id = "order-drawn",
    .args = &card_args,
    /* Translators: {card} is the name of an order. */
    .text = N_ ("{player} draws the order {card}."),
    .hidden = N_ ("{player} draws an order."),
    .reveals = TRUE,
  },
  [ORDERS_EVENT_TILE_REVEALED] = {
    .id = "tile-revealed",
    .args = &tile_args,
    /* Translators: {tile} is the name of a tile, e.g. "Straight road". */
    .text = N_ ("{player} draws a tile: {tile}."),
    .reveals = TRUE,
  },
  [ORDERS_EVENT_TILE_REMOVED] = {
    .id = "tile-removed",
    .args = &tile_args,
    /* Translators: {tile} is the name of a tile, e.g. "Straight road". */
    .text = N_ ("{tile}: it fits nowhere and is removed."),
  },
  [ORDERS_EVENT_TILE_PLACED] = {
    .id = "tile-placed",
    .args = &orders_laid_args,
    /* Translators: {tile} is the name of a tile, e.g. "Straight road". */
    .text = N_ ("{player} places a tile: {tile}."),
    .forms = orders_laid_forms,
    .choose_form = orders_choose_laid,
  },
  [ORDERS_EVENT_FOLLOWER_PLACED] = {
    .id = "follower-placed",
    .args = &follower_args,
    /* Translators: {role} is "knight", "highwayman", "farmer" or "monk". */
    .text = N_ ("{player} deploys a {role}."),
  },
  [ORDERS_EVENT_FEATURE_COMPLETED] = {
    .id = "feature-completed",
    .sign = FAVOR_SIGN_BUILT,
    .args = &feature_n_args,
    /* Translators: {land} is "city" or "road". */
    NP_ ("A {land} of {n} tile is complete.", "A {land} of {n} tiles is complete."),
  },
  [ORDERS_EVENT_CLOISTER_COMPLETED] = {
    .id = "cloister-completed",
    .sign = FAVOR_SIGN_BUILT,
    .args = &node_args,
    .text = N_ ("A cloister is complete."),
  },
  [ORDERS_EVENT_FEATURE_SCORED] = {
    .id = "feature-scored",
    .args = &feature_n_args,
    /* Translators: {n} are points, {land} is "city", "road" or "cloister". */
    NP_ ("{player} scores {n} for a {land}.", "{player} scores {n} for a {land}."),
    .weight = FAVOR_WEIGHT_SCORING,
    .follows = TRUE,
  },
  [ORDERS_EVENT_FEATURE_SHARED] = {
    .id = "feature-shared",
    .args = &shared_args,
    /* Translators: {n} are points, {land} is "city" or "road". */
    NP_ ("{players} each score {n} for a {land}.", "{players} each score {n} for a {land}."),
    .weight = FAVOR_WEIGHT_SCORING,
    .follows = TRUE,
  },
  [ORDERS_EVENT_FEATURE_UNSCORED] = {
    .id = "feature-unscored",
    .args = &feature_args,
    /* Translators: {land} is "city", "road" or "cloister". */
    .text = N_ ("Nobody scores the {land}."),
  },
  [ORDERS_EVENT_FOLLOWERS_RETURNED] = {
    .id = "followers-returned",
    .args = &n_args,
    NP_ ("{n} follower returns to {player}.", "{n} followers return to {player}."),
    .weight = FAVOR_WEIGHT_SILENT,
    .follows = TRUE,
  },
  [ORDERS_EVENT_ORDERS_MET] = {
    .id = "orders-met",
    .args = &n_args,
    NP_ ("{player} fulfils {n} order and has to choose.",
         "{player} fulfils {n} orders at once and has to choose."),
    .reveals = TRUE,
  },
  [ORDERS_EVENT_ORDER_CHOSEN] = {
    .id = "order-chosen",
    .args = &n_card_args,
    /* Translators: {card} is the name of an order. */
    NP_ ("{player} could fulfil {n} order and chooses {card}.",
         "{player} could fulfil {n} orders and chooses {card}."),
  },
  [ORDERS_EVENT_ORDER_FULFILLED] = {
    .id = "order-fulfilled",
    .sign = FAVOR_SIGN_SEAL,
    .args = &card_n_args,
    /* Translators: {card} is the name of an order. */
    NP_ ("{player} fulfils the order {card}: {n} point.",
         "{player} fulfils the order {card}: {n} points."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [ORDERS_EVENT_GAME_ENDED] = {
    .id = "game-ended",
    .text = N_ ("No tile is left: the game is over."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [ORDERS_EVENT_FINAL_FEATURE] = {
    .id = "final-feature",
    .args = &feature_n_args,
    /* Translators: {n} are points, {land} is "city", "road" or "cloister". */
    NP_ ("{player} scores {n} for an unfinished {land}.",
         "{player} scores {n} for an unfinished {land}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [ORDERS_EVENT_FINAL_FARM] = {
    .id = "final-farm",
    .args = &farm_args,
    /* Translators: {n} are points, {cities} is how many complete cities the farm touches. */
    NP_ ("{player} scores {n} for a farm with cities: {cities}.",
         "{player} scores {n} for a farm with cities: {cities}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [ORDERS_EVENT_ORDER_OPEN] = {
    .id = "order-open",
    .args = &card_n_args,
    /* Translators: {card} is the name of an order, {n} are the points that it costs. */
    .text = N_ ("{player} did not fulfil {card}: −{n}."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [ORDERS_EVENT_ORDERS_MOST] = {
    .id = "orders-most",
    .args = &n_args,
    /* Translators: {n} is how many orders that player fulfilled. */
    NP_ ("{player} fulfilled the most orders ({n}): 10 points.",
         "{player} fulfilled the most orders ({n}): 10 points."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [ORDERS_EVENT_WINNER] = {
    .id = "winner",
    .args = &n_args,
    NP_ ("{player} wins with {n} point.", "{player} wins with {n} points."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [ORDERS_EVENT_WINNERS] = {
    .id = "winners",
    .args = &players_n_args,
    NP_ ("{players} win together with {n} point.",
         "{players} win together with {n} points."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
};
