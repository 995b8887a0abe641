/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-reasons.h"
#include "emperor-texts.h"
#include "emperor-uses.h"

#define EVENT(i, name)  FAVOR_ARG_ENUM (i, name, &emperor_event_cards)
#define STAFF(i, name)  FAVOR_ARG_ENUM (i, name, &emperor_staff)
#define CARD(i, name)   FAVOR_ARG_ENUM (i, name, &emperor_cards)
#define PIECE(i, name)  FAVOR_ARG_ENUM (i, name, &emperor_pieces)
#define MARKET(i, name) FAVOR_ARG_ENUM (i, name, &emperor_market)
#define AMOUNT(i, name) FAVOR_ARG_INT (i, name, 0, EMPEROR_MAX_POINTS)
#define SEAT(i, name)   FAVOR_ARG_SEAT (i, name)

/* clang-format off */
FAVOR_REASON_DEFINE (favor, "reason-favor", AMOUNT (0, "favor"));
FAVOR_REASON_DEFINE (staff, "reason-staff", STAFF (0, "staff"));
FAVOR_REASON_DEFINE (staff_card, "reason-staff-card", STAFF (0, "staff"), CARD (1, "card"));
FAVOR_REASON_DEFINE (event_n, "reason-event-n", EVENT (0, "event"), AMOUNT (1, "n"));
FAVOR_REASON_DEFINE (event_have_need, "reason-event-have-need", EVENT (0, "event"), AMOUNT (1, "have"), AMOUNT (2, "need"));
FAVOR_REASON_DEFINE (card, "reason-card", CARD (0, "card"));
FAVOR_REASON_DEFINE (card_card_2, "reason-card-card-2", CARD (0, "card"), CARD (1, "card-2"));
FAVOR_REASON_DEFINE (card_n, "reason-card-n", CARD (0, "card"), AMOUNT (1, "n"));
FAVOR_REASON_DEFINE (n, "reason-n", AMOUNT (0, "n"));
FAVOR_REASON_DEFINE (event, "reason-event", EVENT (0, "event"));
FAVOR_REASON_DEFINE (have_need, "reason-have-need", AMOUNT (0, "have"), AMOUNT (1, "need"));
FAVOR_REASON_DEFINE (event_card, "reason-event-card", EVENT (0, "event"), CARD (1, "card"));
FAVOR_REASON_DEFINE (market, "reason-market", MARKET (0, "market"));
FAVOR_REASON_DEFINE (target_favor, "reason-target-favor", SEAT (0, "target"), AMOUNT (1, "favor"));
FAVOR_REASON_DEFINE (target, "reason-target", SEAT (0, "target"));
FAVOR_REASON_DEFINE (target_staff, "reason-target-staff", SEAT (0, "target"), STAFF (1, "staff"));
FAVOR_REASON_DEFINE (target_n, "reason-target-n", SEAT (0, "target"), AMOUNT (1, "n"));
FAVOR_REASON_DEFINE (piece, "reason-piece", PIECE (0, "piece"));
FAVOR_REASON_DEFINE (target_card_event, "reason-target-card-event", SEAT (0, "target"), CARD (1, "card"), EVENT (2, "event"));
/* clang-format on */

