/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <string.h>

#include "orders-step.h"

/* The moment of truth (5.1 step 4). */

static gboolean
is_done (const OrdersPlacement *placement, FavorNode name)
{
  for (guint i = 0; i < placement->n_done; i++)
    if (placement->done[i].name == name)
      return TRUE;
  return FALSE;
}

/* Keeps them in the order of their names (10.4). */
static void
add_done (OrdersPlacement *placement, const OrdersState *state, FavorNode name)
{
  guint at = placement->n_done;

  if (is_done (placement, name) || placement->n_done == ORDERS_MAX_DONE)
    return;
  for (; at > 0 && placement->done[at - 1].name > name; at--)
    placement->done[at] = placement->done[at - 1];
  placement->done[at] = (OrdersDone){
    .name = name,
    .land = (guint8) orders_node_land (state, name),
  };
  placement->n_done++;
}

/* What holds the last tile and is complete now was not so before: it grew. */
static void
find_done (OrdersPlacement *placement, const OrdersState *state)
{
  const FavorTileMap    *tiles = &state->tiles;
  const FavorPlacedTile *last = &state->placed[placement->at];
  const FavorTileShape  *shape = &orders_shapes[last->tile];

  for (guint i = 0; i < shape->n_segments; i++)
    if (shape->segment[i].land == FAVOR_LAND_CITY ||
        shape->segment[i].land == FAVOR_LAND_ROAD)
      {
        const FavorNode name = favor_tile_map_name (tiles, placement->at, i);

        if (tiles->feature[name].open == 0)
          add_done (placement, state, name);
      }
  for (guint i = 0; i < tiles->n_cloisters; i++)
    {
      const guint            tile = tiles->cloister[i];
      const FavorPlacedTile *other = &state->placed[tile];
      const FavorNode        node = tiles->first[tile + 1] - 1;

      if (tiles->feature[node].open == 0 && ABS (other->x - last->x) <= 1 &&
          ABS (other->y - last->y) <= 1)
        add_done (placement, state, node);
    }
}

void
orders_placement_init (OrdersPlacement *placement, const OrdersState *state)
{
  placement->seat = state->head.turn_owner;
  placement->at = (guint8) (state->n_placed - 1);
  placement->n_done = 0;
  memset (placement->gain, 0, sizeof placement->gain);
  find_done (placement, state);
  for (guint i = 0; i < placement->n_done; i++)
    {
      OrdersDone *done = &placement->done[i];

      done->winners = (guint8) orders_winners (state, done->name);
      done->points = (gint16) orders_points (state, done->name, TRUE);
      for (guint seat = 0; seat < state->head.n_seats; seat++)
        if ((done->winners >> seat & 1) != 0)
          placement->gain[seat] = (gint16) (placement->gain[seat] + done->points);
    }
}

static void
tell_score (const OrdersState *state,
            const OrdersDone  *done,
            gint16             segment,
            FavorEvents       *events)
{
  const gint16 at = state->tiles.tile[done->name];

  if (done->winners == 0)
    FAVOR_EMIT (events,
                ORDERS_EVENT_FEATURE_UNSCORED,
                FAVOR_SEAT_NONE,
                done->land,
                at,
                segment);
  else if ((done->winners & (done->winners - 1)) == 0)
    FAVOR_EMIT (events,
                ORDERS_EVENT_FEATURE_SCORED,
                (FavorSeat) g_bit_nth_lsf (done->winners, -1),
                done->land,
                done->points,
                at,
                segment);
  else
    FAVOR_EMIT (events,
                ORDERS_EVENT_FEATURE_SHARED,
                FAVOR_SEAT_NONE,
                done->winners,
                done->land,
                done->points,
                at,
                segment);
}

