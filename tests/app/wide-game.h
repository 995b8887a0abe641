/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* A game of 186 legal actions in each position, of two kinds, without rounds, secrets or
 * chance: the most that a plain view has to show. It ends after 40 plies. */
#define WIDE_GAME_CHOICES 186
#define WIDE_GAME_PLIES 40

extern const FavorGame favor_wide_game;

G_END_DECLS
