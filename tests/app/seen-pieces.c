/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "seen-pieces.h"

#include "favor-text.h"

/* Rounding, and the ring around what can be chosen. */
#define EDGE 2

SeenPieces *
seen_pieces_new (void)
{
  SeenPieces *self = g_new0 (SeenPieces, 1);

  self->pieces = g_ptr_array_new ();
  self->labels = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
seen_pieces_free (SeenPieces *self)
{
  g_ptr_array_unref (self->pieces);
  g_ptr_array_unref (self->labels);
  g_free (self);
}

static void
collect (SeenPieces *self, GtkWidget *widget)
{
  if (FAVOR_IS_PIECE (widget) && gtk_widget_get_mapped (widget))
    {
      const char *label = favor_piece_get_label (FAVOR_PIECE (widget));

      g_ptr_array_add (self->pieces, widget);
      g_ptr_array_add (self->labels,
                       label != NULL ? favor_text_without_marks (label) : g_strdup (""));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (self, child);
}

void
seen_pieces_look (SeenPieces *self, GtkWidget *root)
{
  g_ptr_array_set_size (self->pieces, 0);
  g_ptr_array_set_size (self->labels, 0);
  collect (self, root);
}

guint
seen_pieces_count (SeenPieces *self, const char *beginning, FavorPiece **first)
{
  guint n = 0;

  for (guint i = 0; i < self->labels->len; i++)
    if (g_str_has_prefix (self->labels->pdata[i], beginning))
      {
        if (first != NULL && n == 0)
          *first = self->pieces->pdata[i];
        n++;
      }
  return n;
}

void
seen_pieces_assert (SeenPieces *self, const char *label)
{
  guint n = 0;

  for (guint i = 0; i < self->labels->len; i++)
    n += g_str_equal (self->labels->pdata[i], label);
  if (n == 1)
    return;
  for (guint i = 0; i < self->labels->len; i++)
    g_test_message ("%s", (char *) self->labels->pdata[i]);
  g_error ("%u pieces say: %s", n, label);
}

void
seen_pieces_assert_within (SeenPieces *self, GtkWidget *board)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      GtkWidget      *piece = self->pieces->pdata[i];
      graphene_rect_t bounds;

      if (!gtk_widget_is_ancestor (piece, board))
        continue;
      g_assert_true (gtk_widget_compute_bounds (piece, board, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, -EDGE);
      g_assert_cmpfloat (bounds.origin.y, >=, -EDGE);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width,
                         <=,
                         gtk_widget_get_width (board) + EDGE);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height,
                         <=,
                         gtk_widget_get_height (board) + EDGE);
    }
}
