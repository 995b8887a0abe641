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

gboolean
emperor_view_is_in_hand (EmperorView *self, FavorPiece *piece)
{
  return gtk_widget_get_parent (GTK_WIDGET (piece)) == GTK_WIDGET (self->hand);
}

FavorPiece *
emperor_view_find_in_hand (EmperorView *self, guint key)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (FAVOR_IS_PIECE (child) && favor_piece_get_key (FAVOR_PIECE (child)) == key)
      return FAVOR_PIECE (child);
  return NULL;
}

static void
keep (EmperorView *self, guint key, FavorFace *face, const char *label, GHashTable *kept)
{
  FavorPiece *piece = emperor_view_find_in_hand (self, key);

  if (piece == NULL)
    {
      piece = favor_piece_new ();
      favor_piece_set_key (piece, key);
      favor_piece_set_face (piece, face);
      if (key < TRAY_FROM)
        favor_piece_set_group (piece, 1 + key / EMPEROR_KEY_COPIES);
      emperor_view_listen (self, piece);
      favor_hand_add (self->hand, piece, key >= TRAY_FROM);
    }
  favor_piece_replace_face (piece, face);
  favor_piece_set_label (piece, label);
  g_hash_table_add (kept, piece);
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
keep_piece (EmperorView *self, guint piece, guint copy, guint n, GHashTable *kept)
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
  keep (self, piece * EMPEROR_KEY_COPIES + copy, face, label, kept);
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
count_progress (EmperorView *self, guint event, guint *met, guint *wanted)
{
  EmperorProgress progress = emperor_progress_measure (emperor_view_get_seen (self),
                                                       emperor_view_get_holder (self),
                                                       event);

  *met = progress.met;
  *wanted = progress.wanted;
  if (progress.wanted == 0)
    {
      *met = progress.gold;
      *wanted = progress.wanted_gold;
    }
  else if (progress.wanted_gold > 0)
    {
      *met += progress.gold == progress.wanted_gold;
      *wanted += 1;
    }
}

static void
keep_event (EmperorView *self, guint event, gboolean done, GHashTable *kept)
{
  guint                 met = 0, wanted = 0;
  g_autoptr (FavorFace) face = NULL;
  g_autofree char      *progress = NULL;
  g_autofree char      *label = NULL;

  if (!done)
    {
      count_progress (self, event, &met, &wanted);
      progress = emperor_view_describe_progress (self, event);
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
  keep (self, (done ? EMPEROR_KEY_DONE : EMPEROR_KEY_OPEN) + event, face, label, kept);
}

static void
keep_secrets (EmperorView        *self,
              const EmperorState *state,
              FavorSeat           holder,
              GHashTable         *kept)
{
  for (guint i = 0; i < state->n_market_hand[holder]; i++)
    if (state->market_hand[holder][i] >= 0)
      keep_piece (self,
                  EMPEROR_N_CARDS + (guint) state->market_hand[holder][i],
                  0,
                  1,
                  kept);
  for (guint i = 0; i < state->n_open[holder]; i++)
    if (state->open_events[holder][i] >= 0)
      keep_event (self, (guint) state->open_events[holder][i], FALSE, kept);
  for (guint i = 0; i < state->n_done[holder]; i++)
    keep_event (self, (guint) state->done_events[holder][i], TRUE, kept);
}

void
emperor_view_fill_hand (EmperorView *self)
{
  const EmperorState    *state = emperor_view_get_seen (self);
  FavorSeat              holder = emperor_view_get_holder (self);
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  GtkWidget             *next;

  for (guint card = 0; holder >= 0 && card < EMPEROR_N_CARDS; card++)
    for (gint copy = 0; copy < state->hand[holder][card]; copy++)
      keep_piece (self, card, (guint) copy, (guint) state->hand[holder][card], kept);
  if (holder >= 0)
    keep_secrets (self, state, holder, kept);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->hand));
       child != NULL;
       child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (FAVOR_IS_PIECE (child) && !g_hash_table_contains (kept, child))
        favor_hand_remove (self->hand, FAVOR_PIECE (child));
    }
}
