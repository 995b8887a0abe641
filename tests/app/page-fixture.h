/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-session.h"

G_BEGIN_DECLS

/* What the tests of the game page share. */

extern const FavorGame favor_dummy_game;

/* In the place of g_test_init () and adw_init (). */
void          page_fixture_init    (int             *argc,
                                    char          ***argv);

/* A new session: `n_people` of `n_seats` are persons, the first ones; the others are computers
 * that answer at once. Names are Ann, Bo, Cem, Dee, Eli, Fay, Gus, Hal. */
FavorSession *page_fixture_session (const FavorGame *game,
                                    guint            n_people,
                                    guint            n_seats,
                                    guint64          seed);
/* With options; all are persons. */
FavorSession *page_fixture_session_with (const FavorGame *game,
                                         gconstpointer    options,
                                         guint            n_seats,
                                         guint64          seed);

/* Plays the first legal action `n` times, for anybody. */
void          page_fixture_play    (FavorSession    *session,
                                    guint            n);

/* Shows `content` in a window of that size and waits for it. (transfer none): closed by
 * page_fixture_close (), which also asserts that `content` is finalized. */
GtkWindow    *page_fixture_show    (GtkWidget       *content,
                                    int              width,
                                    int              height);
void          page_fixture_close   (GtkWindow       *window);

/* Runs the main loop until nothing is left to do at once, and a frame was drawn. */
void          page_fixture_settle  (void);

/* Letters of that size beside the usual one, for all windows; 100 is the usual one. */
void          page_fixture_set_letters (int          percent);

/* What is said of a widget beside its name. */
void          page_fixture_assert_described (GtkWidget *widget, const char *words);

/* Whether a label has no room for all of its text. */
gboolean      page_fixture_is_cut  (GtkWidget       *label);
/* Whether its lines are much higher than those of Latin letters of the same size, as in some Arabic fonts. */
gboolean      page_fixture_is_tall (GtkWidget       *label);

/* Runs the main loop until `expression` holds; fails after two minutes. */
#define page_fixture_wait_for(expression)                                                \
  G_STMT_START                                                                           \
  {                                                                                      \
    gint64 page_fixture_end = g_get_monotonic_time () + 120 * G_TIME_SPAN_SECOND;        \
    while (!(expression))                                                                \
      {                                                                                  \
        if (g_get_monotonic_time () > page_fixture_end)                                  \
          g_error ("%s:%d: never became true: %s", __FILE__, __LINE__, #expression);     \
        if (!g_main_context_iteration (NULL, FALSE))                                     \
          g_usleep (1000);                                                               \
      }                                                                                  \
  }                                                                                      \
  G_STMT_END

/* The first descendant of that type, itself included; with `label` (nullable) only a button
 * or label with that text. */
GtkWidget    *page_fixture_find    (GtkWidget       *root,
                                    GType            type,
                                    const char      *label);

/* Sends a key through the X server, e.g. "ctrl+z". Where xdotool is missing: FALSE, and
 * the running test counts as skipped. */
gboolean      page_fixture_key     (const char      *key);
/* The same for the pointer, e.g. "mousemove 30 20" or "mousedown 1". */
gboolean      page_fixture_pointer (const char      *command);

/* (nullable): the visible button below a widget that does this. */
GtkWidget    *page_fixture_find_button (GtkWidget   *widget,
                                        const char  *action);

G_END_DECLS
