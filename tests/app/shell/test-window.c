/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include <glib/gstdio.h>

#include "favor-continue-card.h"
#include "favor-game-page.h"
#include "favor-game-card.h"
#include "favor-games.h"
#include "favor-home-page.h"
#include "favor-learn-page.h"
#include "favor-library-page.h"
#include "favor-player-row.h"
#include "favor-session-row.h"
#include "favor-settings.h"
#include "favor-setup-page.h"
#include "favor-statistics-page.h"
#include "favor-test.h"
#include "favor-window.h"

/* The window with a library of its own, from the first click to the last. */

typedef struct
{
  char        *folder;
  FavorWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_settings_reset (favor_settings_get_default (), "player-name");
  fixture->folder = favor_test_make_folder ();
  fixture->window = favor_window_new (NULL, fixture->folder);
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

static void
act (Fixture *fixture, const char *action, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                                             action,
                                             parameter == NULL ? NULL : "s",
                                             parameter));
  page_fixture_settle ();
}

static GListModel *
get_library (Fixture *fixture)
{
  FavorStore *store = favor_window_get_store (fixture->window);

  page_fixture_wait_for (!favor_store_get_loading (store));
  return G_LIST_MODEL (store);
}

static char *
only_path (Fixture *fixture)
{
  GListModel                 *library = get_library (fixture);
  g_autoptr (FavorStoreEntry) entry = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (library), ==, 1);
  entry = g_list_model_get_item (library, 0);
  return g_strdup (favor_store_entry_get_path (entry));
}

static GtkWindow *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return window;
    }
  return NULL;
}

static void
assert_page (Fixture *fixture, GType type)
{
  GtkWindow *dialog = find_dialog ();

  if (dialog != NULL)
    g_test_message ("%s", adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)));
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (favor_window_get_page (fixture->window)),
                   ==,
                   g_type_name (type));
}

/* Begins a game and leaves it again. */
static void
play_a_little (Fixture *fixture)
{
  const FavorGame *game = favor_games_get_nth (0);

  act (fixture, "win.play", game->id);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  act (fixture, "win.show-home", NULL);
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
}

/* What is opened before the window is on the screen is its first page; home comes when it is asked
 * for. */
static void
test_opened_first (Fixture *fixture, gconstpointer data)
{
  g_autofree char  *path = NULL;
  g_autoptr (GFile) file = NULL;
  FavorWindow      *window;

  play_a_little (fixture);
  path = only_path (fixture);
  file = g_file_new_for_path (path);
  gtk_window_destroy (GTK_WINDOW (fixture->window));

  window = fixture->window = favor_window_new (NULL, fixture->folder);
  g_assert_null (favor_window_get_page (window));
  favor_window_open (window, file);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  gtk_window_present (GTK_WINDOW (window));
  page_fixture_settle ();
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  act (fixture, "win.show-home", NULL);
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
}

/* A file that cannot be opened leaves the window with home. */
static void
test_opened_in_vain (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->folder,
                                                      "none.favor",
                                                      NULL);
  FavorWindow      *window;

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  window = fixture->window = favor_window_new (NULL, fixture->folder);
  favor_window_open (window, file);
  page_fixture_settle ();
  g_assert_true (gtk_window_get_transient_for (find_dialog ()) == GTK_WINDOW (window));
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
  gtk_window_close (find_dialog ());
  page_fixture_settle ();
}

/* A new game is as strict as the preferences say when it begins, and stays so. */
static void
test_strict (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new ("io.github.favorgames.Favor");
  const FavorGame      *game = favor_games_get_nth (0);

  for (guint strict = 0; strict < 2; strict++)
    {
      FavorSession *session;

      g_settings_set_boolean (settings, "strict-undo", strict == 1);
      act (fixture, "win.play", game->id);
      assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
      session = favor_game_page_get_session (
        FAVOR_GAME_PAGE (favor_window_get_page (fixture->window)));
      g_settings_set_boolean (settings, "strict-undo", strict == 0);
      g_assert_cmpint (favor_session_get_strict (session), ==, strict == 1);
    }
  g_settings_reset (settings, "strict-undo");
}

/* The library is opened after the first frame, without anybody asking for it. */
static void
test_library_is_read (Fixture *fixture, gconstpointer data)
{
  FavorStore *store = NULL;

  for (guint i = 0; i < 5000 && store == NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_object_get (fixture->window, "store", &store, NULL);
      g_usleep (1000);
    }
  g_assert_nonnull (store);
  g_object_unref (store);
}

