/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-library-order.h"
#include "favor-library-page.h"
#include "favor-session-row.h"
#include "favor-statistics-page.h"
#include "favor-test.h"

#define N_FINISHED   3
#define N_UNFINISHED 32

/* A library of the tests' own game, and the page that lists it. */
typedef struct
{
  char       *folder;
  FavorStore *store;
  GtkWidget  *page;
  GtkWindow  *window;
} Fixture;

static void
add_session_with (FavorStore *store, guint n_people, guint seed, guint n_plies)
{
  g_autoptr (FavorSession) session = page_fixture_session (&favor_dummy_game,
                                                           n_people,
                                                           2,
                                                           seed);
  g_autofree char         *title = g_strdup_printf ("Game %c", 'z' - (int) (seed % 26));
  g_autoptr (GError)       error = NULL;

  page_fixture_play (session, n_plies);
  favor_session_set_title (session, title);
  favor_store_attach (store, session, NULL, &error);
  g_assert_no_error (error);
  favor_store_detach (store, session);
}

static void
add_session (FavorStore *store, guint seed, guint n_plies)
{
  add_session_with (store, 2, seed, n_plies);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = favor_test_make_folder ();
  fixture->store = favor_store_new (fixture->folder);
  for (guint i = 0; i < N_UNFINISHED + N_FINISHED; i++)
    add_session (fixture->store, i, i < N_UNFINISHED ? 1 : favor_dummy_game.max_plies);
  page_fixture_wait_for (!favor_store_get_loading (fixture->store));
  fixture->page = favor_library_page_new (fixture->store);
  fixture->window = page_fixture_show (fixture->page, 900, 700);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  page_fixture_close (fixture->window);
  page_fixture_wait_for (!favor_store_get_loading (fixture->store));
  g_assert_finalize_object (fixture->store);
  favor_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

/* Not the one that drops down. */
static GtkListView *
get_list (Fixture *fixture)
{
  GtkWidget *clamp = page_fixture_find (fixture->page, ADW_TYPE_CLAMP_SCROLLABLE, NULL);

  return GTK_LIST_VIEW (page_fixture_find (clamp, GTK_TYPE_LIST_VIEW, NULL));
}

static GtkSelectionModel *
get_model (Fixture *fixture)
{
  return gtk_list_view_get_model (get_list (fixture));
}

static FavorStoreEntry *
nth (Fixture *fixture, guint position)
{
  g_autoptr (FavorStoreEntry) entry =
    g_list_model_get_item (G_LIST_MODEL (get_model (fixture)), position);

  /* The library keeps it. */
  return entry;
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->page, action, NULL));
  page_fixture_settle ();
}

static guint
n_selected (Fixture *fixture)
{
  g_autoptr (GtkBitset) selected =
    gtk_selection_model_get_selection (get_model (fixture));

  return (guint) gtk_bitset_get_size (selected);
}

static void
search (Fixture *fixture, const char *text)
{
  GtkWidget *entry = page_fixture_find (fixture->page, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  page_fixture_settle ();
}

/* Each order holds for all neighbours, and the other way round when reversed. */
static void
test_orders (Fixture *fixture, gconstpointer data)
{
  act (fixture, "library.select-all");
  for (guint i = 0; i < 2 * FAVOR_N_LIBRARY_ORDERS; i++)
    {
      FavorLibraryOrder order = (FavorLibraryOrder) (i / 2);
      gboolean          reversed = i % 2 == 1;

      g_object_set (fixture->page,
                    "order",
                    favor_library_order_get_id (order),
                    "reversed",
                    reversed,
                    NULL);
      for (guint k = 1; k < g_list_model_get_n_items (G_LIST_MODEL (get_model (fixture)));
           k++)
        {
          int compared = favor_library_order_compare (order,
                                                      nth (fixture, k - 1),
                                                      nth (fixture, k));

          g_assert_cmpint (reversed ? -compared : compared, <=, 0);
        }
    }
  g_assert_cmpint (favor_library_order_from_id ("colour"), ==, -1);
}

static void
test_order_by_title (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->page, "order", "title", NULL);
  page_fixture_settle ();
  g_assert_cmpstr (favor_store_entry_get_title (nth (fixture, 0)), ==, "Game a");
}

