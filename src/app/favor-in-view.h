/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_in_view:
 * @widget: that is to be drawn
 *
 * GTK has everything drawn that lies in a viewport, scrolled into sight or not.
 *
 * Returns: whether a part of @widget can be seen in the nearest viewport around it, or there is
 *   none; if not, @widget is drawn anew when it comes into sight
 */
gboolean favor_in_view (GtkWidget *widget);

G_END_DECLS
