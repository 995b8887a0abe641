/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <glib/gstdio.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "favor-game-page-private.h"

#include "favor-games.h"
#include "favor-save.h"
#include "favor-test.h"
#include "page-fixture.h"

typedef struct
{
  char          *folder;
  FavorSession  *session;
  FavorGamePage *page;
  GtkWindow     *window;
} Fixture;

static void
show_page (Fixture *fixture, guint n_people, int width)
{
  const FavorGame *game = favor_games_find ("dragons-favour");

  fixture->folder = favor_test_make_folder ();
  fixture->session = page_fixture_session (game, n_people, 4, 1);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), width, 800);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->session);
  favor_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static gboolean
says (Fixture *fixture, const char *text)
{
  return page_fixture_find (GTK_WIDGET (fixture->page), GTK_TYPE_LABEL, text) != NULL;
}

static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }
  return NULL;
}

static GFile *
file_in (const char *folder, const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

typedef struct
{
  gboolean done;
  char    *text;
} Reading;

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Reading           *reading = data;
  g_autoptr (GError) error = NULL;

  reading->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);
  g_assert_no_error (error);
  reading->done = TRUE;
}

static char *
read_clipboard (Fixture *fixture)
{
  Reading reading = { FALSE, NULL };

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (fixture->page)),
                                 NULL,
                                 read_cb,
                                 &reading);
  page_fixture_wait_for (reading.done);
  return reading.text;
}

static void
test_copy (void)
{
  Fixture          fixture;
  g_autofree char *position = NULL;
  g_autofree char *log = NULL;
  g_autofree char *of_bo = NULL;
  g_autofree char *seen = NULL;

  show_page (&fixture, 1, 1280);
  page_fixture_play (fixture.session, 3);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture.page),
                                             "share.copy-position",
                                             NULL));
  position = read_clipboard (&fixture);
  g_assert_true (g_str_has_prefix (position, "The Dragon's Favour\n"));
  seen = g_strdup_printf ("\nAs %s sees it\n",
                          favor_session_get_name (fixture.session, 0));
  g_assert_nonnull (strstr (position, seen));
  page_fixture_wait_for (says (&fixture, "Position copied"));

  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "share.copy-log", "i", -1);
  log = read_clipboard (&fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "share.copy-log", "i", 1);
  of_bo = read_clipboard (&fixture);
  g_assert_nonnull (strstr (log, "\nRound 1\n"));
  g_assert_cmpuint (strlen (of_bo), <, strlen (log));
  tear_down (&fixture);
}

/* While one person gives way to another nothing can be taken along. */
static void
test_covered (void)
{
  static const char *const names[] = { "share.copy-position",
                                       "share.save-picture",
                                       "share.export" };
  Fixture                  fixture;
  GdkClipboard            *clipboard;
  g_autofree char         *before = NULL;
  g_autofree char         *after = NULL;

  show_page (&fixture, 4, 1280);
  clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture.page));
  gdk_clipboard_set_text (clipboard, "nothing");
  g_assert_true (favor_table_get_covered (fixture.page->table));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_activate_action (GTK_WIDGET (fixture.page), names[i], NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "share.copy-log", "i", -1);
  page_fixture_settle ();
  before = read_clipboard (&fixture);
  g_assert_cmpstr (before, ==, "nothing");
  g_assert_null (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  g_assert_null (fixture.page->picture);
  favor_table_uncover (fixture.page->table);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "share.copy-position", NULL);
  after = read_clipboard (&fixture);
  g_assert_true (g_str_has_prefix (after, "The Dragon's Favour\n"));
  tear_down (&fixture);
}

static void
test_export (void)
{
  Fixture                  fixture;
  g_autoptr (GFile)        file = NULL;
  g_autofree char         *contents = NULL;
  g_autoptr (GBytes)       bytes = NULL;
  g_autoptr (FavorSession) copy = NULL;
  g_autoptr (GError)       error = NULL;
  gsize                    length;

  show_page (&fixture, 1, 1280);
  page_fixture_play (fixture.session, 5);
  file = file_in (fixture.folder, "x.favor");
  favor_game_page_export (fixture.page, file);
  page_fixture_wait_for (says (&fixture, "Game exported"));
  g_file_get_contents (g_file_peek_path (file), &contents, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new (contents, length);
  copy = favor_save_from_bytes (bytes, &error);
  g_assert_no_error (error);
  /* The computers may have gone on meanwhile. */
  g_assert_cmpuint (favor_session_get_n_plies (copy), >=, 5);
  g_assert_cmpuint (favor_session_get_n_plies (copy),
                    <=,
                    favor_session_get_n_plies (fixture.session));
  tear_down (&fixture);
}

/* Where nothing can be written a dialog says what happened. */
static void
test_failure (void)
{
  Fixture           fixture;
  g_autoptr (GFile) file = NULL;
  GtkWindow        *dialog;
  const char       *body;

  show_page (&fixture, 1, 1280);
  file = file_in (fixture.folder, "missing/x.favor");
  favor_game_page_export (fixture.page, file);
  page_fixture_wait_for (find_window (ADW_TYPE_MESSAGE_DIALOG) != NULL);
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  body = adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog));
  g_assert_true (g_str_has_prefix (body, "“x.favor” cannot be written: "));
  g_assert_false (says (&fixture, "Game exported"));
  gtk_window_close (dialog);
  page_fixture_wait_for (find_window (ADW_TYPE_MESSAGE_DIALOG) == NULL);
  tear_down (&fixture);
}

