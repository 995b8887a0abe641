/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-palace-private.h"

#include "emperor-words.h"

/* What the places of the palace are, for ears and for tooltips: whole sentences, one after the
 * other. */

/* Takes `sentence`, which may be NULL. */
static void
say (GString *text, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

/* Takes `label`. */
static void
name (FavorPiece *piece, char *label)
{
  favor_piece_set_label (piece, label);
  g_free (label);
}

/* (transfer full) (nullable): `text` about the players of a set of seats, without the own one. */
static char *
describe_others (EmperorPalace *self, guint seats, const char *text)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *list = NULL;

  for (FavorSeat seat = 0; seat < self->state.head.n_seats; seat++)
    if ((seats >> seat & 1) != 0 && seat != emperor_palace_get_own (self))
      g_strv_builder_add (parts, emperor_palace_get_name (self, seat));
  list = favor_text_list (parts);
  return list != NULL ? favor_text_fill (text, "players", list) : NULL;
}

/* ---- Prices --------------------------------------------------------------------------- */

static char *
describe_price (guint level)
{
  const char *texts[EMPEROR_N_LEVELS] = {
    /* Translators: the price of the first Star on a member of the Staff, for ears; {points} is
     * e.g. "+2" */
    _ ("First Star: two different 1-Star cards, {points} Favor."),
    /* Translators: the price of the second Star there, for ears; {points} is e.g. "+5" */
    _ ("Second Star: {gold} Gold, a 1-Star and a 2-Star card, {points} Favor."),
    /* Translators: the price of the third Star there, for ears; {points} is e.g. "+10" */
    _ ("Third Star: {gold} Gold, a 2-Star and a 3-Star card, {points} Favor."),
  };

  return favor_text_fill (texts[level],
                          "gold# points+",
                          emperor_star_gold[level],
                          emperor_star_points[level]);
}

static void
name_prices (EmperorPalace *self)
{
  /* Translators: which Star can be paid for now, in a list */
  const char *const names[EMPEROR_N_LEVELS] = { _ ("first Star"),
                                                _ ("second Star"),
                                                _ ("third Star") };

  g_autoptr (GStrvBuilder) payable = g_strv_builder_new ();
  g_autofree char         *list = NULL;
  GString                 *text;

  /* Translators: the sheet with the prices of Stars, for ears */
  text = g_string_new (_ ("Prices of Stars, paid with cards of two different Staff."));
  for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
    {
      say (text, describe_price (level));
      if (self->marks.payable & (1u << level))
        g_strv_builder_add (payable, names[level]);
    }
  list = favor_text_list (payable);
  if (list != NULL)
    /* Translators: {stars} is a list, e.g. "first Star and second Star" */
    say (text, favor_text_fill (_ ("You can pay now: {stars}."), "stars", list));
  name (self->prices, g_string_free (text, FALSE));
}

/* ---- Seats at a place ----------------------------------------------------------------- */

/* "Mei 1, Bo 2." */
static char *
describe_stars (EmperorPalace *self, guint staff)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *list = NULL;
  FavorSeat                own = emperor_palace_get_own (self);

  for (FavorSeat seat = 0; seat < self->state.head.n_seats; seat++)
    {
      guint stars = self->state.stars[seat][staff];
      /* Translators: the Stars of another player, in a list */
      g_autofree char *part = favor_text_fill (_ ("{player} {n}"),
                                               "player n#",
                                               emperor_palace_get_name (self, seat),
                                               stars);

      if (stars > 0 && seat != own)
        g_strv_builder_add (parts, part);
    }
  list = favor_text_list (parts);
  if (list == NULL)
    return NULL;
  if (own < 0)
    /* Translators: the Stars of all players on a member of the Staff, for ears: {list} is e.g. "Mei
     * 1 and Bo 2" */
    return favor_text_fill (_ ("Stars: {list}."), "list", list);
  /* Translators: the same, of all other players */
  return favor_text_fill (_ ("Stars of others: {list}."), "list", list);
}

static char *
describe_meeples (EmperorPalace *self, int place)
{
  guint seats = 0;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    seats |= (guint) (self->state.meeple[seat] == place) << seat;
  /* Translators: whose Meeples stand at a place, for ears; {players} is a list */
  return describe_others (self, seats, _ ("Meeples here: {players}."));
}

static gboolean
stands_at (EmperorPalace *self, int place)
{
  FavorSeat own = emperor_palace_get_own (self);

  return own >= 0 && self->state.meeple[own] == place;
}

/* ---- Staff ---------------------------------------------------------------------------- */

static char *
describe_own_stars (EmperorPalace *self, guint staff)
{
  FavorSeat own = emperor_palace_get_own (self);

  if (own < 0)
    /* Translators: a member of the Staff, for ears */
    return favor_text_fill (_ ("{staff}."), "staff", emperor_staff_title (staff));
  /* Translators: a member of the Staff, for ears, with the own Stars there */
  return favor_text_fill (_ ("{staff}, your Stars {n} of {most}."),
                          "staff n# most#",
                          emperor_staff_title (staff),
                          self->state.stars[own][staff],
                          EMPEROR_N_LEVELS);
}

static void
name_staff (EmperorPalace *self, guint staff)
{
  GString  *text = g_string_new (NULL);
  FavorSeat own = emperor_palace_get_own (self);

  say (text, describe_own_stars (self, staff));
  if (own >= 0 && self->state.stars[own][staff] < EMPEROR_N_LEVELS)
    say (text, describe_price (self->state.stars[own][staff]));
  say (text, describe_stars (self, staff));
  if (stands_at (self, (int) staff))
    /* Translators: at the place of a member of the Staff, for ears */
    say (text, g_strdup (_ ("Your Meeple stands here.")));
  say (text, describe_meeples (self, (int) staff));
  if (self->marks.threatened & (1u << staff))
    /* Translators: at the place of a member of the Staff, for ears: an Intrigue would take one */
    say (text, g_strdup (_ ("A Star here is in danger.")));
  name (self->staff[staff], g_string_free (text, FALSE));
}

