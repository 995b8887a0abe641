/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-focus.h"

#include "favor-accessible.h"

#define KEY         "favor-focus-walking"
#define KEY_MESSAGE "favor-focus-message"

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

/* ---- Heard with the focus ------------------------------------------------------------- */

/**
 * favor_focus_set_message:
 * @root: a window
 * @message: (nullable): what is to be heard with the next widget that gets the focus
 */
void
favor_focus_set_message (GtkRoot *root, const char *message)
{
  g_return_if_fail (GTK_IS_ROOT (root));

  g_object_set_data_full (G_OBJECT (root), KEY_MESSAGE, g_strdup (message), g_free);
}

/**
 * favor_focus_take_message:
 * @root: a window
 *
 * Returns: (transfer full) (nullable): the message of favor_focus_set_message (), if no widget got
 *   the focus since then
 */
char *
favor_focus_take_message (GtkRoot *root)
{
  g_return_val_if_fail (GTK_IS_ROOT (root), NULL);

  return g_object_steal_data (G_OBJECT (root), KEY_MESSAGE);
}

/* Before a widget gets the focus for the first time, GTK does not tell screen readers of it, and then
 * tells of what it says as of something new. It begins when anything about its focus changes. */
static void
introduce (GtkWidget *widget)
{
  if (!gtk_widget_get_focusable (widget))
    return;
  gtk_widget_set_focusable (widget, FALSE);
  gtk_widget_set_focusable (widget, TRUE);
}

/**
 * favor_focus_give:
 * @widget: any widget
 *
 * As gtk_widget_grab_focus (), with what is to be heard then. That must be there before: a screen
 * reader would read it once with the widget, and once more as something new.
 *
 * Returns: whether @widget, or what it passed the focus on to, has it now
 */
gboolean
favor_focus_give (GtkWidget *widget)
{
  GtkRoot         *root;
  g_autofree char *message = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  favor_accessible_flush ();
  if (root != NULL)
    message = favor_focus_take_message (root);
  if (message != NULL && gtk_root_get_focus (root) != widget)
    introduce (widget);
  if (message != NULL)
    favor_accessible_set_message (widget, message);
  if (gtk_widget_grab_focus (widget))
    return TRUE;
  if (message != NULL)
    {
      favor_accessible_set_message (widget, NULL);
      favor_focus_set_message (root, message);
    }
  return FALSE;
}
