/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pad-column.h"

#include "favor-accessible.h"
#include "favor-children.h"
#include "favor-pad-text.h"
#include "favor-seat-sign.h"
#include "favor-tooltip.h"

#define SIGN_SIZE 18

GtkWidget *
favor_pad_column_new_button (guint             column,
                             const char       *css_class,
                             GtkAccessibleRole role,
                             GCallback         callback,
                             gpointer          data)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON,
                                    "label",
                                    "",
                                    "accessible-role",
                                    role,
                                    NULL);

  /* What is told of a cell is its text, if it has any, and not its name, which has the heads. */
  gtk_accessible_update_state (
    GTK_ACCESSIBLE (gtk_button_get_child (GTK_BUTTON (button))),
    GTK_ACCESSIBLE_STATE_HIDDEN,
    TRUE,
    -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, css_class);
  g_object_set_data (G_OBJECT (button), "column", GUINT_TO_POINTER (column));
  g_signal_connect (button, "clicked", callback, data);
  return button;
}

void
favor_pad_column_free (FavorPadColumn *self)
{
  g_free (self->title);
  g_free (self);
}

void
favor_pad_column_set_visible (FavorPadColumn *self, gboolean visible)
{
  gtk_widget_set_visible (self->head, visible);
  for (guint i = 0; i < self->n_cells; i++)
    gtk_widget_set_visible (self->cells[i], visible);
}

void
favor_pad_column_show_seat (FavorPadColumn *self, const char *name, guint colour)
{
  /* It is as narrow as its figures: the sign stands for the name. */
  gtk_button_set_child (GTK_BUTTON (self->head), favor_seat_sign_new (colour, SIGN_SIZE));
  favor_tooltip_set (self->head, name);
  favor_accessible_set_name (self->head, name);
}

gboolean
favor_pad_column_show_rounds (FavorPadColumn *self,
                              guint           from,
                              guint           to,
                              const char     *title)
{
  const char      *shown = gtk_button_get_label (GTK_BUTTON (self->head));
  g_autofree char *words = NULL;

  if (self->from == from && self->to == to && g_strcmp0 (shown, title) == 0)
    return FALSE;
  self->from = from;
  self->to = to;
  words = favor_pad_text_round (title);
  gtk_button_set_label (GTK_BUTTON (self->head), title);
  favor_tooltip_set (self->head, favor_pad_text_way (from < to));
  favor_accessible_set_name (self->head, words);
  return TRUE;
}

gboolean
favor_pad_column_is_folded (FavorPadColumn *self)
{
  return self->from < self->to;
}

int
favor_pad_column_measure (FavorPadColumn *self)
{
  int width = favor_child_get_least (self->head, GTK_ORIENTATION_HORIZONTAL, -1);

  for (guint i = 0; i < self->n_cells; i++)
    width = MAX (width,
                 favor_child_get_least (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1));
  if (width > 0 && !favor_pad_column_is_folded (self))
    self->width = width;
  return width;
}

/* Of all its rounds. */
static int
figure_of (FavorPadColumn *self, FavorPadRow *row)
{
  int figure = 0;

  for (guint i = self->from; i <= self->to; i++)
    figure += favor_pad_row_get_cell (row, i);
  return figure;
}

static void
fill_cell (FavorPadColumn *self, FavorPadRow *row, guint nth, gboolean has_rounds)
{
  GtkWidget       *cell = self->cells[nth];
  int              figure = figure_of (self, row);
  gboolean         lists = figure != 0 && !favor_pad_column_is_folded (self);
  const char      *head = has_rounds ? gtk_button_get_label (GTK_BUTTON (self->head))
                                     : self->title;
  g_autofree char *text = favor_pad_text_figure (figure);
  g_autofree char *words = favor_pad_text_cell (row, figure, head, has_rounds);

  gtk_button_set_label (GTK_BUTTON (cell), text);
  gtk_widget_set_focusable (cell, lists);
  gtk_widget_set_can_target (cell, lists);
  favor_accessible_set_name (cell, words);
}

void
favor_pad_column_fill (FavorPadColumn *self, GListModel *rows, gboolean has_rounds)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      g_autoptr (FavorPadRow) row = g_list_model_get_item (rows, i);

      fill_cell (self, row, i, has_rounds);
    }
}

void
favor_pad_column_update_cell (FavorPadColumn *self,
                              FavorPadRow    *row,
                              guint           nth,
                              gboolean        has_rounds)
{
  const char      *shown = gtk_button_get_label (GTK_BUTTON (self->cells[nth]));
  g_autofree char *text = favor_pad_text_figure (figure_of (self, row));

  if (g_strcmp0 (shown, text) != 0)
    fill_cell (self, row, nth, has_rounds);
}
