/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <glib/gi18n.h>
#include <string.h>

#include "emperor-action-texts.h"

#include "emperor-actions.h"

#define ANY -1

/* A set of arguments, and for which piece that means so. */
typedef struct
{
  guint given;
  gint  piece;
} Way;

static guint
find_given (const gint16 *arg, guint first, guint n)
{
  guint given = 0;

  for (guint i = first; i < n; i++)
    given |= (arg[i] != FAVOR_NONE ? 1u : 0) << i;
  return given;
}

/* The form for what is given, the first if there is none. */
static guint
find_way (const Way *ways, guint n_ways, guint given, gint piece)
{
  for (guint i = 0; i < n_ways; i++)
    if (ways[i].given == given && (ways[i].piece == ANY || ways[i].piece == piece))
      return i;
  return 0;
}

/* ---- Moving --------------------------------------------------------------------------- */

const char *const emperor_move_texts[] = {
  N_ ("Move to the {staff}"),
  /* Translators: an action; {staff} is a person at court, {card} is the card that he gives. */
  N_ ("Move to the {staff} and take {card}"),
  NULL,
};

guint
emperor_choose_move_text (const gint16 *arg)
{
  return arg[1] != FAVOR_NONE;
}

/* ---- Stars ---------------------------------------------------------------------------- */

/* clang-format off */
const char *const emperor_ally_texts[] = {
  N_ ("Pay for a Star on the {staff}"),
  /* Translators: an action; {pay-1} and {pay-2} are cards, {staff} is a person at court. */
  N_ ("Pay {pay-1} and {pay-2} for a first Star on the {staff}"),
  /* Translators: an action; {pay-1} and {pay-2} are cards, {staff} is a person at court. */
  N_ ("Pay 3 Gold, {pay-1} and {pay-2} for a second Star on the {staff}"),
  /* Translators: an action; {pay-1} and {pay-2} are cards, {staff} is a person at court. */
  N_ ("Pay 5 Gold, {pay-1} and {pay-2} for a third Star on the {staff}"),
  /* Translators: an action; the Star comes from {from}, another person at court. */
  N_ ("Pay {pay-1} and {pay-2} for a first Star on the {staff}, and move one from the {from}"),
  /* Translators: an action; the Star comes from {from}, another person at court. */
  N_ ("Pay 3 Gold, {pay-1} and {pay-2} for a second Star on the {staff}, and move one from the {from}"),
  /* Translators: an action; the Star comes from {from}, another person at court. */
  N_ ("Pay 5 Gold, {pay-1} and {pay-2} for a third Star on the {staff}, and move one from the {from}"),
  NULL,
};

/* clang-format on */

/* Which Star is paid for is known by the cards that it costs. */
guint
emperor_choose_ally_text (const gint16 *arg)
{
  guint levels;

  if (arg[1] == FAVOR_NONE || arg[2] == FAVOR_NONE)
    return 0;
  levels = (guint) (emperor_card_level (arg[1]) + emperor_card_level (arg[2]));
  for (guint star = 0; star < EMPEROR_N_LEVELS; star++)
    if (levels == emperor_star_cards[star][0] + emperor_star_cards[star][1])
      return 1 + star + (arg[3] != FAVOR_NONE ? EMPEROR_N_LEVELS : 0);
  return 0;
}

const char *const emperor_empress_texts[] = {
  N_ ("Ally with the Empress"),
  /* Translators: an action; {pay-1} to {pay-3} are cards. */
  N_ ("Pay the Empress 15 Gold, {pay-1}, {pay-2} and {pay-3}"),
  NULL,
};

guint
emperor_choose_empress_text (const gint16 *arg)
{
  return find_given (arg, 0, 3) == 7;
}

/* ---- Events --------------------------------------------------------------------------- */

