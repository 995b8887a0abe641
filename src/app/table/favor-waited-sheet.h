/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_WAITED_SHEET (favor_waited_sheet_get_type ())
G_DECLARE_FINAL_TYPE (FavorWaitedSheet, favor_waited_sheet, FAVOR, WAITED_SHEET, GtkWidget)

/* While You Waited: what others did until it was somebody's turn, each sentence whole. Its button
 * activates `view.close-waited`. */
GtkWidget *favor_waited_sheet_new       (void);

void       favor_waited_sheet_set_lines (FavorWaitedSheet   *self,
                                         const char *const *lines);

G_END_DECLS
