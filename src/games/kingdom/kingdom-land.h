/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-map.h"

G_BEGIN_DECLS

/* Cities, meadows and roads of a map (2.9), and what encloses what (2.10).
 *
 * An octant of a tile is a node, an arm of a tile another one; a city, meadow or road is named by its
 * lowest node. */

#define KINGDOM_N_NODES (KINGDOM_N_TILES * KINGDOM_N_OCTANTS)
#define KINGDOM_N_ARMS  (KINGDOM_N_TILES * FAVOR_N_SIDES)
#define KINGDOM_NO_ROAD 0xffff

typedef guint16 KingdomNode;

static inline KingdomNode
kingdom_octant_node (guint tile, guint octant)
{
  return (KingdomNode) (tile * KINGDOM_N_OCTANTS + octant);
}

static inline KingdomNode
kingdom_arm_node (guint tile, guint side)
{
  return (KingdomNode) (tile * FAVOR_N_SIDES + side);
}

/**
 * KingdomRegion:
 * @touches: of a city how many meadows, of a meadow how many cities touch it
 * @quadrants: (of a city) how many it has
 * @open: (of a city) how many octants have no matching neighbour
 */
typedef struct
{
  guint16 touches;
  guint16 quadrants;
  guint16 open;
} KingdomRegion;

/**
 * KingdomRoad:
 * @arms: how many it has
 * @open: how many of these have no matching neighbour
 * @loose: how many of these end nowhere
 * @bends: on how many tiles it has a bend
 * @bridge: it goes over or under the bridge
 * @n_ends: 0 to 2
 * @end: the arms at its ends
 */
typedef struct
{
  guint16     arms;
  guint16     open;
  guint16     loose;
  guint8      bends;
  guint8      bridge;
  guint8      n_ends;
  KingdomNode end[2];
} KingdomRoad;

/**
 * KingdomLand:
 * @map: with divided looks
 * @name: of each octant on the map, its city or meadow
 * @road_name: of each arm on the map, its road; %KINGDOM_NO_ROAD where there is none
 * @region: by name
 * @road: by name
 * @city, @meadow, @way: the names of all cities, meadows and roads, ascending
 */
typedef struct
{
  KingdomMap    map;
  KingdomNode   name[KINGDOM_N_NODES];
  KingdomNode   road_name[KINGDOM_N_ARMS];
  KingdomRegion region[KINGDOM_N_NODES];
  KingdomRoad   road[KINGDOM_N_ARMS];
  KingdomNode   city[KINGDOM_N_ARMS];
  KingdomNode   meadow[KINGDOM_N_NODES];
  KingdomNode   way[KINGDOM_N_ARMS];
  guint         n_cities;
  guint         n_meadows;
  guint         n_ways;
} KingdomLand;

/* @tiles has to last as long as the land. */
void kingdom_land_init (KingdomLand *land, const KingdomTile *tiles) G_GNUC_INTERNAL;

/* The same once the map is there. Where most tiles look as they do in @other (nullable), that saves dividing
 * them again. */
void kingdom_land_join (KingdomLand *land, const KingdomLand *other) G_GNUC_INTERNAL;

static inline gboolean
kingdom_is_city (const KingdomLand *land, KingdomNode node)
{
  const KingdomLook *look = &land->map.look[node / KINGDOM_N_OCTANTS];

  return (look->cities >> node % KINGDOM_N_OCTANTS / 2 & 1) != 0;
}

static inline gboolean
kingdom_city_is_complete (const KingdomLand *land, KingdomNode city)
{
  return kingdom_is_city (land, city) && land->region[city].open == 0;
}

static inline gboolean
kingdom_road_is_complete (const KingdomLand *land, KingdomNode road)
{
  return land->road[road].arms > 0 && land->road[road].open == 0 && land->road[road].loose == 0;
}

static inline gboolean
kingdom_road_is_loop (const KingdomLand *land, KingdomNode road)
{
  return kingdom_road_is_complete (land, road) && land->road[road].n_ends == 0;
}

/* A cloister on a tile, and whether all cells around it hold tiles (2.9). */
static inline gboolean
kingdom_is_cloister (const KingdomLand *land, guint tile)
{
  return land->map.look[tile].middle == KINGDOM_MIDDLE_CLOISTER;
}

static inline gboolean
kingdom_is_surrounded_cloister (const KingdomLand *land, guint tile)
{
  const KingdomTile *record = &land->map.record[tile];

  return kingdom_is_cloister (land, tile) && kingdom_map_is_surrounded (&land->map, record->x, record->y);
}

/**
 * KingdomFlood:
 * @reached: of each cell of the map's box, the octants that are reached from outside
 */
typedef struct
{
  guint8 reached[KINGDOM_MAX_CELLS];
} KingdomFlood;

/* What is reached from outside if a loop road, or a city, holds it up. */
void kingdom_flood_to_loop (const KingdomLand *land, KingdomNode road, KingdomFlood *flood) G_GNUC_INTERNAL;
void kingdom_flood_to_city (const KingdomLand *land, KingdomNode city, KingdomFlood *flood) G_GNUC_INTERNAL;

/* The four sentences at the end of 2.10. */
gboolean kingdom_loop_encloses_city (const KingdomLand *land, const KingdomFlood *loop, KingdomNode city) G_GNUC_INTERNAL;
gboolean kingdom_loop_encloses_cloister (const KingdomLand *land, const KingdomFlood *loop, guint tile) G_GNUC_INTERNAL;
gboolean kingdom_city_encloses_cloister (const KingdomLand *land, const KingdomFlood *flood, guint tile) G_GNUC_INTERNAL;
gboolean kingdom_city_encloses_loop (const KingdomLand *land, const KingdomFlood *flood, KingdomNode road) G_GNUC_INTERNAL;

G_END_DECLS
