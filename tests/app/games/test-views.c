/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-views.h"

#include "favor-game-view.h"
#include "favor-games.h"
#include "view-fixture.h"

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

static void
assert_seen (ViewFixture *fixture)
{
  const FavorMoment
          *moment = favor_sight_get_moment (favor_game_view_get_sight (fixture->view));
  gboolean whole = favor_cursor_get_whole (fixture->cursor);

  g_assert_cmpmem (moment->state,
                   moment->size,
                   favor_cursor_get_state (fixture->cursor),
                   moment->size);
  g_assert_true (moment->showing != whole);
  g_assert_true (whole || moment->n_events == 1);
  g_assert_false (favor_game_view_get_showing (fixture->view));
}

/* Each view can be led through a whole game, event by event, and back. */
static void
test_steps (gconstpointer id)
{
  FavorSession *session = page_fixture_session (favor_games_find (id), 3, 3, 7);
  ViewFixture   fixture;
  guint         n_inside = 0;

  page_fixture_play (session, 150);
  view_fixture_open (&fixture, session);
  view_fixture_show (&fixture, 900, 700);
  favor_cursor_set_viewer (fixture.cursor, FAVOR_VIEWER_OPEN);
  favor_cursor_go_to (fixture.cursor, 0);
  for (guint i = 0; !favor_cursor_get_at_end (fixture.cursor); i++)
    {
      favor_cursor_step (fixture.cursor, 1);
      n_inside += !favor_cursor_get_whole (fixture.cursor);
      assert_seen (&fixture);
      if (i % 16 == 0)
        page_fixture_settle ();
    }
  while (favor_cursor_get_ply (fixture.cursor) > 0)
    {
      favor_cursor_step (fixture.cursor, -1);
      assert_seen (&fixture);
    }
  g_assert_cmpuint (n_inside, >, 2);
  view_fixture_close (&fixture);
}

/* Arrows from each heading that is folded in, until they lead out of it. */
static guint
walk_from_folded (GtkWidget *widget)
{
  guint n = GTK_IS_EXPANDER (widget);

  for (GtkDirectionType to = GTK_DIR_UP; n > 0 && to <= GTK_DIR_RIGHT; to++)
    {
      g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (widget)));
      g_assert_true (gtk_widget_grab_focus (widget));
      for (guint i = 0; i < 4 && gtk_widget_child_focus (widget, to); i++)
        ;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += walk_from_folded (child);
  return n;
}

/* What is folded in is in no window; GTK 4.8 complains where arrows lead into it. */
static void
test_folded (gconstpointer id)
{
  FavorSession *session = page_fixture_session (favor_games_find (id), 3, 3, 7);
  ViewFixture   fixture;

  page_fixture_play (session, 20);
  view_fixture_open (&fixture, session);
  view_fixture_show (&fixture, 900, 900);
  g_assert_cmpuint (walk_from_folded (GTK_WIDGET (fixture.window)), ==, 1);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/views/find", test_find);
  g_test_add_func ("/views/empty", test_empty);
  g_test_add_data_func ("/views/steps/dragon", "dragons-favour", test_steps);
  g_test_add_data_func ("/views/steps/emperor", "emperors-favor", test_steps);
  g_test_add_data_func ("/views/steps/kingdom", "kingdom-of-favors", test_steps);
  g_test_add_data_func ("/views/steps/orders", "order-of-the-king", test_steps);
  g_test_add_data_func ("/views/steps/tokens", "favor-tokens", test_steps);
  g_test_add_data_func ("/views/folded/emperor", "emperors-favor", test_folded);
  g_test_add_data_func ("/views/folded/kingdom", "kingdom-of-favors", test_folded);
  g_test_add_data_func ("/views/folded/orders", "order-of-the-king", test_folded);
  return g_test_run ();
}
