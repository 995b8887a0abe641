/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-locate.h"

/* What is scrolled or grown out of sight is at the edge of what is seen. */
static void
keep_inside (GtkWidget *from, GtkWidget *widget, graphene_point_t *at)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      graphene_rect_t area;

      if (gtk_widget_get_overflow (widget) != GTK_OVERFLOW_HIDDEN ||
          !gtk_widget_compute_bounds (widget, from, &area))
        continue;
      at->x = CLAMP (at->x, area.origin.x, area.origin.x + area.size.width);
      at->y = CLAMP (at->y, area.origin.y, area.origin.y + area.size.height);
    }
}

gboolean
favor_locate (GtkWidget *from, GtkWidget *widget, graphene_point_t *at)
{
  graphene_rect_t place;

  g_return_val_if_fail (GTK_IS_WIDGET (from), FALSE);
  g_return_val_if_fail (at != NULL, FALSE);

  while (widget != NULL && !gtk_widget_get_mapped (widget))
    widget = gtk_widget_get_parent (widget);
  if (widget == NULL || gtk_widget_is_ancestor (from, widget) ||
      !gtk_widget_compute_bounds (widget, from, &place))
    return FALSE;
  graphene_rect_get_center (&place, at);
  keep_inside (from, gtk_widget_get_parent (widget), at);
  return TRUE;
}