/* One press of a key on the first page leads to the game that was never played here. */
static void
test_focus_is_on_learn (Fixture *fixture, gconstpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)),
                   ==,
                   "win.learn");
  g_signal_emit_by_name (focus, "clicked");
  page_fixture_settle ();
  assert_page (fixture, FAVOR_TYPE_LEARN_PAGE);
}

static GtkEditable *
search_entry (Fixture *fixture)
{
  return GTK_EDITABLE (page_fixture_find (favor_window_get_page (fixture->window),
                                          GTK_TYPE_SEARCH_ENTRY,
                                          NULL));
}

/* Back leads to the page from which one came, as it was left, and home from there. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  GtkWidget       *library;

  play_a_little (fixture);
  path = only_path (fixture);
  act (fixture, "win.show-library", NULL);
  library = favor_window_get_page (fixture->window);
  gtk_editable_set_text (search_entry (fixture), "Ann");
  act (fixture, "win.open-session", path);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  act (fixture, "win.back", NULL);
  g_assert_true (favor_window_get_page (fixture->window) == library);
  g_assert_cmpstr (gtk_editable_get_text (search_entry (fixture)), ==, "Ann");

  /* By way of another page, and by asking for the library once more. */
  act (fixture, "win.show-statistics", NULL);
  assert_page (fixture, FAVOR_TYPE_STATISTICS_PAGE);
  act (fixture, "win.back", NULL);
  g_assert_true (favor_window_get_page (fixture->window) == library);
  act (fixture, "win.show-statistics", NULL);
  act (fixture, "win.open-session", path);
  act (fixture, "win.show-library", NULL);
  g_assert_true (favor_window_get_page (fixture->window) == library);
  act (fixture, "win.back", NULL);
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
}

/* (transfer none): what takes dropped files. */
static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  GtkDropTarget         *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        found = GTK_DROP_TARGET (controller);
    }
  g_assert_nonnull (found);
  return found;
}

/* A file that is dropped on the window is opened there. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  g_autofree char  *path = NULL;
  g_autoptr (GFile) file = NULL;
  GSList            files = { NULL, NULL };
  GValue            value = G_VALUE_INIT;
  gboolean          taken = FALSE;

  play_a_little (fixture);
  path = only_path (fixture);
  file = g_file_new_for_path (path);
  files.data = file;
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_static_boxed (&value, &files);
  g_signal_emit_by_name (find_drop_target (GTK_WIDGET (fixture->window)),
                         "drop",
                         &value,
                         5.0,
                         5.0,
                         &taken);
  g_assert_true (taken);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  g_value_unset (&value);
}

/* Whoever goes home begins anew there; nothing is left behind. */
static void
test_home_from_afar (Fixture *fixture, gconstpointer data)
{
  GtkWidget *library;

  act (fixture, "win.show-library", NULL);
  library = favor_window_get_page (fixture->window);
  g_object_add_weak_pointer (G_OBJECT (library), (gpointer *) &library);
  act (fixture, "win.learn", favor_games_get_nth (0)->id);
  act (fixture, "win.show-home", NULL);
  page_fixture_settle ();
  g_assert_null (library);
  act (fixture, "win.new", NULL);
  act (fixture, "win.back", NULL);
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
}

/* Tab comes by everything, the buttons of the header bar, too, and begins anew. */
static void
test_tab_goes_round (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[] = { "win.show-home", "win.show-library", "win.new" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *first, *focus;
      guint      n = 0;
      gboolean   header = FALSE;

      gtk_widget_activate_action (GTK_WIDGET (fixture->window), pages[i], NULL);
      page_fixture_settle ();
      first = gtk_window_get_focus (GTK_WINDOW (fixture->window));
      g_assert_nonnull (first);
      do
        {
          g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
          focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
          g_assert_nonnull (focus);
          header |= gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL &&
                    focus != first;
        }
      while (focus != first && ++n < 200);
      g_assert_cmpuint (n, <, 200);
      g_assert_true (header);
    }
}

