/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-shortcuts.h"
#include "favor-views.h"

#include <adwaita.h>

#include "favor-application.h"
#include "favor-game-page.h"
#include "favor-map.h"
#include "favor-test.h"
#include "favor-window.h"
#include "page-fixture.h"

/* All rows of the window: titles by accelerators. */
static void
collect_rows (GtkWidget *root, GHashTable *rows)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (root))
    {
      char *title, *keys;

      g_object_get (root, "title", &title, "accelerator", &keys, NULL);
      g_assert_true (title != NULL && *title != '\0');
      g_assert_true (keys != NULL && *keys != '\0');
      g_hash_table_insert (rows, title, keys);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

static GHashTable *
open_and_collect (GtkWindow *parent)
{
  GHashTable *rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GtkWindow  *window = favor_shortcuts_new (parent, "game");
  gpointer    watch = window;

  g_object_add_weak_pointer (G_OBJECT (window), &watch);
  gtk_window_present (window);
  page_fixture_settle ();
  collect_rows (GTK_WIDGET (window), rows);
  gtk_window_destroy (window);
  page_fixture_wait_for (watch == NULL);
  return rows;
}

/* Every accelerator of the application has a title and a row, and is a key. */
static void
test_application (void)
{
  g_autoptr (GHashTable)  rows = open_and_collect (NULL);
  guint                   n;
  const FavorAccelerator *all = favor_application_get_accelerators (&n);

  g_assert_cmpuint (n, >, 5);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *keys = g_strjoinv (" ", (char **) all[i].keys);

      g_assert_nonnull (all[i].title);
      g_assert_cmpstr (g_hash_table_lookup (rows, all[i].title), ==, keys);
      for (guint k = 0; all[i].keys[k] != NULL; k++)
        g_assert_true (gtk_accelerator_parse (all[i].keys[k], NULL, NULL));
    }
}

/* Every key of the game page has a title, or stands behind one, and is in the row of that; only
 * those between the ends of a range, and those of the keypad, are not named. */
static void
test_game_page (void)
{
  g_autoptr (GHashTable) rows = open_and_collect (NULL);
  guint                  n;
  const FavorGameKey    *keys = favor_game_page_get_keys (&n);
  const char            *row = NULL;
  guint                  n_titles = 0;

  g_assert_nonnull (keys[0].title);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = gtk_accelerator_name (keys[i].keyval, keys[i].modifiers);

      if (keys[i].title != NULL)
        {
          row = g_hash_table_lookup (rows, keys[i].title);
          n_titles++;
        }
      g_assert_nonnull (row);
      if (strstr (row, "...") == NULL && !g_str_has_prefix (name, "KP_"))
        g_assert_nonnull (strstr (row, name));
    }
  g_assert_cmpstr (g_hash_table_lookup (rows, "First to ninth choice"), ==, "1...9");
  g_assert_cmpstr (g_hash_table_lookup (rows, "One move back"),
                   ==,
                   "<Alt>Left <Shift>Left");
  g_assert_cmpstr (g_hash_table_lookup (rows, "Back to what happened before"),
                   ==,
                   "Left");
  g_assert_cmpstr (g_hash_table_lookup (rows, "Choose, commit"), ==, "Return");
  g_assert_cmpstr (g_hash_table_lookup (rows, "Commit, end the turn"),
                   ==,
                   "<Control>Return");
  g_assert_cmpuint (n_titles, >, 20);
}

/* The keys of a map: each can be read. */
static void
test_map (void)
{
  g_autoptr (GHashTable) rows = open_and_collect (NULL);
  guint                  n;
  const FavorMapKey     *keys = favor_map_get_keys (&n);

  g_assert_cmpuint (n, ==, 5);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) names = g_regex_split_simple ("[.]{3}| ",
                                                   keys[i].accelerators,
                                                   0,
                                                   0);

      g_assert_cmpstr (g_hash_table_lookup (rows, keys[i].title),
                       ==,
                       keys[i].accelerators);
      for (guint k = 0; names[k] != NULL; k++)
        g_assert_true (gtk_accelerator_parse (names[k], NULL, NULL));
    }
}

