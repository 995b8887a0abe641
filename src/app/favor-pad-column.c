/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-pad-column.h"

#include "favor-accessible.h"
#include "favor-pad-text.h"

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
favor_pad_column_fill_cell (FavorPadColumn *self,
                            FavorPadRow    *row,
                            guint           nth,
                            guint           column,
                            gboolean        has_rounds)
{
  GtkWidget       *cell = self->cells[nth];
  int              figure = favor_pad_row_get_cell (row, column);
  g_autofree char *text = favor_pad_text_figure (figure);
  g_autofree char *words = favor_pad_text_cell (row, column, self->title, has_rounds);

  gtk_button_set_label (GTK_BUTTON (cell), text);
  gtk_widget_set_focusable (cell, figure != 0);
  gtk_widget_set_can_target (cell, figure != 0);
  favor_accessible_set_name (cell, words);
}

void
favor_pad_column_update_cell (FavorPadColumn *self,
                              FavorPadRow    *row,
                              guint           nth,
                              guint           column,
                              gboolean        has_rounds)
{
  const char      *shown = gtk_button_get_label (GTK_BUTTON (self->cells[nth]));
  g_autofree char *text = favor_pad_text_figure (favor_pad_row_get_cell (row, column));

  if (g_strcmp0 (shown, text) != 0)
    favor_pad_column_fill_cell (self, row, nth, column, has_rounds);
}
