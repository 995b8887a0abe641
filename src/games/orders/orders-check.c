/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

/* Section 6: reasons in the order of the table. */

static const guint8 action_phases[ORDERS_N_ACTIONS] = {
  [ORDERS_ACTION_KEEP_ORDERS] = ORDERS_PHASE_SETUP_ORDERS,
  [ORDERS_ACTION_RETURN_ORDER] = ORDERS_PHASE_SETUP_ORDERS,
  [ORDERS_ACTION_DISCARD_FARMER_ORDER] = ORDERS_PHASE_START,
  [ORDERS_ACTION_DRAW_ORDER] = ORDERS_PHASE_START,
  [ORDERS_ACTION_REVEAL_TILE] = ORDERS_PHASE_START,
  [ORDERS_ACTION_PLACE_TILE] = ORDERS_PHASE_PLACE,
  [ORDERS_ACTION_PLACE_FOLLOWER] = ORDERS_PHASE_FOLLOW,
  [ORDERS_ACTION_SKIP_FOLLOWER] = ORDERS_PHASE_FOLLOW,
  [ORDERS_ACTION_FULFIL_ORDER] = ORDERS_PHASE_FULFIL,
};

static gboolean
refuse (FavorRefusal *why, OrdersRefusal reason)
{
  return favor_game_refuse (why, (guint8) reason);
}

/* All arguments have a range with a reason of its own; beyond them stands nothing. */
static gboolean
is_well_formed (const FavorAction *action)
{
  const FavorSchema *args = favor_orders_game.actions[action->kind].args;
  const guint        n_args = args != NULL ? args->size / sizeof action->arg[0] : 0;

  for (guint i = n_args; i < FAVOR_ACTION_ARGS; i++)
    if (action->arg[i] != 0)
      return FALSE;
  return TRUE;
}

static gboolean
check_held (const OrdersState *state, const FavorAction *action, FavorRefusal *why)
{
  if (orders_find_held (state, action->seat, action->arg[ORDERS_CARD_CARD]) == FAVOR_NONE)
    return refuse (why, ORDERS_REFUSAL_ORDER_NOT_HELD);
  return TRUE;
}

/* Section 5.3. */
static gboolean
check_discard (const OrdersState *state, const FavorAction *action, FavorRefusal *why)
{
  if (!check_held (state, action, why))
    return FALSE;
  if (!orders_cards[action->arg[ORDERS_CARD_CARD]].farmer)
    return refuse (why, ORDERS_REFUSAL_NOT_A_FARMER_ORDER);
  if (state->relief[action->seat] != TRUE)
    return refuse (why, ORDERS_REFUSAL_NO_RELIEF);
  if (state->drew)
    return refuse (why, ORDERS_REFUSAL_DISCARD_BEFORE_DRAW);
  if (state->relief_used >= ORDERS_MAX_DISCARDED)
    return refuse (why, ORDERS_REFUSAL_TWO_DISCARDED);
  return TRUE;
}

/* Section 5.2. */
static gboolean
check_draw (const OrdersState *state, const FavorAction *action, FavorRefusal *why)
{
  if (state->drew)
    return refuse (why, ORDERS_REFUSAL_ALREADY_DRAWN);
  if (state->n_hand[action->seat] >= ORDERS_MAX_HAND)
    return refuse (why, ORDERS_REFUSAL_HAND_FULL);
  if (state->n_deck == 0)
    return refuse (why, ORDERS_REFUSAL_DECK_EMPTY);
  return TRUE;
}

/* Of a set of edges the lowest: which word says it. */
static gint16
word_of_edge (FavorEdge edge)
{
  return (gint16) g_bit_nth_lsf (edge, -1);
}

static gboolean
check_edges (const FavorTileSpace *space, FavorEdges edges, FavorRefusal *why)
{
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const FavorEdge own = favor_edges_at (edges, side);
      const FavorEdge other = favor_edges_at (space->needs, side);

      if ((own & other) != 0)
        continue;
      if (why != NULL)
        *why = (FavorRefusal){
          .reason = ORDERS_REFUSAL_EDGE_MISMATCH,
          .arg = { (gint16) side, word_of_edge (own), word_of_edge (other) },
        };
      return FALSE;
    }
  return TRUE;
}

