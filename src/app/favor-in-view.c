/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-in-view.h"

static GtkWidget *
find_viewport (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
}

static gboolean
is_seen (GtkWidget *widget, GtkWidget *viewport)
{
  graphene_rect_t bounds;
  graphene_rect_t sight = GRAPHENE_RECT_INIT (0,
                                              0,
                                              (float) gtk_widget_get_width (viewport),
                                              (float) gtk_widget_get_height (viewport));

  return gtk_widget_compute_bounds (widget, viewport, &bounds) &&
         graphene_rect_intersection (&bounds, &sight, NULL);
}

/* Where it lies then is known when it is drawn. */
static void
scrolled_cb (GtkWidget *widget, GtkAdjustment *adjustment)
{
  g_signal_handlers_disconnect_by_func (adjustment, scrolled_cb, widget);
  gtk_widget_queue_draw (widget);
}

static void
wait_for_sight (GtkWidget *widget, GtkWidget *viewport)
{
  static const char *const signals[] = { "value-changed", "changed" };
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));

  /* Once, however often it is drawn in the meantime. */
  g_signal_handlers_disconnect_by_func (adjustment, scrolled_cb, widget);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_signal_connect_object (adjustment,
                             signals[i],
                             G_CALLBACK (scrolled_cb),
                             widget,
                             G_CONNECT_SWAPPED);
}

gboolean
favor_in_view (GtkWidget *widget)
{
  GtkWidget *viewport;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  viewport = find_viewport (widget);
  if (viewport == NULL || is_seen (widget, viewport))
    return TRUE;
  wait_for_sight (widget, viewport);
  return FALSE;
}
