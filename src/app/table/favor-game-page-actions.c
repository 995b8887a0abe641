/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

/* Good things to propose, one after the other, before the best comes again. */
#define HINTS_MOST FAVOR_BOT_MAX_PROPOSALS

/* ---- Session -------------------------------------------------------------------------- */

static void
do_undo (FavorGamePage *self)
{
  self->asking_undo = FALSE;
  self->sheet_open = FALSE;
  favor_session_undo (self->session);
  favor_game_page_update (self);
}

/* What was seen cannot be unseen: going back behind it is asked for once. */
static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_game_page_end_again (self);
  if (!favor_session_undo_crosses_barrier (self->session))
    {
      do_undo (self);
      return;
    }
  self->asking_undo = TRUE;
  favor_game_page_update (self);
  favor_decision_bar_focus (self->bar);
}

static void
undo_anyway_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  do_undo (FAVOR_GAME_PAGE (widget));
}

static void
keep_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  self->asking_undo = FALSE;
  favor_game_page_update (self);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_session_redo (self->session);
  favor_game_page_update (self);
}

static void
play_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_cursor_set_playing (self->cursor, FALSE);
  favor_session_play_on_from (self->session, favor_cursor_get_ply (self->cursor));
  self->sheet_open = FALSE;
  /* Whoever plays sees what a player sees. */
  favor_game_page_set_eyes (self, FAVOR_EYES_OWN);
  favor_cursor_set_follow (self->cursor, TRUE);
  favor_game_page_update (self);
}

static void
back_to_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  int            game = favor_session_find_game (self->session);

  if (game < 0)
    return;
  favor_session_open_variation (self->session, (guint) game);
  favor_game_page_open_variation (self);
}

/* What was the game is a variation like any other then; a click undoes it. */
static void
make_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  int            before = favor_session_find_game (self->session);
  AdwToast      *toast;

  if (before < 0)
    return;
  favor_session_set_game (self->session, -1);
  toast = adw_toast_new (_ ("What is on the board is the game now"));
  /* Translators: button of the message "What is on the board is the game now" */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "session.restore-game");
  adw_toast_set_action_target (toast, "i", before);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
restore_game_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  int            index = g_variant_get_int32 (parameter);

  if (index >= 0 && index < (int) favor_session_get_n_variations (self->session))
    favor_session_set_game (self->session, index);
}

static void
rematch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_emit_rematch (FAVOR_GAME_PAGE (widget));
}

static void
undelete_variation_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_session_undelete_variation (FAVOR_GAME_PAGE (widget)->session);
}

/* ---- Cursor --------------------------------------------------------------------------- */

static void
go_to (FavorGamePage *self, guint ply)
{
  favor_cursor_set_playing (self->cursor, FALSE);
  favor_cursor_set_follow (self->cursor, FALSE);
  favor_cursor_set_ply (self->cursor, ply);
  /* At the end of a finished game nothing is left to come back to. */
  if (favor_session_get_over (self->session) && favor_cursor_get_at_end (self->cursor))
    favor_cursor_set_follow (self->cursor, TRUE);
  favor_game_page_update (self);
}

static void
first_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to (FAVOR_GAME_PAGE (widget), 0);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  guint          ply = favor_cursor_get_ply (self->cursor);

  if (ply > 0)
    go_to (self, ply - 1);
}

static void
forward_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (!favor_cursor_get_at_end (self->cursor))
    go_to (self, favor_cursor_get_ply (self->cursor) + 1);
}

static void
last_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  go_to (self, favor_session_get_n_plies (self->session));
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  gboolean       playing = favor_cursor_get_playing (self->cursor);

  if (!playing && favor_cursor_get_at_end (self->cursor))
    go_to (self, 0);
  favor_cursor_set_playing (self->cursor, !playing);
}

static void
follow_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_cursor_set_playing (self->cursor, FALSE);
  favor_cursor_set_ply (self->cursor, favor_session_get_n_plies (self->session));
  favor_cursor_set_follow (self->cursor, TRUE);
  favor_game_page_update (self);
  favor_game_page_queue_focus (self);
}

static void
watch_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  self->sheet_open = FALSE;
  go_to (self, 0);
  favor_decision_bar_focus (self->bar);
}

/* ---- Choosing ------------------------------------------------------------------------- */

