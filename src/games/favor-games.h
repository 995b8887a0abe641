/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* All games of this build, in the order of the list in meson.build. */
guint            favor_games_get_n    (void);
const FavorGame *favor_games_get_nth  (guint       index);
/* (nullable): the game with that id in files */
const FavorGame *favor_games_find     (const char *id);

G_END_DECLS
