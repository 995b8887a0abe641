/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_LOG_LINE (favor_log_line_get_type ())
G_DECLARE_FINAL_TYPE (FavorLogLine, favor_log_line, FAVOR, LOG_LINE, GtkBox)

/* One sentence of the log: the sign of who acted, the words, a note below, and above the
 * first line of a round a heading.
 *
 * Properties, all writable: `row` (FavorLogRow, nullable); `cursor` (FavorCursor, nullable): whose
 * position is marked; `heading` (string, nullable); `numbered` (boolean): whether the number of the
 * ply stands before the words. */
GtkWidget *favor_log_line_new (gboolean numbered);

G_END_DECLS
