/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-tries.h"

/* The places that come nearest to the wishes for roads. A road that is complete grows no more. */

/* Every road has two ends, be they open, loose or where a road may end, but for loops. */
#define ENDS 2

static guint
open_ends (const KingdomRoad *road)
{
  return MIN (road->open + road->loose, ENDS);
}

/* The roads that would be new. */
static guint
list_roads (const KingdomSearch *self, KingdomNode *names)
{
  guint n = 0;

  for (guint i = 0; i < self->now->n_ways; i++)
    if (self->free.is[self->now->way[i]])
      names[n++] = self->now->way[i];
  return n;
}

/* Loops */

/* The empty cells that the two open arms of a road lead to; FALSE if there are not two. */
static gboolean
find_gaps (const KingdomLand *land, KingdomNode road, guint gaps[ENDS])
{
  const KingdomMap *map = &land->map;
  guint             n = 0;

  for (guint i = 0; i < map->n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const guint        tile = map->tile[i];
        const KingdomTile *record = &map->record[tile];
        const gint         x = record->x + favor_side_dx (side) - map->west;
        const gint         y = record->y + favor_side_dy (side) - map->north;

        if (land->road_name[kingdom_arm_node (tile, side)] != road ||
            kingdom_map_matches (map, tile, side))
          continue;
        if (n == ENDS || map->next[tile][side] != KINGDOM_NO_TILE)
          return FALSE;
        gaps[n++] = (guint) y * map->width + (guint) x;
      }
  return n == ENDS;
}

/* The empty neighbours of a cell of the box. */
static guint
list_empty_beside (const KingdomMap *map, guint cell, guint *beside)
{
  const guint x = cell % map->width, y = cell / map->width;
  guint       n = 0;

  if (y > 0)
    beside[n++] = cell - map->width;
  if (x + 1 < map->width)
    beside[n++] = cell + 1;
  if (y + 1 < map->height)
    beside[n++] = cell + map->width;
  if (x > 0)
    beside[n++] = cell - 1;
  for (guint i = n; i > 0; i--)
    if (map->at[beside[i - 1]] != KINGDOM_NO_TILE)
      beside[i - 1] = beside[--n];
  return n;
}

/* How many cells a way over empty cells has, both ends included; 0: there is none. Around the map all is
 * empty, so no shorter one leaves the box. */
static guint
count_way (const KingdomMap *map, const guint gaps[ENDS])
{
  guint16 far[KINGDOM_MAX_CELLS] = { 0 };
  guint16 queue[KINGDOM_MAX_CELLS];
  guint   n = 0;

  far[gaps[0]] = 1;
  queue[n++] = (guint16) gaps[0];
  for (guint i = 0; i < n && far[gaps[1]] == 0; i++)
    {
      guint       beside[FAVOR_N_SIDES];
      const guint n_beside = list_empty_beside (map, queue[i], beside);

      for (guint k = 0; k < n_beside; k++)
        if (far[beside[k]] == 0)
          {
            far[beside[k]] = far[queue[i]] + 1;
            queue[n++] = (guint16) beside[k];
          }
    }
  return far[gaps[1]];
}

void
kingdom_try_philosopher (KingdomSearch *self)
{
  KingdomNode names[KINGDOM_N_ARMS];
  const guint n = list_roads (self, names);

  for (guint i = 0; i < n; i++)
    {
      const KingdomRoad *road = &self->now->road[names[i]];
      const guint        has = road->arms / 2u;
      guint              gaps[ENDS], way = 0;

      if (road->n_ends == 0 && road->loose == 0 && find_gaps (self->now, names[i], gaps))
        way = count_way (&self->now->map, gaps);
      if (way > 0)
        kingdom_search_named (self,
                              KINGDOM_SPOT_ROAD,
                              names[i],
                              &(KingdomPlaceTry){ .parts = has,
                                                  .all = has + way,
                                                  .try = KINGDOM_TRY_LOOP,
                                                  .n = way });
    }
}

/* The bridge is there, and each end. */
void
kingdom_try_handmaiden (KingdomSearch *self)
{
  KingdomNode names[KINGDOM_N_ARMS];
  const guint n = list_roads (self, names);
  gboolean    any = FALSE;

  for (guint i = 0; i < self->now->n_ways; i++)
    any = any || self->now->road[self->now->way[i]].bridge;
  if (!any)
    self->best.try = KINGDOM_TRY_NO_BRIDGE;
  for (guint i = 0; i < n; i++)
    {
      const KingdomRoad *road = &self->now->road[names[i]];

      if (road->bridge)
        kingdom_search_named (self,
                              KINGDOM_SPOT_ROAD,
                              names[i],
                              &(KingdomPlaceTry){ .parts = 1 + ENDS - open_ends (road),
                                                  .all = 1 + ENDS,
                                                  .try = KINGDOM_TRY_BRIDGE,
                                                  .n = open_ends (road) });
    }
}

