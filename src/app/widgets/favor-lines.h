/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Text in paragraphs: each is a label of its own, behind the `skip` first children of a box. Labels
 * stay, so that nothing is laid out anew where the text is the same. */
void       favor_lines_set     (GtkBox            *box,
                                guint              skip,
                                const char *const *lines);
/* (nullable): the label of a line, also of one that is hidden, since there are fewer now. */
GtkWidget *favor_lines_get_nth (GtkBox            *box,
                                guint              skip,
                                guint              nth);

G_END_DECLS
