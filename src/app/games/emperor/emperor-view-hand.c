/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-faces.h"
#include "emperor-keep-progress.h"
#include "emperor-words.h"
#include "favor-text.h"

/* The own cards: Staff cards in the row, what the others do not see in the tray. */

/* The first of the keys of what lies in the tray. */
#define TRAY_FROM (EMPEROR_N_CARDS * EMPEROR_KEY_COPIES)

static void
hold (EmperorView *self, guint key, FavorFace *face, const char *label)
{
  gboolean    in_tray = key >= TRAY_FROM;
  FavorPiece *piece = favor_piece_view_hold (FAVOR_PIECE_VIEW (self),
                                             key,
                                             face,
                                             label,
                                             in_tray);

  if (!in_tray)
    favor_piece_set_group (piece, 1 + key / EMPEROR_KEY_COPIES);
}

/* (transfer full): what is called `name`, and what its signs and figures say. */
static char *
describe_piece (guint piece, const char *name)
{
  g_autofree char *kind = emperor_piece_kind_words (piece);

  /* Translators: an own card, for ears; {kind}: "Priest · 2-Star card · action · 2 Gold" */
  return favor_text_expand (_ ("{card}: {kind}"), "card", name, "kind", kind, NULL);
}

/* `copy` of `n` alike ones. */
static void
hold_piece (EmperorView *self, guint piece, guint copy, guint n)
{
  g_autoptr (FavorFace) face = emperor_face_new_hand (piece);
  g_autofree char      *which = favor_text_number (copy + 1);
  g_autofree char      *all = favor_text_number (n);
  g_autofree char      *name = NULL;
  g_autofree char      *label = NULL;

  if (n > 1)
    /* Translators: one of several alike cards of the own hand, for ears */
    name = favor_text_expand (_ ("{card}, {n} of {all}"),
                              "card",
                              emperor_piece_title (piece),
                              "n",
                              which,
                              "all",
                              all,
                              NULL);
  label = describe_piece (piece, name != NULL ? name : emperor_piece_title (piece));
  hold (self, piece * EMPEROR_KEY_COPIES + copy, face, label);
}

char *
emperor_view_describe_progress (EmperorView *self, guint event)
{
  EmperorProgress progress = emperor_progress_measure (emperor_view_get_seen (self),
                                                       emperor_view_get_holder (self),
                                                       event);

  return emperor_progress_describe (&progress);
}

/* As two figures: Gold counts as one thing beside cards. */
static void
count_progress (const EmperorProgress *progress, guint *met, guint *wanted)
{
  *met = progress->met;
  *wanted = progress->wanted;
  if (progress->wanted == 0)
    {
      *met = progress->gold;
      *wanted = progress->wanted_gold;
    }
  else if (progress->wanted_gold > 0)
    {
      *met += progress->gold == progress->wanted_gold;
      *wanted += 1;
    }
}

static void
hold_event (EmperorView *self, FavorSeat seat, guint event, gboolean done)
{
  guint                 met = 0, wanted = 0;
  g_autoptr (FavorFace) face = NULL;
  g_autofree char      *progress = NULL;
  g_autofree char      *label = NULL;

  if (!done)
    {
      EmperorProgress reached = emperor_progress_measure (emperor_view_get_seen (self),
                                                          seat,
                                                          event);

      count_progress (&reached, &met, &wanted);
      progress = emperor_progress_describe (&reached);
    }
  face = emperor_face_new_event_hand (event, met, wanted);
  if (done)
    /* Translators: an own Event that was completed, for ears */
    label = favor_text_expand (_ ("{event}, completed"),
                               "event",
                               emperor_event_title (event),
                               NULL);
  else
    /* Translators: an own open Event, for ears; {progress} says how much of it is there */
    label = favor_text_expand (_ ("{event}: {progress}"),
                               "event",
                               emperor_event_title (event),
                               "progress",
                               progress,
                               NULL);
  hold (self, (done ? EMPEROR_KEY_DONE : EMPEROR_KEY_OPEN) + event, face, label);
}

static void
hold_secrets (EmperorView *self, const EmperorState *state, FavorSeat seat)
{
  for (guint i = 0; i < state->n_market_hand[seat]; i++)
    if (state->market_hand[seat][i] >= 0)
      hold_piece (self, EMPEROR_N_CARDS + (guint) state->market_hand[seat][i], 0, 1);
  for (guint i = 0; i < state->n_open[seat]; i++)
    if (state->open_events[seat][i] >= 0)
      hold_event (self, seat, (guint) state->open_events[seat][i], FALSE);
  for (guint i = 0; i < state->n_done[seat]; i++)
    hold_event (self, seat, (guint) state->done_events[seat][i], TRUE);
}

void
emperor_view_fill (FavorPieceView *view, FavorSeat seat)
{
  EmperorView        *self = EMPEROR_VIEW (view);
  const EmperorState *state = emperor_view_get_seen (self);

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    for (gint copy = 0; copy < state->hand[seat][card]; copy++)
      hold_piece (self, card, (guint) copy, (guint) state->hand[seat][card]);
  hold_secrets (self, state, seat);
}

/* Cards of the piles; one that is collected is met on the way, and its Staff chosen. */
FavorFace *
emperor_view_spread_card (FavorPieceView *view, FavorPart part, char **label)
{
  guint card = (guint) part.value[0];

  if (part.thing != &emperor_things[EMPEROR_THING_TAKE] ||
      part.kind == EMPEROR_ACTION_COLLECT)
    return NULL;
  *label = describe_piece (card, emperor_piece_title (card));
  return emperor_face_new_hand (card);
}
