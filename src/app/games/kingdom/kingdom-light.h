/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define KINGDOM_TYPE_LIGHT (kingdom_light_get_type ())
G_DECLARE_FINAL_TYPE (KingdomLight, kingdom_light, KINGDOM, LIGHT, GtkWidget)

/**
 * KingdomLine:
 * @KINGDOM_LINE_WHOLE: for what counts
 * @KINGDOM_LINE_DASHED: pale dashes on a dark line, for what is told from that
 * @KINGDOM_LINE_BROKEN: dashes with nothing between them, for what is not so yet
 *
 * How a line runs. Each is told from the others without its colour.
 */
typedef enum
{
  KINGDOM_LINE_WHOLE,
  KINGDOM_LINE_DASHED,
  KINGDOM_LINE_BROKEN,
} KingdomLine;

/* A line around a place of the map, for eyes alone: a city, a meadow, a road, tiles. */
GtkWidget *kingdom_light_new (KingdomLine line);

/* Where the line runs; without any of them there is none. */
void kingdom_light_set (KingdomLight      *self,
                        const KingdomGlow *glows,
                        guint              n_glows);
/* In tiles: where it lies; without a size if it is not there. */
graphene_rect_t kingdom_light_get_place (KingdomLight *self);
/* Whether that cell, or a part of it, lies within. */
gboolean kingdom_light_covers (KingdomLight *self, gint x, gint y);
/* The middle of the northern edge of the northernmost cell, in tiles. */
graphene_point_t kingdom_light_get_top (KingdomLight *self);

G_END_DECLS
