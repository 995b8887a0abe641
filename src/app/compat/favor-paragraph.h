/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_PARAGRAPH (favor_paragraph_get_type ())
G_DECLARE_FINAL_TYPE (FavorParagraph, favor_paragraph, FAVOR, PARAGRAPH, GtkWidget)

/* Text that wraps and changes often, as a label that is laid out once for each change: it wants the
 * same width whatever it says. GTK asks a label how wide it would like to be whenever it asks how
 * high it is, and the label lays its text out for each answer.
 *
 * Property: `text` (string, writable). */
GtkWidget  *favor_paragraph_new      (const char     *css_class);
const char *favor_paragraph_get_text (FavorParagraph *self);
void        favor_paragraph_set_text (FavorParagraph *self,
                                      const char     *text);

G_END_DECLS