static void
commit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage     *self = FAVOR_GAME_PAGE (widget);
  const FavorAction *selected = favor_game_view_get_selected (self->view);
  FavorAction        action;

  if (self->again != NULL)
    {
      favor_game_page_end_again (self);
      return;
    }
  if (favor_game_page_is_covered (self))
    {
      favor_game_page_uncover (self);
      return;
    }
  if (selected == NULL)
    return;
  /* The selection goes with the position. */
  action = *selected;
  favor_game_page_submit (self, &action);
}

/* With nothing selected the view may have a turn to end. */
static void
finish_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (favor_decision_bar_get_mode (self->bar) != FAVOR_BAR_CHOOSE ||
      favor_game_view_get_selected (self->view) != NULL ||
      !favor_game_view_press_letter (self->view, FAVOR_LETTER_FINISH))
    commit_action (widget, name, parameter);
  else if (favor_game_view_get_selected (self->view) != NULL)
    {
      /* What is asked once more is answered by Enter, wherever the focus was. */
      self->take_focus = TRUE;
      favor_game_page_queue_focus (self);
    }
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_bubble_dismiss (self->bubble);
  if (favor_game_page_close_card (self))
    return;
  if (self->again != NULL)
    favor_game_page_end_again (self);
  else if (self->asking_undo)
    keep_action (widget, name, NULL);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    favor_game_page_show_sheet (self, FALSE);
  else if (favor_cursor_get_playing (self->cursor))
    favor_cursor_set_playing (self->cursor, FALSE);
  else
    favor_game_view_clear (self->view);
}

/* Enter is to commit what was chosen, also where the log stands in the place of the choices. */
static void
focus_choice (FavorGamePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      !favor_game_view_focus_choices (self->view))
    favor_decision_bar_focus (self->bar);
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  const char    *digit = g_variant_get_string (parameter, NULL);
  guint          nth = (guint) g_ascii_digit_value (*digit);

  if (nth == 0)
    favor_game_view_clear (self->view);
  else if (favor_game_view_choose_nth (self->view, nth - 1))
    {
      focus_choice (self);
      favor_game_view_pick (self->view);
    }
}

/* Whether the tool was just given the focus, or waits for more before anything is chosen. */
static gboolean
goes_on_in_tool (FavorGamePage *self, GtkWidget *focus_before)
{
  GtkWidget *focus = favor_game_page_get_focus (self);

  if (!favor_game_view_get_tool_open (self->view))
    return FALSE;
  return favor_game_view_get_selected (self->view) == NULL ||
         (focus != NULL && focus != focus_before &&
          gtk_widget_is_ancestor (focus, favor_game_view_get_tool (self->view)));
}

static void
letter_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  const char    *letter = g_variant_get_string (parameter, NULL);
  GtkWidget     *focus = favor_game_page_get_focus (self);

  if (favor_game_view_press_letter (self->view, *letter) &&
      !goes_on_in_tool (self, focus))
    focus_choice (self);
}

static void
move_choice (FavorGamePage *self, int by)
{
  favor_game_view_move_choice (self->view, by);
  focus_choice (self);
}

static void
next_choice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_choice (FAVOR_GAME_PAGE (widget), 1);
}

static void
previous_choice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  move_choice (FAVOR_GAME_PAGE (widget), -1);
}

static void
search_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (!FAVOR_IS_PLAIN_VIEW (self->view))
    favor_game_page_set_page (self, "moves");
  favor_choice_list_focus_search (favor_game_page_get_choice_list (self));
}

static void
skip_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_bot_runner_hurry (FAVOR_GAME_PAGE (widget)->runner);
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_bot_runner_stop_thinking (FAVOR_GAME_PAGE (widget)->runner);
}

static void
uncover_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_uncover (FAVOR_GAME_PAGE (widget));
}

/* Space: the main button of whatever is going on. */
static void
main_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  switch (favor_decision_bar_get_mode (self->bar))
    {
    case FAVOR_BAR_WAIT:
      skip_action (widget, name, NULL);
      break;
    case FAVOR_BAR_CHOOSE:
      commit_action (widget, name, NULL);
      break;
    case FAVOR_BAR_REVIEW:
      play_action (widget, name, NULL);
      break;
    case FAVOR_BAR_EYES:
      favor_game_page_set_eyes (self, FAVOR_EYES_OWN);
      break;
    case FAVOR_BAR_SHOW:
      favor_game_page_end_show (self);
      break;
    case FAVOR_BAR_ASK_UNDO:
    case FAVOR_BAR_OVER:
      break;
    }
}

