/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-press.h"

/**
 * favor_press_is_repeated:
 * @widget: where it is pressed
 * @before: when a button or key was pressed last, in milliseconds as events tell the time; 0: not yet
 * @now: when it is pressed again
 *
 * Returns: whether both are as close as in a double click, by the settings of the desktop: then the
 *   first is meant
 */
gboolean
favor_press_is_repeated (GtkWidget *widget, guint32 before, guint32 now)
{
  int double_click;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  g_object_get (gtk_widget_get_settings (widget),
                "gtk-double-click-time",
                &double_click,
                NULL);
  return before != 0 && now - before < (guint32) double_click;
}
