/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

/**
 * favor_game_page_set_up_review:
 *
 * Hands cursor and analysis to all that shows a line as a whole.
 */
void
favor_game_page_set_up_review (FavorGamePage *self)
{
  self->analysis = favor_analysis_new (self->session);
  favor_timeline_set_analysis (self->timeline, self->analysis);
  favor_review_plots_set_cursor (self->plots, self->cursor);
  favor_review_plots_set_analysis (self->plots, self->analysis);
  favor_review_view_set (self->review_view, self->cursor, self->analysis);
}

/* While a game goes on, the log has the room to itself. */
void
favor_game_page_update_review (FavorGamePage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->plots),
                          favor_session_get_over (self->session) ||
                            !favor_cursor_get_live (self->cursor));
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
  favor_analysis_start (self->analysis);
  favor_review_view_focus (self->review_view);
}

/* Another line is under the cursor now: it is shown where it can be played on, or, when it is
 * over, from where it left the other one. */
void
favor_game_page_opened_variation (FavorGamePage *self)
{
  gboolean over = favor_session_get_over (self->session);

  self->sheet_open = FALSE;
  favor_cursor_set_playing (self->cursor, FALSE);
  if (!over)
    favor_cursor_set_ply (self->cursor, favor_session_get_n_plies (self->session));
  favor_cursor_set_follow (self->cursor, !over);
  favor_game_page_update (self);
}

void
favor_game_page_deleted_variation (FavorGamePage *self)
{
  AdwToast *toast = adw_toast_new (_ ("Variation deleted"));

  /* Translators: button of the message "Variation deleted" */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "session.undelete-variation");
  adw_toast_overlay_add_toast (self->toasts, toast);
}
