/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SESSION_ROW (favor_session_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorSessionRow, favor_session_row, FAVOR, SESSION_ROW, AdwBin)

/* What the library knows of one session, and what can be done with it. Properties: `entry`
 * (FavorStoreEntry, writable, nullable); `card` (boolean, writable: one column of texts).
 *
 * Actions, for its menu and for keys: `entry.open`, `entry.rename`, `entry.duplicate`,
 * `entry.export`, `entry.show-folder`, `entry.delete`; they end in the window's actions
 * `win.open-session`, `win.rename-session` and so on. The row names itself and the list item
 * that it lies in to assistive technology. */
GtkWidget       *favor_session_row_new (FavorStoreEntry *entry, gboolean card);
FavorStoreEntry *favor_session_row_get_entry (FavorSessionRow *self);
/* For pages with such rows: F2 and Delete act on the row that has the focus. */
void favor_session_row_add_keys (GtkWidgetClass *page_class);

G_END_DECLS
