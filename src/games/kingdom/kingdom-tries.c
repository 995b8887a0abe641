/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-tries.h"

/* The places that come nearest to the wishes for meadows, cities, tiles and cells, and for what encloses
 * what. */

#define AROUND 8
#define BLOCK  9

/* Meadows and cities */

/* The meadow itself counts for one: so each that lacks a city is half of what the first level wants. */
static void
try_farmer (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->n_meadows; i++)
    {
      const KingdomNode name = self->now->meadow[i];
      const guint       touches = self->now->region[name].touches;

      if (self->free.is[name] && touches < self->level)
        kingdom_search_named (self,
                              KINGDOM_SPOT_MEADOW,
                              name,
                              &(KingdomPlaceTry){ .parts = 1 + touches,
                                                  .all = 1 + self->level,
                                                  .try = KINGDOM_TRY_MEADOW,
                                                  .have = touches,
                                                  .need = self->level });
    }
}

/* Its sides, and the meadows that it touches or should. */
static void
try_laborer (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->n_cities; i++)
    {
      const KingdomNode name = self->now->city[i];
      const guint       sides = kingdom_sides_of (self->now, name);
      const guint       open = MIN (kingdom_open_sides_of (self->now, name), sides);
      const guint       touches = self->now->region[name].touches;

      if (self->free.is[name])
        kingdom_search_named (self,
                              KINGDOM_SPOT_CITY,
                              name,
                              &(KingdomPlaceTry){
                                .parts = sides - open + MIN (touches, self->level),
                                .all = sides + MAX (touches, self->level),
                                .try = open > 0 ? KINGDOM_TRY_CITY_TO_CLOSE
                                                : KINGDOM_TRY_CITY_AMONG_OTHERS,
                                .have = touches,
                                .need = self->level,
                                .n = open,
                              });
    }
}

/* A city that has all but its walls closed around it. */
static void
try_to_close (KingdomSearch *self, KingdomNode city, guint parts, KingdomTry try)
{
  if (self->free.is[city])
    kingdom_search_named (self,
                          KINGDOM_SPOT_CITY,
                          city,
                          &(KingdomPlaceTry){
                            .parts = parts * KINGDOM_PART +
                                     kingdom_part_closed (self->now, city),
                            .all = (parts + 1) * KINGDOM_PART,
                            .try = try,
                            .n = kingdom_open_sides_of (self->now, city),
                          });
}

static void
try_pawnbroker (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->map.n_tiles; i++)
    {
      const guint tile = self->now->map.tile[i];

      if (kingdom_look_is_solid (&self->now->map.look[tile]))
        try_to_close (self, kingdom_city_at (self->now, tile, 0), 1, KINGDOM_TRY_SOLID);
    }
}

/* Two caps beside each other: the caps, the city that joins them, its walls. Complete cities join no
 * more. */
static void
try_v (KingdomSearch *self, guint tile, guint side)
{
  const KingdomNode here = kingdom_city_at (self->now, tile, side);
  const KingdomNode there = kingdom_city_at (self->now, tile, (side + 1) % FAVOR_N_SIDES);

  if (here == there)
    try_to_close (self, here, 2, KINGDOM_TRY_V);
  else if (self->free.is[here] && self->free.is[there] &&
           !kingdom_city_is_complete (self->now, here) &&
           !kingdom_city_is_complete (self->now, there))
    kingdom_search_named (self,
                          KINGDOM_SPOT_TILE,
                          tile,
                          &(KingdomPlaceTry){ .parts = 1,
                                              .all = 3,
                                              .try = KINGDOM_TRY_TORN_V });
}

static void
try_magician (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->map.n_tiles; i++)
    {
      const guint tile = self->now->map.tile[i];
      const guint caps = self->now->map.look[tile].caps;

      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        if ((caps & favor_sides_turned (3, side)) == favor_sides_turned (3, side))
          try_v (self, tile, side);
    }
}

/* How many caps of a tile are of that city. */
static guint
count_caps (const KingdomLand *land, guint tile, KingdomNode city)
{
  guint n = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    n += (land->map.look[tile].caps >> side & 1) != 0 &&
         kingdom_city_at (land, tile, side) == city;
  return n;
}

static void
try_alchemist (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->map.n_tiles; i++)
    for (guint side = 0; side < FAVOR_N_SIDES; side++)
      {
        const guint       tile = self->now->map.tile[i];
        const KingdomNode city = kingdom_city_at (self->now, tile, side);
        const guint       n = count_caps (self->now, tile, city);

        if (n == FAVOR_N_SIDES)
          try_to_close (self, city, FAVOR_N_SIDES, KINGDOM_TRY_FOUR_CAPS);
        else if (n > 0 && self->free.is[city])
          kingdom_search_named (self,
                                KINGDOM_SPOT_TILE,
                                tile,
                                &(KingdomPlaceTry){ .parts = n,
                                                    .all = FAVOR_N_SIDES + 1,
                                                    .try = KINGDOM_TRY_CAPS,
                                                    .have = n,
                                                    .need = FAVOR_N_SIDES });
      }
}

