/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* What every game promises, tested for any of them through its table alone. */

/**
 * favor_conformance_add:
 * @game: a game
 *
 * Adds the test cases `/GAME/conformance/…`. They play games of every number of seats with
 * default and random options. FAVOR_CONFORMANCE_SEEDS in the environment says how many of
 * each; FAVOR_UPDATE_SIGNATURES=1 writes the game's signature file instead of comparing it.
 * With FAVOR_CONFORMANCE_TO_COME set the texts of the game need no translations.
 */
void favor_conformance_add (const FavorGame *game);

G_END_DECLS
