/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include <glib/gi18n.h>
#include <string.h>

#include "dragon-events.h"
#include "dragon-texts.h"

static const FavorWord deed_words[] = {
  /* Translators: what a clan gains Favour for; see "{clan} gains Favour for {deed}." */
  { "voting", N_ ("voting") },
  /* Translators: what a clan gains Favour for, having used a delegate of the winning role;
   * see "{clan} gains Favour for {deed}." */
  { "playing", N_ ("playing") },
};

static const FavorEnum deeds = FAVOR_ENUM ("deed", deed_words);

#define CLAN(i)       FAVOR_ARG_ENUM (i, "clan", &dragon_clans)
#define OTHER_CLAN(i) FAVOR_ARG_ENUM (i, "other-clan", &dragon_clans)
#define CLANS(i)      FAVOR_ARG_SET (i, "clans", &dragon_clans)
#define ROLE(i)       FAVOR_ARG_ENUM (i, "role", &dragon_roles)
#define INDEX(i)      FAVOR_ARG_INT (i, "index", 0, DRAGON_MAX_TABLE - 1)
#define AMOUNT(i)     FAVOR_ARG_INT (i, "n", 0, DRAGON_MAX_FAVOUR)

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

/* clang-format off */
ARGS (clan, "clan", CLAN (0));
ARGS (clan_deed, "clan-deed", CLAN (0), FAVOR_ARG_ENUM (1, "deed", &deeds));
ARGS (clan_index, "clan-index", CLAN (0), INDEX (1));
ARGS (clan_n, "clan-n", CLAN (0), AMOUNT (1));
ARGS (clan_n_index, "clan-n-index", CLAN (0), AMOUNT (1), INDEX (2));
ARGS (clan_role_index, "clan-role-index", CLAN (0), ROLE (1), INDEX (2));
ARGS (clan_shift, "clan-shift", CLAN (0), FAVOR_ARG_ENUM (1, "from", &dragon_roles), ROLE (2), INDEX (3));
ARGS (clan_turned, "clan-turned", CLAN (0), ROLE (1), FAVOR_ARG_ENUM (2, "on", &dragon_roles), INDEX (3));
ARGS (clan_home, "clan-home", CLAN (0), ROLE (1), FAVOR_ARG_INT (2, "round", 1, DRAGON_N_ROUNDS));
ARGS (clan_price, "clan-price", CLAN (0), AMOUNT (1), FAVOR_ARG_ENUM (2, "when", &dragon_whens));
ARGS (clan_clan, "clan-clan", CLAN (0), OTHER_CLAN (1));
ARGS (clan_clan_n, "clan-clan-n", CLAN (0), OTHER_CLAN (1), AMOUNT (2));
ARGS (clan_clan_index, "clan-clan-index", CLAN (0), OTHER_CLAN (1), INDEX (2));
ARGS (clan_offer, "clan-offer", CLAN (0), OTHER_CLAN (1), FAVOR_ARG_ENUM (2, "ask", &dragon_asks), ROLE (3));
ARGS (clan_strike, "clan-strike", CLAN (0), ROLE (1), OTHER_CLAN (2), FAVOR_ARG_ENUM (3, "card", &dragon_roles),
      INDEX (4), FAVOR_ARG_INT (5, "struck-index", 0, DRAGON_MAX_TABLE - 1));
ARGS (clan_clans_n_index, "clan-clans-n-index", CLAN (0), CLANS (1), AMOUNT (2), INDEX (3));
ARGS (clans_clan, "clans-clan", CLANS (0), FAVOR_ARG_ENUM (1, "clan", &dragon_clans));
ARGS (clans_n, "clans-n", CLANS (0), AMOUNT (1));
ARGS (role, "role", ROLE (0));
ARGS (role_n, "role-n", ROLE (0), AMOUNT (1));
ARGS (n, "n", AMOUNT (0));
/* clang-format on */

