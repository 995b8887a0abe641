/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-lister.h"

/* Tiles that change places: two by the Handmaiden, three by the Alchemist (section 6). There can be a
 * hundred thousand threes, so what each tile meets on the cell of each other one is found first. */

#define MAX_SWITCHES 200

/**
 * Switches:
 * @tile: the tiles that can take part, ascending
 * @takes_part: of each tile on the map, whether it is one of these
 * @room: of each tile, how many of its edges do not match where it is
 * @beside: of two tiles, the side of the first that the second lies over, as a set
 * @apart: of two tiles, the sides at which the first would not match on the cell of the second
 */
typedef struct
{
  const KingdomLister *lister;
  guint                n;
  guint8               tile[KINGDOM_N_TILES];
  guint8               takes_part[KINGDOM_N_TILES];
  guint8               room[KINGDOM_N_TILES];
  guint8               beside[KINGDOM_N_TILES][KINGDOM_N_TILES];
  guint8               apart[KINGDOM_N_TILES][KINGDOM_N_TILES];
} Switches;

static void
find_beside (Switches *self, guint tile)
{
  memset (self->beside[tile], 0, sizeof self->beside[tile]);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const guint other = self->lister->map->next[tile][side];

      if (other != KINGDOM_NO_TILE)
        self->beside[tile][other] = (guint8) (1u << side);
    }
}

/* A cell with no neighbour would isolate what comes there. */
static void
init (Switches *self, const KingdomLister *lister)
{
  const KingdomMap *map = lister->map;

  self->lister = lister;
  self->n = 0;
  for (guint i = 0; i < map->n_tiles; i++)
    {
      const guint tile = map->tile[i];

      self->takes_part[tile] = kingdom_is_previous (lister->table, tile) &&
                               kingdom_lister_needs (lister, tile) != FAVOR_EDGES_ANY;
      if (self->takes_part[tile])
        self->tile[self->n++] = (guint8) tile;
    }
  for (guint i = 0; i < self->n; i++)
    {
      const guint      cell = self->tile[i];
      const FavorEdges needs = kingdom_lister_needs (lister, cell);

      find_beside (self, cell);
      for (guint k = 0; k < self->n; k++)
        {
          const guint tile = self->tile[k];

          self->apart[tile][cell] = (guint8) favor_edges_apart (map->look[tile].edges,
                                                                needs);
        }
      self->room[cell] = (guint8) favor_sides_count (self->apart[cell][cell]);
    }
}

/* How many edges of a tile do not match on the cell of another one but for two sides of it. */
static inline gint
count (const Switches *self, guint tile, guint cell, guint without, guint without2)
{
  return (gint) favor_sides_count (self->apart[tile][cell] &
                                   ~(guint) (self->beside[cell][without] |
                                             self->beside[cell][without2]));
}

/* Two cells beside each other with other tiles: the edge between them was counted for both before, and
 * is to be counted once now. */
static gint
count_between (const Switches *self, guint cell, guint cell2, guint tile, guint tile2)
{
  const KingdomLook *look = self->lister->map->look;
  const guint        over = self->beside[cell][cell2];
  guint              side = 0;

  if (over == 0)
    return 0;
  while (over >> side != 1)
    side++;
  return ((self->apart[cell][cell] & over) != 0) +
         (favor_edges_at (look[tile].edges, side) !=
          favor_edges_at (look[tile2].edges, favor_side_opposite (side)));
}

static gboolean
is_pair_good (const Switches *self, guint a, guint b)
{
  const gint room = self->lister->limit + self->room[a] + self->room[b];

  return count (self, a, b, a, a) + count (self, b, a, b, b) +
           count_between (self, a, b, b, a) <=
         room;
}

/* The first goes to the cell of the second, that to the third's, that to the first's. */
static inline gboolean
is_three_good (const Switches *self, guint a, guint b, guint c)
{
  gint room = self->lister->limit + self->room[a] + self->room[b] + self->room[c];

  room -= count (self, a, b, a, c);
  if (room < 0)
    return FALSE;
  room -= count (self, b, c, a, b);
  if (room < 0)
    return FALSE;
  room -= count (self, c, a, b, c);
  if (room < 0)
    return FALSE;
  return count_between (self, a, b, c, a) + count_between (self, b, c, a, b) +
           count_between (self, a, c, c, b) <=
         room;
}

void
kingdom_list_handmaiden (KingdomLister *self)
{
  FavorAction action = kingdom_lister_begin (self, KINGDOM_ACTION_USE_HANDMAIDEN);
  Switches    switches;

  init (&switches, self);
  kingdom_lister_find_taken (self);
  for (guint i = 0; i < self->n_taken; i++)
    for (guint k = 0; k < self->n_taken; k++)
      if (self->taken[i] < self->taken[k] && switches.takes_part[self->taken[i]] &&
          switches.takes_part[self->taken[k]] &&
          is_pair_good (&switches, self->taken[i], self->taken[k]))
        {
          kingdom_lister_set_tile (self, &action, 0, self->taken[i]);
          kingdom_lister_set_tile (self, &action, 2, self->taken[k]);
          kingdom_lister_append (self, &action);
        }
}

static void
append_three (KingdomLister *self, guint a, guint b, guint c)
{
  FavorAction action = kingdom_lister_begin (self, KINGDOM_ACTION_USE_ALCHEMIST);

  kingdom_lister_set_tile (self, &action, 0, a);
  kingdom_lister_set_tile (self, &action, 2, b);
  kingdom_lister_set_tile (self, &action, 4, c);
  kingdom_lister_append (self, &action);
}

/* Both ways round of three tiles. */
static void
list_three (KingdomLister *self, const Switches *switches, guint a, guint b, guint c)
{
  if (is_three_good (switches, a, b, c))
    append_three (self, a, b, c);
  if (is_three_good (switches, a, c, b))
    append_three (self, a, c, b);
}

void
kingdom_list_alchemist (KingdomLister *self)
{
  const guint until = self->out->n + MAX_SWITCHES;
  Switches    switches;

  init (&switches, self);
  for (guint i = 0; i < switches.n; i++)
    for (guint j = i + 1; j < switches.n; j++)
      for (guint k = j + 1; k < switches.n && self->out->n < until; k++)
        list_three (self,
                    &switches,
                    switches.tile[i],
                    switches.tile[j],
                    switches.tile[k]);
  /* The last one can bring two. */
  self->out->n = MIN (self->out->n, until);
}
