/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

/* What has to be done whatever else is chosen is done together, by one gesture: one thing after the
 * other, so that each is seen. One undo takes it back. */

/* From one to the next; they come quicker than they can be looked at alone. */
#define NEXT_MILLISECONDS 160

static gboolean
find_next (FavorGamePage *self, FavorAction *action)
{
  FavorCursor     *cursor = favor_table_get_cursor (self->table);
  const FavorGame *game = favor_session_get_game (favor_table_get_session (self->table));

  return game->must != NULL &&
         favor_table_get_mode (self->table) == FAVOR_TABLE_PLAYING &&
         !favor_table_get_covered (self->table) && favor_cursor_get_live (cursor) &&
         game->must (favor_cursor_get_state (cursor), action);
}

static gboolean
next_cb (gpointer data)
{
  FavorGamePage *self = data;
  FavorSession  *session = favor_table_get_session (self->table);
  guint          n = favor_session_get_n_plies (session);
  FavorAction    action = { 0 };

  self->going_on = 0;
  if (!find_next (self, &action))
    return G_SOURCE_REMOVE;
  favor_game_page_submit (self, &action);
  /* A lesson may want something else. */
  if (favor_session_get_n_plies (session) == n)
    return G_SOURCE_REMOVE;
  /* One undo takes all of it back. */
  if (n > 0 && self->gone_on == n && favor_session_get_n_plies (session) == n + 1)
    favor_session_join (session);
  self->gone_on = n + 1;
  self->going_on = g_timeout_add (NEXT_MILLISECONDS, next_cb, self);
  return G_SOURCE_REMOVE;
}

/**
 * favor_game_page_can_go_on:
 *
 * Returns: whether there is something to be done whatever else is chosen, and nothing is chosen
 */
gboolean
favor_game_page_can_go_on (FavorGamePage *self)
{
  FavorAction action = { 0 };

  return favor_game_view_get_selected (self->view) == NULL && find_next (self, &action);
}

/**
 * favor_game_page_go_on:
 *
 * Begins to do what has to be done, unless something else is chosen. Whatever a person does meanwhile ends
 * it.
 *
 * Returns: %FALSE if there is nothing of that kind
 */
gboolean
favor_game_page_go_on (FavorGamePage *self)
{
  if (self->going_on != 0 || !favor_game_page_can_go_on (self))
    return FALSE;
  self->gone_on = 0;
  next_cb (self);
  return TRUE;
}

void
favor_game_page_stay (FavorGamePage *self)
{
  g_clear_handle_id (&self->going_on, g_source_remove);
}
