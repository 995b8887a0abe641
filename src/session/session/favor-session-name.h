/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/**
 * favor_session_name_make:
 * @seed: of the session; the same one gives the same name
 * @taken: (nullable) (element-type utf8 guint): how many sessions have each name already
 *
 * Finds a name that is worth reading for a session: one of those that the game has for its sessions,
 * in the language of the user, and one that no other session has, as long as there is any; then one
 * that few have.
 *
 * Returns: (transfer none): a name, never empty
 */
const char *favor_session_name_make (const FavorGame *game,
                                     guint64          seed,
                                     GHashTable      *taken);

G_END_DECLS
