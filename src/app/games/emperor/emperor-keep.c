/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-keep.h"

#include "emperor-keep-progress.h"
#include "emperor-trade-slip.h"
#include "emperor-words.h"

#define PICTURE_WIDTH 96
#define SMALL_WIDTH   44

/* ---- Keeping -------------------------------------------------------------------------- */

/* (transfer full): what it brings, and how far one is with it now. */
static char *
describe_event (const EmperorQuestion *question, guint event)
{
  EmperorProgress  progress = emperor_progress_measure (question->state,
                                                       question->state->head.decider,
                                                       event);
  guint            points = emperor_terms[event].points;
  g_autofree char *now = emperor_progress_describe (&progress);
  g_autofree char *favor = NULL;

  /* Translators: the Favor that an Event brings */
  favor = favor_text_fill (ngettext ("{n} Favor", "{n} Favor", points), "n#", points);
  /* The deeds of a turn that is over or has not begun count for nothing. */
  if (progress.deeds && question->state->prompt_why != EMPEROR_WHY_INCENSE)
    return g_steal_pointer (&favor);
  /* Translators: below an Event: what it brings, and how far one is with it, e.g.
   * "3 Favor · 2 of 3 cards" */
  return favor_text_fill (_ ("{favor} · {progress}"), "favor progress", favor, now);
}

/* Offers the card with that key, of the slips. */
static void
add_card (FavorQuestion         *page,
          const EmperorQuestion *question,
          guint                  key,
          FavorChoice            choice)
{
  choice.picture = favor_slip_card_new_picture (&emperor_slip_kind, key, 0);
  choice.aspect = EMPEROR_CARD_ASPECT;
  choice.title = emperor_slip_kind.get_title (key);
  choice.action.seat = question->state->head.decider;
  g_free (favor_question_offer (page, &choice));
}

static void
add_event (FavorQuestion *page, const EmperorQuestion *question, guint event)
{
  g_autofree char *note = describe_event (question, event);

  add_card (page,
            question,
            EMPEROR_CARD_EVENT + event,
            (FavorChoice){ .width = PICTURE_WIDTH,
                           .text = emperor_event_text (event),
                           .note = note,
                           .action = { .kind = EMPEROR_ACTION_KEEP_EVENT,
                                       .arg = { (gint16) event } } });
}

static void
add_market (FavorQuestion *page, const EmperorQuestion *question, guint market)
{
  guint piece = EMPEROR_N_CARDS + market;

  add_card (page,
            question,
            piece,
            (FavorChoice){ .width = PICTURE_WIDTH,
                           .text = emperor_piece_text (piece),
                           .action = { .kind = EMPEROR_ACTION_KEEP_MARKET,
                                       .arg = { (gint16) market } } });
}

void
emperor_keep_fill_looks (FavorQuestion *page, const EmperorQuestion *question)
{
  const EmperorState *state = question->state;
  const gboolean      events = state->prompt == EMPEROR_PROMPT_KEEP_EVENT;

  /* Translators: one of the Event cards below is chosen */
  const char *head = _ ("Keep one Event.");

  if (!events)
    /* Translators: one of the Black Market cards below is chosen */
    head = _ ("Keep one Black Market card.");
  favor_question_add_head (page, question->colours[state->head.decider], g_strdup (head));
  /* The words of looks: the Events, then the Black Market cards. They stand in the order in which
   * the rules list the choices, since keys count them. */
  for (gint look = 0; look < EMPEROR_N_EVENTS + EMPEROR_N_MARKET; look++)
    {
      if (!emperor_list_has (state->looks, state->n_looks, look))
        continue;
      if (events)
        add_event (page, question, (guint) look);
      else
        add_market (page, question, (guint) look - EMPEROR_N_EVENTS);
    }
  if (state->prompt_why == EMPEROR_WHY_INCENSE && state->prompt_old >= 0)
    {
      g_autofree char *old = NULL;

      /* Translators: an Event is exchanged for one of those above */
      old = favor_text_fill (_ ("{event} goes back under the deck."),
                             "event",
                             emperor_event_title ((guint) state->prompt_old));
      favor_question_add_words (page, "dim-label", old);
    }
}

/* ---- Seizing -------------------------------------------------------------------------- */

static void
add_loot (FavorQuestion *page, const EmperorQuestion *question, guint card)
{
  guint n = (guint) question->state->hand[question->state->prompt_target][card];
  g_autofree char *note = NULL;

  if (n > 1)
    /* Translators: so many equal cards are in the hand of another player */
    note = favor_text_fill (ngettext ("{n} card", "{n} cards", n), "n#", n);
  add_card (page,
            question,
            card,
            (FavorChoice){
              .width = SMALL_WIDTH,
              .note = note,
              .action = { .kind = EMPEROR_ACTION_SEIZE, .arg = { (gint16) card } } });
}

void
emperor_keep_fill_seize (FavorQuestion *page, const EmperorQuestion *question)
{
  const guint      left = question->state->prompt_left;
  const FavorSeat  target = question->state->prompt_target;
  g_autofree char *words = NULL;

  favor_question_add_head (page,
                           question->colours[target],
                           /* Translators: a card is chosen from the hand of {player} */
                           favor_text_fill (_ ("Take a Staff card from {player}."),
                                            "player",
                                            question->names->names[target]));
  /* Translators: so many cards are still to be taken, this one included */
  words = favor_text_fill (ngettext ("{n} card to take", "{n} cards to take", left),
                           "n#",
                           left);
  favor_question_add_words (page, "dim-label", words);
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    if (question->state->hand[target][card] > 0)
      add_loot (page, question, card);
}
