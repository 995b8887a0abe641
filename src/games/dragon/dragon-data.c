/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include <glib/gi18n.h>

#include "dragon-data.h"

static const FavorWord role_words[] = {
  { "artisan",
    /* Translators: one of the six roles of The Dragon's Favour; the name of a card. */
    N_ ("Artisan"),
    /* Translators: on the vote card of the Artisan, where about 60 letters have room */
    N_ ("Put two Works here. Alone here? Gain 1 Favour."),
    /* Translators: for {role}, {roles}, {on}, {from}, {card}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Artisan") },
  { "assassin",
    /* Translators: one of the six roles of The Dragon's Favour; the name of a card. */
    N_ ("Assassin"),
    /* Translators: on the vote card of the Assassin, where about 100 letters have room */
    N_ ("Withdraw every other card of the role named here. Take 1 Favour from each clan "
        "hit."),
    /* Translators: for {role}, {roles}, {on}, {from}, {card}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Assassin") },
  { "merchant",
    /* Translators: one of the six roles of The Dragon's Favour; the name of a card. */
    N_ ("Merchant"),
    /* Translators: on the vote card of the Merchant, where about 80 letters have room */
    N_ ("Gain 2 Favour if exactly one other clan is here, 1 if more are."),
    /* Translators: for {role}, {roles}, {on}, {from}, {card}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Merchant") },
  { "noble",
    /* Translators: one of the six roles of The Dragon's Favour; the name of a card. */
    N_ ("Noble"),
    /* Translators: on the vote card of the Noble, where about 100 letters have room */
    N_ ("If the role here wins, gain 2 Favour; only 1 if another clan's Noble is "
        "here."),
    /* Translators: for {role}, {roles}, {on}, {from}, {card}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Noble") },
  { "soldier",
    /* Translators: one of the six roles of The Dragon's Favour; the name of a card. */
    N_ ("Soldier"),
    /* Translators: on the vote card of the Soldier, where about 80 letters have room */
    N_ ("Each other clan here loses 1 Favour. If any did, gain 1."),
    /* Translators: for {role}, {roles}, {on}, {from}, {card}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Soldier") },
  { "supplier",
    /* Translators: one of the six roles of The Dragon's Favour; the name of a card. */
    N_ ("Supplier"),
    /* Translators: on the vote card of the Supplier, where about 60 letters have room */
    N_ ("Each clan here gains 1 Favour, yours too."),
    /* Translators: for {role}, {roles}, {on}, {from}, {card}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Supplier") },
};

const FavorEnum dragon_roles = FAVOR_ENUM ("role", role_words);

static const FavorWord clan_words[] = {
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "dragon",
    N_ ("Dragon"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Dragon") },
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "ox",
    N_ ("Ox"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Ox") },
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "crane",
    N_ ("Crane"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Crane") },
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "tiger",
    N_ ("Tiger"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Tiger") },
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "boar",
    N_ ("Boar"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Boar") },
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "fox",
    N_ ("Fox"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Fox") },
  /* Translators: one of the seven clans of The Dragon's Favour; stands for its player. */
  { "rat",
    N_ ("Rat"),
    /* Translators: for {clan}, {other-clan}, {clans}, {judge}, {player}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Rat") },
};

const FavorEnum dragon_clans = FAVOR_ENUM ("clan", clan_words);

/* What a clan has and lacks is told where it is chosen. */
static const FavorWord clan_choice_words[] = {
  /* Translators: instead of the name of a clan: one is drawn at random. */
  { "random", N_ ("Random") },
  { "dragon",
    N_ ("Dragon"),
    /* Translators: below the name of the clan in the list where it is chosen: what is special about
     * it; it has one delegate of each role */
    N_ ("One of each role; first Judge, breaks ties") },
  { "ox",
    N_ ("Ox"),
    /* Translators: below the name of a clan in the list where it is chosen: of which role it has two
     * delegates and of which none; it has one of each other role */
    N_ ("Two Artisans, no Merchant") },
  { "crane",
    N_ ("Crane"),
    /* Translators: below the name of a clan in the list where it is chosen: of which role it has two
     * delegates and of which none; it has one of each other role */
    N_ ("Two Merchants, no Supplier") },
  { "tiger",
    N_ ("Tiger"),
    /* Translators: below the name of a clan in the list where it is chosen: of which role it has two
     * delegates and of which none; it has one of each other role */
    N_ ("Two Soldiers, no Assassin") },
  { "boar",
    N_ ("Boar"),
    /* Translators: below the name of a clan in the list where it is chosen: of which role it has two
     * delegates and of which none; it has one of each other role */
    N_ ("Two Suppliers, no Artisan") },
  { "fox",
    N_ ("Fox"),
    /* Translators: below the name of a clan in the list where it is chosen: of which role it has two
     * delegates and of which none; it has one of each other role */
    N_ ("Two Nobles, no Soldier") },
  { "rat",
    N_ ("Rat"),
    /* Translators: below the name of a clan in the list where it is chosen: of which role it has two
     * delegates and of which none; it has one of each other role */
    N_ ("Two Assassins, no Noble") },
};

const FavorEnum dragon_clan_choices = FAVOR_ENUM ("clan-choice", clan_choice_words);

/* Two of the speciality, none of the role that the clan lacks, one of each other. */
const gint8 dragon_compositions[DRAGON_N_CLANS][DRAGON_N_ROLES] = {
  [DRAGON_CLAN_DRAGON] = { 1, 1, 1, 1, 1, 1 }, [DRAGON_CLAN_OX] = { 2, 1, 0, 1, 1, 1 },
  [DRAGON_CLAN_CRANE] = { 1, 1, 2, 1, 1, 0 },  [DRAGON_CLAN_TIGER] = { 1, 0, 1, 1, 2, 1 },
  [DRAGON_CLAN_BOAR] = { 0, 1, 1, 1, 1, 2 },   [DRAGON_CLAN_FOX] = { 1, 1, 1, 2, 0, 1 },
  [DRAGON_CLAN_RAT] = { 1, 2, 1, 0, 1, 1 },
};
