/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_TIMELINE (favor_timeline_get_type ())
G_DECLARE_FINAL_TYPE (FavorTimeline, favor_timeline, FAVOR, TIMELINE, GtkWidget)

/* The transport row: first, back, play, forward, last, a slider over the plies with a mark
 * for each round, and the speed. Properties: `cursor` (FavorCursor, writable, nullable),
 * `compact` (boolean, writable: back, play, forward and the slider only). */
GtkWidget *favor_timeline_new         (void);
void       favor_timeline_set_cursor  (FavorTimeline *self,
                                       FavorCursor   *cursor);
void       favor_timeline_set_compact (FavorTimeline *self,
                                       gboolean       compact);

/* (transfer full): "Move 41 of 118", or "Start" for the position before the first move. */
char      *favor_timeline_describe    (guint          ply,
                                       guint          n_plies);

/* For each round the first ply in which it is under way, found without looking at all plies:
 * `plies` gets guint elements, the first for round 1. Empty in a game without rounds. */
void       favor_timeline_find_rounds (FavorCursor   *cursor,
                                       GArray        *plies);

G_END_DECLS