static void
test_play_and_leave (Fixture *fixture, gconstpointer data)
{
  const FavorGame *game = favor_games_get_nth (0);
  GtkWidget       *page;
  FavorSession    *session;
  g_autofree char *title = NULL;
  g_autofree char *path = NULL;
  gpointer         page_watch, session_watch;

  act (fixture, "win.play", game->id);
  page = favor_window_get_page (fixture->window);
  session = favor_game_page_get_session (FAVOR_GAME_PAGE (page));
  title = g_strdup (favor_session_get_title (session));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, title);
  g_assert_cmpuint (favor_session_count_people (session), ==, 1);
  g_assert_cmpuint (favor_session_get_n_seats (session), ==, game->default_seats);
  path = g_strdup (favor_store_get_path (favor_window_get_store (fixture->window),
                                         session));

  page_watch = page;
  session_watch = session;
  g_object_add_weak_pointer (G_OBJECT (page), &page_watch);
  g_object_add_weak_pointer (G_OBJECT (session), &session_watch);
  act (fixture, "win.show-home", NULL);
  page_fixture_wait_for (page_watch == NULL && session_watch == NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Favor");
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));

  act (fixture, "win.open-session", path);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, title);
}

/* A game that is on the screen is not opened a second time. */
static void
test_open_again (Fixture *fixture, gconstpointer data)
{
  GtkWidget       *page;
  g_autofree char *path = NULL;

  act (fixture, "win.play", favor_games_get_nth (0)->id);
  page = favor_window_get_page (fixture->window);
  path = g_strdup (
    favor_store_get_path (favor_window_get_store (fixture->window),
                          favor_game_page_get_session (FAVOR_GAME_PAGE (page))));
  act (fixture, "win.open-session", path);
  g_assert_true (favor_window_get_page (fixture->window) == page);
}

static void
test_set_up_is_remembered (Fixture *fixture, gconstpointer data)
{
  const FavorGame *game = favor_games_get_nth (0);
  GtkWidget       *page;
  GtkWidget       *row;
  FavorSession    *session;

  act (fixture, "win.set-up", game->id);
  assert_page (fixture, FAVOR_TYPE_SETUP_PAGE);
  page = favor_window_get_page (fixture->window);
  g_assert_true (gtk_widget_activate_action (page, "setup.add-seat", NULL));
  row = page_fixture_find (page, FAVOR_TYPE_PLAYER_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (page_fixture_find (row, GTK_TYPE_ENTRY, NULL)),
                         "Zoë");
  g_assert_true (gtk_widget_activate_action (page, "setup.start", NULL));
  page_fixture_settle ();
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);

  act (fixture, "win.show-home", NULL);
  act (fixture, "win.play", game->id);
  page = favor_window_get_page (fixture->window);
  session = favor_game_page_get_session (FAVOR_GAME_PAGE (page));
  g_assert_cmpuint (favor_session_get_n_seats (session), ==, game->default_seats + 1);
  g_assert_cmpstr (favor_session_get_player (session, 0)->name, ==, "Zoë");

  act (fixture, "win.new", NULL);
  assert_page (fixture, FAVOR_TYPE_SETUP_PAGE);
  page = favor_window_get_page (fixture->window);
  g_assert_true (favor_setup_page_get_setup (FAVOR_SETUP_PAGE (page))->game == game);
}

static void
test_rename (Fixture *fixture, gconstpointer data)
{
  g_autofree char            *path = NULL;
  g_autoptr (FavorStoreEntry) entry = NULL;

  play_a_little (fixture);
  path = only_path (fixture);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                                             "win.rename-session",
                                             "(ss)",
                                             path,
                                             "A Long Evening"));
  page_fixture_settle ();
  entry = g_list_model_get_item (get_library (fixture), 0);
  g_assert_cmpstr (favor_store_entry_get_title (entry), ==, "A Long Evening");
}

static void
test_delete_and_undo (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  const char      *paths[] = { NULL, NULL };

  play_a_little (fixture);
  path = only_path (fixture);
  paths[0] = path;
  act (fixture, "win.delete-session", path);
  g_assert_cmpuint (g_list_model_get_n_items (get_library (fixture)), ==, 0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                                             "win.undelete-sessions",
                                             "^as",
                                             paths));
  g_assert_cmpuint (g_list_model_get_n_items (get_library (fixture)), ==, 1);
}

/* Several at once, one of them gone meanwhile; all that were deleted come back. */
static void
test_delete_several (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *other = NULL;
  const char      *paths[] = { NULL, NULL, "/nonexistent/gone.favor", NULL };

  play_a_little (fixture);
  path = only_path (fixture);
  act (fixture, "win.duplicate-session", path);
  page_fixture_wait_for (g_list_model_get_n_items (get_library (fixture)) == 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (get_library (fixture),
                                                                 i);

      if (!g_str_equal (favor_store_entry_get_path (entry), path))
        other = g_strdup (favor_store_entry_get_path (entry));
    }
  paths[0] = path;
  paths[1] = other;
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                                             "win.delete-sessions",
                                             "^as",
                                             paths));
  g_assert_cmpuint (g_list_model_get_n_items (get_library (fixture)), ==, 0);
  page_fixture_settle ();
  g_signal_emit_by_name (page_fixture_find (GTK_WIDGET (fixture->window),
                                            GTK_TYPE_BUTTON,
                                            "Undo"),
                         "clicked");
  page_fixture_wait_for (g_list_model_get_n_items (get_library (fixture)) == 2);
}

