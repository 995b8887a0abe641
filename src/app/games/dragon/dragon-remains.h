/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "dragon-state.h"

G_BEGIN_DECLS

#define DRAGON_TYPE_REMAINS (dragon_remains_get_type ())
G_DECLARE_FINAL_TYPE (DragonRemains, dragon_remains, DRAGON, REMAINS, GtkWidget)

/* What everybody can know about the round and the delegations: a row for each clan with the signs
 * of the six roles, full where one is surely left, pale where one may be left, an empty plate where
 * none is; below it who went home and how well it kept its word. Then the deals of the round. */
DragonRemains *dragon_remains_new    (void);
/* `showing`: how the round ends is being shown, and `state` is from before. */
void           dragon_remains_update (DragonRemains     *self,
                                      const DragonState *state,
                                      gboolean           showing);

G_END_DECLS
