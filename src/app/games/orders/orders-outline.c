/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "orders-outline.h"

#include "favor-tile-art.h"

static void
move (GArray *line, const FavorPlacedTile *placed)
{
  for (guint i = 0; i < line->len; i++)
    {
      graphene_point_t *point = &g_array_index (line, graphene_point_t, i);

      point->x += placed->x;
      point->y += placed->y;
    }
}

/* (transfer full): what ends the feature on each of its tiles. */
static GPtrArray *
list_walls (const OrdersState *state, FavorNode name)
{
  GPtrArray *walls = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  OrdersSpot spots[FAVOR_TILE_MAP_MAX_NODES];
  guint      n = orders_list_spots (state, name, spots);

  for (guint i = 0; i < n; i++)
    {
      const FavorPlacedTile *placed = &state->placed[spots[i].at];
      guint                  first = walls->len;

      favor_tile_art_list_walls (placed->tile,
                                 orders_segment_of_part (placed->tile, spots[i].part),
                                 placed->rotation,
                                 walls);
      for (guint k = first; k < walls->len; k++)
        move (g_ptr_array_index (walls, k), placed);
    }
  return walls;
}

static float
measure_gap (const GArray *line, const GArray *next)
{
  return graphene_point_distance (&g_array_index (line, graphene_point_t, line->len - 1),
                                  &g_array_index (next, graphene_point_t, 0),
                                  NULL,
                                  NULL);
}

/* All walls go around the same way, so one begins where another one ends; pictures of neighbours may
 * differ by a hair there. One that goes on at its own beginning is a ring. */
static guint
find_next (const GArray *line, const GPtrArray *walls)
{
  float least = measure_gap (line, line);
  guint found = walls->len;

  for (guint i = 0; i < walls->len; i++)
    {
      float gap = measure_gap (line, g_ptr_array_index (walls, i));

      if (gap < least)
        {
          least = gap;
          found = i;
        }
    }
  return found;
}

static void
add_line (GArray *line, const GArray *more)
{
  g_array_append_vals (line, more->data, more->len);
}

GPtrArray *
orders_outline_new (const OrdersState *state, FavorNode name)
{
  GPtrArray *rings = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autoptr (GPtrArray) walls = list_walls (state, name);

  while (walls->len > 0)
    {
      GArray *ring = g_ptr_array_steal_index (walls, walls->len - 1);

      for (guint next = find_next (ring, walls); next < walls->len;
           next = find_next (ring, walls))
        {
          add_line (ring, g_ptr_array_index (walls, next));
          g_ptr_array_remove_index (walls, next);
        }
      g_array_append_val (ring, g_array_index (ring, graphene_point_t, 0));
      g_ptr_array_add (rings, ring);
    }
  return rings;
}
