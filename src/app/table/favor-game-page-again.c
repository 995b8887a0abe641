/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-turns.h"

/* What happened since the last turn of who decides, shown once more. The board and the seats follow
 * a cursor of their own meanwhile, which looks through the same eyes as the page does: nothing is
 * seen that could not be seen when it happened, and session, log and the cursor that is saved know
 * nothing of it. */

/**
 * favor_game_page_find_last_turn:
 * @seat: a seat
 *
 * Returns: the ply of what @seat did last, 0 if it was nothing yet
 */
guint
favor_game_page_find_last_turn (FavorGamePage *self, FavorSeat seat)
{
  guint ply = favor_session_get_n_plies (self->session);

  while (ply > 0 && favor_session_get_action (self->session, ply)->seat != seat)
    ply--;
  return ply;
}

/**
 * favor_game_page_can_show_again:
 *
 * Returns: whether a person decides now, and something happened since that person's last turn
 */
gboolean
favor_game_page_can_show_again (FavorGamePage *self)
{
  FavorBarMode mode = favor_decision_bar_get_mode (self->bar);
  FavorSeat    decider = favor_session_get_decider (self->session);

  return self->again == NULL && self->guide == NULL &&
         favor_cursor_get_live (self->cursor) &&
         favor_session_awaits_person (self->session) &&
         (mode == FAVOR_BAR_CHOOSE || favor_game_page_is_covered (self)) &&
         favor_game_page_find_last_turn (self, decider) <
           favor_session_get_n_plies (self->session);
}

static gboolean
next_cb (gpointer data)
{
  FavorGamePage *self = data;

  self->again_timeout = 0;
  favor_game_page_next_again (self);
  return G_SOURCE_REMOVE;
}

/**
 * favor_game_page_pace_again:
 *
 * Waits for what comes next, unless it waits to be asked or the view shows a ply piece by piece.
 */
void
favor_game_page_pace_again (FavorGamePage *self)
{
  g_clear_handle_id (&self->again_timeout, g_source_remove);
  if (self->again == NULL || favor_game_view_get_paused (self->view) ||
      favor_game_view_get_showing (self->view))
    return;
  self->again_timeout =
    g_timeout_add (favor_motion_measure_show (favor_motion_get_default ()),
                   next_cb,
                   self);
}

/* (transfer full): what is seen now, as the viewer may read it. */
static char *
describe (FavorGamePage *self)
{
  const char *caption = favor_game_view_get_caption (self->view);

  if (caption != NULL)
    return g_strdup (caption);
  return favor_turns_describe (self->again, favor_cursor_get_ply (self->again));
}

/**
 * favor_game_page_describe_again:
 *
 * Says in the decision bar what is being shown.
 */
void
favor_game_page_describe_again (FavorGamePage *self)
{
  guint            ply = favor_cursor_get_ply (self->again);
  g_autofree char *caption = describe (self);
  g_autofree char
     *place = favor_timeline_describe (ply, favor_session_get_n_plies (self->session));
  int colour = -1;

  if (ply > 0)
    colour = favor_session_get_player (self->session,
                                       favor_session_get_action (self->session, ply)
                                         ->seat)
               ->colour;
  favor_decision_bar_set_sign (self->bar, colour);
  favor_decision_bar_set_paused (self->bar, favor_game_view_get_paused (self->view));
  favor_decision_bar_set_sentence (self->bar, caption);
  favor_decision_bar_set_detail (self->bar, place);
  /* Translators: in the decision bar, below a sentence about what happened */
  favor_decision_bar_say (self->bar, _ ("Since Your Last Turn"));
}

/* Plies about which this viewer hears nothing are passed over. */
static void
step (FavorGamePage *self)
{
  g_autofree char *words = NULL;

  do
    {
      g_free (words);
      favor_cursor_set_ply (self->again, favor_cursor_get_ply (self->again) + 1);
      words = describe (self);
    }
  while (*words == '\0' && !favor_cursor_get_at_end (self->again));
}

/**
 * favor_game_page_next_again:
 *
 * Goes on to the next thing, and behind the last one back to now.
 */
void
favor_game_page_next_again (FavorGamePage *self)
{
  if (self->again == NULL)
    return;
  if (favor_game_view_get_showing (self->view))
    {
      favor_game_view_show_next (self->view);
      return;
    }
  if (favor_cursor_get_at_end (self->again))
    {
      favor_game_page_end_again (self);
      return;
    }
  step (self);
  favor_game_page_pace_again (self);
  favor_game_page_update (self);
}

/* Under the cover the decision bar takes its place, which has nothing but what everybody may read
 * and the buttons to go on; the hand stays covered. */
static void
show_again (FavorGamePage *self)
{
  FavorSeat decider = favor_session_get_decider (self->session);

  self->again = favor_cursor_new (self->session);
  favor_cursor_set_follow (self->again, FALSE);
  favor_cursor_set_viewer (self->again, favor_cursor_get_viewer (self->cursor));
  favor_cursor_set_ply (self->again, favor_game_page_find_last_turn (self, decider));
  self->again_seats = favor_seat_model_new (self->again);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), FALSE);
  favor_game_view_set_open (self->view, FALSE);
  favor_game_view_set_again (self->view, TRUE);
  favor_game_view_set_paused (self->view, FALSE);
  favor_game_view_set_cursor (self->view, self->again);
  favor_seat_strip_set_model (self->strip, self->again_seats);
  favor_game_page_set_page (self, "board");
  self->take_focus = TRUE;
  favor_game_page_pace_again (self);
  favor_game_page_update (self);
}

/**
 * favor_game_page_forget_again:
 *
 * Ends it without showing what is now, for a page or a view that goes away.
 */
void
favor_game_page_forget_again (FavorGamePage *self)
{
  g_clear_handle_id (&self->again_timeout, g_source_remove);
  g_clear_object (&self->again_seats);
  g_clear_object (&self->again);
}

/**
 * favor_game_page_end_again:
 *
 * Shows what is now, if something else was shown.
 */
void
favor_game_page_end_again (FavorGamePage *self)
{
  if (self->again == NULL)
    return;
  favor_seat_strip_set_model (self->strip, self->seats);
  favor_game_page_forget_again (self);
  favor_game_view_set_again (self->view, FALSE);
  favor_game_view_set_cursor (self->view, self->cursor);
  favor_game_page_update (self);
}

/**
 * favor_game_page_end_show:
 *
 * Completes at once whatever is being shown.
 */
void
favor_game_page_end_show (FavorGamePage *self)
{
  favor_game_page_end_again (self);
  favor_game_view_show_rest (self->view);
}

static void
show_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (favor_game_page_can_show_again (self))
    show_again (self);
}

void
favor_game_page_install_again (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class,
                                   "view.show-again",
                                   NULL,
                                   show_again_action);
}
