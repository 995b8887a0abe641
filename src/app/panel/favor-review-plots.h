/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-analysis.h"
#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_REVIEW_PLOTS (favor_review_plots_get_type ())
G_DECLARE_FINAL_TYPE (FavorReviewPlots, favor_review_plots, FAVOR, REVIEW_PLOTS, GtkWidget)

/* The plot above the log: the points, and once a game was looked back at, the chances, with a
 * switch between the two. */
void       favor_review_plots_set_cursor   (FavorReviewPlots *self,
                                            FavorCursor      *cursor);
void       favor_review_plots_set_analysis (FavorReviewPlots *self,
                                            FavorAnalysis    *analysis);

G_END_DECLS
