/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-map.h"

/* The tiles on the map, and the box around them. */
static void
find_tiles (KingdomMap *map, const KingdomTile *tiles)
{
  gint  west = KINGDOM_REACH, east = -KINGDOM_REACH;
  gint  north = KINGDOM_REACH, south = -KINGDOM_REACH;
  guint n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (tiles[tile].place == KINGDOM_PLACE_MAP)
      {
        map->tile[n++] = (guint8) tile;
        west = MIN (west, tiles[tile].x);
        east = MAX (east, tiles[tile].x);
        north = MIN (north, tiles[tile].y);
        south = MAX (south, tiles[tile].y);
      }
  map->record = tiles;
  map->n_tiles = n;
  map->west = west - 1;
  map->north = north - 1;
  map->width = n > 0 ? (guint) (east - west + 3) : 0;
  map->height = n > 0 ? (guint) (south - north + 3) : 0;
}

/* Also says on which cell of the box each tile of the map lies. */
static void
fill_cells (KingdomMap *map, guint16 *cells)
{
  const gint corner = map->north * (gint) map->width + map->west;

  memset (map->at, KINGDOM_NO_TILE, map->width * map->height);
  for (guint i = 0; i < map->n_tiles; i++)
    {
      const guint        tile = map->tile[i];
      const KingdomTile *record = &map->record[tile];

      cells[i] = (guint16) (record->y * (gint) map->width + record->x - corner);
      map->at[cells[i]] = (guint8) tile;
    }
}

static void
find_look (KingdomMap *map, guint tile)
{
  const KingdomTile *record = &map->record[tile];
  const guint        type = kingdom_type_of[tile];

  if (kingdom_is_altered (record))
    kingdom_look_undivided (type, record, record->rot, &map->look[tile]);
  else
    map->look[tile] = kingdom_printed_looks[type][record->rot];
}

/* What lies over the eastern or southern side of a tile; each pair of neighbours is met once. */
static inline void
meet (KingdomMap *map, guint tile, guint next, guint side)
{
  const guint facing = favor_side_opposite (side);
  guint8     *sets;

  if (next == KINGDOM_NO_TILE)
    return;
  map->next[tile][side] = (guint8) next;
  map->next[next][facing] = (guint8) tile;
  sets = favor_edges_at (map->look[tile].edges, side) ==
             favor_edges_at (map->look[next].edges, facing)
           ? map->matches
           : map->differs;
  sets[tile] |= (guint8) (1u << side);
  sets[next] |= (guint8) (1u << facing);
}

static void
find_neighbours (KingdomMap *map, const guint16 *cells)
{
  const guint n = map->n_tiles, width = map->width;

  memset (map->next, KINGDOM_NO_TILE, sizeof map->next);
  memset (map->matches, 0, sizeof map->matches);
  memset (map->differs, 0, sizeof map->differs);
  for (guint i = 0; i < n; i++)
    {
      const guint   tile = map->tile[i];
      const guint8 *at = &map->at[cells[i]];

      meet (map, tile, at[1], FAVOR_SIDE_EAST);
      meet (map, tile, at[width], FAVOR_SIDE_SOUTH);
    }
}

void
kingdom_map_init (KingdomMap *map, const KingdomTile *tiles)
{
  guint16 cells[KINGDOM_N_TILES];

  find_tiles (map, tiles);
  fill_cells (map, cells);
  for (guint i = 0; i < map->n_tiles; i++)
    find_look (map, map->tile[i]);
  map->divided = FALSE;
  find_neighbours (map, cells);
}

void
kingdom_map_init_table (KingdomMap *map, const KingdomState *state)
{
  guint16 cells[KINGDOM_N_TILES];

  find_tiles (map, state->table.tile);
  fill_cells (map, cells);
  memcpy (map->look, state->look, sizeof map->look);
  map->divided = TRUE;
  find_neighbours (map, cells);
}

guint
kingdom_map_count_around (const KingdomMap *map, gint x, gint y)
{
  guint n = 0;

  for (gint dy = -1; dy <= 1; dy++)
    for (gint dx = -1; dx <= 1; dx++)
      if (dx != 0 || dy != 0)
        n += kingdom_map_at (map, x + dx, y + dy) != KINGDOM_NO_TILE;
  return n;
}

gboolean
kingdom_map_is_surrounded (const KingdomMap *map, gint x, gint y)
{
  for (gint dy = -1; dy <= 1; dy++)
    for (gint dx = -1; dx <= 1; dx++)
      if ((dx != 0 || dy != 0) && kingdom_map_at (map, x + dx, y + dy) == KINGDOM_NO_TILE)
        return FALSE;
  return TRUE;
}

