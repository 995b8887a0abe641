/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * favor_library_rows_new:
 *
 * Returns: (transfer full): what makes rows (FavorSessionRow) for a list of FavorStoreEntry. A
 *   list view lets go of its rows whenever the list changes, and asks for others; they are kept
 *   and used again, which takes a third of the time.
 */
GtkListItemFactory *favor_library_rows_new (void);

G_END_DECLS
