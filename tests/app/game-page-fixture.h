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

static inline FavorBarMode
mode (Fixture *fixture)
{
  return favor_decision_bar_get_mode (fixture->page->bar);
}

static inline FavorChoiceList *
choices (Fixture *fixture)
{
  return favor_plain_view_get_choices (FAVOR_PLAIN_VIEW (fixture->page->view));
}
