/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* What a tile shows (2.6), what its parts are (2.8) and what is wrong with it (2.7): pure functions of
 * what is printed on it and of the favors that lie on it. */

#define KINGDOM_ALL_OCTANTS 0xff

/* The first octant of each of a set of quadrants: bit i becomes bit 2i. */
static inline guint
kingdom_first_octants_of (guint sides)
{
  sides = (sides | sides << 2) & 0x33;
  return (sides | sides << 1) & 0x55;
}

/* The octants of a set of quadrants. */
static inline guint8
kingdom_octants_of (guint sides)
{
  return (guint8) (3 * kingdom_first_octants_of (sides));
}

/* What the middle of a tile is made of. */
typedef enum
{
  KINGDOM_TERRAIN_STONE,
  KINGDOM_TERRAIN_CITY,
  KINGDOM_TERRAIN_MEADOW,
} KingdomTerrain;

/* Where a road arm goes inside of its tile. The first four are arms: it is linked with that one. */
typedef enum
{
  KINGDOM_ARM_LINKED_NORTH,
  KINGDOM_ARM_LINKED_EAST,
  KINGDOM_ARM_LINKED_SOUTH,
  KINGDOM_ARM_LINKED_WEST,
  KINGDOM_ARM_ENDS_AT_WALL,
  KINGDOM_ARM_ENDS_AT_JUNCTION,
  KINGDOM_ARM_ENDS_AT_CLOISTER,
  KINGDOM_ARM_LOOSE,
  KINGDOM_ARM_NONE,
} KingdomArm;

static inline gboolean
kingdom_arm_is_linked (guint arm)
{
  return arm < FAVOR_N_SIDES;
}

static inline gboolean
kingdom_arm_ends (guint arm)
{
  return arm >= KINGDOM_ARM_ENDS_AT_WALL && arm <= KINGDOM_ARM_ENDS_AT_CLOISTER;
}

/* The look of a tile of that type with the favors of @tile, turned by @rot. */
void kingdom_look (guint type, const KingdomTile *tile, guint rot, KingdomLook *look) G_GNUC_INTERNAL;

/* The same without what kingdom_look_divide () fills in: enough to tell edges, faults, and one look
 * from another. */
void kingdom_look_undivided (guint type, const KingdomTile *tile, guint rot, KingdomLook *look) G_GNUC_INTERNAL;

/* The look of a tile of the table after its record changed. */
void kingdom_look_again (KingdomState *state, guint tile) G_GNUC_INTERNAL;

/* Fills in regions, touches, caps and where arms go from the rest of a look (2.8). */
void kingdom_look_divide (KingdomLook *look) G_GNUC_INTERNAL;

/* What kingdom_look () says of tiles without favors. */
extern const KingdomLook kingdom_printed_looks[KINGDOM_N_TYPES][FAVOR_N_SIDES] G_GNUC_INTERNAL;

/* The set of arms that reach the middle, and of those that a wall stops (2.6). */
static inline guint
kingdom_look_arriving (const KingdomLook *look)
{
  return look->roads & look->tips & ~look->cities;
}

static inline guint
kingdom_look_stopped (const KingdomLook *look)
{
  return look->roads & ~look->tips & ~look->cities;
}

/* "Same look" of 2.6. Looks are compared divided or not. */
gboolean kingdom_look_same (const KingdomLook *a, const KingdomLook *b) G_GNUC_INTERNAL;

/* Whether a play that makes @b of @a changes the look (section 6). */
gboolean kingdom_look_changes (const KingdomLook *a, const KingdomLook *b) G_GNUC_INTERNAL;

/* The lowest rotation in which a bare tile of that type has that look (5.2), or %FAVOR_NONE. */
gint kingdom_look_matching (guint type, const KingdomLook *look) G_GNUC_INTERNAL;

/* Words of 2.4. */
static inline gboolean
kingdom_look_is_solid (const KingdomLook *look)
{
  return look->cities == KINGDOM_ALL_SIDES && look->walls == 0;
}

static inline gboolean
kingdom_look_is_meadow_only (const KingdomLook *look)
{
  return (look->cities | look->walls | look->roads) == 0 &&
         (look->middle == KINGDOM_MIDDLE_NOTHING || look->middle == KINGDOM_MIDDLE_BARE);
}

/* The arms that a road token uses (2.5). */
guint kingdom_token_arms (guint token, guint turn) G_GNUC_INTERNAL;

/* What can be wrong, in the order in which it is told (2.7). */
typedef enum
{
  KINGDOM_FAULT_EDGE_MISMATCH,
  KINGDOM_FAULT_OPEN_BORDER,
  KINGDOM_FAULT_ROAD_IN_CITY,
  KINGDOM_FAULT_MIDDLE_TAKEN,
  KINGDOM_FAULT_ROAD_THROUGH_WALL,
  KINGDOM_FAULT_LOOSE_ROAD,
  KINGDOM_FAULT_CROWDED_MIDDLE,
} KingdomFaultKind;

#define KINGDOM_N_FAULTS (KINGDOM_FAULT_CROWDED_MIDDLE + 1)

extern const FavorEnum kingdom_faults G_GNUC_INTERNAL;

/**
 * kingdom_look_faults:
 * @at: (out) (array fixed-size=7): for each kind, the set of sides or borders where it is; bit 0 for one
 *   of the whole tile. No mismatch of edges: that takes two tiles
 *
 * Returns: how many there are
 */
guint kingdom_look_faults (const KingdomLook *look, guint8 *at) G_GNUC_INTERNAL;

G_END_DECLS
