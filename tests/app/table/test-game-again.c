/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "game-page-fixture.h"
#include "wide-game.h"

/* What happened since the last turn, shown once more. */

/* The ply that is seen on the board. */
static guint
seen (Fixture *fixture)
{
  return favor_cursor_get_ply (favor_game_view_get_cursor (fixture->page->view));
}

static FavorSeat
eyes (Fixture *fixture)
{
  return favor_cursor_get_viewer (favor_game_view_get_cursor (fixture->page->view));
}

/* Whether it goes on by itself. */
static gboolean
is_waiting (FavorGamePage *page)
{
  FavorReplay *replay = favor_table_get_replay (page->table);

  return replay != NULL && favor_replay_is_waiting (replay);
}

static void
assert_now (Fixture *fixture)
{
  guint n = favor_session_get_n_plies (fixture->session);

  g_assert_null (favor_table_get_replay (fixture->page->table));
  g_assert_false (is_waiting (fixture->page));
  g_assert_true (favor_game_view_get_cursor (fixture->page->view) ==
                 favor_game_page_get_cursor (fixture->page));
  g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture->page)),
                    ==,
                    n);
  g_assert_true (favor_cursor_get_live (favor_game_page_get_cursor (fixture->page)));
  g_assert_false (favor_game_view_get_showing (fixture->page->view));
}

/* Ann, Bo and Cem have had a turn each; Ann is to come. Nothing goes on by itself. */
static void
set_up (Fixture *fixture, int width)
{
  show_page (fixture, page_fixture_session (&favor_dummy_game, 3, 3, 5), width, 800);
  for (guint i = 0; i < 3; i++)
    {
      act (fixture, "view.uncover");
      favor_game_view_choose_nth (fixture->page->view, 0);
      act (fixture, "view.commit");
    }
  g_assert_cmpint (favor_session_get_decider (fixture->session), ==, 0);
  g_assert_true (favor_table_get_covered (fixture->page->table));
  page_fixture_settle ();
}

static void
begin (Fixture *fixture)
{
  act (fixture, "view.show-again");
  g_assert_nonnull (favor_table_get_replay (fixture->page->table));
  g_assert_cmpint (mode (fixture), ==, FAVOR_TABLE_SHOWING);
  favor_game_view_set_paused (fixture->page->view, TRUE);
  g_assert_false (is_waiting (fixture->page));
}

/* Behind the curtain everybody sees the same as when it happened, and nobody a hand. */
static void
test_covered (gconstpointer data)
{
  Fixture    fixture;
  GtkWidget *choices;

  set_up (&fixture, GPOINTER_TO_INT (data));
  choices =
    GTK_WIDGET (favor_plain_view_get_choices (FAVOR_PLAIN_VIEW (fixture.page->view)));
  begin (&fixture);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->bar)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->cover)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture.window),
                                         GTK_WIDGET (fixture.page->bar)));
  /* What happened is the sentence; where that stands lies below. */
  g_assert_cmpstr (favor_decision_bar_get_sentence (fixture.page->bar),
                   ==,
                   "Ann plays Step. Ann draws a card.");
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page->bar),
                                       GTK_TYPE_LABEL,
                                       "Since Your Last Turn"));
  for (guint ply = 1; ply <= 3; ply++)
    {
      g_assert_cmpuint (seen (&fixture), ==, ply);
      g_assert_cmpint (eyes (&fixture), ==, FAVOR_SEAT_NONE);
      g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture
                                                                              .page)),
                       ==,
                       FAVOR_SEAT_NONE);
      g_assert_true (favor_table_get_covered (fixture.page->table));
      g_assert_false (gtk_widget_get_mapped (choices));
      g_assert_false (favor_game_view_get_open (fixture.page->view));
      /* The page itself stays where it is. */
      g_assert_cmpuint (favor_cursor_get_ply (favor_game_page_get_cursor (fixture.page)),
                        ==,
                        3);
      act (&fixture, "view.show-next");
    }
  assert_now (&fixture);
  page_fixture_settle ();
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->cover)));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture.page->bar)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (fixture.window),
                                         GTK_WIDGET (fixture.page->cover)));
  tear_down (&fixture);
}

/* With the curtain open it is seen through the own eyes, and what was chosen can be chosen then. */
static void
test_open (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  act (&fixture, "view.uncover");
  favor_game_page_make_log (fixture.page);
  g_assert_true (gtk_widget_get_visible (fixture.page->again_button));
  begin (&fixture);
  g_assert_false (gtk_widget_get_visible (fixture.page->again_button));
  g_assert_cmpint (eyes (&fixture), ==, 0);
  g_assert_cmpuint (seen (&fixture), ==, 1);
  g_assert_false (favor_game_view_choose_nth (fixture.page->view, 0));
  act (&fixture, "view.show-next");
  g_assert_cmpuint (seen (&fixture), ==, 2);
  /* Space ends it. */
  act (&fixture, "view.main");
  assert_now (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_true (favor_game_view_choose_nth (fixture.page->view, 0));
  act (&fixture, "view.commit");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 4);
  tear_down (&fixture);
}

