/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_scrolled_set_up:
 *
 * Mends what scrolled windows of GTK 4.8 leave behind: each goes on listening to the settings when
 * it is gone. A page of a game has ten, which is a kilobyte for each game that is opened; and if
 * the desktop is told not to overlay scrollbars, GTK calls them all. To be called once.
 */
void favor_scrolled_set_up (void);

/**
 * favor_scrolled_new_page:
 * @content: what is on it
 *
 * Returns: (transfer floating): a page of the panel, which scrolls where it is too low
 */
GtkWidget *favor_scrolled_new_page (GtkWidget *content);

/**
 * favor_scrolled_layout_new:
 *
 * Returns: (transfer full): for the parent of a scrolled window with a viewport that is never scrolled
 *   sideways: it likes to be as high as the content at its width
 */
GtkLayoutManager *favor_scrolled_layout_new (void);

G_END_DECLS
