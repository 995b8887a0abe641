/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-lister.h"

/* Where the tile in hand can be laid (section 6). */

/**
 * Lays:
 * @hand: the tile in hand, not turned
 * @is_faulty: the map has faults already
 * @edges: of the tile in hand in each rotation
 * @mended: what plays on it make of its edges without a fault, in all rotations
 * @is_known: of each tile on the map, whether the next is known
 * @offers: the edges that plays on it can give to its free sides without another fault
 */
typedef struct
{
  KingdomLister *lister;
  KingdomSite    hand;
  gboolean       is_faulty;
  FavorEdges     edges[FAVOR_N_SIDES];
  guint          n_mended;
  guint64        mended[KINGDOM_MAX_OFFERS];
  guint8         is_known[KINGDOM_N_TILES];
  FavorEdges     offers[KINGDOM_N_TILES];
} Lays;

static void
init (Lays *self, KingdomLister *lister)
{
  KingdomOffers offers;

  offers.n = 0;
  self->lister = lister;
  kingdom_site_init_in_hand (&self->hand, lister);
  self->is_faulty = lister->faults > self->hand.faults;
  if (self->is_faulty)
    kingdom_lister_find_taken (lister);
  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    self->edges[rot] = favor_edges_turned (self->hand.look.edges, rot);
  memset (self->is_known, FALSE, sizeof self->is_known);
  if (!self->is_faulty)
    kingdom_site_find_offers (&self->hand,
                              lister,
                              KINGDOM_ALL_SIDES,
                              -self->hand.faults,
                              &offers);
  self->n_mended = offers.n;
  for (guint i = 0; i < offers.n; i++)
    self->mended[i] = favor_edges_all_turns (offers.edges[i]);
}

/* The rotations in which a play on the laid tile would leave no fault. */
static guint64
find_mended (const Lays *self, const KingdomFree *free)
{
  guint64 turns = 0;

  for (guint i = 0; i < self->n_mended; i++)
    turns |= favor_edges_fitting (self->mended[i], free->needs);
  return turns;
}

static guint
neighbour_over (const KingdomLister *lister, const KingdomFree *free, guint side)
{
  return kingdom_map_at (lister->map,
                         free->x + favor_side_dx (side),
                         free->y + favor_side_dy (side));
}

/* What a faultless tile can be made to show over its free sides. */
static FavorEdges
find_offers (Lays *self, guint tile)
{
  const KingdomLister *lister = self->lister;
  const guint          taken = lister->map->matches[tile];
  KingdomOffers        offers;
  KingdomSite          site;

  if (self->is_known[tile])
    return self->offers[tile];
  self->is_known[tile] = TRUE;
  kingdom_site_init_on_map (&site, lister, tile, kingdom_lister_needs (lister, tile));
  kingdom_site_find_offers (&site, lister, KINGDOM_ALL_SIDES & ~taken, 0, &offers);
  self->offers[tile] = 0;
  for (guint i = 0; i < offers.n; i++)
    self->offers[tile] |= offers.edges[i];
  return self->offers[tile];
}

/* Whether the neighbour at the one edge that does not match can be made to match. */
static gboolean
can_neighbour_mend (Lays *self, const KingdomFree *free, FavorEdges edges)
{
  const guint apart = favor_edges_apart (edges, free->needs);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((apart >> side & 1) != 0)
      {
        const FavorEdges offers = find_offers (self,
                                               neighbour_over (self->lister, free, side));

        return (favor_edges_at (offers, favor_side_opposite (side)) &
                favor_edges_at (edges, side)) != 0;
      }
  return FALSE;
}

/* What a tile has to fit when the hand is laid. */
static FavorEdges
needs_beside (const KingdomLister *lister,
              const KingdomFree   *free,
              FavorEdges           edges,
              guint                tile)
{
  guint needs = kingdom_lister_needs (lister, tile);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (neighbour_over (lister, free, side) == tile)
      {
        const guint at = 4 * favor_side_opposite (side);

        needs = (needs & ~(0xfu << at)) | (guint) favor_edges_at (edges, side) << at;
      }
  return (FavorEdges) needs;
}

