/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Shows all keys: those of shortcuts.ui, and those of the game page from its own table. */
void favor_shortcuts_present (GtkWindow *parent);

G_END_DECLS
