/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-wishes.h"

static void
add (KingdomFound *found, KingdomNode name)
{
  found->n += !found->is[name];
  found->is[name] = TRUE;
}

/* Meadows and cities */

static void
find_farmer (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_meadows; i++)
    if (land->region[land->meadow[i]].touches == level)
      add (found, land->meadow[i]);
}

static void
find_laborer (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_cities; i++)
    if (kingdom_city_is_complete (land, land->city[i]) &&
        land->region[land->city[i]].touches == level)
      add (found, land->city[i]);
}

/* Whether all of a set of sides of a tile are caps of one complete city. */
static gboolean
are_caps_of_one (const KingdomLand *land, guint tile, guint sides)
{
  gint city = FAVOR_NONE;

  if ((sides & ~(guint) land->map.look[tile].caps) != 0)
    return FALSE;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((sides >> side & 1) != 0)
      {
        if (city != FAVOR_NONE && city != kingdom_city_at (land, tile, side))
          return FALSE;
        city = kingdom_city_at (land, tile, side);
      }
  return kingdom_city_is_complete (land, (KingdomNode) city);
}

/* Ruling 61. */
static void
find_magician (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint tile = land->map.tile[i];
      const guint caps = land->map.look[tile].caps;

      for (guint side = 0; (caps & (caps - 1)) != 0 && side < FAVOR_N_SIDES; side++)
        if (are_caps_of_one (land, tile, favor_sides_turned (3, side)))
          add (found, kingdom_city_at (land, tile, side));
    }
}

static void
find_alchemist (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    if (are_caps_of_one (land, land->map.tile[i], KINGDOM_ALL_SIDES))
      add (found, kingdom_city_at (land, land->map.tile[i], 0));
}

static void
find_pawnbroker (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint       tile = land->map.tile[i];
      const KingdomNode city = kingdom_city_at (land, tile, 0);

      if (kingdom_look_is_solid (&land->map.look[tile]) &&
          kingdom_city_is_complete (land, city))
        add (found, city);
    }
}

/* Roads */

static void
find_philosopher (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_ways; i++)
    if (kingdom_road_is_loop (land, land->way[i]))
      add (found, land->way[i]);
}

static void
find_handmaiden (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_ways; i++)
    if (kingdom_road_is_complete (land, land->way[i]) && land->road[land->way[i]].bridge)
      add (found, land->way[i]);
}

static void
find_knight (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_ways; i++)
    if (kingdom_road_is_complete (land, land->way[i]) &&
        land->road[land->way[i]].bends >= KINGDOM_KNIGHT_BENDS)
      add (found, land->way[i]);
}

guint
kingdom_cities_at (const KingdomLand *land,
                   KingdomNode        end,
                   KingdomNode        cities[FAVOR_N_SIDES])
{
  const guint        tile = end / FAVOR_N_SIDES;
  const KingdomLook *look = &land->map.look[tile];
  guint              n = 0;

  if (look->arm[end % FAVOR_N_SIDES] != KINGDOM_ARM_ENDS_AT_WALL)
    return 0;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const KingdomNode city = kingdom_city_at (land, tile, side);
      gboolean          is_new = kingdom_is_city (land, city);

      for (guint i = 0; i < n; i++)
        is_new = is_new && cities[i] != city;
      if (is_new)
        cities[n++] = city;
    }
  return n;
}

/* Those of them that are complete. */
static guint
find_cities_at (const KingdomLand *land, KingdomNode end, KingdomNode *cities)
{
  const guint all = kingdom_cities_at (land, end, cities);
  guint       n = 0;

  for (guint i = 0; i < all; i++)
    if (kingdom_city_is_complete (land, cities[i]))
      cities[n++] = cities[i];
  return n;
}

static void
find_guard (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_ways; i++)
    {
      const KingdomRoad *road = &land->road[land->way[i]];
      KingdomNode        cities[FAVOR_N_SIDES];

      for (guint end = 0; end < road->n_ends; end++)
        if (kingdom_road_is_complete (land, land->way[i]) &&
            find_cities_at (land, road->end[end], cities) > 0)
          add (found, land->way[i]);
    }
}

/* One can be chosen for each end so that they differ, unless both have the same one alone. */
static void
find_merchant (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->n_ways; i++)
    {
      const KingdomRoad *road = &land->road[land->way[i]];
      KingdomNode        here[FAVOR_N_SIDES], there[FAVOR_N_SIDES];
      guint              pairs;

      if (!kingdom_road_is_complete (land, land->way[i]) || road->n_ends < 2)
        continue;
      pairs = find_cities_at (land, road->end[0], here) *
              find_cities_at (land, road->end[1], there);
      if (pairs > 1 || (pairs == 1 && here[0] != there[0]))
        add (found, land->way[i]);
    }
}

