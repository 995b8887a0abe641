/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-focus.h"

#define KEY "favor-focus-walking"

/**
 * favor_focus_set_walking:
 * @root: a window
 * @walking: whether it looks for the next widget in the order of Tab now
 */
void
favor_focus_set_walking (GtkRoot *root, gboolean walking)
{
  g_return_if_fail (GTK_IS_ROOT (root));

  g_object_set_data (G_OBJECT (root), KEY, GINT_TO_POINTER (walking));
}

/**
 * favor_focus_is_walking:
 * @widget: a page
 *
 * Returns: whether the page must not choose who gets the focus
 */
gboolean
favor_focus_is_walking (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL && g_object_get_data (G_OBJECT (root), KEY) != NULL;
}

/**
 * favor_focus_get_within:
 * @widget: any widget
 *
 * Returns: (transfer none) (nullable): what has the focus, if that is @widget or in it
 */
GtkWidget *
favor_focus_get_within (GtkWidget *widget)
{
  GtkRoot   *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget))
           ? focus
           : NULL;
}
