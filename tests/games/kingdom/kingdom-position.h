/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-test.h"
#include "kingdom-look.h"

G_BEGIN_DECLS

/* Positions in the notation of the scenarios (section 12): "E(0,-1)r2+farmer.n" is a tile of type E at
 * x 0, y -1, turned by two, with a Farmer on the side that is north on the map. Tokens: "+jester",
 * "+noblewoman", "+hunter" (middle), "+hunter.arm-n", "+straight.ew", "+curve.es", "+bridge.ns". A tile
 * alone can do without cell and rotation. */

/* Reads the tile at the begin of `text` and what lies on it, and moves on behind it. */
guint kingdom_test_read_tile (const char **text, KingdomTile *tile);

/* Its look. */
void kingdom_test_look (const char *text, KingdomLook *look);

/* Lays the tiles of `text`, separated by spaces; all others are in the bag. */
void kingdom_test_lay (const char *text, KingdomTile *tiles);

/* (transfer full): the regions of a tile, "C01; M27; M3456" */
char *kingdom_test_regions (const KingdomLook *look);
/* (transfer full): its road segments, "e-w", "e:junction s:junction" */
char *kingdom_test_roads (const KingdomLook *look);
/* (transfer full): its faults, "loose-road s" */
char *kingdom_test_faults (const KingdomLook *look);
/* (transfer full): its edges, "c r m r" */
char *kingdom_test_edges (const KingdomLook *look);
/* (transfer full): a set of sides, "n e", or of borders, "ne se" */
char *kingdom_test_sides (guint sides);
char *kingdom_test_borders (guint borders);

G_END_DECLS
