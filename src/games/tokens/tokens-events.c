/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-events.h"
#include "tokens-texts.h"

#define AMOUNT(i)   FAVOR_ARG_INT (i, "n", 0, TOKENS_MAX_GOLD)
#define VERTEX(i)   FAVOR_ARG_INT (i, "vertex", 0, FAVOR_HEX_MAX_VERTICES - 1)
#define EDGE(i)     FAVOR_ARG_INT (i, "edge", 0, FAVOR_HEX_MAX_EDGES - 1)
#define RESOURCE(i) FAVOR_ARG_ENUM (i, "resource", &tokens_resources)
#define OTHER(i)    FAVOR_ARG_SEAT (i, "other")
#define NEUTRAL(i)  FAVOR_ARG_ENUM (i, "neutral", &tokens_neutrals)
#define LANDS(i)                                                                         \
  FAVOR_ARG_ENUM (i,                                                                     \
                  "lands",                                                               \
                  &tokens_terrains,                                                      \
                  .nullable = TRUE,                                                      \
                  FAVOR_DIMS_1 (FAVOR_FIXED (FAVOR_HEX_AT_VERTEX)))
/* So many of each word. */
#define COUNTS(i, counts_name, counted, n_counted, most)                                 \
  {                                                                                      \
    .name = (counts_name), .type = FAVOR_TYPE_BAG, FAVOR_ARG_AT (i), .words = (counted), \
    .max = (most), FAVOR_DIMS_1 (FAVOR_FIXED (n_counted))                                \
  }
#define CARDS(i)                                                                         \
  COUNTS (i, "cards", &tokens_resources, TOKENS_N_RESOURCES, TOKENS_MAX_CARDS)
#define GOODS(i)                                                                         \
  COUNTS (i, "cards", &tokens_goods, TOKENS_N_RESOURCES + 1, TOKENS_MAX_GOLD)

#define ARGS(name, schema_id, n_args, ...)                                               \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id, name##_fields, n_args)

/* clang-format off */
ARGS (at_vertex, "at-vertex", 1, VERTEX (0));
ARGS (settled, "settled", 4, VERTEX (0), LANDS (1));
ARGS (edge, "at-edge", 1, EDGE (0));
ARGS (event, "event", 1, FAVOR_ARG_ENUM (0, "event", &tokens_year_events));
ARGS (n, "n", 1, AMOUNT (0));
ARGS (rolled, "rolled", 3, FAVOR_ARG_INT (0, "a", 1, 6), FAVOR_ARG_INT (1, "b", 1, 6), AMOUNT (2));
ARGS (cards, "cards", 5, CARDS (0));
ARGS (goods, "goods", 6, GOODS (0));
ARGS (resource, "resource", 1, RESOURCE (0));
ARGS (villain, "villain", 4, FAVOR_ARG_ENUM (0, "villain", &tokens_villains),
      FAVOR_ARG_INT (1, "hex", 0, FAVOR_HEX_MAX_HEXES - 1), FAVOR_ARG_ENUM (2, "land", &tokens_terrains),
      FAVOR_ARG_INT (3, "number", 0, TOKENS_MAX_NUMBER));
ARGS (card_other, "card-other", 2, FAVOR_ARG_ENUM (0, "card", &tokens_resources), OTHER (1));
ARGS (playable, "playable", 1, FAVOR_ARG_ENUM (0, "card", &tokens_playable));
ARGS (n_resource, "n-resource", 2, AMOUNT (0), RESOURCE (1));
ARGS (bank_trade, "traded-with-bank", 3, AMOUNT (0), FAVOR_ARG_ENUM (1, "give", &tokens_resources),
      FAVOR_ARG_ENUM (2, "get", &tokens_resources));
ARGS (favor_trade, "traded-with-guild", 2, FAVOR_ARG_ENUM (0, "give", &tokens_resources),
      FAVOR_ARG_ENUM (1, "get", &tokens_resources));
ARGS (other, "other", 1, OTHER (0));
ARGS (other_goods, "other-goods", 7, OTHER (0), GOODS (1));
ARGS (other_resource, "other-resource", 2, OTHER (0), RESOURCE (1));
ARGS (other_card, "other-card", 2, OTHER (0), FAVOR_ARG_ENUM (1, "card", &tokens_developments));
ARGS (others_n, "others-n", 2, FAVOR_ARG_SEATS (0, "others"), AMOUNT (1));
ARGS (token, "token", 1, FAVOR_ARG_ENUM (0, "token", &tokens_tokens));
ARGS (development, "development", 1, FAVOR_ARG_ENUM (0, "card", &tokens_developments));
ARGS (redeemed, "redeemed", 6, COUNTS (0, "tokens", &tokens_tokens, TOKENS_N_TOKENS, TOKENS_MAX_BAG),
      FAVOR_ARG_ENUM (5, "guild", &tokens_guilds));