/* Tiles and cells */

/* How many pieces it takes at least to make a tile meadow and nothing else: one for each side with a city,
 * a road or a pocket, one for the middle. */
static guint
count_pieces (const KingdomLook *look)
{
  const guint pockets = look->walls & favor_sides_turned (look->walls, 1);
  const guint sides = (look->cities | look->roads | pockets) & KINGDOM_ALL_SIDES;
  guint n = look->middle != KINGDOM_MIDDLE_NOTHING && look->middle != KINGDOM_MIDDLE_BARE;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    n += sides >> side & 1;
  return MAX (n, 1);
}

static void
try_hunter (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->map.n_tiles; i++)
    {
      const guint tile = self->now->map.tile[i];
      const guint n = count_pieces (&self->now->map.look[tile]);

      if (self->free.is[tile])
        kingdom_search_named (self,
                              KINGDOM_SPOT_TILE,
                              tile,
                              &(KingdomPlaceTry){ .parts = FAVOR_N_SIDES + 1 - n,
                                                  .all = FAVOR_N_SIDES + 1,
                                                  .try = KINGDOM_TRY_PLAIN_TILE,
                                                  .n = n });
    }
}

/* Around a cell, itself included. */
static guint
count_country (const KingdomLand *land, gint x, gint y)
{
  guint n = 0;

  for (gint cell = 0; cell < BLOCK; cell++)
    n += kingdom_is_country (land, x + cell % 3 - 1, y + cell / 3 - 1);
  return n;
}

typedef void (*TryCell) (KingdomSearch *self, gint x, gint y);

/* All cells of the box that would be new; nothing lies in its outermost ring. */
static void
try_cells (KingdomSearch *self, TryCell try_cell)
{
  const KingdomMap *map = &self->now->map;

  for (guint row = 0; row < map->height; row++)
    for (guint column = 0; column < map->width; column++)
      {
        const gint x = map->west + (gint) column, y = map->north + (gint) row;

        if (!kingdom_wish_is_old_cell (self->before, self->spot, &self->old, x, y))
          try_cell (self, x, y);
      }
}

static void
try_block (KingdomSearch *self, gint x, gint y)
{
  const guint n = count_country (self->now, x, y);

  if (n > 0)
    kingdom_search_cell (self,
                         x,
                         y,
                         &(KingdomPlaceTry){ .parts = n,
                                             .all = BLOCK,
                                             .try = KINGDOM_TRY_BLOCK,
                                             .have = n,
                                             .need = BLOCK });
}

static void
try_astronomer (KingdomSearch *self)
{
  try_cells (self, try_block);
}

static void
try_gap (KingdomSearch *self, gint x, gint y)
{
  const guint n = kingdom_map_count_around (&self->now->map, x, y);

  if (n > 0 && kingdom_map_at (&self->now->map, x, y) == KINGDOM_NO_TILE)
    kingdom_search_cell (self,
                         x,
                         y,
                         &(KingdomPlaceTry){ .parts = n,
                                             .all = AROUND,
                                             .try = KINGDOM_TRY_GAP,
                                             .have = n,
                                             .need = AROUND });
}

static void
try_noblewoman (KingdomSearch *self)
{
  try_cells (self, try_gap);
}

static guint
count_around (const KingdomLand *land, guint tile)
{
  const KingdomTile *record = &land->map.record[tile];

  return kingdom_map_count_around (&land->map, record->x, record->y);
}

/* The tile itself counts for one. */
static void
try_nobleman (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->map.n_tiles; i++)
    {
      const guint tile = self->now->map.tile[i];
      const guint n = count_around (self->now, tile);

      if (self->free.is[tile])
        kingdom_search_named (self,
                              KINGDOM_SPOT_TILE,
                              tile,
                              &(KingdomPlaceTry){ .parts = 1,
                                                  .all = 1 + n,
                                                  .try = KINGDOM_TRY_NEIGHBOURS,
                                                  .n = n });
    }
}

/* The cloisters that are not surrounded yet, those with most tiles around them first. */
static guint
list_cloisters (const KingdomSearch *self, guint8 *tiles, guint *surrounded)
{
  guint n = 0;

  *surrounded = 0;
  for (guint i = 0; i < self->now->map.n_tiles; i++)
    {
      const guint tile = self->now->map.tile[i];
      guint       k;

      if (!kingdom_is_cloister (self->now, tile))
        continue;
      *surrounded += kingdom_is_surrounded_cloister (self->now, tile);
      if (!self->free.is[tile] || kingdom_is_surrounded_cloister (self->now, tile))
        continue;
      for (k = n++; k > 0 && count_around (self->now, tiles[k - 1]) <
                               count_around (self->now, tile);
           k--)
        tiles[k] = tiles[k - 1];
      tiles[k] = (guint8) tile;
    }
  return n;
}

