/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-uses.h"

/* What Black Market cards are good for. */
const char *const emperor_market_uses[] = {
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It brings Favor at any time."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It brings Favor, or the Empress without Gold."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It brings more Favor if you have three Stars on one Staff."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It brings more Favor the more Staff have two of your Stars."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It brings more Favor the more Events you complete."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("An Intrigue that takes two Stars from another player."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("An Intrigue that brings you Gold or costs another player Favor."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("An Intrigue that takes three cards from another player."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("An Intrigue that takes Favor from another player."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("An Intrigue that lets another player collect nothing."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It stops any Intrigue against you."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It takes a 2-Star and a 3-Star card at once."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It brings at least 4 Gold."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It saves the cards that a Star costs."),
  /* Translators: why a Black Market card is good to keep, a sentence behind an action */
  N_ ("It takes two cards of one Staff at once."),
  NULL,
};

guint
emperor_choose_market_use (const gint16 *arg)
{
  return (guint) CLAMP (arg[0], 0, (gint) G_N_ELEMENTS (emperor_market_uses) - 2);
}

/* What Staff cards are good for. */
const char *const emperor_card_uses[] = {
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can stop poison meant for you."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played as poison, and brings a 1-Star card."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to collect once more."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played for Gold."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played for two 1-Star cards."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played for two 2-Star cards."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to exchange another card."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to take Gold from another player."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to take two cards from another player."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to exchange an Event."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to turn a 2-Star card into a 3-Star card."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played for a Black Market card."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to upgrade with two cards instead of three."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can stop an Intrigue against you."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to remove a Star of another player."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to place a Star without paying for it."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to move your Meeple once more."),
  /* Translators: why a Staff card is good to have, a sentence behind an action */
  N_ ("It can be played to put your Star in the place of another player's."),
  NULL,
};

guint
emperor_choose_card_use (const gint16 *arg)
{
  return (guint) CLAMP (arg[0], 0, (gint) G_N_ELEMENTS (emperor_card_uses) - 2);
}
