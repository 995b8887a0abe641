/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-game.h"
#include "favor-rules.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_RULES_WINDOW (favor_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (FavorRulesWindow,
                      favor_rules_window,
                      FAVOR,
                      RULES_WINDOW,
                      AdwWindow)

/* The rules of a game in a window of their own: contents, text with pictures, and a search that
 * marks what it finds. Where the rules cannot be read, the window says why.
 *
 * Actions: `rules.go-to (s: id of a section)`, `rules.find`, `rules.move-hit (i: so many on)`,
 * `rules.contents`, `rules.scroll (d: pages)`, `rules.close`. */
GtkWidget *favor_rules_window_new (const FavorGame *game);
void favor_rules_show (GtkWindow *parent, const char *game_id, const char *anchor);

const char *favor_rules_window_get_section (FavorRulesWindow *self);
void        favor_rules_window_search (FavorRulesWindow *self, const char *text);
guint       favor_rules_window_get_n_hits (FavorRulesWindow *self);
const char *favor_rules_window_get_failure (FavorRulesWindow *self);

G_END_DECLS
