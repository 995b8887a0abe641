/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* All games of this build, in the order of the list in meson.build. */
guint            favor_games_get_n    (void);
const FavorGame *favor_games_get_nth  (guint       index);
/* (nullable): the game with that id in files */
const FavorGame *favor_games_find     (const char *id);
/* The name of the game's folders of rules, views and pictures, as it stands in that list; NULL for
 * a game that is not in it. */
const char      *favor_games_get_name (const FavorGame *game);
/* (array zero-terminated=1): with the context "session name": what sessions of the game can be called; none for a
 * game that is not in the list. */
const char *const *favor_games_get_session_names (const FavorGame *game);

G_END_DECLS
