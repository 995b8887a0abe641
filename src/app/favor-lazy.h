/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can wait until a widget was seen. */
typedef void (*FavorLazyFunc) (GtkWidget *widget);

/**
 * favor_lazy_run:
 * @widget: a mapped widget
 *
 * Calls @func when @widget has been on the screen for a frame; never, if it goes before.
 */
void favor_lazy_run (GtkWidget *widget, FavorLazyFunc func);

G_END_DECLS