static void
score_done (OrdersState *state, const OrdersDone *done, FavorEvents *events)
{
  static const guint8 rows[FAVOR_N_LANDS] = {
    [FAVOR_LAND_CITY] = ORDERS_ROW_CITY,
    [FAVOR_LAND_ROAD] = ORDERS_ROW_ROAD,
    [FAVOR_LAND_CLOISTER] = ORDERS_ROW_CLOISTER,
  };
  const gint16 at = state->tiles.tile[done->name];
  gint16       segment = 0;

  if (events != NULL)
    segment = orders_part_of_node (state, done->name);
  if (done->land == FAVOR_LAND_CLOISTER)
    FAVOR_EMIT (events, ORDERS_EVENT_CLOISTER_COMPLETED, FAVOR_SEAT_NONE, at, segment);
  else
    FAVOR_EMIT (events,
                ORDERS_EVENT_FEATURE_COMPLETED,
                FAVOR_SEAT_NONE,
                done->land,
                state->tiles.feature[done->name].tiles,
                at,
                segment);
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    if ((done->winners >> seat & 1) != 0)
      orders_gain (state, seat, (OrdersRow) rows[done->land], done->points);
  tell_score (state, done, segment, events);
}

/* All followers on completed features go home, winners or not (7.2). */
static void
return_followers (OrdersState           *state,
                  const OrdersPlacement *placement,
                  FavorEvents           *events)
{
  guint  n = 0;
  gint16 home[ORDERS_MAX_SEATS] = { 0 };

  for (guint i = 0; i < state->n_on_board; i++)
    {
      const OrdersFollower follower = state->on_board[i];

      if (is_done (placement, orders_follower_feature (state, &follower)))
        home[follower.seat]++;
      else
        state->on_board[n++] = follower;
    }
  memset (&state->on_board[n], 0, (state->n_on_board - n) * sizeof (OrdersFollower));
  state->n_on_board = (guint8) n;
  for (guint i = 0; i < placement->n_done; i++)
    state->tiles.feature[placement->done[i].name].followers = 0;
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    state->supply[seat] = (guint8) (state->supply[seat] + home[seat]);
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    if (home[seat] > 0)
      FAVOR_EMIT (events, ORDERS_EVENT_FOLLOWERS_RETURNED, seat, home[seat]);
}

/* Step 4 f; rulings 16 and 17. */
static void
settle_orders (OrdersState  *state,
               FavorSeat     seat,
               const guint8 *eligible,
               guint         n_eligible,
               FavorEvents  *events)
{
  const gboolean passed = n_eligible == 0 && state->n_hand[seat] > 0 &&
                          !state->options.open_orders;

  if (n_eligible > 1)
    {
      memcpy (state->eligible, eligible, n_eligible);
      state->n_eligible = (guint8) n_eligible;
      orders_decide (state, ORDERS_PHASE_FULFIL, seat);
      FAVOR_EMIT (events, ORDERS_EVENT_ORDERS_MET, seat, (gint16) n_eligible);
      return;
    }
  if (n_eligible == 1)
    orders_fulfil (state, seat, eligible[0], events);
  orders_begin_turn (state, orders_next_seat (state, seat), passed, events);
}

void
orders_resolve (OrdersState *state, gint role, FavorEvents *events)
{
  OrdersPlacement placement = { .role = (gint8) role };
  guint8          eligible[ORDERS_MAX_HAND];
  guint           n_eligible = 0;
  FavorSeat       seat;

  if (role != FAVOR_NONE)
    placement.spot = orders_follower_feature (state,
                                              &state->on_board[state->n_on_board - 1]);
  orders_placement_init (&placement, state);
  seat = placement.seat;
  for (guint i = 0; i < state->n_hand[seat]; i++)
    if (orders_placement_fulfils (&placement, state, state->hand[seat][i]))
      eligible[n_eligible++] = state->hand[seat][i];
  for (guint i = 0; i < placement.n_done; i++)
    score_done (state, &placement.done[i], events);
  if (placement.n_done > 0)
    return_followers (state, &placement, events);
  settle_orders (state, seat, eligible, n_eligible, events);
}
