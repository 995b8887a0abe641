/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "frame-meter.h"

#include "page-fixture.h"

#include "favor-games.h"
#include "favor-library-page.h"
#include "favor-rules-window.h"
#include "favor-test.h"
#include "favor-window.h"

/* measure-pages: a library of 2,000 games; what it costs to open each page, until it is drawn, and
 * to search for each letter of a name. */

#define N_SESSIONS 2000
#define N_OPENED   5

static void
fill_library (const char *folder)
{
  g_autoptr (FavorStore)   store = favor_store_new (folder);
  const FavorGame         *game = favor_games_get_nth (0);
  static const char *const words[] = { "Summer",
                                       "Harbour",
                                       "Winter",
                                       "Council",
                                       "Garden" };

  for (guint i = 0; i < N_SESSIONS; i++)
    {
      g_autoptr (FavorSession) session = page_fixture_session (game, 1, 2 + i % 4, i + 1);
      g_autofree char         *title = g_strdup_printf ("%s %u",
                                                words[i % G_N_ELEMENTS (words)],
                                                i);
      g_autoptr (GError)       error = NULL;

      page_fixture_play (session, 5);
      favor_session_set_title (session, title);
      favor_store_attach (store, session, NULL, &error);
      g_assert_no_error (error);
      favor_store_detach (store, session);
    }
  page_fixture_wait_for (!favor_store_get_loading (store));
}

static void
search (FavorWindow *window)
{
  static const char *const typed[] = { "h",   "ha", "har", "harb", "harbo", "harb",
                                       "har", "ha", "h",   "",     "a",     "an" };
  FrameMeter              *meter = frame_meter_new ("search, a key");
  GtkWidget               *entry = page_fixture_find (favor_window_get_page (window),
                                        GTK_TYPE_SEARCH_ENTRY,
                                        NULL);

  for (guint i = 0; i < 4 * G_N_ELEMENTS (typed); i++)
    {
      frame_meter_start (meter);
      gtk_editable_set_text (GTK_EDITABLE (entry), typed[i % G_N_ELEMENTS (typed)]);
      g_signal_emit_by_name (entry, "search-changed");
      frame_meter_wait (meter, GTK_WIDGET (window));
      frame_meter_idle (250);
    }
  frame_meter_report (meter);
}

static void
open_page (FavorWindow *window, const char *action, const char *parameter)
{
  FrameMeter *meter = frame_meter_new (action);

  for (guint i = 0; i < N_OPENED; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.show-home", NULL);
      frame_meter_idle (500);
      frame_meter_start (meter);
      gtk_widget_activate_action (GTK_WIDGET (window),
                                  action,
                                  parameter == NULL ? NULL : "s",
                                  parameter);
      frame_meter_wait (meter, GTK_WIDGET (window));
      frame_meter_idle (300);
    }
  frame_meter_report (meter);
}

static void
open_rules (void)
{
  FrameMeter *meter = frame_meter_new ("rules");
  FrameMeter *rest = frame_meter_new ("rules, the rest");

  for (guint i = 0; i < N_OPENED; i++)
    {
      GtkWidget *rules;

      frame_meter_start (meter);
      rules = favor_rules_window_new (favor_games_get_nth (0));
      gtk_window_present (GTK_WINDOW (rules));
      frame_meter_wait (meter, rules);
      frame_meter_rest (rest, 1000);
      gtk_window_destroy (GTK_WINDOW (rules));
    }
  frame_meter_report (meter);
  frame_meter_report (rest);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  const char      *game;
  FavorWindow     *window;
  FrameMeter      *meter;

  adw_init ();
  folder = favor_test_make_folder ();
  fill_library (folder);
  game = favor_games_get_nth (0)->id;
  meter = frame_meter_new ("home");
  frame_meter_start (meter);
  window = favor_window_new (NULL, folder);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_present (GTK_WINDOW (window));
  frame_meter_wait (meter, GTK_WIDGET (window));
  frame_meter_report (meter);
  meter = frame_meter_new ("library read");
  frame_meter_start (meter);
  while (favor_window_get_store (window) == NULL ||
         favor_store_get_loading (favor_window_get_store (window)))
    g_main_context_iteration (NULL, TRUE);
  frame_meter_wait (meter, GTK_WIDGET (window));
  frame_meter_report (meter);
  open_page (window, "win.show-library", NULL);
  search (window);
  open_page (window, "win.set-up", game);
  open_page (window, "win.learn", game);
  open_page (window, "win.play", game);
  open_rules ();
  gtk_window_destroy (GTK_WINDOW (window));
  favor_test_remove_folder (folder);
  return 0;
}
