/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-words.h"

/* What can be done once in a turn, as chips: used or not, and why not. */

/**
 * Once:
 * @used: it was done in this turn
 * @part: what it begins
 * @art: id of its picture
 * @label: its word; translated
 * @title: (nullable): what it stands for, and
 * @text: its rule, for the tooltip: the word alone is no card and no rule
 */
typedef struct
{
  gboolean    used;
  FavorPart   part;
  const char *art;
  const char *label;
  const char *title;
  const char *text;
} Once;

static Once
make_move (const EmperorState *state)
{
  return (Once){
    .used = state->moved,
    .part = favor_part_kind (EMPEROR_ACTION_MOVE),
    .art = "emperor/sign-move",
    /* Translators: something that can be done once in a turn; little space */
    .label = C_ ("once", "Move"),
    /* Translators: tooltip of the button "Move" */
    .text = _ ("Once a turn your Meeple goes to a Staff and takes a card."),
  };
}

static Once
make_card (guint card, gboolean used, const char *art, const char *label)
{
  return (Once){
    .used = used,
    .part = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_THING_CARD, (gint) card),
    .art = art,
    .label = label,
    .title = emperor_piece_title (card),
    .text = emperor_piece_text (card),
  };
}

static Once
make_event (const EmperorState *state)
{
  const FavorSeat seat = state->head.decider;
  Once            once = {
               .used = state->event_completed,
               .part = favor_part_kind (EMPEROR_ACTION_COMPLETE_EVENT),
               .art = "emperor/sign-event-once",
               /* Translators: something that can be done once in a turn: complete an Event; little space */
               .label = C_ ("once", "Event"),
  };

  if (state->n_open[seat] == 1)
    {
      const guint event = state->open_events[seat][0];

      once.part = emperor_part (EMPEROR_ACTION_COMPLETE_EVENT,
                                EMPEROR_THING_EVENT,
                                (gint) event);
      once.title = emperor_event_title (event);
      once.text = emperor_event_text (event);
    }
  return once;
}

/* (transfer full) (nullable) */
static char *
describe (const Once *once)
{
  if (once->title == NULL)
    return g_strdup (once->text);
  return g_strconcat (once->title, "\n", once->text, NULL);
}

static void
add (EmperorView *self, GArray *chips, const Once *once)
{
  FavorPieceView *view = FAVOR_PIECE_VIEW (self);
  char           *label = g_strdup (once->label);
  char           *why_not = NULL;

  if (!favor_chooser_begins (emperor_view_get_chooser (self), once->part))
    why_not = favor_piece_view_explain (view, &once->part, 1);
  if (once->used)
    favor_chips_add (chips, FAVOR_CHIP_SPENT, EMPEROR_CHIP_OPEN, FALSE, label, why_not);
  else
    favor_piece_view_add_option (view, chips, once->part, FALSE, label, why_not);
  favor_chips_sign (chips, once->art);
  favor_chips_tell (chips, describe (once));
}

void
emperor_view_list_once (EmperorView *self, GArray *chips)
{
  const EmperorState *state = emperor_view_get_state (self);

  const Once all[] = {
    make_move (state),
    make_card (
      EMPEROR_BOOK,
      state->book_used,
      "emperor/sign-book",
      /* Translators: something that can be done once in a turn: the Book of Strategies;
                * little space */
      C_ ("once", "Book")),
    make_card (
      EMPEROR_ELIXIR,
      state->elixir_used,
      "emperor/sign-elixir",
      /* Translators: something that can be done once in a turn: the Elixir of Long Life;
                * little space */
      C_ ("once", "Elixir")),
    make_event (state),
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    add (self, chips, &all[i]);
}
