/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-value.h"
#include "kingdom-wishes.h"

/* What the tile in hand brings if it is laid where that is best, which a look at the hand alone does not tell. */

/**
 * Ahead:
 * @granted: the characters from whom the player can have something
 * @worth: of each, what that would be worth
 * @best: so far
 */
typedef struct
{
  const KingdomState *state;
  const KingdomMap   *map;
  KingdomBefore       before;
  gint32              worth[KINGDOM_N_CHARACTERS];
  gint32              best;
} Ahead;

static void
init (Ahead              *self,
      const KingdomState *state,
      const KingdomTaste *taste,
      const KingdomMap   *map)
{
  self->state = state;
  self->map = map;
  self->best = 0;
  kingdom_before_init (&self->before, state->before);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    self->worth[character] = kingdom_can_have (state, state->head.turn_owner, character)
                               ? kingdom_value_of_favor (state,
                                                         taste,
                                                         state->head.turn_owner,
                                                         character)
                               : 0;
}

static void
try_lay (Ahead *self, KingdomTile *tiles, gint x, gint y, guint rot)
{
  KingdomTile *laid = &tiles[self->state->table.hand];
  guint8       met[KINGDOM_N_CHARACTERS];

  laid->place = KINGDOM_PLACE_MAP;
  laid->x = (gint8) x;
  laid->y = (gint8) y;
  laid->rot = (guint8) rot;
  kingdom_wish_find_met_since (&self->before, tiles, self->state->levels, met);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (met[character])
      self->best = MAX (self->best, self->worth[character]);
}

/* Whether the cell is reached over the first of its neighbours: each cell is tried once. */
static gboolean
is_first_neighbour (const KingdomMap *map, gint x, gint y, guint tile)
{
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (kingdom_map_at (map, x + favor_side_dx (side), y + favor_side_dy (side)) < tile)
      return FALSE;
  return ABS (x) <= KINGDOM_REACH && ABS (y) <= KINGDOM_REACH;
}

gint32
kingdom_value_of_hand (const KingdomState *state,
                       const KingdomTaste *taste,
                       const KingdomMap   *map)
{
  const guint64 turns = favor_edges_all_turns (state->look[state->table.hand].edges);
  KingdomTile   tiles[KINGDOM_N_TILES];
  Ahead         self;

  init (&self, state, taste, map);
  memcpy (tiles, state->table.tile, sizeof tiles);
  for (guint i = 0; i < map->n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const guint tile = map->tile[i];
        const gint  x = map->record[tile].x + favor_side_dx (side);
        const gint  y = map->record[tile].y + favor_side_dy (side);
        guint64     fits;

        if (map->next[tile][side] != KINGDOM_NO_TILE ||
            !is_first_neighbour (map, x, y, tile))
          continue;
        fits = favor_edges_fitting (turns,
                                    kingdom_map_needs (map, x, y, KINGDOM_NO_TILE));
        for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
          if ((fits >> 16 * rot & 1) != 0)
            try_lay (&self, tiles, x, y, rot);
      }
  return self.best;
}
