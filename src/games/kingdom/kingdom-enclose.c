/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-land.h"

/* Enclosure: a flood from outside over the octants of all cells (2.10). */

/**
 * Barrier:
 * @dry: the octants that the flood never enters
 * @cuts: the octants from which it does not go on clockwise, nor back
 * @through: it crosses the middle
 *
 * What holds the flood up on a tile.
 */
typedef struct
{
  guint8   dry;
  guint8   cuts;
  gboolean through;
} Barrier;

static const Barrier nothing = { .through = TRUE };

static inline guint
octants_turned (guint octants, guint by)
{
  return (octants << by | octants >> (KINGDOM_N_OCTANTS - by)) & KINGDOM_ALL_OCTANTS;
}

/* Spreads inside of a cell. */
static guint
spread (const Barrier *barrier, guint reached)
{
  const guint wet = KINGDOM_ALL_OCTANTS & ~(guint) barrier->dry;
  const guint steps = ~(guint) barrier->cuts;
  guint       before;

  reached &= wet;
  if (barrier->through && reached != 0)
    return wet;
  do
    {
      before = reached;
      reached |= octants_turned (reached & steps, 1) & wet;
      reached |= octants_turned (reached, 7) & steps & wet;
    }
  while (reached != before);
  return reached;
}

/* What comes over the sides into a cell. */
static guint
flow_in (const KingdomMap *map, const guint8 *reached, guint cell)
{
  const gint step[FAVOR_N_SIDES] = { -(gint) map->width, 1, (gint) map->width, -1 };
  guint      in = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const guint next = reached[(gint) cell + step[side]];

      for (guint octant = 2 * side; octant < 2 * side + 2; octant++)
        in |= (next >> favor_port_mate (octant) & 1) << octant;
    }
  return in;
}

static gboolean
flow (const KingdomMap *map, const Barrier *barriers, guint8 *reached, guint cell)
{
  const guint    tile = map->at[cell];
  const Barrier *barrier = tile == KINGDOM_NO_TILE ? &nothing : &barriers[tile];
  const guint    before = reached[cell];
  const guint    after = spread (barrier, before | flow_in (map, reached, cell));

  reached[cell] = (guint8) after;
  return after != before;
}

/* The ring of empty cells around all is wet from the start; then rows are gone through forth and back
 * until nothing changes. */
static void
flood_all (const KingdomMap *map, const Barrier *barriers, guint8 *reached)
{
  const guint n = map->width * map->height;
  gboolean    again = map->n_tiles > 0;

  memset (reached, KINGDOM_ALL_OCTANTS, n);
  for (guint y = 1; y + 1 < map->height; y++)
    memset (reached + y * map->width + 1, 0, map->width - 2);
  while (again)
    {
      again = FALSE;
      for (guint y = 1; y + 1 < map->height; y++)
        for (guint x = 1; x + 1 < map->width; x++)
          again |= flow (map, barriers, reached, y * map->width + x);
      for (guint y = map->height - 2; again && y > 0; y--)
        for (guint x = map->width - 2; x > 0; x--)
          flow (map, barriers, reached, y * map->width + x);
    }
}

void
kingdom_flood_to_loop (const KingdomLand *land, KingdomNode road, KingdomFlood *flood)
{
  Barrier barriers[KINGDOM_N_TILES];

  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint tile = land->map.tile[i];

      barriers[tile] = (Barrier){ 0 };
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        if (land->road_name[kingdom_arm_node (tile, side)] == road)
          barriers[tile].cuts |= (guint8) (1u << 2 * side);
    }
  flood_all (&land->map, barriers, flood->reached);
}

/* Whether the middle of a tile lets the flood through that a city holds up. */
static gboolean
is_through (const KingdomLook *look, guint octants)
{
  switch ((KingdomTerrain) look->terrain)
    {
    case KINGDOM_TERRAIN_STONE:
      return FALSE;
    case KINGDOM_TERRAIN_MEADOW:
      return TRUE;
    case KINGDOM_TERRAIN_CITY:
      break;
    }
  /* All open tips lead into one city. */
  return (kingdom_octants_of (look->tips) & octants) == 0;
}

/* The octants of a tile that belong to a city. */
static guint8
octants_in (const KingdomLand *land, guint tile, KingdomNode city)
{
  guint octants = 0;

  for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
    octants |= (land->name[kingdom_octant_node (tile, octant)] == city ? 1u : 0u)
               << octant;
  return (guint8) octants;
}

void
kingdom_flood_to_city (const KingdomLand *land, KingdomNode city, KingdomFlood *flood)
{
  Barrier barriers[KINGDOM_N_TILES];

  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint  tile = land->map.tile[i];
      const guint8 octants = octants_in (land, tile, city);

      barriers[tile] = (Barrier){
        .dry = octants,
        .through = is_through (&land->map.look[tile], octants),
      };
    }
  flood_all (&land->map, barriers, flood->reached);
}

static guint
reached_on (const KingdomLand *land, const KingdomFlood *flood, guint tile)
{
  const KingdomTile *record = &land->map.record[tile];
  const guint        row = (guint) (record->y - land->map.north);

  return flood->reached[row * land->map.width + (guint) (record->x - land->map.west)];
}

gboolean
kingdom_loop_encloses_city (const KingdomLand  *land,
                            const KingdomFlood *loop,
                            KingdomNode         city)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint tile = land->map.tile[i];

      if ((reached_on (land, loop, tile) & octants_in (land, tile, city)) != 0)
        return FALSE;
    }
  return TRUE;
}

gboolean
kingdom_loop_encloses_cloister (const KingdomLand  *land,
                                const KingdomFlood *loop,
                                guint               tile)
{
  return (reached_on (land, loop, tile) & 1) == 0;
}

/* The city's own octants are never reached. */
gboolean
kingdom_city_encloses_cloister (const KingdomLand  *land,
                                const KingdomFlood *flood,
                                guint               tile)
{
  return reached_on (land, flood, tile) == 0;
}

gboolean
kingdom_city_encloses_loop (const KingdomLand  *land,
                            const KingdomFlood *flood,
                            KingdomNode         road)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const guint tile = land->map.tile[i];

        if (land->road_name[kingdom_arm_node (tile, side)] == road &&
            (reached_on (land, flood, tile) >> 2 * side & 3) != 0)
          return FALSE;
      }
  return TRUE;
}
