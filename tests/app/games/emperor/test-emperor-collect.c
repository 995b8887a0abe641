/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "game-page-fixture.h"

/* Cards that are collected by one press, as far as there is no choice of them. */

static const EmperorState *
newest (Fixture *fixture)
{
  return favor_session_get_state (fixture->session,
                                  favor_session_get_n_plies (fixture->session));
}

static guint
count_due (Fixture *fixture)
{
  return emperor_count (newest (fixture)->due);
}

/* A turn of a game of two people that begins with `most` allies to collect from at least, or none of
 * whom there is no choice. */
static void
set_up_collect (Fixture *fixture, guint least)
{
  EmperorOptions options;
  FavorRng       rng;

  favor_rng_seed (&rng, 8);
  favor_schema_set_defaults (&emperor_options_schema, &options);
  fixture->session = page_fixture_session_with (&favor_emperor_game, &options, 2, 8);
  do
    {
      FavorAction action = view_fixture_pick (fixture->session, &rng);

      g_assert_true (favor_session_submit (fixture->session, &action, NULL));
    }
  while (newest (fixture)->head.phase != EMPEROR_PHASE_COLLECT ||
         newest (fixture)->prompt != EMPEROR_PROMPT_NONE || count_due (fixture) < least ||
         count_due (fixture) > newest (fixture)->left);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), 1280, 860);
  act (fixture, "view.uncover");
}

/* One press collects, card by card, what there is no choice of, and stops where there is one. */
static void
test_collect_all (void)
{
  Fixture     fixture;
  FavorAction action;
  guint       n, due;

  set_up_collect (&fixture, 2);
  g_assert_true (favor_emperor_game.must (newest (&fixture), &action));
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  g_assert_true (favor_decision_get_flag (favor_table_get_decision (fixture.page->table),
                                          "due"));
  n = favor_session_get_n_plies (fixture.session);
  due = count_due (&fixture);
  act (&fixture, "view.main");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n + 1);
  page_fixture_wait_for (!favor_emperor_game.must (newest (&fixture), &action));
  page_fixture_settle ();
  n = favor_session_get_n_plies (fixture.session) - n;
  g_assert_cmpuint (n, >=, 1);
  g_assert_cmpuint (count_due (&fixture), ==, due - n);
  g_assert_false (favor_decision_get_flag (favor_table_get_decision (fixture.page->table),
                                           "due"));
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (
      favor_session_get_action (fixture.session,
                                favor_session_get_n_plies (fixture.session) - i)
        ->kind,
      ==,
      EMPEROR_ACTION_COLLECT);
  tear_down (&fixture);
}

/* What one press did one undo takes back, and one redo does again; the plies stay what they are. What is
 * done again one by one is taken back one by one. */
static void
test_collect_undo (void)
{
  Fixture     fixture;
  FavorAction action, again;
  guint       n, after;

  set_up_collect (&fixture, 2);
  n = favor_session_get_n_plies (fixture.session);
  act (&fixture, "view.main");
  page_fixture_wait_for (!favor_emperor_game.must (newest (&fixture), &action));
  page_fixture_settle ();
  after = favor_session_get_n_plies (fixture.session);
  g_assert_cmpuint (after, >=, n + 2);
  g_assert_true (favor_session_undo (fixture.session));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n);
  g_assert_true (favor_session_redo (fixture.session));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, after);
  g_assert_true (favor_session_undo (fixture.session));
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (favor_emperor_game.must (newest (&fixture), &again));
      g_assert_true (favor_session_submit (fixture.session, &again, NULL));
    }
  g_assert_true (favor_session_undo (fixture.session));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n + 1);
  tear_down (&fixture);
}

/* Whatever a person does meanwhile ends it. */
static void
test_collect_stopped (void)
{
  Fixture fixture;
  guint   n;
  gint64  end;

  set_up_collect (&fixture, 3);
  act (&fixture, "view.main");
  n = favor_session_get_n_plies (fixture.session);
  favor_game_page_stay (fixture.page);
  end = g_get_monotonic_time () + 400 * G_TIME_SPAN_MILLISECOND;
  page_fixture_wait_for (g_get_monotonic_time () > end);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n);
  /* A page that goes away in the middle of it leaves nothing behind. */
  act (&fixture, "view.main");
  tear_down (&fixture);
}

/* What can be chosen is never chosen by it: neither which card of an ally, nor which allies. */
static void
test_must (void)
{
  EmperorState state = { .head = { .n_seats = 2, .phase = EMPEROR_PHASE_COLLECT } };
  FavorAction  action;

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    state.pile[card] = 3;
  state.due = 1u << 0 | 1u << 2;
  state.left = 2;
  state.stars[0][0] = 2;
  state.stars[0][2] = 1;
  g_assert_true (favor_emperor_game.must (&state, &action));
  g_assert_cmpint (action.kind, ==, EMPEROR_ACTION_COLLECT);
  g_assert_cmpint (action.arg[0], ==, emperor_card_of (2, 1));
  state.due = 1u << 0;
  g_assert_false (favor_emperor_game.must (&state, &action));
  state.pile[emperor_card_of (0, 1)] = 0;
  g_assert_true (favor_emperor_game.must (&state, &action));
  g_assert_cmpint (action.arg[0], ==, emperor_card_of (0, 2));
  state.due = 1u << 0 | 1u << 2;
  state.left = 1;
  g_assert_false (favor_emperor_game.must (&state, &action));
  state.left = 2;
  state.head.phase = EMPEROR_PHASE_PLAY;
  g_assert_false (favor_emperor_game.must (&state, &action));
}

int
main (int argc, char *argv[])
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/emperor-collect/all", test_collect_all);
  g_test_add_func ("/emperor-collect/undo", test_collect_undo);
  g_test_add_func ("/emperor-collect/stopped", test_collect_stopped);
  g_test_add_func ("/emperor-collect/must", test_must);
  return g_test_run ();
}
