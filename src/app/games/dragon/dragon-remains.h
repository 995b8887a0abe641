/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define DRAGON_TYPE_REMAINS (dragon_remains_get_type ())
G_DECLARE_FINAL_TYPE (DragonRemains, dragon_remains, DRAGON, REMAINS, GtkWidget)

/* What everybody can know about the round and the delegations: a row for each clan with the signs
 * of the six roles, full where one is surely left, pale where one may be left, an empty plate where
 * none is; below it who went home and how well it kept its word. Then the deals of the round.
 *
 * Property: `sight` (FavorSight, writable, nullable). */
/* What was just answered to an offer, as in dragon_deals_answer (). */
void dragon_remains_answer (DragonRemains *self,
                            guint          colour,
                            const char    *player,
                            const char    *words);

G_END_DECLS
