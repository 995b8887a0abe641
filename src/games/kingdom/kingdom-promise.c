/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-promise.h"

/* The structural terms of section 11, each as the chance that somebody finishes it soon. */

/* By how many of the eight cells around hold tiles. */
static const guint8 chance_of_hole[] = { 0, 0, 0, 1, 2, 5, 12, 40, 0 };
static const guint8 chance_of_cloister[] = { 0, 1, 1, 2, 4, 8, 16, 50, 0 };
/* By how many of nine cells hold tiles without a city. */
static const guint8 chance_of_block[] = { 0, 0, 0, 0, 1, 2, 5, 12, 35, 0 };
/* By how far apart the ends of a road are. */
static const guint8 chance_of_loop[] = { 30, 14, 8, 4, 2 };
/* By how many sides of a special city are open. */
static const guint8 chance_of_city[] = { 0, 30, 12, 5, 2 };
/* By how many of its sides are open where two of them face one cell. */
static const guint8 chance_of_notch[] = { 0, 0, 25, 8, 3 };
/* By how many arms of a road are open. */
static const guint8 chance_of_road[] = { 0, 30, 10 };
/* By how many bends a road has. */
static const guint8 chance_of_bends[] = { 0, 0, 1, 3, 8, 40, 40 };

#define CHANCE(table, i) ((i) < G_N_ELEMENTS (table) ? (table)[i] : 0)

static void
promote (KingdomPromise *self, guint character, guint chance)
{
  self->chance[character] = (guint8) MAX (self->chance[character], chance);
}

/* Cells */

/* The city that faces an empty cell over a side, or %KINGDOM_NO_ROAD. */
static KingdomNode
city_facing (const KingdomLand *land, gint x, gint y, guint side)
{
  const guint tile = kingdom_map_at (&land->map,
                                     x + favor_side_dx (side),
                                     y + favor_side_dy (side));
  const guint facing = favor_side_opposite (side);

  if (tile == KINGDOM_NO_TILE || (land->map.look[tile].cities >> facing & 1) == 0)
    return KINGDOM_NO_ROAD;
  return land->name[kingdom_octant_node (tile, 2 * facing)];
}

/* A city with a notch: two caps there make a V. */
static void
add_notch (KingdomPromise *self, const KingdomLand *land, gint x, gint y)
{
  KingdomNode city[FAVOR_N_SIDES];

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    city[side] = city_facing (land, x, y, side);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (city[side] != KINGDOM_NO_ROAD && city[side] == city[(side + 1) % FAVOR_N_SIDES])
      promote (self,
               KINGDOM_MAGICIAN,
               CHANCE (chance_of_notch, land->region[city[side]].open / 2u));
}

static void
add_cells (KingdomPromise *self, const KingdomLand *land)
{
  const KingdomMap *map = &land->map;

  for (gint y = map->north + 1; y < map->north + (gint) map->height - 1; y++)
    for (gint x = map->west + 1; x < map->west + (gint) map->width - 1; x++)
      {
        guint around;

        if (kingdom_map_at (map, x, y) != KINGDOM_NO_TILE)
          continue;
        around = kingdom_map_count_around (map, x, y);
        promote (self, KINGDOM_NOBLEWOMAN, chance_of_hole[around]);
        if (around >= 2)
          add_notch (self, land, x, y);
      }
}

/* The Bishop wants that many, one of them new. */
static void
add_cloisters (KingdomPromise *self, const KingdomLand *land, guint level)
{
  guint surrounded = 0, best = 0, missing;

  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint        tile = land->map.tile[i];
      const KingdomTile *record = &land->map.record[tile];
      guint              around;

      if (!kingdom_is_cloister (land, tile))
        continue;
      around = kingdom_map_count_around (&land->map, record->x, record->y);
      surrounded += around == 8;
      best = MAX (best, chance_of_cloister[around]);
    }
  missing = level > surrounded ? level - surrounded : 1;
  promote (self, KINGDOM_BISHOP, best / (missing * missing));
}

/* How many of nine cells hold tiles without a city; 0 if one holds a city. */
static guint
count_country (const KingdomLand *land, gint x, gint y)
{
  guint n = 0;

  for (gint cell = 0; cell < 9; cell++)
    {
      const guint tile = kingdom_map_at (&land->map, x + cell % 3 - 1, y + cell / 3 - 1);

      if (tile == KINGDOM_NO_TILE)
        continue;
      if (land->map.look[tile].cities != 0)
        return 0;
      n++;
    }
  return n;
}

/* A block is new if it has no cell in common with a whole one (ruling 57). */
static gboolean
is_taken (const gint8 (*whole)[2], guint n, gint x, gint y)
{
  for (guint i = 0; i < n; i++)
    if (ABS (whole[i][0] - x) <= 2 && ABS (whole[i][1] - y) <= 2)
      return TRUE;
  return FALSE;
}

