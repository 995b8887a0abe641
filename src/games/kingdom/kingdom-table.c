/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-step.h"

/* What can be asked of tiles and stacks. */

guint
kingdom_count_bag (const KingdomTable *table)
{
  guint n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    n += table->tile[tile].place == KINGDOM_PLACE_BAG;
  return n;
}

gboolean
kingdom_was_laid (const KingdomTable *table, guint tile)
{
  return memchr (table->laid, (int) tile, table->n_laid) != NULL;
}

gboolean
kingdom_is_previous (const KingdomTable *table, guint tile)
{
  return tile != KINGDOM_NO_TILE && table->tile[tile].place == KINGDOM_PLACE_MAP &&
         !kingdom_was_laid (table, tile);
}

static gboolean
is_open_to_favors (const KingdomTable *table, guint tile)
{
  return tile != KINGDOM_NO_TILE &&
         (table->affected[tile] || kingdom_was_laid (table, tile));
}

gboolean
kingdom_is_eligible (const KingdomTable *table, const KingdomMap *map, guint tile)
{
  if (tile == KINGDOM_NO_TILE)
    return FALSE;
  if ((gint) tile == table->hand || is_open_to_favors (table, tile))
    return TRUE;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (is_open_to_favors (table, map->next[tile][side]))
      return TRUE;
  return FALSE;
}

static gboolean
fits_at (const KingdomMap *map, guint type, gint x, gint y)
{
  static const KingdomTile bare = { 0 };

  if (ABS (x) > KINGDOM_REACH || ABS (y) > KINGDOM_REACH ||
      kingdom_map_at (map, x, y) != KINGDOM_NO_TILE)
    return FALSE;
  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      KingdomLook look;

      kingdom_look (type, &bare, rot, &look);
      if (kingdom_map_mismatches (map, x, y, look.edges) == 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
kingdom_fits_somewhere (const KingdomTable *table, const KingdomMap *map)
{
  const guint type = kingdom_type_of[table->hand];

  for (guint i = 0; i < map->n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const KingdomTile *record = &map->record[map->tile[i]];

        if (fits_at (map,
                     type,
                     record->x + favor_side_dx (side),
                     record->y + favor_side_dy (side)))
          return TRUE;
      }
  return FALSE;
}

gint
kingdom_match (const KingdomTable *table, guint tile)
{
  KingdomLook look;

  if (!kingdom_is_previous (table, tile) || !kingdom_is_altered (&table->tile[tile]))
    return FAVOR_NONE;
  kingdom_look (kingdom_type_of[tile], &table->tile[tile], table->tile[tile].rot, &look);
  return kingdom_look_matching (kingdom_type_of[table->hand], &look);
}

guint
kingdom_count_stack (const KingdomTable *table, guint character)
{
  return character == KINGDOM_PHILOSOPHER ? table->n_philosophers
                                          : table->stack[character];
}

void
kingdom_return_piece (KingdomTable *table, guint piece)
{
  if (kingdom_giver[piece] == KINGDOM_PHILOSOPHER)
    table->philosophers[table->n_philosophers++] = (guint8) piece;
  else
    table->stack[kingdom_giver[piece]]++;
}

guint
kingdom_take_piece (KingdomTable *table, guint character)
{
  guint piece = 0;

  if (character == KINGDOM_PHILOSOPHER)
    {
      piece = table->philosophers[0];
      table->n_philosophers--;
      memmove (table->philosophers, table->philosophers + 1, table->n_philosophers);
      table->philosophers[table->n_philosophers] = 0;
      return piece;
    }
  while (kingdom_giver[piece] != character)
    piece++;
  table->stack[character]--;
  return piece;
}
