/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-log-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_LOG_ROWS (favor_log_rows_get_type ())
G_DECLARE_FINAL_TYPE (FavorLogRows, favor_log_rows, FAVOR, LOG_ROWS, GObject)

/* The lines of a log that are on the screen: what they say, and which is the one of the shown
 * position. `list` has FavorLogRow as items. */
FavorLogRows       *favor_log_rows_new            (GListModel   *list);

/* (transfer full): makes the lines of a list. */
GtkListItemFactory *favor_log_rows_create_factory (FavorLogRows *self);
/* Whether each line has the number of its ply. */
void                favor_log_rows_set_numbered   (FavorLogRows *self,
                                                   gboolean      numbered);
/* (nullable): whose position is marked. */
void                favor_log_rows_set_cursor     (FavorLogRows *self,
                                                   FavorCursor  *cursor);
/* Another position is shown. */
void                favor_log_rows_mark           (FavorLogRows *self);
/* Lines from `position` on may have got another heading. */
void                favor_log_rows_update         (FavorLogRows *self,
                                                   guint         position);
/* (transfer none) (nullable): the line at `position`, if it is on the screen. */
GtkWidget          *favor_log_rows_find_line      (FavorLogRows *self,
                                                   guint         position);

G_END_DECLS
