/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* What people read and hear of the map. All functions return (transfer full) strings. */

/* A cell, counted from the first tile: "one east, two south". */
char *kingdom_say_cell  (gint                x,
                         gint                y);
/* A tile on the map or in hand with all that is on it. */
char *kingdom_say_tile  (guint               tile,
                         const KingdomTile  *record);
/* What its sides show, a sentence for each land; and (nullable) the favors on it. */
char *kingdom_say_sides (guint               tile,
                         const KingdomTile  *record,
                         guint               rot);
char *kingdom_say_favors (const KingdomTile *record);
/* An empty cell. */
char *kingdom_say_space (gint                x,
                         gint                y);
/* (nullable): the favor in a slot, as seen on the map. */
char *kingdom_say_laid  (const KingdomTile  *record,
                         guint               slot);
/* (nullable): the wishes that would be met, for little space. */
char *kingdom_say_met   (const guint8       *met);
/* A fault of a map and the tile that has it, by what is seen of it. */
char *kingdom_say_fault (const KingdomTable *table,
                         const KingdomFault *fault);

/* (transfer none): what a favor does when it is played or used. */
const char *kingdom_get_effect (guint character);
/* (transfer none): what a piece of road does, or its giver's other pieces. */
const char *kingdom_get_piece_effect (guint piece);

/* (transfer full): "Open city, touches 2 meadows" */
char *kingdom_say_feature (const KingdomFeature *feature);
/* (transfer full): who wishes for such a one, and what for: "Farmer: A meadow that touches exactly 2 cities" */
char *kingdom_say_wanted  (const KingdomState   *state,
                           const KingdomFeature *feature);

G_END_DECLS
