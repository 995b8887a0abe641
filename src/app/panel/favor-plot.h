/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-ply-picture.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PLOT (favor_plot_get_type ())
G_DECLARE_FINAL_TYPE (FavorPlot, favor_plot, FAVOR, PLOT, FavorPlyPicture)

/**
 * FavorPlot: a line for each seat over the plies of a game, rounds as a grid, and a plum line
 * at the cursor, which moves by the keys, too: arrows by a ply, Page Up and Page Down by a round,
 * Home and End.
 *
 * Its description says who leads at the cursor and by how much.
 *
 * Property: `chances` (boolean, construct-only: the chances of the analysis in the place of the
 * totals).
 */
GtkWidget *favor_plot_new      (gboolean   chances);
char      *favor_plot_describe (FavorPlot *self);

G_END_DECLS
