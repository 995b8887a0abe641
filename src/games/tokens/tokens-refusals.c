/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-actions.h"

/* The sentences of 6.7. */

static const FavorField  why_fields[] = { FAVOR_ARG_INT (0, "n", 0, 99) };
static const FavorSchema why_args = FAVOR_ARGS ("broken", why_fields, 1);

/* clang-format off */
const FavorKind tokens_refusals[TOKENS_N_REFUSALS] = {
  [FAVOR_REFUSAL_NONE] = { .id = "none", .text = "Nothing is wrong." },
  [FAVOR_REFUSAL_GAME_OVER] = { .id = "over", .text = N_ ("The game is over.") },
  [FAVOR_REFUSAL_NOT_YOUR_DECISION] = { .id = "actor", .text = N_ ("It is not your decision now.") },
  [FAVOR_REFUSAL_UNKNOWN_ACTION] = { .id = "unknown-action", .text = N_ ("There is no such action in this game.") },
  [FAVOR_REFUSAL_BAD_PARAMETER] = { .id = "bad-parameter", .text = N_ ("This action is incomplete or malformed.") },
  [FAVOR_REFUSAL_BROKEN_POSITION] = {
    .id = "broken-position",
    .args = &why_args,
    /* Translators: {n} is the number of a rule about positions. */
    .text = N_ ("This position cannot occur in this game (invariant {n})."),
  },
  [TOKENS_REFUSAL_PHASE] = { .id = "phase", .text = N_ ("That is not possible at this moment.") },
  [TOKENS_REFUSAL_PLACE] = { .id = "place", .text = N_ ("That place is not on this map.") },
  [TOKENS_REFUSAL_VERTEX_TAKEN] = { .id = "vertex-taken", .text = N_ ("There is already a building on this intersection.") },
  [TOKENS_REFUSAL_DISTANCE] = { .id = "distance", .text = N_ ("A neighbouring intersection is already settled.") },
  [TOKENS_REFUSAL_NO_ROUTE_HERE] = { .id = "no-route-here", .text = N_ ("Your trade routes do not reach this intersection.") },
  [TOKENS_REFUSAL_EDGE_TAKEN] = { .id = "edge-taken", .text = N_ ("There is already a trade route on this path.") },
  [TOKENS_REFUSAL_NOT_CONNECTED] = { .id = "not-connected", .text = N_ ("A trade route must continue your own network.") },
  [TOKENS_REFUSAL_SETUP_EDGE] = {
    .id = "setup-edge",
    .text = N_ ("The road must start at the settlement you have just placed."),
  },
  [TOKENS_REFUSAL_NEUTRAL] = { .id = "neutral", .text = N_ ("That neutral colour cannot be placed now.") },
  [TOKENS_REFUSAL_NEUTRAL_SETTLEMENT] = {
    .id = "neutral-settlement",
    .text = N_ ("Place a neutral settlement: there is room for one."),
  },
  [TOKENS_REFUSAL_NO_PIECES] = { .id = "no-pieces", .text = N_ ("You have no piece of that kind left.") },
  [TOKENS_REFUSAL_COST] = { .id = "cost", .text = N_ ("You do not have the cards to pay for this.") },
  [TOKENS_REFUSAL_NOT_YOUR_SETTLEMENT] = {
    .id = "not-your-settlement",
    .text = N_ ("You have no settlement there to upgrade."),
  },
  [TOKENS_REFUSAL_NOT_YOUR_ROAD] = { .id = "not-your-road", .text = N_ ("That is not one of your roads.") },
  [TOKENS_REFUSAL_DAMAGED] = { .id = "damaged", .text = N_ ("Repair your damaged road first.") },
  [TOKENS_REFUSAL_NOTHING_DAMAGED] = { .id = "nothing-damaged", .text = N_ ("You have no damaged road.") },
  [TOKENS_REFUSAL_DECK_EMPTY] = { .id = "deck-empty", .text = N_ ("There are no development cards left.") },
  [TOKENS_REFUSAL_NO_CARD] = { .id = "no-card", .text = N_ ("You do not hold that card.") },
  [TOKENS_REFUSAL_NEW_CARD] = {
    .id = "new-card",
    .text = N_ ("A development card cannot be played in the turn you got it."),
  },
  [TOKENS_REFUSAL_ONE_CARD] = { .id = "one-card", .text = N_ ("You have already played a development card this turn.") },
  [TOKENS_REFUSAL_NO_PLACE] = { .id = "no-place", .text = N_ ("There is nothing you could do with this now.") },
  [TOKENS_REFUSAL_BANK] = { .id = "bank", .text = N_ ("The bank does not have that card.") },
  [TOKENS_REFUSAL_NO_RESOURCE] = { .id = "no-resource", .text = N_ ("You do not hold a card of that kind.") },
  [TOKENS_REFUSAL_RECIPIENT] = { .id = "recipient", .text = N_ ("You cannot choose that player.") },
  [TOKENS_REFUSAL_VILLAIN] = { .id = "villain", .text = N_ ("That villain is not in this game.") },
  [TOKENS_REFUSAL_HEX] = { .id = "hex", .text = N_ ("The robber must move to another land hex.") },
  [TOKENS_REFUSAL_VICTIM] = { .id = "victim", .text = N_ ("You cannot take a card from that player.") },
  [TOKENS_REFUSAL_MUST_STEAL] = { .id = "must-steal", .text = N_ ("You must take a card.") },
  [TOKENS_REFUSAL_SAME] = { .id = "same", .text = N_ ("Ask for a different resource than you give.") },
  [TOKENS_REFUSAL_RATE] = { .id = "rate", .text = N_ ("You do not have enough cards of that kind for your rate.") },
  [TOKENS_REFUSAL_GOLD] = { .id = "gold", .text = N_ ("You need two gold.") },
  [TOKENS_REFUSAL_GOLD_LIMIT] = { .id = "gold-limit", .text = N_ ("You may buy with gold only twice per turn.") },
  [TOKENS_REFUSAL_TRADE_LIMIT] = { .id = "trade-limit", .text = N_ ("You have made ten offers this turn.") },
  [TOKENS_REFUSAL_TRADE_EMPTY] = { .id = "trade-empty", .text = N_ ("Both sides of a trade must give something.") },
  [TOKENS_REFUSAL_TRADE_KIND] = {
    .id = "trade-kind",
    .text = N_ ("The same kind cannot be on both sides of a trade."),
  },
  [TOKENS_REFUSAL_TRADE_HAND] = { .id = "trade-hand", .text = N_ ("The cards for this trade are not there.") },
  [TOKENS_REFUSAL_NO_ANSWER] = { .id = "no-answer", .text = N_ ("That player has not accepted.") },
  [TOKENS_REFUSAL_FAVOR_OFF] = { .id = "favor-off", .text = N_ ("This game is played without favor tokens.") },
  [TOKENS_REFUSAL_DONATED] = { .id = "donated", .text = N_ ("You have already made a donation this turn.") },
  [TOKENS_REFUSAL_DONATION_LIMIT] = {
    .id = "donation-limit",
    .text = N_ ("You have offered six donations this turn."),
  },
  [TOKENS_REFUSAL_DONATION_VP] = {
    .id = "donation-vp",
    .text = N_ ("You may donate only to a player with no more visible points than you."),
  },
  [TOKENS_REFUSAL_TOKENS] = { .id = "tokens", .text = N_ ("You do not hold the tokens for this.") },
  [TOKENS_REFUSAL_FRESH] = {
    .id = "fresh",
    .text = N_ ("Tokens received this turn can be used from your next turn on."),
  },
  [TOKENS_REFUSAL_LIMIT] = {
    .id = "limit",
    .text = N_ ("You may redeem no more tokens this turn than the points you still lack."),
  },
  [TOKENS_REFUSAL_EXCHANGED] = {
    .id = "exchanged",
    .text = N_ ("You have exchanged a token this turn and cannot redeem one."),
  },
  [TOKENS_REFUSAL_EXCHANGED_ONCE] = {
    .id = "exchanged-once",
    .text = N_ ("You have already exchanged a token this turn."),
  },
  [TOKENS_REFUSAL_REDEEMED] = {
    .id = "redeemed",
    .text = N_ ("You have redeemed a token this turn and cannot exchange one."),
  },
  [TOKENS_REFUSAL_BAG] = { .id = "bag", .text = N_ ("The bag is empty.") },
  [TOKENS_REFUSAL_FIRST_TRADE] = { .id = "first-trade", .text = N_ ("Make at least one trade first.") },
};
/* clang-format on */
