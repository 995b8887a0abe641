/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-table.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_GAME_HEADER (favor_game_header_get_type ())
G_DECLARE_FINAL_TYPE (FavorGameHeader, favor_game_header, FAVOR, GAME_HEADER, AdwBin)

/* The header bar of a game page: title, undo, redo, hint, timeline, viewpoint and the main menu.
 *
 * Properties: `table` (FavorTable, writable, nullable), `compact` (boolean, writable: the menu has
 * what a narrow header bar has no room for). */

/* GTK keeps a menu for ever whose window part goes away while it is open. */
void           favor_game_header_close_menus  (FavorGameHeader *self);
GtkMenuButton *favor_game_header_get_menu     (FavorGameHeader *self);
/* (transfer full): a text in a menu, where an underscore would mark a key. */
char          *favor_game_header_escape_label (const char      *text);

G_END_DECLS
