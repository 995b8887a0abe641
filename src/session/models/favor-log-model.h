/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-cursor-model.h"

G_BEGIN_DECLS

/* Rows of a FavorLogModel. Properties: `ply` (uint: where to go to see it), `text` (string),
 * `actor` (int), `round` (uint), `first` (boolean: first line of its ply), `note` (nullable
 * string, on the first line), `colour` (int: that of the actor, on the first line; else -1). */
#define FAVOR_TYPE_LOG_ROW (favor_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorLogRow, favor_log_row, FAVOR, LOG_ROW, GObject)

guint          favor_log_row_get_ply   (FavorLogRow  *self);
guint          favor_log_row_get_n_told (FavorLogRow *self);
const char    *favor_log_row_get_text  (FavorLogRow  *self);
FavorSeat      favor_log_row_get_actor (FavorLogRow  *self);

/* A GListModel of FavorLogRow: every sentence of the line that the cursor's viewer may read,
 * oldest first, all plies of the line (also those after the cursor). */
#define FAVOR_TYPE_LOG_MODEL (favor_log_model_get_type ())
G_DECLARE_FINAL_TYPE (FavorLogModel, favor_log_model, FAVOR, LOG_MODEL, FavorCursorModel)

FavorLogModel *favor_log_model_new     (FavorCursor  *cursor);
guint          favor_log_model_count   (FavorLogModel *self,
                                        guint          ply,
                                        guint          n_events);

G_END_DECLS
