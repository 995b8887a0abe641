/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>

#include "emperor-actions.h"

/* What the arguments of actions name. */

static int
staff_of (int card)
{
  return emperor_card_staff (card);
}

const FavorThing emperor_things[EMPEROR_N_THINGS] = {
  [EMPEROR_THING_CARD] = {
    .id = "card",
    /* Translators: a place for what is still to be chosen; little space */
    .missing = NC_ ("missing", "choose a card"),
    .rank = EMPEROR_THING_CARD,
    .undecided = TRUE,
    .carried = &emperor_things[EMPEROR_THING_PAY],
  },
  [EMPEROR_THING_TARGET] = {
    .id = "player",
    /* Translators: a small button in the decision bar: the other player; little space */
    .chosen = NC_ ("chosen", "against {player}"),
    /* Translators: a place for what is still to be chosen; little space */
    .missing = NC_ ("missing", "choose a player"),
    .rank = EMPEROR_THING_TARGET,
  },
  [EMPEROR_THING_STAFF] = {
    .id = "staff",
    /* Translators: a place for what is still to be chosen; little space */
    .missing = NC_ ("missing", "choose a Staff"),
    .rank = EMPEROR_THING_STAFF,
    .numbered = TRUE,
  },
  [EMPEROR_THING_FROM] = {
    .id = "staff",
    /* Translators: a small button in the decision bar: where the own Star comes from; little
     * space */
    .chosen = NC_ ("chosen", "Star from the {staff}"),
    /* Translators: a place for what is still to be chosen: an own Star that moves; little
     * space */
    .missing = NC_ ("missing", "choose a Star to move"),
    .rank = EMPEROR_THING_FROM,
    .numbered = TRUE,
    .swaps = TRUE,
  },
  [EMPEROR_THING_EVENT] = {
    .id = "event",
    /* Translators: a place for what is still to be chosen; little space */
    .missing = NC_ ("missing", "choose an Event"),
    .rank = EMPEROR_THING_EVENT,
  },
  [EMPEROR_THING_CHOICE] = {
    .id = "choice",
    .rank = EMPEROR_THING_CHOICE,
  },
  [EMPEROR_THING_GIVE] = {
    .id = "card",
    /* Translators: a small button in the decision bar: an own card that goes back to its pile;
     * little space */
    .chosen = NC_ ("chosen", "return {card}"),
    /* Translators: a place for what is still to be chosen: an own card; little space */
    .missing = NC_ ("missing", "choose a card to return"),
    .rank = EMPEROR_THING_GIVE,
    .swaps = TRUE,
  },
  [EMPEROR_THING_TAKE] = {
    .id = "card",
    /* Translators: a small button in the decision bar: a card that is taken from its pile;
     * little space */
    .chosen = NC_ ("chosen", "take {card}"),
    /* Translators: a place for what is still to be chosen: a card of a pile; little space */
    .missing = NC_ ("missing", "choose a card to take"),
    .rank = EMPEROR_THING_TAKE,
    .swaps = TRUE,
    .place = &emperor_things[EMPEROR_THING_STAFF],
    .place_of = staff_of,
  },
  [EMPEROR_THING_PAY] = {
    .id = "card",
    /* Translators: a place for what is still to be chosen: an own card; little space */
    .missing = NC_ ("missing", "choose a card to pay"),
    .rank = EMPEROR_THING_PAY,
    .swaps = TRUE,
  },
  [EMPEROR_THING_LOOT] = {
    .id = "card",
    .rank = EMPEROR_THING_LOOT,
  },
  [EMPEROR_THING_MARKET] = {
    .id = "market",
    .rank = EMPEROR_THING_MARKET,
  },
};