/* Section 5.4. */
static gboolean
check_place (const OrdersState *state, const FavorAction *action, FavorRefusal *why)
{
  const gint            x = action->arg[ORDERS_PLACE_X];
  const gint            y = action->arg[ORDERS_PLACE_Y];
  const gint            rotation = action->arg[ORDERS_PLACE_ROT];
  const FavorTileSpace *space;

  if (x < -ORDERS_REACH || x > ORDERS_REACH || y < -ORDERS_REACH || y > ORDERS_REACH)
    return refuse (why, ORDERS_REFUSAL_OUTSIDE_BOARD);
  if (rotation < 0 || rotation >= FAVOR_N_SIDES)
    return refuse (why, ORDERS_REFUSAL_BAD_ROTATION);
  if (favor_tile_map_find_tile (state->placed, state->n_placed, x, y) != FAVOR_TILE_NONE)
    return refuse (why, ORDERS_REFUSAL_SPACE_TAKEN);
  space = favor_tile_map_find_space (&state->tiles, x, y);
  if (space == NULL)
    return refuse (why, ORDERS_REFUSAL_NOT_TOUCHING);
  return check_edges (space,
                      favor_edges_turned (orders_shapes[state->current].edges,
                                          (guint) rotation),
                      why);
}

/* Section 5.5. A cloister that was just placed is empty. */
static gboolean
check_follow (const OrdersState *state, const FavorAction *action, FavorRefusal *why)
{
  static const guint8 reasons[FAVOR_N_LANDS] = {
    [FAVOR_LAND_CITY] = ORDERS_REFUSAL_CITY_OCCUPIED,
    [FAVOR_LAND_ROAD] = ORDERS_REFUSAL_ROAD_OCCUPIED,
    [FAVOR_LAND_FARM] = ORDERS_REFUSAL_FIELD_OCCUPIED,
  };
  const guint at = state->n_placed - 1u;
  const gint  part = action->arg[ORDERS_FOLLOW_SEGMENT];
  guint       segment;

  if (state->supply[action->seat] == 0)
    return refuse (why, ORDERS_REFUSAL_NO_FOLLOWER);
  if (part < 0 || part >= ORDERS_N_PARTS)
    return refuse (why, ORDERS_REFUSAL_NO_SUCH_PART);
  segment = orders_segment_of_part (state->placed[at].tile, (guint) part);
  if (segment == FAVOR_SEGMENT_NONE ||
      (state->options.farms != 0 && orders_land (state, at, segment) == FAVOR_LAND_FARM))
    return refuse (why, ORDERS_REFUSAL_NO_SUCH_PART);
  if (!orders_can_stand (state, segment))
    return refuse (why, reasons[orders_land (state, at, segment)]);
  return TRUE;
}

static gboolean
check_fulfil (const OrdersState *state, const FavorAction *action, FavorRefusal *why)
{
  if (!check_held (state, action, why))
    return FALSE;
  for (guint i = 0; i < state->n_eligible; i++)
    if (state->eligible[i] == action->arg[ORDERS_CARD_CARD])
      return TRUE;
  return refuse (why, ORDERS_REFUSAL_NOT_FULFILLED);
}

gboolean
orders_check (gconstpointer state, const FavorAction *action, FavorRefusal *why)
{
  const OrdersState *self = state;

  if (!favor_game_check_common (&favor_orders_game, state, action, why))
    return FALSE;
  if (self->head.phase != action_phases[action->kind])
    return refuse (why, ORDERS_REFUSAL_WRONG_PHASE);
  if (!is_well_formed (action))
    return favor_game_refuse (why, FAVOR_REFUSAL_BAD_PARAMETER);
  switch ((OrdersAction) action->kind)
    {
    case ORDERS_ACTION_RETURN_ORDER:
      return check_held (self, action, why);
    case ORDERS_ACTION_DISCARD_FARMER_ORDER:
      return check_discard (self, action, why);
    case ORDERS_ACTION_DRAW_ORDER:
      return check_draw (self, action, why);
    case ORDERS_ACTION_PLACE_TILE:
      return check_place (self, action, why);
    case ORDERS_ACTION_PLACE_FOLLOWER:
      return check_follow (self, action, why);
    case ORDERS_ACTION_FULFIL_ORDER:
      return check_fulfil (self, action, why);
    case ORDERS_ACTION_KEEP_ORDERS:
    case ORDERS_ACTION_REVEAL_TILE:
    case ORDERS_ACTION_SKIP_FOLLOWER:
      return TRUE;
    }
  g_assert_not_reached ();
}

gboolean
orders_accept (gconstpointer options, guint n_seats, FavorRefusal *why)
{
  const OrdersOptions *self = options;

  if (self->first_seat >= (gint) n_seats)
    return refuse (why, ORDERS_REFUSAL_NO_SUCH_SEAT);
  return TRUE;
}
