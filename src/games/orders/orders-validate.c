/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* The invariants of section 13 that can be seen in one position, by their numbers; the others are about
 * views, the generator and whole games. Each may be asked of any position whose fields are in range,
 * whatever the others say of it. One that is about a place names it. */

/* Of a row of the pad: no placement gives more. */
#define MAX_GAIN 150
/* Actions in one turn (7.7). */
#define MAX_ACTIONS 7

/* What is wrong, and where, if it is somewhere. */
typedef struct
{
  gint tile;
} Fault;

#define NOWHERE                                                                          \
  (Fault)                                                                                \
  {                                                                                      \
    .tile = FAVOR_NONE                                                                   \
  }

static gboolean
in_phase (const OrdersState *state, OrdersPhase phase)
{
  return state->head.phase == phase;
}

static gboolean
plays_orders (const OrdersState *state)
{
  return state->options.orders == 0;
}

/* The tiles add up to the set. */
static gboolean
invariant_1 (const OrdersState *state, Fault *fault)
{
  guint8 n[ORDERS_N_TILES] = { 0 };

  if (state->head.n_seats < ORDERS_MIN_SEATS)
    return FALSE;
  for (guint i = 0; i < state->n_placed; i++)
    n[state->placed[i].tile]++;
  for (guint i = 0; i < state->n_stack; i++)
    n[state->stack[i]]++;
  for (guint i = 0; i < state->n_removed; i++)
    n[state->removed[i]]++;
  if (state->current != FAVOR_NONE)
    n[state->current]++;
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    if (n[tile] != orders_tile_counts[tile])
      return FALSE;
  return TRUE;
}

static gboolean
take (guint64 *seen, const guint8 *orders, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const guint64 bit = G_GUINT64_CONSTANT (1) << orders[i];

      if ((*seen & bit) != 0)
        return FALSE;
      *seen |= bit;
    }
  return TRUE;
}

/* The orders add up to those in play; only those that ask for a farmer can be laid off. */
static gboolean
invariant_2 (const OrdersState *state, Fault *fault)
{
  guint64 seen = 0;

  if (!take (&seen, state->deck, state->n_deck) ||
      !take (&seen, state->discard, state->n_discard))
    return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (!take (&seen, state->hand[seat], state->n_hand[seat]) ||
        !take (&seen, state->fulfilled[seat], state->n_fulfilled[seat]))
      return FALSE;
  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if (((seen >> order & 1) != 0) != orders_is_in_play (&state->options, order))
      return FALSE;
  for (guint i = 0; i < state->n_discard; i++)
    if (!orders_cards[state->discard[i]].farmer)
      return FALSE;
  return TRUE;
}

/* What a seat put back lies where it must, and nobody else put it back. */
static gboolean
returned_is_sound (const OrdersState *state, guint seat)
{
  const gint returned = state->returned[seat][0];
  const gint place = orders_place_of_returned (state, seat);

  if (!orders_is_in_play (&state->options, (guint) returned) ||
      (place != FAVOR_NONE && state->deck[place] != returned))
    return FALSE;
  for (guint other = 0; other < seat; other++)
    if (state->n_returned[other] > 0 && state->returned[other][0] == returned)
      return FALSE;
  return TRUE;
}

static gboolean
was_asked (const OrdersState *state, guint seat)
{
  for (guint i = 0; i < state->n_asked; i++)
    if (state->asked[i] == (FavorSeat) seat)
      return TRUE;
  return FALSE;
}

/* Hands and answers at setup; who has put an order back did so when asked. */
static gboolean
invariant_3 (const OrdersState *state, Fault *fault)
{
  for (guint i = 0; i < state->n_asked; i++)
    if (state->asked[i] != (state->first + (gint) i) % state->head.n_seats)
      return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const gboolean returned = state->n_returned[seat] > 0;

      if (returned && (!was_asked (state, seat) || !returned_is_sound (state, seat)))
        return FALSE;
      if (in_phase (state, ORDERS_PHASE_SETUP_ORDERS) &&
          (state->n_hand[seat] != ORDERS_N_DEALT - returned ||
           state->n_fulfilled[seat] > 0))
        return FALSE;
    }
  return !in_phase (state, ORDERS_PHASE_SETUP_ORDERS) || state->n_discard == 0;
}