static void
add_blocks (KingdomPromise *self, const KingdomLand *land)
{
  gint8 whole[KINGDOM_N_TILES][2];
  guint n = 0, best = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < land->map.n_tiles; i++)
      {
        const KingdomTile *record = &land->map.record[land->map.tile[i]];
        const guint        country = count_country (land, record->x, record->y);

        if (pass == 0 && country == 9)
          {
            whole[n][0] = record->x;
            whole[n++][1] = record->y;
          }
        else if (pass == 1 && !is_taken (whole, n, record->x, record->y))
          best = MAX (best, chance_of_block[country]);
      }
  promote (self, KINGDOM_ASTRONOMER, best);
}

/* Cities */

static gboolean
are_neighbours (guint sides)
{
  return ((sides << 1 | sides >> 3) & sides & KINGDOM_ALL_SIDES) != 0;
}

/* An incomplete city with something special, and how many sides of it are open. */
static void
add_cities (KingdomPromise *self, const KingdomLand *land)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint        tile = land->map.tile[i];
      const KingdomLook *look = &land->map.look[tile];
      const KingdomNode  city = land->name[kingdom_octant_node (tile, 0)];
      const guint        open = land->region[city].open / 2u;

      if (kingdom_look_is_solid (look))
        promote (self, KINGDOM_PAWNBROKER, CHANCE (chance_of_city, open));
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        {
          const KingdomNode cap = land->name[kingdom_octant_node (tile, 2 * side)];
          const guint       left = land->region[cap].open / 2u;

          if (are_neighbours (look->caps) && (look->caps >> side & 1) != 0 &&
              cap ==
                land->name[kingdom_octant_node (tile, 2 * side + 2) % KINGDOM_N_NODES])
            promote (self, KINGDOM_MAGICIAN, CHANCE (chance_of_city, left));
        }
    }
}

/* Roads */

/* Where the arms of a road lead to that end nowhere. */
typedef struct
{
  guint n;
  gint8 x[2];
  gint8 y[2];
} Ends;

static void
find_ends (const KingdomLand *land, KingdomNode road, Ends *ends)
{
  ends->n = 0;
  for (guint i = 0; i < land->map.n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const guint        tile = land->map.tile[i];
        const KingdomTile *record = &land->map.record[tile];

        if (land->road_name[kingdom_arm_node (tile, side)] != road ||
            kingdom_map_matches (&land->map, tile, side) || ends->n == 2)
          continue;
        ends->x[ends->n] = (gint8) (record->x + favor_side_dx (side));
        ends->y[ends->n++] = (gint8) (record->y + favor_side_dy (side));
      }
}

/* A road with two open arms and enough bends closes upon itself. */
static void
add_loop (KingdomPromise *self, const KingdomLand *land, KingdomNode name)
{
  const KingdomRoad *road = &land->road[name];
  Ends               ends;
  guint              apart;

  if (road->open != 2 || road->n_ends != 0 || road->bends < 2)
    return;
  find_ends (land, name, &ends);
  if (ends.n < 2)
    return;
  apart = (guint) (ABS (ends.x[0] - ends.x[1]) + ABS (ends.y[0] - ends.y[1]));
  promote (self, KINGDOM_PHILOSOPHER, CHANCE (chance_of_loop, apart));
}

static gboolean
leads_into_city (const KingdomLand *land, KingdomNode end)
{
  const guint tile = end / FAVOR_N_SIDES;

  if (land->map.look[tile].arm[end % FAVOR_N_SIDES] != KINGDOM_ARM_ENDS_AT_WALL)
    return FALSE;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (kingdom_city_is_complete (land, land->name[kingdom_octant_node (tile, 2 * side)]))
      return TRUE;
  return FALSE;
}

static void
add_road (KingdomPromise *self, const KingdomLand *land, KingdomNode name)
{
  const KingdomRoad *road = &land->road[name];
  const guint        chance = CHANCE (chance_of_road, road->open);

  if (road->open == 0 || road->loose != 0)
    return;
  add_loop (self, land, name);
  promote (self,
           KINGDOM_KNIGHT,
           chance_of_bends[MIN (road->bends, 6)] / (road->open == 1 ? 1u : 2u));
  for (guint end = 0; end < road->n_ends; end++)
    if (leads_into_city (land, road->end[end]))
      {
        promote (self, KINGDOM_GUARD, chance);
        promote (self, KINGDOM_MERCHANT, chance / 2);
      }
  if (road->bridge)
    promote (self, KINGDOM_HANDMAIDEN, chance);
}

void
kingdom_promise_find (const KingdomLand *land,
                      const guint16     *levels,
                      KingdomPromise    *promise)
{
  memset (promise, 0, sizeof *promise);
  add_cells (promise, land);
  add_cloisters (promise, land, levels[kingdom_level_of (KINGDOM_BISHOP)]);
  add_blocks (promise, land);
  add_cities (promise, land);
  for (guint i = 0; i < land->n_ways; i++)
    add_road (promise, land, land->way[i]);
}
