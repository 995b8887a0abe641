/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-lister.h"

/* Tiles that action favors move or turn (section 6). Only what their edges meet can change. */

static guint
count_apart (FavorEdges edges, FavorEdges needs)
{
  return favor_sides_count (favor_edges_apart (edges, needs));
}

/* Turns */

void
kingdom_list_turns (KingdomLister *self, KingdomAction kind)
{
  const gint  without = kind == KINGDOM_ACTION_USE_NOBLEMAN_AGAIN
                          ? self->table->nobleman_first
                          : FAVOR_NONE;
  FavorAction action = kingdom_lister_begin (self, kind);

  kingdom_lister_find_taken (self);
  for (guint i = 0; i < self->n_taken; i++)
    {
      const guint      tile = self->taken[i];
      const FavorEdges edges = self->map->look[tile].edges;
      const FavorEdges needs = kingdom_lister_needs (self, tile);
      const gint       before = (gint) count_apart (edges, needs);

      if ((gint) tile == without || !kingdom_is_previous (self->table, tile))
        continue;
      kingdom_lister_set_tile (self, &action, KINGDOM_AT_X, tile);
      for (guint turns = 1; turns < FAVOR_N_SIDES; turns++)
        if ((gint) count_apart (favor_edges_turned (edges, turns), needs) - before <=
            self->limit)
          {
            action.arg[KINGDOM_TURN_TURNS] = (gint16) turns;
            kingdom_lister_append (self, &action);
          }
    }
}

/* The Merchant */

/* What a tile has to fit there when it has been lifted from where it is. */
static FavorEdges
needs_when_lifted (const KingdomLister *self, const KingdomFree *free, guint tile)
{
  const KingdomTile *record = &self->table->tile[tile];

  return ABS (free->x - record->x) + ABS (free->y - record->y) == 1
           ? kingdom_map_needs (self->map, free->x, free->y, tile)
           : free->needs;
}

static gboolean
has_free_side (const KingdomMap *map, guint tile)
{
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (map->next[tile][side] == KINGDOM_NO_TILE)
      return TRUE;
  return FALSE;
}

/* A cell where nothing is needed touches no other tile. */
void
kingdom_list_merchant (KingdomLister *self)
{
  FavorAction action = kingdom_lister_begin (self, KINGDOM_ACTION_USE_MERCHANT);

  kingdom_lister_find_taken (self);
  kingdom_lister_find_free (self);
  for (guint i = 0; i < self->n_taken; i++)
    {
      const guint      tile = self->taken[i];
      const FavorEdges edges = self->map->look[tile].edges;
      const gint before = (gint) count_apart (edges, kingdom_lister_needs (self, tile));

      if (!kingdom_is_previous (self->table, tile) || !has_free_side (self->map, tile))
        continue;
      kingdom_lister_set_tile (self, &action, 0, tile);
      for (guint k = 0; k < self->n_free; k++)
        {
          const FavorEdges needs = needs_when_lifted (self, &self->free[k], tile);

          if (needs == FAVOR_EDGES_ANY ||
              (gint) count_apart (edges, needs) - before > self->limit)
            continue;
          action.arg[2] = self->free[k].x;
          action.arg[3] = self->free[k].y;
          kingdom_lister_append (self, &action);
        }
    }
}