/* If there are enough already one more is wanted, else as many as are missing. */
static void
try_bishop (KingdomSearch *self)
{
  guint8      tiles[KINGDOM_N_TILES];
  guint       surrounded;
  const guint n = list_cloisters (self, tiles, &surrounded);
  const guint missing = surrounded < self->level ? self->level - surrounded : 1;
  const guint all = surrounded < self->level ? self->level : 1;
  guint       parts = AROUND * (all - missing);

  for (guint i = 0; i < MIN (n, missing); i++)
    parts += count_around (self->now, tiles[i]);
  if (n == 0)
    return;
  kingdom_search_named (self,
                        KINGDOM_SPOT_TILE,
                        tiles[0],
                        &(KingdomPlaceTry){
                          .parts = parts,
                          .all = AROUND * all,
                          .try = missing > 1 ? KINGDOM_TRY_CLOISTERS
                                             : KINGDOM_TRY_CLOISTER,
                          .have = missing > 1 ? surrounded
                                              : count_around (self->now, tiles[0]),
                          .need = missing > 1 ? self->level : AROUND,
                        });
}

/* What encloses what */

static void
try_general (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->n_ways; i++)
    {
      KingdomFlood flood;

      if (!kingdom_road_is_loop (self->now, self->now->way[i]))
        continue;
      kingdom_flood_to_loop (self->now, self->now->way[i], &flood);
      for (guint k = 0; k < self->now->n_cities; k++)
        if (kingdom_loop_encloses_city (self->now, &flood, self->now->city[k]))
          try_to_close (self, self->now->city[k], 1, KINGDOM_TRY_IN_LOOP);
    }
}

static void
try_queen (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->n_cities; i++)
    {
      const KingdomNode city = self->now->city[i];
      KingdomFlood      flood;

      if (!self->free.is[city] || !kingdom_has_cloister_within (self->now, city))
        continue;
      kingdom_flood_to_city (self->now, city, &flood);
      if (kingdom_encloses_some_cloister (self->now,
                                          &flood,
                                          kingdom_city_encloses_cloister))
        try_to_close (self, city, 1, KINGDOM_TRY_AROUND_CLOISTER);
    }
}

/* A loop around a cloister is the first of three parts. */
static void
try_around_loop (KingdomSearch *self, KingdomNode loop)
{
  kingdom_search_named (self,
                        KINGDOM_SPOT_ROAD,
                        loop,
                        &(KingdomPlaceTry){ .parts = 1,
                                            .all = 3,
                                            .try = KINGDOM_TRY_LOOP_ALONE });
  for (guint i = 0; i < self->now->n_cities; i++)
    {
      const KingdomNode city = self->now->city[i];
      KingdomFlood      flood;

      if (!self->free.is[city] || !kingdom_has_cloister_within (self->now, city))
        continue;
      kingdom_flood_to_city (self->now, city, &flood);
      if (kingdom_city_encloses_loop (self->now, &flood, loop))
        try_to_close (self, city, 2, KINGDOM_TRY_AROUND_LOOP);
    }
}

static void
try_king (KingdomSearch *self)
{
  for (guint i = 0; i < self->now->n_ways; i++)
    {
      KingdomFlood flood;

      if (!kingdom_road_is_loop (self->now, self->now->way[i]))
        continue;
      kingdom_flood_to_loop (self->now, self->now->way[i], &flood);
      if (kingdom_encloses_some_cloister (self->now,
                                          &flood,
                                          kingdom_loop_encloses_cloister))
        try_around_loop (self, self->now->way[i]);
    }
}

const KingdomMeasure kingdom_measures[KINGDOM_N_CHARACTERS] = {
  [KINGDOM_FARMER] = try_farmer,
  [KINGDOM_LABORER] = try_laborer,
  [KINGDOM_PHILOSOPHER] = kingdom_try_philosopher,
  [KINGDOM_HANDMAIDEN] = kingdom_try_handmaiden,
  [KINGDOM_GUARD] = kingdom_try_guard,
  [KINGDOM_HUNTER] = try_hunter,
  [KINGDOM_ASTRONOMER] = try_astronomer,
  [KINGDOM_MERCHANT] = kingdom_try_merchant,
  [KINGDOM_MAGICIAN] = try_magician,
  [KINGDOM_KNIGHT] = kingdom_try_knight,
  [KINGDOM_PAWNBROKER] = try_pawnbroker,
  [KINGDOM_NOBLEWOMAN] = try_noblewoman,
  [KINGDOM_NOBLEMAN] = try_nobleman,
  [KINGDOM_ALCHEMIST] = try_alchemist,
  [KINGDOM_BISHOP] = try_bishop,
  [KINGDOM_GENERAL] = try_general,
  [KINGDOM_QUEEN] = try_queen,
  [KINGDOM_KING] = try_king,
};
