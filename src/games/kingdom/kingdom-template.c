/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-template.h"

#define CITY FAVOR_EDGE_CITY
#define ROAD FAVOR_EDGE_ROAD
#define LAND (FAVOR_EDGE_ROAD | FAVOR_EDGE_FIELD)
#define CALM (FAVOR_EDGE_CITY | FAVOR_EDGE_FIELD)
#define ANY  FAVOR_EDGE_ANY

/* Of a pattern that is wrong somewhere. */
#define MANY 200
/* A pattern asks for no more sides of cities and roads. */
#define MOST_WAYS 48

/* By how many tiles a pattern lacks: who thinks of more sees too little of what is near. */
static const guint8 chance_of_plan[] = { 0, 40, 22, 12, 6, 3, 2, 1 };

/* A cell of a pattern, seen from its middle, and what the edges of its tile may be. */
typedef struct
{
  gint8      x;
  gint8      y;
  FavorEdges edges;
} Cell;

/**
 * Pattern:
 * @turns: in how many ways it can be turned
 */
typedef struct
{
  guint8      character;
  guint8      turns;
  guint8      n_cells;
  const Cell *cells;
} Pattern;

/* A loop of six, with a city of two caps between its long sides. */
static const Cell general[] = {
  { 0, 0, FAVOR_EDGES (CITY, ROAD, CALM, ROAD) },
  { 0, -1, FAVOR_EDGES (CALM, ROAD, CITY, ROAD) },
  { -1, 0, FAVOR_EDGES (ROAD, ROAD, CALM, CALM) },
  { 1, 0, FAVOR_EDGES (ROAD, CALM, CALM, ROAD) },
  { -1, -1, FAVOR_EDGES (CALM, ROAD, ROAD, CALM) },
  { 1, -1, FAVOR_EDGES (CALM, CALM, ROAD, ROAD) },
};

/* A city of eight tiles around a cloister. */
static const Cell queen[] = {
  { 0, 0, FAVOR_EDGES (LAND, LAND, LAND, LAND) },
  { 0, -1, FAVOR_EDGES (ANY, CITY, LAND, CITY) },
  { -1, -1, FAVOR_EDGES (ANY, CITY, CITY, ANY) },
  { 1, -1, FAVOR_EDGES (ANY, ANY, CITY, CITY) },
  { -1, 0, FAVOR_EDGES (CITY, LAND, CITY, ANY) },
  { 1, 0, FAVOR_EDGES (CITY, ANY, CITY, LAND) },
  { -1, 1, FAVOR_EDGES (CITY, CITY, ANY, ANY) },
  { 1, 1, FAVOR_EDGES (CITY, ANY, ANY, CITY) },
  { 0, 1, FAVOR_EDGES (LAND, CITY, ANY, CITY) },
};

/* A loop of eight around a cloister, with a city of twelve around it. */
static const Cell king[] = {
  { 0, 0, FAVOR_EDGES (LAND, LAND, LAND, LAND) },
  { 0, -1, FAVOR_EDGES (ANY, ROAD, LAND, ROAD) },
  { -1, -1, FAVOR_EDGES (CITY, ROAD, ROAD, CITY) },
  { 1, -1, FAVOR_EDGES (CITY, CITY, ROAD, ROAD) },
  { -1, 0, FAVOR_EDGES (ROAD, LAND, ROAD, ANY) },
  { 1, 0, FAVOR_EDGES (ROAD, ANY, ROAD, LAND) },
  { -1, 1, FAVOR_EDGES (ROAD, ROAD, CITY, CITY) },
  { 1, 1, FAVOR_EDGES (ROAD, CITY, CITY, ROAD) },
  { 0, 1, FAVOR_EDGES (LAND, ROAD, ANY, ROAD) },
  { 0, -2, FAVOR_EDGES (ANY, CITY, ANY, CITY) },
  { -1, -2, FAVOR_EDGES (ANY, CITY, CITY, ANY) },
  { 1, -2, FAVOR_EDGES (ANY, ANY, CITY, CITY) },
  { -2, -1, FAVOR_EDGES (ANY, CITY, CITY, ANY) },
  { 2, -1, FAVOR_EDGES (ANY, ANY, CITY, CITY) },
  { -2, 0, FAVOR_EDGES (CITY, ANY, CITY, ANY) },
  { 2, 0, FAVOR_EDGES (CITY, ANY, CITY, ANY) },
  { -2, 1, FAVOR_EDGES (CITY, CITY, ANY, ANY) },
  { 2, 1, FAVOR_EDGES (CITY, ANY, ANY, CITY) },
  { -1, 2, FAVOR_EDGES (CITY, CITY, ANY, ANY) },
  { 1, 2, FAVOR_EDGES (CITY, ANY, ANY, CITY) },
  { 0, 2, FAVOR_EDGES (ANY, CITY, ANY, CITY) },
};

static const Pattern patterns[] = {
  { KINGDOM_GENERAL, 4, G_N_ELEMENTS (general), general },
  { KINGDOM_QUEEN, 1, G_N_ELEMENTS (queen), queen },
  { KINGDOM_KING, 1, G_N_ELEMENTS (king), king },
};

