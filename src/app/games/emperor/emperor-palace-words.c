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
add_sentence (GPtrArray *sentences, char *sentence)
{
  if (sentence != NULL && *sentence != '\0')
    g_ptr_array_add (sentences, sentence);
  else
    g_free (sentence);
}

static void
set_label (FavorPiece *piece, GPtrArray *sentences)
{
  g_autofree char *label = NULL;

  g_ptr_array_add (sentences, NULL);
  label = g_strjoinv (" ", (char **) sentences->pdata);
  favor_piece_set_label (piece, label);
  g_ptr_array_unref (sentences);
}

/* Joins what was gathered, or NULL if that is nothing. */
static char *
join (GPtrArray *words)
{
  char *joined = NULL;

  if (words->len > 0)
    {
      g_ptr_array_add (words, NULL);
      joined = favor_text_join ((const char *const *) words->pdata);
    }
  g_ptr_array_unref (words);
  return joined;
}

/* ---- Prices --------------------------------------------------------------------------- */

static char *
describe_price (guint level)
{
  g_autofree char *gold = favor_text_number (emperor_star_gold[level]);
  g_autofree char *points = favor_text_gain (emperor_star_points[level]);
  const char      *text;

  if (level == 0)
    /* Translators: the price of the first Star on a member of the Staff, for ears; {points} is
     * e.g. "+2" */
    text = _ ("First Star: two different 1-Star cards, {points} Favor.");
  else if (level == 1)
    /* Translators: the price of the second Star there, for ears; {points} is e.g. "+5" */
    text = _ ("Second Star: {gold} Gold, a 1-Star and a 2-Star card, {points} Favor.");
  else
    /* Translators: the price of the third Star there, for ears; {points} is e.g. "+10" */
    text = _ ("Third Star: {gold} Gold, a 2-Star and a 3-Star card, {points} Favor.");
  return favor_text_fill (text, "gold points", gold, points);
}

static void
name_prices (EmperorPalace *self)
{
  /* Translators: which Star can be paid for now, in a list */
  const char *const names[EMPEROR_N_LEVELS] = { _ ("first Star"),
                                                _ ("second Star"),
                                                _ ("third Star") };

  GPtrArray       *sentences = g_ptr_array_new_with_free_func (g_free);
  GPtrArray       *payable = g_ptr_array_new ();
  g_autofree char *list = NULL;

  /* Translators: the sheet with the prices of Stars, for ears */
  add_sentence (
    sentences,
    g_strdup (_ ("Prices of Stars, paid with cards of two different Staff.")));
  for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
    {
      add_sentence (sentences, describe_price (level));
      if (self->payable & (1u << level))
        g_ptr_array_add (payable, (char *) names[level]);
    }
  list = join (payable);
  if (list != NULL)
    add_sentence (sentences,
                  /* Translators: {stars} is a list, e.g. "first Star and second Star" */
                  favor_text_fill (_ ("You can pay now: {stars}."), "stars", list));
  set_label (self->prices, sentences);
}

/* ---- Seats at a place ----------------------------------------------------------------- */

/* "Mei 1, Bo 2." */
static char *
describe_others (EmperorPalace *self, guint staff)
{
  GPtrArray       *words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    {
      if (self->state.stars[seat][staff] > 0 &&
          (FavorSeat) seat != emperor_palace_get_own (self))
        g_ptr_array_add (words,
                         /* Translators: the Stars of another player, in a list */
                         favor_text_fill (_ ("{player} {n}"),
                                          "player n#",
                                          self->names[seat],
                                          self->state.stars[seat][staff]));
    }
  list = join (words);
  if (list == NULL)
    return NULL;
  if (emperor_palace_get_own (self) < 0)
    /* Translators: the Stars of all players on a member of the Staff, for ears: {list} is e.g. "Mei
     * 1 and Bo 2" */
    return favor_text_fill (_ ("Stars: {list}."), "list", list);
  /* Translators: the same, of all other players */
  return favor_text_fill (_ ("Stars of others: {list}."), "list", list);
}

static char *
describe_meeples (EmperorPalace *self, int place)
{
  GPtrArray       *words = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (self->state.meeple[seat] == place &&
        (FavorSeat) seat != emperor_palace_get_own (self))
      g_ptr_array_add (words, self->names[seat]);
  list = join (words);
  if (list == NULL)
    return NULL;
  /* Translators: whose Meeples stand at a place, for ears; {players} is a list */
  return favor_text_fill (_ ("Meeples here: {players}."), "players", list);
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
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  FavorSeat  own = emperor_palace_get_own (self);

  add_sentence (sentences, describe_own_stars (self, staff));
  if (own >= 0 && self->state.stars[own][staff] < EMPEROR_N_LEVELS)
    add_sentence (sentences, describe_price (self->state.stars[own][staff]));
  add_sentence (sentences, describe_others (self, staff));
  if (stands_at (self, (int) staff))
    /* Translators: at the place of a member of the Staff, for ears */
    add_sentence (sentences, g_strdup (_ ("Your Meeple stands here.")));
  add_sentence (sentences, describe_meeples (self, (int) staff));
  if (self->threatened & (1u << staff))
    /* Translators: at the place of a member of the Staff, for ears: an Intrigue would take one */
    add_sentence (sentences, g_strdup (_ ("A Star here is in danger.")));
  set_label (self->staff[staff], sentences);
}

static void
name_slots (EmperorPalace *self, guint staff)
{
  FavorSeat        own = emperor_palace_get_own (self);
  g_autofree char *label = NULL;

  if (own < 0)
    return;
  /* Translators: the own Stars on a member of the Staff, for ears */
  label = favor_text_fill (_ ("Your Stars, {staff}: {n} of {most}"),
                           "staff n# most#",
                           emperor_staff_title (staff),
                           self->state.stars[own][staff],
                           EMPEROR_N_LEVELS);
  favor_piece_set_label (self->slots[staff], label);
}

