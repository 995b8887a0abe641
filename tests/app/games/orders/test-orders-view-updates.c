/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-choice-model.h"
#include "orders-fixture.h"

/* How often the view works for one step of a person. */

static void
count_change_cb (GListModel *model,
                 guint       position,
                 guint       n_removed,
                 guint       n_added,
                 guint      *n_changes)
{
  (*n_changes)++;
}

/* (nullable): the placement farthest from the starter: such a kingdom is long and thin, and few have
 * more spaces. */
static const FavorAction *
find_farthest (const FavorActions *legal)
{
  const FavorAction *farthest = NULL;
  gint               most = -1;

  for (guint i = 0; i < legal->n; i++)
    {
      const FavorAction *action = &legal->items[i];
      gint away = ABS (action->arg[ORDERS_PLACE_X]) + ABS (action->arg[ORDERS_PLACE_Y]);

      if (action->kind == ORDERS_ACTION_PLACE_TILE && away > most)
        {
          most = away;
          farthest = action;
        }
    }
  return farthest;
}

/* Laying a tile is one update of the view and one change of the list of what can be chosen, however
 * many placements there were. */
static void
test_updates (void)
{
  ViewFixture           fixture;
  FavorChoiceModel     *choices;
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  guint                 n_changes = 0, n_lists = 0, n_placed = 0, most = 0;
  guint                 n_counted = 0, n_updates;

  favor_rng_seed (&rng, 4);
  orders_fixture_start (&fixture, 2, 4);
  choices = favor_choice_model_new (fixture.cursor);
  g_signal_connect (choices, "items-changed", G_CALLBACK (count_change_cb), &n_changes);
  while (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng))
    {
      const FavorAction *farthest;

      favor_orders_game.list (orders_fixture_state (&fixture), &legal);
      farthest = find_farthest (&legal);
      g_assert_nonnull (farthest);
      most = MAX (most, legal.n);
      if (n_placed++ % 4 > 0)
        {
          view_fixture_submit (&fixture, farthest);
          continue;
        }
      page_fixture_settle ();

      n_updates = n_changes = 0;
      view_fixture_count_updates (&fixture, &n_updates);
      view_fixture_submit (&fixture, farthest);
      page_fixture_settle ();
      view_fixture_count_updates (&fixture, NULL);
      g_assert_cmpuint (n_updates, ==, 1);
      g_assert_cmpuint (n_changes, <=, 1);
      n_lists += n_changes;
      n_counted++;
    }
  g_test_message ("%u tiles laid, %u of them counted, up to %u placements",
                  n_placed,
                  n_counted,
                  most);
  g_assert_cmpuint (n_counted, >, 15);
  g_assert_cmpuint (n_lists, ==, n_counted);
  g_assert_cmpuint (most, >, 120);
  g_clear_object (&choices);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-updates/lay", test_updates);
  return g_test_run ();
}
