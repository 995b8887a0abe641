/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-json.h"
#include "orders-scenario.h"

/* Scenarios 58 to 62: the end of the game and options. */

static void
test_58 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "E(0,-1)2",
          .placed = TRUE,
          .stack = "",
          .hands = "0:gap-4,shared,score-10 1:help-4,monk-place",
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "skip");
  favor_assert_text (orders_position_scores (&self), "-30 -20");
  g_assert_cmpuint (orders_position_count (&self, ORDERS_EVENT_ORDERS_MOST), ==, 0);
  g_assert_cmpuint (orders_position_count (&self, ORDERS_EVENT_ORDER_OPEN), ==, 5);
}

static void
test_59 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = {
          .board = "E(0,-1)2",
          .placed = TRUE,
          .stack = "",
          .scores = "61 61",
  };

  orders_position_init (&self, &setup);
  orders_position_play (&self, "skip");
  for (FavorSeat seat = 0; seat < 2; seat++)
    {
      FavorPad pad;

      orders_score (&self.state, seat, &pad);
      g_assert_cmpint (pad.total, ==, 61);
      g_assert_cmpint (pad.rank, ==, 1);
      g_assert_true (pad.winner);
    }
  g_assert_cmpuint (orders_position_count (&self, ORDERS_EVENT_WINNERS), ==, 1);
}

static void
test_61 (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       setup = { .board = "", .options = "farms=off", .tile = 'E' };

  orders_position_begin (&self, 2, "farms=off", 1);
  g_assert_cmpuint (self.state.n_deck + 6u, ==, 40);
  orders_position_clear (&self);
  orders_position_init (&self, &setup);
  orders_position_play (&self, "place 0 -1 2");
  orders_position_refused (&self, "follow farm-0", "This tile has no such part.");
}

/* Section 9: the other options. */
static void
test_options (void)
{
  g_auto (OrdersPosition) self = { 0 };
  const OrdersSetup       cheap = {
          .board = "E(0,-1)2",
          .placed = TRUE,
          .stack = "",
          .hands = "0:gap-4,shared,score-10",
          .options = "order-penalty=5",
  };

  orders_position_begin (&self, 3, "road-connection=gate", 1);
  g_assert_cmpuint (self.state.n_deck + 9u, ==, 49);
  orders_position_clear (&self);
  orders_position_begin (&self, 4, "orders=off first-seat=3", 1);
  g_assert_cmpint (self.state.head.phase, ==, ORDERS_PHASE_START);
  g_assert_cmpint (self.state.head.decider, ==, 3);
  favor_assert_text (orders_position_list (&self), "reveal");
  orders_position_clear (&self);
  orders_position_init (&self, &cheap);
  orders_position_play (&self, "skip");
  favor_assert_text (orders_position_scores (&self), "-15 0");
}

/* Written and read back. */
static void
assert_saved (const OrdersState *state)
{
  g_autoptr (JsonNode)    node = favor_json_write_struct (&orders_state_schema,
                                                       state,
                                                       state->head.n_seats);
  g_autoptr (GError)      error = NULL;
  g_autofree OrdersState *copy = g_new0 (OrdersState, 1);

  favor_json_read_struct (&orders_state_schema,
                          node,
                          "state",
                          state->head.n_seats,
                          copy,
                          &error);
  g_assert_no_error (error);
  orders_derive (copy);
  g_assert_cmpmem (copy, sizeof *copy, state, sizeof *state);
}

static void
test_62 (void)
{
  for (guint seats = ORDERS_MIN_SEATS; seats <= ORDERS_MAX_SEATS; seats++)
    {
      g_auto (OrdersPosition) self = { 0 };
      g_auto (FavorActions)   legal = { 0 };
      g_autoptr (GArray)      played = g_array_new (FALSE, FALSE, sizeof (FavorAction));
      OrdersState             again = { 0 };
      FavorRng                rng;

      favor_rng_seed (&rng, seats);
      orders_position_begin (&self, seats, NULL, seats);
      while (self.state.head.decider != FAVOR_SEAT_NONE)
        {
          orders_list (&self.state, &legal);
          g_array_append_val (played, legal.items[favor_rng_below (&rng, legal.n)]);
          orders_apply (&self.state,
                        &g_array_index (played, FavorAction, played->len - 1),
                        NULL);
          assert_saved (&self.state);
        }
      orders_setup (&again, &self.state.options, seats, seats, NULL);
      for (guint i = 0; i < played->len; i++)
        orders_apply (&again, &g_array_index (played, FavorAction, i), NULL);
      g_assert_cmpmem (&again, sizeof again, &self.state, sizeof self.state);
    }
}

/* clang-format off */
static const OrdersScenario scenarios[] = {
  { 60, "small-city", { .board = "", .options = "two-tile-city=small", .tile = 'E' }, "0 -1 2", "city-0",
    .scores = "2 0", .supply = "7 7" },
};

/* clang-format on */

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  orders_scenarios_add (scenarios, G_N_ELEMENTS (scenarios));
  g_test_add_func ("/orders/scenario/58-nobody-fulfilled-any", test_58);
  g_test_add_func ("/orders/scenario/59-both-win", test_59);
  g_test_add_func ("/orders/scenario/61-no-farms", test_61);
  g_test_add_func ("/orders/scenario/62-replayed-and-saved", test_62);
  g_test_add_func ("/orders/options", test_options);
  return g_test_run ();
}
