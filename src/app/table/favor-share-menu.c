/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-share-menu.h"

#include <glib/gi18n-lib.h>

#include "favor-game-header.h"

static void
append_log (GMenu *menu, const char *label, FavorSeat seat)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "share.copy-log", "i", (int) seat);
  g_menu_append_item (menu, item);
}

/**
 * favor_share_menu_new:
 * @table: what the actions of the group `share` share
 *
 * Returns: (transfer full): the menu; its mnemonics are apart from those of the main menu
 */
GMenu *
favor_share_menu_new (FavorTable *table)
{
  GMenu            *menu = g_menu_new ();
  FavorSession     *session = favor_table_get_session (table);
  g_autoptr (GMenu) text = g_menu_new ();
  g_autoptr (GMenu) seats = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();

  g_menu_append (text, _ ("Copy _Position as Text"), "share.copy-position");
  append_log (text, _ ("Copy _Log as Text"), FAVOR_SEAT_NONE);
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      const char      *name = favor_session_get_name (session, (FavorSeat) i);
      g_autofree char *label = favor_game_header_escape_label (name);

      append_log (seats, label, (FavorSeat) i);
    }
  /* Translators: a menu of the players: the lines of the log that are about one of them */
  g_menu_append_submenu (text, _ ("Copy Log _of One Seat"), G_MENU_MODEL (seats));
  g_menu_append (files, _ ("Sa_ve Picture…"), "share.save-picture");
  g_menu_append (files, _ ("_Export Game…"), "share.export");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (text));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  return menu;
}