gboolean
kingdom_map_touches (const KingdomMap *map, gint x, gint y, guint without)
{
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const guint other = kingdom_map_at (map,
                                          x + favor_side_dx (side),
                                          y + favor_side_dy (side));

      if (other != KINGDOM_NO_TILE && other != without)
        return TRUE;
    }
  return FALSE;
}

FavorEdges
kingdom_map_needs (const KingdomMap *map, gint x, gint y, guint without)
{
  guint needs = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const guint other = kingdom_map_at (map,
                                          x + favor_side_dx (side),
                                          y + favor_side_dy (side));
      const guint need = other == KINGDOM_NO_TILE || other == without
                           ? FAVOR_EDGE_ANY
                           : favor_edges_at (map->look[other].edges,
                                             favor_side_opposite (side));

      needs |= need << 4 * side;
    }
  return (FavorEdges) needs;
}

void
kingdom_cell_set (KingdomCell *cells, guint *n, gint x, gint y, FavorEdges edges)
{
  guint i = 0;

  while (i < *n && (cells[i].x != x || cells[i].y != y))
    i++;
  *n = MAX (*n, i + 1);
  cells[i] = (KingdomCell){ (gint8) x, (gint8) y, edges };
}

/* The edges of the tile on a cell, 0 if there is none. */
static FavorEdges
edges_on (const KingdomMap *map, const KingdomCell *cells, guint n, gint x, gint y)
{
  guint tile;

  for (guint i = 0; i < n; i++)
    if (cells[i].x == x && cells[i].y == y)
      return cells[i].edges;
  tile = kingdom_map_at (map, x, y);
  return tile == KINGDOM_NO_TILE ? 0 : map->look[tile].edges;
}

static gboolean
is_among (const KingdomCell *cells, guint n, gint x, gint y)
{
  for (guint i = 0; i < n; i++)
    if (cells[i].x == x && cells[i].y == y)
      return TRUE;
  return FALSE;
}

/* The pairs with a cell among `cells` that do not match, twice; with what is said if `said`. */
static gint
count_around_cells (const KingdomMap  *map,
                    const KingdomCell *cells,
                    guint              n,
                    gboolean           said)
{
  gint twice = 0;

  for (guint i = 0; i < n; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const gint       x = cells[i].x + favor_side_dx (side);
        const gint       y = cells[i].y + favor_side_dy (side);
        const FavorEdges here = edges_on (map,
                                          cells,
                                          said ? n : 0,
                                          cells[i].x,
                                          cells[i].y);
        const FavorEdges there = edges_on (map, cells, said ? n : 0, x, y);

        if (here != 0 && there != 0 &&
            favor_edges_at (here, side) !=
              favor_edges_at (there, favor_side_opposite (side)))
          twice += is_among (cells, n, x, y) ? 1 : 2;
      }
  return twice;
}

gint
kingdom_map_change (const KingdomMap *map, const KingdomCell *cells, guint n)
{
  return (count_around_cells (map, cells, n, TRUE) -
          count_around_cells (map, cells, n, FALSE)) /
         2;
}

/* The order of 2.7: by kind, then y, x and side. */
static gboolean
comes_before (const KingdomFault *a, const KingdomFault *b)
{
  if (a->kind != b->kind)
    return a->kind < b->kind;
  if (a->y != b->y)
    return a->y < b->y;
  if (a->x != b->x)
    return a->x < b->x;
  return a->side < b->side;
}

/* Of two neighbours the western or northern one is told. */
#define EAST_AND_SOUTH (1u << FAVOR_SIDE_EAST | 1u << FAVOR_SIDE_SOUTH)

static void
find_first (const KingdomTile *tile, const guint8 *at, KingdomFault *best)
{
  for (guint kind = 0; kind < KINGDOM_N_FAULTS; kind++)
    for (guint side = 0; at[kind] >> side != 0; side++)
      {
        const KingdomFault fault = { (guint8) kind, tile->x, tile->y, (guint8) side };

        if ((at[kind] >> side & 1) != 0 && comes_before (&fault, best))
          *best = fault;
      }
}

guint
kingdom_map_faults (const KingdomMap *map, KingdomFault *first)
{
  KingdomFault best = { .kind = KINGDOM_N_FAULTS };
  guint        n = 0;

  for (guint i = 0; i < map->n_tiles; i++)
    {
      const guint tile = map->tile[i];
      const guint apart = map->differs[tile] & EAST_AND_SOUTH;
      guint8      at[KINGDOM_N_FAULTS] = { 0 };

      /* What is printed has no fault. */
      if (kingdom_is_altered (&map->record[tile]))
        n += kingdom_look_faults (&map->look[tile], at);
      n += favor_sides_count (apart);
      at[KINGDOM_FAULT_EDGE_MISMATCH] = (guint8) apart;
      if (first != NULL)
        find_first (&map->record[tile], at, &best);
    }
  if (first != NULL && n > 0)
    *first = best;
  return n;
}