static void
show_next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (self->again != NULL)
    favor_game_page_next_again (self);
  else
    favor_game_view_show_next (self->view);
}

static void
show_rest_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_end_show (FAVOR_GAME_PAGE (widget));
}

static void
pause_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGameView *view = FAVOR_GAME_PAGE (widget)->view;

  favor_game_view_set_paused (view, !favor_game_view_get_paused (view));
}

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FavorGamePage) self = data;
  g_autoptr (GError)        error = NULL;
  g_autofree char          *sentence = NULL;
  FavorAction               action;

  sentence = favor_bot_runner_hint_finish (FAVOR_BOT_RUNNER (source),
                                           result,
                                           &action,
                                           &error);
  if (self->bar == NULL)
    return;
  if (sentence == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        favor_game_page_refuse (self, error->message, NULL);
      return;
    }
  self->hint_nth = (self->hint_nth + 1) % HINTS_MOST;
  g_free (self->hint_text);
  self->hint_text = g_steal_pointer (&sentence);
  self->hint_action = action;
  favor_session_count_hint (self->session, action.seat);
  favor_game_page_propose (self, &action);
}

static const char *
explain_no_hint (FavorGamePage *self)
{
  if (favor_decision_bar_get_mode (self->bar) == FAVOR_BAR_OVER)
    /* Translators: why there is no hint */
    return _ ("The game is over.");
  /* Translators: why there is no hint */
  return _ ("A hint is for the person who decides, in the newest position.");
}

static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (self->guide != NULL)
    {
      favor_game_page_emit_hint (self);
      return;
    }
  /* What is still being shown is not waited for. */
  favor_game_page_end_show (self);
  if (favor_decision_bar_get_mode (self->bar) != FAVOR_BAR_CHOOSE)
    {
      favor_game_page_refuse (self, explain_no_hint (self), NULL);
      return;
    }
  if (self->hint_cancellable != NULL)
    g_cancellable_cancel (self->hint_cancellable);
  g_clear_object (&self->hint_cancellable);
  self->hint_cancellable = g_cancellable_new ();
  /* Translators: in the decision bar while a hint is being looked for */
  favor_decision_bar_say (self->bar, _ ("Looking for a hint…"));
  favor_bot_runner_hint_async (self->runner,
                               self->hint_nth,
                               self->hint_cancellable,
                               hint_cb,
                               g_object_ref (self));
}

static void
countdown_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_game_page_start_clock (FAVOR_GAME_PAGE (widget));
}

/* ---- Installation --------------------------------------------------------------------- */

/* clang-format off */
static const struct
{
  const char                  *name;
  const char                  *parameter;
  GtkWidgetActionActivateFunc  activate;
} actions[] = {
  { "session.undo", NULL, undo_action },
  { "session.undo-anyway", NULL, undo_anyway_action },
  { "session.keep", NULL, keep_action },
  { "session.redo", NULL, redo_action },
  { "session.play-on", NULL, play_on_action },
  { "session.back-to-game", NULL, back_to_game_action },
  { "session.make-game", NULL, make_game_action },
  { "session.restore-game", "i", restore_game_action },
  { "session.rematch", NULL, rematch_action },
  { "session.watch-again", NULL, watch_again_action },
  { "session.undelete-variation", NULL, undelete_variation_action },
  { "cursor.first", NULL, first_action },
  { "cursor.back", NULL, back_action },
  { "cursor.forward", NULL, forward_action },
  { "cursor.last", NULL, last_action },
  { "cursor.play", NULL, play_action },
  { "cursor.follow", NULL, follow_action },
  { "review.first", NULL, first_action },
  { "review.back", NULL, back_action },
  { "review.forward", NULL, forward_action },
  { "review.last", NULL, last_action },
  { "view.commit", NULL, commit_action },
  { "view.finish", NULL, finish_action },
  { "view.clear", NULL, clear_action },
  { "view.main", NULL, main_action },
  { "view.choose", "s", choose_action },
  { "view.letter", "s", letter_action },
  { "view.next-choice", NULL, next_choice_action },
  { "view.previous-choice", NULL, previous_choice_action },
  { "view.search", NULL, search_action },
  { "view.skip", NULL, skip_action },
  { "view.show-next", NULL, show_next_action },
  { "view.show-rest", NULL, show_rest_action },
  { "view.pause", NULL, pause_action },
  { "view.stop", NULL, stop_action },
  { "view.uncover", NULL, uncover_action },
  { "view.hint", NULL, hint_action },
  { "view.countdown", NULL, countdown_action },
};

