/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_locate:
 * @from: a widget of the same page, whose coordinates are wanted
 * @widget: (nullable): what is looked for
 * @at: (out caller-allocates): its middle, or the point nearest to it at the edge of what is seen if it is
 *   scrolled out of sight. Of a widget that is not drawn that is the middle of what it belongs to.
 *
 * Returns: %FALSE if nothing of it is on this page now
 */
gboolean favor_locate (GtkWidget *from, GtkWidget *widget, graphene_point_t *at);

G_END_DECLS
