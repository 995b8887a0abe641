/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <string.h>

#include "favor-deck.h"
#include "orders-bot.h"
#include "orders-step.h"

/* What a seat sees, and one possibility of the rest (section 3 and 11.4). */

/* Whether a viewer knows the hand of a seat. */
static gboolean
sees_hand (const OrdersState *state, FavorSeat viewer, guint seat)
{
  return viewer == (FavorSeat) seat || state->options.open_orders ||
         state->head.phase == ORDERS_PHASE_OVER;
}

/* Whether he knows what it put back and whether it may lay orders off. */
static gboolean
sees_secrets (const OrdersState *state, FavorSeat viewer, guint seat)
{
  return viewer == (FavorSeat) seat || state->options.open_orders;
}

void
orders_observe (gpointer data, FavorSeat viewer)
{
  OrdersState *state = data;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (!sees_hand (state, viewer, seat))
        memset (state->hand[seat], ORDERS_HIDDEN, state->n_hand[seat]);
      if (sees_secrets (state, viewer, seat))
        continue;
      memset (state->returned[seat], ORDERS_HIDDEN, state->n_returned[seat]);
      state->relief[seat] = ORDERS_HIDDEN;
    }
  if (state->n_eligible > 0 && !sees_secrets (state, viewer, (guint) state->head.decider))
    memset (state->eligible, ORDERS_HIDDEN, state->n_eligible);
}

/* All tiles that nobody has seen lie in the stack. */
static void
sample_stack (OrdersState *state, FavorRng *rng)
{
  guint8    unseen[ORDERS_N_TILES];
  FavorPool pool = { .rng = rng };

  memcpy (unseen, orders_tile_counts, sizeof unseen);
  for (guint i = 0; i < state->n_placed; i++)
    unseen[state->placed[i].tile]--;
  for (guint i = 0; i < state->n_removed; i++)
    unseen[state->removed[i]]--;
  if (state->current != FAVOR_NONE)
    unseen[state->current]--;
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    favor_pool_add (&pool, tile, unseen[tile]);
  for (guint i = 0; i < state->n_stack; i++)
    state->stack[i] = favor_pool_draw (&pool);
}

static guint64
bits_of (const guint8 *orders, guint n)
{
  guint64 bits = 0;

  for (guint i = 0; i < n; i++)
    bits |= G_GUINT64_CONSTANT (1) << orders[i];
  return bits;
}

/* The set of orders that cannot be where the viewer does not see them. */
static guint64
seen_orders (const OrdersState *state, FavorSeat viewer)
{
  guint64 seen = bits_of (state->discard, state->n_discard);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      seen |= bits_of (state->fulfilled[seat], state->n_fulfilled[seat]);
      if (sees_hand (state, viewer, seat))
        seen |= bits_of (state->hand[seat], state->n_hand[seat]);
      if (sees_secrets (state, viewer, seat) &&
          orders_place_of_returned (state, seat) != FAVOR_NONE)
        seen |= G_GUINT64_CONSTANT (1) << state->returned[seat][0];
    }
  return seen;
}

/* Deals the unseen orders into the hands that are hidden and into the deck, where those that the viewer
 * knows lie at their places. */
static void
sample_orders (OrdersState *state, FavorSeat viewer, FavorRng *rng)
{
  const guint64 seen = seen_orders (state, viewer);
  FavorPool     pool = { .rng = rng };

  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if (orders_is_in_play (&state->options, order) && (seen >> order & 1) == 0)
      favor_pool_add (&pool, order, 1);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (!sees_hand (state, viewer, seat))
      for (guint i = 0; i < state->n_hand[seat]; i++)
        state->hand[seat][i] = favor_pool_draw (&pool);
  memset (state->deck, ORDERS_HIDDEN, state->n_deck);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (sees_secrets (state, viewer, seat) &&
        orders_place_of_returned (state, seat) != FAVOR_NONE)
      state->deck[orders_place_of_returned (state, seat)] = state->returned[seat][0];
  for (guint i = 0; i < state->n_deck; i++)
    if (state->deck[i] == ORDERS_HIDDEN)
      state->deck[i] = favor_pool_draw (&pool);
}

/* What a seat put back is where it lies; if it was drawn since, any order that is not in the deck and
 * that nobody else put back. */
static void
sample_returned (OrdersState *state, guint seat, FavorRng *rng)
{
  const gint place = orders_place_of_returned (state, seat);
  guint64    taken = bits_of (state->deck, state->n_deck);
  FavorPool  pool = { .rng = rng };

  if (place != FAVOR_NONE)
    {
      state->returned[seat][0] = state->deck[place];
      return;
    }
  for (guint other = 0; other < state->head.n_seats; other++)
    if (state->n_returned[other] > 0 && state->returned[other][0] != ORDERS_HIDDEN)
      taken |= G_GUINT64_CONSTANT (1) << state->returned[other][0];
  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if (orders_is_in_play (&state->options, order) && (taken >> order & 1) == 0)
      favor_pool_add (&pool, order, 1);
  state->returned[seat][0] = favor_pool_draw (&pool);
}

static gboolean
sample_relief (const OrdersState *state, guint seat)
{
  if (state->head.phase == ORDERS_PHASE_SETUP_ORDERS)
    return FALSE;
  return orders_count_farmers (state, seat) >= ORDERS_MANY_FARMERS ||
         (state->head.phase == ORDERS_PHASE_START && state->relief_used > 0 &&
          state->head.turn_owner == (FavorSeat) seat);
}

void
orders_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  OrdersState *state = observed;

  sample_stack (state, rng);
  sample_orders (state, viewer, rng);
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (!sees_secrets (state, viewer, seat))
      {
        state->relief[seat] = sample_relief (state, seat);
        if (state->n_returned[seat] > 0)
          sample_returned (state, seat, rng);
      }
  if (state->n_eligible > 0 && !sees_secrets (state, viewer, (guint) state->head.decider))
    memcpy (state->eligible, state->hand[state->head.decider], state->n_eligible);
  favor_rng_seed (&state->head.rng, favor_rng_next (rng));
}
