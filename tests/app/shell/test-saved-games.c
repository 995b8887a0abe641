/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "saved-games-fixture.h"

#include <glib/gstdio.h>

#include "favor-continue-card.h"
#include "favor-library-page.h"
#include "favor-rename-popover.h"

/* What a person does with saved games, where they are listed: by keys, pointer and menu. */

static FavorStoreEntry *
nth (Fixture *fixture, guint position)
{
  g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (get_library (fixture),
                                                             position);

  /* The library keeps it. */
  return entry;
}

static GtkWidget *
focus_row (Fixture *fixture, const char *title)
{
  GtkWidget *row = find_row (fixture, title);

  g_assert_nonnull (row);
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  page_fixture_settle ();
  return row;
}

/* (transfer full): what the message over the window says. */
static char *
close_message (void)
{
  GtkWidget *dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  char      *text;

  g_assert_nonnull (dialog);
  text = g_strconcat (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)),
                      "\n",
                      adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)),
                      NULL);
  gtk_window_destroy (GTK_WINDOW (dialog));
  page_fixture_settle ();
  return text;
}

static void
press_undo (Fixture *fixture)
{
  GtkWidget *button = page_fixture_find (GTK_WIDGET (fixture->window),
                                         GTK_TYPE_BUTTON,
                                         "Undo");

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  page_fixture_settle ();
}

/* ---- Names ---------------------------------------------------------------------------- */

/* F2 asks for a name, where the old one is replaced by typing; Enter takes it. */
static void
test_rename (Fixture *fixture, gconstpointer data)
{
  GtkWidget       *row;
  GtkWidget       *popover;
  GtkEditable     *entry;
  FavorSession    *session;
  g_autofree char *path = NULL;
  int              start, end;

  add_games (fixture, "Monday", "Tuesday");
  path = g_strdup (favor_store_entry_get_path (nth (fixture, 0)));
  show_library (fixture);
  row = focus_row (fixture, favor_store_entry_get_title (nth (fixture, 0)));
  if (!page_fixture_key ("F2"))
    return;
  page_fixture_wait_for ((popover = page_fixture_find (row,
                                                       FAVOR_TYPE_RENAME_POPOVER,
                                                       NULL)) != NULL &&
                         gtk_widget_get_mapped (popover));
  entry = GTK_EDITABLE (page_fixture_find (popover, GTK_TYPE_TEXT, NULL));
  g_assert_cmpstr (gtk_editable_get_text (entry),
                   ==,
                   favor_store_entry_get_title (nth (fixture, 0)));
  g_assert_true (gtk_editable_get_selection_bounds (entry, &start, &end));
  g_assert_cmpint (end - start, ==, g_utf8_strlen (gtk_editable_get_text (entry), -1));

  /* Nothing is no name. */
  gtk_editable_set_text (entry, "");
  g_signal_emit_by_name (entry, "activate");
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_visible (popover));
  gtk_editable_set_text (entry, "A <b>Long</b> Evening");
  g_signal_emit_by_name (entry, "activate");
  page_fixture_wait_for (find_row (fixture, "A <b>Long</b> Evening") != NULL);
  g_assert_false (gtk_widget_get_visible (popover));
  g_assert_cmpuint (n_games (fixture), ==, 2);

  session = favor_store_open (favor_window_get_store (fixture->window), path, NULL);
  g_assert_nonnull (session);
  g_assert_cmpstr (favor_session_get_title (session), ==, "A <b>Long</b> Evening");
  favor_store_detach (favor_window_get_store (fixture->window), session);
  g_object_unref (session);
}

/* ---- Away and back -------------------------------------------------------------------- */

static gboolean
is_selected (Fixture *fixture, const char *title)
{
  gboolean selected;

  g_object_get (find_row (fixture, title), "selected", &selected, NULL);
  return selected;
}

/* Delete takes what is selected, and Undo brings it back. */
static void
test_delete_key (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *first = NULL;
  g_autofree char *title = NULL;
  g_autofree char *deleted = NULL;

  add_games (fixture, "Monday", "Tuesday");
  show_library (fixture);
  first = g_strdup (favor_store_entry_get_title (nth (fixture, 0)));
  focus_row (fixture, first);
  title = g_strdup (favor_store_entry_get_title (nth (fixture, 1)));
  path = g_strdup (favor_store_entry_get_path (nth (fixture, 1)));
  /* Where nothing is selected, Down selects the focused row in newer GTK, and the next in older. */
  if (!page_fixture_key ("Home"))
    return;
  page_fixture_wait_for (is_selected (fixture, first));
  page_fixture_key ("Down");
  page_fixture_wait_for (is_selected (fixture, title));
  g_assert_true (says (fixture, "1 selected"));
  page_fixture_key ("Delete");
  page_fixture_wait_for (n_games (fixture) == 1);
  g_assert_cmpstr (favor_store_entry_get_title (nth (fixture, 0)), ==, first);
  deleted = g_strdup_printf ("“%s” deleted", title);
  page_fixture_wait_for (says (fixture, deleted));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  press_undo (fixture);
  page_fixture_wait_for (n_games (fixture) == 2);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_nonnull (find_row (fixture, title));
}

