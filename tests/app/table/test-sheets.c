/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-cover.h"
#include "favor-result-sheet.h"

#include "page-fixture.h"
#include "wide-game.h"

/* What the page has: buttons without their action cannot be operated. */
static void
add_actions (GtkWindow *window)
{
  static const GActionEntry entries[] = {
    { "uncover" },
    { "result" },
    { "show-seat", NULL, "u" },
  };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group),
                                   entries,
                                   G_N_ELEMENTS (entries),
                                   NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "view", G_ACTION_GROUP (group));
}

static void
set_cover (GtkWidget *cover, const char *const *since)
{
  g_object_set (cover, "person", "Cem", "colour", 2, "since", since, NULL);
}

static void
test_cover (void)
{
  GtkWidget               *cover = g_object_new (FAVOR_TYPE_COVER, NULL);
  GtkWindow               *window = page_fixture_show (cover, 360, 300);
  static const char *const none[] = { NULL };
  static const char *const one[] = { "Ann plays Leap.", NULL };
  static const char *const two[] = { "Ann plays Leap.", "Bo plays Step.", NULL };

  set_cover (cover, none);
  g_assert_nonnull (page_fixture_find (cover, GTK_TYPE_LABEL, "Cem"));
  g_assert_nonnull (page_fixture_find (cover, GTK_TYPE_BUTTON, "I Am Cem"));
  g_assert_nonnull (page_fixture_find (cover,
                                       GTK_TYPE_LABEL,
                                       "What is yours is covered."));
  set_cover (cover, one);
  g_assert_nonnull (
    page_fixture_find (cover,
                       GTK_TYPE_LABEL,
                       "What is yours is covered. 1 event since your last turn:"));
  set_cover (cover, two);
  g_assert_nonnull (page_fixture_find (cover,
                                       GTK_TYPE_LABEL,
                                       "Ann plays Leap.\nBo plays Step."));
  g_object_set (cover, "compact", TRUE, NULL);
  page_fixture_settle ();
  add_actions (window);
  favor_cover_focus (FAVOR_COVER (cover));
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (window)));
  page_fixture_close (window);
}

static GtkWidget *
standing (GtkWidget *sheet, guint nth)
{
  GtkWidget *row = page_fixture_find (sheet, GTK_TYPE_SCROLLED_WINDOW, NULL);

  row = page_fixture_find (row, GTK_TYPE_VIEWPORT, NULL);
  row = gtk_widget_get_first_child (gtk_widget_get_first_child (row));
  while (nth-- > 0)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* What the sheet needs must not grow with the words of a language. */
static void
test_narrow (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 4, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;
  GtkWidget    *watch;
  int           least, natural;

  page_fixture_play (session, WIDE_GAME_PLIES);
  cursor = favor_cursor_new (session);
  window = page_fixture_show (sheet, 480, 400);
  g_assert_null (gtk_widget_get_first_child (sheet));
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  page_fixture_settle ();
  watch = page_fixture_find (sheet, GTK_TYPE_BUTTON, "Watch Again");
  gtk_widget_measure (watch,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (least, <, natural);
  gtk_button_set_label (GTK_BUTTON (watch), "Die Partie noch einmal von vorn ansehen");
  gtk_widget_measure (sheet, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 340);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* Best first; equals share a rank, and all winners are named. */
static void
test_result (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 4, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;

  page_fixture_play (session, WIDE_GAME_PLIES);
  cursor = favor_cursor_new (session);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  window = page_fixture_show (sheet, 480, 400);
  /* Everybody built at the first place ten times. */
  g_assert_nonnull (page_fixture_find (sheet,
                                       GTK_TYPE_LABEL,
                                       "Ann, Bo, Cem and Dee Win"));
  g_assert_nonnull (page_fixture_find (sheet, GTK_TYPE_LABEL, "After 40 moves"));
  for (guint i = 0; i < 4; i++)
    {
      g_assert_nonnull (page_fixture_find (standing (sheet, i), GTK_TYPE_LABEL, "1"));
      g_assert_nonnull (page_fixture_find (standing (sheet, i),
                                           GTK_TYPE_LABEL,
                                           "Halls \u200e10"));
      g_assert_true (gtk_widget_has_css_class (standing (sheet, i), "winner"));
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
test_order (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = g_object_new (FAVOR_TYPE_RESULT_SHEET, NULL);
  GtkWindow    *window;

  /* Bo wins: place 2 is worth two, place 1 one. */
  while (!favor_session_get_over (session))
    {
      FavorAction action = { .seat = favor_session_get_decider (session) };

      action.arg[0] = action.seat == 1 ? 2 : 1;
      g_assert_true (favor_session_submit (session, &action, NULL));
    }
  favor_session_count_hint (session, 1);
  cursor = favor_cursor_new (session);
  favor_result_sheet_update (FAVOR_RESULT_SHEET (sheet), cursor, FALSE);
  window = page_fixture_show (sheet, 480, 400);
  g_assert_nonnull (page_fixture_find (sheet, GTK_TYPE_LABEL, "Bo Wins"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 0), GTK_TYPE_LABEL, "Bo"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 0), GTK_TYPE_LABEL, "\u200e40"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 1), GTK_TYPE_LABEL, "Ann"));
  g_assert_false (gtk_widget_has_css_class (standing (sheet, 1), "winner"));
  g_assert_nonnull (page_fixture_find (standing (sheet, 0),
                                       GTK_TYPE_LABEL,
                                       "Halls \u200e40 · 1 hint used"));

  /* The focus is not on what would start another game. */
  add_actions (window);
  favor_result_sheet_focus (FAVOR_RESULT_SHEET (sheet));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (gtk_window_get_focus (window)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Close");
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/sheets/cover", test_cover);
  g_test_add_func ("/sheets/narrow", test_narrow);
  g_test_add_func ("/sheets/result", test_result);
  g_test_add_func ("/sheets/order", test_order);
  return g_test_run ();
}
