/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-position.h"
#include "kingdom-wishes.h"

G_BEGIN_DECLS

/* Sections 2.8 to 2.11 once more, written apart and without any haste: sets are found by comparing all
 * with all, floods go from octant to octant. */

/* A key of a witness: a cell with a part of it (2.11), or a tile. */
#define KINGDOM_KEY(x, y, part) ((guint32) ((x) + 128) << 16 | (guint32) ((y) + 128) << 8 | (part))
#define KINGDOM_KEY_TILE        (1u << 31)

/* (transfer full) (element-type GArray): the witnesses of a character, each an ascending list of keys */
GPtrArray *kingdom_slow_find (const KingdomTile *tiles, guint character, guint level);
/* (transfer full) (element-type GArray): those of `now` that share no key with any of `before` */
GPtrArray *kingdom_slow_find_new (const KingdomTile *before,
                                  const KingdomTile *now,
                                  guint              character,
                                  guint              level);

/* (transfer full) (element-type GArray): the same of what the game found */
GPtrArray *kingdom_test_witnesses (const KingdomLand *land, guint character, const KingdomFound *found);

/* Adds a key to a witness, and puts them in order. */
void kingdom_test_add_key (GArray *witness, guint32 key);
/* (transfer full): witnesses as text, in an order that does not depend on how they were found */
char *kingdom_test_tell (const GPtrArray *witnesses);

G_END_DECLS
