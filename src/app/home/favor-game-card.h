/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-game.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_GAME_CARD (favor_game_card_get_type ())
G_DECLARE_FINAL_TYPE (FavorGameCard, favor_game_card, FAVOR, GAME_CARD, AdwBin)

/* A game on the shelf: what it is, and the ways in. */
GtkWidget       *favor_game_card_new (const FavorGame *game);
const FavorGame *favor_game_card_get_game (FavorGameCard *self);
/* The one card of the shelf whose Play stands out. */
void     favor_game_card_set_suggested (FavorGameCard *self, gboolean suggested);
void     favor_game_card_set_new (FavorGameCard *self, gboolean is_new);
gboolean favor_game_card_get_suggested (FavorGameCard *self);
gboolean favor_game_card_focus_play (FavorGameCard *self);

/* Below each other with a large cover; beside each other with a large one; or with a small one,
 * in little room. */
typedef enum
{
  FAVOR_GAME_CARD_TALL,
  FAVOR_GAME_CARD_WIDE,
  FAVOR_GAME_CARD_ROW,
} FavorGameCardArrangement;

void favor_game_card_arrange (FavorGameCard *self, FavorGameCardArrangement arrangement);

G_END_DECLS
