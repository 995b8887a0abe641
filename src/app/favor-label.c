/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-label.h"

/* Without a least width GTK lays the text out letter by letter to find one, which takes six times
 * as long as all the rest. */
#define LEAST_CHARS 12

/**
 * favor_label_new_wrapping:
 * @css_class: (nullable): a class for its style
 *
 * Returns: (transfer floating): an empty label at the start of its line, for text of any length:
 *   long words are broken, too
 */
GtkWidget *
favor_label_new_wrapping (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}
