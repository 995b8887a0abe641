/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-game-page-private.h"

#include "favor-application.h"
#include "favor-games.h"
#include "favor-log-line.h"
#include "page-fixture.h"
#include "wide-game.h"

/* Plies of a long game. */
#define N_LONG 100

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
add_key (GHashTable *seen, guint keyval, GdkModifierType modifiers)
{
  char *name = gtk_accelerator_name (keyval, modifiers);

  if (!g_hash_table_add (seen, name))
    g_error ("%s is there twice", name);
}

/* No two keys of page and application are the same, and each activates an action that there is. */
static void
test_no_clash (void)
{
  guint                    n;
  const FavorGameKey      *keys = favor_game_page_get_keys (&n);
  g_autoptr (GHashTable)   seen = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);
  g_autoptr (FavorSession) session = page_fixture_session (&favor_wide_game, 1, 2, 1);
  g_autoptr (GtkWidget)    page = g_object_ref_sink (favor_game_page_new (session));
  guint                    n_others;
  const FavorAccelerator  *others = favor_application_get_accelerators (&n_others);

  for (guint i = 0; i < n_others; i++)
    for (guint k = 0; others[i].keys[k] != NULL; k++)
      {
        guint           keyval;
        GdkModifierType modifiers;

        g_assert_true (gtk_accelerator_parse (others[i].keys[k], &keyval, &modifiers));
        add_key (seen, keyval, modifiers);
      }
  for (guint i = 0; i < n; i++)
    {
      add_key (seen, keys[i].keyval, keys[i].modifiers);
      g_assert_true (gtk_accelerator_valid (keys[i].keyval, keys[i].modifiers) ||
                     keys[i].keyval == GDK_KEY_Left || keys[i].keyval == GDK_KEY_Right);
      if (keys[i].target == NULL)
        g_assert_true (gtk_widget_activate_action (page, keys[i].action, NULL));
      else
        g_assert_true (gtk_widget_activate_action (page,
                                                   keys[i].action,
                                                   "s",
                                                   keys[i].target));
    }
  g_assert_cmpuint (n, >, 30);
}

/* The arrows go where the timeline does. */
static void
test_right_to_left (void)
{
  guint               n;
  const FavorGameKey *keys = favor_game_page_get_keys (&n);
  guint               n_mirrored = 0;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  for (guint i = 0; i < n; i++)
    if (g_str_has_suffix (keys[i].action, "back"))
      {
        g_assert_cmpint (favor_game_page_get_keyval (&keys[i]), ==, GDK_KEY_Right);
        n_mirrored++;
      }
    else if (g_str_has_suffix (keys[i].action, "forward"))
      {
        g_assert_cmpint (favor_game_page_get_keyval (&keys[i]), ==, GDK_KEY_Left);
        n_mirrored++;
      }
    else
      g_assert_cmpint (favor_game_page_get_keyval (&keys[i]), ==, keys[i].keyval);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (favor_game_page_get_keyval (&keys[i]), ==, keys[i].keyval);
  g_assert_cmpuint (n_mirrored, ==, 6);
}

