/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-header.h"

#include "favor-breakpoint-bin.h"
#include "favor-closures.h"
#include "favor-lazy.h"
#include "favor-properties.h"
#include "favor-share-menu.h"
#include "favor-signals.h"
#include "favor-text.h"
#include "favor-views.h"

struct _FavorGameHeader
{
  AdwBin parent_instance;

  GtkMenuButton *eyes_menu;
  GtkMenuButton *menu;
  /* (nullable) */
  FavorTable *table;
  gboolean    compact;
};

G_DEFINE_FINAL_TYPE (FavorGameHeader, favor_game_header, ADW_TYPE_BIN)

enum
{
  PROP_TABLE,
  PROP_COMPACT,
  N_PROPS
};

/* ---- Menus ---------------------------------------------------------------------------- */

/**
 * favor_game_header_escape_label:
 * @text: e.g. a player's name
 *
 * Returns: (transfer full): @text as a menu shows it unchanged
 */
char *
favor_game_header_escape_label (const char *text)
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
create_eyes_menu (FavorGameHeader *self)
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
      g_autofree char *name = favor_game_header_escape_label (
        favor_session_get_name (favor_table_get_session (self->table), (FavorSeat) i));
      /* Translators: menu of viewpoints; {player} is a player's name */
      g_autofree char *label = favor_text_fill (_ ("Eyes of {player}"), "player", name);

      append_eyes (seats, label, (int) i);
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (seats));
  return menu;
}

/* In narrow windows the menu has what the header bar has no room for. */
static GMenu *
create_main_menu (FavorGameHeader *self)
{
  GMenu            *menu = g_menu_new ();
  g_autoptr (GMenu) page = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();
  g_autoptr (GMenu) eyes = create_eyes_menu (self);
  g_autoptr (GMenu) share = favor_share_menu_new (self->table);

  if (self->compact)
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
  /* Translators: menu of a game: what each player gained in the round before this one */
  g_menu_append (page, _ ("What the Round _Brought"), "view.round");
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
  return G_MENU_MODEL (create_main_menu (data));
}

/* They are made anew when they are next opened. */
static void
drop_menus (FavorGameHeader *self)
{
  favor_lazy_menu (self->eyes_menu, eyes_menu_cb, self);
  favor_lazy_menu (self->menu, main_menu_cb, self);
}

/* ---- Object --------------------------------------------------------------------------- */

static void
follow_table (FavorGameHeader *self)
{
  if (self->table == NULL)
    return;
  favor_signals_connect (favor_table_get_session (self->table),
                         "players-changed",
                         G_CALLBACK (drop_menus),
                         self);
  drop_menus (self);
}

/* clang-format off */
static const FavorProperty property_table[N_PROPS] = {
  [PROP_TABLE] = { "table", G_TYPE_OBJECT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameHeader, table),
                   .class_type = favor_table_get_type, .changed = G_CALLBACK (follow_table) },
  [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, FAVOR_WRITABLE, FAVOR_MEMBER (FavorGameHeader, compact),
                     .changed = G_CALLBACK (drop_menus) },
};
/* clang-format on */

static GParamSpec *properties[N_PROPS];

static void
favor_game_header_dispose (GObject *object)
{
  FavorGameHeader *self = FAVOR_GAME_HEADER (object);

  favor_properties_set_object (self, properties[PROP_TABLE], NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), FAVOR_TYPE_GAME_HEADER);

  G_OBJECT_CLASS (favor_game_header_parent_class)->dispose (object);
}

static void
favor_game_header_class_init (FavorGameHeaderClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = favor_game_header_dispose;

  favor_properties_install (object_class, property_table, N_PROPS, properties);

  g_type_ensure (FAVOR_TYPE_BREAKPOINT_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               FAVOR_RESOURCES "game-header.ui");
  gtk_widget_class_bind_template_child (widget_class, FavorGameHeader, eyes_menu);
  gtk_widget_class_bind_template_child (widget_class, FavorGameHeader, menu);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_not);
  gtk_widget_class_bind_template_callback (widget_class, favor_closure_window_buttons);
}

static void
favor_game_header_init (FavorGameHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
favor_game_header_close_menus (FavorGameHeader *self)
{
  g_return_if_fail (FAVOR_IS_GAME_HEADER (self));

  gtk_menu_button_popdown (self->menu);
  gtk_menu_button_popdown (self->eyes_menu);
}

/**
 * favor_game_header_get_menu:
 *
 * Returns: (transfer none): the main menu
 */
GtkMenuButton *
favor_game_header_get_menu (FavorGameHeader *self)
{
  g_return_val_if_fail (FAVOR_IS_GAME_HEADER (self), NULL);

  return self->menu;
}
