/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-tooltip.h"

#define KEY "favor-tooltip"

/* More is read elsewhere: where the thing itself is shown large. */
#define MOST_LINES 3
#define MOST_CHARS 60

/* Whether a label in the widget shows all of the text already. */
static gboolean
is_readable (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) &&
      g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text) &&
      !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_readable (child, text))
      return TRUE;
  return FALSE;
}

/* (transfer full): the first paragraphs of a text; where there are several, each is one line. */
static char *
cut (const char *text, int *lines)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);
  guint          n = g_strv_length (paragraphs);

  *lines = n > 1 ? 1 : MOST_LINES;
  if (n > MOST_LINES)
    g_clear_pointer (&paragraphs[MOST_LINES], g_free);
  for (guint i = MOST_LINES + 1; i < n; i++)
    g_clear_pointer (&paragraphs[i], g_free);
  return g_strjoinv ("\n", paragraphs);
}

static GtkWidget *
create_words (const char *text)
{
  int              lines;
  g_autofree char *words = cut (text, &lines);
  GtkWidget       *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  const char *text = g_object_get_data (G_OBJECT (widget), KEY);

  if (text == NULL || is_readable (widget, text))
    return FALSE;
  gtk_tooltip_set_custom (tooltip, create_words (text));
  return TRUE;
}

/**
 * favor_tooltip_set:
 * @text: (nullable): the text of the tooltip, not markup
 *
 * As gtk_widget_set_tooltip_text (), for what changes often: that one asks the display for the
 * pointer with every change, and waits for the answer three times. Nothing is said that can be read
 * in the widget anyway, and nothing longer than three lines.
 */
void
favor_tooltip_set (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_has_tooltip (widget))
    {
      g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
      gtk_widget_set_has_tooltip (widget, TRUE);
    }
  g_object_set_data_full (G_OBJECT (widget), KEY, g_strdup (text), g_free);
}
