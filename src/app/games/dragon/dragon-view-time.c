/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "dragon-view-private.h"

/* The countdown of Rulings 14 and 15: the Judge starts it for whoever is to place a card, a computer
 * as Judge always does; when it has run out, chance places one. It stands still while nothing can
 * be placed: a deal is being answered, the curtain is closed, the past is looked at, or a dialog is
 * open. */

/* Whether the seat that decides can be hurried. */
static gboolean
applies (const DragonState *state)
{
  return state->options.countdown > 0 && state->head.phase == DRAGON_PHASE_VOTE &&
         state->head.decider != state->judge;
}

/* Another number for each card that is to be placed. */
static guint
name_turn (const DragonState *state)
{
  return ((guint) state->round << 16) | ((guint) state->n_table << 8) |
         (guint8) state->head.turn_owner;
}

static gboolean
has_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_modal (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
        return TRUE;
    }
  return FALSE;
}

static void
stop (DragonView *self)
{
  g_clear_handle_id (&self->tick_timeout, g_source_remove);
  self->seconds_left = 0;
}

/* Each card of the hand and each vote card with the same chance; not from the generator of the game,
 * which must not know of time. */
static void
place_by_chance (DragonView *self)
{
  const DragonState *state = dragon_view_get_state (self);
  FavorAction action = { .kind = DRAGON_ACTION_PLACE_VOTE, .seat = state->head.decider };
  int         n = 0, nth;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    n += state->hand[action.seat][role];
  g_return_if_fail (n > 0);
  nth = g_random_int_range (0, n);
  for (guint role = 0; role < DRAGON_N_ROLES && nth >= 0; role++)
    {
      action.arg[DRAGON_PLACE_CARD] = (gint16) role;
      nth -= state->hand[action.seat][role];
    }
  action.arg[DRAGON_PLACE_ON] = (gint16) g_random_int_range (0, DRAGON_N_ROLES);
  action.arg[DRAGON_PLACE_TIMED_OUT] = TRUE;
  favor_game_view_choose (FAVOR_GAME_VIEW (self), &action);
}

static gboolean
tick_cb (gpointer data)
{
  dragon_view_tick (data);
  return G_SOURCE_CONTINUE;
}

static void
show (DragonView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->countdown), self->seconds_left > 0);
  if (self->seconds_left > 0)
    dragon_countdown_show (self->countdown,
                           self->seconds_left,
                           dragon_view_get_state (self)->options.countdown);
}

/* Another second. */
void
dragon_view_tick (DragonView *self)
{
  if (self->seconds_left == 0 || !dragon_view_is_open (self) ||
      !applies (dragon_view_get_state (self)) || has_dialog ())
    return;
  self->seconds_left--;
  show (self);
  if (self->seconds_left > 0)
    return;
  stop (self);
  place_by_chance (self);
}

gboolean
dragon_view_can_start_time (DragonView *self)
{
  return self->seconds_left == 0 && dragon_view_is_open (self) &&
         applies (dragon_view_get_state (self));
}

void
dragon_view_start_time (DragonView *self)
{
  if (!dragon_view_can_start_time (self))
    return;
  self->seconds_left = dragon_view_get_state (self)->options.countdown;
  if (self->tick_timeout == 0)
    self->tick_timeout = g_timeout_add_seconds (1, tick_cb, self);
  show (self);
  favor_game_view_offer (FAVOR_GAME_VIEW (self));
}

/* Follows the newest position only: nobody gains time by looking back. */
void
dragon_view_update_time (DragonView *self)
{
  FavorCursor       *cursor = favor_game_view_get_cursor (FAVOR_GAME_VIEW (self));
  const DragonState *state = dragon_view_get_state (self);

  if (!favor_cursor_get_live (cursor))
    return;
  if (self->timed_turn != name_turn (state))
    stop (self);
  self->timed_turn = name_turn (state);
  show (self);
  if (dragon_view_can_start_time (self) &&
      favor_session_get_player (favor_cursor_get_session (cursor), state->judge)->is_bot)
    dragon_view_start_time (self);
}