/* Only what is seen has rows; what is selected is more than that. */
static void
test_select_all (Fixture *fixture, gconstpointer data)
{
  guint      n_all = N_UNFINISHED + N_FINISHED;
  GtkWidget *bar = page_fixture_find (fixture->page, GTK_TYPE_ACTION_BAR, NULL);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_model (fixture))),
                    <,
                    n_all);
  g_assert_false (gtk_action_bar_get_revealed (GTK_ACTION_BAR (bar)));
  act (fixture, "library.select-all");
  g_assert_cmpuint (n_selected (fixture), ==, n_all);
  g_assert_true (gtk_action_bar_get_revealed (GTK_ACTION_BAR (bar)));
  g_assert_nonnull (page_fixture_find (bar, GTK_TYPE_LABEL, "35 selected"));
  act (fixture, "library.select-none");
  g_assert_false (gtk_action_bar_get_revealed (GTK_ACTION_BAR (bar)));
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  search (fixture, "GAME z");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_model (fixture))), ==, 2);
  search (fixture, "game");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_model (fixture))), >, 2);
  search (fixture, "game nothing");
  g_assert_nonnull (page_fixture_find (fixture->page, GTK_TYPE_BUTTON, "Show All Games"));
  g_assert_null (page_fixture_find (GTK_WIDGET (get_list (fixture)),
                                    FAVOR_TYPE_SESSION_ROW,
                                    NULL));
  act (fixture, "library.show-all");
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (get_list (fixture)),
                                       FAVOR_TYPE_SESSION_ROW,
                                       NULL));
}

/* A tick says what is selected, and another session in the same row has none. */
static void
test_tick (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  gboolean   selected;

  gtk_selection_model_select_item (get_model (fixture), 0, TRUE);
  page_fixture_settle ();
  row = page_fixture_find (GTK_WIDGET (get_list (fixture)), FAVOR_TYPE_SESSION_ROW, NULL);
  g_assert_true (favor_session_row_get_entry (FAVOR_SESSION_ROW (row)) ==
                 nth (fixture, 0));
  g_object_get (row, "selected", &selected, NULL);
  g_assert_true (selected);
  search (fixture, "game f");
  row = page_fixture_find (GTK_WIDGET (get_list (fixture)), FAVOR_TYPE_SESSION_ROW, NULL);
  g_object_get (row, "selected", &selected, NULL);
  g_assert_false (selected);
  g_assert_cmpuint (n_selected (fixture), ==, 0);
}

/* What goes from under the page goes from the list, selected or not. */
static void
test_session_gone (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_strdup (favor_store_entry_get_path (nth (fixture, 0)));

  act (fixture, "library.select-all");
  g_assert_true (favor_store_delete (fixture->store, path, NULL));
  page_fixture_settle ();
  g_assert_cmpuint (n_selected (fixture), ==, N_UNFINISHED + N_FINISHED - 1);
  g_assert_cmpstr (favor_store_entry_get_path (nth (fixture, 0)), !=, path);
}

static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  int least;

  act (fixture, "library.select-all");
  gtk_widget_measure (fixture->page,
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &least,
                      NULL,
                      NULL,
                      NULL);
  g_assert_cmpint (least, <=, 360);
}

static void
test_statistics (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = favor_statistics_page_new (fixture->store);
  GtkWindow *window = page_fixture_show (page, 900, 700);
  int        least;

  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_LABEL, "3"));
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_LABEL, favor_dummy_game.title));
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_LABEL, "People only"));
  add_session (fixture->store, 40, favor_dummy_game.max_plies);
  page_fixture_wait_for (page_fixture_find (page, GTK_TYPE_LABEL, "4") != NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  page_fixture_close (window);
}

static void
test_no_statistics (void)
{
  g_autofree char       *folder = favor_test_make_folder ();
  g_autoptr (FavorStore) store = favor_store_new (folder);
  GtkWidget             *page = favor_statistics_page_new (store);
  GtkWindow             *window = page_fixture_show (page, 900, 700);
  GtkWidget             *empty = page_fixture_find (page, ADW_TYPE_STATUS_PAGE, NULL);

  const char *description;

  g_assert_true (gtk_widget_get_mapped (empty));
  description = adw_status_page_get_description (ADW_STATUS_PAGE (empty));
  g_assert_true (g_str_has_prefix (description, "Finish a game"));
  page_fixture_wait_for (!favor_store_get_loading (store));

  /* Whoever let computers play is told why that says nothing. */
  add_session_with (store, 0, 3, favor_dummy_game.max_plies);
  page_fixture_wait_for (
    g_str_has_prefix (adw_status_page_get_description (ADW_STATUS_PAGE (empty)),
                      "Games among computers alone are not counted."));
  g_assert_true (gtk_widget_get_mapped (empty));
  page_fixture_close (window);
  page_fixture_wait_for (!favor_store_get_loading (store));
  g_assert_finalize_object (g_steal_pointer (&store));
  favor_test_remove_folder (folder);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  add ("/library-page/orders", test_orders);
  add ("/library-page/order-by-title", test_order_by_title);
  add ("/library-page/select-all", test_select_all);
  add ("/library-page/search", test_search);
  add ("/library-page/tick", test_tick);
  add ("/library-page/session-gone", test_session_gone);
  add ("/library-page/narrow", test_narrow);
  add ("/statistics-page/counts", test_statistics);
  g_test_add_func ("/statistics-page/empty", test_no_statistics);
  return g_test_run ();
}
