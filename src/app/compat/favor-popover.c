/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-popover.h"

#define WATCH_KEY "favor-watch"

/* What belongs to the popover: its own, and the button that opens it and closes it. */
static gboolean
is_inside (GtkWidget *popover, GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_parent (popover);

  return widget != NULL && (widget == button || gtk_widget_is_ancestor (widget, button));
}

static void
pressed_cb (GtkWidget *popover, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (gesture);
  GtkWidget          *root = gtk_event_controller_get_widget (controller);
  GdkEvent           *event = gtk_event_controller_get_current_event (controller);

  if (gdk_event_get_surface (event) == gtk_native_get_surface (GTK_NATIVE (root)) &&
      !is_inside (popover, gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT)))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
focus_cb (GtkWidget *popover, GParamSpec *pspec, GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus != NULL && !is_inside (popover, focus))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
map_cb (GtkWidget *popover)
{
  GtkRoot    *root = gtk_widget_get_root (popover);
  GtkGesture *watch = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (watch), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (watch),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (watch, "pressed", G_CALLBACK (pressed_cb), popover);
  gtk_widget_add_controller (GTK_WIDGET (root), GTK_EVENT_CONTROLLER (watch));
  g_object_set_data (G_OBJECT (popover), WATCH_KEY, watch);
  gtk_widget_child_focus (popover, GTK_DIR_TAB_FORWARD);
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_cb), popover);
}

/* Whoever was in it goes on where it was opened, if that is still there. */
static void
unmap_cb (GtkWidget *popover)
{
  GtkWidget *button = gtk_widget_get_parent (popover);
  GtkRoot   *root = gtk_widget_get_root (popover);
  GtkWidget *focus = gtk_root_get_focus (root);

  g_signal_handlers_disconnect_by_func (root, focus_cb, popover);
  gtk_widget_remove_controller (GTK_WIDGET (root),
                                g_object_steal_data (G_OBJECT (popover), WATCH_KEY));
  if (gtk_widget_get_mapped (button) &&
      (focus == NULL || gtk_widget_is_ancestor (focus, popover)))
    gtk_widget_grab_focus (button);
}

/**
 * favor_popover_let_through:
 * @popover: the popover of a button, which stays open while things are chosen in it
 *
 * Closes it by whatever is pressed beside it or gets the focus instead, and lets that have its
 * effect: GTK takes the press for itself, so that who goes on would have to press twice.
 */
void
favor_popover_let_through (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  gtk_popover_set_autohide (popover, FALSE);
  g_signal_connect (popover, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (popover, "unmap", G_CALLBACK (unmap_cb), NULL);
}
