/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-signals.h"
#include "favor-text.h"
#include "favor-views.h"

/* What the page does for the clock of its table: it knows when somebody cannot decide, and says what
 * is left. */

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

/* Something is put together, or the person looks elsewhere: no time passes. */
void
favor_game_page_follow_interruptions (FavorGamePage *self)
{
  favor_turn_clock_set_interrupted (favor_table_get_clock (self->table),
                                    favor_game_view_get_tool_open (self->view) ||
                                      is_interrupted (self));
}

static void
warned_cb (FavorGamePage *self, guint seconds)
{
  g_autofree char *text = favor_text_fill (ngettext ("{n} second left",
                                                     "{n} seconds left",
                                                     seconds),
                                           "n#",
                                           seconds);

  g_object_set (favor_table_get_decision (self->table), "live", text, NULL);
}

static const FavorViewKind *
find_kind (FavorGamePage *self)
{
  return favor_views_find (favor_session_get_game (favor_table_get_session (self->table))
                             ->id);
}

static void
ended_cb (FavorGamePage *self)
{
  FavorAction action;

  if (find_kind (self)
        ->time_out (favor_cursor_get_state (favor_table_get_cursor (self->table)),
                    &action))
    favor_game_page_submit (self, &action);
}

/**
 * favor_game_page_set_up_clock:
 *
 * Winds the clock of the table, if the game hurries anybody; there is a view.
 */
void
favor_game_page_set_up_clock (FavorGamePage *self)
{
  const FavorViewKind *kind = find_kind (self);
  FavorTurnClock      *clock = favor_table_get_clock (self->table);
  FavorCountdown      *countdown = favor_turn_clock_get_countdown (clock);

  favor_turn_clock_set_limit (clock, kind != NULL ? kind->describe_limit : NULL);
  favor_decision_bar_set_countdown (self->bar, countdown);
  favor_signals_connect (countdown, "warned", G_CALLBACK (warned_cb), self);
  favor_signals_connect (countdown, "ended", G_CALLBACK (ended_cb), self);
  favor_signals_connect (self,
                         "map",
                         G_CALLBACK (favor_game_page_follow_interruptions),
                         self);
  favor_signals_connect (self,
                         "unmap",
                         G_CALLBACK (favor_game_page_follow_interruptions),
                         self);
}

/**
 * favor_game_page_watch_window:
 * @window: the window of the page
 * @watch: whether the page has come to it; it leaves it otherwise
 */
void
favor_game_page_watch_window (FavorGamePage *self, GtkRoot *window, gboolean watch)
{
  GCallback follow = G_CALLBACK (favor_game_page_follow_interruptions);
  GCallback leave = G_CALLBACK (favor_game_page_focus_left);

  if (!watch)
    {
      g_signal_handlers_disconnect_by_func (window, follow, self);
      g_signal_handlers_disconnect_by_func (window, leave, self);
      return;
    }
  favor_signals_connect (window, "notify::is-active", follow, self);
  favor_signals_connect (window, "notify::focus-widget", follow, self);
  favor_signals_connect (window, "notify::focus-widget", leave, self);
}
