/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-text.h"
#include "orders-events.h"
#include "orders-fixture.h"
#include "orders-words.h"

/* What the decision bar says that a placement brings, against what comes of it. */

/**
 * Told:
 * @completes: how many features
 * @gain: (nullable)
 * @orders: the set of orders that are named
 *
 * What the chips say.
 */
typedef struct
{
  guint   completes;
  char   *gain;
  guint64 orders;
} Told;

static void
add_order (Told *told, const char *title)
{
  for (guint order = 0; order < ORDERS_N_ORDERS; order++)
    if (g_str_equal (title, orders_title (order)))
      {
        told->orders |= G_GUINT64_CONSTANT (1) << order;
        return;
      }
  g_error ("No order is called \"%s\".", title);
}

static void
hear (ViewFixture *fixture, Told *told)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  *told = (Told){ 0 };
  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    {
      const FavorChip *chip = &g_array_index (chips, FavorChip, i);

      if (chip->kind == FAVOR_CHIP_GAIN)
        {
          g_assert_null (told->gain);
          told->gain = g_strdup (chip->label);
        }
      else if (chip->kind == FAVOR_CHIP_NOTE &&
               g_str_has_prefix (chip->label, "complete: "))
        told->completes++;
      else if (chip->kind == FAVOR_CHIP_NOTE)
        add_order (told, chip->label);
    }
}

/* What a ply brought its player, beside orders. */
static gint
count_points (const OrdersState *before, const OrdersState *after, FavorSeat seat)
{
  gint n = 0;

  for (guint row = ORDERS_ROW_ROAD; row <= ORDERS_ROW_CLOISTER; row++)
    n += after->pad[seat][row] - before->pad[seat][row];
  return n;
}

/* What is fulfilled by it, or can be chosen to be. */
static guint64
list_fulfilled (const OrdersState *before, const OrdersState *after, FavorSeat seat)
{
  guint64 orders = 0;

  for (guint i = before->n_fulfilled[seat]; i < after->n_fulfilled[seat]; i++)
    orders |= G_GUINT64_CONSTANT (1) << after->fulfilled[seat][i];
  if (after->head.phase == ORDERS_PHASE_FULFIL)
    for (guint i = 0; i < after->n_eligible; i++)
      orders |= G_GUINT64_CONSTANT (1) << after->eligible[i];
  return orders;
}

static guint
count_completed (FavorSession *session, guint ply)
{
  guint             n_events, n = 0;
  const FavorEvent *events = favor_session_get_events (session, ply, &n_events);

  for (guint i = 0; i < n_events; i++)
    n += events[i].kind == ORDERS_EVENT_FEATURE_COMPLETED ||
         events[i].kind == ORDERS_EVENT_CLOISTER_COMPLETED;
  return n;
}

typedef struct
{
  ViewFixture view;
  FavorRng    rng;
  guint       n_completed;
  guint       n_scored;
  guint       n_fulfilled;
} Preview;

/* The last ply did what was told. */
static void
compare (Preview *self, const Told *told)
{
  guint              ply = favor_session_get_n_plies (self->view.session);
  const OrdersState *before = favor_session_get_state (self->view.session, ply - 1);
  const OrdersState *after = favor_session_get_state (self->view.session, ply);
  FavorSeat          seat = before->head.decider;
  gint               points = count_points (before, after, seat);
  guint64            orders = list_fulfilled (before, after, seat);
  g_autofree char   *gain = points > 0 ? favor_text_gain (points) : NULL;

  g_assert_cmpuint (told->completes, ==, count_completed (self->view.session, ply));
  g_assert_cmpstr (told->gain, ==, gain);
  g_assert_cmpuint (told->orders, ==, orders);
  self->n_completed += told->completes;
  self->n_scored += points > 0;
  self->n_fulfilled += orders != 0;
}

static gboolean
is_placement (const FavorAction *action)
{
  return action->kind == ORDERS_ACTION_PLACE_TILE ||
         action->kind == ORDERS_ACTION_PLACE_FOLLOWER ||
         action->kind == ORDERS_ACTION_SKIP_FOLLOWER;
}

/* Chosen, and not done yet, it says what it brings: a tile on which a follower may be set then, what
 * it would without one. */
static void
play (Preview *self)
{
  FavorAction action = view_fixture_pick (self->view.session, &self->rng);
  FavorAction skip = { .kind = ORDERS_ACTION_SKIP_FOLLOWER, .seat = action.seat };
  Told        told = { 0 }, asked = { 0 };

  favor_game_view_propose (self->view.view, &action);
  g_assert_true (favor_action_equal (favor_game_view_get_selected (self->view.view),
                                     &action));
  hear (&self->view, &told);
  view_fixture_submit (&self->view, &action);
  if (!is_placement (&action))
    {
      g_assert_cmpuint (told.completes, ==, 0);
      g_assert_null (told.gain);
      g_assert_cmpuint (told.orders, ==, 0);
    }
  else if (orders_fixture_state (&self->view)->head.phase != ORDERS_PHASE_FOLLOW)
    compare (self, &told);
  else
    {
      favor_game_view_propose (self->view.view, &skip);
      hear (&self->view, &asked);
      g_assert_cmpuint (asked.completes, ==, told.completes);
      g_assert_cmpstr (asked.gain, ==, told.gain);
      g_assert_cmpuint (asked.orders, ==, told.orders);
    }
  g_free (told.gain);
  g_free (asked.gain);
}

static void
test_preview (void)
{
  Preview self = { 0 };

  for (guint seed = 0; seed < 15; seed++)
    {
      favor_rng_seed (&self.rng, seed);
      view_fixture_open (&self.view, orders_fixture_session (2 + seed % 5, seed, NULL));
      while (!favor_session_get_over (self.view.session))
        {
          play (&self);
          view_fixture_look (&self.view);
        }
      view_fixture_close (&self.view);
    }
  g_assert_cmpuint (self.n_completed, >, 50);
  g_assert_cmpuint (self.n_scored, >, 10);
  g_assert_cmpuint (self.n_fulfilled, >, 25);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-preview/games", test_preview);
  return g_test_run ();
}
