/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-template.h"

#define CITY FAVOR_EDGE_CITY
#define ROAD FAVOR_EDGE_ROAD
#define LAND (FAVOR_EDGE_ROAD | FAVOR_EDGE_FIELD)
#define CALM (FAVOR_EDGE_CITY | FAVOR_EDGE_FIELD)
#define ANY  FAVOR_EDGE_ANY

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
 * @chance: when one cell is missing
 */
typedef struct
{
  guint8      character;
  guint8      turns;
  guint8      chance;
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
  { KINGDOM_GENERAL, 4, 35, G_N_ELEMENTS (general), general },
  { KINGDOM_QUEEN, 1, 25, G_N_ELEMENTS (queen), queen },
  { KINGDOM_KING, 1, 40, G_N_ELEMENTS (king), king },
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

/* How many cells around a middle are right, 0 if one is wrong. */
static guint
count_right (const KingdomLand *land, const Pattern *pattern, guint middle, guint turns)
{
  const KingdomTile *record = &land->map.record[middle];
  guint              right = 0;

  for (guint i = 0; i < pattern->n_cells; i++)
    {
      const Cell  cell = turn (&pattern->cells[i], turns);
      const gint  x = record->x + cell.x, y = record->y + cell.y;
      const guint tile = kingdom_map_at (&land->map, x, y);

      if (tile == KINGDOM_NO_TILE)
        {
          if (favor_edges_apart (kingdom_map_needs (&land->map, x, y, KINGDOM_NO_TILE),
                                 cell.edges) != 0)
            return 0;
          continue;
        }
      if (favor_edges_apart (land->map.look[tile].edges, cell.edges) != 0)
        return 0;
      right++;
    }
  return right;
}

static gboolean
can_be_middle (const KingdomLand *land, const Pattern *pattern, guint tile)
{
  if (pattern->character == KINGDOM_GENERAL)
    return land->map.look[tile].caps != 0 && land->map.look[tile].roads != 0;
  return kingdom_is_cloister (land, tile);
}

void
kingdom_template_promise (const KingdomLand *land, KingdomPromise *promise)
{
  for (guint p = 0; p < G_N_ELEMENTS (patterns); p++)
    {
      const Pattern *pattern = &patterns[p];
      guint          best = 0, share;

      for (guint i = 0; i < land->map.n_tiles; i++)
        if (can_be_middle (land, pattern, land->map.tile[i]))
          for (guint turns = 0; turns < pattern->turns; turns++)
            best = MAX (best, count_right (land, pattern, land->map.tile[i], turns));
      if (best == pattern->n_cells || best < 2)
        continue;
      share = 100 * (best + 1) / pattern->n_cells;
      promise->chance[pattern->character] = (guint8) (pattern->chance * share * share /
                                                      10000);
    }
}