ARGS (neutral_settled, "neutral-settled", 5, NEUTRAL (0), VERTEX (1), LANDS (2));
ARGS (neutral_road, "neutral-road", 2, NEUTRAL (0), EDGE (1));
ARGS (players_n, "players-n", 2, FAVOR_ARG_SEATS (0, "players"), AMOUNT (1));
/* clang-format on */

static const char *const moves[] = {
  /* Translators: {villain} is "robber", {land} is "Forest" and so on. */
  N_ ("{player} moved the {villain} to {land}."),
  /* Translators: {villain} is "robber", {land} is "Forest" and so on, {number} is the number on it. */
  N_ ("{player} moved the {villain} to {land} {number}."),
  NULL,
};

static guint
choose_move (const gint16 *arg)
{
  return arg[3] != 0;
}

static const char *const contacts[] = {
  /* Translators: {others} is one player. */
  N_ ("{player} connected with {others}: {others} draws 1 token, {player} draws {n}."),
  /* Translators: {others} are several players. */
  N_ (
    "{player} connected with {others}: {others} draw 1 token each, {player} draws {n}."),
  NULL,
};

/* Several have been met. */
static guint
choose_contact (const gint16 *arg)
{
  return (arg[0] & (arg[0] - 1)) != 0;
}

const FavorKind tokens_logs[TOKENS_N_LOGS] = {
  [TOKENS_LOG_SETTLED] = {
    .id = "settled",
    .args = &settled_args,
    /* Translators: {lands} are kinds of land, e.g. "Forest and Hills". */
    .text = N_ ("{player} founded a settlement beside {lands}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_ROAD] = {
    .id = "road",
    .args = &edge_args,
    .text = N_ ("{player} built a road."),
  },
  [TOKENS_LOG_CITY] = {
    .id = "city",
    .args = &settled_args,
    /* Translators: {lands} are kinds of land, e.g. "Forest and Hills". */
    .text = N_ ("{player} raised a city beside {lands}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_REPAIRED] = {
    .id = "repaired",
    .args = &edge_args,
    .text = N_ ("{player} repaired a road."),
  },
  [TOKENS_LOG_BOUGHT] = {
    .id = "bought",
    .text = N_ ("{player} bought a development card."),
  },
  [TOKENS_LOG_EVENT] = {
    .id = "event",
    .args = &event_args,
    /* Translators: {event} is the name of an event, e.g. "Toll Gate". */
    .text = N_ ("{event}."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_NUMBER] = {
    .id = "number",
    .args = &n_args,
    .text = N_ ("Number {n}."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_ROLLED] = {
    .id = "rolled",
    .args = &rolled_args,
    .text = N_ ("{player} rolled {a} and {b}: {n}."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_PRODUCED] = {
    .id = "produced",
    .args = &cards_args,
    /* Translators: {cards} are resources, e.g. "2 Wool and Ore". */
    .text = N_ ("{player} received {cards}."),
    .follows = TRUE,
  },
  [TOKENS_LOG_SHORT] = {
    .id = "short",
    .args = &resource_args,
    /* Translators: {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("The bank is short of {resource}: nobody receives any."),
  },
  [TOKENS_LOG_HARVEST_TOKEN] = {
    .id = "harvest-token",
    .text = N_ ("{player} harvested nothing and draws a favor token."),
  },
  [TOKENS_LOG_OWES] = {
    .id = "owes",
    .args = &n_args,
    NP_ ("{player} must discard {n} card.", "{player} must discard {n} cards."),
  },
  [TOKENS_LOG_DISCARDED] = {
    .id = "discarded",
    .args = &cards_args,
    /* Translators: {cards} are resources, e.g. "2 Wool and Ore". */
    .text = N_ ("{player} discarded {cards}."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_VILLAIN] = {
    .id = "villain",
    .args = &villain_args,
    .text = N_ ("{player} moved the {villain} to {land}."),
    .forms = moves,
    .choose_form = choose_move,
  },
  [TOKENS_LOG_STOLE] = {
    .id = "stole",
    .args = &card_other_args,
    /* Translators: {card} is "Brick", "Lumber" and so on. */
    .text = N_ ("{player} took {card} from {other}."),
    .hidden = N_ ("{player} took a card from {other}."),
    .reveals = TRUE,
    .against = TRUE,
  },
  [TOKENS_LOG_SPARED] = {
    .id = "spared",
    .text = N_ ("{player} spared everyone and draws a favor token."),
  },
  [TOKENS_LOG_DECLINED_STEAL] = {
    .id = "declined-steal",
    .text = N_ ("{player} took nothing."),
  },
  [TOKENS_LOG_KNIGHT] = {
    .id = "knight",
    .args = &n_args,
    /* Translators: {n} is how many of them that player has played. */
    .text = N_ ("{player} played a knight ({n})."),
  },
  [TOKENS_LOG_CARD_PLAYED] = {
    .id = "card-played",
    .args = &playable_args,
    /* Translators: {card} is the name of a development card. */
    .text = N_ ("{player} played {card}."),
  },
  [TOKENS_LOG_MONOPOLY] = {
    .id = "monopoly",
    .args = &n_resource_args,
    /* Translators: {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("{player} collected {n} {resource}."),
    .reveals = TRUE,
    .against = TRUE,
  },
  [TOKENS_LOG_BANK_TRADE] = {
    .id = "bank-trade",
    .args = &bank_trade_args,
    /* Translators: {give} and {get} are resources. */
    .text = N_ ("{player} traded {n} {give} for 1 {get}."),
  },
  [TOKENS_LOG_GOLD] = {
    .id = "gold",
    .args = &resource_args,
    /* Translators: {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("{player} bought {resource} for two gold."),
  },
  [TOKENS_LOG_OFFER] = {
    .id = "offer",
    .args = &goods_args,
    /* Translators: {cards} are resources and gold, e.g. "2 Wool and Gold". */
    .text = N_ ("{player} offers {cards}."),
  },
  [TOKENS_LOG_OFFER_WANTS] = {
    .id = "offer-wants",
    .args = &goods_args,
    /* Translators: {cards} are resources and gold, e.g. "2 Wool and Gold". */
    .text = N_ ("{player} wants {cards} for them."),
    .follows = TRUE,
  },
  [TOKENS_LOG_ACCEPTS] = {
    .id = "accepts",
    .text = N_ ("{player} accepts."),
  },
  [TOKENS_LOG_DECLINES] = {
    .id = "declines",
    .text = N_ ("{player} declines."),
  },
  [TOKENS_LOG_TRADED] = {
    .id = "traded",
    .args = &other_goods_args,
    /* Translators: {cards} are resources and gold, e.g. "2 Wool and Gold". */
    .text = N_ ("{player} gives {other} {cards}."),
  },
  [TOKENS_LOG_DONATION_OFFER] = {
    .id = "donation-offer",
    .args = &other_resource_args,
    /* Translators: {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("{player} offers {other} {resource} as a gift."),
  },
  [TOKENS_LOG_DONATION_OFFER_CARD] = {
    .id = "donation-offer-card",
    .args = &other_card_args,
    /* Translators: {card} is the name of a development card. */
    .text = N_ ("{player} offers {other} {card} as a gift."),
    .hidden = N_ ("{player} offers {other} a development card as a gift."),
  },
  [TOKENS_LOG_DONATED] = {
    .id = "donated",
    .args = &other_args,
    .text = N_ ("{other} accepted; {player} draws a favor token."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_REFUSED_GIFT] = {
    .id = "refused-gift",
    .args = &other_args,
    .text = N_ ("{other} declined."),
  },
  [TOKENS_LOG_ASKED_FOR] = {
    .id = "asked-for",
    .args = &other_resource_args,
    /* Translators: {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("{other} would rather have {resource}."),
    .follows = TRUE,
  },
  [TOKENS_LOG_CONNECTED] = {
    .id = "connected",
    .args = &others_n_args,
    .text = N_ ("{player} connected with {others}: {others} draw 1 token each, {player} draws {n}."),
    .forms = contacts,
    .choose_form = choose_contact,
  },
  [TOKENS_LOG_TOKEN_DRAWN] = {
    .id = "token-drawn",
    .args = &token_args,
    /* Translators: {token} is a favor token, e.g. "Wagon". */
    .text = N_ ("{player} drew a {token}."),
    .reveals = TRUE,
    .follows = TRUE,
  },
  [TOKENS_LOG_CARD_DRAWN] = {
    .id = "card-drawn",
    .args = &development_args,
    /* Translators: {card} is the name of a development card. */
    .text = N_ ("{player} drew {card}."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_SCORING,
    .follows = TRUE,
  },
  [TOKENS_LOG_BARREN] = {
    .id = "barren",
    .args = &at_vertex_args,
    .text = N_ ("{player} built beside barren land and draws a favor token."),
  },
  [TOKENS_LOG_GOLD_INSTEAD] = {
    .id = "gold-instead",
    .args = &n_args,
    .text = N_ ("The bag is empty: {player} receives {n} gold."),
  },
  [TOKENS_LOG_REDEEMED] = {
    .id = "redeemed",
    .args = &redeemed_args,
    /* Translators: {tokens} are e.g. "2 Book", {guild} is the name of a guild. */
    .text = N_ ("{player} redeemed {tokens} with the {guild}."),
  },
  [TOKENS_LOG_FAVOR_TRADE] = {
    .id = "favor-trade",
    .args = &favor_trade_args,
    /* Translators: {give} and {get} are resources. */
    .text = N_ ("The Traders gave {player} {get} for {give}."),
  },
  [TOKENS_LOG_MARKER] = {
    .id = "marker",
    .text = N_ ("{player} placed a victory marker."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_EXCHANGED] = {
    .id = "exchanged",
    .text = N_ ("{player} exchanged a favor token."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_LONGEST] = {
    .id = "longest",
    .args = &n_args,
    /* Translators: {n} is how many roads it has. */
    .text = N_ ("{player} now has the Longest Trade Route ({n})."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_LONGEST_NONE] = {
    .id = "longest-none",
    .text = N_ ("Nobody has the Longest Trade Route."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_ARMY] = {
    .id = "army",
    .args = &n_args,
    /* Translators: {n} is how many knights it has. */
    .text = N_ ("{player} now has the Largest Army ({n})."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [TOKENS_LOG_TREMOR] = {
    .id = "tremor",
    .args = &edge_args,
    .text = N_ ("A road of {player} was damaged."),
  },
  [TOKENS_LOG_GIFT] = {
    .id = "gift",
    .args = &card_other_args,
    /* Translators: {card} is "Brick", "Lumber" and so on. */
    .text = N_ ("{player} gave {card} to {other}."),
    .hidden = N_ ("{player} gave a card to {other}."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_NEUTRAL_SETTLED] = {
    .id = "neutral-settled",
    .args = &neutral_settled_args,
    /* Translators: {neutral} is "grey" or "white", {lands} are kinds of land. */
    .text = N_ ("{player} placed a {neutral} settlement beside {lands}."),
  },
  [TOKENS_LOG_NEUTRAL_ROAD] = {
    .id = "neutral-road",
    .args = &neutral_road_args,
    /* Translators: {neutral} is "grey" or "white". */
    .text = N_ ("{player} placed a {neutral} road."),
  },
  [TOKENS_LOG_WITHDREW] = {
    .id = "withdrew",
    .text = N_ ("The robber withdrew to the desert."),
  },
  [TOKENS_LOG_YEAR_END] = {
    .id = "year-end",
    .text = N_ ("The year ends: the event cards are shuffled."),
    .reveals = TRUE,
  },
  [TOKENS_LOG_SPECIAL] = {
    .id = "special",
    .text = N_ ("{player} makes a special purchase."),
  },
  [TOKENS_LOG_PASSED] = {
    .id = "passed",
    .text = N_ ("{player} passes."),
  },
  [TOKENS_LOG_TURN] = {
    .id = "turn",
    .args = &n_args,
    /* Translators: {n} counts the turns. */
    .text = N_ ("Turn {n}: {player}."),
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [TOKENS_LOG_NOT_WON] = {
    .id = "not-won",
    .text = N_ ("{player} has not won yet."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [TOKENS_LOG_WON] = {
    .id = "won",
    .args = &n_args,
    NP_ ("{player} wins with {n} point.", "{player} wins with {n} points."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [TOKENS_LOG_LIMIT] = {
    .id = "limit",
    .args = &players_n_args,
    /* Translators: {players} may be one alone. */
    NP_ ("The last round is over. {players} win with {n} point.", "The last round is over. {players} win with {n} points."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_TURNING,
  },
};
