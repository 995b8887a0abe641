/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-game-page-private.h"

/* While a game goes on, the log has the room to itself; and it does until all of its end was
 * shown. */
void
favor_game_page_update_review (FavorGamePage *self)
{
  if (self->plots == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->plots),
                          favor_decision_bar_get_mode (self->bar) != FAVOR_BAR_SHOW &&
                            (favor_session_get_over (self->session) ||
                             !favor_cursor_get_live (self->cursor)));
}

/**
 * favor_game_page_start_review:
 *
 * Opens the page with the results, and begins to look for them.
 */
void
favor_game_page_start_review (FavorGamePage *self)
{
  favor_game_page_show_sheet (self, FALSE);
  favor_game_page_set_page (self, "log");
  favor_game_page_make_log (self);
  favor_analysis_start (self->analysis);
  favor_review_view_focus (self->review_view);
}

/**
 * favor_game_page_open_variation:
 *
 * Another line is under the cursor now: it is shown where it can be played on, or, when it is
 * over, from where it left the other one.
 */
void
favor_game_page_open_variation (FavorGamePage *self)
{
  gboolean over = favor_session_get_over (self->session);

  self->sheet_open = FALSE;
  favor_cursor_set_playing (self->cursor, FALSE);
  if (!over)
    favor_cursor_set_ply (self->cursor, favor_session_get_n_plies (self->session));
  favor_cursor_set_follow (self->cursor, !over);
  favor_game_page_update (self);
}
