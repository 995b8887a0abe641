/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KINGDOM_TYPE_LIGHT (kingdom_light_get_type ())
G_DECLARE_FINAL_TYPE (KingdomLight, kingdom_light, KINGDOM, LIGHT, GtkWidget)

/* A line around a place of the map, for eyes alone: a city, a meadow, a road, tiles. A `second` one is told from
 * the first by its colour and by its dashes. */
GtkWidget *kingdom_light_new (gboolean second);

/* Where the line runs; without any of them there is none. */
void kingdom_light_set (KingdomLight      *self,
                        const KingdomGlow *glows,
                        guint              n_glows);
/* In tiles: where it lies; without a size if it is not there. */
graphene_rect_t kingdom_light_get_place (KingdomLight *self);

G_END_DECLS
