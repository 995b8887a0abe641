/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <string.h>

#include "orders-laid.h"
#include "orders-step.h"

/* Carries out what was chosen; what follows by itself is in orders-turn.c and orders-resolve.c. */

static guint8
take_from_hand (OrdersState *state, FavorSeat seat, guint order)
{
  const gint at = orders_find_held (state, seat, (gint) order);

  g_assert (at != FAVOR_NONE);
  state->n_hand[seat]--;
  memmove (&state->hand[seat][at],
           &state->hand[seat][at + 1],
           state->n_hand[seat] - (guint) at);
  state->hand[seat][state->n_hand[seat]] = 0;
  return (guint8) order;
}

/* Who may read an event about a card: its owner, with open orders everybody. */
static guint16
readers (const OrdersState *state, FavorSeat owner)
{
  return state->options.open_orders ? FAVOR_SEEN_BY_EVERYBODY : (guint16) (1u << owner);
}

static void
emit_card (const OrdersState *state,
           FavorSeat          seat,
           OrdersEvent        kind,
           FavorEvents       *events)
{
  const guint8 card = kind == ORDERS_EVENT_ORDER_RETURNED
                        ? state->returned[seat][0]
                        : state->hand[seat][state->n_hand[seat] - 1];

  if (events != NULL)
    favor_events_add (events, kind, seat, (const gint16[FAVOR_EVENT_ARGS]){ card })
      ->seen_by = readers (state, seat);
}

/* Setup steps 7 and 8: the next seat is asked, or the first turn begins. */
static void
go_on_asking (OrdersState *state, FavorSeat seat, FavorEvents *events)
{
  if (state->n_asked < state->head.n_seats)
    {
      orders_decide (state, ORDERS_PHASE_SETUP_ORDERS, orders_next_seat (state, seat));
      state->head.turn_owner = state->first;
      return;
    }
  for (guint i = 0; i < state->head.n_seats; i++)
    state->relief[i] = orders_count_farmers (state, i) >= ORDERS_MANY_FARMERS;
  orders_begin_turn (state, state->first, FALSE, events);
}

static void
apply_keep (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  state->asked[state->n_asked++] = action->seat;
  FAVOR_EMIT (events, ORDERS_EVENT_ORDERS_KEPT, action->seat, 0);
  go_on_asking (state, action->seat, events);
}

/* Ruling 2: to the bottom, which is element 0. */
static void
apply_return (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  memmove (&state->deck[1], &state->deck[0], state->n_deck);
  state->n_deck++;
  state->deck[0] = take_from_hand (state,
                                   action->seat,
                                   (guint) action->arg[ORDERS_CARD_CARD]);
  state->returned[action->seat][0] = state->deck[0];
  state->n_returned[action->seat] = 1;
  state->asked[state->n_asked++] = action->seat;
  emit_card (state, action->seat, ORDERS_EVENT_ORDER_RETURNED, events);
  go_on_asking (state, action->seat, events);
}

/* Section 5.3. */
static void
apply_discard (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  state->discard[state->n_discard++] =
    take_from_hand (state, action->seat, (guint) action->arg[ORDERS_CARD_CARD]);
  state->relief_used++;
  FAVOR_EMIT (events,
              ORDERS_EVENT_FARMER_ORDER_DISCARDED,
              action->seat,
              action->arg[ORDERS_CARD_CARD]);
}

static void
apply_draw (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;

  state->hand[seat][state->n_hand[seat]++] = state->deck[--state->n_deck];
  state->deck[state->n_deck] = 0;
  state->drew = TRUE;
  emit_card (state, seat, ORDERS_EVENT_ORDER_DRAWN, events);
}