/* clang-format on */

void
favor_game_page_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class,
                                     actions[i].name,
                                     actions[i].parameter,
                                     actions[i].activate);
  favor_game_page_install_places (widget_class);
  favor_game_page_install_again (widget_class);
  gtk_widget_class_install_property_action (widget_class, "view.page", "page");
  gtk_widget_class_install_property_action (widget_class, "view.eyes", "eyes");
  gtk_widget_class_install_property_action (widget_class, "view.panel", "panel");
  gtk_widget_class_install_property_action (widget_class, "view.timeline", "timeline");
  gtk_widget_class_install_property_action (widget_class, "view.plain", "plain");
}

/* Enables what means something now. */
void
favor_game_page_update_actions (FavorGamePage *self)
{
  GtkWidget   *widget = GTK_WIDGET (self);
  FavorBarMode mode = favor_decision_bar_get_mode (self->bar);
  gboolean     covered = favor_game_page_is_covered (self);
  gboolean     live = favor_cursor_get_live (self->cursor);
  gboolean     at_end = favor_cursor_get_at_end (self->cursor);
  gboolean     review = mode == FAVOR_BAR_REVIEW;
  gboolean     guided = self->guide != NULL;
  gboolean     can_show_again = favor_game_page_can_show_again (self);
  guint        ply = favor_cursor_get_ply (self->cursor);
  guint        n = favor_session_get_n_plies (self->session);

  const struct
  {
    const char *name;
    gboolean    enabled;
  } states[] = {
    { "session.undo",
      live && !covered && !guided && !self->asking_undo &&
        favor_session_get_can_undo (self->session) },
    { "session.undo-anyway", self->asking_undo },
    { "session.keep", self->asking_undo },
    { "session.redo",
      live && !covered && !guided && favor_session_get_can_redo (self->session) },
    { "session.play-on", review && !guided && ply < n },
    { "session.rematch", !guided && favor_session_get_over (self->session) },
    { "session.watch-again", favor_session_get_over (self->session) },
    { "cursor.first", !covered && ply > 0 },
    { "cursor.back", !covered && ply > 0 },
    { "cursor.forward", !covered && !at_end },
    { "cursor.last", !covered && !at_end },
    { "cursor.play", !covered && n > 0 },
    { "cursor.follow", !live },
    { "review.first", review && ply > 0 },
    { "review.back", review && ply > 0 },
    { "review.forward", review && !at_end },
    { "review.last", review && !at_end },
    { "view.commit",
      covered || self->again != NULL ||
        (mode == FAVOR_BAR_CHOOSE && favor_game_view_get_selected (self->view) != NULL) },
    { "view.finish", covered || self->again != NULL || mode == FAVOR_BAR_CHOOSE },
    { "view.choose", mode == FAVOR_BAR_CHOOSE && !covered },
    { "view.letter", mode == FAVOR_BAR_CHOOSE && !covered },
    { "view.next-choice", mode == FAVOR_BAR_CHOOSE && !covered },
    { "view.previous-choice", mode == FAVOR_BAR_CHOOSE && !covered },
    { "view.search", mode == FAVOR_BAR_CHOOSE && !covered },
    { "view.skip", mode == FAVOR_BAR_WAIT },
    { "view.show-next", mode == FAVOR_BAR_SHOW },
    { "view.show-rest", mode == FAVOR_BAR_SHOW },
    { "view.pause", mode == FAVOR_BAR_SHOW },
    { "view.show-again", can_show_again },
    { "view.uncover", covered },
    { "view.countdown", favor_game_page_may_start_clock (self) },
    { "view.hint", (mode == FAVOR_BAR_CHOOSE || mode == FAVOR_BAR_SHOW) && !covered },
    { "view.result", mode == FAVOR_BAR_OVER },
    { "view.review", favor_session_get_over (self->session) && n > 0 },
    { "note.edit", review },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    gtk_widget_action_set_enabled (widget, states[i].name, states[i].enabled);
  if (self->again_button != NULL)
    gtk_widget_set_visible (self->again_button, can_show_again);
  favor_game_page_update_sharing (self);
}