/* Tiles and cells */

static void
find_hunter (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    if (kingdom_look_is_meadow_only (&land->map.look[land->map.tile[i]]))
      add (found, land->map.tile[i]);
}

gboolean
kingdom_is_country (const KingdomLand *land, gint x, gint y)
{
  const guint tile = kingdom_map_at (&land->map, x, y);

  return tile != KINGDOM_NO_TILE && land->map.look[tile].cities == 0;
}

static void
find_astronomer (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint        tile = land->map.tile[i];
      const KingdomTile *middle = &land->map.record[tile];
      gboolean           all = land->map.look[tile].cities == 0 &&
                     kingdom_map_neighbours (&land->map, tile) == KINGDOM_ALL_SIDES;

      for (gint cell = 0; all && cell < 9; cell++)
        all = kingdom_is_country (land,
                                  middle->x + cell % 3 - 1,
                                  middle->y + cell / 3 - 1);
      if (all)
        add (found, (KingdomNode) tile);
    }
}

/* Of its eight neighbours three are known at once. */
static void
find_noblewoman (const KingdomLand *land, guint level, KingdomFound *found)
{
  const guint north_side = 1u << FAVOR_SIDE_NORTH;
  const guint beside = 1u << FAVOR_SIDE_WEST | 1u << FAVOR_SIDE_EAST;

  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint        tile = land->map.tile[i];
      const KingdomTile *north = &land->map.record[tile];

      if ((kingdom_map_neighbours (&land->map, tile) & ~north_side) == beside &&
          kingdom_map_is_surrounded (&land->map, north->x, north->y + 1))
        add (found, (KingdomNode) tile);
    }
}

static void
find_nobleman (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const guint        tile = land->map.tile[i];
      const KingdomTile *record = &land->map.record[tile];

      if (kingdom_map_neighbours (&land->map, tile) == 0 &&
          kingdom_map_count_around (&land->map, record->x, record->y) == 0)
        add (found, (KingdomNode) tile);
    }
}

/* Ruling 54: at least N. */
static void
find_bishop (const KingdomLand *land, guint level, KingdomFound *found)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    if (kingdom_is_surrounded_cloister (land, land->map.tile[i]))
      add (found, land->map.tile[i]);
  if (found->n < level)
    memset (found, 0, sizeof *found);
}

/* What encloses what */

static void
find_general (const KingdomLand *land, guint level, KingdomFound *found)
{
  KingdomFlood flood;

  for (guint i = 0; i < land->n_ways; i++)
    {
      if (!kingdom_road_is_loop (land, land->way[i]))
        continue;
      kingdom_flood_to_loop (land, land->way[i], &flood);
      for (guint k = 0; k < land->n_cities; k++)
        if (kingdom_city_is_complete (land, land->city[k]) &&
            kingdom_loop_encloses_city (land, &flood, land->city[k]))
          add (found, land->city[k]);
    }
}

/* The cells that a city lies on, as a box: what a complete city encloses lies inside, not on its border, for
 * at the outer sides of the border there is no city. */
typedef struct
{
  gint west;
  gint east;
  gint north;
  gint south;
} Box;

static Box
find_box (const KingdomLand *land, KingdomNode city)
{
  Box box = { KINGDOM_REACH, -KINGDOM_REACH, KINGDOM_REACH, -KINGDOM_REACH };

  for (guint i = 0; i < land->map.n_tiles; i++)
    for (guint octant = 0; octant < KINGDOM_N_OCTANTS; octant++)
      if (land->name[kingdom_octant_node (land->map.tile[i], octant)] == city)
        {
          const KingdomTile *record = &land->map.record[land->map.tile[i]];

          box.west = MIN (box.west, record->x);
          box.east = MAX (box.east, record->x);
          box.north = MIN (box.north, record->y);
          box.south = MAX (box.south, record->y);
        }
  return box;
}

gboolean
kingdom_has_cloister_within (const KingdomLand *land, KingdomNode city)
{
  const Box box = find_box (land, city);

  for (guint i = 0; i < land->map.n_tiles; i++)
    {
      const KingdomTile *record = &land->map.record[land->map.tile[i]];

      if (kingdom_is_cloister (land, land->map.tile[i]) && record->x > box.west &&
          record->x < box.east && record->y > box.north && record->y < box.south)
        return TRUE;
    }
  return FALSE;
}

