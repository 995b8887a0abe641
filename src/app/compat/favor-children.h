/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Of a widget that is its children's only owner, e.g. when it is disposed of. */
void favor_children_remove   (GtkWidget     *parent);
/* Of a widget that takes whatever place there is: GTK wants each child to have been asked for its
 * size before it gets one. */
void favor_children_measure  (GtkWidget     *parent,
                              GtkOrientation orientation);

/* What a child cannot do without, or would like, in pixels, as gtk_widget_measure () tells. */
int  favor_child_get_least   (GtkWidget     *child,
                              GtkOrientation orientation,
                              int            for_size);
int  favor_child_get_natural (GtkWidget     *child,
                              GtkOrientation orientation,
                              int            for_size);
/* The height that a child would like at `width`, or at its least width where that is more. */
int  favor_child_get_height  (GtkWidget     *child,
                              int            width);
/* Gives a child the place `at`, which becomes as wide and high as the child must have it. */
void favor_child_allocate    (GtkWidget     *child,
                              GtkAllocation *at);

G_END_DECLS
