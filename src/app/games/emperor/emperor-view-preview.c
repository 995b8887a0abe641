/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-outcome.h"
#include "emperor-words.h"
#include "favor-text.h"

/* What is chosen, as if it were done: beside its place and in the decision bar. */

/* (transfer full): `text`, in the right plural form, with its number and a sign. */
static char *
describe_change (const char *text, gint n)
{
  return favor_text_fill (text, "n+", n);
}

static void
add_change (GArray *chips, const char *text, gint n)
{
  if (n != 0)
    favor_chips_add (chips,
                     n < 0 ? FAVOR_CHIP_COST : FAVOR_CHIP_GAIN,
                     0,
                     FALSE,
                     describe_change (text, n),
                     NULL);
}

/* In these three {n} has a sign. */
static const char *
gold_text (gint n)
{
  /* Translators: what a choice costs or brings; {n} has a sign; little space */
  return ngettext ("{n} Gold", "{n} Gold", (gulong) ABS (n));
}

static const char *
favor_text (gint n)
{
  /* Translators: what a choice costs or brings; {n} has a sign; little space */
  return ngettext ("{n} Favor", "{n} Favor", (gulong) ABS (n));
}

static const char *
cards_text (gint n)
{
  /* Translators: what a choice costs or brings; {n} has a sign; little space */
  return ngettext ("{n} card", "{n} cards", (gulong) ABS (n));
}

static void
add_note (GArray *chips, FavorChipKind kind, const char *note)
{
  favor_chips_add (chips, kind, 0, FALSE, g_strdup (note), NULL);
}

/* Of copies that are given away one better card is left. */
static void
add_upgrade (GArray *chips, const char *card)
{
  /* Translators: in the decision bar: copies become this card, an upgrade; little space */
  char *words = favor_text_fill (_ ("becomes {card}"), "card", card);

  favor_chips_add (chips, FAVOR_CHIP_GAIN, 0, FALSE, words, NULL);
}

/* What it costs, or what it brings. */
static void
list_changes (const EmperorOutcome *outcome, gboolean costs, GArray *chips)
{
  if ((outcome->gold < 0) == costs)
    add_change (chips, gold_text (outcome->gold), outcome->gold);
  if ((outcome->points < 0) == costs)
    add_change (chips, favor_text (outcome->points), outcome->points);
  if ((outcome->cards < 0) == costs)
    add_change (chips, cards_text (outcome->cards), outcome->cards);
}

void
emperor_view_list_outcome (EmperorView *self, GArray *chips)
{
  const FavorAction *action = favor_chooser_get_action (emperor_view_get_chooser (self));
  EmperorOutcome     outcome;

  if (action == NULL)
    return;
  emperor_outcome_measure (emperor_view_get_state (self), action, &outcome);
  list_changes (&outcome, TRUE, chips);
  list_changes (&outcome, FALSE, chips);
  if (outcome.card >= 0)
    add_upgrade (chips, emperor_piece_title ((guint) outcome.card));
  if (outcome.reveals)
    /* Translators: in the decision bar: the chosen action shows something hidden; little space */
    add_note (chips, FAVOR_CHIP_REVEALS, _ ("Something hidden is seen"));
  if (outcome.stoppable)
    /* Translators: in the decision bar: the chosen Intrigue may be answered; little space */
    add_note (chips, FAVOR_CHIP_NOTE, _ ("unless it is stopped"));
}

/* Above which place of the palace it stands. */
static gint
find_place (const FavorAction *action, const EmperorOutcome *outcome)
{
  if (action->kind == EMPEROR_ACTION_ALLY_EMPRESS)
    return EMPEROR_KEY_EMPRESS;
  if (outcome->staff >= 0)
    return EMPEROR_KEY_STAFF + outcome->staff;
  if (action->kind == EMPEROR_ACTION_BUY_MARKET)
    return EMPEROR_KEY_MARKET;
  return action->kind == EMPEROR_ACTION_SELL ? EMPEROR_KEY_TREASURY : FAVOR_NONE;
}

/* (transfer full) (nullable): Gold and Favor alone, which are not seen in the hand. */
static char *
describe_outcome (const EmperorOutcome *outcome)
{
  g_autofree char *gold = describe_change (gold_text (outcome->gold), outcome->gold);
  g_autofree char *points = describe_change (favor_text (outcome->points),
                                             outcome->points);

  if (outcome->gold == 0 && outcome->points == 0)
    return NULL;
  if (outcome->points == 0)
    return g_steal_pointer (&gold);
  if (outcome->gold == 0)
    return g_steal_pointer (&points);
  /* Translators: above a place of the board, what the chosen action brings there: {gold} is
   * "−3 Gold", {favor} is "+5 Favor"; little space */
  return favor_text_fill (_ ("{gold}, {favor}"), "gold favor", gold, points);
}

/* On which Staff an Intrigue that waits for an answer would remove Stars. */
static guint
find_threatened (const EmperorState *state)
{
  guint set = 0;

  if (state->prompt != EMPEROR_PROMPT_REACT ||
      (state->prompt_card != EMPEROR_LEGENDARY_SWORD &&
       state->prompt_card != EMPEROR_TIGER_TALLY &&
       state->prompt_card != EMPEROR_HIRED_ASSASSIN))
    return 0;
  if (state->prompt_staff >= 0)
    set |= 1u << state->prompt_staff;
  if (state->prompt_staff_2 >= 0)
    set |= 1u << state->prompt_staff_2;
  return set;
}

/* The Stars that can be paid now, as a set of levels. */
static guint
find_payable (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_state (self);
  FavorSeat           seat = state->head.decider;
  guint               levels = 0;

  for (gint staff = 0; seat >= 0 && staff < EMPEROR_N_STAFF; staff++)
    if (favor_chooser_begins (emperor_view_get_chooser (self),
                              emperor_part (EMPEROR_ACTION_ALLY,
                                            EMPEROR_THING_STAFF,
                                            staff)))
      levels |= 1u << state->stars[seat][staff];
  return levels;
}

void
emperor_view_update_preview (EmperorView *self)
{
  const EmperorState *state = emperor_view_get_seen (self);
  gboolean            open = emperor_view_is_open (self);
  const FavorAction
    *action = open ? favor_chooser_get_action (emperor_view_get_chooser (self)) : NULL;
  EmperorOutcome outcome = {
    .card = FAVOR_NONE,
    .staff = FAVOR_NONE,
    .from = FAVOR_NONE,
  };
  gint             place = FAVOR_NONE;
  g_autofree char *words = NULL;
  g_autofree char *brief = NULL;

  if (action != NULL)
    {
      emperor_outcome_measure (emperor_view_get_state (self), action, &outcome);
      place = find_place (action, &outcome);
      words = describe_outcome (&outcome);
      brief = outcome.points != 0 ? favor_text_gain (outcome.points) : g_strdup (words);
    }
  emperor_palace_set_preview (self->palace,
                              words != NULL ? place : FAVOR_NONE,
                              words,
                              brief);
  emperor_palace_set_ghost (self->palace, outcome.staff, outcome.from);
  emperor_palace_set_threatened (self->palace, outcome.lost | find_threatened (state));
  emperor_palace_set_payable (self->palace, open ? find_payable (self) : 0);
}
