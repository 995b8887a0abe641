/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-actions.h"

G_BEGIN_DECLS

/* What to do, told from what is seen on the map. Each line names the arguments in their order; `place` and
 * `where` are words, see kingdom-where.h. */
typedef enum
{
  /* tile */
  KINGDOM_DEED_CHOOSE_TILE,
  /* place */
  KINGDOM_DEED_REPLACE_TILE,
  /* where, turn */
  KINGDOM_DEED_LAY_TILE,
  /* favor, side, place */
  KINGDOM_DEED_PLAY_TRIANGLE,
  /* favor, place, spot, road */
  KINGDOM_DEED_PLAY_TOKEN,
  /* place, place2 */
  KINGDOM_DEED_USE_HANDMAIDEN,
  /* place, where */
  KINGDOM_DEED_USE_MERCHANT,
  /* place, n */
  KINGDOM_DEED_USE_MAGICIAN,
  KINGDOM_DEED_USE_NOBLEMAN,
  KINGDOM_DEED_USE_NOBLEMAN_AGAIN,
  /* place, slot, place2, slot2, road, road2 */
  KINGDOM_DEED_USE_PAWNBROKER_SWAP,
  /* place, slot */
  KINGDOM_DEED_USE_PAWNBROKER_REMOVE,
  /* place, place2, place3 */
  KINGDOM_DEED_USE_ALCHEMIST,
} KingdomDeed;

#define KINGDOM_N_DEEDS (KINGDOM_DEED_USE_ALCHEMIST + 1)

extern const FavorKind kingdom_deeds[KINGDOM_N_DEEDS] G_GNUC_INTERNAL;

/* See FavorGame. */
gboolean kingdom_point_out (gconstpointer      observed,
                            const FavorAction *action,
                            FavorReason       *out) G_GNUC_INTERNAL;

G_END_DECLS
