/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Where the focus comes to, a screen reader says what has it and what lies around that. GTK calls by its
 * type what has no name. */

/**
 * favor_focus_way_name:
 * @focus: (nullable): what has the focus
 *
 * Takes the names of types from it and from the pages of stacks that it lies in.
 */
void favor_focus_way_name  (GtkWidget *focus);

/**
 * favor_focus_way_watch:
 *
 * Does so from now on in each window of the program. To be called once.
 */
void favor_focus_way_watch (void);

G_END_DECLS
