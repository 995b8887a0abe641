/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The window with all keys: those of the application and of the game page from their own
 * tables, those of lists and forms from shortcuts.ui. */
GtkWindow *favor_shortcuts_new (GtkWindow *parent, const char *section);

G_END_DECLS
