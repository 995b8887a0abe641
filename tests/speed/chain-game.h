/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/* (transfer full): a finished session of at least `n_plies` plies, longer than The Dragon's
 * Favour can be: when a game is over and there are fewer, the next one begins in the same
 * session. One person at seat 0, computers at the others; all play at random. */
FavorSession *chain_game_play (guint n_seats, guint n_plies, guint64 seed);

G_END_DECLS
