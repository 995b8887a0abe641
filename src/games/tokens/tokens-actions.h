/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* What can be done, and the reasons why not (section 6). */

typedef enum
{
  TOKENS_ACTION_PLACE_SETTLEMENT,
  TOKENS_ACTION_PLACE_ROAD,
  TOKENS_ACTION_PLACE_NEUTRAL,
  TOKENS_ACTION_PRODUCE,
  TOKENS_ACTION_TAKE_RESOURCE,
  TOKENS_ACTION_GIVE_RESOURCE,
  TOKENS_ACTION_ROB_PLAYER,
  TOKENS_ACTION_DAMAGE_ROAD,
  TOKENS_ACTION_DISCARD,
  TOKENS_ACTION_MOVE_VILLAIN,
  TOKENS_ACTION_STEAL,
  TOKENS_ACTION_DECLINE_STEAL,
  TOKENS_ACTION_BUILD_ROAD,
  TOKENS_ACTION_BUILD_SETTLEMENT,
  TOKENS_ACTION_BUILD_CITY,
  TOKENS_ACTION_REPAIR_ROAD,
  TOKENS_ACTION_BUY_DEVELOPMENT,
  TOKENS_ACTION_PLAY_KNIGHT,
  TOKENS_ACTION_PLAY_ROAD_WORKS,
  TOKENS_ACTION_PLAY_GOOD_YEAR,
  TOKENS_ACTION_PLAY_MONOPOLY,
  TOKENS_ACTION_PLACE_FREE_ROUTE,
  TOKENS_ACTION_NEUTRAL_ROAD,
  TOKENS_ACTION_NEUTRAL_SETTLEMENT,
  TOKENS_ACTION_BANK_TRADE,
  TOKENS_ACTION_SPEND_GOLD,
  TOKENS_ACTION_OFFER_TRADE,
  TOKENS_ACTION_ACCEPT_TRADE,
  TOKENS_ACTION_DECLINE_TRADE,
  TOKENS_ACTION_COUNTER_TRADE,
  TOKENS_ACTION_CHOOSE_TRADE,
  TOKENS_ACTION_WITHDRAW_TRADE,
  TOKENS_ACTION_OFFER_DONATION,
  TOKENS_ACTION_ACCEPT_DONATION,
  TOKENS_ACTION_DECLINE_DONATION,
  TOKENS_ACTION_REDEEM_TRADERS,
  TOKENS_ACTION_FAVOR_TRADE,
  TOKENS_ACTION_END_FAVOR_TRADES,
  TOKENS_ACTION_REDEEM_MERCHANTS,
  TOKENS_ACTION_REDEEM_ROAD_BUILDERS,
  TOKENS_ACTION_REDEEM_SCHOLARS,
  TOKENS_ACTION_REDEEM_MASTER_BUILDERS,
  TOKENS_ACTION_EXCHANGE_FAVOR,
  TOKENS_ACTION_END_TURN,
  TOKENS_ACTION_END_SPECIAL_PURCHASE,
} TokensAction;

#define TOKENS_N_ACTIONS (TOKENS_ACTION_END_SPECIAL_PURCHASE + 1)

/* Indices of the arguments. Kinds with one argument have it at 0. */
enum
{
  TOKENS_NEUTRAL_COLOUR,
  TOKENS_NEUTRAL_PLACE,
};

enum
{
  TOKENS_GIVE_RESOURCE,
  TOKENS_GIVE_TO,
};

enum
{
  TOKENS_MOVE_VILLAIN,
  TOKENS_MOVE_HEX,
};

enum
{
  TOKENS_YEAR_FIRST,
  TOKENS_YEAR_SECOND,
};

/* Of bank-trade and favor-trade. */
enum
{
  TOKENS_TRADE_GIVE,
  TOKENS_TRADE_GET,
};

/* After the deal. */
#define TOKENS_OFFER_TO TOKENS_DEAL_ARGS

enum
{
  TOKENS_DONATE_TO,
  TOKENS_DONATE_RESOURCE,
  TOKENS_DONATE_DEVELOPMENT,
};

