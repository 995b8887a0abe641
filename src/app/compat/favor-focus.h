/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A page that chooses who in it gets the focus does so whenever GTK asks it to take the focus. It
 * asks so, too, when Tab has come to the end of the page: there the walk must go on, or it would
 * never leave. */
void     favor_focus_set_walking (GtkRoot *root, gboolean walking);
gboolean favor_focus_is_walking (GtkWidget *widget);

GtkWidget *favor_focus_get_within (GtkWidget *widget);

void     favor_focus_set_message (GtkRoot *root, const char *message);
char    *favor_focus_take_message (GtkRoot *root);
gboolean favor_focus_give (GtkWidget *widget);

G_END_DECLS
