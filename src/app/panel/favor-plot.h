/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-analysis.h"
#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PLOT (favor_plot_get_type ())
G_DECLARE_FINAL_TYPE (FavorPlot, favor_plot, FAVOR, PLOT, GtkWidget)

/**
 * FavorPlot: a line for each seat over the plies of a game, rounds as a grid, and a plum line
 * at the cursor, which goes where the pointer is pressed or dragged, and moves by the keys:
 * arrows by a ply, Page Up and Page Down by a round, Home and End.
 *
 * Its description says who leads at the cursor and by how much.
 *
 * Properties: `cursor` (FavorCursor, writable, nullable), `chances` (boolean, construct-only:
 * the chances of the analysis in the place of the totals).
 */
GtkWidget *favor_plot_new          (gboolean       chances);
void       favor_plot_set_cursor   (FavorPlot     *self,
                                    FavorCursor   *cursor);
/* Whose turning points are marked when it is ready; nullable. */
void       favor_plot_set_analysis (FavorPlot     *self,
                                    FavorAnalysis *analysis);
/* (transfer full): who leads at the cursor, one sentence; NULL without a cursor. */
char      *favor_plot_describe     (FavorPlot     *self);

G_END_DECLS
