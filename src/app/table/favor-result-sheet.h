/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-seat-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_RESULT_SHEET (favor_result_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FavorResultSheet,
                      favor_result_sheet,
                      FAVOR,
                      RESULT_SHEET,
                      GtkWidget)

/* The final standings over the board: rank, seat, where the points came from, score; then
 * Watch Again, Close and Rematch. Not modal. */
/* Fills it from the end of the cursor's line. */
void favor_result_sheet_update (FavorResultSheet *self, FavorCursor *cursor);
void favor_result_sheet_focus (FavorResultSheet *self);

G_END_DECLS
