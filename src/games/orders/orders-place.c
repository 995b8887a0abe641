/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* The bare moves of a placement, without what comes of them: for carrying it out, for previews and for
 * computer players, which try many. */

void
orders_lay (OrdersState *state, const FavorAction *action)
{
  gboolean laid;

  state->placed[state->n_placed++] = (FavorPlacedTile){
    .tile = (guint8) state->current,
    .x = (gint8) action->arg[ORDERS_PLACE_X],
    .y = (gint8) action->arg[ORDERS_PLACE_Y],
    .rotation = (guint8) action->arg[ORDERS_PLACE_ROT],
  };
  state->current = FAVOR_NONE;
  laid = favor_tile_map_add (&state->tiles, orders_shapes, state->placed);
  g_assert (laid);
}

FavorLand
orders_stand (OrdersState *state, guint part)
{
  const FavorSeat      seat = state->head.turn_owner;
  const OrdersFollower follower = { seat, (guint8) (state->n_placed - 1), (guint8) part };
  const FavorNode      node = orders_follower_node (state, &follower);

  state->on_board[state->n_on_board++] = follower;
  state->supply[seat]--;
  state->tiles.feature[state->tiles.name[node]].followers++;
  return orders_node_land (state, node);
}

void
orders_take_back (OrdersState *state)
{
  OrdersFollower *follower = &state->on_board[--state->n_on_board];

  state->tiles.feature[orders_follower_feature (state, follower)].followers--;
  state->supply[follower->seat]++;
  *follower = (OrdersFollower){ 0 };
}
