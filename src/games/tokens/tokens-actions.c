/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-actions.h"

const FavorThing tokens_thing_vertex = {
  .id = "vertex",
  /* Translators: a place for what is still to be chosen: where paths meet; little space */
  .missing = NC_ ("missing", "choose an intersection"),
  .undecided = TRUE,
  .surround = tokens_surround_vertex,
};

const FavorThing tokens_thing_edge = {
  .id = "edge",
  /* Translators: a place for what is still to be chosen: between two intersections; little space */
  .missing = NC_ ("missing", "choose a path"),
  .undecided = TRUE,
  .surround = tokens_surround_edge,
};

const FavorThing tokens_thing_hex = {
  .id = "hex",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a hex"),
  .surround = tokens_surround_hex,
};

/* A resource that is laid off: whoever discards gives it to nobody. */
static const FavorThing thing_discard = {
  .id = "resource",
  /* Translators: a small button in the decision bar: what is laid off; little space */
  .chosen = NC_ ("chosen", "discard {resource}"),
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose what to discard"),
  .numbered = TRUE,
  .swaps = TRUE,
};

/* A resource that is given, and one that is had for it. */
static const FavorThing thing_give = {
  .id = "resource",
  /* Translators: a small button in the decision bar: what is given away; little space */
  .chosen = NC_ ("chosen", "give {resource}"),
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose what to give"),
  .rank = 1,
  .numbered = TRUE,
  .swaps = TRUE,
};

static const FavorThing thing_get = {
  .id = "resource",
  /* Translators: a small button in the decision bar: what is taken from the bank; little space */
  .chosen = NC_ ("chosen", "take {resource}"),
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose what to take"),
  .rank = 2,
  .numbered = TRUE,
  .swaps = TRUE,
};

#define OPTIONAL .nullable = TRUE, .optional = TRUE, .fallback = FAVOR_NONE

#define VERTEX(i)                                                                        \
  FAVOR_ARG_INT (i,                                                                      \
                 "vertex",                                                               \
                 0,                                                                      \
                 FAVOR_HEX_MAX_VERTICES - 1,                                             \
                 .refusal = TOKENS_REFUSAL_PLACE,                                        \
                 .title = N_ ("Intersection"),                                           \
                 .thing = &tokens_thing_vertex)
#define EDGE(i)                                                                          \
  FAVOR_ARG_INT (i,                                                                      \
                 "edge",                                                                 \
                 0,                                                                      \
                 FAVOR_HEX_MAX_EDGES - 1,                                                \
                 .refusal = TOKENS_REFUSAL_PLACE,                                        \
                 .title = N_ ("Path"),                                                   \
                 .thing = &tokens_thing_edge)
#define RESOURCE(i, name, ...) FAVOR_ARG_ENUM (i, name, &tokens_resources, ##__VA_ARGS__)
#define SEAT(i, name, reason)  FAVOR_ARG_SEAT (i, name, .refusal = (reason))
#define NEUTRAL(i)                                                                       \
  FAVOR_ARG_ENUM (i, "neutral", &tokens_neutrals, .refusal = TOKENS_REFUSAL_NEUTRAL)
/* A bundle from argument `i` on. */
#define BUNDLE(i, bundle_name, bundle_title)                                             \
  {                                                                                      \
    .name = (bundle_name), .type = FAVOR_TYPE_STRUCT, .offset = (i) * sizeof (gint16),   \
    .size = sizeof (TokensBundle), .schema = &tokens_bundle_schema, .optional = TRUE,    \
    .title = (bundle_title)                                                              \
  }

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

/* clang-format off */
ARGS (vertex, "a-vertex", VERTEX (0));
ARGS (edge, "an-edge", EDGE (0));
ARGS (discard, "a-resource", RESOURCE (0, "resource", .thing = &thing_discard));
ARGS (get, "a-gain", RESOURCE (0, "get", .thing = &thing_get));
ARGS (take, "a-take", RESOURCE (0, "resource", .thing = &thing_get));
ARGS (neutral_vertex, "neutral-vertex", NEUTRAL (TOKENS_NEUTRAL_COLOUR), VERTEX (TOKENS_NEUTRAL_PLACE));
ARGS (neutral_edge, "neutral-edge", NEUTRAL (TOKENS_NEUTRAL_COLOUR), EDGE (TOKENS_NEUTRAL_PLACE));
ARGS (give, "give-resource", RESOURCE (TOKENS_GIVE_RESOURCE, "resource", .thing = &thing_give),
      FAVOR_ARG_SEAT (TOKENS_GIVE_TO, "to", OPTIONAL, .refusal = TOKENS_REFUSAL_RECIPIENT, .title = N_ ("to")));
