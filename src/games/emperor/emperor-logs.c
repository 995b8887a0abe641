/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>
#include <string.h>

#include "emperor-logs.h"
#include "emperor-texts.h"

#define EVENT(i, name)  FAVOR_ARG_ENUM (i, name, &emperor_event_cards)
#define STAFF(i, name)  FAVOR_ARG_ENUM (i, name, &emperor_staff)
#define CARD(i, name)   FAVOR_ARG_ENUM (i, name, &emperor_cards)
#define PIECE(i, name)  FAVOR_ARG_ENUM (i, name, &emperor_pieces)
#define MARKET(i, name) FAVOR_ARG_ENUM (i, name, &emperor_market)
#define AMOUNT(i, name) FAVOR_ARG_INT (i, name, 0, EMPEROR_MAX_POINTS)
#define COUNT(i, name)  FAVOR_ARG_INT (i, name, 0, 99)
#define SEAT(i, name)   FAVOR_ARG_SEAT (i, name)

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField  name##_fields[] = { __VA_ARGS__ };                            \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

/* clang-format off */
ARGS (n, "log-n", COUNT (0, "n"));
ARGS (event, "log-event", EVENT (0, "event"));
ARGS (staff, "log-staff", STAFF (0, "staff"));
ARGS (round, "log-round", COUNT (0, "round"));
ARGS (card_staff, "log-card-staff", CARD (0, "card"), STAFF (1, "staff"));
ARGS (staff_card, "log-staff-card", STAFF (0, "staff"), CARD (1, "card"));
ARGS (card_gold, "log-card-gold", CARD (0, "card"), AMOUNT (1, "gold"));
ARGS (card_card_2_n, "log-card-card-2-n", CARD (0, "card"), CARD (1, "card-2"), COUNT (2, "n"));
ARGS (allied, "log-allied", STAFF (0, "staff"), COUNT (1, "n"), FAVOR_ARG_ENUM (2, "card", &emperor_cards, .nullable = TRUE), FAVOR_ARG_ENUM (3, "card-2", &emperor_cards, .nullable = TRUE), AMOUNT (4, "gold"), AMOUNT (5, "favor"));
ARGS (staff_staff_2, "log-staff-staff-2", STAFF (0, "staff"), STAFF (1, "staff-2"));
ARGS (favor, "log-favor", AMOUNT (0, "favor"));
ARGS (market, "log-market", MARKET (0, "market"));
ARGS (event_favor, "log-event-favor", EVENT (0, "event"), AMOUNT (1, "favor"));
ARGS (piece, "log-piece", PIECE (0, "piece"));
ARGS (gold, "log-gold", AMOUNT (0, "gold"));
ARGS (a_b_gold, "log-a-b-gold", COUNT (0, "a"), COUNT (1, "b"), AMOUNT (2, "gold"));
ARGS (card, "log-card", CARD (0, "card"));
ARGS (target_piece, "log-target-piece", SEAT (0, "target"), PIECE (1, "piece"));
ARGS (target, "log-target", SEAT (0, "target"));
ARGS (target_n, "log-target-n", SEAT (0, "target"), COUNT (1, "n"));
ARGS (target_gold, "log-target-gold", SEAT (0, "target"), AMOUNT (1, "gold"));
ARGS (target_staff, "log-target-staff", SEAT (0, "target"), STAFF (1, "staff"));
ARGS (target_card, "log-target-card", SEAT (0, "target"), CARD (1, "card"));
ARGS (target_favor, "log-target-favor", SEAT (0, "target"), AMOUNT (1, "favor"));
ARGS (to, "log-to", SEAT (0, "to"));
ARGS (to_gold, "log-to-gold", SEAT (0, "to"), AMOUNT (1, "gold"));
ARGS (to_card_n, "log-to-card-n", SEAT (0, "to"), CARD (1, "card"), COUNT (2, "n"));
ARGS (to_market, "log-to-market", SEAT (0, "to"), MARKET (1, "market"));
ARGS (to_event, "log-to-event", SEAT (0, "to"), EVENT (1, "event"));
ARGS (to_n, "log-to-n", SEAT (0, "to"), COUNT (1, "n"));
ARGS (to_piece_n, "log-to-piece-n", SEAT (0, "to"), PIECE (1, "piece"), COUNT (2, "n"));
ARGS (to_gold_n, "log-to-gold-n", SEAT (0, "to"), AMOUNT (1, "gold"), COUNT (2, "n"));
ARGS (to_card, "log-to-card", SEAT (0, "to"), CARD (1, "card"));
/* clang-format on */

