/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "favor-deck.h"
#include "orders-step.h"

/* Section 4. */

/* Steps 3 and 4. */
static void
lay_out (OrdersState *state)
{
  state->placed[0] = (FavorPlacedTile){ .tile = ORDERS_STARTER };
  state->n_placed = 1;
  favor_tile_map_add (&state->tiles, orders_shapes, state->placed);
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    for (guint i = tile == ORDERS_STARTER; i < orders_tile_counts[tile]; i++)
      state->stack[state->n_stack++] = (guint8) tile;
  favor_deck_shuffle (state->stack, state->n_stack, &state->head.rng);
  state->current = FAVOR_NONE;
}

/* Steps 5 and 6. */
static void
deal (OrdersState *state)
{
  FavorSeat seat = state->first;

  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if (orders_is_in_play (&state->options, order))
      state->deck[state->n_deck++] = (guint8) order;
  favor_deck_shuffle (state->deck, state->n_deck, &state->head.rng);
  for (guint i = 0; i < ORDERS_N_DEALT * state->head.n_seats; i++)
    {
      state->hand[seat][state->n_hand[seat]++] = state->deck[--state->n_deck];
      state->deck[state->n_deck] = 0;
      seat = orders_next_seat (state, seat);
    }
}

void
orders_setup (gpointer      state,
              gconstpointer options,
              guint         n_seats,
              guint64       seed,
              FavorEvents  *events)
{
  OrdersState *self = state;

  favor_rng_seed (&self->head.rng, seed);
  self->head.n_seats = (guint8) n_seats;
  self->options = *(const OrdersOptions *) options;
  self->first = self->options.first_seat != FAVOR_NONE
                  ? self->options.first_seat
                  : (FavorSeat) favor_rng_below (&self->head.rng, n_seats);
  for (guint seat = 0; seat < n_seats; seat++)
    self->supply[seat] = ORDERS_N_FOLLOWERS;
  lay_out (self);
  FAVOR_EMIT (events, ORDERS_EVENT_GAME_STARTED, self->first, 0);
  if (self->options.orders != 0)
    {
      orders_begin_turn (self, self->first, FALSE, events);
      return;
    }
  deal (self);
  orders_decide (self, ORDERS_PHASE_SETUP_ORDERS, self->first);
  FAVOR_EMIT (events, ORDERS_EVENT_ORDERS_DEALT, FAVOR_SEAT_NONE, 0);
}
