/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-view-private.h"

#include "emperor-faces.h"
#include "emperor-words.h"

/* The own cards: Staff cards in the row, what the others do not see in the tray. */

gboolean
emperor_view_is_in_hand (EmperorView *self, FavorPiece *piece)
{
  return gtk_widget_get_parent (GTK_WIDGET (piece)) == GTK_WIDGET (self->hand);
}

static FavorPiece *
find_in_hand (EmperorView *self, guint key)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (favor_piece_get_key (FAVOR_PIECE (child)) == key)
      return FAVOR_PIECE (child);
  return NULL;
}

static void
keep (EmperorView *self, guint key, FavorFace *face, const char *label, GHashTable *kept)
{
  FavorPiece *piece = find_in_hand (self, key);

  if (piece == NULL)
    {
      piece = favor_piece_new ();
      favor_piece_set_key (piece, key);
      favor_piece_set_face (piece, face);
      emperor_view_listen (self, piece);
      favor_hand_add (self->hand, piece, key >= EMPEROR_N_CARDS * EMPEROR_KEY_COPIES);
    }
  favor_piece_replace_face (piece, face);
  favor_piece_set_label (piece, label);
  g_hash_table_add (kept, piece);
}

static void
keep_piece (EmperorView *self, guint piece, guint copy, GHashTable *kept)
{
  g_autoptr (FavorFace) face = emperor_face_new_hand (piece);

  keep (self, piece * EMPEROR_KEY_COPIES + copy, face, emperor_piece_title (piece), kept);
}

static void
keep_secrets (EmperorView        *self,
              const EmperorState *state,
              FavorSeat           holder,
              GHashTable         *kept)
{
  for (guint i = 0; i < state->n_market_hand[holder]; i++)
    if (state->market_hand[holder][i] >= 0)
      keep_piece (self, EMPEROR_N_CARDS + (guint) state->market_hand[holder][i], 0, kept);
  for (guint i = 0; i < state->n_open[holder]; i++)
    if (state->open_events[holder][i] >= 0)
      {
        guint                 event = (guint) state->open_events[holder][i];
        g_autoptr (FavorFace) face = emperor_face_new_event_hand (event, 0, 1);

        keep (self, EMPEROR_KEY_OPEN + event, face, emperor_event_title (event), kept);
      }
}

void
emperor_view_fill_hand (EmperorView *self)
{
  const EmperorState    *state = emperor_view_get_state (self);
  FavorSeat              holder = emperor_view_get_holder (self);
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  GtkWidget             *next;

  for (guint card = 0; holder >= 0 && card < EMPEROR_N_CARDS; card++)
    for (gint copy = 0; copy < state->hand[holder][card]; copy++)
      keep_piece (self, card, (guint) copy, kept);
  if (holder >= 0)
    keep_secrets (self, state, holder, kept);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->hand));
       child != NULL;
       child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (!g_hash_table_contains (kept, child))
        favor_hand_remove (self->hand, FAVOR_PIECE (child));
    }
}

void
emperor_view_inspect (EmperorView *self, FavorPiece *piece)
{
  favor_details_show (self->details,
                      favor_piece_get_face (piece),
                      favor_piece_get_label (piece),
                      NULL,
                      NULL,
                      favor_piece_get_why_not (piece));
}
