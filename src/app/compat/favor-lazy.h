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

/* (transfer full): the menu as it is now. */
typedef GMenuModel *(*FavorLazyMenuFunc) (gpointer data);

/**
 * favor_lazy_menu:
 * @button: whose menu it is
 * @func: makes the menu when it is first opened; called once
 * @data: for @func; must outlive @button
 *
 * A menu is dozens of widgets, and most are never opened. Called again, the menu that was made is
 * dropped, and made anew when it is next opened.
 */
void favor_lazy_menu (GtkMenuButton *button, FavorLazyMenuFunc func, gpointer data);

G_END_DECLS
