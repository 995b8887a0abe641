/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "saved-games-fixture.h"

/* Saved games leave the library as files, where a person wants them. */

/* The dialog looks for it in its own time. */
static gboolean
is_at (GtkWidget *dialog, GFile *wanted)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  return file != NULL && g_file_equal (file, wanted);
}

/* Answers the dialog with a folder of the file system, and a name where it asks for one. */
static void
choose (const char *folder, const char *name)
{
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (GFile) wanted = NULL;
  GtkWidget        *dialog;

  page_fixture_wait_for ((dialog = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG)) != NULL);
  if (name != NULL)
    {
      g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog),
                                                          place,
                                                          NULL));
      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
    }
  else
    g_assert_true (gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), place, NULL));
  if (name != NULL)
    wanted = g_file_get_child (place, name);
  page_fixture_wait_for (is_at (dialog, wanted != NULL ? wanted : place));
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  page_fixture_wait_for (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
  page_fixture_settle ();
}

static void
assert_title (const char *folder, const char *name, const char *title)
{
  g_autofree char         *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = favor_save_load_file (path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (favor_session_get_title (session), ==, title);
}

static void
test_export (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = favor_test_make_folder ();

  add_games (fixture, "Monday", "Tuesday");
  show_library (fixture);
  act (find_row (fixture, "Monday"), "entry.export", NULL);
  choose (folder, "mine.favor");
  page_fixture_wait_for (says (fixture, "Game exported"));
  assert_title (folder, "mine.favor", "Monday");
  g_assert_cmpuint (n_games (fixture), ==, 2);
  favor_test_remove_folder (folder);
}

/* Games of one name do not overwrite each other, nor what is there. */
static void
test_export_several (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = favor_test_make_folder ();
  g_autofree char *mine = g_build_filename (folder, "One∕Evening.favor", NULL);
  g_autofree char *there = g_build_filename (folder, "One-Evening.favor", NULL);
  g_autofree char *after = NULL;
  GtkWidget       *page;

  favor_test_save (there, "mine", -1);
  add_games (fixture, "One/Evening", "One/Evening");
  page = show_library (fixture);
  act (page, "library.select-all", NULL);
  act (page, "library.export", NULL);
  choose (folder, NULL);
  page_fixture_wait_for (says (fixture, "2 games exported"));
  g_assert_false (g_file_test (mine, G_FILE_TEST_EXISTS));
  assert_title (folder, "One-Evening (2).favor", "One/Evening");
  assert_title (folder, "One-Evening (3).favor", "One/Evening");
  g_assert_true (g_file_get_contents (there, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, "mine");
  favor_test_remove_folder (folder);
}

static void
test_export_cancelled (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  add_games (fixture, "Monday", NULL);
  show_library (fixture);
  act (find_row (fixture, "Monday"), "entry.export", NULL);
  page_fixture_wait_for ((dialog = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG)) != NULL);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  page_fixture_wait_for (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) == NULL);
  page_fixture_settle ();
  g_assert_false (says (fixture, "Game exported"));
  g_assert_null (find_window (ADW_TYPE_MESSAGE_DIALOG));
  /* Of what is not there nothing is asked. */
  act (fixture->window, "win.export-session", "/nonexistent/gone.favor");
  g_assert_null (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  add ("/saved-games/export/cancelled", test_export_cancelled);
  add ("/saved-games/export/one", test_export);
  add ("/saved-games/export/several", test_export_several);
  return g_test_run ();
}
