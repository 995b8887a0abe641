/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-pad-model.h"

G_BEGIN_DECLS

/* In how many lines the names of rows may be. */
typedef enum
{
  FAVOR_PAD_LINES_ONE,
  FAVOR_PAD_LINES_TWO,
  FAVOR_PAD_LINES_ANY,
} FavorPadLines;

/* Where in the grid one of so many rows is, below the heads; the last one is that of the totals. */
int        favor_pad_margin_find_row  (guint        n_rows,
                                       guint        position,
                                       gboolean     sum_first);
/* What stands at the start and the end of a scoring pad: the names of its rows, and their sums if
 * the columns between are rounds. `rows` are the FavorPadRow objects of the pad; the sums have no
 * figures yet. */
void       favor_pad_margin_build     (GtkGrid     *grid,
                                       GListModel  *rows,
                                       gboolean     has_rounds,
                                       gboolean     sum_first);
/* Fills in the figure of one. */
void       favor_pad_margin_show_sum  (GtkWidget   *sum,
                                       FavorPadRow *row);
/* The width that the names of `rows` take in so many lines, broken between words; in any number of
 * lines that of the longest word. */
int        favor_pad_margin_measure   (GtkGrid     *grid,
                                       GListModel  *rows,
                                       FavorPadLines lines);
/* Breaks the names of `rows` into so many lines. */
void       favor_pad_margin_break     (GtkGrid     *grid,
                                       GListModel  *rows,
                                       FavorPadLines lines);

G_END_DECLS