ARGS (victim, "a-victim", SEAT (0, "from", TOKENS_REFUSAL_VICTIM));
ARGS (move, "move-villain",
      FAVOR_ARG_ENUM (TOKENS_MOVE_VILLAIN, "villain", &tokens_villains, .refusal = TOKENS_REFUSAL_VILLAIN),
      FAVOR_ARG_INT (TOKENS_MOVE_HEX, "hex", 0, FAVOR_HEX_MAX_HEXES - 1, .refusal = TOKENS_REFUSAL_HEX,
                     .title = N_ ("Hex"), .thing = &tokens_thing_hex));
ARGS (year, "good-year", RESOURCE (TOKENS_YEAR_FIRST, "first", .thing = &thing_get),
      /* Translators: the second of two resources, in brackets behind an action. */
      RESOURCE (TOKENS_YEAR_SECOND, "second", OPTIONAL, .title = N_ ("and"), .thing = &thing_get));
ARGS (monopoly, "monopoly", RESOURCE (0, "resource", .thing = &thing_get));
ARGS (trade, "bank-trade", RESOURCE (TOKENS_TRADE_GIVE, "give", .thing = &thing_give),
      RESOURCE (TOKENS_TRADE_GET, "get", .thing = &thing_get));
ARGS (partner, "a-partner", SEAT (0, "with", TOKENS_REFUSAL_NO_ANSWER));
ARGS (donate, "offer-donation", SEAT (TOKENS_DONATE_TO, "to", TOKENS_REFUSAL_RECIPIENT),
      RESOURCE (TOKENS_DONATE_RESOURCE, "resource", OPTIONAL, .title = N_ ("card"), .thing = &thing_give),
      FAVOR_ARG_ENUM (TOKENS_DONATE_DEVELOPMENT, "development", &tokens_developments, OPTIONAL, .title = N_ ("card")));
ARGS (ask, "decline-donation", RESOURCE (0, "ask", OPTIONAL, .title = N_ ("rather"), .thing = &thing_get));
ARGS (token, "a-token", FAVOR_ARG_ENUM (0, "token", &tokens_tokens));
/* clang-format on */

static const FavorField offer_fields[] = {
  BUNDLE (0, "give", N_ ("give")),
  BUNDLE (TOKENS_BUNDLE_ARGS, "want", N_ ("want")),
  FAVOR_ARG_SEATS (TOKENS_OFFER_TO,
                   "to",
                   .refusal = TOKENS_REFUSAL_RECIPIENT,
                   .title = N_ ("to")),
};
static const FavorSchema offer_args = FAVOR_ARGS ("offer-trade",
                                                  offer_fields,
                                                  TOKENS_OFFER_TO + 1);

static const FavorField counter_fields[] = {
  BUNDLE (0, "give", N_ ("give")),
  BUNDLE (TOKENS_BUNDLE_ARGS, "want", N_ ("want")),
};
static const FavorSchema counter_args = FAVOR_ARGS ("counter-trade",
                                                    counter_fields,
                                                    TOKENS_DEAL_ARGS);

G_STATIC_ASSERT (TOKENS_OFFER_TO + 1 <= FAVOR_ACTION_ARGS);

static gboolean
can_offer (gconstpointer data)
{
  const TokensState *state = data;
  const FavorSeat    seat = state->head.decider;

  return state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE &&
         state->trade_offers < TOKENS_MAX_OFFERS &&
         (state->hand_count[seat] > 0 || state->gold[seat] > 0);
}

static gboolean
can_counter (gconstpointer data)
{
  const TokensState *state = data;
  const FavorSeat    seat = state->head.decider;

  return state->head.phase == TOKENS_PHASE_TRADE_ANSWER &&
         (state->hand_count[seat] > 0 || state->gold[seat] > 0);
}