/* A cell as the pattern lies when it is turned. */
static Cell
turn (const Cell *cell, guint turns)
{
  Cell turned = *cell;

  for (; turns > 0; turns--)
    turned = (Cell){ (gint8) -turned.y, turned.x, favor_edges_turned (turned.edges, 1) };
  return turned;
}

/**
 * Found:
 * @right: how many cells of a pattern hold a tile that is right
 * @way: the cities and roads that the pattern asks for there, as far as they are begun
 * @open: how many of their sides are open
 * @inner: how many of these sides face cells of the pattern
 * @torn: at how many corners the city is torn
 *
 * What is there of a pattern.
 */
typedef struct
{
  guint       right;
  guint       open;
  guint       inner;
  guint       torn;
  guint       n_ways;
  KingdomNode way[MOST_WAYS];
} Found;

/* The city or road on a side. */
static KingdomNode
name_way (const KingdomLand *land, guint tile, guint side, FavorEdge edge)
{
  return edge == CITY ? land->name[kingdom_octant_node (tile, 2 * side)]
                      : land->road_name[kingdom_arm_node (tile, side)];
}

static void
add_way (Found *self, const KingdomLand *land, guint tile, guint side, FavorEdge edge)
{
  const KingdomNode name = name_way (land, tile, side, edge);
  const KingdomNode way = edge == CITY ? name : KINGDOM_N_NODES + name;

  self->inner += !kingdom_map_matches (&land->map, tile, side);
  for (guint i = 0; i < self->n_ways; i++)
    if (self->way[i] == way)
      return;
  self->way[self->n_ways++] = way;
  self->open += edge == CITY ? land->region[name].open / 2u : land->road[name].open;
}

/* A tile is right only if what the pattern asks for on several of its sides is one city or road. At one corner two
 * caps that face each other close a city that is one by the way around. */
static gboolean
add_tile (Found *self, const KingdomLand *land, guint tile, FavorEdges edges)
{
  guint first[] = { [CITY] = FAVOR_N_SIDES, [ROAD] = FAVOR_N_SIDES };

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const FavorEdge edge = favor_edges_at (edges, side);

      if (edge != CITY && edge != ROAD)
        continue;
      if (edge == ROAD && land->road[name_way (land, tile, side, ROAD)].n_ends > 0)
        return FALSE;
      add_way (self, land, tile, side, edge);
      if (first[edge] == FAVOR_N_SIDES)
        first[edge] = side;
      else if (name_way (land, tile, first[edge], edge) !=
               name_way (land, tile, side, edge))
        {
          if (edge == ROAD || side - first[edge] == 2)
            return FALSE;
          self->torn++;
        }
    }
  self->right++;
  return self->torn < 2;
}

/* How many tiles a pattern around a middle lacks, with those that complete its cities. */
static guint
count_missing_around (const KingdomLand *land,
                      const Pattern     *pattern,
                      guint              middle,
                      guint              turns)
{
  const KingdomTile *record = &land->map.record[middle];
  Found              found = { 0 };

  for (guint i = 0; i < pattern->n_cells; i++)
    {
      const Cell       cell = turn (&pattern->cells[i], turns);
      const gint       x = record->x + cell.x, y = record->y + cell.y;
      const guint      tile = kingdom_map_at (&land->map, x, y);
      const FavorEdges edges = tile == KINGDOM_NO_TILE
                                 ? kingdom_map_needs (&land->map, x, y, KINGDOM_NO_TILE)
                                 : land->map.look[tile].edges;

      if (favor_edges_apart (edges, cell.edges) != 0 ||
          (tile != KINGDOM_NO_TILE && !add_tile (&found, land, tile, cell.edges)))
        return MANY;
    }
  return pattern->n_cells - found.right + found.open - found.inner;
}

static gboolean
can_be_middle (const KingdomLand *land, const Pattern *pattern, guint tile)
{
  if (pattern->character == KINGDOM_GENERAL)
    return land->map.look[tile].caps != 0 && land->map.look[tile].roads != 0;
  return kingdom_is_cloister (land, tile);
}

/* What is there in full can only be built elsewhere. */
static guint
count_missing (const KingdomLand *land, const Pattern *pattern)
{
  guint least = MANY;

  for (guint i = 0; i < land->map.n_tiles; i++)
    if (can_be_middle (land, pattern, land->map.tile[i]))
      for (guint turns = 0; turns < pattern->turns; turns++)
        {
          const guint missing = count_missing_around (land,
                                                      pattern,
                                                      land->map.tile[i],
                                                      turns);

          least = missing > 0 ? MIN (least, missing) : least;
        }
  return least;
}

void
kingdom_template_promise (const KingdomLand *land, KingdomPromise *promise)
{
  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      const Pattern *pattern = &patterns[i];
      const guint    missing = count_missing (land, pattern);

      if (missing < G_N_ELEMENTS (chance_of_plan))
        promise->chance[pattern->character] = chance_of_plan[missing];
    }
}
