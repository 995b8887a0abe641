/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include "favor-about.h"

#include "favor-games.h"
#include "favor-views.h"
#include "page-fixture.h"

/* Every game of the product says who designed it. */
static void
test_designers (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame *game = favor_games_get_nth (i);
      g_auto (GStrv)   names = NULL;

      g_test_message ("%s", game->id);
      /* A game to come, which has no view yet, is no part of the product. */
      if (favor_views_find (game->id) != NULL)
        g_assert_true ((game->designers == NULL) == (game == &favor_dummy_game));
      names = g_strsplit (game->designers != NULL ? game->designers : "", ", ", -1);
      for (guint j = 0; names[j] != NULL; j++)
        g_assert_nonnull (strchr (names[j], ' '));
    }
}

/* A report has what is needed, and nothing of the person. */
static void
test_system (void)
{
  g_autofree char *text = favor_about_describe_system ();
  g_autofree char *gtk = g_strdup_printf ("GTK: %u.", gtk_get_major_version ());

  g_assert_true (g_str_has_prefix (text, "Favor: " PACKAGE_VERSION "\n"));
  g_assert_nonnull (strstr (text, gtk));
  g_assert_nonnull (strstr (text, "dragons-favour: rules "));
  g_assert_nonnull (strstr (text, "\nlibrsvg: 2."));
  g_assert_nonnull (strstr (text, "\nDisplay: Gdk"));
  g_assert_null (strstr (text, g_get_home_dir ()));
  g_assert_true (g_str_has_suffix (text, "\n"));
}

static GtkWidget *
find_label_with (GtkWidget *root, const char *part)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), part) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_label_with (child, part);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_window (void)
{
  GtkWidget  *window = favor_about_new (NULL);
  gpointer    watch = window;
  const char *issues = adw_about_window_get_issue_url (ADW_ABOUT_WINDOW (window));

  g_object_add_weak_pointer (G_OBJECT (window), &watch);
  gtk_window_present (GTK_WINDOW (window));
  page_fixture_settle ();
  g_assert_true (g_str_has_prefix (issues, "https://"));
  g_assert_cmpint (adw_about_window_get_license_type (ADW_ABOUT_WINDOW (window)),
                   ==,
                   GTK_LICENSE_GPL_3_0);
  g_assert_nonnull (find_label_with (window, "The Dragon's Favour Was Designed by"));
  g_assert_nonnull (find_label_with (window, "Talen Lee"));
  g_assert_nonnull (find_label_with (window, "CC-BY-SA-4.0"));
  gtk_window_destroy (GTK_WINDOW (window));
  page_fixture_wait_for (watch == NULL);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/about/designers", test_designers);
  g_test_add_func ("/about/system", test_system);
  g_test_add_func ("/about/window", test_window);
  return g_test_run ();
}
