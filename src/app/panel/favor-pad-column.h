/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-pad-model.h"
#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorPadColumn:
 * @title: of its round or seat
 * @from: the first round that it shows; mostly there is but one
 * @to: the last one
 * @width: as wide as it was when it last showed one round alone, in pixels
 *
 * A column of a scoring pad, with the buttons of the grid, which owns them.
 */
typedef struct
{
  char      *title;
  guint      from;
  guint      to;
  int        width;
  guint      n_cells;
  GtkWidget *head;
  GtkWidget *cells[FAVOR_MAX_SCORE_LINES + 1];
} FavorPadColumn;

/**
 * favor_pad_column_new_button:
 * @column: which one, from 0 on; the data "column" of the button
 * @role: for ears, the heads above and beside the cells are counted, too
 * @callback: called with the button and @data when it is pressed
 *
 * Returns: (transfer floating): a head or a cell of a column, still empty
 */
GtkWidget *favor_pad_column_new_button (guint             column,
                                        const char       *css_class,
                                        GtkAccessibleRole role,
                                        GCallback         callback,
                                        gpointer          data);

/* What is its own; the widgets are those of the grid. */
void favor_pad_column_free        (FavorPadColumn *self);

/**
 * favor_pad_column_set_visible:
 *
 * A column that is too much for now is kept: to build it anew takes much longer.
 */
void favor_pad_column_set_visible (FavorPadColumn *self,
                                   gboolean        visible);

/* Its head is that of a seat. */
void favor_pad_column_show_seat   (FavorPadColumn    *self,
                                   const char     *name,
                                   guint           colour);
/* Its head is that of these rounds, which `title` says; whether they are others than before. */
gboolean favor_pad_column_show_rounds (FavorPadColumn *self,
                                   guint              from,
                                   guint              to,
                                   const char        *title);
/* Whether several rounds share it. */
gboolean favor_pad_column_is_folded (FavorPadColumn  *self);
/* How wide it must be now, in pixels; 0 if it is not visible. */
int  favor_pad_column_measure     (FavorPadColumn *self);

/* All of them. */
void favor_pad_column_fill        (FavorPadColumn *self,
                                   GListModel     *rows,
                                   gboolean        has_rounds);

/**
 * favor_pad_column_update_cell:
 * @row: what the cell shows
 * @nth: its row, from 0 on
 * @has_rounds: whether the columns are rounds, or seats
 *
 * Fills a cell anew that was filled before: most of a row that changed are as they were.
 */
void favor_pad_column_update_cell (FavorPadColumn *self,
                                   FavorPadRow    *row,
                                   guint           nth,
                                   gboolean        has_rounds);

G_END_DECLS
