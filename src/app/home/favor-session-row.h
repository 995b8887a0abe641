/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SESSION_ROW (favor_session_row_get_type ())
G_DECLARE_FINAL_TYPE (FavorSessionRow, favor_session_row, FAVOR, SESSION_ROW, AdwBin)

/* One session of the library, in a list: the winner's shield, title, game and date, what came of
 * it, or how it stands, or why it cannot be opened. Properties: `entry` (FavorStoreEntry,
 * writable, nullable); `selected` (boolean, writable: a tick says so). Its actions are those of
 * favor-entry-actions.h. */
GtkWidget       *favor_session_row_new (FavorStoreEntry *entry);
FavorStoreEntry *favor_session_row_get_entry (FavorSessionRow *self);
void             favor_session_row_add_play_sign (FavorSessionRow *self);

G_END_DECLS