static gboolean
invariant_4 (const OrdersState *state, Fault *fault)
{
  guint n[ORDERS_MAX_SEATS] = { 0 };

  for (guint i = 0; i < state->n_on_board; i++)
    n[state->on_board[i].seat]++;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (n[seat] + state->supply[seat] != ORDERS_N_FOLLOWERS)
      return FALSE;
  return TRUE;
}

/* `derive` lays the tiles in their order and stops at the first that cannot lie where it does. */
static gboolean
invariant_5 (const OrdersState *state, Fault *fault)
{
  if (state->n_placed == 0)
    return FALSE;
  fault->tile = 0;
  if (state->placed[0].tile != ORDERS_STARTER || state->placed[0].x != 0 ||
      state->placed[0].y != 0 || state->placed[0].rotation != 0)
    return FALSE;
  fault->tile = state->tiles.n_tiles;
  return state->tiles.n_tiles == state->n_placed;
}

/* Whether the last placement, which goes on, holds a feature. */
static gboolean
is_in_progress (const OrdersState *state, FavorNode name)
{
  OrdersPlacement placement = { .role = FAVOR_NONE };

  if (!in_phase (state, ORDERS_PHASE_FOLLOW))
    return FALSE;
  orders_placement_init (&placement, state);
  for (guint i = 0; i < placement.n_done; i++)
    if (placement.done[i].name == name)
      return TRUE;
  return FALSE;
}

/* Whether every follower has a part of a tile to stand on. */
static gboolean
followers_stand (const OrdersState *state, Fault *fault)
{
  for (guint i = 0; i < state->n_on_board; i++)
    {
      const OrdersFollower *follower = &state->on_board[i];

      if (follower->at >= state->tiles.n_tiles)
        return FALSE;
      if (orders_segment_of_part (state->placed[follower->at].tile, follower->part) ==
          FAVOR_SEGMENT_NONE)
        {
          fault->tile = follower->at;
          return FALSE;
        }
    }
  return TRUE;
}

/* Nobody stands on what was completed before. */
static gboolean
invariant_6 (const OrdersState *state, Fault *fault)
{
  if (!followers_stand (state, fault))
    return FALSE;
  for (guint i = 0; i < state->n_on_board; i++)
    {
      const OrdersFollower *follower = &state->on_board[i];
      const FavorNode       name = orders_follower_feature (state, follower);
      const FavorLand       land = orders_node_land (state, name);

      if (land == FAVOR_LAND_FARM
            ? state->options.farms == 0
            : state->tiles.feature[name].open > 0 || is_in_progress (state, name))
        continue;
      fault->tile = follower->at;
      return FALSE;
    }
  return TRUE;
}

/* Whether a follower was deployed on what somebody stood on: on the map as it was then. */
static gboolean
was_occupied (const OrdersState *state, const FavorTileMap *then, guint index)
{
  const OrdersFollower *self = &state->on_board[index];
  const guint           own = then->name[orders_follower_node (state, self)];

  for (guint i = 0; i < index; i++)
    if (then->name[orders_follower_node (state, &state->on_board[i])] == own)
      return TRUE;
  return FALSE;
}

/* Every follower went to an empty feature on the tile that was laid last then, one on each tile. */
static gboolean
invariant_7 (const OrdersState *state, Fault *fault)
{
  FavorTileMap then = { 0 };
  guint        last = 0;

  for (guint i = 0; i < state->n_on_board; i++)
    {
      const OrdersFollower *follower = &state->on_board[i];

      fault->tile = follower->at;
      if (follower->at <= last ||
          (in_phase (state, ORDERS_PHASE_FOLLOW) && follower->at == state->n_placed - 1))
        return FALSE;
      last = follower->at;
      while (then.n_tiles <= follower->at)
        favor_tile_map_add (&then, orders_shapes, state->placed);
      if (was_occupied (state, &then, i))
        return FALSE;
    }
  *fault = NOWHERE;
  return TRUE;
}

