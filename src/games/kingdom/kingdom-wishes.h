/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-land.h"
#include "kingdom-near.h"

G_BEGIN_DECLS

/* What the characters wish to see on the map (2.11). A place that fulfils a wish is a witness. It has a
 * name, a number below KINGDOM_N_NODES, and keys, by which it is known again on another map. */

/* What kind of place a witness is. */
typedef enum
{
  /* Jester and Charlatan wish for nothing on the map. */
  KINGDOM_SPOT_NONE,
  /* Named by its lowest node; keys: its sides, octants, or arms, each with its cell. */
  KINGDOM_SPOT_CITY,
  KINGDOM_SPOT_MEADOW,
  KINGDOM_SPOT_ROAD,
  /* Named by the tile; keys: the cell and the tile. */
  KINGDOM_SPOT_TILE,
  /* Named by the tile in the middle; keys: the nine cells. */
  KINGDOM_SPOT_BLOCK,
  /* Named by the tile to the north of it; key: the cell. */
  KINGDOM_SPOT_HOLE,
} KingdomSpot;

/**
 * KingdomFound:
 * @is: of each name, whether it is a witness
 * @n: how many there are
 */
typedef struct
{
  guint8 is[KINGDOM_N_NODES];
  guint  n;
} KingdomFound;

/**
 * KingdomWish:
 * @spot: a %KingdomSpot
 * @find: adds the witnesses of a map; N is `level`
 */
typedef struct
{
  guint8 spot;
  void (*find) (const KingdomLand *land, guint level, KingdomFound *found);
} KingdomWish;

extern const KingdomWish kingdom_wishes[KINGDOM_N_CHARACTERS] G_GNUC_INTERNAL;

/* The witnesses of a character on a map; none of Jester and Charlatan. */
void kingdom_wish_find (const KingdomLand *land, guint character, guint level, KingdomFound *found) G_GNUC_INTERNAL;

/**
 * kingdom_wish_find_new:
 * @before: the map at the start of the turn
 * @now: the map at the end of step two
 *
 * The witnesses of a character on @now that share no key with any of @before: the wish is met if there
 * are some.
 */
void kingdom_wish_find_new (const KingdomLand *before,
                            const KingdomLand *now,
                            guint              character,
                            guint              level,
                            KingdomFound      *found) G_GNUC_INTERNAL;

/**
 * kingdom_wish_find_met:
 * @levels: N for Farmer, Laborer and Bishop
 * @met: (out) (array fixed-size=20): of each character, whether the wish is met; never of Jester and
 *   Charlatan, who look at the others
 */
void kingdom_wish_find_met (const KingdomTile *before,
                            const KingdomTile *now,
                            const guint16     *levels,
                            guint8            *met) G_GNUC_INTERNAL;

/* What the wishes are made of, for who asks how near they are. */

/* What the quadrant at a side of a tile belongs to. */
static inline KingdomNode
kingdom_city_at (const KingdomLand *land, guint tile, guint side)
{
  return land->name[kingdom_octant_node (tile, 2 * side)];
}

/* The different cities that an end of a road leads into (2.8), complete or not: returns how many. */
guint kingdom_cities_at (const KingdomLand *land, KingdomNode end, KingdomNode cities[FAVOR_N_SIDES]) G_GNUC_INTERNAL;

/* Whether a cell has a tile without any city. */
gboolean kingdom_is_country (const KingdomLand *land, gint x, gint y) G_GNUC_INTERNAL;

typedef gboolean (*KingdomEncloses) (const KingdomLand *, const KingdomFlood *, guint tile);

/* Whether what holds the flood up encloses a cloister. */
gboolean kingdom_encloses_some_cloister (const KingdomLand *land, const KingdomFlood *flood, KingdomEncloses encloses) G_GNUC_INTERNAL;
/* Whether a cloister stands where a complete city could enclose it: a flood of that city is worth while. */
gboolean kingdom_has_cloister_within (const KingdomLand *land, KingdomNode city) G_GNUC_INTERNAL;

/**
 * kingdom_wish_drop_old:
 * @old: the witnesses of @before
 * @found: (inout): places of that kind on @now, whether or not they are witnesses
 *
 * Drops those that share a key with an old one: whatever becomes of them is not new.
 */
void kingdom_wish_drop_old (const KingdomLand  *before,
                            const KingdomLand  *now,
                            KingdomSpot         spot,
                            const KingdomFound *old,
                            KingdomFound       *found) G_GNUC_INTERNAL;
/* The same of a hole or a block around a cell, which may hold no tile that names it: whether it is old. */
gboolean kingdom_wish_is_old_cell (const KingdomLand *before, KingdomSpot spot, const KingdomFound *old, gint x, gint y) G_GNUC_INTERNAL;

/**
 * kingdom_wish_find_granted:
 * @granted: (out) (array fixed-size=20): of each character, whether the wish is met and who plays can have
 *   the favor
 */
void kingdom_wish_find_granted (const KingdomState *state, guint8 *granted) G_GNUC_INTERNAL;
/* The same with the land of the table at hand. */
void kingdom_wish_find_granted_on (const KingdomState *state, const KingdomLand *land, guint8 *granted) G_GNUC_INTERNAL;

/**
 * KingdomBefore:
 * @land: with its map if that was asked for, and whole if that was
 *
 * The map at the start of a turn. On most maps at the end of it hardly a wish has a witness, so little is to
 * be known of this one.
 */
typedef struct
{
  const KingdomTile *tiles;
  gboolean           has_map;
  gboolean           is_whole;
  KingdomLand        land;
} KingdomBefore;

/* @tiles has to last as long. */
void kingdom_before_init (KingdomBefore *before, const KingdomTile *tiles) G_GNUC_INTERNAL;

/* The same where many maps follow from one. */
void kingdom_wish_find_met_since (KingdomBefore     *before,
                                  const KingdomTile *now,
                                  const guint16     *levels,
                                  guint8            *met) G_GNUC_INTERNAL;

G_END_DECLS
