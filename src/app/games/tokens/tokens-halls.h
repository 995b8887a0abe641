/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tokens-state.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_HALLS (tokens_halls_get_type ())
G_DECLARE_FINAL_TYPE (TokensHalls, tokens_halls, TOKENS, HALLS, GtkWidget)

/* What lies beside the island: the halls of the guilds, of which one at a time is open and says what it
 * asks for and gives, the bank, and who has the honours.
 *
 * Property: `sight` (FavorSight, writable, nullable): what is seen of the position.
 *
 * Signal: `redeemed (uint token)`: a person wants the favor of the guild of such tokens. */

/* (transfer none): what opens the hall of a guild. */
GtkWidget *tokens_halls_get_door   (TokensHalls *self,
                                    guint        token);
/* (transfer none): its button. */
GtkWidget *tokens_halls_get_button (TokensHalls *self,
                                    guint        token);
/* Whether its favor can be had now, and (nullable) why not. */
void       tokens_halls_set_open   (TokensHalls *self,
                                    guint        token,
                                    gboolean     open,
                                    const char  *why_not);

G_END_DECLS
