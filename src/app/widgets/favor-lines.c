/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-lines.h"

#include "favor-label.h"

/**
 * favor_lines_get_nth:
 * @skip: so many children of @box are no lines
 * @nth: of the lines, from 0
 *
 * Returns: (transfer none) (nullable): the label of that line, also of one that is hidden, since
 *   there are fewer now
 */
GtkWidget *
favor_lines_get_nth (GtkBox *box, guint skip, guint nth)
{
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_BOX (box), NULL);

  child = gtk_widget_get_first_child (GTK_WIDGET (box));
  for (guint i = 0; i < skip + nth && child != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/**
 * favor_lines_set:
 * @skip: so many children of @box are no lines
 * @lines: (array zero-terminated=1): what it says
 */
void
favor_lines_set (GtkBox *box, guint skip, const char *const *lines)
{
  guint n;

  g_return_if_fail (GTK_IS_BOX (box));

  n = g_strv_length ((char **) lines);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *label = favor_lines_get_nth (box, skip, i);

      if (label == NULL)
        {
          label = favor_label_new_wrapping (NULL);
          gtk_box_append (box, label);
        }
      gtk_label_set_label (GTK_LABEL (label), lines[i]);
    }
  for (GtkWidget *label = favor_lines_get_nth (box, skip, 0); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      gtk_widget_set_visible (label, n > 0);
      n -= n > 0;
    }
}
