/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* What a view asks the rules: what is wrong with the map, what an action would make of it, and where
 * wishes are fulfilled. */

/**
 * KingdomFault:
 * @kind: a %KingdomFaultKind
 * @side: of its tile, or the border
 *
 * A fault of the map; one between two tiles is told of the western or northern one.
 */
typedef struct
{
  guint8 kind;
  gint8  x;
  gint8  y;
  guint8 side;
} KingdomFault;

/* So many are told one by one. */
#define KINGDOM_MAX_FAULTS 32

/**
 * KingdomFaults:
 * @n: how many there are
 * @n_listed: of @fault
 * @fault: in the order of 2.7; those of the tile in hand come last, at %KINGDOM_IN_HAND
 */
typedef struct
{
  guint        n;
  guint        n_listed;
  KingdomFault fault[KINGDOM_MAX_FAULTS];
} KingdomFaults;

/* The faults of the map and of the tile in hand. */
void kingdom_find_faults (const KingdomTable *table, KingdomFaults *faults) G_GNUC_INTERNAL;

/* No action changes more tiles, but for one that takes several back. */
#define KINGDOM_MAX_CHANGED 3

/**
 * KingdomPreview:
 * @table: what it would be
 * @faults: of that
 * @met: the characters that could be asked for their favor if step two ended then, but for those who look
 *   at the others; with a fault, with which it cannot end, there are none
 */
typedef struct
{
  KingdomTable  table;
  KingdomFaults faults;
  guint8        met[KINGDOM_N_CHARACTERS];
} KingdomPreview;

/* @action is a legal one of step two that neither draws nor ends it. */
void kingdom_preview (const KingdomState *state, const FavorAction *action, KingdomPreview *preview) G_GNUC_INTERNAL;

/* The same of the map as it is. */
void kingdom_preview_now (const KingdomState *state, KingdomPreview *preview) G_GNUC_INTERNAL;

/* Whether an action is one of those. */
gboolean kingdom_can_preview (const FavorAction *action) G_GNUC_INTERNAL;

/**
 * KingdomFit:
 * @KINGDOM_FIT_MEND: it makes a fault, which a piece in hand can mend
 * @KINGDOM_FIT_TURNED: it makes none
 * @KINGDOM_FIT: nor would it look otherwise if the tile were turned as it is shown
 *
 * How a listed lay fits.
 */
typedef enum
{
  KINGDOM_FIT_MEND,
  KINGDOM_FIT_TURNED,
  KINGDOM_FIT,
} KingdomFit;

/* Directions that look the same are listed once: @rot is how the tile in hand is shown. */
KingdomFit kingdom_find_fit (const KingdomState *state, const FavorAction *lay, guint rot) G_GNUC_INTERNAL;

/**
 * KingdomGlow:
 * @octants: those that belong to it, as seen on the map
 * @arms: the road arms that do
 * @whole: the cell itself does
 *
 * What of a cell belongs to a place of the map.
 */
typedef struct
{
  gint8  x;
  gint8  y;
  guint8 octants;
  guint8 arms;
  guint8 whole;
} KingdomGlow;

/* All tiles, and the holes between them. */
#define KINGDOM_MAX_GLOWS (2 * KINGDOM_N_TILES)

/* The tile on a cell, the one in hand for its cell, or %FAVOR_NONE. */
gint kingdom_find_tile (const KingdomTable *table, gint x, gint y) G_GNUC_INTERNAL;
/* The piece in a slot of a tile, as seen on the map, or %FAVOR_NONE. */
gint kingdom_find_laid (const KingdomTile *tile, guint slot) G_GNUC_INTERNAL;
/* How the road token of a tile lies, as seen on the map, or %FAVOR_NONE. */
gint kingdom_road_of_tile (const KingdomTile *tile) G_GNUC_INTERNAL;
/* The piece that is played, or %FAVOR_NONE. */
gint kingdom_find_played (const FavorAction *action) G_GNUC_INTERNAL;
/* How many pieces are in the supply. */
guint kingdom_count_supply (const KingdomSeat *seat) G_GNUC_INTERNAL;
/* How many tiles of each type nobody has drawn yet: (out) (array fixed-size=24); returns their sum. */
guint kingdom_count_left (const KingdomTable *table, guint8 *left) G_GNUC_INTERNAL;

/**
 * kingdom_find_new_witnesses:
 * @now: what the tiles are, or would be
 * @glows: (out) (array fixed-size=144): where the wish is fulfilled as it was not when the turn began
 *
 * Returns: how many of @glows were filled
 */
guint kingdom_find_new_witnesses (const KingdomState *state,
                                  const KingdomTable *now,
                                  guint               character,
                                  KingdomGlow        *glows) G_GNUC_INTERNAL;

/* The same of all other places that fulfil it: they do not count. */
guint kingdom_find_old_witnesses (const KingdomState *state,
                                  const KingdomTable *now,
                                  guint               character,
                                  KingdomGlow        *glows) G_GNUC_INTERNAL;

/* The same of the place of which #KingdomNear tells how near it comes; of none where the wish is met, or a
 * place that was there before is told of. */
guint kingdom_find_nearest (const KingdomState *state,
                            const KingdomTable *now,
                            guint               character,
                            KingdomGlow        *glows) G_GNUC_INTERNAL;

typedef enum
{
  KINGDOM_FEATURE_CITY,
  KINGDOM_FEATURE_MEADOW,
  KINGDOM_FEATURE_ROAD,
} KingdomFeatureKind;

/**
 * KingdomFeature:
 * @kind: a %KingdomFeatureKind
 * @name: those of that kind on one map have different ones
 * @is_complete: (not of a meadow)
 * @is_loop: (of a road) it has no end
 * @n: of a city how many meadows, of a meadow how many cities touch it; how many bends a road has
 *
 * A city, meadow or road of the map.
 */
typedef struct
{
  guint8 kind;
  guint8 is_complete;
  guint8 is_loop;
  guint  name;
  guint  n;
} KingdomFeature;

/**
 * kingdom_find_feature:
 * @tile: one on the map
 * @x, @y: where on it, from its west and north sides, 0 to 1
 * @feature: (out): what lies there
 * @glows: (out) (array fixed-size=144): all that belongs to it
 *
 * Returns: how many of @glows were filled
 */
guint kingdom_find_feature (const KingdomTile *tiles,
                            guint              tile,
                            double             x,
                            double             y,
                            KingdomFeature    *feature,
                            KingdomGlow       *glows) G_GNUC_INTERNAL;

/* The same of a tile on which no place is pointed at: a city, else a road, else the meadow. */
guint kingdom_find_main_feature (const KingdomTile *tiles,
                                 guint              tile,
                                 KingdomFeature    *feature,
                                 KingdomGlow       *glows) G_GNUC_INTERNAL;

G_END_DECLS