/* The words of what speaks for an action. */
const FavorKind emperor_reasons[EMPEROR_N_REASONS] = {
  [EMPEROR_REASON_WINS] = {
    .id = "wins",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Wins the game."),
  },
  [EMPEROR_REASON_LEADS] = {
    .id = "leads",
    .args = &favor_args,
    /* Translators: why an action is good, a sentence behind it; {favor} is a number */
    .text = N_ ("Puts you in the lead with {favor} Favor."),
  },
  [EMPEROR_REASON_STAR_1] = {
    .id = "star-1",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Your first Star on the {staff} brings 2 Favor."),
  },
  [EMPEROR_REASON_STAR_2] = {
    .id = "star-2",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Your second Star on the {staff} brings 5 Favor."),
  },
  [EMPEROR_REASON_STAR_3] = {
    .id = "star-3",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Your third Star on the {staff} brings 10 Favor."),
  },
  [EMPEROR_REASON_GIVES] = {
    .id = "gives",
    .args = &staff_card_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court, {card} the name of a card */
    .text = N_ ("The {staff} will give you {card} when you collect."),
  },
  [EMPEROR_REASON_EMPRESS] = {
    .id = "empress",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("The Empress brings 20 Favor."),
  },
  [EMPEROR_REASON_NOW_STAR_1] = {
    .id = "now-star-1",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Then you can pay for a first Star on the {staff}, 2 Favor."),
  },
  [EMPEROR_REASON_NOW_STAR_2] = {
    .id = "now-star-2",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Then you can pay for a second Star on the {staff}, 5 Favor."),
  },
  [EMPEROR_REASON_NOW_STAR_3] = {
    .id = "now-star-3",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Then you can pay for a third Star on the {staff}, 10 Favor."),
  },
  [EMPEROR_REASON_NOW_EMPRESS] = {
    .id = "now-empress",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Then you can ally with the Empress, 20 Favor."),
  },
  [EMPEROR_REASON_NOW_EVENT] = {
    .id = "now-event",
    .args = &event_n_args,
    /* Translators: why an action is good, a sentence behind it; {event} is the name of an Event */
    NP_ ("Then you can complete {event} for {n} Favor.",
         "Then you can complete {event} for {n} Favor."),
  },
  [EMPEROR_REASON_NOW_MARKET] = {
    .id = "now-market",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Then you have the 8 Gold that a Black Market card costs."),
  },
  [EMPEROR_REASON_NEARER] = {
    .id = "nearer",
    .args = &event_have_need_args,
    /* Translators: why an action is good, a sentence behind it; {event} is the name of an Event; {have} of the {need} things it asks for are there */
    .text = N_ ("Brings {event} nearer, {have} of {need}."),
  },
  [EMPEROR_REASON_NEW_CARD] = {
    .id = "new-card",
    .args = &card_args,
    /* Translators: why an action is good, a sentence behind it; {card} is the name of a card */
    .text = N_ ("You hold no {card} yet."),
  },
  [EMPEROR_REASON_UPGRADABLE] = {
    .id = "upgradable",
    .args = &card_card_2_args,
    /* Translators: why an action is good, a sentence behind it; {card} and {card-2} are names of cards */
    .text = N_ ("Three {card} can be upgraded to {card-2}."),
  },
  [EMPEROR_REASON_PAYS_1] = {
    .id = "pays-1",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("A 1-Star card helps to pay for a first or second Star."),
  },
  [EMPEROR_REASON_PAYS_2] = {
    .id = "pays-2",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("A 2-Star card helps to pay for a second or third Star."),
  },
  [EMPEROR_REASON_PAYS_3] = {
    .id = "pays-3",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("A 3-Star card helps to pay for a third Star or the Empress."),
  },
  [EMPEROR_REASON_CARD_USE] = {
    .id = "card-use",
    .args = &card_args,
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It can be played."),
    .forms = emperor_card_uses,
    .choose_form = emperor_choose_card_use,
  },
  [EMPEROR_REASON_PAYS_SPARE] = {
    .id = "pays-spare",
    /* Translators: why an action is good, a sentence behind it; of a Star that is paid for with two cards */
    .text = N_ ("None of your Events asks for what you pay."),
  },
  [EMPEROR_REASON_SELLS_FOR] = {
    .id = "sells-for",
    .args = &card_n_args,
    /* Translators: why an action is good, a sentence behind it; {card} is the name of a card */
    NP_ ("{card} sells for {n} Gold.",
         "{card} sells for {n} Gold."),
  },
  [EMPEROR_REASON_GOLD] = {
    .id = "gold",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Brings {n} Gold.",
         "Brings {n} Gold."),
  },
  [EMPEROR_REASON_HAND_FULL] = {
    .id = "hand-full",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You hold {n} card, and only 8 may stay at the end of the turn.",
         "You hold {n} cards, and only 8 may stay at the end of the turn."),
  },
  [EMPEROR_REASON_SPARE] = {
    .id = "spare",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; {n} cards of the same name */
    NP_ ("You still have another one.",
         "You still have {n} others."),
  },
  [EMPEROR_REASON_NOT_ASKED] = {
    .id = "not-asked",
    /* Translators: why an action is good, a sentence behind it; of a card that is given away */
    .text = N_ ("None of your Events asks for it."),
  },
  [EMPEROR_REASON_CHEAPEST] = {
    .id = "cheapest",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("None of your cards sells for less than {n} Gold.",
         "None of your cards sells for less than {n} Gold."),
  },
  [EMPEROR_REASON_FAVOR] = {
    .id = "favor",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Brings {n} Favor.",
         "Brings {n} Favor."),
  },
  [EMPEROR_REASON_SHOWN] = {
    .id = "shown",
    /* Translators: why an action is good, a sentence behind it; of an Event */
    .text = N_ ("The cards are only shown and stay with you."),
  },
  [EMPEROR_REASON_FREE_STAR] = {
    .id = "free-star",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("Places a Star on the {staff} without a price."),
  },
  [EMPEROR_REASON_COLLECTS] = {
    .id = "collects",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You collect {n} card once more.",
         "You collect {n} cards once more."),
  },
  [EMPEROR_REASON_FREE_MARKET] = {
    .id = "free-market",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("You get a Black Market card without paying for it."),
  },
  [EMPEROR_REASON_DICE] = {
    .id = "dice",
    /* Translators: why an action is good, a sentence behind it; two dice and 2 more */
    .text = N_ ("Brings at least 4 Gold."),
  },
  [EMPEROR_REASON_POOR_EVENT] = {
    .id = "poor-event",
    .args = &event_have_need_args,
    /* Translators: why an action is good, a sentence behind it; {event} is the name of an Event */
    .text = N_ ("Of what {event} asks for you have only {have} of {need}."),
  },
  [EMPEROR_REASON_NO_PART] = {
    .id = "no-part",
    .args = &event_args,
    /* Translators: why an action is good, a sentence behind it; {event} is the name of an Event */
    .text = N_ ("You have nothing of what {event} asks for."),
  },
  [EMPEROR_REASON_LOOKS] = {
    .id = "looks",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You look at {n} card and keep one.",
         "You look at {n} cards and keep one."),
  },
  [EMPEROR_REASON_GOLD_LEFT] = {
    .id = "gold-left",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You still have {n} Gold afterwards.",
         "You still have {n} Gold afterwards."),
  },
  [EMPEROR_REASON_EVENT_HAS] = {
    .id = "event-has",
    .args = &have_need_args,
    /* Translators: why an action is good, a sentence behind it; of an Event; {have} of the {need} things it asks for are there */
    .text = N_ ("You already have {have} of the {need} it asks for."),
  },
  [EMPEROR_REASON_EVENT_READY] = {
    .id = "event-ready",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of an Event */
    NP_ ("You already have all it asks for: {n} Favor.",
         "You already have all it asks for: {n} Favor."),
  },
  [EMPEROR_REASON_EVENT_MOST] = {
    .id = "event-most",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of an Event */
    NP_ ("None of the others brings more than its {n} Favor.",
         "None of the others brings more than its {n} Favor."),
  },
  [EMPEROR_REASON_EVENT_BRINGS] = {
    .id = "event-brings",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of an Event */
    NP_ ("It brings {n} Favor.",
         "It brings {n} Favor."),
  },
  [EMPEROR_REASON_ASKED] = {
    .id = "asked",
    .args = &event_card_args,
    /* Translators: why an action is good, a sentence behind it; {event} is the name of an Event, {card} that of a card */
    .text = N_ ("{event} asks for {card}."),
  },
  [EMPEROR_REASON_ALONE] = {
    .id = "alone",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court */
    .text = N_ ("No other player has a Star on the {staff}."),
  },
  [EMPEROR_REASON_MARKET_FAVOR] = {
    .id = "market-favor",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a Black Market card */
    NP_ ("It brings {n} Favor if you play it now.",
         "It brings {n} Favor if you play it now."),
  },
  [EMPEROR_REASON_EVENT_DEED] = {
    .id = "event-deed",
    /* Translators: why an action is good, a sentence behind it; of an Event */
    .text = N_ ("It asks for no cards, only for what you do in one turn."),
  },
  [EMPEROR_REASON_MARKET_USE] = {
    .id = "market-use",
    .args = &market_args,
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("It is worth keeping."),
    .forms = emperor_market_uses,
    .choose_form = emperor_choose_market_use,
  },
  [EMPEROR_REASON_PLOT_LEADER] = {
    .id = "plot-leader",
    .args = &target_favor_args,
    /* Translators: why an action is good, a sentence behind it; {target} is a player */
    .text = N_ ("{target} leads with {favor} Favor."),
  },
  [EMPEROR_REASON_PLOT_GOLD] = {
    .id = "plot-gold",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue */
    NP_ ("Brings {n} Gold unless it is stopped.",
         "Brings {n} Gold unless it is stopped."),
  },
  [EMPEROR_REASON_PLOT_POISON] = {
    .id = "plot-poison",
    .args = &target_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player */
    .text = N_ ("Unless it is stopped, {target} collects from two allies only."),
  },
  [EMPEROR_REASON_PLOT_STARVE] = {
    .id = "plot-starve",
    .args = &target_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player */
    .text = N_ ("Unless it is stopped, {target} collects nothing next time."),
  },
  [EMPEROR_REASON_PLOT_STAR] = {
    .id = "plot-star",
    .args = &target_staff_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player, {staff} a person at court */
    .text = N_ ("Unless it is stopped, {target} loses a Star on the {staff}."),
  },
  [EMPEROR_REASON_PLOT_STARS] = {
    .id = "plot-stars",
    .args = &target_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player */
    .text = N_ ("Unless it is stopped, {target} loses two Stars."),
  },
  [EMPEROR_REASON_PLOT_SWAP] = {
    .id = "plot-swap",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {staff} is a person at court */
    .text = N_ ("Unless it is stopped, you get a Star on the {staff}."),
  },
  [EMPEROR_REASON_PLOT_CARDS] = {
    .id = "plot-cards",
    .args = &target_n_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player */
    NP_ ("Unless it is stopped, you take {n} card from {target}.",
         "Unless it is stopped, you take {n} cards from {target}."),
  },
  [EMPEROR_REASON_PLOT_BLACKMAIL] = {
    .id = "plot-blackmail",
    .args = &target_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player */
    .text = N_ ("Unless it is stopped, {target} has to pay you or to lose Favor."),
  },
  [EMPEROR_REASON_PLOT_FAVOR] = {
    .id = "plot-favor",
    .args = &target_n_args,
    /* Translators: why an action is good, a sentence behind it; of an Intrigue; {target} is a player */
    NP_ ("Unless it is stopped, {target} loses {n} Favor.",
         "Unless it is stopped, {target} loses {n} Favor."),
  },
  [EMPEROR_REASON_SAVES_STAR] = {
    .id = "saves-star",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; an Intrigue is stopped; {staff} is a person at court */
    .text = N_ ("You keep your Star on the {staff}."),
  },
  [EMPEROR_REASON_SAVES_STARS] = {
    .id = "saves-stars",
    /* Translators: why an action is good, a sentence behind it; an Intrigue is stopped */
    .text = N_ ("You keep two Stars."),
  },
  [EMPEROR_REASON_SAVES_GOLD] = {
    .id = "saves-gold",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You keep {n} Gold.",
         "You keep {n} Gold."),
  },
  [EMPEROR_REASON_SAVES_CARDS] = {
    .id = "saves-cards",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You keep {n} card.",
         "You keep {n} cards."),
  },
  [EMPEROR_REASON_SAVES_FAVOR] = {
    .id = "saves-favor",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You keep {n} Favor.",
         "You keep {n} Favor."),
  },
  [EMPEROR_REASON_SAVES_COLLECT] = {
    .id = "saves-collect",
    /* Translators: why an action is good, a sentence behind it; a poison is stopped */
    .text = N_ ("You can collect from all your allies."),
  },
  [EMPEROR_REASON_SAVES_CHOICE] = {
    .id = "saves-choice",
    /* Translators: why an action is good, a sentence behind it; blackmail is stopped */
    .text = N_ ("You need neither pay nor lose Favor."),
  },
  [EMPEROR_REASON_GUARD_PAYS] = {
    .id = "guard-pays",
    .args = &target_n_args,
    /* Translators: why an action is good, a sentence behind it; {target} is a player */
    NP_ ("{target} has to give you {n} Gold.",
         "{target} has to give you {n} Gold."),
  },
  [EMPEROR_REASON_KEEPS_PIECE] = {
    .id = "keeps-piece",
    .args = &piece_args,
    /* Translators: why an action is good, a sentence behind it; {piece} is the name of a card */
    .text = N_ ("You keep {piece} for another time."),
  },
  [EMPEROR_REASON_COSTS_GOLD] = {
    .id = "costs-gold",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; an Intrigue is let pass */
    NP_ ("It costs you no more than {n} Gold.",
         "It costs you no more than {n} Gold."),
  },
  [EMPEROR_REASON_COSTS_NOTHING] = {
    .id = "costs-nothing",
    /* Translators: why an action is good, a sentence behind it; an Intrigue is let pass */
    .text = N_ ("It costs you nothing."),
  },
  [EMPEROR_REASON_FEW_FAVOR] = {
    .id = "few-favor",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You have no more than {n} Favor to lose.",
         "You have no more than {n} Favor to lose."),
  },
  [EMPEROR_REASON_LOOT] = {
    .id = "loot",
    .args = &target_args,
    /* Translators: why an action is good, a sentence behind it; a card is taken from {target}, a player */
    .text = N_ ("{target} no longer has it."),
  },
  [EMPEROR_REASON_INVITES] = {
    .id = "invites",
    /* Translators: why an action is good, a sentence behind it; of a question for an offer */
    .text = N_ ("You decide afterwards whether you accept."),
  },
  [EMPEROR_REASON_KNOWN_CARD] = {
    .id = "known-card",
    .args = &target_card_event_args,
    /* Translators: why an action is good, a sentence behind it; {target} is a player, {card} the name of a card, {event} that of an Event */
    .text = N_ ("{target} holds {card}, which {event} asks for."),
  },
  [EMPEROR_REASON_DEAL_GOLD] = {
    .id = "deal-gold",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a trade */
    NP_ ("You get {n} Gold more than you give.",
         "You get {n} Gold more than you give."),
  },
  [EMPEROR_REASON_DEAL_VALUE] = {
    .id = "deal-value",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a trade */
    NP_ ("What you get sells for {n} Gold more than what you give.",
         "What you get sells for {n} Gold more than what you give."),
  },
  [EMPEROR_REASON_DEAL_MORE] = {
    .id = "deal-more",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a trade */
    NP_ ("You get {n} card more than you give.",
         "You get {n} cards more than you give."),
  },
  [EMPEROR_REASON_DEAL_SPARE] = {
    .id = "deal-spare",
    .args = &card_args,
    /* Translators: why an action is good, a sentence behind it; of a trade; {card} is the name of a card */
    .text = N_ ("None of your Events asks for {card}, which you give."),
  },
  [EMPEROR_REASON_DEAL_PROMISE] = {
    .id = "deal-promise",
    .args = &target_args,
    /* Translators: why an action is good, a sentence behind it; of a trade; {target} is a player */
    .text = N_ ("{target} has to promise you something."),
  },
  [EMPEROR_REASON_DECLINE_ASKED] = {
    .id = "decline-asked",
    .args = &event_card_args,
    /* Translators: why an action is good, a sentence behind it; of a trade; {event} is the name of an Event, {card} that of a card */
    .text = N_ ("{event} asks for {card}, which you would give."),
  },
  [EMPEROR_REASON_DECLINE_VALUE] = {
    .id = "decline-value",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a trade */
    NP_ ("What you would give sells for {n} Gold more.",
         "What you would give sells for {n} Gold more."),
  },
  [EMPEROR_REASON_DECLINE_ONLY] = {
    .id = "decline-only",
    .args = &card_args,
    /* Translators: why an action is good, a sentence behind it; of a trade; {card} is the name of a card */
    .text = N_ ("You would give your only {card}."),
  },
  [EMPEROR_REASON_DECLINE_PROMISE] = {
    .id = "decline-promise",
    /* Translators: why an action is good, a sentence behind it; of a trade */
    .text = N_ ("You would have to keep a promise."),
  },
  [EMPEROR_REASON_DECLINE_FREE] = {
    .id = "decline-free",
    /* Translators: why an action is good, a sentence behind it; of a trade */
    .text = N_ ("You give nothing away."),
  },
  [EMPEROR_REASON_NO_MEANS] = {
    .id = "no-means",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("You can neither pay for a Star nor complete an Event now."),
  },
  [EMPEROR_REASON_SAVES_THIRD] = {
    .id = "saves-third",
    .args = &staff_args,
    /* Translators: why an action is good, a sentence behind it; {staff} is a person at court; one of the cards for it is there */
    .text = N_ ("Saves for your third Star on the {staff}, 10 Favor."),
  },
  [EMPEROR_REASON_KEEPS_CARDS] = {
    .id = "keeps-cards",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You keep {n} card for your next turn.",
         "You keep {n} cards for your next turn."),
  },
  [EMPEROR_REASON_KEEPS_GOLD] = {
    .id = "keeps-gold",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You keep {n} Gold for your next turn.",
         "You keep {n} Gold for your next turn."),
  },
};
