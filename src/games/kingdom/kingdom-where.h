/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-tile-map.h"
#include "kingdom-state.h"

G_BEGIN_DECLS

/* What tiles and places of the map are called: by what they show and what lies near them. The map changes,
 * so what is told is kept as a number that says the words for good, see @tell of FavorThing. */

/* The words for a tile begin at 0; those with a way from another tile, as all places without a tile have
 * them, stand behind. */
#define KINGDOM_WHERE_BESIDE 2402
#define KINGDOM_WHERE_LAST   31225

/* "the westernmost “Bend”" */
extern const FavorThing kingdom_told_tile  G_GNUC_INTERNAL;
/* "to the north of the westernmost “Bend”" */
extern const FavorThing kingdom_told_space G_GNUC_INTERNAL;

/* What tiles show, as their names; the letters are for lists. */
extern const FavorEnum kingdom_shown G_GNUC_INTERNAL;

#define KINGDOM_ARG_TILE(i, name)                                                        \
  FAVOR_ARG_INT (i, name, 0, KINGDOM_WHERE_LAST, .thing = &kingdom_told_tile)
#define KINGDOM_ARG_SPACE(i, name)                                                       \
  FAVOR_ARG_INT (i,                                                                      \
                 name,                                                                   \
                 KINGDOM_WHERE_BESIDE,                                                   \
                 KINGDOM_WHERE_LAST,                                                     \
                 .thing = &kingdom_told_space)

/**
 * KingdomPlaces:
 * @placed: the tiles on the map; those of one type look alike while they bear no favors
 * @laid: which of them was laid last this turn, or %FAVOR_TILE_NONE
 *
 * The map as its places are told.
 */
typedef struct
{
  FavorPlacedTile placed[KINGDOM_N_TILES];
  guint           n;
  guint           laid;
} KingdomPlaces;

void kingdom_places_init (KingdomPlaces *self, const KingdomTable *table) G_GNUC_INTERNAL;

/* The words for the tile on a cell, or for the one in hand. */
gint16 kingdom_tell_tile (const KingdomPlaces *self, gint x, gint y) G_GNUC_INTERNAL;

/**
 * kingdom_tell_space:
 * @without: the tile on this cell is not what the place is told from, as it does not stay; or %NULL
 *
 * Returns: the words for a cell beside at least one other tile
 */
gint16 kingdom_tell_space (const KingdomPlaces *self,
                           gint                 x,
                           gint                 y,
                           const gint16        *without) G_GNUC_INTERNAL;

/* The same of a table, for an event or a refusal; 0 if nobody asks: `asked` is %NULL. */
gint16 kingdom_word_tile (const KingdomTable *table, gconstpointer asked, const gint16 *cell) G_GNUC_INTERNAL;
gint16 kingdom_word_space (const KingdomTable *table,
                           gconstpointer       asked,
                           const gint16       *cell,
                           const gint16       *without) G_GNUC_INTERNAL;

G_END_DECLS
