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

static void
take (guint *count, guint *most)
{
  *most = MAX (*most, *count);
  *count = 0;
}

static void
test_updates (void)
{
  FavorSession *session = page_fixture_session (favor_games_find ("emperors-favor"),
                                                4,
                                                4,
                                                5);
  Fixture       fixture;
  guint         n_changed = 0, n_before = 0, n_selected = 0, n_committed = 0;

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
      take (&n_changed, &n_before);
      favor_game_view_move_choice (fixture.page->view, 1);
      page_fixture_settle ();
      take (&n_changed, &n_selected);
      act (&fixture, "view.commit");
      page_fixture_settle ();
      take (&n_changed, &n_committed);
    }
  g_test_message ("selection: %u, commit: %u", n_selected, n_committed);
  g_assert_cmpuint (n_selected, <=, 1);
  g_assert_cmpuint (n_committed, <=, 1);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/page-updates/emperor", test_updates);
  return g_test_run ();
}