/* What cannot be deleted or come back is said with its name, and nothing else is lost. */
static void
test_in_vain (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autofree char *refused = NULL;
  g_autofree char *gone = NULL;
  const char      *paths[] = { "/nonexistent/gone.favor", NULL };

  add_games (fixture, "Monday", "Tuesday");
  path = g_strdup (favor_store_entry_get_path (nth (fixture, 0)));
  g_assert_cmpint (g_unlink (path), ==, 0);
  act (fixture->window, "win.delete-session", path);
  refused = close_message ();
  g_assert_true (g_str_has_prefix (refused, "Cannot Delete File\n"));
  page_fixture_wait_for (n_games (fixture) == 1);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.undelete-sessions",
                              "^as",
                              paths);
  gone = close_message ();
  g_assert_true (g_str_has_prefix (gone, "Cannot Restore Game\n"));
  act (fixture->window, "win.rematch-session", path);
  g_free (refused);
  refused = close_message ();
  g_assert_true (g_str_has_prefix (refused, "Cannot Open File\n"));
  g_assert_cmpuint (n_games (fixture), ==, 1);
}

static void
test_selection (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;

  add_games (fixture, "Monday", "Tuesday");
  page = show_library (fixture);
  g_assert_false (says (fixture, "2 selected"));
  act (page, "library.select-all", NULL);
  g_assert_true (says (fixture, "2 selected"));
  act (page, "library.delete", NULL);
  page_fixture_wait_for (n_games (fixture) == 0);
  g_assert_true (says (fixture, "2 games deleted"));
  press_undo (fixture);
  page_fixture_wait_for (n_games (fixture) == 2);
  act (page, "library.select-all", NULL);
  act (page, "library.back", NULL);
  /* Only the selection goes; then the page. */
  g_assert_true (favor_window_get_page (fixture->window) == page);
  act (page, "library.back", NULL);
  g_assert_false (FAVOR_IS_LIBRARY_PAGE (favor_window_get_page (fixture->window)));
}

/* ---- The menu of a row ---------------------------------------------------------------- */

/* Whether the menu has that item; a damaged file has fewer. */
static gboolean
offers (GtkWidget *menu, const char *label)
{
  GtkWidget *item = page_fixture_find (menu, GTK_TYPE_LABEL, label);

  return item != NULL && gtk_widget_get_mapped (item);
}

static GtkWidget *
wait_for_menu (GtkWidget *row)
{
  GtkWidget *menu;

  page_fixture_wait_for ((menu = page_fixture_find (row, GTK_TYPE_POPOVER_MENU, NULL)) !=
                           NULL &&
                         gtk_widget_get_mapped (menu));
  page_fixture_settle ();
  return menu;
}

static void
test_menu_key (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  GtkWidget *menu;

  add_games (fixture, "Monday", "Tuesday");
  show_library (fixture);
  row = focus_row (fixture, "Monday");
  if (!page_fixture_key ("shift+F10"))
    return;
  menu = wait_for_menu (row);
  g_assert_true (offers (menu, "_Open"));
  g_assert_true (offers (menu, "Re_match"));
  g_assert_true (offers (menu, "_Rename…"));
  g_assert_true (offers (menu, "D_uplicate"));
  g_assert_true (offers (menu, "_Export…"));
  g_assert_false (offers (menu, "_Show in Folder"));
  g_assert_true (offers (menu, "_Delete"));
  gtk_popover_popdown (GTK_POPOVER (menu));
  page_fixture_settle ();

  act (row, "entry.duplicate", NULL);
  page_fixture_wait_for (n_games (fixture) == 3);
  /* The title of the menu's row, not of its neighbour. */
  for (guint i = 0, n = 0; i < 3; i++)
    {
      n += strstr (favor_store_entry_get_title (nth (fixture, i)), "Monday") != NULL;
      g_assert_true (i < 2 || n == 2);
    }
}

static gboolean
is_pressed (GtkWidget *row)
{
  for (GtkWidget *widget = row; widget != NULL && !GTK_IS_LIST_VIEW (widget);
       widget = gtk_widget_get_parent (widget))
    if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_ACTIVE) != 0)
      return TRUE;
  return FALSE;
}

