/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <json-glib/json-glib.h>
#include <librsvg/rsvg.h>

#include "favor-about.h"

#include "favor-closures.h"

#define HOMEPAGE "https://favorgames.github.io/"
#define ISSUES   "https://github.com/favorgames/favor/issues"

static void
add_version (GString *text, const char *name, guint major, guint minor, guint micro)
{
  g_string_append_printf (text, "%s: %u.%u.%u\n", name, major, minor, micro);
}

/**
 * favor_about_describe_system:
 *
 * Not translated: it is for who reads the report.
 *
 * Returns: (transfer full): versions of the program, its games and libraries, the system, the
 *   kind of screen and the language, a line each
 */
char *
favor_about_describe_system (void)
{
  GString         *text = g_string_new ("Favor: " PACKAGE_VERSION "\n");
  GdkDisplay      *display = gdk_display_get_default ();
  const char      *renderer = g_getenv ("GSK_RENDERER");
  g_autofree char *system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);

  for (guint i = 0; i < favor_games_get_n (); i++)
    g_string_append_printf (text,
                            "%s: rules %u\n",
                            favor_games_get_nth (i)->id,
                            favor_games_get_nth (i)->rules_version);
  add_version (text,
               "GTK",
               gtk_get_major_version (),
               gtk_get_minor_version (),
               gtk_get_micro_version ());
  add_version (text,
               "libadwaita",
               adw_get_major_version (),
               adw_get_minor_version (),
               adw_get_micro_version ());
  add_version (text, "GLib", glib_major_version, glib_minor_version, glib_micro_version);
  add_version (text,
               "json-glib",
               JSON_MAJOR_VERSION,
               JSON_MINOR_VERSION,
               JSON_MICRO_VERSION);
  add_version (text,
               "librsvg",
               rsvg_major_version,
               rsvg_minor_version,
               rsvg_micro_version);
  g_string_append_printf (text, "System: %s\n", system != NULL ? system : "unknown");
  g_string_append_printf (text,
                          "Display: %s\n",
                          display != NULL ? G_OBJECT_TYPE_NAME (display) : "none");
  g_string_append_printf (text, "GSK_RENDERER: %s\n", renderer != NULL ? renderer : "");
  g_string_append_printf (text, "Languages: %s\n", g_get_language_names ()[0]);
  return g_string_free (text, FALSE);
}

static void
add_designers (AdwAboutWindow *about)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame *game = favor_games_get_nth (i);
      /* Translators: heading in the credits above the names; {game} is the title of a game */
      g_autofree char *heading = favor_text_fill (_ ("{game} Was Designed by"),
                                                  "game",
                                                  _ (game->title));
      g_auto (GStrv)   names = NULL;

      if (game->designers == NULL)
        continue;
      names = g_strsplit (game->designers, ", ", -1);
      adw_about_window_add_credit_section (about, heading, (const char **) names);
    }
}

/**
 * favor_about_new:
 * @parent: (nullable): the window that it belongs to
 *
 * Returns: (transfer none): the window
 */
GtkWidget *
favor_about_new (GtkWindow *parent)
{
  const char      *developers[] = { "The Favor authors", NULL };
  GtkWidget       *about = adw_about_window_new ();
  AdwAboutWindow  *window = ADW_ABOUT_WINDOW (about);
  g_autofree char *system = favor_about_describe_system ();

  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (about), TRUE);
  adw_about_window_set_application_name (window, "Favor");
  adw_about_window_set_application_icon (window, APPLICATION_ID);
  adw_about_window_set_version (window, PACKAGE_VERSION);
  adw_about_window_set_developer_name (window, developers[0]);
  adw_about_window_set_developers (window, developers);
  adw_about_window_set_comments (window,
                                 /* Translators: in the About window */
                                 _ ("Board games of courtly favor, against computers or "
                                    "with friends at one screen."));
  adw_about_window_set_website (window, HOMEPAGE);
  adw_about_window_set_issue_url (window, ISSUES);
  adw_about_window_set_debug_info (window, system);
  adw_about_window_set_debug_info_filename (window, "favor-system.txt");
  adw_about_window_set_license_type (window, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_copyright (window, "© 2026 The Favor authors");
  /* Translators: put your names here, one a line; they stand in the credits */
  adw_about_window_set_translator_credits (window, _ ("translator-credits"));
  adw_about_window_add_legal_section (
    window,
    /* Translators: heading in the About window: the terms of what is seen and heard */
    _ ("Pictures and Sounds"),
    "© 2026 The Favor authors",
    GTK_LICENSE_CUSTOM,
    /* Translators: terms of use, as Pango markup */
    _ ("Under the <a href=\"https://creativecommons.org/licenses/by-sa/4.0/\">Creative "
       "Commons Attribution-ShareAlike 4.0</a> licence (CC-BY-SA-4.0)."));
  add_designers (window);
  return about;
}