static guint
count_seats (Fixture *fixture)
{
  g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (get_library (fixture), 0);

  return favor_store_entry_get_n_seats (entry);
}

/* The seats of a session of the library, in a new game. */
static void
test_rematch_from_library (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  GtkWidget       *page;
  FavorSession    *session;
  guint            n_seats;

  play_a_little (fixture);
  path = only_path (fixture);
  n_seats = count_seats (fixture);
  act (fixture, "win.rematch-session", path);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  page = favor_window_get_page (fixture->window);
  session = favor_game_page_get_session (FAVOR_GAME_PAGE (page));
  g_assert_cmpuint (g_list_model_get_n_items (get_library (fixture)), ==, 2);
  g_assert_cmpuint (favor_session_get_n_seats (session), ==, n_seats);
}

static void
test_duplicate (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;

  play_a_little (fixture);
  path = only_path (fixture);
  act (fixture, "win.duplicate-session", path);
  page_fixture_wait_for (g_list_model_get_n_items (get_library (fixture)) == 2);
}

/* A damaged file is refused with a sentence that names file and place, and stays. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const char text[] =
    "{\"format\": \"favor-session\", \"version\": 1, \"game\": 5}";
  g_autofree char *path = g_build_filename (fixture->folder, "broken.favor", NULL);
  g_autofree char *after = NULL;
  GtkWindow       *dialog;

  favor_test_save (path, text, -1);
  act (fixture, "win.open-session", path);
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)),
                            "broken.favor"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)),
                            "game"));
  gtk_window_destroy (dialog);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

static void
test_open_files (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/no/such/file.favor");
  g_autoptr (GFile) remote = g_file_new_for_uri ("https://example.org/x.favor");

  favor_window_open (fixture->window, nowhere);
  g_assert_nonnull (find_dialog ());
  gtk_window_destroy (find_dialog ());
  favor_window_open (fixture->window, remote);
  g_assert_nonnull (find_dialog ());
  gtk_window_destroy (find_dialog ());
  assert_page (fixture, FAVOR_TYPE_HOME_PAGE);
}

static void
test_library_page (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *search;

  play_a_little (fixture);
  get_library (fixture);
  act (fixture, "win.show-library", NULL);
  assert_page (fixture, FAVOR_TYPE_LIBRARY_PAGE);
  page = favor_window_get_page (fixture->window);
  g_assert_nonnull (page_fixture_find (page, FAVOR_TYPE_SESSION_ROW, NULL));
  search = page_fixture_find (page, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "no such title");
  page_fixture_wait_for (page_fixture_find (page, FAVOR_TYPE_SESSION_ROW, NULL) == NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  page_fixture_wait_for (page_fixture_find (page, FAVOR_TYPE_SESSION_ROW, NULL) != NULL);
}

/* Home shows what is unfinished, and no heading without something under it. */
static void
test_home_sections (Fixture *fixture, gconstpointer data)
{
  GtkWidget       *home = favor_window_get_page (fixture->window);
  GtkWidget       *title = page_fixture_find (home, GTK_TYPE_LABEL, "Continue");
  GtkWidget       *row;
  g_autofree char *path = NULL;

  get_library (fixture);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (title));
  play_a_little (fixture);
  path = only_path (fixture);
  page_fixture_settle ();
  /* Another page: it went when the game came. */
  home = favor_window_get_page (fixture->window);
  title = page_fixture_find (home, GTK_TYPE_LABEL, "Continue");
  g_assert_true (gtk_widget_get_mapped (title));
  row = page_fixture_find (home, FAVOR_TYPE_CONTINUE_CARD, NULL);
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_activate_action (row, "entry.open", NULL));
  page_fixture_settle ();
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
}

/* A game needs memory for itself. */
static void
test_home_goes (Fixture *fixture, gconstpointer data)
{
  gpointer home = favor_window_get_page (fixture->window);

  g_object_add_weak_pointer (home, &home);
  act (fixture, "win.play", favor_games_get_nth (0)->id);
  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  page_fixture_wait_for (home == NULL);
}

