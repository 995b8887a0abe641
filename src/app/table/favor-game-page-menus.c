/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-lazy.h"
#include "favor-text.h"
#include "favor-views.h"

/**
 * favor_game_page_escape_label:
 * @text: e.g. a player's name
 *
 * Returns: (transfer full): @text as a menu shows it unchanged
 */
char *
favor_game_page_escape_label (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("__", parts);
}

static void
append_eyes (GMenu *menu, const char *label, int eyes)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "view.eyes", "i", eyes);
  g_menu_append_item (menu, item);
}

static GMenu *
create_eyes_menu (FavorGamePage *self)
{
  GMenu            *menu = g_menu_new ();
  g_autoptr (GMenu) seats = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();

  /* Translators: menu of viewpoints: the person who decides, or the only one */
  append_eyes (others, _ ("Own Eyes"), FAVOR_EYES_OWN);
  /* Translators: menu of viewpoints: somebody who looks on */
  append_eyes (others, _ ("Spectator"), FAVOR_SEAT_NONE);
  /* Translators: menu of viewpoints: nothing is hidden */
  append_eyes (others, _ ("Open Hands"), FAVOR_VIEWER_OPEN);
  for (guint i = 0; i < favor_session_get_n_seats (favor_table_get_session (self->table));
       i++)
    {
      const FavorPlayer *player =
        favor_session_get_player (favor_table_get_session (self->table), (FavorSeat) i);
      g_autofree char *name = favor_game_page_escape_label (player->name);
      /* Translators: menu of viewpoints; {player} is a player's name */
      g_autofree char *label = favor_text_expand (_ ("Eyes of {player}"),
                                                  "player",
                                                  name,
                                                  NULL);

      append_eyes (seats, label, (int) i);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (seats));
  return menu;
}

/* In narrow windows the menu has what the header bar has no room for. */
static GMenu *
create_main_menu (FavorGamePage *self, gboolean compact)
{
  GMenu            *menu = g_menu_new ();
  g_autoptr (GMenu) page = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();
  g_autoptr (GMenu) eyes = create_eyes_menu (self);
  g_autoptr (GMenu) share = favor_game_page_create_share_menu (self);

  if (compact)
    {
      g_menu_append (page, _ ("_Redo"), "session.redo");
      g_menu_append (page, _ ("_Hint"), "view.hint");
      g_menu_append (page, _ ("_Timeline"), "view.timeline");
      g_menu_append_submenu (page, _ ("_Viewpoint"), G_MENU_MODEL (eyes));
    }
  else
    g_menu_append (page, _ ("Pane_l"), "view.panel");
  if (favor_views_find (favor_session_get_game (favor_table_get_session (self->table))
                          ->id) != NULL)
    /* Translators: menu: the position as text and the legal moves as a list */
    g_menu_append (page, _ ("Pla_in View"), "view.plain");
  /* Translators: menu: what happened since the last turn of who decides */
  g_menu_append (page, _ ("Sho_w It Again"), "view.show-again");
  /* Translators: a menu: copy as text, save a picture, export */
  g_menu_append_submenu (page, _ ("_Share"), G_MENU_MODEL (share));
  g_menu_append (program, _ ("_New Game…"), "app.new");
  g_menu_append (program, _ ("_Open…"), "app.open");
  g_menu_append (program, _ ("_Preferences"), "app.preferences");
  g_menu_append (program, _ ("R_ules"), "win.help");
  g_menu_append (program, _ ("_Keyboard Shortcuts"), "app.shortcuts");
  g_menu_append (program, _ ("_About Favor"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (page));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (program));
  return menu;
}

static GMenuModel *
eyes_menu_cb (gpointer data)
{
  return G_MENU_MODEL (create_eyes_menu (data));
}

static GMenuModel *
main_menu_cb (gpointer data)
{
  FavorGamePage   *self = data;
  FavorArrangement arrangement = favor_game_layout_get_arrangement (self->layout);

  return G_MENU_MODEL (create_main_menu (self, arrangement == FAVOR_ARRANGEMENT_NARROW));
}

void
favor_game_page_update_menus (FavorGamePage *self)
{
  favor_lazy_menu (GTK_MENU_BUTTON (self->eyes_menu), eyes_menu_cb, self);
  favor_lazy_menu (GTK_MENU_BUTTON (self->menu), main_menu_cb, self);
}
