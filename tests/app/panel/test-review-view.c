/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-review-view.h"

#include "favor-game-page.h"
#include "favor-games.h"
#include "favor-result-sheet.h"
#include "favor-review-plots.h"
#include "page-fixture.h"
#include "wide-game.h"

typedef struct
{
  FavorSession  *session;
  FavorCursor   *cursor;
  FavorAnalysis *analysis;
  GtkWidget     *view;
  GtkWindow     *window;
} Fixture;

/* Anybody's game, so that it is over without a person. */
static FavorSession *
played_session (const FavorGame *game, guint64 seed)
{
  FavorSession         *session = page_fixture_session (game, 1, 3, seed);
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  while (!favor_session_get_over (session))
    {
      g_autoptr (GError) error = NULL;
      FavorAction        action;

      game->list (favor_session_get_state (session, favor_session_get_n_plies (session)),
                  &legal);
      action = legal.items[favor_rng_below (&rng, legal.n)];
      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
  return session;
}

static void
set_up (Fixture *fixture, FavorSession *session)
{
  fixture->session = session;
  fixture->cursor = favor_cursor_new (session);
  fixture->analysis = favor_analysis_new (session);
  fixture->view = favor_review_view_new ();
  favor_review_view_set (FAVOR_REVIEW_VIEW (fixture->view),
                         fixture->cursor,
                         fixture->analysis);
  fixture->window = page_fixture_show (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0),
                                       318,
                                       600);
  gtk_box_append (GTK_BOX (gtk_window_get_child (fixture->window)), fixture->view);
  page_fixture_settle ();
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->analysis);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

static GtkWidget *
row_at (Fixture *fixture, guint nth)
{
  GtkWidget *row = page_fixture_find (fixture->view, GTK_TYPE_LIST_BOX_ROW, NULL);

  for (; nth > 0 && row != NULL; nth--)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* A row for each turning point; one that is activated takes the cursor there. */
static void
test_points (void)
{
  Fixture fixture;
  guint   n;

  set_up (&fixture, played_session (favor_games_find ("dragons-favour"), 42));
  g_assert_true (gtk_widget_get_visible (fixture.view));
  g_assert_nonnull (page_fixture_find (fixture.view,
                                       GTK_TYPE_BUTTON,
                                       "Review This Game"));
  favor_analysis_start (fixture.analysis);
  page_fixture_wait_for (favor_analysis_get_ready (fixture.analysis));
  n = favor_analysis_get_n_points (fixture.analysis);
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      guint ply = favor_analysis_get_point (fixture.analysis, i)->ply;

      g_assert_nonnull (row_at (&fixture, i));
      gtk_widget_activate (row_at (&fixture, i));
      g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, ply);
    }
  g_assert_null (row_at (&fixture, n));
  tear_down (&fixture);
}

static void
test_rounds (void)
{
  Fixture          fixture;
  GtkWidget       *button;
  FavorRoundResult best, worst;
  g_autofree char *label = NULL;

  set_up (&fixture, played_session (favor_games_find ("dragons-favour"), 43));
  favor_analysis_start (fixture.analysis);
  page_fixture_wait_for (favor_analysis_get_ready (fixture.analysis));
  g_assert_true (favor_analysis_get_rounds (fixture.analysis, 0, &best, &worst));
  label = g_strdup_printf (worst.gain < 0 ? "Round %u: \u200e\u2212%d"
                                          : "Round %u: \u200e%+d",
                           worst.round,
                           ABS (worst.gain));
  button = page_fixture_find (fixture.view, GTK_TYPE_BUTTON, label);
  g_assert_nonnull (button);
  favor_cursor_set_ply (fixture.cursor, favor_session_get_n_plies (fixture.session));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, worst.ply);
  tear_down (&fixture);
}

/* Without rounds there is nothing to say about them. */
static void
test_no_rounds (void)
{
  Fixture fixture;

  set_up (&fixture, played_session (&favor_wide_game, 44));
  favor_analysis_start (fixture.analysis);
  page_fixture_wait_for (favor_analysis_get_ready (fixture.analysis));
  g_assert_false (gtk_widget_get_visible (page_fixture_find (fixture.view,
                                                             GTK_TYPE_LABEL,
                                                             "Rounds")));
  tear_down (&fixture);
}

/* An unfinished game has nothing to look back at. */
static void
test_not_over (void)
{
  Fixture       fixture;
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 5);

  page_fixture_play (session, 10);
  set_up (&fixture, session);
  g_assert_false (gtk_widget_get_visible (fixture.view));
  page_fixture_play (session, G_MAXUINT);
  g_assert_true (favor_session_get_over (session));
  g_assert_true (gtk_widget_get_visible (fixture.view));
  favor_session_play_on_from (session, 3);
  g_assert_false (gtk_widget_get_visible (fixture.view));
  tear_down (&fixture);
}

/* The page: the sheet's button opens the log page and starts; the chances come to the front,
 * and the focus goes to what was found. */
static void
test_page (void)
{
  FavorSession    *session = played_session (favor_games_find ("dragons-favour"), 45);
  GtkWidget       *page = favor_game_page_new (session);
  GtkWindow       *window = page_fixture_show (page, 1280, 800);
  GtkWidget       *plots, *stack, *rows;
  g_autofree char *name = NULL;

  g_object_set (page, "page", "log", NULL);
  plots = page_fixture_find (page, FAVOR_TYPE_REVIEW_PLOTS, NULL);
  stack = page_fixture_find (plots, GTK_TYPE_STACK, NULL);
  g_assert_true (gtk_widget_get_visible (plots));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (GTK_STACK (stack)), ==, "points");
  g_object_set (page, "page", "pads", NULL);
  gtk_widget_activate_action (page, "cursor.last", NULL);
  gtk_widget_activate_action (page, "view.result", NULL);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_visible (page_fixture_find (page,
                                                            FAVOR_TYPE_RESULT_SHEET,
                                                            NULL)));

  g_signal_emit_by_name (page_fixture_find (page_fixture_find (page,
                                                               FAVOR_TYPE_RESULT_SHEET,
                                                               NULL),
                                            GTK_TYPE_BUTTON,
                                            "Review This Game"),
                         "clicked");
  g_assert_false (gtk_widget_get_visible (page_fixture_find (page,
                                                             FAVOR_TYPE_RESULT_SHEET,
                                                             NULL)));
  g_object_get (page, "page", &name, NULL);
  g_assert_cmpstr (name, ==, "log");
  page_fixture_wait_for (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)),
                                    "chances") == 0);
  page_fixture_settle ();
  rows = page_fixture_find (page_fixture_find (page, FAVOR_TYPE_REVIEW_VIEW, NULL),
                            GTK_TYPE_LIST_BOX_ROW,
                            NULL);
  g_assert_nonnull (rows);
  g_assert_true (gtk_window_get_focus (window) == rows);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/review-view/points", test_points);
  g_test_add_func ("/review-view/rounds", test_rounds);
  g_test_add_func ("/review-view/no-rounds", test_no_rounds);
  g_test_add_func ("/review-view/not-over", test_not_over);
  g_test_add_func ("/review-view/page", test_page);
  return g_test_run ();
}
