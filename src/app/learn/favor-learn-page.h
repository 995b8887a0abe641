/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-game.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_LEARN_PAGE (favor_learn_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorLearnPage, favor_learn_page, FAVOR, LEARN_PAGE, AdwBin)

/* What there is to learn about a game: tutorial, rules and puzzles, each a row that activates an
 * action of the window, with a sign where it is done. */
GtkWidget       *favor_learn_page_new      (const FavorGame *game, GSettings *settings);
const FavorGame *favor_learn_page_get_game (FavorLearnPage *self);

G_END_DECLS
