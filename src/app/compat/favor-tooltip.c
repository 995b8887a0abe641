/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-tooltip.h"

#define KEY "favor-tooltip"

static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean keyboard_mode, GtkTooltip *tooltip)
{
  const char *text = g_object_get_data (G_OBJECT (widget), KEY);

  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/**
 * favor_tooltip_set:
 * @text: (nullable): the text of the tooltip, not markup
 *
 * As gtk_widget_set_tooltip_text (), for what changes often: that one asks the display for the
 * pointer with every change, and waits for the answer three times.
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
