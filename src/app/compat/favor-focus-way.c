/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-focus-way.h"

#include "favor-accessible.h"

/* A page of a stack is a group to screen readers. It is called as in the switcher, and one without a
 * title not at all. */
static void
name_page (GtkStack *stack, GtkWidget *child)
{
  GtkStackPage *page = gtk_stack_get_page (stack, child);
  const char   *title = gtk_stack_page_get_title (page);

  gtk_accessible_update_property (GTK_ACCESSIBLE (page),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title != NULL ? title : "",
                                  -1);
}

void
favor_focus_way_name (GtkWidget *focus)
{
  favor_accessible_forget_picture (focus);
  for (GtkWidget *child = focus; child != NULL; child = gtk_widget_get_parent (child))
    if (GTK_IS_STACK (gtk_widget_get_parent (child)))
      name_page (GTK_STACK (gtk_widget_get_parent (child)), child);
}

static void
focus_moved_cb (GtkWindow *window)
{
  favor_focus_way_name (gtk_window_get_focus (window));
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, position + i);

      g_signal_connect (window,
                        "notify::focus-widget",
                        G_CALLBACK (focus_moved_cb),
                        NULL);
    }
}

void
favor_focus_way_watch (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}
