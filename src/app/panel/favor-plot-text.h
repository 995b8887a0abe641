/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-analysis.h"
#include "favor-score-line.h"

G_BEGIN_DECLS

/* (transfer full): what a plot says to ears, one sentence: who leads after `ply` and by how
 * much, or who has the best chance there. */
char *favor_plot_text_totals  (FavorCursor    *cursor,
                               FavorScoreLine *line,
                               guint           ply);
char *favor_plot_text_chances (FavorCursor    *cursor,
                               FavorAnalysis  *analysis,
                               guint           ply);

G_END_DECLS