/* (transfer full): a picture of the board that was written whole. */
static GFile *
write_picture (Fixture *fixture, const char *name)
{
  GFile *file;

  show_page (fixture, 1, 1280);
  file = file_in (fixture->folder, name);
  fixture->page
    ->picture = favor_picture_take (favor_game_view_get_board (fixture->page->view));
  favor_game_page_write_picture (fixture->page, file);
  g_assert_null (fixture->page->picture);
  page_fixture_wait_for (says (fixture, "Picture saved"));
  return file;
}

/* The name of the file decides what it becomes. */
static void
test_picture_png (void)
{
  Fixture                fixture;
  g_autoptr (GFile)      file = write_picture (&fixture, "board.png");
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError)     error = NULL;

  texture = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), >, 800);
  tear_down (&fixture);
}

static void
test_picture_svg (void)
{
  Fixture            fixture;
  g_autoptr (GFile)  file = write_picture (&fixture, "board.SVG");
  g_autoptr (GError) error = NULL;
  RsvgHandle        *handle = rsvg_handle_new_from_file (g_file_peek_path (file), &error);

  g_assert_no_error (error);
  g_object_unref (handle);
  tear_down (&fixture);
}

/* In a narrow window the log may stand in the place of the board, which is drawn first then. */
static void
test_picture_of_hidden_board (void)
{
  Fixture    fixture;
  GtkWindow *dialog;

  show_page (&fixture, 1, 400);
  favor_game_page_set_page (fixture.page, "log");
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (favor_game_view_get_board (fixture.page->view)));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "share.save-picture", NULL);
  page_fixture_wait_for (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  g_assert_nonnull (fixture.page->picture);
  g_assert_cmpint (favor_picture_get_width (fixture.page->picture), >, 200);
  dialog = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  page_fixture_wait_for (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
  g_assert_null (fixture.page->picture);
  tear_down (&fixture);
}

/* Sessions are shown first, and all files for whoever called one otherwise. */
static void
test_filters (void)
{
  static const char *const names[] = { "Favor Games", "All Files" };
  Fixture                  fixture;
  GtkWindow               *dialog;
  g_autoptr (GListModel)   filters = NULL;

  show_page (&fixture, 1, 1280);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "share.export", NULL);
  page_fixture_wait_for (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  dialog = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (dialog));
  g_assert_cmpuint (g_list_model_get_n_items (filters), ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      g_assert_cmpstr (gtk_file_filter_get_name (filter), ==, names[i]);
    }
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  page_fixture_wait_for (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
  tear_down (&fixture);
}

/* A name is shown as it is, also one that a menu would read a key from. */
static void
test_menu_names (void)
{
  g_autofree char *plain = favor_game_header_escape_label ("Ann");
  g_autofree char *odd = favor_game_header_escape_label ("_Ann_B");

  g_assert_cmpstr (plain, ==, "Ann");
  g_assert_cmpstr (odd, ==, "__Ann__B");
}

/* The letters of the items of a menu; a section belongs to its menu, a submenu to itself. */
static void
collect_letters (GMenuModel *menu, GHashTable *seen)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char       *label = NULL;
      g_autoptr (GMenuModel) section = NULL;
      g_autoptr (GMenuModel) submenu = NULL;
      const char            *mark;

      section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      if (section != NULL)
        collect_letters (section, seen);
      mark = label != NULL ? strchr (label, '_') : NULL;
      /* Names have none. */
      if (mark == NULL || mark[1] == '_')
        continue;
      if (!g_hash_table_add (seen, GINT_TO_POINTER (g_ascii_tolower (mark[1]))))
        g_error ("The letter of “%s” is there twice", label);
      if (submenu != NULL)
        {
          /* Its own label leads back from it. */
          g_autoptr (GHashTable) own = g_hash_table_new (NULL, NULL);

          g_hash_table_add (own, GINT_TO_POINTER (g_ascii_tolower (mark[1])));
          collect_letters (submenu, own);
        }
    }
}

/* Each item of the menu can be chosen by a letter of its own, in all arrangements. */
static void
test_menu_letters (void)
{
  static const int widths[] = { 1280, 400 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      Fixture                fixture;

      show_page (&fixture, 1, widths[i]);
      /* The menu is there once it was opened. */
      gtk_menu_button_popup (favor_game_header_get_menu (fixture.page->header));
      collect_letters (gtk_menu_button_get_menu_model (
                         favor_game_header_get_menu (fixture.page->header)),
                       seen);
      g_assert_cmpuint (g_hash_table_size (seen), >=, 6);
      gtk_menu_button_popdown (favor_game_header_get_menu (fixture.page->header));
      tear_down (&fixture);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/sharing/copy", test_copy);
  g_test_add_func ("/sharing/covered", test_covered);
  g_test_add_func ("/sharing/export", test_export);
  g_test_add_func ("/sharing/failure", test_failure);
  g_test_add_func ("/sharing/pictures/png", test_picture_png);
  g_test_add_func ("/sharing/pictures/svg", test_picture_svg);
  g_test_add_func ("/sharing/pictures/of-hidden-board", test_picture_of_hidden_board);
  g_test_add_func ("/sharing/pictures/filters", test_filters);
  g_test_add_func ("/sharing/menu-names", test_menu_names);
  g_test_add_func ("/sharing/menu-letters", test_menu_letters);
  return g_test_run ();
}
