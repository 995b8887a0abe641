/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void favor_children_remove   (GtkWidget     *parent);
void favor_children_measure  (GtkWidget     *parent,
                              GtkOrientation orientation);

int  favor_child_get_least   (GtkWidget     *child,
                              GtkOrientation orientation,
                              int            for_size);
int  favor_child_get_natural (GtkWidget     *child,
                              GtkOrientation orientation,
                              int            for_size);
int  favor_child_get_height  (GtkWidget     *child,
                              int            width);
void favor_child_allocate    (GtkWidget     *child,
                              GtkAllocation *at);

G_END_DECLS
