/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "page-fixture.h"

#include "favor-session-row.h"
#include "favor-test.h"
#include "favor-window.h"

/* A window with saved games in a folder of its own, for tests of what is done with them. */

typedef struct
{
  char        *folder;
  FavorWindow *window;
} Fixture;

static inline void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = favor_test_make_folder ();
  fixture->window = favor_window_new (NULL, fixture->folder);
  gtk_window_present (GTK_WINDOW (fixture->window));
  page_fixture_settle ();
}

static inline void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer watch = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (fixture->window), &watch);
  gtk_window_close (GTK_WINDOW (fixture->window));
  page_fixture_wait_for (watch == NULL);
  favor_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
}

static inline void
act (gpointer widget, const char *action, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (widget,
                                             action,
                                             parameter == NULL ? NULL : "s",
                                             parameter));
  page_fixture_settle ();
}

static inline GListModel *
get_library (Fixture *fixture)
{
  FavorStore *store = favor_window_get_store (fixture->window);

  page_fixture_wait_for (!favor_store_get_loading (store));
  return G_LIST_MODEL (store);
}

static inline guint
n_games (Fixture *fixture)
{
  return g_list_model_get_n_items (get_library (fixture));
}

/* Saved games with these titles, the last one newest. */
static inline void
add_games (Fixture *fixture, const char *first, const char *second)
{
  const char *titles[] = { first, second };

  for (guint i = 0; i < G_N_ELEMENTS (titles) && titles[i] != NULL; i++)
    {
      g_autoptr (FavorSession) session = page_fixture_session (&favor_dummy_game,
                                                               2,
                                                               2,
                                                               i + 1);
      g_autoptr (GError)       error = NULL;

      page_fixture_play (session, 1);
      favor_session_set_title (session, titles[i]);
      favor_store_attach (favor_window_get_store (fixture->window),
                          session,
                          NULL,
                          &error);
      g_assert_no_error (error);
      favor_store_detach (favor_window_get_store (fixture->window), session);
    }
  page_fixture_settle ();
}

static inline GtkWidget *
show_library (Fixture *fixture)
{
  get_library (fixture);
  act (fixture->window, "win.show-library", NULL);
  page_fixture_settle ();
  return favor_window_get_page (fixture->window);
}

static inline GtkWidget *
find_row (Fixture *fixture, const char *title)
{
  GtkWidget *label = page_fixture_find (favor_window_get_page (fixture->window),
                                        GTK_TYPE_LABEL,
                                        title);

  return label == NULL ? NULL : gtk_widget_get_ancestor (label, FAVOR_TYPE_SESSION_ROW);
}

static inline GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

static inline gboolean
says (Fixture *fixture, const char *text)
{
  return page_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, text) != NULL;
}

static inline void
add (const char *path, void (*func) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, func, tear_down);
}
