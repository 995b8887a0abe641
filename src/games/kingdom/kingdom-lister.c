/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-lister.h"

/* What is asked of a map once for a whole list. */

/* The faults of each tile itself, and of all with those between tiles. */
static void
count_faults (KingdomLister *self)
{
  const KingdomMap *map = self->map;
  guint8            at[KINGDOM_N_FAULTS];
  guint             apart = 0;

  self->faults = 0;
  for (guint i = 0; i < map->n_tiles; i++)
    {
      const guint tile = map->tile[i];

      /* What is printed has no fault. */
      self->own[tile] = kingdom_is_altered (&map->record[tile])
                          ? (guint8) kingdom_look_faults (&map->look[tile], at)
                          : 0;
      self->faults += self->own[tile];
      apart += favor_sides_count (map->differs[tile]);
    }
  self->faults += (gint) apart / 2;
  if (self->table->hand != FAVOR_NONE)
    {
      const guint tile = (guint) self->table->hand;

      self->own[tile] = (guint8) kingdom_look_faults (&self->state->look[tile], at);
      self->faults += self->own[tile];
    }
}

/* Fewer faults than before, or still none; none in a careful turn. */
static gint
limit_for (const KingdomState *state, gint faults)
{
  if (kingdom_is_careful (state))
    return -faults;
  return faults > 0 ? -1 : 0;
}

/* Each tile says what it wants of a tile over its free sides. */
static void
say_needs (const KingdomMap *map, FavorEdges *needs)
{
  const gint step[FAVOR_N_SIDES] = { -(gint) map->width, 1, (gint) map->width, -1 };

  memset (needs, 0, map->width * map->height * sizeof *needs);
  for (guint i = 0; i < map->n_tiles; i++)
    {
      const guint        tile = map->tile[i];
      const KingdomTile *record = &map->record[tile];
      const gint         cell = (record->y - map->north) * (gint) map->width + record->x -
                        map->west;

      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        if (map->next[tile][side] == KINGDOM_NO_TILE)
          needs[cell + step[side]] |=
            (FavorEdges) ((guint) favor_edges_at (map->look[tile].edges, side)
                          << 4 * favor_side_opposite (side));
    }
}

/* Where nothing is said, any edge will do. */
static FavorEdges
with_any (FavorEdges needs)
{
  guint said = needs;

  said |= said >> 2;
  said |= said >> 1;
  return (FavorEdges) (needs | (~said & 0x1111u) * 0xf);
}

void
kingdom_lister_find_taken (KingdomLister *self)
{
  const KingdomMap *map = self->map;

  if (self->n_taken > 0)
    return;
  for (guint cell = 0; cell < map->width * map->height; cell++)
    if (map->at[cell] != KINGDOM_NO_TILE)
      self->taken[self->n_taken++] = map->at[cell];
}

void
kingdom_lister_init (KingdomLister      *self,
                     const KingdomState *state,
                     const KingdomMap   *map,
                     FavorActions       *out)
{
  self->state = state;
  self->table = &state->table;
  self->map = map;
  self->pieces = state->seat[state->head.decider].pieces;
  self->held = kingdom_find_held (self->pieces);
  self->out = out;
  self->fits = FALSE;
  self->n_taken = self->n_free = 0;
  count_faults (self);
  self->limit = limit_for (state, self->faults);
}

void
kingdom_lister_find_free (KingdomLister *self)
{
  const KingdomMap *map = self->map;
  FavorEdges        needs[KINGDOM_MAX_CELLS];
  guint             cell = 0;

  if (self->n_free > 0)
    return;
  say_needs (map, needs);
  for (gint y = map->north; y < map->north + (gint) map->height; y++)
    for (gint x = map->west; x < map->west + (gint) map->width; x++, cell++)
      if (needs[cell] != 0 && ABS (x) <= KINGDOM_REACH && ABS (y) <= KINGDOM_REACH)
        self->free[self->n_free++] = (KingdomFree){ (gint8) x,
                                                    (gint8) y,
                                                    with_any (needs[cell]) };
}
