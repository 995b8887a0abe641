/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-ask-eyes.h"
#include "game-page-fixture.h"
#include "wide-game.h"

/* Several people at one screen: what lies between them, and what it hides. */

/* Between two people nothing private is there: not drawn, not measured, not even known. */
static void
test_cover (void)
{
  Fixture    fixture;
  GtkWidget *list;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 2, 2, 5), 1280, 800);
  list = GTK_WIDGET (choices (&fixture));
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_cmpstr (cover_name (&fixture), ==, "Ann");
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   FAVOR_SEAT_NONE);
  g_assert_false (gtk_widget_get_mapped (list));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->bar)));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->cover)));

  act (&fixture, "view.uncover");
  g_assert_false (favor_table_get_covered (fixture.page->table));
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   0);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (list));
  /* The same as her own, but for whoever comes. */
  favor_ask_eyes (GTK_WIDGET (fixture.page), fixture.page->table, 0);
  g_assert_true (favor_game_view_choose_nth (fixture.page->view, 0));
  act (&fixture, "view.commit");

  /* In the same turn of the main loop, before any frame. */
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_cmpstr (cover_name (&fixture), ==, "Bo");
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   FAVOR_SEAT_NONE);
  g_assert_false (gtk_widget_get_mapped (list));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->bar)));
  g_assert_false (favor_game_view_choose_nth (fixture.page->view, 0));
  g_assert_null (favor_game_view_get_selected (fixture.page->view));

  /* Nobody goes back or looks back through a cover. */
  act (&fixture, "session.undo");
  act (&fixture, "cursor.back");
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 1);
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                    ==,
                    1);

  /* A line of the log leads back; Ann has gone, and what is hers with her. */
  favor_cursor_go_to (favor_game_page_get_cursor (fixture.page), 0);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   FAVOR_SEAT_NONE);
  act (&fixture, "cursor.follow");
  g_assert_true (favor_table_get_covered (fixture.page->table));

  /* Enter opens it. */
  act (&fixture, "view.commit");
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   1);

  /* Undo leads to Ann again, and Bo is not to see what is hers. */
  act (&fixture, "session.undo");
  act (&fixture, "session.undo-anyway");
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_cmpstr (cover_name (&fixture), ==, "Ann");
  tear_down (&fixture);
}

/* While a computer has its turn nothing private is open, and nothing is covered. */
static void
test_turn_of_computer (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 2, 3, 5), 1280, 800);
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (fixture.page), 60000);
  for (FavorSeat seat = 0; seat < 2; seat++)
    {
      act (&fixture, "view.uncover");
      g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture
                                                                              .page)),
                       ==,
                       seat);
      favor_game_view_choose_nth (fixture.page->view, 0);
      act (&fixture, "view.commit");
    }
  g_assert_false (favor_session_awaits_person (fixture.session));
  g_assert_false (favor_table_get_covered (fixture.page->table));
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   FAVOR_SEAT_NONE);
  tear_down (&fixture);
}

/* The cover tells what everybody could see, and no more. */
static void
test_since (void)
{
  Fixture    fixture;
  GtkWidget *since;

  show_page (&fixture, page_fixture_session (&favor_dummy_game, 2, 2, 5), 1280, 800);
  for (guint i = 0; i < 2; i++)
    {
      act (&fixture, "view.uncover");
      favor_game_view_choose_nth (fixture.page->view, 0);
      act (&fixture, "view.commit");
    }
  /* Ann again: what Bo did since. */
  g_assert_cmpstr (cover_name (&fixture), ==, "Ann");
  since = page_fixture_find (GTK_WIDGET (fixture.page->cover),
                             GTK_TYPE_SCROLLED_WINDOW,
                             NULL);
  since = page_fixture_find (since, GTK_TYPE_LABEL, NULL);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (since)), "Bo plays "));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (since)), "Bo draws a card."));
  tear_down (&fixture);
}

static void
test_no_cover_without_secrets (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 2, 2, 5), 1280, 800);
  g_assert_false (favor_table_get_covered (fixture.page->table));
  favor_game_view_choose_nth (fixture.page->view, 0);
  act (&fixture, "view.commit");
  g_assert_false (favor_table_get_covered (fixture.page->table));
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   1);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/game-cover/cover", test_cover);
  g_test_add_func ("/game-cover/turn-of-computer", test_turn_of_computer);
  g_test_add_func ("/game-cover/since", test_since);
  g_test_add_func ("/game-cover/no-cover-without-secrets", test_no_cover_without_secrets);
  return g_test_run ();
}
