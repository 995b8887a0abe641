/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_HOME_PAGE (favor_home_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorHomePage, favor_home_page, FAVOR, HOME_PAGE, AdwBin)

/* What was I playing, what can I play, what did I play? Property: `store` (FavorStore,
 * writable, nullable: the library is not read yet). Focusing the page focuses *Play* of the
 * suggested game. */
GtkWidget *favor_home_page_new (void);
/* `game_id`: (nullable): of the game that was played last; otherwise the first one */
void favor_home_page_set_last_game (FavorHomePage *self, const char *game_id);

G_END_DECLS
