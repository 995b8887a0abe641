/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <string.h>

#include "favor-cursor.h"

/* What of the session the viewer of a cursor may see, wherever that stands. */

/* Leaves what the viewer may see. */
static void
mask (FavorCursor *self, gpointer state)
{
  FavorSession *session = favor_cursor_get_session (self);
  FavorSeat     viewer = favor_cursor_get_viewer (self);

  if (viewer != FAVOR_VIEWER_OPEN)
    favor_game_observe (favor_session_get_game (session), state, viewer);
}

/**
 * favor_cursor_copy_state:
 * @ply: 0 to the session's `n-plies`
 * @state: (out caller-allocates): has room for the game's state
 *
 * Copies the position at another ply, as the viewer may see it.
 */
void
favor_cursor_copy_state (FavorCursor *self, guint ply, gpointer state)
{
  const FavorGame *game;

  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (favor_cursor_get_session (self)));
  g_return_if_fail (state != NULL);

  game = favor_session_get_game (favor_cursor_get_session (self));
  memcpy (state,
          favor_session_get_state (favor_cursor_get_session (self), ply),
          game->state->size);
  mask (self, state);
}

void
favor_cursor_copy_between (FavorCursor *self, guint ply, guint nth, gpointer state)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (favor_cursor_get_session (self)));
  g_return_if_fail (state != NULL);

  favor_session_copy_between (favor_cursor_get_session (self), ply, nth, state);
  mask (self, state);
}

/**
 * favor_cursor_get_events:
 * @ply: 0 to the session's `n-plies`
 * @n_events: (out): how many
 *
 * Gives the events of a ply. Those whose arguments the viewer may not see must be
 * shown through favor_text_for_event (), which is told the viewer.
 *
 * Returns: (transfer none) (array length=n_events): valid until the next change of the
 *   session
 */
const FavorEvent *
favor_cursor_get_events (FavorCursor *self, guint ply, guint *n_events)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), NULL);
  g_return_val_if_fail (ply <=
                          favor_session_get_n_plies (favor_cursor_get_session (self)),
                        NULL);
  g_return_val_if_fail (n_events != NULL, NULL);

  return favor_session_get_events (favor_cursor_get_session (self), ply, n_events);
}

/**
 * favor_cursor_may_open_hands:
 *
 * Returns: whether open hands may be chosen without a warning: the game is over or no
 *   person plays
 */
gboolean
favor_cursor_may_open_hands (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FALSE);

  return favor_session_get_over (favor_cursor_get_session (self)) ||
         favor_session_count_people (favor_cursor_get_session (self)) == 0;
}
