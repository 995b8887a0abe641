/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "frame-meter.h"

#include "page-fixture.h"

#include "favor-games.h"
#include "favor-rules-window.h"
#include "favor-test.h"
#include "favor-window.h"

/* measure-pages: a library of 2,000 games; what it costs to open each page, until it is drawn, and
 * to search for each letter of a name, and for another text in place of the last one: for that the
 * list is made twice, without the one and with the other. */

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

/* As a person does: what differs at the end is taken back, and the rest added. */
static void
type (GtkEditable *entry, const char *text)
{
  const char *before = gtk_editable_get_text (entry);
  int         same = 0;

  while (text[same] != '\0' && text[same] == before[same])
    same++;
  if (before[same] != '\0')
    gtk_editable_delete_text (entry, same, -1);
  if (text[same] != '\0')
    gtk_editable_insert_text (entry, text + same, -1, &same);
}

static void
search (FavorWindow *window)
{
  static const char *const typed[] = { "h",   "ha", "har", "harb", "harbo", "harb",
                                       "har", "ha", "h",   "",     "a",     "an" };
  FrameMeter              *key = frame_meter_new ("search, a key");
  FrameMeter              *other = frame_meter_new ("search, other text");
  GtkWidget               *entry = page_fixture_find (favor_window_get_page (window),
                                        GTK_TYPE_SEARCH_ENTRY,
                                        NULL);

  for (guint i = 0; i < 8 * G_N_ELEMENTS (typed); i++)
    {
      gboolean    by_key = i < 4 * G_N_ELEMENTS (typed);
      const char *text = typed[i % G_N_ELEMENTS (typed)];
      FrameMeter *meter = by_key ? key : other;

      frame_meter_start (meter);
      if (by_key)
        type (GTK_EDITABLE (entry), text);
      else
        gtk_editable_set_text (GTK_EDITABLE (entry), text);
      frame_meter_wait (meter, GTK_WIDGET (window));
      frame_meter_idle (250);
    }
  frame_meter_report (key);
  frame_meter_report (other);
}

static void
open_page (FavorWindow *window, const char *action, const char *parameter)
{
  FrameMeter *meter = frame_meter_new (action);
  FrameMeter *home = frame_meter_new ("home again");

  for (guint i = 0; i < N_OPENED; i++)
    {
      frame_meter_start (home);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.show-home", NULL);
      frame_meter_wait (home, GTK_WIDGET (window));
      frame_meter_idle (500);
      frame_meter_start (meter);
      gtk_widget_activate_action (GTK_WIDGET (window),
                                  action,
                                  parameter == NULL ? NULL : "s",
                                  parameter);
      frame_meter_wait (meter, GTK_WIDGET (window));
      frame_meter_idle (300);
    }
  frame_meter_report (home);
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
