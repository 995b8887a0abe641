/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"
#include "kingdom-wishes.h"

/* Which witnesses are new (2.11): those that share no key with an old one. Keys are cells and parts of
 * them, so each part of a new witness is looked up on the old map. */

/**
 * Parts:
 * @n: how many parts a tile has
 * @name: of each part, the name of what it belongs to
 */
typedef struct
{
  guint              n;
  const KingdomNode *name;
} Parts;

static Parts
parts_of (const KingdomLand *land, KingdomSpot spot)
{
  switch (spot)
    {
    case KINGDOM_SPOT_CITY:
    case KINGDOM_SPOT_MEADOW:
      return (Parts){ KINGDOM_N_OCTANTS, land->name };
    case KINGDOM_SPOT_ROAD:
      return (Parts){ FAVOR_N_SIDES, land->road_name };
    case KINGDOM_SPOT_NONE:
    case KINGDOM_SPOT_TILE:
    case KINGDOM_SPOT_BLOCK:
    case KINGDOM_SPOT_HOLE:
      break;
    }
  return (Parts){ 1, NULL };
}

/* What a part of a tile belongs to, or %KINGDOM_NO_ROAD. */
static KingdomNode
name_of (const Parts *parts, guint tile, guint part)
{
  const KingdomNode node = (KingdomNode) (tile * parts->n + part);

  return parts->name != NULL ? parts->name[node] : node;
}

/* Whether a part of `tile` belonged to a witness when the same cell was on the old map. */
static gboolean
was_witness (const KingdomLand  *before,
             const KingdomFound *old,
             const Parts        *parts,
             const KingdomCell  *cell,
             guint               part)
{
  const guint tile = kingdom_map_at (&before->map, cell->x, cell->y);
  KingdomNode name;

  if (tile == KINGDOM_NO_TILE)
    return FALSE;
  name = name_of (parts, tile, part);
  return name != KINGDOM_NO_ROAD && old->is[name];
}

/* Two blocks have a cell in common if their middles are at most two apart (ruling 57). */
static gboolean
overlaps_old_block (const KingdomLand  *before,
                    const KingdomFound *old,
                    const KingdomCell  *middle)
{
  for (gint dy = -2; dy <= 2; dy++)
    for (gint dx = -2; dx <= 2; dx++)
      {
        const guint tile = kingdom_map_at (&before->map, middle->x + dx, middle->y + dy);

        if (tile != KINGDOM_NO_TILE && old->is[tile])
          return TRUE;
      }
  return FALSE;
}

static void
drop (KingdomFound *found, KingdomNode name)
{
  found->n -= found->is[name];
  found->is[name] = FALSE;
}

void
kingdom_wish_drop_old (const KingdomLand  *before,
                       const KingdomLand  *now,
                       KingdomSpot         spot,
                       const KingdomFound *old,
                       KingdomFound       *found)
{
  const Parts then = parts_of (before, spot);
  const Parts parts = parts_of (now, spot);

  for (guint i = 0; found->n > 0 && i < now->map.n_tiles; i++)
    {
      const guint        tile = now->map.tile[i];
      const KingdomTile *record = &now->map.record[tile];
      const KingdomCell  cell = { record->x, record->y, 0 };

      for (guint part = 0; part < parts.n; part++)
        {
          const KingdomNode name = name_of (&parts, tile, part);

          if (name != KINGDOM_NO_ROAD && found->is[name] &&
              was_witness (before, old, &then, &cell, part))
            drop (found, name);
        }
      /* Ruling 58: a tile that is carried elsewhere is not new. */
      if (spot == KINGDOM_SPOT_TILE && old->is[tile])
        drop (found, (KingdomNode) tile);
      if (spot == KINGDOM_SPOT_BLOCK && found->is[tile] &&
          overlaps_old_block (before, old, &cell))
        drop (found, (KingdomNode) tile);
    }
}

gboolean
kingdom_wish_is_old_cell (const KingdomLand  *before,
                          KingdomSpot         spot,
                          const KingdomFound *old,
                          gint                x,
                          gint                y)
{
  const Parts       parts = parts_of (before, spot);
  const KingdomCell cell = { (gint8) x, (gint8) y, 0 };
  const KingdomCell north = { (gint8) x, (gint8) (y - 1), 0 };

  return spot == KINGDOM_SPOT_BLOCK ? overlaps_old_block (before, old, &cell)
                                    : was_witness (before, old, &parts, &north, 0);
}

static void
drop_known (const KingdomLand *before,
            const KingdomLand *now,
            guint              character,
            guint              level,
            KingdomFound      *found)
{
  KingdomFound old;

  kingdom_wish_find (before, character, level, &old);
  if (old.n > 0)
    kingdom_wish_drop_old (before, now, kingdom_wishes[character].spot, &old, found);
}

void
kingdom_wish_find_new (const KingdomLand *before,
                       const KingdomLand *now,
                       guint              character,
                       guint              level,
                       KingdomFound      *found)
{
  kingdom_wish_find (now, character, level, found);
  if (found->n > 0)
    drop_known (before, now, character, level, found);
}

void
kingdom_before_init (KingdomBefore *before, const KingdomTile *tiles)
{
  before->tiles = tiles;
  before->has_map = before->is_whole = FALSE;
}

/* Tiles, blocks and holes are seen on the map alone. */
static const KingdomLand *
know_before (KingdomBefore *self, guint character, const KingdomLand *now)
{
  if (!self->has_map)
    kingdom_map_init (&self->land.map, self->tiles);
  self->has_map = TRUE;
  if (!self->is_whole && kingdom_wishes[character].spot < KINGDOM_SPOT_TILE)
    {
      kingdom_land_join (&self->land, now);
      self->is_whole = TRUE;
    }
  return &self->land;
}

/* Whether a wish is met on the map `now`. */
static gboolean
is_met (KingdomBefore     *before,
        const KingdomLand *now,
        guint              character,
        const guint16     *levels)
{
  const gint   of = kingdom_level_of (character);
  const guint  level = of < 0 ? 0 : levels[of];
  KingdomFound found;

  kingdom_wish_find (now, character, level, &found);
  if (found.n > 0)
    drop_known (know_before (before, character, now), now, character, level, &found);
  return found.n > 0;
}

void
kingdom_wish_find_met_since (KingdomBefore     *before,
                             const KingdomTile *now,
                             const guint16     *levels,
                             guint8            *met)
{
  KingdomLand land;

  kingdom_map_init (&land.map, now);
  kingdom_land_join (&land, before->is_whole ? &before->land : NULL);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    met[character] = is_met (before, &land, character, levels);
}

void
kingdom_wish_find_met (const KingdomTile *before,
                       const KingdomTile *now,
                       const guint16     *levels,
                       guint8            *met)
{
  KingdomBefore known;

  kingdom_before_init (&known, before);
  kingdom_wish_find_met_since (&known, now, levels, met);
}

void
kingdom_wish_find_granted_on (const KingdomState *state,
                              const KingdomLand  *land,
                              guint8             *granted)
{
  KingdomBefore before;

  kingdom_before_init (&before, state->before);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    granted[character] = kingdom_can_have (state, state->head.turn_owner, character) &&
                         is_met (&before, land, character, state->levels);
}

void
kingdom_wish_find_granted (const KingdomState *state, guint8 *granted)
{
  KingdomLand land;

  kingdom_map_init_table (&land.map, state);
  kingdom_land_join (&land, NULL);
  kingdom_wish_find_granted_on (state, &land, granted);
}
