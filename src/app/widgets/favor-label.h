/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *favor_label_new_line     (const char *text,
                                     const char *css_class);
GtkWidget *favor_label_new_wrapping (const char *css_class);
void       favor_label_append       (GtkWidget  *box,
                                     const char *css_class,
                                     const char *text);
void       favor_label_set_start    (GtkWidget  *label,
                                     const char *text);

G_END_DECLS