/* Whether a row of the pad can hold that. */
static gboolean
row_is_sound (const OrdersState *state, guint row, gint n)
{
  if (row == ORDERS_ROW_ORDERS_OPEN ? n > 0 : n < 0)
    return FALSE;
  if (n != 0 && row >= ORDERS_ROW_END_ROAD && !in_phase (state, ORDERS_PHASE_OVER))
    return FALSE;
  return ABS (n) <= MAX_GAIN * state->n_placed;
}

/* Pads add up to the scores, and no row holds more than can have been scored. */
static gboolean
invariant_9 (const OrdersState *state, Fault *fault)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint sum = 0;

      for (guint row = 0; row < ORDERS_N_ROWS; row++)
        {
          sum += state->pad[seat][row];
          if (!row_is_sound (state, row, state->pad[seat][row]))
            return FALSE;
        }
      if (sum != state->score[seat])
        return FALSE;
    }
  return TRUE;
}

/* What is chosen from is held, each order once. */
static gboolean
eligible_is_sound (const OrdersState *state)
{
  guint64 seen = 0;

  if (!in_phase (state, ORDERS_PHASE_FULFIL))
    return state->n_eligible == 0;
  if (state->n_eligible < 2 || !take (&seen, state->eligible, state->n_eligible))
    return FALSE;
  for (guint i = 0; i < state->n_eligible; i++)
    if (orders_find_held (state, (guint) state->head.decider, state->eligible[i]) ==
        FAVOR_NONE)
      return FALSE;
  return TRUE;
}

static gboolean
invariant_10 (const OrdersState *state, Fault *fault)
{
  const FavorSeat decider = state->head.decider;
  const FavorSeat owner = state->head.turn_owner;

  if (owner == FAVOR_SEAT_NONE ||
      in_phase (state, ORDERS_PHASE_OVER) != (decider == FAVOR_SEAT_NONE))
    return FALSE;
  if (in_phase (state, ORDERS_PHASE_SETUP_ORDERS)
        ? owner != state->first || state->n_asked >= state->head.n_seats ||
            decider != (state->first + state->n_asked) % state->head.n_seats
        : decider != FAVOR_SEAT_NONE && decider != owner)
    return FALSE;
  if (in_phase (state, ORDERS_PHASE_PLACE) != (state->current != FAVOR_NONE))
    return FALSE;
  if (state->current != FAVOR_NONE &&
      !favor_tile_map_fits_somewhere (&state->tiles, orders_shapes[state->current].edges))
    return FALSE;
  return eligible_is_sound (state);
}

/* Relief, and what was done in this turn. */
static gboolean
invariant_14 (const OrdersState *state, Fault *fault)
{
  const gboolean setup = in_phase (state, ORDERS_PHASE_SETUP_ORDERS);
  const guint    owner = (guint) state->head.turn_owner;

  if (setup && (state->drew || state->relief_used > 0))
    return FALSE;
  if (in_phase (state, ORDERS_PHASE_START) && state->relief_used > 0 &&
      !state->relief[owner])
    return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint n = orders_count_farmers (state, seat);

      if (setup && state->relief[seat])
        return FALSE;
      if (setup || (in_phase (state, ORDERS_PHASE_START) && seat == owner))
        continue;
      if (state->relief[seat] ? n < ORDERS_MANY_FARMERS - 1 : n >= ORDERS_MANY_FARMERS)
        return FALSE;
    }
  return TRUE;
}

