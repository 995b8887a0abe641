/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* What can be said of one feature (sections 2.4 and 7). */

#define POINTS_OF_CLOISTER 1

void
orders_count_on (const OrdersState *state, FavorNode name, guint8 n[ORDERS_MAX_SEATS])
{
  for (guint seat = 0; seat < ORDERS_MAX_SEATS; seat++)
    n[seat] = 0;
  if (state->tiles.feature[name].followers == 0)
    return;
  for (guint i = 0; i < state->n_on_board; i++)
    if (orders_follower_feature (state, &state->on_board[i]) == name)
      n[state->on_board[i].seat]++;
}

guint
orders_winners (const OrdersState *state, FavorNode name)
{
  guint8 n[ORDERS_MAX_SEATS];
  guint  most = 1;
  guint  winners = 0;

  orders_count_on (state, name, n);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (n[seat] >= most)
      {
        if (n[seat] > most)
          winners = 0;
        most = n[seat];
        winners |= 1u << seat;
      }
  return winners;
}

gint
orders_points (const OrdersState *state, FavorNode name, gboolean complete)
{
  const FavorFeature *feature = &state->tiles.feature[name];
  const gint          size = feature->tiles + feature->worth;

  switch (orders_node_land (state, name))
    {
    case FAVOR_LAND_CITY:
      if (!complete || (feature->tiles == 2 && state->options.two_tile_city != 0))
        return size;
      return 2 * size;
    case FAVOR_LAND_ROAD:
      return feature->tiles;
    case FAVOR_LAND_CLOISTER:
      return POINTS_OF_CLOISTER + 8 - feature->open;
    case FAVOR_LAND_FARM:
      return 0;
    }
  g_assert_not_reached ();
}

void
orders_count_cities (const OrdersState *state, FavorNode farm, guint n[2])
{
  const FavorTileMap *tiles = &state->tiles;
  FavorNode           seen[ORDERS_N_PLACED];
  guint               n_seen = 0;
  FavorNode           node = farm;

  n[0] = n[1] = 0;
  do
    {
      guint touches = favor_tile_map_segment (tiles, orders_shapes, state->placed, node)
                        ->touches;

      for (guint i = tiles->first[tiles->tile[node]]; touches != 0; i++, touches >>= 1)
        if ((touches & 1) != 0)
          {
            const FavorNode city = tiles->name[i];
            guint           j = 0;

            while (j < n_seen && seen[j] != city)
              j++;
            if (j < n_seen || n_seen == G_N_ELEMENTS (seen))
              continue;
            seen[n_seen++] = city;
            n[tiles->feature[city].open == 0]++;
          }
      node = tiles->next[node];
    }
  while (node != farm);
}

gint16
orders_part_of_node (const OrdersState *state, FavorNode node)
{
  const guint at = state->tiles.tile[node];

  return (gint16) orders_part_of_segment (state->placed[at].tile,
                                          node - state->tiles.first[at]);
}