/* What joined events say as one. */
static const FavorJoined favour = {
  /* Translators: each of the clans in {clan}, a list, does so; {deed} is "voting" or "playing". */
  N_ ("{clan} gain Favour for {deed}."),
  .list = "clan",
};
static const FavorJoined great_favour = {
  /* Translators: each of the clans in {clan}, a list, does so. */
  N_ ("{clan} gain Great Favour."),
  .list = "clan",
};
static const FavorJoined patronage = {
  /* Translators: each of the Nobles of the clans in {clan}, a list, gains so much. */
  N_ ("The Nobles of {clan} gain {n} Favour each."),
  .list = "clan",
};
static const FavorJoined home_shown = {
  /* Translators: {role} is a list of the delegates that the clan sent home. */
  N_ ("{clan} sent home {role}."),
  .list = "role",
  .counts = TRUE,
};
static const FavorJoined sent_home = {
  /* Translators: each of the clans in {clan}, a list, sends home one delegate that was seen. */
  N_ ("{clan} send a delegate home."),
  .list = "clan",
};

/* In the texts {clan} is the acting clan, {other-clan} the other one and {clans} a list of
 * clans; {role}, {from}, {on} and {card} are roles; {n} is a number. {player} is the name of
 * the acting player, who alone may know the clan's secret. */
