/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orders-scenario.h"

static void
play (OrdersPosition *self, const char *verb, const char *words)
{
  g_autofree char *action = g_strconcat (verb, " ", words, NULL);

  orders_position_play (self, action);
}

static void
follow (OrdersPosition *self, const OrdersScenario *scenario)
{
  if (scenario->follow == NULL)
    {
      g_assert_cmpint (self->state.head.phase, !=, ORDERS_PHASE_FOLLOW);
      return;
    }
  g_assert_cmpint (self->state.head.phase, ==, ORDERS_PHASE_FOLLOW);
  if (g_str_equal (scenario->follow, "none"))
    orders_position_play (self, "skip");
  else
    play (self, "follow", scenario->follow);
}

static void
choose (OrdersPosition *self, const OrdersScenario *scenario)
{
  if (scenario->eligible == NULL)
    {
      g_assert_cmpint (self->state.head.phase, !=, ORDERS_PHASE_FULFIL);
      return;
    }
  g_assert_cmpint (self->state.head.phase, ==, ORDERS_PHASE_FULFIL);
  favor_assert_text (orders_position_orders (self->state.eligible,
                                             self->state.n_eligible),
                     scenario->eligible);
  if (scenario->choose != NULL)
    play (self, "fulfil", scenario->choose);
}

static void
test_scenario (gconstpointer data)
{
  const OrdersScenario   *scenario = data;
  const guint             turn = scenario->setup.turn;
  g_auto (OrdersPosition) self = { 0 };

  orders_position_init (&self, &scenario->setup);
  if (scenario->place != NULL)
    play (&self, "place", scenario->place);
  follow (&self, scenario);
  choose (&self, scenario);
  if (scenario->scores != NULL)
    favor_assert_text (orders_position_scores (&self), scenario->scores);
  if (scenario->supply != NULL)
    favor_assert_text (orders_position_supply (&self), scenario->supply);
  if (scenario->fulfilled != NULL)
    favor_assert_text (orders_position_orders (self.state.fulfilled[turn],
                                               self.state.n_fulfilled[turn]),
                       scenario->fulfilled);
}

static void
add (const OrdersScenario *scenarios, guint n, const char *what)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/orders/%s/%u-%s",
                                               what,
                                               scenarios[i].number,
                                               scenarios[i].name);

      g_test_add_data_func (path, &scenarios[i], test_scenario);
    }
}

void
orders_scenarios_add (const OrdersScenario *scenarios, guint n)
{
  add (scenarios, n, "scenario");
}

void
orders_conditions_add (const OrdersScenario *scenarios, guint n)
{
  add (scenarios, n, "condition");
}
