/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"
#include "favor-text.h"

/* The words of the small buttons in the decision bar. */

/* ---- What is chosen ------------------------------------------------------------------- */

/* (transfer full) (nullable): what a chosen part says. */
char *
emperor_view_describe_part (EmperorView *self, FavorPart part)
{
  switch ((EmperorWhat) part.what)
    {
    case EMPEROR_WHAT_CARD:
    case EMPEROR_WHAT_PAY:
      return g_strdup (emperor_piece_title ((guint) part.value));
    case EMPEROR_WHAT_TARGET:
      /* Translators: a small button in the decision bar: the other player; little space */
      return favor_text_expand (C_ ("chosen", "against {player}"),
                                "player",
                                emperor_view_get_names (self)->names[part.value],
                                NULL);
    case EMPEROR_WHAT_STAFF:
      return g_strdup (emperor_staff_title ((guint) part.value));
    case EMPEROR_WHAT_FROM:
      /* Translators: a small button in the decision bar: where the own Star comes from; little
       * space */
      return favor_text_expand (C_ ("chosen", "Star from the {staff}"),
                                "staff",
                                emperor_staff_title ((guint) part.value),
                                NULL);
    case EMPEROR_WHAT_EVENT:
      return g_strdup (emperor_event_title ((guint) part.value));
    case EMPEROR_WHAT_GIVE:
      /* Translators: a small button in the decision bar: an own card that goes back to its pile;
       * little space */
      return favor_text_expand (C_ ("chosen", "return {card}"),
                                "card",
                                emperor_piece_title ((guint) part.value),
                                NULL);
    case EMPEROR_WHAT_TAKE:
      /* Translators: a small button in the decision bar: a card that is taken from its pile;
       * little space */
      return favor_text_expand (C_ ("chosen", "take {card}"),
                                "card",
                                emperor_piece_title ((guint) part.value),
                                NULL);
    case EMPEROR_WHAT_KIND:
    case EMPEROR_WHAT_CHOICE:
    case EMPEROR_WHAT_LOOT:
    case EMPEROR_WHAT_MARKET:
      break;
    }
  return NULL;
}

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

const char *
emperor_view_describe_open (EmperorWhat what)
{
  switch (what)
    {
    case EMPEROR_WHAT_CARD:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose a card");
    case EMPEROR_WHAT_TARGET:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose a player");
    case EMPEROR_WHAT_STAFF:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose a Staff");
    case EMPEROR_WHAT_FROM:
      /* Translators: a place for what is still to be chosen: an own Star that moves; little
       * space */
      return C_ ("missing", "choose a Star to move");
    case EMPEROR_WHAT_EVENT:
      /* Translators: a place for what is still to be chosen; little space */
      return C_ ("missing", "choose an Event");
    case EMPEROR_WHAT_GIVE:
      /* Translators: a place for what is still to be chosen: an own card; little space */
      return C_ ("missing", "choose a card to return");
    case EMPEROR_WHAT_TAKE:
      /* Translators: a place for what is still to be chosen: a card of a pile; little space */
      return C_ ("missing", "choose a card to take");
    case EMPEROR_WHAT_PAY:
      /* Translators: a place for what is still to be chosen: an own card; little space */
      return C_ ("missing", "choose a card to pay");
    case EMPEROR_WHAT_KIND:
    case EMPEROR_WHAT_CHOICE:
    case EMPEROR_WHAT_LOOT:
    case EMPEROR_WHAT_MARKET:
      break;
    }
  return NULL;
}

/* (nullable): what would be left undone at the end of the turn. */
const char *
emperor_view_describe_unused (EmperorView *self)
{
  FavorPart event = emperor_part (EMPEROR_ACTION_COMPLETE_EVENT, EMPEROR_WHAT_KIND, 0);
  FavorPart move = emperor_part (EMPEROR_ACTION_MOVE, EMPEROR_WHAT_KIND, 0);

  if (emperor_aim_begins (self->aim, event))
    /* Translators: beside the button that ends the turn; little space */
    return _ ("an Event can be completed");
  if (emperor_aim_begins (self->aim, move))
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
    { EMPEROR_ACTION_ALLY, NC_ ("button", "Ally") },
    { EMPEROR_ACTION_ALLY_EMPRESS, NC_ ("button", "Ally") },
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
