/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-step.h"

G_BEGIN_DECLS

/* What the files share that list the actions of step two (section 6). Each lister makes only candidates
 * that are legal by the way they are found, and asks of each how many faults more it leaves. */

/**
 * KingdomFree:
 * @needs: what the edges of a tile there may be
 *
 * An empty cell beside tiles where a tile may lie.
 */
typedef struct
{
  gint8      x;
  gint8      y;
  FavorEdges needs;
} KingdomFree;

/**
 * KingdomLister:
 * @pieces: what the player holds
 * @held: the set of triangles and tokens that these are, as kingdom_find_held () numbers them
 * @faults: of the map and the tile in hand
 * @limit: how many faults more an action may leave, 0 or less
 * @own: of each tile on the map and in hand, its own faults
 * @taken: the tiles on the map by y, then x; once they were asked for
 * @free: the empty cells beside tiles by y, then x; once they were asked for
 * @fits: the tile in hand can be laid somewhere without a fault
 */
typedef struct
{
  const KingdomState *state;
  const KingdomTable *table;
  const KingdomMap   *map;
  const guint8       *pieces;
  guint               held;
  FavorActions       *out;
  gint                faults;
  gint                limit;
  gboolean            fits;
  guint               n_taken;
  guint               n_free;
  guint8              own[KINGDOM_N_TILES];
  guint8              taken[KINGDOM_N_TILES];
  KingdomFree         free[KINGDOM_N_TILES * FAVOR_N_SIDES];
} KingdomLister;

/* @map is that of the state's table. */
void kingdom_lister_init (KingdomLister *self, const KingdomState *state, const KingdomMap *map, FavorActions *out) G_GNUC_INTERNAL;

/* Finds the tiles on the map, or the free cells, unless they are there. */
void kingdom_lister_find_taken (KingdomLister *self) G_GNUC_INTERNAL;
void kingdom_lister_find_free (KingdomLister *self) G_GNUC_INTERNAL;

static inline FavorAction
kingdom_lister_begin (const KingdomLister *self, KingdomAction kind)
{
  return (FavorAction){ .kind = (guint8) kind, .seat = self->state->head.decider };
}

static inline void
kingdom_lister_append (KingdomLister *self, const FavorAction *action)
{
  *favor_actions_append (self->out, action->kind, action->seat) = *action;
}

/* The cell of a tile on the map as two arguments. */
static inline void
kingdom_lister_set_tile (const KingdomLister *self, FavorAction *action, guint at, guint tile)
{
  action->arg[at] = self->table->tile[tile].x;
  action->arg[at + 1] = self->table->tile[tile].y;
}

/* What the edges of a tile on the map may be. */
static inline FavorEdges
kingdom_lister_needs (const KingdomLister *self, guint tile)
{
  return kingdom_map_needs (self->map, self->table->tile[tile].x, self->table->tile[tile].y, KINGDOM_NO_TILE);
}

/**
 * KingdomSite:
 * @record: how it lies there
 * @needs: what its edges may be
 * @look: divided or not
 * @faults: its own and those of its edges
 *
 * A tile that pieces are played on; it need not lie there yet.
 */
typedef struct
{
  guint       tile;
  KingdomTile record;
  FavorEdges  needs;
  KingdomLook look;
  gint        faults;
} KingdomSite;

void kingdom_site_init (KingdomSite *self, guint tile, const KingdomTile *record, FavorEdges needs) G_GNUC_INTERNAL;

/* The tile in hand: any edges will do. */
void kingdom_site_init_in_hand (KingdomSite *self, const KingdomLister *lister) G_GNUC_INTERNAL;

/* A tile that lies on the map. */
void kingdom_site_init_on_map (KingdomSite *self, const KingdomLister *lister, guint tile, FavorEdges needs) G_GNUC_INTERNAL;

/* Triangles, roads, a Hunter, and three other tokens. */
#define KINGDOM_MAX_OFFERS 40

/**
 * KingdomOffers:
 * @edges: each once
 *
 * What plays can make of the edges of a tile.
 */
typedef struct
{
  guint      n;
  FavorEdges edges[KINGDOM_MAX_OFFERS];
} KingdomOffers;

/* The set of triangles and tokens that some of these pieces are. */
guint kingdom_find_held (const guint8 *pieces) G_GNUC_INTERNAL;

/**
 * kingdom_site_find_offers:
 * @lister: says what is held
 * @sides: plays that change no edge but over other sides are left out
 * @limit: how many faults more a play may leave
 */
void kingdom_site_find_offers (const KingdomSite *self, const KingdomLister *lister, guint sides, gint limit, KingdomOffers *offers) G_GNUC_INTERNAL;

void kingdom_list_lays (KingdomLister *self) G_GNUC_INTERNAL;
void kingdom_list_plays (KingdomLister *self) G_GNUC_INTERNAL;
void kingdom_list_handmaiden (KingdomLister *self) G_GNUC_INTERNAL;
void kingdom_list_merchant (KingdomLister *self) G_GNUC_INTERNAL;
void kingdom_list_turns (KingdomLister *self, KingdomAction kind) G_GNUC_INTERNAL;
void kingdom_list_pawnbroker (KingdomLister *self) G_GNUC_INTERNAL;
void kingdom_list_alchemist (KingdomLister *self) G_GNUC_INTERNAL;

G_END_DECLS
