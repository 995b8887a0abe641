/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-text.h"
#include "favor-views.h"

/* The countdown of games that hurry who decides. Only people are hurried; for computers there is
 * no clock, and the rules know of none. */

static const FavorViewKind *
find_kind (FavorGamePage *self)
{
  return favor_views_find (favor_session_get_game (self->session)->id);
}

/* How much time there is for the newest decision. */
static void
find_limit (FavorGamePage *self, FavorTimeLimit *limit)
{
  const FavorViewKind *kind = find_kind (self);

  *limit = (FavorTimeLimit){ .seat = FAVOR_SEAT_NONE };
  if (kind != NULL && kind->describe_limit != NULL &&
      favor_cursor_get_live (self->cursor) && !favor_session_get_over (self->session))
    kind->describe_limit (favor_cursor_get_state (self->cursor), limit);
}

static gboolean
is_person (FavorGamePage *self, FavorSeat seat)
{
  return !favor_session_get_player (self->session, seat)->is_bot;
}

/* Whoever starts it does so; then it runs for everybody who is hurried with that. */
static gboolean
is_started (FavorGamePage *self, const FavorTimeLimit *limit)
{
  return !is_person (self, limit->starter) || self->clock_span == limit->span;
}

/* A menu is open, or the window is not the one that is being looked at. */
static gboolean
is_interrupted (FavorGamePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus;

  if (!GTK_IS_WINDOW (root) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return TRUE;
  focus = gtk_window_get_focus (GTK_WINDOW (root));
  return !gtk_window_is_active (GTK_WINDOW (root)) ||
         (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

/* Starts the time of another decision, and ends that of the last one. */
static void
follow_limit (FavorGamePage *self, const FavorTimeLimit *limit)
{
  guint    n = favor_session_get_n_plies (self->session);
  gboolean runs = limit->seconds > 0 && is_person (self, limit->seat) &&
                  is_started (self, limit);

  /* Who took something back has all the time again. */
  if (!runs || n < self->clock_ply || limit->decision != self->clock_decision)
    {
      favor_countdown_stop (self->countdown);
      self->clock_decision = 0;
    }
  self->clock_ply = n;
  if (runs && self->clock_decision == 0)
    {
      self->clock_decision = limit->decision;
      favor_countdown_start (self->countdown, limit->seconds);
    }
  favor_seat_strip_set_countdown (self->strip, limit->seat, self->countdown);
}

/**
 * favor_game_page_update_clock:
 *
 * Makes the countdown agree with the position and with what else is going on.
 */
void
favor_game_page_update_clock (FavorGamePage *self)
{
  FavorTimeLimit limit;
  FavorBarMode   mode = favor_decision_bar_get_mode (self->bar);

  find_limit (self, &limit);
  favor_countdown_set_held (self->countdown,
                            mode != FAVOR_BAR_CHOOSE || limit.waits ||
                              favor_game_page_is_covered (self) ||
                              favor_game_view_get_tool_open (self->view) ||
                              is_interrupted (self));
  /* Whoever looks back, or at what happened, finds the clock as it was. */
  if (mode != FAVOR_BAR_REVIEW && mode != FAVOR_BAR_SHOW)
    follow_limit (self, &limit);
}

/**
 * favor_game_page_may_start_clock:
 *
 * Returns: whether a person may start the countdown for others now
 */
gboolean
favor_game_page_may_start_clock (FavorGamePage *self)
{
  FavorTimeLimit limit;
  guint          n_people = favor_session_count_people (self->session);

  find_limit (self, &limit);
  return limit.seconds > 0 && !is_started (self, &limit) && n_people > 1 &&
         !favor_game_page_is_covered (self);
}

void
favor_game_page_start_clock (FavorGamePage *self)
{
  FavorTimeLimit limit;

  if (!favor_game_page_may_start_clock (self))
    return;
  find_limit (self, &limit);
  self->clock_span = limit.span;
  favor_game_page_update (self);
}

/* ---- What it says and does ------------------------------------------------------------ */

static void
warned_cb (FavorGamePage *self, guint seconds)
{
  g_autofree char *number = g_strdup_printf ("%u", seconds);
  g_autofree char *text = favor_text_expand (ngettext ("{n} second left",
                                                       "{n} seconds left",
                                                       seconds),
                                             "n",
                                             number,
                                             NULL);

  favor_decision_bar_say (self->bar, text);
}

static void
ended_cb (FavorGamePage *self)
{
  FavorAction action;

  if (find_kind (self)->time_out (favor_cursor_get_state (self->cursor), &action))
    favor_game_page_submit (self, &action);
}

static void
connect_update (FavorGamePage *self, gpointer object, const char *signal)
{
  g_signal_connect_object (object,
                           signal,
                           G_CALLBACK (favor_game_page_update_clock),
                           self,
                           G_CONNECT_SWAPPED);
}

/**
 * favor_game_page_set_up_clock:
 *
 * Makes the countdown; there is a view.
 */
void
favor_game_page_set_up_clock (FavorGamePage *self)
{
  self->countdown = favor_countdown_new ();
  favor_decision_bar_set_countdown (self->bar, self->countdown);
  g_signal_connect_object (self->countdown,
                           "warned",
                           G_CALLBACK (warned_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->countdown,
                           "ended",
                           G_CALLBACK (ended_cb),
                           self,
                           G_CONNECT_SWAPPED);
  connect_update (self, self, "map");
  connect_update (self, self, "unmap");
}

/**
 * favor_game_page_watch_window:
 * @window: the window of the page
 * @watch: whether the page has come to it; it leaves it otherwise
 */
void
favor_game_page_watch_window (FavorGamePage *self, GtkRoot *window, gboolean watch)
{
  if (!watch)
    {
      g_signal_handlers_disconnect_by_func (window, favor_game_page_update_clock, self);
      return;
    }
  connect_update (self, window, "notify::is-active");
  connect_update (self, window, "notify::focus-widget");
}
