/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-analysis.h"
#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TIMELINE (favor_timeline_get_type ())
G_DECLARE_FINAL_TYPE (FavorTimeline, favor_timeline, FAVOR, TIMELINE, GtkWidget)

/* The transport row: first, back, play, forward, last, the drawn track of the plies
 * (FavorTimeTrack), and the speed. Properties, all writable: `cursor` (FavorCursor, nullable),
 * `analysis` (FavorAnalysis, nullable), `compact` (boolean: back, play, forward and the track
 * only). */
GtkWidget *favor_timeline_new         (void);
void       favor_timeline_set_cursor  (FavorTimeline *self,
                                       FavorCursor   *cursor);
void       favor_timeline_set_compact (FavorTimeline *self,
                                       gboolean       compact);
void       favor_timeline_set_analysis (FavorTimeline *self,
                                        FavorAnalysis *analysis);

G_END_DECLS