gboolean
kingdom_encloses_some_cloister (const KingdomLand  *land,
                                const KingdomFlood *flood,
                                KingdomEncloses     encloses)
{
  for (guint i = 0; i < land->map.n_tiles; i++)
    if (kingdom_is_cloister (land, land->map.tile[i]) &&
        encloses (land, flood, land->map.tile[i]))
      return TRUE;
  return FALSE;
}

/* Two sides of one city cannot enclose anything, and a complete city has an even number. */
static gboolean
can_enclose (const KingdomLand *land, KingdomNode city)
{
  return kingdom_city_is_complete (land, city) && land->region[city].quadrants >= 4;
}

static void
find_queen (const KingdomLand *land, guint level, KingdomFound *found)
{
  KingdomFlood flood;

  for (guint i = 0; i < land->n_cities; i++)
    if (can_enclose (land, land->city[i]) &&
        kingdom_has_cloister_within (land, land->city[i]))
      {
        kingdom_flood_to_city (land, land->city[i], &flood);
        if (kingdom_encloses_some_cloister (land, &flood, kingdom_city_encloses_cloister))
          add (found, land->city[i]);
      }
}

/* The cities that enclose a loop road. */
static void
find_around_loop (const KingdomLand *land, KingdomNode loop, KingdomFound *found)
{
  KingdomFlood flood;

  for (guint i = 0; i < land->n_cities; i++)
    if (can_enclose (land, land->city[i]))
      {
        kingdom_flood_to_city (land, land->city[i], &flood);
        if (kingdom_city_encloses_loop (land, &flood, loop))
          add (found, land->city[i]);
      }
}

static void
find_king (const KingdomLand *land, guint level, KingdomFound *found)
{
  KingdomFlood flood;

  for (guint i = 0; i < land->n_ways; i++)
    if (kingdom_road_is_loop (land, land->way[i]))
      {
        kingdom_flood_to_loop (land, land->way[i], &flood);
        if (kingdom_encloses_some_cloister (land, &flood, kingdom_loop_encloses_cloister))
          find_around_loop (land, land->way[i], found);
      }
}

const KingdomWish kingdom_wishes[KINGDOM_N_CHARACTERS] = {
  [KINGDOM_FARMER] = { KINGDOM_SPOT_MEADOW, find_farmer },
  [KINGDOM_LABORER] = { KINGDOM_SPOT_CITY, find_laborer },
  [KINGDOM_PHILOSOPHER] = { KINGDOM_SPOT_ROAD, find_philosopher },
  [KINGDOM_HANDMAIDEN] = { KINGDOM_SPOT_ROAD, find_handmaiden },
  [KINGDOM_GUARD] = { KINGDOM_SPOT_ROAD, find_guard },
  [KINGDOM_HUNTER] = { KINGDOM_SPOT_TILE, find_hunter },
  [KINGDOM_ASTRONOMER] = { KINGDOM_SPOT_BLOCK, find_astronomer },
  [KINGDOM_MERCHANT] = { KINGDOM_SPOT_ROAD, find_merchant },
  [KINGDOM_MAGICIAN] = { KINGDOM_SPOT_CITY, find_magician },
  [KINGDOM_KNIGHT] = { KINGDOM_SPOT_ROAD, find_knight },
  [KINGDOM_PAWNBROKER] = { KINGDOM_SPOT_CITY, find_pawnbroker },
  [KINGDOM_NOBLEWOMAN] = { KINGDOM_SPOT_HOLE, find_noblewoman },
  [KINGDOM_NOBLEMAN] = { KINGDOM_SPOT_TILE, find_nobleman },
  [KINGDOM_ALCHEMIST] = { KINGDOM_SPOT_CITY, find_alchemist },
  [KINGDOM_BISHOP] = { KINGDOM_SPOT_TILE, find_bishop },
  [KINGDOM_GENERAL] = { KINGDOM_SPOT_CITY, find_general },
  [KINGDOM_QUEEN] = { KINGDOM_SPOT_CITY, find_queen },
  [KINGDOM_KING] = { KINGDOM_SPOT_CITY, find_king },
};

void
kingdom_wish_find (const KingdomLand *land,
                   guint              character,
                   guint              level,
                   KingdomFound      *found)
{
  const KingdomWish *wish = &kingdom_wishes[character];

  memset (found, 0, sizeof *found);
  if (wish->find != NULL)
    wish->find (land, level, found);
}
