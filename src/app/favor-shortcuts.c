/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-shortcuts.h"

#include "favor-closures.h"
#include "favor-game-page.h"

static void
add_key (GtkBox *group, const FavorGameKey *key)
{
  g_autofree char *accelerator = gtk_accelerator_name (favor_game_page_get_keyval (key),
                                                       key->modifiers);

  gtk_box_append (group,
                  g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT,
                                "accelerator",
                                accelerator,
                                "title",
                                _ (key->title),
                                NULL));
}

/**
 * favor_shortcuts_present:
 * @parent: the window that the keys are for
 *
 * Shows the shortcuts window.
 */
void
favor_shortcuts_present (GtkWindow *parent)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (FAVOR_RESOURCES
                                                                  "shortcuts.ui");
  GtkBox                *group = GTK_BOX (gtk_builder_get_object (builder, "game_group"));
  GtkWindow          *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
  guint               n_keys;
  const FavorGameKey *keys = favor_game_page_get_keys (&n_keys);

  for (guint i = 0; i < n_keys; i++)
    if (keys[i].title != NULL)
      add_key (group, &keys[i]);
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