/* The number of actions, as far as turns and phases allow. */
static gboolean
invariant_15 (const OrdersState *state, Fault *fault)
{
  static const guint8 before[] = {
    [ORDERS_PHASE_SETUP_ORDERS] = 0, [ORDERS_PHASE_START] = 0,  [ORDERS_PHASE_PLACE] = 1,
    [ORDERS_PHASE_FOLLOW] = 2,       [ORDERS_PHASE_FULFIL] = 3, [ORDERS_PHASE_OVER] = 4,
  };
  guint most = state->n_asked;

  if (state->turn > ORDERS_N_STACK)
    return FALSE;
  if (state->turn > 0)
    most += MAX_ACTIONS * (state->turn - 1u) + state->relief_used + state->drew +
            before[state->head.phase];
  return state->head.ply <= most;
}

/* Without orders there is nothing of them. */
static gboolean
invariant_18 (const OrdersState *state, Fault *fault)
{
  if (plays_orders (state))
    return in_phase (state, ORDERS_PHASE_SETUP_ORDERS) ||
           state->n_asked == state->head.n_seats;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->n_returned[seat] > 0 || state->relief[seat] ||
        state->pad[seat][ORDERS_ROW_ORDERS] != 0 ||
        state->pad[seat][ORDERS_ROW_ORDERS_OPEN] != 0 ||
        state->pad[seat][ORDERS_ROW_ORDERS_MOST] != 0)
      return FALSE;
  return state->n_asked == 0 && !state->drew && state->relief_used == 0 &&
         !in_phase (state, ORDERS_PHASE_SETUP_ORDERS) &&
         !in_phase (state, ORDERS_PHASE_FULFIL);
}

/* Whose turn it is, how many tiles lie, and that there is something to do. */
static gboolean
invariant_19 (const OrdersState *state, Fault *fault)
{
  const guint laid = state->n_placed - 1u;
  const guint turn = state->turn;

  if (in_phase (state, ORDERS_PHASE_SETUP_ORDERS))
    return turn == 0 && laid == 0 && state->n_removed == 0;
  if (turn == 0 || state->head.turn_owner !=
                     (FavorSeat) ((state->first + turn - 1u) % state->head.n_seats))
    return FALSE;
  if (in_phase (state, ORDERS_PHASE_OVER))
    return (laid == turn || laid == turn - 1) && state->n_stack == 0;
  if (in_phase (state, ORDERS_PHASE_START) || in_phase (state, ORDERS_PHASE_PLACE))
    return laid == turn - 1 &&
           (state->n_stack > 0 || in_phase (state, ORDERS_PHASE_PLACE));
  if (in_phase (state, ORDERS_PHASE_FOLLOW) &&
      (state->supply[state->head.turn_owner] == 0 || !orders_can_stand_somewhere (state)))
    return FALSE;
  return laid == turn;
}

typedef gboolean (*Invariant) (const OrdersState *state, Fault *fault);

static const struct
{
  guint8    number;
  Invariant holds;
} invariants[] = {
  { 1, invariant_1 },   { 2, invariant_2 },   { 3, invariant_3 },   { 4, invariant_4 },
  { 5, invariant_5 },   { 6, invariant_6 },   { 7, invariant_7 },   { 9, invariant_9 },
  { 10, invariant_10 }, { 14, invariant_14 }, { 15, invariant_15 }, { 18, invariant_18 },
  { 19, invariant_19 },
};

gboolean
orders_validate (gconstpointer state, FavorRefusal *why)
{
  const OrdersState *self = state;

  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    {
      Fault fault = NOWHERE;

      if (invariants[i].holds (self, &fault))
        continue;
      if (why != NULL)
        *why = (FavorRefusal){
          .reason = FAVOR_REFUSAL_BROKEN_POSITION,
          .arg = { invariants[i].number },
        };
      if (why != NULL && fault.tile >= 0 && fault.tile < self->n_placed)
        {
          why->arg[ORDERS_WHY_PLACED] = (gint16) fault.tile;
          why->arg[ORDERS_WHY_X] = self->placed[fault.tile].x;
          why->arg[ORDERS_WHY_Y] = self->placed[fault.tile].y;
        }
      else if (why != NULL)
        why->arg[ORDERS_WHY_PLACED] = FAVOR_NONE;
      return FALSE;
    }
  return TRUE;
}
