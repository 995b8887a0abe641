/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-entry-actions.h"

#include "favor-accessible.h"
#include "favor-closures.h"
#include "favor-rename-popover.h"
#include "favor-signals.h"
#include "favor-tooltip.h"

#define POPOVER_KEY "favor-entry-popover"

static FavorStoreEntry *
get_entry (GtkWidget *widget)
{
  g_autoptr (FavorStoreEntry) entry = NULL;

  g_object_get (widget, "entry", &entry, NULL);
  /* The widget keeps it. */
  return entry;
}

/* ---- Popovers ------------------------------------------------------------------------- */

/**
 * favor_entry_actions_end:
 * @widget: is disposed of
 *
 * Takes the menu away.
 */
void
favor_entry_actions_end (GtkWidget *widget)
{
  GtkWidget *popover = g_object_steal_data (G_OBJECT (widget), POPOVER_KEY);

  g_clear_pointer (&popover, gtk_widget_unparent);
}

/* One at a time; the one before is closed by now, and goes. */
static void
show_popover (GtkWidget *widget, GtkWidget *popover)
{
  favor_entry_actions_end (widget);
  gtk_widget_set_parent (popover, widget);
  g_object_set_data (G_OBJECT (widget), POPOVER_KEY, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static GtkWidget *
create_menu (void)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (FAVOR_RESOURCES
                                                                  "entry-menu.ui");
  GMenuModel            *menu = G_MENU_MODEL (gtk_builder_get_object (builder, "menu"));

  return gtk_popover_menu_new_from_model (menu);
}

static void
popup_at (GtkWidget *widget, const GdkRectangle *place)
{
  GtkWidget *menu = create_menu ();

  gtk_popover_set_pointing_to (GTK_POPOVER (menu), place);
  show_popover (widget, menu);
}

/* `anchor`: what the menu points at. */
static void
popup_menu (GtkWidget *widget, GtkWidget *anchor)
{
  graphene_rect_t bounds;
  GdkRectangle    place;

  if (!gtk_widget_compute_bounds (anchor, widget, &bounds))
    return;
  place = (GdkRectangle){ (int) bounds.origin.x,
                          (int) bounds.origin.y,
                          (int) bounds.size.width,
                          (int) bounds.size.height };
  popup_at (widget, &place);
}

static void
renamed_cb (GtkWidget *widget, const char *name)
{
  gtk_widget_activate_action (widget,
                              "win.rename-session",
                              "(ss)",
                              favor_store_entry_get_path (get_entry (widget)),
                              name);
}

/* ---- Actions -------------------------------------------------------------------------- */

static void
rename_entry (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorStoreEntry *entry = get_entry (widget);
  GtkWidget       *popover;

  if (entry == NULL)
    return;
  popover = favor_rename_popover_new (favor_store_entry_get_title (entry));
  favor_signals_connect (popover, "renamed", G_CALLBACK (renamed_cb), widget);
  show_popover (widget, popover);
}

/* Runs the window's action for the path of the entry. */
static void
act_on_path (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  static const struct
  {
    const char *mine;
    const char *windows;
  } pairs[] = {
    { "entry.open", "win.open-session" },
    { "entry.rematch", "win.rematch-session" },
    { "entry.duplicate", "win.duplicate-session" },
    { "entry.export", "win.export-session" },
    { "entry.show-folder", "win.show-folder" },
    { "entry.delete", "win.delete-session" },
  };

  /* It may leave the library meanwhile. */
  g_autoptr (FavorStoreEntry) entry = NULL;

  g_object_get (widget, "entry", &entry, NULL);
  for (guint i = 0; entry != NULL && i < G_N_ELEMENTS (pairs); i++)
    if (g_str_equal (pairs[i].mine, action_name))
      gtk_widget_activate_action (widget,
                                  pairs[i].windows,
                                  "s",
                                  favor_store_entry_get_path (entry));
}

/**
 * favor_entry_actions_install:
 * @widget_class: a class with a property `entry`
 *
 * Gives the class the actions `entry.…`. In its class initializer.
 */
void
favor_entry_actions_install (GtkWidgetClass *widget_class)
{
  static const char *const names[] = {
    "entry.open",   "entry.rematch",     "entry.duplicate",
    "entry.export", "entry.show-folder", "entry.delete",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_class_install_action (widget_class, names[i], NULL, act_on_path);
  gtk_widget_class_install_action (widget_class, "entry.rename", NULL, rename_entry);
}

/**
 * favor_entry_actions_update:
 * @widget: shows an entry, which has changed or is another one
 *
 * Enables what can be done to it.
 */
void
favor_entry_actions_update (GtkWidget *widget)
{
  static const char *const whole_only[] = {
    "entry.open", "entry.rematch", "entry.rename", "entry.duplicate", "entry.export",
  };
  FavorStoreEntry *entry = get_entry (widget);
  gboolean damaged = entry != NULL && favor_store_entry_get_damaged (entry) != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (whole_only); i++)
    gtk_widget_action_set_enabled (widget, whole_only[i], !damaged);
  gtk_widget_action_set_enabled (widget, "entry.show-folder", damaged);
}

/* ---- Pointer and keys ----------------------------------------------------------------- */

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, GtkWidget *widget)
{
  GdkRectangle place = { (int) x, (int) y, 1, 1 };

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  popup_at (widget, &place);
}