static void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}

static FavorSession *
get_session (Fixture *fixture)
{
  FavorSession *session = NULL;

  assert_page (fixture, FAVOR_TYPE_GAME_PAGE);
  g_object_get (favor_window_get_page (fixture->window), "session", &session, NULL);
  g_object_unref (session);
  return session;
}

/* A first start asks for the name; Enter behind it leads on to Play. */
static void
test_name_is_asked (Fixture *fixture, gconstpointer data)
{
  GtkWidget *home = favor_window_get_page (fixture->window);
  GtkWidget *row, *focus;

  get_library (fixture);
  page_fixture_settle ();
  row = page_fixture_find (home, ADW_TYPE_ENTRY_ROW, NULL);
  g_assert_true (gtk_widget_get_mapped (row));
  gtk_widget_grab_focus (row);
  g_signal_emit_by_name (row, "entry-activated");
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, FAVOR_TYPE_GAME_CARD));
}

/* The name that was said is used in each game, and the one that was used last is remembered. */
static void
test_name_is_kept (Fixture *fixture, gconstpointer data)
{
  GSettings       *settings = favor_settings_get_default ();
  g_autofree char *suggested = favor_setup_suggest_name ();
  g_autofree char *name = NULL;
  const FavorGame *games[] = { favor_games_get_nth (0),
                               favor_games_get_nth (favor_games_get_n () - 1) };
  GtkWidget       *row;

  g_settings_reset (settings, "last-setups");
  /* Who begins without an answer agrees with the proposal. */
  act (fixture, "win.play", games[0]->id);
  g_assert_cmpstr (favor_session_get_player (get_session (fixture), 0)->name,
                   ==,
                   suggested);
  name = g_settings_get_string (settings, "player-name");
  g_assert_cmpstr (name, ==, suggested);
  act (fixture, "win.show-home", NULL);

  g_settings_set_string (settings, "player-name", "Zoë");
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      act (fixture, "win.play", games[i]->id);
      g_assert_cmpstr (favor_session_get_player (get_session (fixture), 0)->name,
                       ==,
                       "Zoë");
      act (fixture, "win.show-home", NULL);
    }

  /* Another name in one game is the name in all. */
  act (fixture, "win.set-up", games[0]->id);
  row = page_fixture_find (favor_window_get_page (fixture->window),
                           FAVOR_TYPE_PLAYER_ROW,
                           NULL);
  gtk_editable_set_text (GTK_EDITABLE (page_fixture_find (row, GTK_TYPE_ENTRY, NULL)),
                         "Maja");
  gtk_widget_activate_action (favor_window_get_page (fixture->window),
                              "setup.start",
                              NULL);
  page_fixture_settle ();
  g_assert_cmpstr (favor_session_get_player (get_session (fixture), 0)->name, ==, "Maja");
  act (fixture, "win.show-home", NULL);
  act (fixture, "win.play", games[1]->id);
  g_assert_cmpstr (favor_session_get_player (get_session (fixture), 0)->name, ==, "Maja");
  act (fixture, "win.show-home", NULL);
  g_settings_reset (settings, "last-setups");
  g_settings_reset (settings, "player-name");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  add ("/window/library-is-read", test_library_is_read);
  add ("/window/focus-is-on-learn", test_focus_is_on_learn);
  add ("/window/tab-goes-round", test_tab_goes_round);
  add ("/window/play-and-leave", test_play_and_leave);
  add ("/window/open-again", test_open_again);
  add ("/window/set-up-is-remembered", test_set_up_is_remembered);
  add ("/window/name-is-asked", test_name_is_asked);
  add ("/window/name-is-kept", test_name_is_kept);
  add ("/window/rename", test_rename);
  add ("/window/delete-and-undo", test_delete_and_undo);
  add ("/window/delete-several", test_delete_several);
  add ("/window/rematch-from-library", test_rematch_from_library);
  add ("/window/duplicate", test_duplicate);
  add ("/window/damaged", test_damaged);
  add ("/window/open-files", test_open_files);
  add ("/window/library-page", test_library_page);
  add ("/window/home-sections", test_home_sections);
  add ("/window/home-goes", test_home_goes);
  add ("/window/back", test_back);
  add ("/window/home-from-afar", test_home_from_afar);
  add ("/window/dropped", test_dropped);
  add ("/window/strict", test_strict);
  add ("/window/opened-first", test_opened_first);
  add ("/window/opened-in-vain", test_opened_in_vain);
  return g_test_run ();
}
