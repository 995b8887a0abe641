/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-label.h"

#include "favor-accessible.h"

/* Without a least width GTK lays the text out letter by letter to find one, which takes six times
 * as long as all the rest. */
#define LEAST_CHARS 12
/* More than two lines of a window have room for. */
#define START_CHARS 300

/**
 * favor_label_new_line:
 * @text: (nullable): its text
 * @css_class: a class for its style
 *
 * Returns: (transfer floating): a label at the start of its line, for a few words
 */
GtkWidget *
favor_label_new_line (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

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

/**
 * favor_label_set_start:
 * @label: a label of one or two lines that ellipsizes its text
 * @text: (nullable): of any length; assistive technology gets all of it
 *
 * Sets the text, but no more of it than can be seen. GTK lays all of a text out, and more than
 * once, to find where to end it: of what happens when votes are counted that is longer than a
 * frame may take.
 */
void
favor_label_set_start (GtkWidget *label, const char *text)
{
  glong            n_chars = text != NULL ? g_utf8_strlen (text, -1) : 0;
  g_autofree char *start = NULL;
  g_autofree char *ended = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));

  if (n_chars <= START_CHARS)
    {
      gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
      return;
    }
  start = g_utf8_substring (text, 0, START_CHARS);
  ended = g_strconcat (start, "…", NULL);
  gtk_label_set_label (GTK_LABEL (label), ended);
  favor_accessible_set_name (label, text);
}

/**
 * favor_label_append:
 * @box: a GtkBox
 * @css_class: (nullable)
 *
 * Adds a wrapping label with @text behind what is in @box.
 */
void
favor_label_append (GtkWidget *box, const char *css_class, const char *text)
{
  GtkWidget *label = favor_label_new_wrapping (css_class);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (box), label);
}
