/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include <glib/gi18n.h>

#include "dragon-reasons.h"
#include "dragon-texts.h"

#define CLAN(i)   FAVOR_ARG_ENUM (i, "clan", &dragon_clans)
#define ROLE(i)   FAVOR_ARG_ENUM (i, "role", &dragon_roles)
#define AMOUNT(i) FAVOR_ARG_INT (i, "n", 0, DRAGON_MAX_FAVOUR)

/* clang-format off */
FAVOR_REASON_DEFINE (clan, "reason-clan", CLAN (0));
FAVOR_REASON_DEFINE (clan_n, "reason-clan-n", CLAN (0), AMOUNT (1));
FAVOR_REASON_DEFINE (role_n, "reason-role-n", ROLE (0), AMOUNT (1));
FAVOR_REASON_DEFINE (role, "reason-role", ROLE (0));
FAVOR_REASON_DEFINE (n, "reason-n", AMOUNT (0));
FAVOR_REASON_DEFINE (clan_role_n, "reason-clan-role-n", CLAN (0), ROLE (1), AMOUNT (2));
FAVOR_REASON_DEFINE (roles, "reason-roles", FAVOR_ARG_SET (0, "roles", &dragon_roles));
/* clang-format on */

/* The words of what speaks for an action. */
const FavorKind dragon_reasons[DRAGON_N_REASONS] = {
  [DRAGON_REASON_WINS] = {
    .id = "wins",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("Wins the game."),
  },
  [DRAGON_REASON_KEEPS_WORD] = {
    .id = "keeps-word",
    .args = &clan_args,
    /* Translators: why an action is good, a sentence behind it; {clan} is a clan */
    .text = N_ ("Keeps your word to {clan}."),
  },
  [DRAGON_REASON_PAID_WORD] = {
    .id = "paid-word",
    .args = &clan_n_args,
    /* Translators: why an action is good, a sentence behind it; {clan} is a clan */
    NP_ ("Keeps your word to {clan}, who then has to pay you {n} Favour.",
         "Keeps your word to {clan}, who then has to pay you {n} Favour."),
  },
  [DRAGON_REASON_PAYS] = {
    .id = "pays",
    .args = &role_n_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    NP_ ("If {role} wins and your cards stay in play, you gain {n} Favour.",
         "If {role} wins and your cards stay in play, you gain {n} Favour."),
  },
  [DRAGON_REASON_LEADS] = {
    .id = "leads",
    .args = &role_n_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    NP_ ("That makes {n} card on {role}, more than on any other.",
         "That makes {n} cards on {role}, more than on any other."),
  },
  [DRAGON_REASON_LEVEL] = {
    .id = "level",
    .args = &role_n_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    NP_ ("That makes {n} card on {role}; no vote card has more.",
         "That makes {n} cards on {role}; no vote card has more."),
  },
  [DRAGON_REASON_DRAGON_TIE] = {
    .id = "dragon-tie",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    .text = N_ ("As the Dragon you can decide a draw for {role}."),
  },
  [DRAGON_REASON_WORKS] = {
    .id = "works",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    .text = N_ ("Its two Works count as two more votes for {role}."),
  },
  [DRAGON_REASON_ALONE] = {
    .id = "alone",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    .text = N_ ("So far no other clan is on {role}, where an Artisan alone gains Favour."),
  },
  [DRAGON_REASON_STRIKES] = {
    .id = "strikes",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a delegate */
    .text = N_ ("It strikes every other {role} in the council."),
  },
  [DRAGON_REASON_MAY_HIT] = {
    .id = "may-hit",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of an Assassin */
    NP_ ("It may hit {n} other clan.",
         "It may hit {n} other clans."),
  },
  [DRAGON_REASON_MERCHANT_ONE] = {
    .id = "merchant-one",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("With just one other clan there, as now, a Merchant gains 2 Favour."),
  },
  [DRAGON_REASON_MERCHANT_MANY] = {
    .id = "merchant-many",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("With {n} other clan there, as now, a Merchant gains 1 Favour.",
         "With {n} other clans there, as now, a Merchant gains 1 Favour."),
  },
  [DRAGON_REASON_NOBLE] = {
    .id = "noble",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    .text = N_ ("If {role} wins and your Noble stays in play, it is paid as well."),
  },
  [DRAGON_REASON_SOLDIER] = {
    .id = "soldier",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("With a Soldier there {n} other clan loses 1 Favour, and you gain 1.",
         "With a Soldier there {n} other clans lose 1 Favour each, and you gain 1."),
  },
  [DRAGON_REASON_SUPPLIER] = {
    .id = "supplier",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("A Supplier there brings Favour to you and {n} other clan.",
         "A Supplier there brings Favour to you and {n} other clans."),
  },
  [DRAGON_REASON_SUPPLIER_ALONE] = {
    .id = "supplier-alone",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("So far your Supplier shares its Favour with no other clan."),
  },
  [DRAGON_REASON_BLUFF] = {
    .id = "bluff",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; a card that lies face down */
    NP_ ("To the others the card may be any of {n} role.",
         "To the others the card may be any of {n} roles."),
  },
  [DRAGON_REASON_JUDGE_LAST] = {
    .id = "judge-last",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("As Judge you place the last card.",
         "As Judge you place the last card, {n} times."),
  },
  [DRAGON_REASON_REST] = {
    .id = "rest",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Keeps {n} of your delegates out of the vote.",
         "Keeps {n} of your delegates out of the vote."),
  },
  [DRAGON_REASON_SHOWS] = {
    .id = "shows",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Every clan has to show {n} delegate.",
         "Every clan has to show {n} delegates."),
  },
  [DRAGON_REASON_HAS_LEFT] = {
    .id = "has-left",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("You still have {n} Favour.",
         "You still have {n} Favour."),
  },
  [DRAGON_REASON_DEAL_VOTES] = {
    .id = "deal-votes",
    .args = &role_n_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    NP_ ("With that vote {n} card lies on {role}.",
         "With that vote {n} cards lie on {role}."),
  },
  [DRAGON_REASON_OWN_THERE] = {
    .id = "own-there",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card */
    .text = N_ ("You have a card on {role} already."),
  },
  [DRAGON_REASON_PAY_AFTER] = {
    .id = "pay-after",
    /* Translators: why an action is good, a sentence behind it; of an offer */
    .text = N_ ("You pay only for a word that is kept."),
  },
  [DRAGON_REASON_NO_COST] = {
    .id = "no-cost",
    /* Translators: why an action is good, a sentence behind it; of an offer */
    .text = N_ ("It costs you no Favour."),
  },
  [DRAGON_REASON_COST] = {
    .id = "cost",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of an offer */
    NP_ ("It costs you no more than {n} Favour.",
         "It costs you no more than {n} Favour."),
  },
  [DRAGON_REASON_GETS] = {
    .id = "gets",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a deal */
    NP_ ("You get {n} Favour at once.",
         "You get {n} Favour at once."),
  },
  [DRAGON_REASON_PROMISED] = {
    .id = "promised",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it; of a deal */
    NP_ ("You are promised {n} Favour.",
         "You are promised {n} Favour."),
  },
  [DRAGON_REASON_PLEDGED] = {
    .id = "pledged",
    .args = &clan_args,
    /* Translators: why an action is good, a sentence behind it; of a deal; {clan} is a clan */
    .text = N_ ("{clan} promises to do the same."),
  },
  [DRAGON_REASON_FREE] = {
    .id = "free",
    /* Translators: why an action is good, a sentence behind it; of a deal that is declined */
    .text = N_ ("You can vote as you like."),
  },
  [DRAGON_REASON_TIE_GAIN] = {
    .id = "tie-gain",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Brings you {n} Favour.",
         "Brings you {n} Favour."),
  },
  [DRAGON_REASON_TIE_DENIES] = {
    .id = "tie-denies",
    .args = &clan_role_n_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a vote card, {clan} a clan */
    NP_ ("Otherwise {role} brings {clan} {n} Favour.",
         "Otherwise {role} brings {clan} {n} Favour."),
  },
  [DRAGON_REASON_SAVES] = {
    .id = "saves",
    .args = &n_args,
    /* Translators: why an action is good, a sentence behind it */
    NP_ ("Saves {n} Favour.",
         "Saves {n} Favour."),
  },
  [DRAGON_REASON_ANOTHER] = {
    .id = "another",
    .args = &role_args,
    /* Translators: why an action is good, a sentence behind it; {role} is a delegate */
    .text = N_ ("You still have another {role}."),
  },
  [DRAGON_REASON_ASSASSINATED] = {
    .id = "assassinated",
    /* Translators: why an action is good, a sentence behind it */
    .text = N_ ("An assassinated delegate has to go."),
  },
  [DRAGON_REASON_KEEPS_ROLES] = {
    .id = "keeps-roles",
    .args = &roles_args,
    /* Translators: why an action is good, a sentence behind it; {roles} is a list of delegates */
    .text = N_ ("You keep {roles} for the rounds to come."),
  },
};
