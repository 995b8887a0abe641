/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-game-page-private.h"

#include "favor-signals.h"

/* How the page shows what happened since the last turn once more: the board and the seats follow
 * the replay of the table meanwhile. */

static guint
measure_again (FavorCursor *cursor)
{
  return favor_motion_measure_ply (favor_motion_get_default (),
                                   favor_cursor_get_session (cursor),
                                   favor_cursor_get_ply (cursor));
}

/* Waits for what comes next, unless it waits to be asked or the view shows a ply piece by piece. */
void
favor_game_page_pace_again (FavorGamePage *self)
{
  FavorReplay *replay = favor_table_get_replay (self->table);

  if (replay != NULL)
    favor_replay_wait (replay,
                       favor_game_view_get_paused (self->view) ||
                           favor_game_view_get_showing (self->view)
                         ? 0
                         : measure_again (favor_replay_get_cursor (replay)));
}

/* Goes on to the next thing that is shown. */
void
favor_game_page_show_next (FavorGamePage *self)
{
  if (favor_table_get_replay (self->table) == NULL ||
      favor_game_view_get_showing (self->view))
    {
      favor_game_view_show_next (self->view);
      return;
    }
  favor_table_show_next (self->table);
  favor_game_page_pace_again (self);
}

/* Follows a replay that begins or is over. */
void
favor_game_page_follow_replay (FavorGamePage *self)
{
  FavorReplay *replay = favor_table_get_replay (self->table);

  if (self->view == NULL)
    return;
  favor_game_view_set_again (self->view, replay != NULL);
  if (replay == NULL)
    {
      favor_game_view_set_cursor (self->view, favor_table_get_cursor (self->table));
      return;
    }
  favor_game_view_set_paused (self->view, FALSE);
  favor_game_view_set_cursor (self->view, favor_replay_get_cursor (replay));
  favor_game_page_set_page (self, "board");
  self->take_focus = TRUE;
  favor_signals_connect (replay, "due", G_CALLBACK (favor_game_page_show_next), self);
  favor_game_page_pace_again (self);
}

/* Completes at once whatever is being shown. */
void
favor_game_page_end_show (FavorGamePage *self)
{
  favor_voice_release (self->voice);
  favor_table_end_again (self->table);
  favor_game_view_show_rest (self->view);
}
