/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-map.h"
#include "favor-piece.h"
#include "favor-tile-board.h"
#include "kingdom-faces.h"

G_BEGIN_DECLS

#define KINGDOM_TYPE_CHART (kingdom_chart_get_type ())
G_DECLARE_FINAL_TYPE (KingdomChart, kingdom_chart, KINGDOM, CHART, FavorMap)

/* The map: tiles with the favors on them, spaces beside them, and what an action would make of it.
 *
 * Property: `sight` (FavorSight, writable, nullable): what is seen of the position. */

/**
 * KingdomThing:
 * @KINGDOM_THING_TILE: a tile on the map; its index
 * @KINGDOM_THING_SPACE: an empty cell, see favor_tile_find_cell ()
 * @KINGDOM_THING_TARGET: a slot of the tile that a favor is played on
 * @KINGDOM_THING_FAVOR: a favor on the map: the index of its tile times %KINGDOM_N_SLOTS, plus its slot as
 *   seen on the map
 *
 * What a piece of the map is.
 */
typedef enum
{
  KINGDOM_THING_TILE,
  KINGDOM_THING_SPACE,
  KINGDOM_THING_TARGET,
  KINGDOM_THING_FAVOR,
} KingdomThing;

/**
 * KingdomSpace:
 * @look: how it looks
 *
 * An empty cell that stands out.
 */
typedef struct
{
  gint8            x;
  gint8            y;
  KingdomSpaceLook look;
} KingdomSpace;

/**
 * KingdomTargets:
 * @x, @y: the tile
 * @slots: the set of slots that are places for it
 * @piece: what is played there
 *
 * Places for a favor on one tile.
 */
typedef struct
{
  gint  x;
  gint  y;
  guint slots;
  gint  piece;
} KingdomTargets;

/* What a piece is, and which one. */
KingdomThing kingdom_chart_identify   (FavorPiece           *piece,
                                       guint                *which);
/* The spaces that stand out, and no others. */
void         kingdom_chart_set_spaces (KingdomChart         *self,
                                       const KingdomSpace   *spaces,
                                       guint                 n_spaces);
/* (nullable): places for a favor on a tile. */
void         kingdom_chart_set_targets (KingdomChart         *self,
                                        const KingdomTargets *targets);
/* Favors on the map stand out: a set of slots for each tile, or (nullable) none. */
void         kingdom_chart_set_favors (KingdomChart         *self,
                                       const guint16        *slots);
/* (nullable): what the tiles would be, and what is said above them. */
void         kingdom_chart_set_ghost  (KingdomChart         *self,
                                       const KingdomTable   *after,
                                       const char           *words);
/* What is wrong, on the map or on what it would be. */
void         kingdom_chart_set_faults (KingdomChart         *self,
                                       const KingdomFaults  *faults);
/* A line around a place of the map: of witnesses two, which can be told from each other, one more around what
 * is pointed at, and one around what comes nearest to a wish. */
#define KINGDOM_N_WITNESS_LIGHTS 2
#define KINGDOM_LIGHT_POINTED    KINGDOM_N_WITNESS_LIGHTS
#define KINGDOM_LIGHT_NEAREST    (KINGDOM_LIGHT_POINTED + 1)
#define KINGDOM_N_LIGHTS         (KINGDOM_LIGHT_NEAREST + 1)
void         kingdom_chart_light_up   (KingdomChart         *self,
                                       guint                 light,
                                       const KingdomGlow    *glows,
                                       guint                 n_glows);
/* (nullable): what is said above a line, as long as there is one. */
void         kingdom_chart_caption    (KingdomChart         *self,
                                       guint                 light,
                                       const char           *words);
/* Whether a tile, or a part of it, lies within a line. */
gboolean     kingdom_chart_is_lit     (KingdomChart         *self,
                                       guint                 light,
                                       gint                  x,
                                       gint                  y);
/* The tile that was laid last, or %FAVOR_NONE. */
void         kingdom_chart_set_last   (KingdomChart         *self,
                                       gint                  tile);

G_END_DECLS
