/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*FavorResized) (GtkWidget *owner);

/**
 * favor_in_view:
 * @widget: that is to be drawn
 *
 * GTK has everything drawn that lies in a viewport, scrolled into sight or not.
 *
 * Returns: whether a part of @widget can be seen in the nearest viewport around it, or there is
 *   none; if not, @widget is drawn anew when it comes into sight
 */
gboolean favor_in_view        (GtkWidget *widget);

/**
 * favor_in_view_reveal:
 * @from: has its place
 * @to: @from, or something below it
 *
 * Scrolls all viewports around both, each no further than it takes to have everything from the one
 * to the other in sight, or what of its end there is room for.
 */
void     favor_in_view_reveal (GtkWidget   *from,
                               GtkWidget   *to);

/**
 * favor_in_view_watch:
 * @widget: in its place
 * @resized: told, with @owner, when one of the things that scroll around @widget has another size
 * @on: %FALSE: no longer, before @widget gets another place
 */
void     favor_in_view_watch  (GtkWidget   *widget,
                               FavorResized resized,
                               GtkWidget   *owner,
                               gboolean     on);

G_END_DECLS
