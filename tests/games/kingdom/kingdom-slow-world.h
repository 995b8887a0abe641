/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-look.h"

G_BEGIN_DECLS

/* A map as the slow way sees it: every part of every tile has the label of what it belongs to. */

/* All parts of all tiles of a map: 0 to 7 are octants, 8 to 11 arms. */
#define PARTS 12
#define ARM   8

typedef struct
{
  guint tile;
  guint part;
  guint label;
} KingdomPart;

typedef struct
{
  const KingdomTile *record;
  KingdomLook        look[KINGDOM_N_TILES];
  guint              tiles[KINGDOM_N_TILES];
  guint              n_tiles;
  guint              inside[KINGDOM_N_TILES][KINGDOM_N_OCTANTS];
  guint              label[KINGDOM_N_TILES * PARTS];
  GArray            *nodes;
} KingdomWorld;

#define NODE(i) (&g_array_index (self->nodes, KingdomPart, i))

void slow_world_init (KingdomWorld *self, const KingdomTile *tiles);

/* The tile on a cell, or -1. */
gint slow_tile_at (const KingdomWorld *self, gint x, gint y);
gboolean slow_is_city (const KingdomWorld *self, guint tile, guint octant);
gboolean slow_has_road (const KingdomWorld *self, guint tile, guint side);
/* c, r or m */
char slow_edge (const KingdomWorld *self, guint tile, guint side);
/* Whether there is a neighbour with the same edge. */
gboolean slow_fits (const KingdomWorld *self, guint tile, guint side);
gboolean slow_opens_to_middle (const KingdomWorld *self, guint tile, guint octant);
/* Whether one comes round the middle from a to b without crossing a road that arrives there. */
gboolean slow_same_arc (const KingdomWorld *self, guint tile, guint a, guint b);
guint slow_label_at (const KingdomWorld *self, guint tile, guint octant);

G_END_DECLS
