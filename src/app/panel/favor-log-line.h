/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_LOG_LINE (favor_log_line_get_type ())
G_DECLARE_FINAL_TYPE (FavorLogLine, favor_log_line, FAVOR, LOG_LINE, GtkBox)

/* One sentence of the log: the sign of who acted, the words, a note below, and above the
 * first line of a round a heading. */
GtkWidget *favor_log_line_new         (void);
/* NULL: no heading. */
void       favor_log_line_set_heading (FavorLogLine *self,
                                       const char   *heading);
/* `colour` of the seat, -1: no sign, but room for it. */
void       favor_log_line_set_sign    (FavorLogLine *self,
                                       int           colour);
/* `note`: (nullable). */
void       favor_log_line_set_text    (FavorLogLine *self,
                                       const char   *text,
                                       const char   *note);
/* Whether the shown position is here. */
void       favor_log_line_set_here    (FavorLogLine *self,
                                       gboolean      here);

G_END_DECLS