void
kingdom_try_knight (KingdomSearch *self)
{
  const guint need = KINGDOM_KNIGHT_BENDS;
  KingdomNode names[KINGDOM_N_ARMS];
  const guint n = list_roads (self, names);

  for (guint i = 0; i < n; i++)
    {
      const KingdomRoad *road = &self->now->road[names[i]];
      const gboolean     bent = road->bends >= need;

      if (!kingdom_road_is_complete (self->now, names[i]) && road->bends > 0)
        kingdom_search_named (self,
                              KINGDOM_SPOT_ROAD,
                              names[i],
                              &(KingdomPlaceTry){ .parts = MIN (road->bends, need) +
                                                           ENDS - open_ends (road),
                                                  .all = need + ENDS,
                                                  .try = bent ? KINGDOM_TRY_BENT_ROAD
                                                              : KINGDOM_TRY_BENDS,
                                                  .have = road->bends,
                                                  .need = need,
                                                  .n = open_ends (road) });
    }
}

/* Roads and cities */

/* The city at the end of a road that is most nearly complete. */
static KingdomNode
find_best_city (const KingdomSearch *self, KingdomNode end, KingdomNode except)
{
  KingdomNode best = KINGDOM_NO_ROAD, cities[FAVOR_N_SIDES];
  const guint n = kingdom_cities_at (self->now, end, cities);

  for (guint i = 0; i < n; i++)
    if (cities[i] != except &&
        (best == KINGDOM_NO_ROAD || kingdom_part_closed (self->now, cities[i]) >
                                      kingdom_part_closed (self->now, best)))
      best = cities[i];
  return best;
}

/* A road into one city: the end at it, the city, and how much of the road is closed. */
static void
try_end (KingdomSearch *self, KingdomNode name, KingdomNode city)
{
  const guint closed = kingdom_part_closed (self->now, city);
  const guint open = open_ends (&self->now->road[name]);
  KingdomTry  try = KINGDOM_TRY_ROAD_AND_CITY;

  if (open == 0)
    try = KINGDOM_TRY_ROAD_TO_CITY;
  else if (closed == KINGDOM_PART)
    try = KINGDOM_TRY_CITY_TO_ROAD;
  kingdom_search_named (self,
                        KINGDOM_SPOT_ROAD,
                        name,
                        &(KingdomPlaceTry){
                          .parts = KINGDOM_PART + closed +
                                   kingdom_part_of (ENDS - open, ENDS),
                          .all = 3 * KINGDOM_PART,
                          .try = try,
                          .n = kingdom_open_sides_of (self->now, city),
                        });
}

void
kingdom_try_guard (KingdomSearch *self)
{
  KingdomNode names[KINGDOM_N_ARMS];
  const guint n = list_roads (self, names);

  for (guint i = 0; i < n; i++)
    for (guint end = 0; end < self->now->road[names[i]].n_ends; end++)
      {
        const KingdomNode at = self->now->road[names[i]].end[end];
        const KingdomNode city = find_best_city (self, at, KINGDOM_NO_ROAD);

        if (city != KINGDOM_NO_ROAD)
          try_end (self, names[i], city);
      }
}

/* A road between two cities: each end at its city, each city, and how much of the road is closed. Nothing
 * comes of a complete road that leads elsewhere. */
static void
try_between (KingdomSearch *self, KingdomNode name, KingdomNode here, KingdomNode there)
{
  const guint open = open_ends (&self->now->road[name]);
  const guint closed[] = {
    here != KINGDOM_NO_ROAD ? kingdom_part_closed (self->now, here) : 0,
    there != KINGDOM_NO_ROAD ? kingdom_part_closed (self->now, there) : 0,
  };
  const guint     n_cities = (here != KINGDOM_NO_ROAD) + (there != KINGDOM_NO_ROAD);
  KingdomPlaceTry place = {
    .parts = KINGDOM_PART * n_cities + closed[0] + closed[1] +
             kingdom_part_of (ENDS - open, ENDS),
    .all = 5 * KINGDOM_PART,
    .try = KINGDOM_TRY_ROAD_BETWEEN,
    .have = (closed[0] == KINGDOM_PART) + (closed[1] == KINGDOM_PART),
    .need = 2,
  };

  if (n_cities == 0 || (open == 0 && n_cities < 2))
    return;
  if (open == 0)
    {
      place.try = KINGDOM_TRY_JOINED_CITIES;
      place.have = place.need = 0;
      place.n = kingdom_open_sides_of (self->now, here) +
                kingdom_open_sides_of (self->now, there);
    }
  kingdom_search_named (self, KINGDOM_SPOT_ROAD, name, &place);
}

void
kingdom_try_merchant (KingdomSearch *self)
{
  KingdomNode names[KINGDOM_N_ARMS];
  const guint n = list_roads (self, names);

  for (guint i = 0; i < n; i++)
    for (guint end = 0; end < self->now->road[names[i]].n_ends; end++)
      {
        const KingdomRoad *road = &self->now->road[names[i]];
        const KingdomNode  here = find_best_city (self, road->end[end], KINGDOM_NO_ROAD);
        KingdomNode        there = KINGDOM_NO_ROAD;

        if (road->n_ends == 2)
          there = find_best_city (self, road->end[1 - end], here);
        try_between (self, names[i], here, there);
      }
}
