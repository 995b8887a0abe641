/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-board-things.h"

#include "favor-children.h"

FavorPiece *
favor_board_add_piece (FavorBoard *self, guint key)
{
  FavorPiece *piece = favor_piece_new ();

  favor_piece_set_key (piece, key);
  favor_board_add (self, GTK_WIDGET (piece));
  return piece;
}

FavorPiece *
favor_board_add_mute_piece (FavorBoard *self, guint key)
{
  FavorPiece *piece = g_object_new (FAVOR_TYPE_PIECE,
                                    "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "focusable",
                                    FALSE,
                                    "can-target",
                                    FALSE,
                                    NULL);

  favor_piece_set_key (piece, key);
  favor_board_add (self, GTK_WIDGET (piece));
  return piece;
}

GtkWidget *
favor_board_add_words (FavorBoard *self, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "can-target",
                                   FALSE,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  favor_board_add (self, label);
  return label;
}

/* ---- What belongs to a piece ---------------------------------------------------------- */

typedef struct
{
  FavorBoard *board;
  FavorReach  find;
} Reach;

/* (nullable) */
static FavorPiece *
find_piece (Reach *reach, double x, double y)
{
  GtkWidget       *board = GTK_WIDGET (reach->board);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

  if (gtk_widget_pick (board, x, y, GTK_PICK_DEFAULT) != board)
    return NULL;
  if (gtk_widget_get_direction (board) == GTK_TEXT_DIR_RTL)
    at.x = gtk_widget_get_width (board) - at.x;
  return reach->find (reach->board, &at);
}

static void
released_cb (Reach *reach, int n_press, double x, double y)
{
  FavorPiece *piece = find_piece (reach, x, y);

  if (piece == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (piece));
  g_signal_emit_by_name (piece, "activated");
}

static gboolean
drop_cb (Reach *reach, const GValue *value, double x, double y)
{
  FavorPiece *piece = find_piece (reach, x, y);

  if (piece == NULL || g_value_get_object (value) == NULL)
    return FALSE;
  g_signal_emit_by_name (piece, "dropped", g_value_get_object (value));
  return TRUE;
}

void
favor_board_set_reach (FavorBoard *self, FavorReach find)
{
  GtkGesture    *click = gtk_gesture_click_new ();
  GtkDropTarget *target = gtk_drop_target_new (FAVOR_TYPE_PIECE, GDK_ACTION_COPY);
  Reach         *reach = g_new (Reach, 1);

  *reach = (Reach){ self, find };
  g_object_set_data_full (G_OBJECT (self), "favor-reach", reach, g_free);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), reach);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), reach);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

/* ---- What is said for a moment -------------------------------------------------------- */

static gboolean
set_label (GtkWidget **label, FavorBoard *board, const char *words)
{
  if (*label == NULL && words == NULL)
    return FALSE;
  if (words == NULL)
    favor_board_remove (board, g_steal_pointer (label));
  else if (*label == NULL)
    *label = favor_board_add_words (board, "preview");
  else if (g_str_equal (gtk_label_get_label (GTK_LABEL (*label)), words))
    return FALSE;
  if (*label != NULL)
    gtk_label_set_label (GTK_LABEL (*label), words);
  return TRUE;
}

gboolean
favor_pill_set (FavorPill *self, FavorBoard *board, const char *words, const char *brief)
{
  gboolean changed = set_label (&self->words, board, words);

  return set_label (&self->brief, board, brief) || changed;
}

void
favor_pill_place (FavorPill              *self,
                  FavorBoard             *board,
                  double                  room,
                  const graphene_point_t *anchor,
                  const graphene_rect_t  *place,
                  const graphene_rect_t  *bounds)
{
  GtkWidget *label = self->words;
  double     x, y;
  int        width, height;

  if (label == NULL)
    return;
  width = favor_child_get_natural (label, GTK_ORIENTATION_HORIZONTAL, -1);
  if (width > room)
    {
      label = self->brief;
      width = favor_child_get_natural (label, GTK_ORIENTATION_HORIZONTAL, -1);
    }
  favor_board_unplace (board, label == self->words ? self->brief : self->words);
  height = favor_child_get_natural (label, GTK_ORIENTATION_VERTICAL, width);
  x = place->origin.x + (place->size.width - width) * anchor->x;
  y = place->origin.y - height * anchor->y;
  x = MIN (x, bounds->origin.x + bounds->size.width - width);
  y = MIN (y, bounds->origin.y + bounds->size.height - height);
  favor_board_place (board,
                     label,
                     &FAVOR_RECT (MAX (x, bounds->origin.x),
                                  MAX (y, bounds->origin.y),
                                  width,
                                  height));
}