static void
held_cb (GtkGesture *gesture, double x, double y, GtkWidget *widget)
{
  pressed_cb (gesture, 1, x, y, widget);
}

/**
 * favor_entry_actions_add_gestures:
 * @widget: shows an entry
 *
 * Has right click and long press open the menu.
 */
void
favor_entry_actions_add_gestures (GtkWidget *widget)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));
}

static gboolean
shows_entry (GtkWidget *widget)
{
  return widget != NULL &&
         g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "entry") != NULL;
}

/* The widget that has the focus, is around it, or lies in the list's child that has it. */
static GtkWidget *
find_focused (GtkWidget *page)
{
  GtkRoot   *root = gtk_widget_get_root (page);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus == NULL)
    return NULL;
  if (shows_entry (gtk_widget_get_first_child (focus)))
    return gtk_widget_get_first_child (focus);
  while (focus != NULL && focus != page && !shows_entry (focus))
    focus = gtk_widget_get_parent (focus);
  return focus == page ? NULL : focus;
}

static gboolean
key_cb (GtkWidget *page, GVariant *args, gpointer user_data)
{
  GtkWidget  *widget = find_focused (page);
  const char *action;

  g_variant_get (args, "(&s)", &action);
  return widget != NULL && gtk_widget_activate_action (widget, action, NULL);
}

static gboolean
menu_key_cb (GtkWidget *page, GVariant *args, gpointer user_data)
{
  GtkWidget *widget = find_focused (page);

  if (widget == NULL)
    return FALSE;
  popup_menu (widget, widget);
  return TRUE;
}

/**
 * favor_entry_actions_add_keys:
 * @page_class: a page with such widgets
 *
 * Has F2 rename the entry that has the focus, and Menu open its menu. In its class
 * initializer.
 */
void
favor_entry_actions_add_keys (GtkWidgetClass *page_class)
{
  gtk_widget_class_add_binding (page_class, GDK_KEY_F2, 0, key_cb, "(s)", "entry.rename");
  gtk_widget_class_add_binding (page_class, GDK_KEY_Menu, 0, menu_key_cb, NULL);
  gtk_widget_class_add_binding (page_class,
                                GDK_KEY_F10,
                                GDK_SHIFT_MASK,
                                menu_key_cb,
                                NULL);
}

/**
 * favor_entry_actions_add_delete_keys:
 * @page_class: a page with such widgets
 *
 * Has Delete delete the entry that has the focus. In its class initializer.
 */
void
favor_entry_actions_add_delete_keys (GtkWidgetClass *page_class)
{
  static const guint keys[] = { GDK_KEY_Delete, GDK_KEY_KP_Delete };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (page_class, keys[i], 0, key_cb, "(s)", "entry.delete");
}

/* ---- Words ---------------------------------------------------------------------------- */

/* (transfer full): title, game, players and status or defect as one text. */
static char *
describe (FavorStoreEntry *entry)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const char           *damaged = favor_store_entry_get_damaged (entry);
  const char           *result = favor_store_entry_get_result (entry);
  const char           *players = favor_store_entry_get_players (entry);
  char *game = favor_closure_game_title (NULL, favor_store_entry_get_game_id (entry));

  g_ptr_array_add (parts, g_strdup (favor_store_entry_get_title (entry)));
  if (game != NULL)
    g_ptr_array_add (parts, game);
  if (damaged != NULL)
    g_ptr_array_add (parts, g_strdup (damaged));
  if (result == NULL && favor_closure_is_set (NULL, players))
    g_ptr_array_add (parts, g_strdup (players));
  if (damaged == NULL)
    g_ptr_array_add (parts, g_strdup (favor_store_entry_get_status (entry)));
  if (result != NULL)
    g_ptr_array_add (parts, g_strdup (result));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

/**
 * favor_entry_name_widget:
 * @widget: in the child of a list
 * @entry: what it shows
 *
 * Gives title, game, players and status or defect as one text to the tooltip, and as
 * its name to the list's child around @widget.
 */
void
favor_entry_name_widget (GtkWidget *widget, FavorStoreEntry *entry)
{
  GtkWidget       *parent = gtk_widget_get_parent (widget);
  g_autofree char *text = describe (entry);

  /* In full what is cut off where there is little room. */
  favor_tooltip_set (widget, text);
  /* What lies in it says nothing more. Before GTK 4.10 it would be called by its type. */
  if (gtk_check_version (4, 10, 0) != NULL)
    favor_accessible_set_name (widget, "");
  /* The child of the list, which has the focus, has no name of its own. */
  if (parent != NULL)
    favor_accessible_set_name (parent, text);
}
