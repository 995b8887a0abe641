/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-page-private.h"

#include "page-fixture.h"

/* A session on its page in a window, for the tests of all that a page does. */

typedef struct
{
  FavorSession  *session;
  FavorGamePage *page;
  GtkWindow     *window;
} Fixture;

static inline void
show_page (Fixture *fixture, FavorSession *session, int width, int height)
{
  fixture->session = session;
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), width, height);
}

static inline void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->session);
}

static inline void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

static inline FavorTableMode
mode (Fixture *fixture)
{
  return favor_table_get_mode (fixture->page->table);
}

static inline FavorCountdown *
countdown (Fixture *fixture)
{
  return favor_turn_clock_get_countdown (favor_table_get_clock (fixture->page->table));
}

/* For whom the cover is that can be seen. */
static inline const char *
cover_name (Fixture *fixture)
{
  FavorTable *table = fixture->page->table;
  FavorSeat   decider = favor_session_get_decider (fixture->session);

  g_assert_true (favor_table_get_covered (table));
  g_assert_nonnull (
    page_fixture_find (GTK_WIDGET (fixture->page->cover),
                       GTK_TYPE_LABEL,
                       favor_session_get_player (fixture->session, decider)->name));
  return favor_session_get_player (fixture->session, decider)->name;
}

static inline FavorChoiceList *
choices (Fixture *fixture)
{
  return favor_plain_view_get_choices (FAVOR_PLAIN_VIEW (fixture->page->view));
}
