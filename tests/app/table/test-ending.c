/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-result-scene.h"

#include "game-page-fixture.h"

/* The end of a game on its page: it is made something of when it comes, and only then. */

static gconstpointer
newest (FavorSession *session)
{
  return favor_session_get_state (session, favor_session_get_n_plies (session));
}

/* Up to the last action, which it returns. */
static FavorAction
play_up_to_end (FavorSession *session, guint64 seed)
{
  const FavorGame      *game = favor_session_get_game (session);
  g_auto (FavorActions) legal = { NULL };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  while (TRUE)
    {
      g_autofree gpointer state = g_memdup2 (newest (session), game->state->size);
      FavorAction         action;

      game->list (state, &legal);
      action = legal.items[favor_rng_below (&rng, legal.n)];
      game->apply (state, &action, NULL);
      if (favor_game_head (state)->decider == FAVOR_SEAT_NONE)
        return action;
      g_assert_true (favor_session_submit (session, &action, NULL));
    }
}

static double
progress (Fixture *fixture)
{
  GtkWidget *scene = page_fixture_find (GTK_WIDGET (fixture->page->sheet),
                                        FAVOR_TYPE_RESULT_SCENE,
                                        NULL);

  g_assert_nonnull (scene);
  return favor_result_scene_get_progress (FAVOR_RESULT_SCENE (scene));
}

static gboolean
is_open (Fixture *fixture)
{
  return gtk_widget_get_visible (GTK_WIDGET (fixture->page->sheet));
}

static void
end_show (Fixture *fixture)
{
  while (favor_game_view_get_showing (fixture->page->view))
    favor_game_view_show_rest (fixture->page->view);
}

static void
test_comes (gconstpointer id)
{
  FavorSession *session = page_fixture_session (favor_games_find (id), 3, 4, 6);
  FavorAction   action = play_up_to_end (session, 6);
  Fixture       fixture;

  show_page (&fixture, session, 1200, 800);
  g_assert_false (is_open (&fixture));
  g_assert_true (favor_session_submit (session, &action, NULL));
  end_show (&fixture);
  g_assert_true (is_open (&fixture));
  g_assert_cmpfloat (progress (&fixture), <, 1);
  /* In the middle of it the window becomes narrow; the space bar has all of it. */
  gtk_window_set_default_size (fixture.window, 360, 700);
  page_fixture_settle ();
  act (&fixture, "view.main");
  g_assert_cmpfloat (progress (&fixture), ==, 1);
  g_assert_true (is_open (&fixture));
  /* Closed and opened, it is at rest. */
  act (&fixture, "view.result");
  g_assert_false (is_open (&fixture));
  act (&fixture, "view.result");
  g_assert_true (is_open (&fixture));
  g_assert_cmpfloat (progress (&fixture), ==, 1);
  /* Taken back, and ended once more. */
  g_assert_true (favor_session_undo (session));
  g_assert_false (is_open (&fixture));
  while (!favor_session_get_over (session))
    g_assert_true (favor_session_redo (session));
  end_show (&fixture);
  g_assert_true (is_open (&fixture));
  g_assert_cmpfloat (progress (&fixture), <, 1);
  page_fixture_wait_for (progress (&fixture) == 1);
  tear_down (&fixture);
}

/* Who looks at a finished game knows how it ended. */
static void
test_finished (void)
{
  FavorSession *session = page_fixture_session (favor_games_find ("dragons-favour"),
                                                4,
                                                4,
                                                6);
  FavorAction   action = play_up_to_end (session, 6);
  Fixture       fixture;

  g_assert_true (favor_session_submit (session, &action, NULL));
  show_page (&fixture, session, 1200, 800);
  g_assert_false (is_open (&fixture));
  act (&fixture, "cursor.follow");
  end_show (&fixture);
  if (!is_open (&fixture))
    act (&fixture, "view.result");
  g_assert_true (is_open (&fixture));
  g_assert_cmpfloat (progress (&fixture), ==, 1);
  tear_down (&fixture);
}

typedef struct
{
  const char *id;
  guint       n_seats;
} Table;

static const Table tables[] = {
  { "dragons-favour", 4 },    { "emperors-favor", 4 },    { "emperors-favor", 6 },
  { "order-of-the-king", 4 }, { "kingdom-of-favors", 4 },
};

/* Whether all of a widget is seen in the sheet. */
static void
assert_seen (Fixture *fixture, GtkWidget *widget)
{
  GtkWidget      *sheet = GTK_WIDGET (fixture->page->sheet);
  graphene_rect_t at;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, sheet, &at));
  g_assert_cmpfloat (at.origin.y, >=, 0);
  g_assert_cmpfloat (at.origin.y + at.size.height, <=, gtk_widget_get_height (sheet));
}

/* In a window of usual size everybody's score and the best moments are seen below the picture, whole. */
static void
test_whole (gconstpointer data)
{
  const Table   *table = data;
  FavorSession  *session = page_fixture_session (favor_games_find (table->id),
                                                table->n_seats,
                                                table->n_seats,
                                                6);
  FavorAction    action = play_up_to_end (session, 6);
  Fixture        fixture;
  GtkWidget     *scene, *viewport;
  GtkAdjustment *scrolled;

  show_page (&fixture, session, 1280, 800);
  g_assert_true (favor_session_submit (session, &action, NULL));
  end_show (&fixture);
  g_assert_true (is_open (&fixture));
  page_fixture_wait_for (progress (&fixture) == 1);
  page_fixture_settle ();
  viewport = page_fixture_find (GTK_WIDGET (fixture.page->sheet),
                                GTK_TYPE_VIEWPORT,
                                NULL);
  scrolled = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scrolled),
                     <=,
                     gtk_adjustment_get_page_size (scrolled));
  assert_seen (&fixture, viewport);
  scene = page_fixture_find (viewport, FAVOR_TYPE_RESULT_SCENE, NULL);
  g_assert_cmpint (gtk_widget_get_height (scene), >=, 100);
  assert_seen (&fixture,
               page_fixture_find_button (GTK_WIDGET (fixture.page->sheet),
                                         "session.rematch"));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/ending/dragon", "dragons-favour", test_comes);
  g_test_add_data_func ("/ending/emperor", "emperors-favor", test_comes);
  g_test_add_data_func ("/ending/orders", "order-of-the-king", test_comes);
  g_test_add_data_func ("/ending/kingdom", "kingdom-of-favors", test_comes);
  g_test_add_func ("/ending/finished", test_finished);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ending/whole/%s/%u",
                                               tables[i].id,
                                               tables[i].n_seats);

      g_test_add_data_func (path, &tables[i], test_whole);
    }
  return g_test_run ();
}
