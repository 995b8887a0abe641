/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-actions.h"
#include "kingdom-map.h"

G_BEGIN_DECLS

/* What tiles become by an action of step two: a pure function, from which follow whether anything
 * changes, how many faults there are then, and the new map. */

#define KINGDOM_MAX_EDITED 3

/**
 * KingdomEdit:
 * @tile: the tiles that change
 * @record: what they become
 */
typedef struct
{
  guint       n;
  guint8      tile[KINGDOM_MAX_EDITED];
  KingdomTile record[KINGDOM_MAX_EDITED];
} KingdomEdit;

/* A side or border seen on the map, in the frame of a tile turned by `rot`. */
static inline guint
kingdom_own_side (guint side, guint rot)
{
  return (side - rot) % FAVOR_N_SIDES;
}

/* A slot in the frame of the tile. */
guint kingdom_own_slot (guint slot, guint rot) G_GNUC_INTERNAL;

/* The token of a road, and how it is turned on a tile turned by `rot`. */
guint kingdom_token_of_road (guint road) G_GNUC_INTERNAL;
guint kingdom_turn_of_road (guint road, guint rot) G_GNUC_INTERNAL;

/* The piece of a play, or %FAVOR_NONE if `road` is missing. */
gint kingdom_piece_of_play (const FavorAction *action) G_GNUC_INTERNAL;
/* The character whose piece it is. */
guint kingdom_giver_of_play (const FavorAction *action) G_GNUC_INTERNAL;

/* The tile on a cell, the one in hand for its cell, or %KINGDOM_NO_TILE. */
guint kingdom_tile_at (const KingdomTable *table, gint x, gint y) G_GNUC_INTERNAL;

/* Takes all favors off a record. */
void kingdom_strip (KingdomTile *tile) G_GNUC_INTERNAL;

/* What a play makes of the tile that it is played on. */
void kingdom_play_on (KingdomTile *tile, const FavorAction *action) G_GNUC_INTERNAL;

/* What an action that is legal but for what the edit says makes of tiles; none of other kinds. */
void kingdom_edit_init (KingdomEdit *edit, const KingdomTable *table, const FavorAction *action) G_GNUC_INTERNAL;

/* Whether it changes the look of a tile (section 6). */
gboolean kingdom_edit_changes (const KingdomEdit *edit, const KingdomTable *table) G_GNUC_INTERNAL;

/**
 * kingdom_edit_faults:
 * @map: of the tiles of @table
 *
 * Returns: how many faults more there are afterwards, those of the tile in hand included
 */
gint kingdom_edit_faults (const KingdomEdit *edit, const KingdomTable *table, const KingdomMap *map) G_GNUC_INTERNAL;

/* The faults of the map and of the tile in hand. */
guint kingdom_table_faults (const KingdomTable *table, const KingdomMap *map, KingdomFault *first) G_GNUC_INTERNAL;

G_END_DECLS
