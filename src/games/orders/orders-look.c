/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <string.h>

#include "orders-step.h"

gint
orders_find_feature (const OrdersState *state, guint at, guint part)
{
  const guint segment = orders_segment_of_part (state->placed[at].tile, part);

  if (segment == FAVOR_SEGMENT_NONE)
    return FAVOR_NONE;
  return favor_tile_map_name (&state->tiles, at, segment);
}

gint
orders_name_beyond (const OrdersState *state, const FavorTileSpace *space, guint side)
{
  const guint at = space->neighbour[side];
  guint       segment;

  if (at == FAVOR_TILE_NONE)
    return FAVOR_NONE;
  segment = favor_shape_at_side (&orders_shapes[state->placed[at].tile],
                                 state->placed[at].rotation,
                                 favor_side_opposite (side));
  return segment == FAVOR_SEGMENT_NONE
           ? FAVOR_NONE
           : (gint) favor_tile_map_name (&state->tiles, at, segment);
}

static void
look_at_points (const OrdersState *state, OrdersFeature *self)
{
  guint cities[2];

  if (self->land == FAVOR_LAND_FARM)
    {
      orders_count_cities (state, self->name, cities);
      self->cities[0] = (guint8) cities[0];
      self->cities[1] = (guint8) cities[1];
      self->now = (gint16) (ORDERS_POINTS_AT_FARM * cities[1]);
      self->done = (gint16) (self->now + ORDERS_POINTS_AT_FARM * (gint) cities[0]);
      return;
    }
  self->complete = self->open == 0;
  if (!self->complete)
    self->now = (gint16) orders_points (state, self->name, FALSE);
  self->done = (gint16) orders_points (state, self->name, TRUE);
  if (self->land == FAVOR_LAND_CLOISTER)
    self->done = (gint16) (self->done + self->open);
}

OrdersFeature
orders_look_at (const OrdersState *state, FavorNode name)
{
  const FavorFeature *feature = &state->tiles.feature[name];
  OrdersFeature       self = {
          .name = name,
          .land = (guint8) orders_node_land (state, name),
          .tiles = feature->tiles,
          .open = feature->open,
          .pennants = feature->worth,
  };

  orders_count_on (state, name, self.followers);
  self.owners = (guint8) orders_winners (state, name);
  look_at_points (state, &self);
  return self;
}

guint
orders_list_features (const OrdersState *state, FavorNode names[FAVOR_TILE_MAP_MAX_NODES])
{
  guint n = 0;

  for (FavorNode node = 0; node < favor_tile_map_n_nodes (&state->tiles); node++)
    if (state->tiles.name[node] == node)
      names[n++] = node;
  return n;
}

guint
orders_list_spots (const OrdersState *state,
                   FavorNode          name,
                   OrdersSpot         spots[FAVOR_TILE_MAP_MAX_NODES])
{
  const FavorTileMap *tiles = &state->tiles;
  guint               n = 0;

  for (FavorNode node = name; node < favor_tile_map_n_nodes (tiles); node++)
    if (tiles->name[node] == name)
      spots[n++] = (OrdersSpot){ tiles->tile[node],
                                 (guint8) orders_part_of_node (state, node) };
  return n;
}

/* Tiles left */

void
orders_count_left (const OrdersState *state, guint8 left[ORDERS_N_TILES])
{
  memcpy (left, orders_tile_counts, ORDERS_N_TILES);
  for (guint i = 0; i < state->n_placed; i++)
    left[state->placed[i].tile]--;
  for (guint i = 0; i < state->n_removed; i++)
    left[state->removed[i]]--;
  if (state->current != FAVOR_NONE)
    left[state->current]--;
}

void
orders_count_to_lay (const OrdersState *state, guint8 left[ORDERS_N_TILES])
{
  orders_count_left (state, left);
  if (state->current != FAVOR_NONE)
    left[state->current]++;
}

guint
orders_count_tiles_fitting (const guint8 left[ORDERS_N_TILES], FavorEdges needs)
{
  guint n = 0;

  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    if (left[tile] > 0 &&
        favor_edges_fitting (favor_edges_all_turns (orders_shapes[tile].edges), needs) !=
          0)
      n += left[tile];
  return n;
}

guint
orders_count_fitting (const OrdersState *state, gint x, gint y)
{
  const FavorTileSpace *space = favor_tile_map_find_space (&state->tiles, x, y);
  guint8                left[ORDERS_N_TILES];

  if (space == NULL)
    return 0;
  orders_count_to_lay (state, left);
  return orders_count_tiles_fitting (left, space->needs);
}

guint
orders_list_gaps (const OrdersState *state, OrdersGap gaps[FAVOR_TILE_MAP_MAX_SPACES])
{
  guint8 left[ORDERS_N_TILES];
  guint  n = 0;

  orders_count_to_lay (state, left);
  for (guint i = 0; i < state->tiles.n_spaces; i++)
    {
      const FavorTileSpace *space = &state->tiles.space[i];
      guint8                sides = 0;

      if (orders_count_tiles_fitting (left, space->needs) > 0)
        continue;
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        sides = (guint8) (sides + (space->neighbour[side] != FAVOR_TILE_NONE));
      gaps[n++] = (OrdersGap){ space->x, space->y, sides };
    }
  return n;
}

/* Scores */

void
orders_score_now (const OrdersState *state,
                  FavorSeat          viewer,
                  FavorSeat          seat,
                  FavorPad          *out)
{
  OrdersState end = *state;

  if (end.head.phase != ORDERS_PHASE_OVER)
    {
      for (guint i = 0; i < ORDERS_MAX_SEATS; i++)
        if ((FavorSeat) i != viewer && !end.options.open_orders)
          end.n_hand[i] = 0;
      orders_end (&end, NULL);
      end.head.phase = state->head.phase;
    }
  orders_score (&end, seat, out);
}