/* Section 5.1 step 2; ruling 45: what fits nowhere leaves the game. */
static void
apply_reveal (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;

  state->relief[seat] = orders_count_farmers (state, seat) >= ORDERS_MANY_FARMERS;
  while (state->n_stack > 0)
    {
      const guint8 tile = state->stack[--state->n_stack];

      state->stack[state->n_stack] = 0;
      state->current = (gint8) tile;
      FAVOR_EMIT (events, ORDERS_EVENT_TILE_REVEALED, seat, tile);
      if (favor_tile_map_fits_somewhere (&state->tiles, orders_shapes[tile].edges))
        {
          orders_decide (state, ORDERS_PHASE_PLACE, seat);
          return;
        }
      state->current = FAVOR_NONE;
      state->removed[state->n_removed++] = tile;
      FAVOR_EMIT (events, ORDERS_EVENT_TILE_REMOVED, FAVOR_SEAT_NONE, tile);
    }
  orders_end (state, events);
}

static void
apply_place (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  gint16 laid[FAVOR_EVENT_ARGS] = { 0 };

  if (events != NULL)
    orders_tell_laid (state, action, laid);
  orders_lay (state, action);
  if (events != NULL)
    favor_events_add (events, ORDERS_EVENT_TILE_PLACED, action->seat, laid);
  if (state->supply[action->seat] > 0 && orders_can_stand_somewhere (state))
    orders_decide (state, ORDERS_PHASE_FOLLOW, action->seat);
  else
    orders_resolve (state, FAVOR_NONE, events);
}

static void
apply_follow (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16    part = action->arg[ORDERS_FOLLOW_SEGMENT];
  const FavorLand land = orders_stand (state, (guint) part);

  FAVOR_EMIT (events,
              ORDERS_EVENT_FOLLOWER_PLACED,
              action->seat,
              (gint16) land,
              (gint16) (state->n_placed - 1),
              part);
  orders_resolve (state, (gint) land, events);
}

static void
apply_fulfil (OrdersState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 n = state->n_eligible;

  memset (state->eligible, 0, sizeof state->eligible);
  state->n_eligible = 0;
  FAVOR_EMIT (events,
              ORDERS_EVENT_ORDER_CHOSEN,
              action->seat,
              n,
              action->arg[ORDERS_CARD_CARD]);
  orders_fulfil (state, action->seat, (guint) action->arg[ORDERS_CARD_CARD], events);
  orders_begin_turn (state, orders_next_seat (state, action->seat), FALSE, events);
}

void
orders_fulfil (OrdersState *state, FavorSeat seat, guint order, FavorEvents *events)
{
  const guint points = orders_cards[order].points;

  state->fulfilled[seat][state->n_fulfilled[seat]++] = take_from_hand (state,
                                                                       seat,
                                                                       order);
  orders_gain (state, seat, ORDERS_ROW_ORDERS, (gint) points);
  FAVOR_EMIT (events,
              ORDERS_EVENT_ORDER_FULFILLED,
              seat,
              (gint16) order,
              (gint16) points);
}

void
orders_apply (gpointer state, const FavorAction *action, FavorEvents *events)
{
  OrdersState *self = state;

#ifdef FAVOR_DEBUG
  g_assert (orders_check (state, action, NULL));
#endif
  self->head.ply++;
  switch ((OrdersAction) action->kind)
    {
    case ORDERS_ACTION_KEEP_ORDERS:
      apply_keep (self, action, events);
      break;
    case ORDERS_ACTION_RETURN_ORDER:
      apply_return (self, action, events);
      break;
    case ORDERS_ACTION_DISCARD_FARMER_ORDER:
      apply_discard (self, action, events);
      break;
    case ORDERS_ACTION_DRAW_ORDER:
      apply_draw (self, action, events);
      break;
    case ORDERS_ACTION_REVEAL_TILE:
      apply_reveal (self, action, events);
      break;
    case ORDERS_ACTION_PLACE_TILE:
      apply_place (self, action, events);
      break;
    case ORDERS_ACTION_PLACE_FOLLOWER:
      apply_follow (self, action, events);
      break;
    case ORDERS_ACTION_SKIP_FOLLOWER:
      orders_resolve (self, FAVOR_NONE, events);
      break;
    case ORDERS_ACTION_FULFIL_ORDER:
      apply_fulfil (self, action, events);
      break;
    }
}