static void
name_pile (EmperorPalace *self, guint card)
{
  guint            left = self->state.pile[card];
  g_autofree char *n = favor_text_number (left);
  g_autofree char *level = favor_text_number (emperor_card_level ((gint) card));
  g_autofree char *gold = favor_text_number (emperor_gold_values[card]);
  g_autofree char *label = NULL;
  const char      *text;

  if (left == 0)
    /* Translators: a pile of cards, for ears: {card} is its name, {staff} gives it, {level} is 1 to
     * 3, sold it brings {gold} Gold, {text} is what is written on it */
    text = _ ("{card}, none left. {staff}, {level}-Star card, {gold} Gold. {text}");
  else
    /* Translators: as before, with {n} cards */
    text = ngettext ("{card}, {n} left. {staff}, {level}-Star card, {gold} Gold. {text}",
                     "{card}, {n} left. {staff}, {level}-Star card, {gold} Gold. {text}",
                     left);
  label = favor_text_fill (text,
                           "card n staff level gold text",
                           emperor_piece_title (card),
                           n,
                           emperor_staff_title (card / EMPEROR_N_LEVELS),
                           level,
                           gold,
                           emperor_piece_text (card));
  favor_piece_set_label (self->piles[card], label);
}

/* ---- The Empress and the corners ------------------------------------------------------ */

static char *
describe_allies (EmperorPalace *self)
{
  GPtrArray       *words = g_ptr_array_new ();
  g_autofree char *list = NULL;
  FavorSeat        own = emperor_palace_get_own (self);

  for (guint seat = 0; seat < self->state.head.n_seats; seat++)
    if (self->state.empress[seat] && (FavorSeat) seat != own)
      g_ptr_array_add (words, self->names[seat]);
  list = join (words);
  if (list == NULL)
    return NULL;
  /* Translators: who has allied with the Empress, for ears; {players} is a list */
  return favor_text_fill (_ ("Her allies: {players}."), "players", list);
}

static void
name_empress (EmperorPalace *self)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  FavorSeat  own = emperor_palace_get_own (self);

  add_sentence (
    sentences,
    /* Translators: what the Empress costs and brings, for ears; {points} is "+20" */
    favor_text_fill (_ ("Empress: {gold} Gold and three different 3-Star "
                        "cards, {points} Favor."),
                     "gold# points+",
                     EMPEROR_EMPRESS_GOLD,
                     EMPEROR_EMPRESS_POINTS));
  if (own >= 0 && self->state.empress[own])
    /* Translators: at the Empress, for ears */
    add_sentence (sentences, g_strdup (_ ("She is your ally.")));
  add_sentence (sentences, describe_allies (self));
  if (stands_at (self, EMPEROR_PLACE_EMPRESS))
    /* Translators: at the Empress, for ears: nobody can plot against her guests */
    add_sentence (sentences,
                  g_strdup (_ ("You are her guest: no Intrigue can reach you.")));
  add_sentence (sentences, describe_meeples (self, EMPEROR_PLACE_EMPRESS));
  set_label (self->empress, sentences);
}

static void
name_treasury (EmperorPalace *self)
{
  g_autofree char *label = NULL;

  if (self->state.options.limited_treasury)
    /* Translators: the Gold on the board, for ears */
    label = favor_text_fill (ngettext ("Treasury: {gold} Gold",
                                       "Treasury: {gold} Gold",
                                       self->state.treasury),
                             "gold#",
                             self->state.treasury);
  else
    /* Translators: the Gold on the board, for ears: it never ends */
    label = g_strdup (_ ("Treasury: Gold without end"));
  favor_piece_set_label (self->treasury, label);
}

static void
name_decks (EmperorPalace *self)
{
  g_autofree char *events_label = NULL;
  g_autofree char *market_label = NULL;

  /* Translators: the deck of Events, for ears */
  events_label = favor_text_fill (ngettext ("Events: {n} card",
                                            "Events: {n} cards",
                                            self->state.n_event_deck),
                                  "n#",
                                  self->state.n_event_deck);
  favor_piece_set_label (self->events, events_label);
  /* Translators: the deck of the Black Market, for ears, and what one may do there */
  market_label = favor_text_fill (
    ngettext ("Black Market: {n} card. For {gold} Gold look at three and keep one.",
              "Black Market: {n} cards. For {gold} Gold look at three and keep one.",
              self->state.n_market_deck),
    "n# gold#",
    self->state.n_market_deck,
    EMPEROR_MARKET_PRICE);
  favor_piece_set_label (self->market, market_label);
}

static void
name_discard (EmperorPalace *self)
{
  GPtrArray       *words = g_ptr_array_new ();
  g_autofree char *list = NULL;
  g_autofree char *label = NULL;

  /* The one that is seen comes first. */
  for (guint i = self->state.n_market_discard; i > 0; i--)
    g_ptr_array_add (words,
                     (char *)
                       emperor_piece_title (EMPEROR_N_CARDS +
                                            (guint) self->state.market_discard[i - 1]));
  list = join (words);
  if (list == NULL)
    /* Translators: where played Black Market cards will lie, for ears */
    label = g_strdup (_ ("No Black Market card has been played"));
  else
    /* Translators: the discard pile, for ears; {cards} is a list */
    label = favor_text_fill (_ ("Played Black Market cards: {cards}"), "cards", list);
  favor_piece_set_label (self->discard, label);
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
