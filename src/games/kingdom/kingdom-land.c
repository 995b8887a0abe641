/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-land.h"

/* Sets of nodes: each node points at a lower one of its set, the lowest at itself. */

static KingdomNode
find (const KingdomNode *names, KingdomNode node)
{
  while (names[node] != node)
    node = names[node];
  return node;
}

static void
join (KingdomNode *names, KingdomNode a, KingdomNode b)
{
  if (names[a] == names[b])
    return;
  a = find (names, a);
  b = find (names, b);
  names[MAX (a, b)] = MIN (a, b);
}

/* Looks of printed tiles are divided already. */
static void
divide (KingdomLand *land, guint tile, const KingdomLand *other)
{
  const KingdomTile *record = &land->map.record[tile];

  if (!kingdom_is_altered (record))
    return;
  if (other != NULL && other->map.record[tile].place == KINGDOM_PLACE_MAP &&
      kingdom_looks_like (record, &other->map.record[tile]))
    land->map.look[tile] = other->map.look[tile];
  else
    kingdom_look_divide (&land->map.look[tile]);
}

/* Each arm is with the lowest one that it is linked with. */
static void
begin_roads (KingdomLand *land, guint tile)
{
  const KingdomLook *look = &land->map.look[tile];

  memset (&land->road[kingdom_arm_node (tile, 0)], 0, FAVOR_N_SIDES * sizeof *land->road);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const KingdomNode arm = kingdom_arm_node (tile, side);

      land->road_name[arm] = look->arm[side] == KINGDOM_ARM_NONE ? KINGDOM_NO_ROAD : arm;
      if (kingdom_arm_is_linked (look->arm[side]) && look->arm[side] < side)
        land->road_name[arm] = kingdom_arm_node (tile, look->arm[side]);
    }
}

static void
begin (KingdomLand *land, guint tile)
{
  const KingdomLook *look = &land->map.look[tile];
  const KingdomNode  first = kingdom_octant_node (tile, 0);

  memset (&land->region[first], 0, KINGDOM_N_OCTANTS * sizeof *land->region);
  for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
    land->name[first + octant] = (KingdomNode) (first + look->region[octant]);
  if (look->roads != 0)
    begin_roads (land, tile);
  else
    /* Bytes of ones are KINGDOM_NO_ROAD. */
    memset (&land->road_name[kingdom_arm_node (tile, 0)],
            0xff,
            FAVOR_N_SIDES * sizeof *land->road_name);
}

/* What faces each other over a matching edge is one. Only a road parts the octants beside it. */
static void
join_over (KingdomLand *land, guint tile, guint side)
{
  const guint    other = land->map.next[tile][side];
  const gboolean is_road = favor_edges_at (land->map.look[tile].edges, side) ==
                           FAVOR_EDGE_ROAD;

  if (!kingdom_map_matches (&land->map, tile, side))
    return;
  join (land->name,
        kingdom_octant_node (tile, 2 * side),
        kingdom_octant_node (other, favor_port_mate (2 * side)));
  if (!is_road && (land->map.look[tile].roads | land->map.look[other].roads) == 0)
    return;
  join (land->name,
        kingdom_octant_node (tile, 2 * side + 1),
        kingdom_octant_node (other, favor_port_mate (2 * side + 1)));
  if (is_road)
    join (land->road_name,
          kingdom_arm_node (tile, side),
          kingdom_arm_node (other, favor_side_opposite (side)));
}

static void
list (KingdomLand *land, KingdomNode name, gboolean is_city)
{
  if (is_city)
    land->city[land->n_cities++] = name;
  else
    land->meadow[land->n_meadows++] = name;
}

/* Lower nodes are done first, so one step leads to the lowest. */
static void
name_parts (KingdomLand *land, guint tile)
{
  const KingdomLook *look = &land->map.look[tile];

  for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
    {
      const KingdomNode node = kingdom_octant_node (tile, octant);
      const KingdomNode name = land->name[land->name[node]];

      land->name[node] = name;
      if (name == node)
        list (land, node, look->cities >> octant / 2 & 1);
    }
  for (guint sides = look->roads; sides != 0; sides &= sides - 1)
    {
      const KingdomNode arm = kingdom_arm_node (tile, (guint) __builtin_ctz (sides));

      land->road_name[arm] = land->road_name[land->road_name[arm]];
      if (land->road_name[arm] == arm)
        land->way[land->n_ways++] = arm;
    }
}

