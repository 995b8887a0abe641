/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-bot.h"
#include "orders-trial.h"
#include "orders-value.h"

/* The baseline policy (11.2). */

/* Orders are drawn while so many own turns are left. */
#define DRAW_UNTIL 8
/* With fewer of them farmer orders are laid off. */
#define DISCARD_UNTIL 6
/* An order that is expected to cost more is put back at setup, in hundredths of a point. */
#define RETURN_BELOW (-300)
#define NOISE        30
/* What is not done now, compared with what is; only the order matters. */
#define LATER 1
#define NEVER (-1)

/* The worst order goes back if it is bad enough. */
static void
prefer_setup (const OrdersState *state, const FavorActions *legal, FavorBest *best)
{
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (
      best,
      i,
      legal->items[i].kind == ORDERS_ACTION_KEEP_ORDERS
        ? -RETURN_BELOW
        : -orders_worth_of_order (state, (guint) legal->items[i].arg[ORDERS_CARD_CARD]));
}

static gint32
liking_at_start (const OrdersState *state, const FavorAction *action)
{
  const FavorSeat seat = state->head.decider;
  const guint     left = orders_turns_left (state);
  const guint     enough = state->head.n_seats == 2 ? 0 : 1;
  gint32          worth;

  switch ((OrdersAction) action->kind)
    {
    case ORDERS_ACTION_DISCARD_FARMER_ORDER:
      worth = orders_worth_of_order (state, (guint) action->arg[ORDERS_CARD_CARD]);
      return worth < 0 || left < DISCARD_UNTIL ? 2 - MIN (worth, 0) : NEVER;
    case ORDERS_ACTION_DRAW_ORDER:
      return left >= DRAW_UNTIL && state->n_hand[seat] <= enough ? 2 : NEVER;
    case ORDERS_ACTION_KEEP_ORDERS:
    case ORDERS_ACTION_RETURN_ORDER:
    case ORDERS_ACTION_REVEAL_TILE:
    case ORDERS_ACTION_PLACE_TILE:
    case ORDERS_ACTION_PLACE_FOLLOWER:
    case ORDERS_ACTION_SKIP_FOLLOWER:
    case ORDERS_ACTION_FULFIL_ORDER:
      return LATER;
    }
  g_assert_not_reached ();
}

static void
prefer_place (const OrdersState  *state,
              const FavorActions *legal,
              FavorRng           *rng,
              FavorBest          *best)
{
  OrdersTrial trial;

  orders_trial_init (&trial, state);
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (best,
                      i,
                      orders_trial_of_place (&trial, &legal->items[i]) +
                        (gint32) favor_rng_below (rng, NOISE));
}

static void
prefer_follow (const OrdersState *state, const FavorActions *legal, FavorBest *best)
{
  OrdersTrial trial;

  orders_trial_init (&trial, state);
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (
      best,
      i,
      orders_trial_of_follower (&trial,
                                legal->items[i].kind == ORDERS_ACTION_SKIP_FOLLOWER
                                  ? FAVOR_NONE
                                  : legal->items[i].arg[ORDERS_FOLLOW_SEGMENT]));
}

guint
orders_prefer (gconstpointer       state,
               const FavorActions *legal,
               FavorRng           *rng,
               gint32             *likings)
{
  const OrdersState *self = state;
  FavorBest          best = FAVOR_BEST_INIT (likings);

  switch ((OrdersPhase) self->head.phase)
    {
    case ORDERS_PHASE_SETUP_ORDERS:
      prefer_setup (self, legal, &best);
      break;
    case ORDERS_PHASE_PLACE:
      prefer_place (self, legal, rng, &best);
      break;
    case ORDERS_PHASE_FOLLOW:
      prefer_follow (self, legal, &best);
      break;
    case ORDERS_PHASE_START:
      for (guint i = 0; i < legal->n; i++)
        favor_best_weigh (&best, i, liking_at_start (self, &legal->items[i]));
      break;
    case ORDERS_PHASE_FULFIL:
      for (guint i = 0; i < legal->n; i++)
        favor_best_weigh (
          &best,
          i,
          orders_cards[legal->items[i].arg[ORDERS_CARD_CARD]].points * 100 -
            orders_worth_of_order (self, (guint) legal->items[i].arg[ORDERS_CARD_CARD]));
      break;
    case ORDERS_PHASE_OVER:
      break;
    }
  return best.index;
}

/* What it is worth, compared with the best other. */
gint32
orders_evaluate (gconstpointer state, FavorSeat seat)
{
  const OrdersState *self = state;
  gint32             values[ORDERS_MAX_SEATS];
  gint32             best = G_MININT32;

  orders_value (self, values);
  for (FavorSeat other = 0; other < (FavorSeat) self->head.n_seats; other++)
    if (other != seat)
      best = MAX (best, values[other]);
  return values[seat] - best;
}

/* As `favor-referee bench` measures them. */
const FavorCosts orders_costs = {
  .apply = 250,
  .evaluate = 19000,
  .observe = 5000,
  .determinize = 1000,
  .list = { 40, 7 },
  .prefer = { 1000, 1100 },
};

/* Until everybody has had one turn, or two: the value of the position knows the rest. */
const FavorEffort orders_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 200000, .sampling = { 2, 0, 1, 0, 0 } },
  [FAVOR_EFFORT_MASTER] = { .budget = 120000000, .sampling = { 12, 0, 2, 0, 0 } },
};