const char *const emperor_complete_texts[] = {
  N_ ("Complete {event}"),
  /* Translators: an action; {event} is the name of an Event card, {pay-1} to {pay-3} are cards. */
  N_ ("Complete {event} and give {pay-1}, {pay-2} and {pay-3}"),
  NULL,
};

guint
emperor_choose_complete_text (const gint16 *arg)
{
  return find_given (arg, 1, 4) == 14;
}

/* ---- Cards ---------------------------------------------------------------------------- */

#define USES(name) (1u << EMPEROR_PLAY_##name)
#define PAYS       (USES (PAY_1) | USES (PAY_2) | USES (PAY_3))

static const Way play_ways[] = {
  { 0, ANY },
  { USES (TARGET), ANY },
  { USES (TARGET) | USES (TAKE_1), ANY },
  { USES (TARGET) | USES (STAFF), ANY },
  { USES (TARGET) | USES (STAFF) | USES (FROM), ANY },
  { USES (TARGET) | USES (STAFF) | USES (STAFF_2), ANY },
  { USES (TAKE_1), ANY },
  { USES (TAKE_2), ANY },
  { USES (TAKE_1) | USES (TAKE_2), ANY },
  { USES (GIVE), ANY },
  { USES (GIVE) | USES (TAKE_1), ANY },
  { USES (STAFF), EMPEROR_BOOK },
  { USES (STAFF) | USES (TAKE_1), EMPEROR_BOOK },
  { USES (STAFF), EMPEROR_FORGED_EDICT },
  { USES (STAFF) | USES (FROM), EMPEROR_FORGED_EDICT },
  { USES (STAFF), EMPEROR_SECRET_PASSAGE },
  { USES (STAFF) | USES (TAKE_1), EMPEROR_SECRET_PASSAGE },
  { USES (STAFF) | USES (TAKE_2), EMPEROR_SECRET_PASSAGE },
  { USES (STAFF) | USES (TAKE_1) | USES (TAKE_2), EMPEROR_SECRET_PASSAGE },
  { USES (FROM), ANY },
  { USES (EVENT), ANY },
  { USES (CHOICE), ANY },
  { USES (CHOICE) | PAYS, ANY },
};

/* clang-format off */
/* In the order of the ways. */
const char *const emperor_play_texts[] = {
  N_ ("Play {piece}"),
  /* Translators: an action; {piece} is the name of a card, {target} a player. */
  N_ ("Play {piece} against {target}"),
  /* Translators: an action; {piece} and {take-1} are cards, {target} is a player. */
  N_ ("Play {piece} against {target} and take {take-1}"),
  /* Translators: an action; {piece} is a card, {target} a player who has a Star on {staff}. */
  N_ ("Play {piece} against the Star of {target} on the {staff}"),
  /* Translators: an action; the own Star that comes there is now on {from}. */
  N_ ("Play {piece} against the Star of {target} on the {staff}, and move one from the {from}"),
  /* Translators: an action; {target} is a player who has Stars on {staff} and on {staff-2}. */
  N_ ("Play {piece} against the Stars of {target} on the {staff} and the {staff-2}"),
  /* Translators: an action; {piece} and {take-1} are cards. */
  N_ ("Play {piece} and take {take-1}"),
  /* Translators: an action; {piece} and {take-2} are cards. */
  N_ ("Play {piece} and take {take-2}"),
  /* Translators: an action; {piece}, {take-1} and {take-2} are cards. */
  N_ ("Play {piece} and take {take-1} and {take-2}"),
  /* Translators: an action; {piece} is played, {give} becomes a better card. */
  N_ ("Play {piece} and upgrade {give}"),
  /* Translators: an action; {piece} is played, {give} is returned and {take-1} taken for it. */
  N_ ("Play {piece} and exchange {give} for {take-1}"),
  /* Translators: an action; {piece} is a card, {staff} a person at court. */
  N_ ("Play {piece} and move to the {staff}"),
  /* Translators: an action; {piece} and {take-1} are cards, {staff} is a person at court. */
  N_ ("Play {piece}, move to the {staff} and take {take-1}"),
  /* Translators: an action; {piece} is a card, {staff} a person at court. */
  N_ ("Play {piece} for a Star on the {staff}"),
  /* Translators: an action; the Star comes from {from}, another person at court. */
  N_ ("Play {piece} for a Star on the {staff}, and move one from the {from}"),
  /* Translators: an action; {piece} is a card, {staff} a person at court who has no cards left. */
  N_ ("Play {piece} on the {staff}"),
  /* Translators: an action; {piece} and {take-1} are cards, {staff} is a person at court. */
  N_ ("Play {piece} and take {take-1} from the {staff}"),
  /* Translators: an action; {piece} and {take-2} are cards, {staff} is a person at court. */
  N_ ("Play {piece} and take {take-2} from the {staff}"),
  /* Translators: an action; {piece}, {take-1}, {take-2} are cards, {staff} is a person at court. */
  N_ ("Play {piece} and take {take-1} and {take-2} from the {staff}"),
  /* Translators: an action; {piece} is a card, the Star comes from {from}, a person at court. */
  N_ ("Play {piece} and move a Star from the {from}"),
  /* Translators: an action; {piece} is a card, {event} an Event that is given back for another. */
  N_ ("Play {piece} and exchange {event}"),
  /* Translators: an action; {piece} is a card, {choice} is "6 Favor" or "the Empress". */
  N_ ("Play {piece} for {choice}"),
  /* Translators: an action; {piece} and {pay-1} to {pay-3} are cards, {choice} is "the Empress". */
  N_ ("Play {piece} for {choice} and pay {pay-1}, {pay-2} and {pay-3}"),
  NULL,
};
/* clang-format on */

