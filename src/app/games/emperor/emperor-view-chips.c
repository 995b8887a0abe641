/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"

/* The words of the small buttons in the decision bar. */

/* ---- What is chosen ------------------------------------------------------------------- */

/* (nullable): the kinds that are chosen without a card or a place. */
const char *
emperor_view_describe_kind (gint kind)
{
  switch (kind)
    {
    case EMPEROR_ACTION_MOVE:
      /* Translators: a small button in the decision bar: the own Meeple moves; little space */
      return C_ ("chosen", "Move");
    case EMPEROR_ACTION_SELL:
      /* Translators: a small button in the decision bar; little space */
      return C_ ("chosen", "Sell");
    case EMPEROR_ACTION_ALLY_EMPRESS:
      return emperor_staff_title (EMPEROR_PLACE_EMPRESS);
    case EMPEROR_ACTION_BUY_MARKET:
      /* Translators: a small button in the decision bar: buy there; little space */
      return C_ ("chosen", "Black Market");
    case EMPEROR_ACTION_END_TURN:
      /* Translators: a small button in the decision bar; little space */
      return C_ ("chosen", "End Turn");
    default:
      return NULL;
    }
}

/* ---- What is missing ------------------------------------------------------------------ */

/* (nullable): what would be left undone at the end of the turn. */
const char *
emperor_view_describe_unused (EmperorView *self)
{
  FavorPart event = favor_part_kind (EMPEROR_ACTION_COMPLETE_EVENT);
  FavorPart move = favor_part_kind (EMPEROR_ACTION_MOVE);

  if (favor_chooser_begins (emperor_view_get_chooser (self), event))
    /* Translators: beside the button that ends the turn; little space */
    return _ ("an Event can be completed");
  if (favor_chooser_begins (emperor_view_get_chooser (self), move))
    /* Translators: beside the button that ends the turn; little space */
    return _ ("your Meeple has not moved");
  return NULL;
}

/* ---- The main button ------------------------------------------------------------------ */

const char *
emperor_view_describe_commit (gint kind)
{
  static const struct
  {
    EmperorAction kind;
    const char   *word;
    /* Of the word for translators, if it is not "button". */
    const char *context;
  } words[] = {
    /* Translators: the main button: keeps a card */
    { EMPEROR_ACTION_KEEP_EVENT, NC_ ("button", "Keep") },
    { EMPEROR_ACTION_KEEP_MARKET, NC_ ("button", "Keep") },
    /* Translators: the main button: places a Star */
    { EMPEROR_ACTION_PLACE_STAR, NC_ ("button", "Place") },
    /* Translators: the main button: takes a card */
    { EMPEROR_ACTION_COLLECT, NC_ ("button", "Collect") },
    /* Translators: the main button: the own Meeple goes to another place */
    { EMPEROR_ACTION_MOVE, NC_ ("Meeple", "Move"), "Meeple" },
    /* Translators: the main button: sells a card */
    { EMPEROR_ACTION_SELL, NC_ ("button", "Sell") },
    /* Translators: the main button: three copies for a better card */
    { EMPEROR_ACTION_UPGRADE, NC_ ("button", "Upgrade") },
    /* Translators: the main button: pays for a Star, or for the friendship of the Empress */
    { EMPEROR_ACTION_ALLY, NC_ ("button", "Pay") },
    { EMPEROR_ACTION_ALLY_EMPRESS, NC_ ("button", "Pay") },
    /* Translators: the main button: buys from the Black Market */
    { EMPEROR_ACTION_BUY_MARKET, NC_ ("button", "Buy") },
    /* Translators: the main button: completes an Event */
    { EMPEROR_ACTION_COMPLETE_EVENT, NC_ ("button", "Complete") },
    /* Translators: the main button: plays a card */
    { EMPEROR_ACTION_PLAY, NC_ ("button", "Play") },
    { EMPEROR_ACTION_REACT, NC_ ("button", "Answer") },
    { EMPEROR_ACTION_LET_PASS, NC_ ("button", "Answer") },
    /* Translators: the main button: takes a card from another player */
    { EMPEROR_ACTION_SEIZE, NC_ ("button", "Seize") },
    { EMPEROR_ACTION_ANSWER_BLACKMAIL, NC_ ("button", "Answer") },
    /* Translators: the main button: asks another player for an offer */
    { EMPEROR_ACTION_INVITE_OFFER, NC_ ("button", "Ask") },
    { EMPEROR_ACTION_OFFER_TRADE, NC_ ("button", "Offer") },
    { EMPEROR_ACTION_COUNTER_TRADE, NC_ ("button", "Offer") },
    { EMPEROR_ACTION_ACCEPT_TRADE, NC_ ("button", "Answer") },
    { EMPEROR_ACTION_DECLINE_TRADE, NC_ ("button", "Answer") },
    /* Translators: the main button: puts a card back */
    { EMPEROR_ACTION_DISCARD, NC_ ("button", "Discard") },
    /* Translators: the main button: the own turn is over */
    { EMPEROR_ACTION_END_TURN, NC_ ("button", "End Turn") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gint) words[i].kind == kind)
      return g_dpgettext2 (GETTEXT_PACKAGE,
                           words[i].context != NULL ? words[i].context : "button",
                           words[i].word);
  return NULL;
}