/* A whole decision, and the way around the page, by keys that come through the X server. */
static void
test_by_keys (void)
{
  FavorSession  *session = page_fixture_session (&favor_wide_game, 2, 2, 1);
  FavorGamePage *page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  GtkWindow     *window = page_fixture_show (GTK_WIDGET (page), 1280, 800);
  GtkWidget     *focus;

  /* A key that does nothing shows whether keys arrive at all. */
  if (!page_fixture_key ("F6"))
    {
      page_fixture_close (window);
      g_object_unref (session);
      return;
    }
  g_assert_nonnull (gtk_window_get_focus (window));
  page_fixture_key ("m");
  page_fixture_key ("Down");
  page_fixture_wait_for (favor_game_view_get_selected (page->view) != NULL);
  page_fixture_key ("Return");
  page_fixture_wait_for (favor_session_get_n_plies (session) == 1);

  /* A digit selects, Space does. */
  page_fixture_key ("4");
  page_fixture_wait_for (favor_game_view_get_selected (page->view) != NULL);
  g_assert_cmpint (favor_game_view_get_selected (page->view)->arg[0], ==, 4);
  page_fixture_key ("Escape");
  page_fixture_wait_for (favor_game_view_get_selected (page->view) == NULL);
  page_fixture_key ("shift+n");
  page_fixture_wait_for (favor_game_view_get_selected (page->view) != NULL);
  g_assert_cmpint (favor_game_view_get_selected (page->view)->arg[0], ==, 93);
  page_fixture_key ("ctrl+Return");
  page_fixture_wait_for (favor_session_get_n_plies (session) == 2);

  /* Back and forth, and undo. */
  page_fixture_key ("alt+Left");
  page_fixture_wait_for (favor_cursor_get_ply (favor_game_page_get_cursor (page)) == 1);
  page_fixture_key ("alt+Home");
  page_fixture_wait_for (favor_cursor_get_ply (favor_game_page_get_cursor (page)) == 0);
  page_fixture_key ("Next");
  page_fixture_wait_for (favor_cursor_get_ply (favor_game_page_get_cursor (page)) > 0);
  page_fixture_key ("alt+Prior");
  page_fixture_wait_for (favor_cursor_get_ply (favor_game_page_get_cursor (page)) == 0);
  page_fixture_key ("alt+End");
  page_fixture_wait_for (favor_cursor_get_live (favor_game_page_get_cursor (page)));
  page_fixture_key ("ctrl+z");
  page_fixture_wait_for (favor_session_get_n_plies (session) == 1);
  page_fixture_key ("ctrl+shift+z");
  page_fixture_wait_for (favor_session_get_n_plies (session) == 2);

  /* The log, then from region to region until the choices are reached again. */
  page_fixture_key ("l");
  page_fixture_wait_for (g_str_equal (page->page, "log"));
  focus = gtk_window_get_focus (window);
  g_assert_true (
    gtk_widget_is_ancestor (focus, GTK_WIDGET (favor_game_panel_get_log (page->panel))));
  for (guint i = 0; i < 9; i++)
    {
      page_fixture_key ("F6");
      focus = gtk_window_get_focus (window);
      g_assert_nonnull (focus);
      if (gtk_widget_is_ancestor (focus, GTK_WIDGET (page->view)))
        break;
    }
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (page->view)));

  /* Letters belong to a text field that has the focus. */
  page_fixture_key ("ctrl+f");
  page_fixture_wait_for (GTK_IS_TEXT (gtk_window_get_focus (window)));
  page_fixture_key ("l");
  page_fixture_key ("4");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (gtk_window_get_focus (window))),
                   ==,
                   "l4");
  page_fixture_close (window);
  g_object_unref (session);
}

/* Closes and opens the result again and again, however often it is pressed. */
static void
press_often (FavorGamePage *page, const char *key)
{
  for (guint i = 0; i < 4; i++)
    {
      gboolean shown = gtk_widget_get_visible (GTK_WIDGET (page->sheet));

      page_fixture_key (key);
      page_fixture_wait_for (gtk_widget_get_visible (GTK_WIDGET (page->sheet)) != shown);
      page_fixture_settle ();
    }
}

/* A key too many at the end of a game does not begin another one. */
static void
test_over (void)
{
  FavorSession  *session = page_fixture_session (&favor_wide_game, 2, 2, 5);
  FavorGamePage *page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  GtkWindow     *window = page_fixture_show (GTK_WIDGET (page), 1280, 800);
  guint          rematches = 0;

  g_signal_connect_swapped (page, "rematch", G_CALLBACK (count_cb), &rematches);
  page_fixture_play (session, WIDE_GAME_PLIES - 1);
  page_fixture_settle ();
  if (!page_fixture_key ("4"))
    {
      page_fixture_close (window);
      g_object_unref (session);
      return;
    }
  page_fixture_key ("Return");
  page_fixture_wait_for (gtk_widget_get_mapped (GTK_WIDGET (page->sheet)));
  page_fixture_settle ();
  press_often (page, "Return");
  press_often (page, "space");
  page_fixture_key ("Escape");
  page_fixture_wait_for (!gtk_widget_get_visible (GTK_WIDGET (page->sheet)));
  page_fixture_settle ();
  press_often (page, "Return");
  g_assert_cmpuint (rematches, ==, 0);
  page_fixture_close (window);
  g_object_unref (session);
}

/* ---- To the newest line ----------------------------------------------------------------- */

/* (transfer full): the last line of the log up to that ply. */
static FavorLogRow *
get_newest (FavorLogView *log, guint ply)
{
  GListModel  *lines = G_LIST_MODEL (favor_log_view_get_model (log));
  FavorLogRow *row = NULL;

  for (guint i = g_list_model_get_n_items (lines); row == NULL; i--)
    {
      g_assert_cmpuint (i, >, 0);
      row = g_list_model_get_item (lines, i - 1);
      if (favor_log_row_get_ply (row) > ply)
        g_clear_object (&row);
    }
  return row;
}

