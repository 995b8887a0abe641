/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-lister.h"

/* Where the tile in hand can be laid (section 6). */

/* The neighbour over a side of the laid tile, whose edge there has to be what the laid one shows. */
static gboolean
can_neighbour_mend (const KingdomLister *self,
                    const KingdomFree   *free,
                    FavorEdges           edges,
                    guint                side)
{
  const guint tile = kingdom_map_at (self->map,
                                     free->x + favor_side_dx (side),
                                     free->y + favor_side_dy (side));
  const guint facing = favor_side_opposite (side);
  FavorEdges  needs;
  KingdomSite site;

  if (tile == KINGDOM_NO_TILE)
    return FALSE;
  needs = kingdom_lister_needs (self, tile) & (FavorEdges) ~(0xfu << 4 * facing);
  needs |= (FavorEdges) ((guint) favor_edges_at (edges, side) << 4 * facing);
  kingdom_site_init (&site, tile, &self->table->tile[tile], needs);
  return kingdom_site_can_be_mended (&site, self->pieces);
}

static gboolean
is_beside (const KingdomFree *free, const KingdomTile *tile)
{
  return ABS (free->x - tile->x) + ABS (free->y - tile->y) == 1;
}

/* On a faulty map another fault may be mended as well: the rule is that fewer are left. */
static gboolean
can_other_mend (const KingdomLister *self, const KingdomFree *free)
{
  for (guint i = 0; i < self->n_taken; i++)
    {
      const guint tile = self->taken[i];
      KingdomSite site;

      if (is_beside (free, &self->table->tile[tile]) ||
          !kingdom_is_eligible (self->table, self->map, tile))
        continue;
      kingdom_site_init (&site,
                         tile,
                         &self->table->tile[tile],
                         kingdom_lister_needs (self, tile));
      if (kingdom_site_can_be_mended (&site, self->pieces))
        return TRUE;
    }
  return FALSE;
}

/* Whether the lay makes just one fault and a held piece could mend it at once. A fault of the edges is
 * mended on either side, one of the tile on it alone. */
static gboolean
is_repairable (const KingdomLister *self,
               const KingdomFree   *free,
               const KingdomTile   *tile)
{
  const guint    hand = (guint) self->table->hand;
  const gboolean is_faulty = self->faults > self->own[hand];
  KingdomSite    site;
  guint          apart;

  kingdom_site_init (&site, hand, tile, free->needs);
  if (site.faults != 1)
    return FALSE;
  if (kingdom_site_can_be_mended (&site, self->pieces))
    return TRUE;
  apart = is_faulty ? KINGDOM_ALL_SIDES
                    : favor_edges_apart (site.look.edges, free->needs);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((apart >> side & 1) != 0 &&
        can_neighbour_mend (self, free, site.look.edges, side))
      return TRUE;
  return is_faulty && can_other_mend (self, free);
}

/* The rotations that look different, the lowest of each look. */
static guint
find_distinct (guint tile, const KingdomTile *record)
{
  KingdomLook looks[FAVOR_N_SIDES];
  guint       distinct = 0;

  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      gboolean is_new = TRUE;

      kingdom_look_undivided (kingdom_type_of[tile], record, rot, &looks[rot]);
      for (guint other = 0; other < rot; other++)
        is_new = is_new && kingdom_look_changes (&looks[other], &looks[rot]);
      distinct |= (is_new ? 1u : 0u) << rot;
    }
  return distinct;
}

static gboolean
holds_any (const guint8 *pieces)
{
  guint n = 0;

  for (guint piece = 0; piece < KINGDOM_N_PIECES; piece++)
    n += pieces[piece];
  return n > 0;
}

/* A lay adds no fault if the edges fit, and never takes one away. */
void
kingdom_list_lays (KingdomLister *self)
{
  FavorAction    action = kingdom_lister_begin (self, KINGDOM_ACTION_LAY_TILE);
  const guint    hand = (guint) self->table->hand;
  const guint    distinct = find_distinct (hand, &self->table->tile[hand]);
  const gboolean can_repair = holds_any (self->pieces) &&
                              !kingdom_is_careful (self->state);
  KingdomTile tile = self->table->tile[hand];
  KingdomLook look;
  guint64     turns;

  kingdom_look_undivided (kingdom_type_of[hand], &tile, 0, &look);
  turns = favor_edges_all_turns (look.edges);
  for (guint i = 0; i < self->n_free; i++)
    {
      const KingdomFree *free = &self->free[i];
      const guint64      fitting = self->faults > 0 ? 0
                                                    : favor_edges_fitting (turns, free->needs);

      self->fits = self->fits || fitting != 0;
      action.arg[KINGDOM_AT_X] = free->x;
      action.arg[KINGDOM_AT_Y] = free->y;
      for (tile.rot = 0; tile.rot < FAVOR_N_SIDES; tile.rot++)
        if ((distinct >> tile.rot & 1) != 0 &&
            ((fitting >> 16 * tile.rot & 1) != 0 ||
             (can_repair && is_repairable (self, free, &tile))))
          {
            action.arg[KINGDOM_LAY_ROT] = tile.rot;
            kingdom_lister_append (self, &action);
          }
    }
}
