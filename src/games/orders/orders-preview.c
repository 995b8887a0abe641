/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* Puts a follower on a part, or none, and finds what the placement completes. */
static void
reach_moment (OrdersState *state, gint part, OrdersPlacement *placement)
{
  *placement = (OrdersPlacement){ .role = FAVOR_NONE };
  if (part != FAVOR_NONE)
    {
      placement->role = (gint8) orders_stand (state, (guint) part);
      placement->spot = orders_follower_feature (state,
                                                 &state->on_board[state->n_on_board - 1]);
    }
  orders_placement_init (placement, state);
}

/* Of the hand of the one whose turn it is; hidden cards are no orders. */
static guint8
find_fulfilled (const OrdersState *state, const OrdersPlacement *placement)
{
  const FavorSeat seat = placement->seat;
  guint           set = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] < ORDERS_N_ORDERS &&
        orders_placement_fulfils (placement, state, state->hand[seat][i]))
      set |= 1u << i;
  return (guint8) set;
}

static void
fill_targets (OrdersPreview *self)
{
  OrdersState    *state = &self->after;
  const guint     at = state->n_placed - 1u;
  const guint     tile = state->placed[at].tile;
  const gboolean  has_follower = state->supply[state->head.turn_owner] > 0;
  OrdersPlacement placement;

  self->n_targets = orders_shapes[tile].n_segments;
  for (guint i = 0; i < self->n_targets; i++)
    {
      OrdersTarget *target = &self->target[i];
      const guint   part = orders_part_of_segment (tile, i);

      *target = (OrdersTarget){
        .part = (guint8) part,
        .free = has_follower && orders_can_stand (state, i),
        .feature = orders_look_at (state, favor_tile_map_name (&state->tiles, at, i)),
      };
      if (!target->free)
        continue;
      reach_moment (state, (gint) part, &placement);
      target->orders = find_fulfilled (state, &placement);
      orders_take_back (state);
    }
}

void
orders_preview (const OrdersState *state,
                const FavorAction *action,
                gint               part,
                OrdersPreview     *out)
{
  OrdersPlacement placement;

  *out = (OrdersPreview){ .after = *state };
  if (action->kind == ORDERS_ACTION_PLACE_TILE)
    orders_lay (&out->after, action);
  else
    part = action->kind == ORDERS_ACTION_PLACE_FOLLOWER
             ? action->arg[ORDERS_FOLLOW_SEGMENT]
             : FAVOR_NONE;
  fill_targets (out);
  reach_moment (&out->after, part, &placement);
  out->orders = find_fulfilled (&out->after, &placement);
  out->n_closing = placement.n_done;
  for (guint i = 0; i < placement.n_done; i++)
    out->closing[i] = orders_look_at (&out->after, placement.done[i].name);
  for (guint seat = 0; seat < ORDERS_MAX_SEATS; seat++)
    out->gain[seat] = placement.gain[seat];
}