/* The game's own refusals, in the order of 6.7. */
typedef enum
{
  TOKENS_REFUSAL_PHASE = FAVOR_REFUSAL_FIRST_OWN,
  TOKENS_REFUSAL_PLACE,
  TOKENS_REFUSAL_VERTEX_TAKEN,
  TOKENS_REFUSAL_DISTANCE,
  TOKENS_REFUSAL_NO_ROUTE_HERE,
  TOKENS_REFUSAL_EDGE_TAKEN,
  TOKENS_REFUSAL_NOT_CONNECTED,
  TOKENS_REFUSAL_SETUP_EDGE,
  TOKENS_REFUSAL_NEUTRAL,
  TOKENS_REFUSAL_NEUTRAL_SETTLEMENT,
  TOKENS_REFUSAL_NO_PIECES,
  TOKENS_REFUSAL_COST,
  TOKENS_REFUSAL_NOT_YOUR_SETTLEMENT,
  TOKENS_REFUSAL_NOT_YOUR_ROAD,
  TOKENS_REFUSAL_DAMAGED,
  TOKENS_REFUSAL_NOTHING_DAMAGED,
  TOKENS_REFUSAL_DECK_EMPTY,
  TOKENS_REFUSAL_NO_CARD,
  TOKENS_REFUSAL_NEW_CARD,
  TOKENS_REFUSAL_ONE_CARD,
  TOKENS_REFUSAL_NO_PLACE,
  TOKENS_REFUSAL_BANK,
  TOKENS_REFUSAL_NO_RESOURCE,
  TOKENS_REFUSAL_RECIPIENT,
  TOKENS_REFUSAL_VILLAIN,
  TOKENS_REFUSAL_HEX,
  TOKENS_REFUSAL_VICTIM,
  TOKENS_REFUSAL_MUST_STEAL,
  TOKENS_REFUSAL_SAME,
  TOKENS_REFUSAL_RATE,
  TOKENS_REFUSAL_GOLD,
  TOKENS_REFUSAL_GOLD_LIMIT,
  TOKENS_REFUSAL_TRADE_LIMIT,
  TOKENS_REFUSAL_TRADE_EMPTY,
  TOKENS_REFUSAL_TRADE_KIND,
  TOKENS_REFUSAL_TRADE_HAND,
  TOKENS_REFUSAL_NO_ANSWER,
  TOKENS_REFUSAL_FAVOR_OFF,
  TOKENS_REFUSAL_DONATED,
  TOKENS_REFUSAL_DONATION_LIMIT,
  TOKENS_REFUSAL_DONATION_VP,
  TOKENS_REFUSAL_TOKENS,
  TOKENS_REFUSAL_FRESH,
  TOKENS_REFUSAL_LIMIT,
  TOKENS_REFUSAL_EXCHANGED,
  TOKENS_REFUSAL_EXCHANGED_ONCE,
  TOKENS_REFUSAL_REDEEMED,
  TOKENS_REFUSAL_BAG,
  TOKENS_REFUSAL_FIRST_TRADE,
} TokensRefusal;

#define TOKENS_N_REFUSALS (TOKENS_REFUSAL_FIRST_TRADE + 1)

extern const FavorKind tokens_actions[TOKENS_N_ACTIONS]   G_GNUC_INTERNAL;
extern const FavorKind tokens_refusals[TOKENS_N_REFUSALS] G_GNUC_INTERNAL;

/* What arguments name beside seats and words: a place of the map. */
extern const FavorThing tokens_thing_vertex;
extern const FavorThing tokens_thing_edge;
extern const FavorThing tokens_thing_hex;

/* Their names, see FavorThing. */
gboolean tokens_surround_vertex (gconstpointer       state,
                                 int                 vertex,
                                 FavorSurroundings  *around) G_GNUC_INTERNAL;
gboolean tokens_surround_edge   (gconstpointer       state,
                                 int                 edge,
                                 FavorSurroundings  *around) G_GNUC_INTERNAL;
gboolean tokens_surround_hex    (gconstpointer       state,
                                 int                 hex,
                                 FavorSurroundings  *around) G_GNUC_INTERNAL;

/* The deal among the arguments of offer-trade or counter-trade. */
static inline const TokensDeal *
tokens_deal_of (const FavorAction *action)
{
  return (const TokensDeal *) action->arg;
}

/* Whether there is anything in it. */
gboolean tokens_bundle_is_empty (const TokensBundle *bundle) G_GNUC_INTERNAL;
/* Whether no kind is on both sides. */
gboolean tokens_deal_is_clean   (const TokensDeal   *deal) G_GNUC_INTERNAL;
/* Whether `seat` has all that is in it. */
static inline gboolean
tokens_has_bundle (const TokensState *state, guint seat, const TokensBundle *bundle)
{
  gboolean lacks = (guint) bundle->gold > state->gold[seat];

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    lacks |= bundle->cards[resource] > state->hand[seat][resource];
  return !lacks;
}

G_END_DECLS
