/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_panel_tabs_shorten:
 * @tabs: a GtkStackSwitcher
 * @pages: its pages
 *
 * Lets the words of tabs give way, now and when they change: large letters must not make the panel
 * wider than its place.
 */
void favor_panel_tabs_shorten (GtkWidget *tabs,
                               GtkStack  *pages);

G_END_DECLS
