/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KINGDOM_TYPE_EVENING (kingdom_evening_get_type ())
G_DECLARE_FINAL_TYPE (KingdomEvening, kingdom_evening, KINGDOM, EVENING, GtkWidget)

/* The light of the evening on the tiles of the map, for eyes alone: it comes from the west and is gone in the
 * east. */
GtkWidget *kingdom_evening_new (void);

/* The tiles that it falls on.
 *
 * Returns: in tiles: where it lies; without a size if there are none */
graphene_rect_t kingdom_evening_fall_on (KingdomEvening *self, const KingdomTile *tiles);

G_END_DECLS
