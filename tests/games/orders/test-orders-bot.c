/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "orders-bot.h"
#include "orders-position.h"
#include "orders-trial.h"
#include "orders-value.h"

/* What computer players use: the policy plays sensibly and leaves the position as it was. */

static const char *
preferred (OrdersPosition *self)
{
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  const FavorAction    *action;

  favor_rng_seed (&rng, 1);
  orders_list (&self->state, &legal);
  action = &legal.items[orders_prefer (&self->state, &legal, &rng, NULL)];
  return favor_orders_game.actions[action->kind].id;
}

/* The baseline against chance: as the specification measured, it wins nearly always. */
static void
test_beats_chance (void)
{
  guint won = 0;

  for (guint game = 0; game < 12; game++)
    {
      g_auto (FavorActions) legal = { 0 };
      OrdersState           state = { 0 };
      OrdersOptions         options;
      FavorRng              rng;
      const FavorSeat       seat = (FavorSeat) (game % 2);

      favor_rng_seed (&rng, game);
      favor_schema_set_defaults (&orders_options_schema, &options);
      orders_setup (&state, &options, 2, game, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          orders_list (&state, &legal);
          orders_apply (&state,
                        &legal.items[state.head.decider == seat
                                       ? orders_prefer (&state, &legal, &rng, NULL)
                                       : favor_rng_below (&rng, legal.n)],
                        NULL);
        }
      won += orders_leaders (&state) == 1u << seat;
      g_assert_cmpint (orders_evaluate (&state, seat),
                       ==,
                       100 * (state.score[seat] - state.score[!seat]));
    }
  g_assert_cmpuint (won, >=, 11);
}

/* Hopeless orders go back at setup; with no order in hand and time enough one is drawn. */
static void
test_orders (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       empty = { .board = "" };
  const OrdersSetup       full = { .board = "", .hands = "0:gap-4" };
  const OrdersSetup       late = { .board = "", .stack = "EEEE" };

  orders_position_init (&self, &empty);
  g_assert_cmpstr (preferred (&self), ==, "draw-order");
  orders_position_clear (&self);
  orders_position_init (&self, &full);
  g_assert_cmpstr (preferred (&self), ==, "reveal-tile");
  orders_position_clear (&self);
  orders_position_init (&self, &late);
  g_assert_cmpstr (preferred (&self), ==, "reveal-tile");
  g_assert_cmpint (orders_worth_of_order (&self.state, ORDERS_ORDER_CITY_MIN_10), <, 0);
}

/* A city is closed with a follower in it, and trying followers leaves no trace. */
static void
test_follower (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .tile = 'E' };
  OrdersTrial             trial;

  orders_position_init (&self, &setup);
  orders_position_play (&self, "place 0 -1 2");
  orders_trial_init (&trial, &self.state);
  g_assert_cmpint (orders_trial_of_follower (&trial, 0),
                   >,
                   orders_trial_of_follower (&trial, FAVOR_NONE));
  g_assert_cmpmem (&trial.state, sizeof trial.state, &self.state, sizeof self.state);
  g_assert_cmpstr (preferred (&self), ==, "place-follower");
}

/* A city that no tile left can close holds its knight for good; one that every tile left closes is as
 * good as complete. */
static void
test_gaps (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       gap = { .board = "N(0,-1)2",
                                  .followers = "0:city-0@1",
                                  .stack = "UUUU" };
  const OrdersSetup       sure = { .board = "N(0,-1)2",
                                   .followers = "0:city-0@1",
                                   .stack = "EEEE" };
  gint32                  terms[ORDERS_MAX_SEATS][ORDERS_N_TERMS];
  gint32                  stuck;

  orders_position_init (&self, &gap);
  orders_value_terms (&self.state, terms);
  g_assert_cmpint (terms[0][ORDERS_TERM_CITY_HAS], ==, 200);
  g_assert_cmpint (terms[0][ORDERS_TERM_CITY_1], ==, 0);
  g_assert_cmpint (terms[0][ORDERS_TERM_STUCK], >, 0);
  g_assert_cmpint (terms[0][ORDERS_TERM_HOME], ==, 0);
  g_assert_cmpint (terms[1][ORDERS_TERM_CITY_HAS], ==, 0);
  stuck = orders_evaluate (&self.state, 0);
  orders_position_clear (&self);
  orders_position_init (&self, &sure);
  orders_value_terms (&self.state, terms);
  g_assert_cmpint (terms[0][ORDERS_TERM_CITY_1], ==, 200);
  g_assert_cmpint (terms[0][ORDERS_TERM_STUCK], ==, 0);
  g_assert_cmpint (orders_evaluate (&self.state, 0), >, stuck);
  g_assert_cmpint (orders_evaluate (&self.state, 0),
                   ==,
                   -orders_evaluate (&self.state, 1));
}

/* One possibility of what is hidden holds what the viewer knows at its place (11.4). */
static void
test_determinize (void)
{
  g_auto (OrdersPosition) self = { 0 };
  FavorRng                rng;
  guint                   seen[ORDERS_N_TILES] = { 0 };
  FavorSeat               first;

  favor_rng_seed (&rng, 1);
  orders_position_begin (&self, 2, NULL, 3);
  first = self.state.first;
  for (guint i = 0; i < 2; i++)
    {
      const guint8     card = self.state.hand[self.state.head.decider][i];
      g_autofree char *words = g_strconcat ("return ",
                                            orders_orders.words[card].id,
                                            NULL);

      orders_position_play (&self, words);
    }
  for (guint i = 0; i < 200; i++)
    {
      OrdersState guess = self.state;

      favor_game_observe (&favor_orders_game, &guess, first);
      orders_determinize (&guess, first, &rng);
      g_assert_true (orders_validate (&guess, NULL));
      g_assert_cmpuint (guess.deck[1], ==, self.state.returned[first][0]);
      g_assert_cmpmem (guess.hand[first], 5, self.state.hand[first], 5);
      seen[guess.stack[guess.n_stack - 1]]++;
    }
  /* Nine bends of 71 tiles are drawn more often than the only crossroads. */
  g_assert_cmpuint (seen[ORDERS_TILE_V], >, seen[ORDERS_TILE_X]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/bot/beats-chance", test_beats_chance);
  g_test_add_func ("/orders/bot/orders", test_orders);
  g_test_add_func ("/orders/bot/follower", test_follower);
  g_test_add_func ("/orders/bot/gaps", test_gaps);
  g_test_add_func ("/orders/bot/determinize", test_determinize);
  return g_test_run ();
}
