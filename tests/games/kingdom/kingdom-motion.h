/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-slow.h"

G_BEGIN_DECLS

/* The eight motions that take a map to a map: motion % 4 quarter turns clockwise, after a reflection
 * east to west if it is 4 or more. Tiles of J and K are mirror images of each other, all others of
 * themselves. */

#define KINGDOM_N_MOTIONS 8

void kingdom_motion_tiles (const KingdomTile *tiles, guint motion, KingdomTile *moved);
void kingdom_motion_witnesses (GPtrArray *witnesses, guint motion, KingdomSpot spot);

G_END_DECLS