const FavorKind tokens_actions[TOKENS_N_ACTIONS] = {
  [TOKENS_ACTION_PLACE_SETTLEMENT] = {
    .id = "place-settlement",
    .args = &vertex_args,
    /* Translators: an action; {vertex} lists what lies around an intersection: "Forest 8, Fields 3 and sea". */
    .text = N_ ("Place a settlement between {vertex}"),
  },
  [TOKENS_ACTION_PLACE_ROAD] = {
    .id = "place-road",
    .args = &edge_args,
    /* Translators: an action; {edge} lists what lies on both sides of a path: "Forest 8 and sea". */
    .text = N_ ("Place a road between {edge}"),
  },
  [TOKENS_ACTION_PLACE_NEUTRAL] = {
    .id = "place-neutral",
    .args = &neutral_vertex_args,
    /* Translators: an action; {neutral} is "grey" or "white". */
    .text = N_ ("Place a {neutral} settlement between {vertex}"),
  },
  [TOKENS_ACTION_PRODUCE] = {
    .id = "produce",
    .text = N_ ("Let the island produce"),
  },
  [TOKENS_ACTION_TAKE_RESOURCE] = {
    .id = "take-resource",
    .args = &take_args,
    /* Translators: an action; {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("Take {resource}"),
  },
  [TOKENS_ACTION_GIVE_RESOURCE] = {
    .id = "give-resource",
    .args = &give_args,
    /* Translators: an action; {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("Give {resource} away"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_ROB_PLAYER] = {
    .id = "rob-player",
    .args = &victim_args,
    /* Translators: an action; {from} is a player. */
    .text = N_ ("Take a card from {from}"),
  },
  [TOKENS_ACTION_DAMAGE_ROAD] = {
    .id = "damage-road",
    .args = &edge_args,
    /* Translators: an action; {edge} lists what lies on both sides of a path: "Forest 8 and sea". */
    .text = N_ ("The road between {edge} is damaged"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_DISCARD] = {
    .id = "discard",
    .args = &discard_args,
    /* Translators: an action; {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("Discard {resource}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_MOVE_VILLAIN] = {
    .id = "move-villain",
    .args = &move_args,
    /* Translators: an action; {villain} is "robber", {hex} is e.g. "Forest 8". */
    .text = N_ ("Move the {villain} to {hex}"),
  },
  [TOKENS_ACTION_STEAL] = {
    .id = "steal",
    .args = &victim_args,
    /* Translators: an action; {from} is a player. */
    .text = N_ ("Steal a card from {from}"),
  },
  [TOKENS_ACTION_DECLINE_STEAL] = {
    .id = "decline-steal",
    /* Translators: an action: steal nothing. */
    .text = N_ ("Spare everyone"),
  },
  [TOKENS_ACTION_BUILD_ROAD] = {
    .id = "build-road",
    .args = &edge_args,
    /* Translators: an action; {edge} lists what lies on both sides of a path: "Forest 8 and sea". */
    .text = N_ ("Build a road between {edge}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_BUILD_SETTLEMENT] = {
    .id = "build-settlement",
    .args = &vertex_args,
    /* Translators: an action; {vertex} lists what lies around an intersection: "Forest 8, Fields 3 and sea". */
    .text = N_ ("Build a settlement between {vertex}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_BUILD_CITY] = {
    .id = "build-city",
    .args = &vertex_args,
    /* Translators: an action; {vertex} lists what lies around an intersection: "Forest 8, Fields 3 and sea". */
    .text = N_ ("Build a city between {vertex}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_REPAIR_ROAD] = {
    .id = "repair-road",
    .text = N_ ("Repair the damaged road"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_BUY_DEVELOPMENT] = {
    .id = "buy-development",
    .text = N_ ("Buy a development card"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_PLAY_KNIGHT] = {
    .id = "play-knight",
    .text = N_ ("Play a Knight"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_PLAY_ROAD_WORKS] = {
    .id = "play-road-works",
    .text = N_ ("Play Road Works"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_PLAY_GOOD_YEAR] = {
    .id = "play-good-year",
    .args = &year_args,
    /* Translators: an action; {first} is a resource that is taken. */
    .text = N_ ("Play Good Year for {first}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_PLAY_MONOPOLY] = {
    .id = "play-monopoly",
    .args = &monopoly_args,
    /* Translators: an action; {resource} is "Brick", "Lumber" and so on. */
    .text = N_ ("Play Monopoly: {resource}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_PLACE_FREE_ROUTE] = {
    .id = "place-free-route",
    .args = &edge_args,
    /* Translators: an action; {edge} lists what lies on both sides of a path: "Forest 8 and sea". */
    .text = N_ ("Place a free road between {edge}"),
  },
  [TOKENS_ACTION_NEUTRAL_ROAD] = {
    .id = "neutral-road",
    .args = &neutral_edge_args,
    /* Translators: an action; {neutral} is "grey" or "white". */
    .text = N_ ("Place a {neutral} road between {edge}"),
  },
  [TOKENS_ACTION_NEUTRAL_SETTLEMENT] = {
    .id = "neutral-settlement",
    .args = &neutral_vertex_args,
    /* Translators: an action; {neutral} is "grey" or "white". */
    .text = N_ ("Place a {neutral} settlement between {vertex}"),
  },
  [TOKENS_ACTION_BANK_TRADE] = {
    .id = "bank-trade",
    .args = &trade_args,
    /* Translators: an action; {give} and {get} are resources. */
    .text = N_ ("Trade {give} for {get} with the bank"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_SPEND_GOLD] = {
    .id = "spend-gold",
    .args = &get_args,
    /* Translators: an action; {get} is a resource. */
    .text = N_ ("Buy {get} for two gold"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_OFFER_TRADE] = {
    .id = "offer-trade",
    .args = &offer_args,
    .text = N_ ("Offer a trade"),
    .proposes = TRUE,
    .spends = TRUE,
    .open = can_offer,
  },
  [TOKENS_ACTION_ACCEPT_TRADE] = {
    .id = "accept-trade",
    .text = N_ ("Accept the trade"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_DECLINE_TRADE] = {
    .id = "decline-trade",
    .text = N_ ("Decline"),
  },
  [TOKENS_ACTION_COUNTER_TRADE] = {
    .id = "counter-trade",
    .args = &counter_args,
    .text = N_ ("Make a counter-offer"),
    .spends = TRUE,
    .open = can_counter,
  },
  [TOKENS_ACTION_CHOOSE_TRADE] = {
    .id = "choose-trade",
    .args = &partner_args,
    /* Translators: an action; {with} is a player. */
    .text = N_ ("Trade with {with}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_WITHDRAW_TRADE] = {
    .id = "withdraw-trade",
    .text = N_ ("Trade with nobody"),
  },
  [TOKENS_ACTION_OFFER_DONATION] = {
    .id = "offer-donation",
    .args = &donate_args,
    /* Translators: an action; {to} is a player. */
    .text = N_ ("Offer {to} a gift"),
    .proposes = TRUE,
    .spends = TRUE,
  },
  [TOKENS_ACTION_ACCEPT_DONATION] = {
    .id = "accept-donation",
    .text = N_ ("Accept the gift"),
  },
  [TOKENS_ACTION_DECLINE_DONATION] = {
    .id = "decline-donation",
    .args = &ask_args,
    .text = N_ ("Decline the gift"),
  },
  [TOKENS_ACTION_REDEEM_TRADERS] = {
    .id = "redeem-traders",
    .text = N_ ("Redeem a Wagon with the Traders"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_FAVOR_TRADE] = {
    .id = "favor-trade",
    .args = &trade_args,
    /* Translators: an action; {give} and {get} are resources. */
    .text = N_ ("Trade one {give} for one {get}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_END_FAVOR_TRADES] = {
    .id = "end-favor-trades",
    .text = N_ ("No more trade with the Traders"),
  },
  [TOKENS_ACTION_REDEEM_MERCHANTS] = {
    .id = "redeem-merchants",
    .args = &get_args,
    /* Translators: an action; {get} is a resource. */
    .text = N_ ("Redeem a Ship with the Merchants for {get}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_REDEEM_ROAD_BUILDERS] = {
    .id = "redeem-road-builders",
    .args = &edge_args,
    /* Translators: an action; {edge} lists what lies on both sides of a path: "Forest 8 and sea". */
    .text = N_ ("Redeem a Shovel for a road between {edge}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_REDEEM_SCHOLARS] = {
    .id = "redeem-scholars",
    .text = N_ ("Redeem two Books for a development card"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_REDEEM_MASTER_BUILDERS] = {
    .id = "redeem-master-builders",
    .text = N_ ("Redeem two Compasses for a victory marker"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_EXCHANGE_FAVOR] = {
    .id = "exchange-favor",
    .args = &token_args,
    /* Translators: an action; {token} is a favor token, e.g. "Wagon". */
    .text = N_ ("Exchange a token: {token}"),
    .spends = TRUE,
  },
  [TOKENS_ACTION_END_TURN] = {
    .id = "end-turn",
    .text = N_ ("End the turn"),
  },
  [TOKENS_ACTION_END_SPECIAL_PURCHASE] = {
    .id = "end-special-purchase",
    .text = N_ ("End the special purchase"),
  },
};

gboolean
tokens_bundle_is_empty (const TokensBundle *bundle)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (bundle->cards[resource] > 0)
      return FALSE;
  return bundle->gold == 0;
}

gboolean
tokens_deal_is_clean (const TokensDeal *deal)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    if (deal->give.cards[resource] > 0 && deal->want.cards[resource] > 0)
      return FALSE;
  return deal->give.gold == 0 || deal->want.gold == 0;
}