/* Both octants are of one city, but for the faulty tile with a road in it. */
static void
count_city (KingdomLand *land, guint tile, guint side)
{
  const gboolean is_open = !kingdom_map_matches (&land->map, tile, side);

  land->region[land->name[kingdom_octant_node (tile, 2 * side)]].quadrants++;
  for (guint octant = 2 * side; octant < 2 * side + 2; octant++)
    land->region[land->name[kingdom_octant_node (tile, octant)]].open += is_open;
}

static void
count_arm (KingdomLand *land, guint tile, guint side)
{
  const KingdomNode node = kingdom_arm_node (tile, side);
  KingdomRoad      *road = &land->road[land->road_name[node]];
  const guint       arm = land->map.look[tile].arm[side];

  road->arms++;
  road->open += !kingdom_map_matches (&land->map, tile, side);
  road->loose += arm == KINGDOM_ARM_LOOSE;
  if (kingdom_arm_ends (arm))
    road->end[road->n_ends++] = node;
  if (kingdom_arm_is_linked (arm))
    {
      road->bridge |= land->map.look[tile].middle == KINGDOM_MIDDLE_CROSSING;
      /* Once for both arms. */
      road->bends += arm < side && arm != favor_side_opposite (side);
    }
}

/* The pairs of a meadow and a city that touch, each once, as a list for each meadow. */
typedef struct
{
  guint16     n;
  guint16     first[KINGDOM_N_NODES];
  guint16     next[KINGDOM_N_TILES * 16 + 1];
  KingdomNode city[KINGDOM_N_TILES * 16 + 1];
} Pairs;

static void
add_pair (KingdomLand *land, Pairs *pairs, KingdomNode meadow, KingdomNode city)
{
  for (guint i = pairs->first[meadow]; i != 0; i = pairs->next[i])
    if (pairs->city[i] == city)
      return;
  pairs->n++;
  pairs->city[pairs->n] = city;
  pairs->next[pairs->n] = pairs->first[meadow];
  pairs->first[meadow] = pairs->n;
  land->region[meadow].touches++;
  land->region[city].touches++;
}

/* What touches inside one tile. */
static void
count_touches_in (KingdomLand *land, Pairs *pairs, guint tile)
{
  const KingdomNode *name = &land->name[kingdom_octant_node (tile, 0)];
  const guint8      *touches = land->map.look[tile].touches;

  for (guint meadow = 0; meadow < KINGDOM_N_OCTANTS; meadow++)
    for (guint cities = touches[meadow]; cities != 0; cities &= cities - 1)
      add_pair (land, pairs, name[meadow], name[__builtin_ctz (cities)]);
}

static void
count_touches (KingdomLand *land)
{
  Pairs pairs;

  pairs.n = 0;
  memset (pairs.first, 0, sizeof pairs.first);
  for (guint i = 0; i < land->map.n_tiles; i++)
    if (land->map.look[land->map.tile[i]].cities != 0)
      count_touches_in (land, &pairs, land->map.tile[i]);
}

static void
count_parts (KingdomLand *land, guint tile)
{
  const KingdomLook *look = &land->map.look[tile];

  for (guint sides = look->cities; sides != 0; sides &= sides - 1)
    count_city (land, tile, (guint) __builtin_ctz (sides));
  for (guint sides = look->roads; sides != 0; sides &= sides - 1)
    count_arm (land, tile, (guint) __builtin_ctz (sides));
}

void
kingdom_land_join (KingdomLand *land, const KingdomLand *other)
{
  const KingdomMap *map = &land->map;

  land->n_cities = land->n_meadows = land->n_ways = 0;
  for (guint i = 0; i < map->n_tiles; i++)
    {
      if (!map->divided)
        divide (land, map->tile[i], other);
      begin (land, map->tile[i]);
    }
  for (guint i = 0; i < map->n_tiles; i++)
    for (guint side = FAVOR_SIDE_EAST; side <= FAVOR_SIDE_SOUTH; side++)
      join_over (land, map->tile[i], side);
  for (guint i = 0; i < map->n_tiles; i++)
    name_parts (land, map->tile[i]);
  for (guint i = 0; i < map->n_tiles; i++)
    count_parts (land, map->tile[i]);
  count_touches (land);
}

void
kingdom_land_init (KingdomLand *land, const KingdomTile *tiles)
{
  kingdom_map_init (&land->map, tiles);
  kingdom_land_join (land, NULL);
}