static gboolean
is_beside (const KingdomFree *free, const KingdomTile *tile)
{
  return ABS (free->x - tile->x) + ABS (free->y - tile->y) == 1;
}

/* On a faulty map a play may mend any fault: the rule is that fewer are left. */
static gboolean
can_any_mend (const Lays *self, const KingdomFree *free, guint rot)
{
  const KingdomLister *lister = self->lister;
  const KingdomTable  *table = lister->table;
  KingdomTile          laid = table->tile[table->hand];
  KingdomOffers        offers;
  KingdomSite          site;

  laid.rot = (guint8) rot;
  kingdom_site_init (&site, (guint) table->hand, &laid, free->needs);
  kingdom_site_find_offers (&site, lister, KINGDOM_ALL_SIDES, -1, &offers);
  for (guint i = 0; offers.n == 0 && i < lister->n_taken; i++)
    {
      const guint tile = lister->taken[i];

      if (!is_beside (free, &table->tile[tile]) &&
          !kingdom_is_eligible (table, lister->map, tile))
        continue;
      kingdom_site_init_on_map (&site,
                                lister,
                                tile,
                                needs_beside (lister, free, self->edges[rot], tile));
      kingdom_site_find_offers (&site, lister, KINGDOM_ALL_SIDES, -1, &offers);
    }
  return offers.n > 0;
}

/* Whether the lay makes just one fault and a held piece could mend it at once: on the tile itself, or
 * where two edges do not match, on the neighbour. */
static gboolean
is_repairable (Lays *self, const KingdomFree *free, guint rot, guint64 mended)
{
  const FavorEdges edges = self->edges[rot];

  if (self->hand.faults +
        (gint) favor_sides_count (favor_edges_apart (edges, free->needs)) !=
      1)
    return FALSE;
  if (self->is_faulty)
    return can_any_mend (self, free, rot);
  return (mended >> 16 * rot & 1) != 0 || can_neighbour_mend (self, free, edges);
}

/* The rotations that look different, the lowest of each look. */
static guint
find_distinct (guint tile, const KingdomTile *record)
{
  const guint        type = kingdom_type_of[tile];
  const gboolean     is_bare = !kingdom_is_altered (record);
  const KingdomLook *looks = kingdom_printed_looks[type];
  KingdomLook        altered[FAVOR_N_SIDES];
  guint              distinct = 0;

  for (guint rot = 0; !is_bare && rot < FAVOR_N_SIDES; rot++)
    kingdom_look_undivided (type, record, rot, &altered[rot]);
  if (!is_bare)
    looks = altered;
  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      gboolean is_new = TRUE;

      for (guint other = 0; other < rot; other++)
        is_new = is_new && kingdom_look_changes (&looks[other], &looks[rot]);
      distinct |= (is_new ? 1u : 0u) << rot;
    }
  return distinct;
}

/* A lay adds no fault if the edges fit, and never takes one away. */
void
kingdom_list_lays (KingdomLister *self)
{
  FavorAction    action = kingdom_lister_begin (self, KINGDOM_ACTION_LAY_TILE);
  const guint    hand = (guint) self->table->hand;
  const guint    distinct = find_distinct (hand, &self->table->tile[hand]);
  const gboolean can_repair = self->held != 0 && !kingdom_is_careful (self->state);
  Lays           lays;
  guint64        turns;

  kingdom_lister_find_free (self);
  init (&lays, self);
  turns = favor_edges_all_turns (lays.edges[0]);
  for (guint i = 0; i < self->n_free; i++)
    {
      const KingdomFree *free = &self->free[i];
      const guint64      fits = self->faults > 0 ? 0
                                                 : favor_edges_fitting (turns, free->needs);
      const guint64      mended = find_mended (&lays, free);

      self->fits = self->fits || fits != 0;
      action.arg[KINGDOM_AT_X] = free->x;
      action.arg[KINGDOM_AT_Y] = free->y;
      for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
        if ((distinct >> rot & 1) != 0 &&
            ((fits >> 16 * rot & 1) != 0 ||
             (can_repair && is_repairable (&lays, free, rot, mended))))
          {
            action.arg[KINGDOM_LAY_ROT] = (gint16) rot;
            kingdom_lister_append (self, &action);
          }
    }
}