const FavorKind dragon_events[DRAGON_N_EVENTS] = {
  [DRAGON_EVENT_GAME_STARTED] = {
    .id = "game-started",
    .args = &clans_clan_args,
    .text = N_ ("{clans} send their delegations. {clan} is the first Judge."),
  },
  [DRAGON_EVENT_VOTES_NOMINATED] = {
    .id = "votes-nominated",
    .args = &clan_n_args,
    NP_ ("{clan} calls for {n} vote each.", "{clan} calls for {n} votes each."),
  },
  [DRAGON_EVENT_VOTES_FIXED] = {
    .id = "votes-fixed",
    .text = N_ ("Only one vote each is left to call for."),
  },
  [DRAGON_EVENT_CARD_PLACED] = {
    .id = "card-placed",
    .args = &clan_role_index_args,
    .text = N_ ("{clan} votes for {role}."),
  },
  [DRAGON_EVENT_CARD_PLACED_SECRETLY] = {
    .id = "card-placed-secretly",
    .args = &clan_index_args,
    .text = N_ ("{clan} has placed a card."),
  },
  [DRAGON_EVENT_LAP_LOCATED] = {
    .id = "lap-located",
    .text = N_ ("The cards of this lap are shown where they lie."),
    .reveals = TRUE,
  },
  [DRAGON_EVENT_CARD_LOCATED] = {
    .id = "card-located",
    .args = &clan_role_index_args,
    .text = N_ ("{clan} votes for {role}."),
  },
  [DRAGON_EVENT_CARD_TIMED_OUT] = {
    .id = "card-timed-out",
    .args = &clan_role_index_args,
    .text = N_ ("{clan} ran out of time; a random card votes for {role}."),
    .hidden = N_ ("{clan} ran out of time; a random card is placed."),
  },
  [DRAGON_EVENT_CARD_SHIFTED] = {
    .id = "card-shifted",
    .args = &clan_shift_args,
    .text = N_ ("{clan} moves its vote from {from} to {role}."),
  },
  [DRAGON_EVENT_CARD_KEPT] = {
    .id = "card-kept",
    .args = &clan_index_args,
    .text = N_ ("{clan} keeps its vote."),
  },
  [DRAGON_EVENT_FAVOUR_GIVEN] = {
    .id = "favour-given",
    .args = &clan_clan_n_args,
    NP_ ("{clan} gives {n} Favour to {other-clan}.",
         "{clan} gives {n} Favour to {other-clan}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_DEAL_OFFERED] = {
    .id = "deal-offered",
    .args = &clan_offer_args,
    /* Translators: {ask} is "Vote for" or "Stay off". */
    .text = N_ ("{clan} to {other-clan}: \"{ask} {role}.\""),
  },
  [DRAGON_EVENT_PRICE_OFFERED] = {
    .id = "price-offered",
    .args = &clan_price_args,
    /* Translators: {when} is "now" or "after the vote". */
    NP_ ("{clan} offers {n} Favour for it, {when}.",
         "{clan} offers {n} Favour for it, {when}."),
  },
  [DRAGON_EVENT_PLEDGE_OFFERED] = {
    .id = "pledge-offered",
    .args = &clan_args,
    .text = N_ ("{clan} will do the same."),
  },
  [DRAGON_EVENT_DEAL_ACCEPTED] = {
    .id = "deal-accepted",
    .args = &clan_args,
    .text = N_ ("{clan} agrees."),
  },
  [DRAGON_EVENT_DEAL_DECLINED] = {
    .id = "deal-declined",
    .args = &clan_args,
    .text = N_ ("{clan} declines."),
  },
  [DRAGON_EVENT_WORD_KEPT] = {
    .id = "word-kept",
    .args = &clan_clan_args,
    .text = N_ ("{clan} keeps its word to {other-clan}."),
  },
  [DRAGON_EVENT_WORD_BROKEN] = {
    .id = "word-broken",
    .args = &clan_clan_args,
    .text = N_ ("{clan} breaks its word to {other-clan}."),
    .against = TRUE,
  },
  [DRAGON_EVENT_CARDS_REVEALED] = {
    .id = "cards-revealed",
    .text = N_ ("The cards are turned up."),
    .reveals = TRUE,
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [DRAGON_EVENT_CARD_TURNED] = {
    .id = "card-turned",
    .args = &clan_turned_args,
    /* Translators: {role} is the delegate, {on} the vote card it lies on. */
    .text = N_ ("{clan}: {role} on {on}."),
    .follows = TRUE,
  },
  [DRAGON_EVENT_WORKS_PLACED] = {
    .id = "works-placed",
    .sign = FAVOR_SIGN_BUILT,
    .args = &clan_role_index_args,
    /* Translators: {role} is the vote card. */
    .text = N_ ("{clan}'s Artisan puts two Works on {role}."),
  },
  [DRAGON_EVENT_ARTISAN_ALONE] = {
    .id = "artisan-alone",
    .args = &clan_index_args,
    .text = N_ ("Nobody else is there: {clan} gains 1 Favour."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_CARD_WITHDRAWN] = {
    .id = "card-withdrawn",
    .args = &clan_strike_args,
    /* Translators: {role} and {card} are the same role: the vote card under the Assassin
     * and the delegate of {other-clan} who is struck. */
    .text = N_ ("{clan}'s Assassin strikes {role}: {other-clan}'s {card} is withdrawn."),
    .against = TRUE,
  },
  [DRAGON_EVENT_ASSASSIN_MISSED] = {
    .id = "assassin-missed",
    .args = &clan_role_index_args,
    .text = N_ ("{clan}'s Assassin finds no {role}."),
  },
  [DRAGON_EVENT_FAVOUR_TAKEN] = {
    .id = "favour-taken",
    .args = &clan_clan_index_args,
    .text = N_ ("{clan} takes 1 Favour from {other-clan}."),
    .weight = FAVOR_WEIGHT_SCORING,
    .against = TRUE,
  },
  [DRAGON_EVENT_MERCHANT_PAID] = {
    .id = "merchant-paid",
    .args = &clan_clans_n_index_args,
    NP_ ("{clan}'s Merchant bargains with {clans} and gains {n} Favour.",
         "{clan}'s Merchant bargains with {clans} and gains {n} Favour."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_MERCHANT_ALONE] = {
    .id = "merchant-alone",
    .args = &clan_index_args,
    .text = N_ ("{clan}'s Merchant finds nobody to trade with."),
  },
  [DRAGON_EVENT_SOLDIER_FORCE] = {
    .id = "soldier-force",
    .args = &clan_clans_n_index_args,
    NP_ ("{clan}'s Soldier costs {clans} 1 Favour; {clan} gains 1.",
         "{clan}'s Soldier costs {clans} 1 Favour each; {clan} gains 1."),
    .weight = FAVOR_WEIGHT_SCORING,
    .against = TRUE,
  },
  [DRAGON_EVENT_SOLDIER_IDLE] = {
    .id = "soldier-idle",
    .args = &clan_index_args,
    .text = N_ ("{clan}'s Soldier impresses nobody."),
  },
  [DRAGON_EVENT_SUPPLIER_GAVE] = {
    .id = "supplier-gave",
    .args = &clan_clans_n_index_args,
    NP_ ("{clan}'s Supplier gives 1 Favour to {clans}.",
         "{clan}'s Supplier gives 1 Favour each to {clans}."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_VOTES_COUNTED] = {
    .id = "votes-counted",
    .text = N_ ("The votes are counted."),
  },
  [DRAGON_EVENT_ROLE_COUNTED] = {
    .id = "role-counted",
    .args = &role_n_args,
    NP_ ("{role}: {n} vote.", "{role}: {n} votes."),
    .follows = TRUE,
  },
  [DRAGON_EVENT_TIE_BROKEN] = {
    .id = "tie-broken",
    .args = &role_args,
    .text = N_ ("Tied; the vote of the Dragon decides for {role}."),
  },
  [DRAGON_EVENT_TIE_BROKEN_BY_JUDGE] = {
    .id = "tie-broken-by-judge",
    .args = &role_args,
    .text = N_ ("Tied; the Judge decides for {role}."),
  },
  [DRAGON_EVENT_DEADLOCK] = {
    .id = "deadlock",
    .args = &n_args,
    /* Translators: {n} is the number of votes. */
    .text = N_ ("Tied at {n}: the council is deadlocked, nobody is favoured."),
  },
  [DRAGON_EVENT_ROLE_WON] = {
    .id = "role-won",
    .sign = FAVOR_SIGN_SEAL,
    .args = &role_args,
    .text = N_ ("{role} wins the vote."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [DRAGON_EVENT_FAVOUR_WON] = {
    .id = "favour-won",
    .args = &clan_deed_args,
    /* Translators: {deed} is "voting" or "playing". */
    .text = N_ ("{clan} gains Favour for {deed}."),
    .joins = &favour,
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_GREAT_FAVOUR_WON] = {
    .id = "great-favour-won",
    .args = &clan_args,
    .text = N_ ("{clan} gains Great Favour."),
    .joins = &great_favour,
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_PATRONAGE_PAID] = {
    .id = "patronage-paid",
    .args = &clan_n_index_args,
    NP_ ("{clan}'s Noble gains {n} Favour.", "{clan}'s Noble gains {n} Favour."),
    .joins = &patronage,
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_PROMISE_PAID] = {
    .id = "promise-paid",
    .args = &clan_clan_n_args,
    NP_ ("{clan} pays {n} Favour to {other-clan} as promised.",
         "{clan} pays {n} Favour to {other-clan} as promised."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [DRAGON_EVENT_PROMISE_BROKEN] = {
    .id = "promise-broken",
    .args = &clan_clan_args,
    .text = N_ ("{clan} refuses to pay {other-clan}."),
    .against = TRUE,
  },
  [DRAGON_EVENT_PROMISE_UNPAYABLE] = {
    .id = "promise-unpayable",
    .args = &clan_clan_args,
    .text = N_ ("{clan} cannot pay {other-clan}."),
  },
  [DRAGON_EVENT_SENT_HOME] = {
    .id = "sent-home",
    .args = &clan_role_index_args,
    .text = N_ ("{clan} sends its {role} home."),
    .hidden = N_ ("{clan} sends a delegate home."),
    .joins = &sent_home,
  },
  [DRAGON_EVENT_HOME_SHOWN] = {
    .id = "home-shown",
    .args = &clan_home_args,
    .text = N_ ("{clan} sent its {role} home in round {round}."),
    .joins = &home_shown,
    .reveals = TRUE,
  },
  [DRAGON_EVENT_JUDGE_CHANGED] = {
    .id = "judge-changed",
    .args = &clan_args,
    .text = N_ ("{clan} is the next Judge."),
  },
  [DRAGON_EVENT_GAME_WON] = {
    .id = "game-won",
    .args = &clan_n_args,
    NP_ ("{clan} wins with {n} Favour.", "{clan} wins with {n} Favour."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [DRAGON_EVENT_GAME_WON_BY_DRAGON] = {
    .id = "game-won-by-dragon",
    .args = &clans_n_args,
    /* Translators: {n} is the Favour of each. */
    .text = N_ ("{clans} are level at {n}; the Dragon takes the seat."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [DRAGON_EVENT_GAME_DRAWN] = {
    .id = "game-drawn",
    .args = &clans_n_args,
    /* Translators: {n} is the Favour of each. */
    .text = N_ ("{clans} are level at {n}: the game is drawn between them."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
};