static gboolean
point_at (GtkWidget *row)
{
  GtkWidget       *root = GTK_WIDGET (gtk_widget_get_root (row));
  graphene_rect_t  bounds;
  g_autofree char *command = NULL;

  g_assert_true (gtk_widget_compute_bounds (row, root, &bounds));
  command = g_strdup_printf ("mousemove %d %d",
                             (int) (bounds.origin.x + 40),
                             (int) (bounds.origin.y + bounds.size.height / 2));
  return page_fixture_pointer (command);
}

/* The right button opens the menu, and the row is not pressed afterwards. */
static void
test_right_button (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row;
  GtkWidget *menu;

  add_games (fixture, "Monday", "Tuesday");
  show_library (fixture);
  row = find_row (fixture, "Monday");
  if (!point_at (row))
    return;
  page_fixture_settle ();
  page_fixture_pointer ("mousedown 3");
  menu = wait_for_menu (row);
  page_fixture_pointer ("mouseup 3");
  page_fixture_settle ();
  g_assert_false (is_pressed (row));
  gtk_popover_popdown (GTK_POPOVER (menu));
  page_fixture_wait_for (!gtk_widget_get_mapped (menu));
  page_fixture_settle ();
  g_assert_false (is_pressed (row));
  g_assert_true (FAVOR_IS_LIBRARY_PAGE (favor_window_get_page (fixture->window)));
}

/* A file that cannot be opened can be looked for and deleted, and says why. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "broken.favor", NULL);
  GtkWidget       *row;
  GtkWidget       *menu;

  favor_test_save (path, "{\"format\": 5}", -1);
  get_library (fixture);
  favor_store_refresh (favor_window_get_store (fixture->window));
  page_fixture_wait_for (n_games (fixture) == 1);
  show_library (fixture);
  row = page_fixture_find (favor_window_get_page (fixture->window),
                           FAVOR_TYPE_SESSION_ROW,
                           NULL);
  g_assert_nonnull (row);
  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  if (!page_fixture_key ("Menu"))
    return;
  menu = wait_for_menu (row);
  g_assert_false (offers (menu, "_Open"));
  g_assert_false (offers (menu, "_Rename…"));
  g_assert_false (offers (menu, "D_uplicate"));
  g_assert_false (offers (menu, "_Export…"));
  g_assert_true (offers (menu, "_Show in Folder"));
  g_assert_true (offers (menu, "_Delete"));
  gtk_popover_popdown (GTK_POPOVER (menu));
  act (row, "entry.delete", NULL);
  page_fixture_wait_for (n_games (fixture) == 0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* ---- Home ----------------------------------------------------------------------------- */

static GtkWidget *
find_card (Fixture *fixture)
{
  return page_fixture_find (favor_window_get_page (fixture->window),
                            FAVOR_TYPE_CONTINUE_CARD,
                            NULL);
}

/* Home has the same menu, and forgets what was deleted. */
static void
test_home (Fixture *fixture, gconstpointer data)
{
  GtkWidget *popover;
  GtkWidget *entry;

  add_games (fixture, "Monday", NULL);
  page_fixture_wait_for (find_card (fixture) != NULL);
  page_fixture_wait_for (gtk_widget_get_mapped (find_card (fixture)));
  act (find_card (fixture), "entry.rename", NULL);
  popover = page_fixture_find (find_card (fixture), FAVOR_TYPE_RENAME_POPOVER, NULL);
  g_assert_nonnull (popover);
  entry = page_fixture_find (popover, GTK_TYPE_TEXT, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Friday");
  g_signal_emit_by_name (entry, "activate");
  page_fixture_wait_for (g_str_equal (favor_store_entry_get_title (nth (fixture, 0)),
                                      "Friday"));
  page_fixture_wait_for (says (fixture, "Friday"));
  act (find_card (fixture), "entry.delete", NULL);
  page_fixture_wait_for (n_games (fixture) == 0);
  page_fixture_settle ();
  g_assert_true (find_card (fixture) == NULL ||
                 !gtk_widget_get_mapped (find_card (fixture)));
  press_undo (fixture);
  page_fixture_wait_for (find_card (fixture) != NULL &&
                         gtk_widget_get_mapped (find_card (fixture)));
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  add ("/saved-games/rename", test_rename);
  add ("/saved-games/delete-key", test_delete_key);
  add ("/saved-games/in-vain", test_in_vain);
  add ("/saved-games/selection", test_selection);
  add ("/saved-games/menu-key", test_menu_key);
  add ("/saved-games/right-button", test_right_button);
  add ("/saved-games/damaged", test_damaged);
  add ("/saved-games/home", test_home);
  return g_test_run ();
}
