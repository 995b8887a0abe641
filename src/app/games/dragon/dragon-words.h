/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "dragon-state.h"

G_BEGIN_DECLS

/* Words of the game as a person reads them, translated, and the ids of its pictures. All
 * pointers are owned by nobody. */

const char *dragon_role_title (guint role);
const char *dragon_clan_title (guint clan);
/* The same names as words with forms, for sentences. */
const FavorWord *dragon_role_word (guint role);
const FavorWord *dragon_clan_word (guint clan);
/* What the role's effect is called, e.g. "Masterpiece". */
const char *dragon_role_deed  (guint role);
/* The words on its vote card. */
const char *dragon_role_text  (guint role);
/* (transfer full): "dragon/KIND-ROLE", "dragon/KIND-CLAN". */
char       *dragon_role_art   (const char *kind,
                               guint       role);
char       *dragon_clan_art   (const char *kind,
                               guint       clan);

G_END_DECLS
