/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_CHOICE_LINE (favor_choice_line_get_type ())
G_DECLARE_FINAL_TYPE (FavorChoiceLine, favor_choice_line, FAVOR, CHOICE_LINE, GtkBox)

/* One action in the list of choices: its text, the digit that selects it, and above the first
 * of its kind a heading. */
GtkWidget *favor_choice_line_new         (void);
/* NULL: no heading. */
void       favor_choice_line_set_heading (FavorChoiceLine *self,
                                          const char      *heading);
/* 0: no digit. */
void       favor_choice_line_set_digit   (FavorChoiceLine *self,
                                          guint            digit);
void       favor_choice_line_set_text    (FavorChoiceLine *self,
                                          const char      *text,
                                          gboolean         enabled);
void       favor_choice_line_set_chosen  (FavorChoiceLine *self,
                                          gboolean         chosen);

G_END_DECLS