/* What joined events say as one. */
static const FavorJoined collected = {
  NP_ ("{player} collects {n} card.", "{player} collects {n} cards."),
};
static const FavorJoined cards = {
  .list = "card",
  .counts = TRUE,
};

/* In the texts {player}, {target} and {to} are players, {staff} is a person at court such as
 * "Chef", {card}, {piece}, {market} and {event} are names of cards, {gold}, {favor} and {n}
 * numbers. */
const FavorKind emperor_logs[EMPEROR_N_LOGS] = {
  [EMPEROR_LOG_GAME_STARTED] = {
    .id = "game-started",
    .text = N_ ("{player} is the first player."),
  },
  [EMPEROR_LOG_EVENTS_LOOKED] = {
    .id = "events-looked",
    .args = &n_args,
    NP_ ("{player} looks at {n} Event.",
         "{player} looks at {n} Events."),
    .reveals = TRUE,
  },
  [EMPEROR_LOG_EVENT_KEPT] = {
    .id = "event-kept",
    .args = &event_args,
    .text = N_ ("{player} keeps {event}."),
    .hidden = N_ ("{player} keeps an Event."),
  },
  [EMPEROR_LOG_EVENT_EXCHANGED] = {
    .id = "event-exchanged",
    .args = &event_args,
    .text = N_ ("{player} puts {event} back."),
    .hidden = N_ ("{player} puts an Event back."),
  },
  [EMPEROR_LOG_STAR_PLACED] = {
    .id = "star-placed",
    .args = &staff_args,
    .text = N_ ("{player} places a Star on the {staff}."),
  },
  [EMPEROR_LOG_TURN_BEGAN] = {
    .id = "turn-began",
    .args = &round_args,
    .text = N_ ("Round {round}: {player}'s turn."),
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [EMPEROR_LOG_POISON_WORKED] = {
    .id = "poison-worked",
    .args = &n_args,
    NP_ ("{player} is poisoned and collects from only {n} ally.",
         "{player} is poisoned and collects from only {n} allies."),
  },
  [EMPEROR_LOG_COLLECT_SKIPPED] = {
    .id = "collect-skipped",
    .text = N_ ("{player} is poisoned and collects nothing."),
  },
  [EMPEROR_LOG_COLLECTED] = {
    .id = "collected",
    .args = &card_staff_args,
    .text = N_ ("{player} collects {card} from the {staff}."),
    .joins = &collected,
  },
  [EMPEROR_LOG_COLLECT_EMPTY] = {
    .id = "collect-empty",
    .args = &staff_args,
    .text = N_ ("The {staff} has nothing for {player}."),
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [EMPEROR_LOG_MOVED] = {
    .id = "moved",
    .args = &staff_card_args,
    /* Translators: {staff} is a person at court, {card} the name of a card. */
    .text = N_ ("{player} moves to the {staff} and takes {card}."),
  },
  [EMPEROR_LOG_MOVED_EMPTY] = {
    .id = "moved-empty",
    .args = &staff_args,
    .text = N_ ("{player} moves to the {staff} and finds nothing."),
  },
  [EMPEROR_LOG_SOLD] = {
    .id = "sold",
    .args = &card_gold_args,
    .text = N_ ("{player} sells {card} for {gold} Gold."),
  },
  [EMPEROR_LOG_UPGRADED] = {
    .id = "upgraded",
    .args = &card_card_2_n_args,
    /* Translators: {n} is how many copies of {card} are given for {card-2}; both are names of cards. */
    NP_ ("{player} upgrades {n} {card} to {card-2}.",
         "{player} upgrades {n} {card} to {card-2}."),
  },
  [EMPEROR_LOG_ALLIED] = {
    .id = "allied",
    .sign = FAVOR_SIGN_STAR,
    .args = &allied_args,
    /* Translators: {n} is 1, 2 or 3: the first, second or third Star on that Staff. */
    .text = N_ ("{player} pays for Star {n} on the {staff} and gains {favor} Favor."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [EMPEROR_LOG_STAR_MOVED] = {
    .id = "star-moved",
    .args = &staff_staff_2_args,
    /* Translators: {staff} and {staff-2} are persons at court, such as "Chef". */
    .text = N_ ("{player}'s Star leaves the {staff} for the {staff-2}."),
  },
  [EMPEROR_LOG_ALLIED_EMPRESS] = {
    .id = "allied-empress",
    .args = &favor_args,
    .text = N_ ("{player} allies with the Empress and gains {favor} Favor."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [EMPEROR_LOG_MARKET_BOUGHT] = {
    .id = "market-bought",
    .text = N_ ("{player} buys from the Black Market."),
  },
  [EMPEROR_LOG_MARKET_LOOKED] = {
    .id = "market-looked",
    .args = &n_args,
    NP_ ("{player} looks at {n} Black Market card.",
         "{player} looks at {n} Black Market cards."),
    .reveals = TRUE,
  },
  [EMPEROR_LOG_MARKET_KEPT] = {
    .id = "market-kept",
    .args = &market_args,
    .text = N_ ("{player} keeps {market}."),
    .hidden = N_ ("{player} keeps a Black Market card."),
  },
  [EMPEROR_LOG_EVENT_COMPLETED] = {
    .id = "event-completed",
    .sign = FAVOR_SIGN_SEAL,
    .args = &event_favor_args,
    .text = N_ ("{player} completes {event}: {favor} Favor."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [EMPEROR_LOG_PLAYED] = {
    .id = "played",
    .args = &piece_args,
    /* Translators: {piece} is the name of a card. */
    .text = N_ ("{player} plays {piece}."),
  },
  [EMPEROR_LOG_GOLD_TAKEN] = {
    .id = "gold-taken",
    .args = &gold_args,
    .text = N_ ("{player} takes {gold} Gold."),
  },
  [EMPEROR_LOG_DICE_ROLLED] = {
    .id = "dice-rolled",
    .args = &a_b_gold_args,
    /* Translators: {a} and {b} are the numbers on the dice. */
    .text = N_ ("{player} rolls {a} and {b}: {gold} Gold."),
    .reveals = TRUE,
  },
  [EMPEROR_LOG_CARD_TAKEN] = {
    .id = "card-taken",
    .args = &card_args,
    .text = N_ ("{player} takes {card}."),
  },
  [EMPEROR_LOG_CARD_RETURNED] = {
    .id = "card-returned",
    .args = &card_args,
    /* Translators: {card} is the name of a card, or a list of names: "2 Soup and Incense". */
    .text = N_ ("{player} returns {card}."),
    .joins = &cards,
  },
  [EMPEROR_LOG_FAVOR_GAINED] = {
    .id = "favor-gained",
    .args = &favor_args,
    .text = N_ ("{player} gains {favor} Favor."),
    .weight = FAVOR_WEIGHT_SCORING,
  },
  [EMPEROR_LOG_STAR_GIVEN] = {
    .id = "star-given",
    .args = &staff_args,
    .text = N_ ("{player} places a Star on the {staff} without Favor."),
  },
  [EMPEROR_LOG_PLOTTED] = {
    .id = "plotted",
    .args = &target_piece_args,
    /* Translators: {piece} is the name of an Intrigue card. */
    .text = N_ ("{player} plays {piece} against {target}."),
    .against = TRUE,
  },
  [EMPEROR_LOG_STOPPED] = {
    .id = "stopped",
    .args = &target_piece_args,
    /* Translators: {piece} is the name of a card; "it" is an Intrigue. */
    .text = N_ ("{target} stops it with {piece}."),
  },
  [EMPEROR_LOG_LET_PASS] = {
    .id = "let-pass",
    .args = &target_args,
    /* Translators: "it" is an Intrigue. */
    .text = N_ ("{target} lets it pass."),
  },
  [EMPEROR_LOG_POISONED] = {
    .id = "poisoned",
    .args = &target_n_args,
    .text = N_ ("{target} is poisoned."),
    .against = TRUE,
  },
  [EMPEROR_LOG_GOLD_PAID] = {
    .id = "gold-paid",
    .args = &target_gold_args,
    .text = N_ ("{player} gives {target} {gold} Gold."),
  },
  [EMPEROR_LOG_STAR_LOST] = {
    .id = "star-lost",
    .args = &target_staff_args,
    .text = N_ ("{target} loses a Star on the {staff}."),
    .against = TRUE,
  },
  [EMPEROR_LOG_HAND_OPENED] = {
    .id = "hand-opened",
    .args = &target_args,
    .text = N_ ("{player} looks at {target}'s hand."),
    .reveals = TRUE,
  },
  [EMPEROR_LOG_SEIZED] = {
    .id = "seized",
    .args = &target_card_args,
    .text = N_ ("{player} takes {card} from {target}."),
    .hidden = N_ ("{player} takes a card from {target}."),
    .against = TRUE,
  },
  [EMPEROR_LOG_STOLEN] = {
    .id = "stolen",
    .args = &target_card_args,
    .text = N_ ("{player} steals {card} from {target}."),
    .hidden = N_ ("{player} steals a card from {target}."),
    .reveals = TRUE,
    .against = TRUE,
  },
  [EMPEROR_LOG_FAVOR_LOST] = {
    .id = "favor-lost",
    .args = &target_favor_args,
    .text = N_ ("{target} loses {favor} Favor."),
    .weight = FAVOR_WEIGHT_SCORING,
    .against = TRUE,
  },
  [EMPEROR_LOG_BLACKMAIL_PAID] = {
    .id = "blackmail-paid",
    .args = &target_args,
    /* Translators: what was asked by blackmail. */
    .text = N_ ("{target} pays."),
  },
  [EMPEROR_LOG_BLACKMAIL_REFUSED] = {
    .id = "blackmail-refused",
    .args = &target_args,
    .text = N_ ("{target} would rather lose Favor."),
  },
  [EMPEROR_LOG_INVITED] = {
    .id = "invited",
    .args = &to_args,
    .text = N_ ("{player} asks {to} for an offer."),
  },
  [EMPEROR_LOG_OFFERED] = {
    .id = "offered",
    .args = &to_args,
    .text = N_ ("{player} makes {to} an offer."),
  },
  [EMPEROR_LOG_COUNTERED] = {
    .id = "countered",
    .args = &to_args,
    .text = N_ ("{player} makes a counter-offer."),
  },
  [EMPEROR_LOG_TRADED] = {
    .id = "traded",
    .args = &to_args,
    .text = N_ ("{player} and {to} agree."),
  },
  [EMPEROR_LOG_DECLINED] = {
    .id = "declined",
    .text = N_ ("{player} declines."),
  },
  [EMPEROR_LOG_GOLD_TRADED] = {
    .id = "gold-traded",
    .args = &to_gold_args,
    .text = N_ ("{player} gives {to} {gold} Gold."),
  },
  [EMPEROR_LOG_CARD_TRADED] = {
    .id = "card-traded",
    .args = &to_card_n_args,
    /* Translators: {n} is how many copies of {card}, the name of a card. */
    NP_ ("{player} gives {to} {n} {card}.",
         "{player} gives {to} {n} {card}."),
  },
  [EMPEROR_LOG_MARKET_TRADED] = {
    .id = "market-traded",
    .args = &to_market_args,
    .text = N_ ("{player} gives {to} {market}."),
    .hidden = N_ ("{player} gives {to} a Black Market card."),
  },
  [EMPEROR_LOG_EVENT_TRADED] = {
    .id = "event-traded",
    .args = &to_event_args,
    .text = N_ ("{player} gives {to} {event}."),
    .hidden = N_ ("{player} gives {to} an Event."),
  },
  [EMPEROR_LOG_PROMISED_PEACE] = {
    .id = "promised-peace",
    .args = &to_n_args,
    NP_ ("{player} promises {to}: no Intrigue for {n} turn.",
         "{player} promises {to}: no Intrigue for {n} turns."),
  },
  [EMPEROR_LOG_PROMISED_NO_CARD] = {
    .id = "promised-no-card",
    .args = &to_piece_n_args,
    NP_ ("{player} promises {to} not to play {piece} for {n} turn.",
         "{player} promises {to} not to play {piece} for {n} turns."),
  },
  [EMPEROR_LOG_PROMISED_GOLD] = {
    .id = "promised-gold",
    .args = &to_gold_n_args,
    NP_ ("{player} promises {to} {gold} Gold within {n} turn.",
         "{player} promises {to} {gold} Gold within {n} turns."),
  },
  [EMPEROR_LOG_PROMISED_CARD] = {
    .id = "promised-card",
    .args = &to_card_n_args,
    NP_ ("{player} promises {to} {card} within {n} turn.",
         "{player} promises {to} {card} within {n} turns."),
  },
  [EMPEROR_LOG_PROMISE_KEPT] = {
    .id = "promise-kept",
    .args = &to_args,
    .text = N_ ("{player} keeps a promise to {to}."),
  },
  [EMPEROR_LOG_PROMISE_BROKEN] = {
    .id = "promise-broken",
    .args = &to_args,
    .text = N_ ("{player} breaks a promise to {to}."),
    .reveals = TRUE,
    .against = TRUE,
  },
  [EMPEROR_LOG_GOLD_ENFORCED] = {
    .id = "gold-enforced",
    .args = &to_gold_args,
    .text = N_ ("{player} is held to a promise and gives {to} {gold} Gold."),
  },
  [EMPEROR_LOG_CARD_ENFORCED] = {
    .id = "card-enforced",
    .args = &to_card_args,
    .text = N_ ("{player} is held to a promise and gives {to} {card}."),
    .reveals = TRUE,
  },
  [EMPEROR_LOG_DISCARDED] = {
    .id = "discarded",
    .args = &card_args,
    /* Translators: {card} is the name of a card, or a list of names: "2 Soup and Incense". */
    .text = N_ ("{player} discards {card}."),
    .joins = &cards,
  },
  [EMPEROR_LOG_TURN_ENDED] = {
    .id = "turn-ended",
    .text = N_ ("{player} ends the turn."),
    .weight = FAVOR_WEIGHT_SILENT,
  },
  [EMPEROR_LOG_LAST_ROUND] = {
    .id = "last-round",
    .args = &favor_args,
    .text = N_ ("{player} has reached {favor} Favor: the round is played out."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [EMPEROR_LOG_GAME_WON] = {
    .id = "game-won",
    .args = &favor_args,
    .text = N_ ("{player} wins with {favor} Favor."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [EMPEROR_LOG_GAME_WON_ON_TIES] = {
    .id = "game-won-on-ties",
    .args = &favor_args,
    .text = N_ ("{player} wins the tie with {favor} Favor."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
  [EMPEROR_LOG_LIMIT_REACHED] = {
    .id = "limit-reached",
    .text = N_ ("The last round is over."),
    .weight = FAVOR_WEIGHT_TURNING,
  },
};