/* It goes on by itself, comes to its end, and waits where it is paused. */
static void
test_pace (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  act (&fixture, "view.show-again");
  g_assert_true (is_waiting (fixture.page));
  page_fixture_wait_for (seen (&fixture) == 2);
  act (&fixture, "view.pause");
  g_assert_false (is_waiting (fixture.page));
  act (&fixture, "view.pause");
  g_assert_true (is_waiting (fixture.page));
  page_fixture_wait_for (favor_table_get_replay (fixture.page->table) == NULL);
  assert_now (&fixture);
  tear_down (&fixture);
}

/* Enter, Escape and the curtain's own button end it, too; Enter does not open the curtain then. */
static void
test_ends (void)
{
  static const char *const actions[] = { "view.commit", "view.clear", "view.show-rest" };
  Fixture                  fixture;

  set_up (&fixture, 1280);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      begin (&fixture);
      act (&fixture, actions[i]);
      assert_now (&fixture);
      g_assert_true (favor_table_get_covered (fixture.page->table));
    }
  begin (&fixture);
  act (&fixture, "view.uncover");
  assert_now (&fixture);
  g_assert_false (favor_table_get_covered (fixture.page->table));
  g_assert_cmpint (favor_cursor_get_viewer (favor_game_page_get_cursor (fixture.page)),
                   ==,
                   0);
  tear_down (&fixture);
}

/* Whatever else happens comes first. */
static void
test_interrupted (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  act (&fixture, "view.uncover");

  begin (&fixture);
  act (&fixture, "session.undo");
  assert_now (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_ASKING);
  act (&fixture, "session.keep");

  begin (&fixture);
  g_object_set (fixture.page, "eyes", FAVOR_SEAT_NONE, NULL);
  assert_now (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_LOOKING);
  g_object_set (fixture.page, "eyes", FAVOR_EYES_OWN, NULL);

  begin (&fixture);
  act (&fixture, "cursor.back");
  g_assert_null (favor_table_get_replay (fixture.page->table));
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  g_assert_cmpuint (seen (&fixture), ==, 2);
  act (&fixture, "cursor.follow");

  /* The session goes on under it: Bo is not to see what is Ann's. */
  begin (&fixture);
  page_fixture_play (fixture.session, 1);
  assert_now (&fixture);
  g_assert_true (favor_table_get_covered (fixture.page->table));
  g_assert_cmpint (eyes (&fixture), ==, FAVOR_SEAT_NONE);

  /* And back. */
  begin (&fixture);
  favor_session_undo (fixture.session);
  assert_now (&fixture);
  tear_down (&fixture);
}

/* Another view of the game, or none any more. */
static void
test_leave (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  begin (&fixture);
  favor_game_page_replace_view (fixture.page);
  assert_now (&fixture);
  act (&fixture, "view.show-again");
  tear_down (&fixture);
  /* What is saved is where the game stands. */
  set_up (&fixture, 1280);
  begin (&fixture);
  page_fixture_close (fixture.window);
  g_assert_cmpuint (favor_session_get_saved_cursor (fixture.session), ==, 3);
  g_assert_finalize_object (fixture.session);
}

/* Where nothing happened since, there is nothing to show; a lone person has seen the computers. */
static void
test_enabled (void)
{
  Fixture fixture;

  show_page (&fixture, page_fixture_session (&favor_wide_game, 1, 2, 1), 1280, 800);
  act (&fixture, "view.show-again");
  g_assert_null (favor_table_get_replay (fixture.page->table));
  favor_game_page_make_log (fixture.page);
  g_assert_false (gtk_widget_get_visible (fixture.page->again_button));
  favor_game_view_choose_nth (fixture.page->view, 0);
  act (&fixture, "view.commit");
  act (&fixture, "view.main");
  page_fixture_wait_for (favor_session_get_n_plies (fixture.session) == 2 &&
                         mode (&fixture) == FAVOR_TABLE_PLAYING);
  g_assert_true (gtk_widget_get_visible (fixture.page->again_button));
  begin (&fixture);
  g_assert_cmpuint (seen (&fixture), ==, 1);
  act (&fixture, "view.main");
  assert_now (&fixture);
  /* In review there is the timeline. */
  act (&fixture, "cursor.back");
  act (&fixture, "view.show-again");
  g_assert_null (favor_table_get_replay (fixture.page->table));
  tear_down (&fixture);
}

static void
test_keys (void)
{
  Fixture fixture;

  set_up (&fixture, 1280);
  if (!page_fixture_key ("shift+p"))
    {
      tear_down (&fixture);
      return;
    }
  g_assert_nonnull (favor_table_get_replay (fixture.page->table));
  page_fixture_settle ();
  g_assert_true (page_fixture_key ("space"));
  assert_now (&fixture);
  g_assert_true (favor_table_get_covered (fixture.page->table));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/game-again/covered", GINT_TO_POINTER (1280), test_covered);
  g_test_add_data_func ("/game-again/covered-narrow",
                        GINT_TO_POINTER (400),
                        test_covered);
  g_test_add_func ("/game-again/open", test_open);
  g_test_add_func ("/game-again/pace", test_pace);
  g_test_add_func ("/game-again/ends", test_ends);
  g_test_add_func ("/game-again/interrupted", test_interrupted);
  g_test_add_func ("/game-again/leave", test_leave);
  g_test_add_func ("/game-again/enabled", test_enabled);
  g_test_add_func ("/game-again/keys", test_keys);
  return g_test_run ();
}
