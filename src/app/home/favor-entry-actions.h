/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-store.h"

G_BEGIN_DECLS

/* What can be done to one session of the library, for the widgets that show one: rows and
 * cards. They have a property `entry` (FavorStoreEntry), stand in the child of a list, which
 * gets the focus, and run the actions `entry.open`, `entry.rename`, `entry.rematch`,
 * `entry.duplicate`, `entry.export`, `entry.show-folder` and `entry.delete`, from a menu and by
 * keys. */

/* To be called in the class initializer of such a widget. */
void favor_entry_actions_install (GtkWidgetClass *widget_class);
/* To be called in the class initializer of a page with such widgets: F2 renames the one that
 * has the focus, Menu opens its menu. */
void favor_entry_actions_add_keys (GtkWidgetClass *page_class);
/* The same: Delete deletes the one that has the focus. */
void favor_entry_actions_add_delete_keys (GtkWidgetClass *page_class);

/* Right click and long press open the menu. */
void favor_entry_actions_add_gestures (GtkWidget *widget);
/* The entry is another one: what can be done to it? */
void favor_entry_actions_update (GtkWidget *widget);
/* To be called when the widget is disposed of. */
void favor_entry_actions_end (GtkWidget *widget);

/* Gives title, game, players and status or defect as one text to the tooltip, and as its name to
 * the list's child around `widget`. */
void favor_entry_name_widget (GtkWidget *widget, FavorStoreEntry *entry);

G_END_DECLS
