/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-pad-model.h"

G_BEGIN_DECLS

/* A column of a scoring pad: its title, which stands on its head, and the buttons of the grid,
 * which owns them. */
typedef struct
{
  char      *title;
  guint      n_cells;
  GtkWidget *head;
  GtkWidget *cells[FAVOR_MAX_SCORE_LINES + 1];
} FavorPadColumn;

void favor_pad_column_free        (FavorPadColumn *self);

/**
 * favor_pad_column_set_visible:
 *
 * A column that is too much for now is kept: to build it anew takes much longer.
 */
void favor_pad_column_set_visible (FavorPadColumn *self,
                                   gboolean        visible);

/**
 * favor_pad_column_fill_cell:
 * @row: what the cell shows
 * @nth: its row, from 0 on
 * @column: which column this is, from 0 on
 * @has_rounds: whether the columns are rounds, or seats
 */
void favor_pad_column_fill_cell   (FavorPadColumn *self,
                                   FavorPadRow    *row,
                                   guint           nth,
                                   guint           column,
                                   gboolean        has_rounds);

/**
 * favor_pad_column_update_cell:
 *
 * As favor_pad_column_fill_cell (), for a cell that was filled before: most of a row that changed
 * are as they were.
 */
void favor_pad_column_update_cell (FavorPadColumn *self,
                                   FavorPadRow    *row,
                                   guint           nth,
                                   guint           column,
                                   gboolean        has_rounds);

G_END_DECLS
