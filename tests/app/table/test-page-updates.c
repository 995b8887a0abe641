/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "game-page-fixture.h"

#include "favor-games.h"

/* How often the page works for one step of a person. */

static void
count_cb (guint *count)
{
  (*count)++;
}

static guint
take (guint *count)
{
  guint n = *count;

  *count = 0;
  return n;
}

static void
test_updates (void)
{
  FavorSession *session = page_fixture_session (favor_games_find ("emperors-favor"),
                                                4,
                                                4,
                                                5);
  Fixture       fixture;
  guint         n_changed = 0, n_most_selected = 0, n_most_committed = 0;

  page_fixture_play (session, 120);
  show_page (&fixture, session, 1280, 800);
  favor_table_set_eyes (fixture.page->table, FAVOR_VIEWER_OPEN);
  page_fixture_settle ();
  g_signal_connect_swapped (fixture.page->table,
                            "changed",
                            G_CALLBACK (count_cb),
                            &n_changed);
  for (guint i = 0; i < 4; i++)
    {
      favor_game_view_show_rest (fixture.page->view);
      page_fixture_settle ();
      take (&n_changed);
      favor_game_view_move_choice (fixture.page->view, 1);
      page_fixture_settle ();
      n_most_selected = MAX (n_most_selected, take (&n_changed));
      act (&fixture, "view.commit");
      page_fixture_settle ();
      n_most_committed = MAX (n_most_committed, take (&n_changed));
    }
  g_test_message ("selection: %u, commit: %u", n_most_selected, n_most_committed);
  g_assert_cmpuint (n_most_selected, <=, 1);
  g_assert_cmpuint (n_most_committed, <=, 2);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/page-updates/emperor", test_updates);
  return g_test_run ();
}
