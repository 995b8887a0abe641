/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-log-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_LOG_VIEW (favor_log_view_get_type ())
G_DECLARE_FINAL_TYPE (FavorLogView, favor_log_view, FAVOR, LOG_VIEW, GtkWidget)

/* The log of a session as the cursor's viewer may read it. A line that is activated takes the
 * cursor to its ply. It follows the game unless it was scrolled up; in review it keeps the
 * shown ply in sight. Can show the lines of one seat only, and copy them as text.
 *
 * Properties: `cursor` (FavorCursor, writable, nullable); `moves` (boolean, construct-only:
 * one numbered line for each ply, without filter and copying). */
GtkWidget     *favor_log_view_new        (gboolean      moves);
void           favor_log_view_set_cursor (FavorLogView *self,
                                          FavorCursor  *cursor);
FavorLogModel *favor_log_view_get_model  (FavorLogView *self);
/* Leaves the end out: so many lines of the model are there, %G_MAXUINT for all. */
void           favor_log_view_set_n_lines (FavorLogView *self,
                                           guint         n_lines);
/* (transfer full): the lines that are shown, for the clipboard. */
char          *favor_log_view_to_text    (FavorLogView *self);
/* Shows only what `seat` did; -1: everything. */
void           favor_log_view_set_seat   (FavorLogView *self,
                                          int           seat);
gboolean       favor_log_view_focus      (FavorLogView *self);

G_END_DECLS
