/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-store.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_CONTINUE_CARD (favor_continue_card_get_type ())
G_DECLARE_FINAL_TYPE (FavorContinueCard,
                      favor_continue_card,
                      FAVOR,
                      CONTINUE_CARD,
                      AdwBin)

/* A session to go on with, on the home page: a picture of the position, the title, game and
 * round, the shields of who plays, and who has to decide. Property: `entry` (FavorStoreEntry,
 * writable, nullable). Its actions are those of favor-entry-actions.h. */
GtkWidget *favor_continue_card_new (FavorStoreEntry *entry);

G_END_DECLS
