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
  for (guint i = 0; i < table->n_laid; i++)
    if (table->laid[i] == tile)
      return TRUE;
  return FALSE;
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

gboolean
kingdom_fits_somewhere (const KingdomTable *table, const KingdomMap *map)
{
  const guint   type = kingdom_type_of[table->hand];
  const guint64 turns = favor_edges_all_turns (kingdom_printed_looks[type][0].edges);

  for (guint i = 0; i < map->n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const guint tile = map->tile[i];
        const gint  x = map->record[tile].x + favor_side_dx (side);
        const gint  y = map->record[tile].y + favor_side_dy (side);

        if (map->next[tile][side] == KINGDOM_NO_TILE && ABS (x) <= KINGDOM_REACH &&
            ABS (y) <= KINGDOM_REACH &&
            favor_edges_fitting (turns, kingdom_map_needs (map, x, y, KINGDOM_NO_TILE)) !=
              0)
          return TRUE;
      }
  return FALSE;
}

gint
kingdom_match (const KingdomState *state, guint tile)
{
  const KingdomTable *table = &state->table;

  if (!kingdom_is_altered (&table->tile[tile]) || !kingdom_is_previous (table, tile))
    return FAVOR_NONE;
  return kingdom_look_matching (kingdom_type_of[table->hand], &state->look[tile]);
}

guint
kingdom_count_stack (const KingdomTable *table, guint character)
{
  return character == KINGDOM_PHILOSOPHER ? table->n_philosophers
                                          : table->stack[character];
}

gboolean
kingdom_can_have (const KingdomState *state, FavorSeat seat, guint character)
{
  return kingdom_count_stack (&state->table, character) > 0 &&
         !state->seat[seat].actions[character];
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
