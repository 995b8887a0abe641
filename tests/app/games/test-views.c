/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-views.h"

#include "favor-game-view.h"
#include "page-fixture.h"

/* A game's own view is found by the id of the game; others have the plain one. */
static void
test_find (void)
{
  const FavorViewKind *kind = favor_views_find ("dragons-favour");

  g_assert_nonnull (kind);
  g_assert_cmpstr (kind->game_id, ==, "dragons-favour");
  g_assert_true (g_type_is_a (kind->get_type (), FAVOR_TYPE_GAME_VIEW));
  g_assert_null (favor_views_find (favor_dummy_game.id));
  g_assert_null (favor_views_find ("dragon"));
  g_assert_null (favor_views_find (""));
}

/* A view without a position is empty, whatever has the focus, and goes as it came. */
static void
test_empty (void)
{
  const FavorViewKind *kind = favor_views_find ("dragons-favour");
  GtkWidget           *view = g_object_new (kind->get_type (), NULL);
  GtkWindow           *window = page_fixture_show (view, 700, 500);

  g_assert_true (gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD));
  g_assert_null (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));
  g_assert_false (favor_game_view_clear (FAVOR_GAME_VIEW (view)));
  g_assert_false (favor_game_view_focus_choices (FAVOR_GAME_VIEW (view)));
  favor_game_view_move_choice (FAVOR_GAME_VIEW (view), 1);
  favor_game_view_show_next (FAVOR_GAME_VIEW (view));
  favor_game_view_set_open (FAVOR_GAME_VIEW (view), TRUE);
  favor_game_view_set_paused (FAVOR_GAME_VIEW (view), TRUE);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/views/find", test_find);
  g_test_add_func ("/views/empty", test_empty);
  return g_test_run ();
}