/* What a game's own letters do is told, and the page leaves them to the game. */
static void
test_letters (void)
{
  g_autoptr (GHashTable) rows = open_and_collect (NULL);
  guint                  n_keys, n = 0;
  const FavorGameKey    *keys = favor_game_page_get_keys (&n_keys);
  const FavorViewKind   *kind;

  for (guint i = 0; (kind = favor_views_get_nth (i)) != NULL; i++)
    for (guint k = 0; k < kind->n_letters; k++, n++)
      {
        const char letter[] = { kind->letters[k].letter, '\0' };

        g_assert_cmpstr (g_hash_table_lookup (rows, kind->letters[k].title), ==, letter);
        for (guint j = 0; j < n_keys; j++)
          g_assert_true (keys[j].modifiers != 0 ||
                         keys[j].keyval != gdk_unicode_to_keyval ((guint32) letter[0]));
        for (guint j = 0; j < k; j++)
          g_assert_cmpint (kind->letters[j].letter, !=, letter[0]);
      }
  g_assert_cmpuint (n, >, 10);
}

/* The application has each of its accelerators from the same table. */
static void
test_accelerators_are_set (void)
{
  g_autoptr (FavorApplication) application =
    favor_application_new ("io.github.favorgames.Favor.Test");
  g_autoptr (GError)      error = NULL;
  guint                   n;
  const FavorAccelerator *all = favor_application_get_accelerators (&n);

  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) keys =
        gtk_application_get_accels_for_action (GTK_APPLICATION (application),
                                               all[i].action);

      g_assert_cmpuint (g_strv_length (keys), ==, g_strv_length ((char **) all[i].keys));
      if (g_str_has_prefix (all[i].action, "app."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application),
                                                  all[i].action + strlen ("app.")));
    }
}

/* In a game the window tells of its letters alone, and of a map where there is one. */
static void
test_played (void)
{
  g_autofree char *folder = favor_test_make_folder ();
  FavorWindow     *window = favor_window_new (NULL, folder);
  gpointer         watch = window;

  g_object_add_weak_pointer (G_OBJECT (window), &watch);
  gtk_window_present (GTK_WINDOW (window));
  page_fixture_settle ();
  for (guint map = 0; map < 2; map++)
    {
      g_autoptr (GHashTable) rows = NULL;

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window),
                                                 "win.play",
                                                 "s",
                                                 map == 1 ? "order-of-the-king"
                                                          : "dragons-favour"));
      page_fixture_settle ();
      g_assert_true (FAVOR_IS_GAME_PAGE (favor_window_get_page (window)));
      rows = open_and_collect (GTK_WINDOW (window));
      g_assert_cmpint (g_hash_table_contains (rows, "Move the map"), ==, map == 1);
      g_assert_cmpint (g_hash_table_contains (rows, "Turn the tile to the right"),
                       ==,
                       map == 1);
      g_assert_cmpint (g_hash_table_contains (rows, "Offer a deal"), ==, map == 0);
      g_assert_true (g_hash_table_contains (rows, "First to ninth choice"));
    }
  gtk_window_close (GTK_WINDOW (window));
  page_fixture_wait_for (watch == NULL);
  favor_test_remove_folder (folder);
}

static guint
count_windows (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint       n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      n += G_TYPE_CHECK_INSTANCE_TYPE (window, type);
    }
  return n;
}

/* Asked for twice, each window is there once, and goes with the window that it belongs to. */
static void
test_one_of_each (void)
{
  static const char *const     names[] = { "preferences", "shortcuts", "about" };
  g_autoptr (FavorApplication) application =
    favor_application_new ("io.github.favorgames.Favor.Windows");
  const GType        types[] = { ADW_TYPE_PREFERENCES_WINDOW,
                                 GTK_TYPE_SHORTCUTS_WINDOW,
                                 ADW_TYPE_ABOUT_WINDOW };
  g_autoptr (GError) error = NULL;

  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWindow *window;

      for (guint k = 0; k < 2; k++)
        {
          g_action_group_activate_action (G_ACTION_GROUP (application), names[i], NULL);
          page_fixture_settle ();
          g_assert_cmpuint (count_windows (types[i]), ==, 1);
        }
      window = GTK_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))
                             ->data);
      gtk_window_destroy (window);
      page_fixture_wait_for (count_windows (types[i]) == 0);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/shortcuts/application", test_application);
  g_test_add_func ("/shortcuts/game-page", test_game_page);
  g_test_add_func ("/shortcuts/letters", test_letters);
  g_test_add_func ("/shortcuts/map", test_map);
  g_test_add_func ("/shortcuts/played", test_played);
  g_test_add_func ("/shortcuts/accelerators-are-set", test_accelerators_are_set);
  g_test_add_func ("/shortcuts/one-of-each", test_one_of_each);
  return g_test_run ();
}
