/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-in-view.h"

#include "favor-signals.h"

static GtkWidget *
find_viewport (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
}

static GtkAdjustment *
adjustment_of (GtkWidget *viewport)
{
  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
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
  GtkAdjustment           *adjustment = adjustment_of (viewport);

  /* Once, however often it is drawn in the meantime. */
  g_signal_handlers_disconnect_by_func (adjustment, scrolled_cb, widget);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    favor_signals_connect (adjustment, signals[i], G_CALLBACK (scrolled_cb), widget);
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

static gboolean
find_span (GtkWidget *from,
           GtkWidget *to,
           GtkWidget *viewport,
           double    *top,
           double    *bottom)
{
  graphene_rect_t first, last;

  if (!gtk_widget_compute_bounds (from, viewport, &first) ||
      !gtk_widget_compute_bounds (to, viewport, &last))
    return FALSE;
  *top = first.origin.y;
  *bottom = last.origin.y + last.size.height;
  return TRUE;
}

void
favor_in_view_reveal (GtkWidget *from, GtkWidget *to)
{
  double moved = 0;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (GTK_IS_WIDGET (to));

  for (GtkWidget *viewport = find_viewport (to); viewport != NULL;
       viewport = find_viewport (gtk_widget_get_parent (viewport)))
    {
      GtkAdjustment *adjustment = adjustment_of (viewport);
      double         before = gtk_adjustment_get_value (adjustment);
      double         value, top, bottom;

      if (!find_span (from, to, viewport, &top, &bottom))
        return;
      bottom -= gtk_adjustment_get_page_size (adjustment);
      /* What the viewports inside were moved by shows in the next frame only. */
      value = MAX (before + bottom - moved, MIN (before, before + top - moved));
      /* Also where nothing changes: that ends whatever else is scrolling it at the moment. */
      gtk_adjustment_set_value (adjustment, value);
      moved += gtk_adjustment_get_value (adjustment) - before;
    }
}

static void
watch (GtkAdjustment *adjustment, FavorResized resized, GtkWidget *owner, gboolean on)
{
  if (on)
    favor_signals_connect (adjustment, "notify::page-size", G_CALLBACK (resized), owner);
  else
    g_signal_handlers_disconnect_by_func (adjustment, resized, owner);
}

void
favor_in_view_watch (GtkWidget   *widget,
                     FavorResized resized,
                     GtkWidget   *owner,
                     gboolean     on)
{
  GtkWidget *around = widget;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((around = gtk_widget_get_ancestor (around, GTK_TYPE_SCROLLED_WINDOW)) != NULL)
    {
      GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (around);

      watch (gtk_scrolled_window_get_hadjustment (scrolled), resized, owner, on);
      watch (gtk_scrolled_window_get_vadjustment (scrolled), resized, owner, on);
      around = gtk_widget_get_parent (around);
    }
}
