/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-view.h"

G_BEGIN_DECLS

/* favor-game-view-calls.c: what is answered where a view says nothing. */
void favor_game_view_set_defaults (FavorGameViewClass *klass);

G_END_DECLS