/* That line has the focus, and all of it is in sight. */
static void
assert_at_newest (GtkWindow *window, FavorLogView *log, guint ply)
{
  g_autoptr (FavorLogRow) newest = get_newest (log, ply), row = NULL;
  GtkWidget              *focus = gtk_window_get_focus (window), *line, *scroller;
  graphene_rect_t         bounds;

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (log)));
  line = page_fixture_find (focus, FAVOR_TYPE_LOG_LINE, NULL);
  g_assert_nonnull (line);
  g_object_get (line, "row", &row, NULL);
  g_assert_cmpuint (favor_log_row_get_ply (row), ==, ply);
  g_assert_cmpstr (favor_log_row_get_text (row), ==, favor_log_row_get_text (newest));
  scroller = gtk_widget_get_ancestor (focus, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (focus, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height,
                     <=,
                     gtk_widget_get_height (scroller));
}

/* By a key, from wherever the page is: so the tab was not shown before. */
static void
press_for_newest (FavorGamePage *page, const char *key)
{
  GtkWindow    *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  gboolean      moves = g_str_equal (key, "m");
  FavorLogView *log;

  favor_game_page_set_page (page, "pads");
  page_fixture_settle ();
  g_assert_true (page_fixture_key (key));
  page_fixture_wait_for (g_str_equal (page->page, moves ? "moves" : "log"));
  page_fixture_settle ();
  log = moves ? favor_game_panel_get_moves (page->panel)
              : favor_game_panel_get_log (page->panel);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (log)));
  assert_at_newest (window,
                    log,
                    favor_cursor_get_ply (favor_game_page_get_cursor (page)));
}

/* The key, and what comes of it. */
static void
press_to_ply (FavorGamePage *page, const char *key, guint ply)
{
  g_assert_true (page_fixture_key (key));
  page_fixture_wait_for (favor_cursor_get_ply (favor_game_page_get_cursor (page)) == ply);
}

/* Each of them twice: the first time the lines are made. */
static void
press_behind_curtain (FavorGamePage *page)
{
  g_assert_true (favor_table_get_covered (page->table));
  for (guint i = 0; i < 2; i++)
    {
      press_for_newest (page, "l");
      press_for_newest (page, "m");
    }
}

/* In positions of before, the newest line is that of the position. */
static void
press_in_review (FavorGamePage *page)
{
  /* Enter would be for the line that has the focus. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "view.uncover", NULL));
  g_assert_false (favor_table_get_covered (page->table));
  for (guint i = 1; i <= 30; i++)
    press_to_ply (page, "alt+Left", N_LONG - i);
  press_for_newest (page, "l");
  press_for_newest (page, "m");
  press_to_ply (page, "alt+Home", 0);
  press_to_ply (page, "alt+End", N_LONG);
  press_for_newest (page, "l");
}

/* Whoever wants to know what happened last need not scroll for it in a long game. */
static void
test_newest (gconstpointer data)
{
  FavorSession  *session = page_fixture_session (favor_games_find ("emperors-favor"),
                                                4,
                                                4,
                                                3);
  FavorGamePage *page;
  GtkWindow     *window;

  page_fixture_play (session, N_LONG);
  g_assert_false (favor_session_get_over (session));
  page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  window = page_fixture_show (GTK_WIDGET (page), GPOINTER_TO_INT (data), 800);
  if (page_fixture_key ("F6"))
    {
      /* In a narrow window the curtain is all that is seen. */
      if (GPOINTER_TO_INT (data) > 1000)
        press_behind_curtain (page);
      press_in_review (page);
    }
  page_fixture_close (window);
  g_object_unref (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/game-keys/no-clash", test_no_clash);
  g_test_add_func ("/game-keys/right-to-left", test_right_to_left);
  g_test_add_func ("/game-keys/by-keys", test_by_keys);
  g_test_add_func ("/game-keys/over", test_over);
  g_test_add_data_func ("/game-keys/newest", GINT_TO_POINTER (1280), test_newest);
  g_test_add_data_func ("/game-keys/newest-narrow", GINT_TO_POINTER (400), test_newest);
  return g_test_run ();
}