G_STATIC_ASSERT (G_N_ELEMENTS (emperor_play_texts) == G_N_ELEMENTS (play_ways) + 1);

guint
emperor_choose_play_text (const gint16 *arg)
{
  return find_way (play_ways,
                   G_N_ELEMENTS (play_ways),
                   find_given (arg, EMPEROR_PLAY_PIECE + 1, EMPEROR_N_PLAY_ARGS),
                   arg[EMPEROR_PLAY_PIECE]);
}

/* ---- Trades --------------------------------------------------------------------------- */

const char *const emperor_offer_texts[] = {
  N_ ("Offer {to} a trade"),
  /* Translators: an action; {to} is a player, {give} a list of things, e.g. "2 Soup and 3 Gold". */
  N_ ("Give {to} {give}"),
  /* Translators: an action; {to} is a player, {take} a list of things, e.g. "2 Soup and 3 Gold". */
  N_ ("Ask {to} for {take}"),
  /* Translators: an action; {to} is a player, {give} and {take} are lists of things. */
  N_ ("Offer {to} {give} for {take}"),
  NULL,
};

const char *const emperor_counter_texts[] = {
  N_ ("Make a counter-offer"),
  /* Translators: an action, in answer to an offer; {give} is a list of things. */
  N_ ("Give {give} instead"),
  /* Translators: an action, in answer to an offer; {take} is a list of things. */
  N_ ("Ask for {take} instead"),
  /* Translators: an action, in answer to an offer; {give} and {take} are lists of things. */
  N_ ("Offer {give} for {take} instead"),
  NULL,
};

static guint
choose_deal_text (const EmperorDeal *deal)
{
  const EmperorBundle nothing = { 0 };

  return (memcmp (&deal->give, &nothing, sizeof nothing) != 0 ? 1u : 0) |
         (memcmp (&deal->take, &nothing, sizeof nothing) != 0 ? 2u : 0);
}

guint
emperor_choose_offer_text (const gint16 *arg)
{
  return choose_deal_text ((const EmperorDeal *) (arg + EMPEROR_OFFER_DEAL));
}

guint
emperor_choose_counter_text (const gint16 *arg)
{
  return choose_deal_text ((const EmperorDeal *) arg);
}
