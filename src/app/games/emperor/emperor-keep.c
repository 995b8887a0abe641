/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-keep.h"

#include "emperor-keep-progress.h"
#include "emperor-trade-slip.h"
#include "emperor-words.h"
#include "favor-label.h"

#define PICTURE_WIDTH 96
#define SMALL_WIDTH   44

static void
add_words (GtkWidget *box, const char *css_class, const char *words)
{
  GtkWidget *label = favor_label_new_wrapping (css_class);

  gtk_label_set_label (GTK_LABEL (label), words);
  gtk_box_append (GTK_BOX (box), label);
}

/* ---- Keeping -------------------------------------------------------------------------- */

/* (transfer full): what it brings, and how far one is with it now. */
static char *
describe_event (const EmperorQuestion *question, guint event)
{
  EmperorProgress  progress = emperor_progress_measure (question->state,
                                                       question->state->head.decider,
                                                       event);
  guint            points = emperor_terms[event].points;
  g_autofree char *number = favor_text_number (points);
  g_autofree char *now = emperor_progress_describe (&progress);
  g_autofree char *favor = NULL;

  /* Translators: the Favor that an Event brings */
  favor = favor_text_expand (ngettext ("{n} Favor", "{n} Favor", points),
                             "n",
                             number,
                             NULL);
  /* The deeds of a turn that is over or has not begun count for nothing. */
  if (progress.deeds && question->state->prompt_why != EMPEROR_WHY_INCENSE)
    return g_steal_pointer (&favor);
  /* Translators: below an Event: what it brings, and how far one is with it, e.g.
   * "3 Favor · 2 of 3 cards" */
  return favor_text_expand (_ ("{favor} · {progress}"),
                            "favor",
                            favor,
                            "progress",
                            now,
                            NULL);
}

static void
add_event (FavorChoices *choices, const EmperorQuestion *question, guint event)
{
  guint            key = EMPEROR_CARD_EVENT + event;
  g_autofree char *note = describe_event (question, event);

  g_free (emperor_answer_add_choice (
    choices,
    question,
    &(FavorChoice){ .picture = favor_slip_card_new_picture (&emperor_slip_kind, key, 0),
                    .width = PICTURE_WIDTH,
                    .aspect = EMPEROR_CARD_ASPECT,
                    .title = emperor_event_title (event),
                    .text = emperor_event_text (event),
                    .note = note,
                    .action = { .kind = EMPEROR_ACTION_KEEP_EVENT,
                                .seat = question->state->head.decider,
                                .arg = { (gint16) event } } }));
}

static void
add_market (FavorChoices *choices, const EmperorQuestion *question, guint market)
{
  guint piece = EMPEROR_N_CARDS + market;

  g_free (emperor_answer_add_choice (
    choices,
    question,
    &(FavorChoice){ .picture = favor_slip_card_new_picture (&emperor_slip_kind, piece, 0),
                    .width = PICTURE_WIDTH,
                    .aspect = EMPEROR_CARD_ASPECT,
                    .title = emperor_piece_title (piece),
                    .text = emperor_piece_text (piece),
                    .action = { .kind = EMPEROR_ACTION_KEEP_MARKET,
                                .seat = question->state->head.decider,
                                .arg = { (gint16) market } } }));
}

void
emperor_keep_fill_looks (GtkWidget             *box,
                         FavorChoices          *choices,
                         const EmperorQuestion *question)
{
  const EmperorState *state = question->state;
  const gboolean      events = state->prompt == EMPEROR_PROMPT_KEEP_EVENT;

  /* Translators: one of the Event cards below is chosen */
  const char *head = _ ("Keep one Event.");

  if (!events)
    /* Translators: one of the Black Market cards below is chosen */
    head = _ ("Keep one Black Market card.");
  emperor_answer_add_head (box, question, state->head.decider, g_strdup (head));
  /* The words of looks: the Events, then the Black Market cards. They stand in the order in which
   * the rules list the choices, since keys count them. */
  for (gint look = 0; look < EMPEROR_N_EVENTS + EMPEROR_N_MARKET; look++)
    {
      if (!emperor_list_has (state->looks, state->n_looks, look))
        continue;
      if (events)
        add_event (choices, question, (guint) look);
      else
        add_market (choices, question, (guint) look - EMPEROR_N_EVENTS);
    }
  if (state->prompt_why == EMPEROR_WHY_INCENSE && state->prompt_old >= 0)
    {
      g_autofree char *old = NULL;

      /* Translators: an Event is exchanged for one of those above */
      old = favor_text_expand (_ ("{event} goes back under the deck."),
                               "event",
                               emperor_event_title ((guint) state->prompt_old),
                               NULL);
      add_words (box, "dim-label", old);
    }
}

/* ---- Seizing -------------------------------------------------------------------------- */

static void
add_card (FavorChoices *choices, const EmperorQuestion *question, guint card)
{
  guint n = (guint) question->state->hand[question->state->prompt_target][card];
  g_autofree char *number = favor_text_number (n);
  g_autofree char *note = NULL;

  if (n > 1)
    /* Translators: so many equal cards are in the hand of another player */
    note = favor_text_expand (ngettext ("{n} card", "{n} cards", n), "n", number, NULL);
  g_free (emperor_answer_add_choice (
    choices,
    question,
    &(FavorChoice){ .picture = favor_slip_card_new_picture (&emperor_slip_kind, card, 0),
                    .width = SMALL_WIDTH,
                    .aspect = EMPEROR_CARD_ASPECT,
                    .title = emperor_piece_title (card),
                    .note = note,
                    .action = { .kind = EMPEROR_ACTION_SEIZE,
                                .seat = question->state->head.decider,
                                .arg = { (gint16) card } } }));
}

void
emperor_keep_fill_seize (GtkWidget             *box,
                         FavorChoices          *choices,
                         const EmperorQuestion *question)
{
  const EmperorState *state = question->state;
  FavorSeat           target = state->prompt_target;
  g_autofree char    *left = favor_text_number (state->prompt_left);
  g_autofree char    *words = NULL;

  emperor_answer_add_head (box,
                           question,
                           target,
                           /* Translators: a card is chosen from the hand of {player} */
                           favor_text_expand (_ ("Take a Staff card from {player}."),
                                              "player",
                                              question->names->names[target],
                                              NULL));
  /* Translators: so many cards are still to be taken, this one included */
  words = favor_text_expand (ngettext ("{n} card to take",
                                       "{n} cards to take",
                                       state->prompt_left),
                             "n",
                             left,
                             NULL);
  add_words (box, "dim-label", words);
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    if (state->hand[target][card] > 0)
      add_card (choices, question, card);
}
