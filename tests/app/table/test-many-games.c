/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include "page-fixture.h"

#ifdef HAVE_MALLINFO2
#  include <malloc.h>
#endif

#include "favor-art.h"
#include "favor-game-page-private.h"
#include "favor-test.h"
#include "favor-window.h"

/* Many games, one after the other in the same window, and nothing of them is left. How many:
 * FAVOR_GAMES in the environment, 30 by itself. Where nobody counts, under a sanitizer, what was
 * forgotten in one game is told as well as what was forgotten in thirty. */

#define N_GAMES       30
#define N_NOT_COUNTED 11
/* Until then caches fill and classes are made. */
#define N_WARM 10
/* What a game may leave behind, in bytes. A forgotten page is half a megabyte, a forgotten session
 * tens of kilobytes; names and letters that libraries keep on purpose are a few thousand. Now and
 * then a library opens a font in one more size or doubles a table, which takes hundreds of
 * kilobytes once: what is forgotten shows in the game in the middle, not in the mean. */
#define LEFT_MOST 12288
/* And what is forgotten in some games only, in their mean. */
#define LEFT_MOST_MEAN 49152

typedef struct
{
  char        *folder;
  FavorWindow *window;
} Fixture;

static void
act (GtkWidget *widget, const char *action, const char *format, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (widget, action, format, parameter));
  page_fixture_settle ();
}

/* Whoever decides does what is offered first; computers need no help. */
static void
play (FavorGamePage *page, guint n_plies)
{
  while (favor_session_get_n_plies (favor_game_page_get_session (page)) < n_plies)
    {
      favor_bot_runner_hurry (favor_game_page_get_runner (page));
      favor_game_view_show_rest (page->view);
      if (favor_table_get_mode (page->table) == FAVOR_TABLE_PLAYING)
        {
          favor_game_view_move_choice (page->view, 1);
          gtk_widget_activate_action (GTK_WIDGET (page), "view.commit", NULL);
        }
      g_main_context_iteration (NULL, FALSE);
    }
  page_fixture_settle ();
}

/* All places of the page, other eyes, and back in time. The menus are left out: GTK 4.8 never
 * frees the sections of a menu that was made. */
static void
look_around (FavorGamePage *page)
{
  static const char *const pages[] = { "pads", "log", "moves" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      favor_game_page_set_page (page, pages[i]);
      page_fixture_settle ();
    }
  favor_table_set_eyes (page->table, FAVOR_SEAT_NONE);
  page_fixture_settle ();
  act (GTK_WIDGET (page), "cursor.first", NULL, NULL);
  act (GTK_WIDGET (page), "cursor.forward", NULL, NULL);
  act (GTK_WIDGET (page), "view.plain", NULL, NULL);
  page_fixture_settle ();
}

static void
delete_saved (FavorWindow *window)
{
  FavorStore                 *store = favor_window_get_store (window);
  g_autoptr (FavorStoreEntry) entry = NULL;
  g_autoptr (GError)          error = NULL;

  page_fixture_wait_for (!favor_store_get_loading (store));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  entry = g_list_model_get_item (G_LIST_MODEL (store), 0);
  favor_store_delete (store, favor_store_entry_get_path (entry), &error);
  g_assert_no_error (error);
  page_fixture_settle ();
}

static void
open_and_close (FavorWindow *window)
{
  GtkWidget *widget = GTK_WIDGET (window);
  gpointer   page, session;

  act (widget, "win.play", "s", "dragons-favour");
  page = favor_window_get_page (window);
  g_assert_true (FAVOR_IS_GAME_PAGE (page));
  session = favor_game_page_get_session (FAVOR_GAME_PAGE (page));
  g_object_add_weak_pointer (page, &page);
  g_object_add_weak_pointer (session, &session);
  play (page, 8);
  look_around (page);
  act (widget, "win.show-home", NULL, NULL);
  page_fixture_wait_for (page == NULL && session == NULL);
  delete_saved (window);
}

/* In bytes, without the pictures, which are kept on purpose; 0 where nobody counts: with other C
 * libraries, and under a sanitizer. */
static gsize
count_used (void)
{
#ifdef HAVE_MALLINFO2
  struct mallinfo2 info = mallinfo2 ();

  gsize kept = favor_art_get_bytes (favor_art_get_default ());
  gsize used = info.uordblks + info.hblkhd;

  return used > kept ? used - kept : 0;
#else
  return 0;
#endif
}

static int
compare_left (gconstpointer a, gconstpointer b)
{
  gssize left_a = *(const gssize *) a, left_b = *(const gssize *) b;

  return (left_a > left_b) - (left_a < left_b);
}

static void
check_left (GArray *left)
{
  gssize sum = 0, middle;

  for (guint i = 0; i < left->len; i++)
    sum += g_array_index (left, gssize, i);
  g_array_sort (left, compare_left);
  middle = g_array_index (left, gssize, left->len / 2);
  g_test_message ("left behind, the game in the middle: %" G_GSSIZE_FORMAT
                  ", mean: %" G_GSSIZE_FORMAT,
                  middle,
                  sum / (gssize) left->len);
  g_assert_cmpint (middle, <, LEFT_MOST);
  g_assert_cmpint (sum / (gssize) left->len, <, LEFT_MOST_MEAN);
}

static void
test_flat (Fixture *fixture, gconstpointer data)
{
  const char        *wanted = g_getenv ("FAVOR_GAMES");
  gsize              used = count_used ();
  guint              n_games = used > 0 ? N_GAMES : N_NOT_COUNTED;
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (gssize));

  if (wanted != NULL)
    n_games = (guint) atoi (wanted);
  g_assert_cmpuint (n_games, >, N_WARM);
  for (guint i = 0; i < n_games; i++)
    {
      gssize grown = -(gssize) used;

      open_and_close (fixture->window);
      used = count_used ();
      grown += (gssize) used;
      if (i >= N_WARM)
        g_array_append_val (left, grown);
      if ((i + 1) % N_WARM == 0)
        g_test_message ("after %u games: %" G_GSIZE_FORMAT " bytes", i + 1, used);
    }
  check_left (left);
}

/* GTK alone would leave behind that each of them listens to the settings. */
static void
test_scrolled (Fixture *fixture, gconstpointer data)
{
  GtkWidget   *scrolled = gtk_scrolled_window_new ();
  GtkSettings *settings = gtk_widget_get_settings (scrolled);
  GtkWindow   *window = page_fixture_show (scrolled, 200, 100);

  g_assert_true (gtk_widget_get_realized (scrolled));
  page_fixture_close (window);
  /* What is gone is not looked into; only its address is compared. */
  g_assert_cmpuint (
    g_signal_handler_find (settings, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, scrolled),
    ==,
    0);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = favor_test_make_folder ();
  fixture->window = favor_window_new (NULL, fixture->folder);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 800);
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (fixture->window)),
                "gtk-enable-animations",
                FALSE,
                NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  page_fixture_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer watch = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (fixture->window), &watch);
  gtk_window_close (GTK_WINDOW (fixture->window));
  page_fixture_wait_for (watch == NULL);
  favor_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add ("/many-games/flat", Fixture, NULL, set_up, test_flat, tear_down);
  g_test_add ("/many-games/scrolled", Fixture, NULL, set_up, test_scrolled, tear_down);
  return g_test_run ();
}