static void
name_slots (EmperorPalace *self, guint staff)
{
  FavorSeat own = emperor_palace_get_own (self);

  if (own >= 0)
    name (self->slots[staff],
          /* Translators: the own Stars on a member of the Staff, for ears */
          favor_text_fill (_ ("Your Stars, {staff}: {n} of {most}"),
                           "staff n# most#",
                           emperor_staff_title (staff),
                           self->state.stars[own][staff],
                           EMPEROR_N_LEVELS));
}

static void
name_pile (EmperorPalace *self, guint card)
{
  guint       left = self->state.pile[card];
  const char *text;

  if (left == 0)
    /* Translators: a pile of cards, for ears: {card} is its name, {staff} gives it, {level} is 1 to
     * 3, sold it brings {gold} Gold, {text} is what is written on it */
    text = _ ("{card}, none left. {staff}, {level}-Star card, {gold} Gold. {text}");
  else
    /* Translators: as before, with {n} cards */
    text = ngettext ("{card}, {n} left. {staff}, {level}-Star card, {gold} Gold. {text}",
                     "{card}, {n} left. {staff}, {level}-Star card, {gold} Gold. {text}",
                     left);
  name (self->piles[card],
        favor_text_fill (text,
                         "card n# staff level# gold# text",
                         emperor_piece_title (card),
                         left,
                         emperor_staff_title (card / EMPEROR_N_LEVELS),
                         emperor_card_level ((gint) card),
                         emperor_gold_values[card],
                         emperor_piece_text (card)));
}

/* ---- The Empress and the corners ------------------------------------------------------ */

static void
name_empress (EmperorPalace *self)
{
  FavorSeat own = emperor_palace_get_own (self);
  GString  *text = g_string_new (NULL);
  guint     allies = 0;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    allies |= (guint) (self->state.empress[seat] != 0) << seat;
  say (text,
       /* Translators: what the Empress costs and brings, for ears; {points} is "+20" */
       favor_text_fill (_ ("Empress: {gold} Gold and three different 3-Star "
                           "cards, {points} Favor."),
                        "gold# points+",
                        EMPEROR_EMPRESS_GOLD,
                        EMPEROR_EMPRESS_POINTS));
  if (own >= 0 && self->state.empress[own])
    /* Translators: at the Empress, for ears */
    say (text, g_strdup (_ ("She is your ally.")));
  /* Translators: who has allied with the Empress, for ears; {players} is a list */
  say (text, describe_others (self, allies, _ ("Her allies: {players}.")));
  if (stands_at (self, EMPEROR_PLACE_EMPRESS))
    /* Translators: at the Empress, for ears: nobody can plot against her guests */
    say (text, g_strdup (_ ("You are her guest: no Intrigue can reach you.")));
  say (text, describe_meeples (self, EMPEROR_PLACE_EMPRESS));
  name (self->empress, g_string_free (text, FALSE));
}

static void
name_treasury (EmperorPalace *self)
{
  gulong gold = (gulong) self->state.treasury;

  if (!self->state.options.limited_treasury)
    /* Translators: the Gold on the board, for ears: it never ends */
    favor_piece_set_label (self->treasury, _ ("Treasury: Gold without end"));
  else
    name (self->treasury,
          /* Translators: the Gold on the board, for ears */
          favor_text_fill (ngettext ("Treasury: {gold} Gold",
                                     "Treasury: {gold} Gold",
                                     gold),
                           "gold#",
                           self->state.treasury));
}

static void
name_decks (EmperorPalace *self)
{
  guint events = self->state.n_event_deck, market = self->state.n_market_deck;

  name (self->events,
        /* Translators: the deck of Events, for ears */
        favor_text_fill (ngettext ("Events: {n} card", "Events: {n} cards", events),
                         "n#",
                         events));
  name (
    self->market,
    favor_text_fill (
      /* Translators: the deck of the Black Market, for ears, and what one may do there */
      ngettext ("Black Market: {n} card. For {gold} Gold look at three and keep one.",
                "Black Market: {n} cards. For {gold} Gold look at three and keep one.",
                market),
      "n# gold#",
      market,
      EMPEROR_MARKET_PRICE));
}

static void
name_discard (EmperorPalace *self)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_autofree char         *list = NULL;

  /* The one that is seen comes first. */
  for (guint i = self->state.n_market_discard; i > 0; i--)
    {
      guint piece = EMPEROR_N_CARDS + (guint) self->state.market_discard[i - 1];

      g_strv_builder_add (parts, emperor_piece_title (piece));
    }
  list = favor_text_list (parts);
  if (list == NULL)
    /* Translators: where played Black Market cards will lie, for ears */
    favor_piece_set_label (self->discard, _ ("No Black Market card has been played"));
  else
    name (self->discard,
          /* Translators: the discard pile, for ears; {cards} is a list */
          favor_text_fill (_ ("Played Black Market cards: {cards}"), "cards", list));
}

void
emperor_palace_name (EmperorPalace *self)
{
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      name_staff (self, staff);
      name_slots (self, staff);
    }
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    name_pile (self, card);
  name_empress (self);
  name_treasury (self);
  name_decks (self);
  name_discard (self);
  name_prices (self);
}
