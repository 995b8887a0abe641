/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_RESULT_SHEET (favor_result_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FavorResultSheet,
                      favor_result_sheet,
                      FAVOR,
                      RESULT_SHEET,
                      GtkWidget)

/* The final standings over the board, below a scene of the game: seats by rank with their points
 * and the sources of them, what stood out in the game, and the way on. Its buttons activate actions
 * of the page. With a game that has just ended the shields land and the scores count up when it is
 * first seen.
 *
 * Signal: `looked-at (uint ply)`: a moment of the game was chosen. */
void favor_result_sheet_update (FavorResultSheet *self,
                                FavorCursor      *cursor,
                                gboolean          just_ended);
void favor_result_sheet_finish (FavorResultSheet *self);
void favor_result_sheet_focus  (FavorResultSheet *self);

G_END_DECLS
