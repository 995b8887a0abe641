/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_WINDOW (favor_window_get_type ())
G_DECLARE_FINAL_TYPE (FavorWindow, favor_window, FAVOR, WINDOW, AdwApplicationWindow)

/* The one window: home, setup, library or a game. Properties: `folder` (string,
 * construct-only: where the library is); `store` (FavorStore, read-only, nullable: the library
 * is opened after the first frame, or when something needs it).
 *
 * Actions: `win.show-home`, `win.show-library`, `win.set-up (s: game id)`, `win.play (s: game
 * id)`, `win.new`, `win.open-session (s: path)`, `win.rename-session ((ss): path, title)`,
 * `win.duplicate-session (s: path)`, `win.export-session (s: path)`, `win.delete-session (s:
 * path)`, `win.undelete-session`, `win.show-folder (s: path)`,
 * `win.fullscreen`, `win.close`, `win.help`, `win.learn (s: game id)`, and, for a game and a part
 * of it as "GAME-ID" or "GAME-ID#PART-ID": `win.rules`, `win.tutorial`, `win.puzzle`. */
/**
 * favor_window_new:
 * @application: (nullable): the application
 * @folder: where the library is or is to be
 *
 * Returns: (transfer none): a window; it shows home, if nothing else was asked for when it comes
 *   to the screen
 */
FavorWindow *favor_window_new (GtkApplication *application, const char *folder);
/**
 * favor_window_get_store:
 *
 * Returns: the library, which is opened now if it was not
 */
FavorStore  *favor_window_get_store (FavorWindow *self);
/* Opens a session file, or says why it cannot be opened. */
void favor_window_open (FavorWindow *self, GFile *file);
/* Lists the sessions of the library that have `text`. */
void favor_window_search (FavorWindow *self, const char *text);
/* Home, setup, library or game page. */
/**
 * favor_window_get_page:
 *
 * Returns: (nullable): what the window shows; nothing before it is on the screen
 */
GtkWidget *favor_window_get_page (FavorWindow *self);
/* Puts all that is being played into its files. */
/**
 * favor_window_flush:
 *
 * Writes, synchronously, what is not in its file yet. Play can go on after it.
 */
void favor_window_flush (FavorWindow *self);

G_END_DECLS
