/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <string.h>

#include "favor-window-private.h"

#include "favor-closures.h"
#include "favor-game-page.h"
#include "favor-rules-window.h"

/* ---- Rules ---------------------------------------------------------------------------- */

/* "GAME-ID" or "GAME-ID#SECTION-ID" */
static void
show_rules (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char      *target = g_variant_get_string (parameter, NULL);
  const char      *anchor = strchr (target, '#');
  g_autofree char *game_id = anchor == NULL ? g_strdup (target)
                                            : g_strndup (target, (gsize) (anchor - target));

  favor_rules_show (GTK_WINDOW (widget), game_id, anchor == NULL ? NULL : anchor + 1);
}

/* The rules of what is played or was played last. */
static void
show_help (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow     *self = FAVOR_WINDOW (widget);
  g_autofree char *last = g_settings_get_string (favor_window_get_settings (self),
                                                 "last-game");
  const FavorGame *game = favor_games_find (last);

  if (game == NULL)
    game = favor_games_get_nth (0);
  favor_rules_show (GTK_WINDOW (self), game->id, NULL);
}

void
favor_window_install_learn_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.rules", "s", show_rules);
  gtk_widget_class_install_action (widget_class, "win.help", NULL, show_help);
}
