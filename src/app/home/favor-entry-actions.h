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

void favor_entry_actions_install (GtkWidgetClass *widget_class);
void favor_entry_actions_add_keys (GtkWidgetClass *page_class);
void favor_entry_actions_add_delete_keys (GtkWidgetClass *page_class);

void favor_entry_actions_add_gestures (GtkWidget *widget);
void favor_entry_actions_update (GtkWidget *widget);
void favor_entry_actions_end (GtkWidget *widget);

void favor_entry_name_widget (GtkWidget *widget, FavorStoreEntry *entry);

G_END_DECLS
