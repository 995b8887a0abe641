/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-flood.h"
#include "orders-step.h"
#include "tile-map-flood.h"

static void
compare_followers (const OrdersState *state, FavorNode name)
{
  guint n = 0;

  for (guint i = 0; i < state->n_on_board; i++)
    {
      const OrdersFollower *follower = &state->on_board[i];
      const guint segment = orders_segment_of_part (state->placed[follower->at].tile,
                                                    follower->part);

      n += state->tiles.name[state->tiles.first[follower->at] + segment] == name;
    }
  g_assert_cmpuint (state->tiles.feature[name].followers, ==, n);
}

static void
compare_cities (const OrdersState *state, FavorNode farm)
{
  const FavorTileMap *tiles = &state->tiles;
  guint8              touched[FAVOR_TILE_MAP_MAX_NODES] = { 0 };
  guint               found[2] = { 0, 0 };
  guint               kept[2];

  for (guint tile = 0; tile < state->n_placed; tile++)
    for (guint i = 0; i < orders_shapes[state->placed[tile].tile].n_segments; i++)
      for (guint j = 0; tiles->name[tiles->first[tile] + i] == farm && j < 8; j++)
        if ((orders_shapes[state->placed[tile].tile].segment[i].touches >> j & 1) != 0)
          touched[tiles->name[tiles->first[tile] + j]] = 1;
  for (guint city = 0; city < G_N_ELEMENTS (touched); city++)
    if (touched[city])
      found[tiles->feature[city].open == 0]++;
  orders_count_cities (state, farm, kept);
  g_assert_cmpmem (found, sizeof found, kept, sizeof kept);
}

void
orders_flood_compare (const OrdersState *state)
{
  const FavorTileMap *tiles = &state->tiles;

  g_assert_cmpuint (tiles->n_tiles, ==, state->n_placed);
  tile_map_flood_compare (tiles, orders_shapes, state->placed);
  for (FavorNode node = 0; node < favor_tile_map_n_nodes (tiles); node++)
    if (tiles->name[node] == node)
      {
        compare_followers (state, node);
        if (orders_node_land (state, node) == FAVOR_LAND_FARM)
          compare_cities (state, node);
      }
}
