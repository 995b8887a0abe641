/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-marks.h"

/* ---- Choosing ------------------------------------------------------------------------- */

static void
commit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage     *self = FAVOR_GAME_PAGE (widget);
  const FavorAction *selected = favor_game_view_get_selected (self->view);
  FavorAction        action;

  if (favor_game_view_get_round_waits (self->view))
    {
      favor_game_page_close_round (self);
      return;
    }
  if (favor_table_get_replay (self->table) != NULL)
    {
      favor_table_end_again (self->table);
      return;
    }
  if (favor_table_get_covered (self->table))
    {
      favor_table_uncover (self->table);
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

  if (favor_game_page_go_on (self))
    return;
  if (favor_table_get_mode (self->table) != FAVOR_TABLE_PLAYING ||
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

/* The main button, which has the focus where something is asked once more. */
static void
proceed_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (!favor_game_page_take_space (FAVOR_GAME_PAGE (widget)))
    finish_action (widget, name, parameter);
}

static void
clear_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_bubble_dismiss (self->bubble);
  if (favor_game_page_close_card (self) || favor_game_page_close_round (self) ||
      favor_game_page_close_waited (self))
    return;
  if (favor_table_get_replay (self->table) != NULL)
    favor_table_end_again (self->table);
  else if (favor_table_get_mode (self->table) == FAVOR_TABLE_ASKING)
    favor_table_keep (self->table);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    favor_table_set_sheet (self->table, FALSE);
  else if (favor_cursor_get_playing (favor_table_get_cursor (self->table)))
    favor_cursor_set_playing (favor_table_get_cursor (self->table), FALSE);
  else
    favor_game_view_clear (self->view);
}

/* The button says that nothing is selected any more; Escape goes back step by step. */
static void
clear_all_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  favor_bubble_dismiss (self->bubble);
  while (favor_game_view_clear (self->view))
    ;
}

/* Enter is to commit what was chosen, also where the log stands in the place of the choices. */
static void
focus_choice (FavorGamePage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      !favor_game_view_focus_choices (self->view))
    favor_decision_bar_focus (self->bar);
}

/* Key 0 is for none of them: where there is no such choice nothing is chosen any more. */
static gboolean
choose_by_digit (FavorGamePage *self, guint digit)
{
  if (digit > 0)
    return favor_game_view_choose_nth (self->view, digit - 1);
  if (favor_game_view_choose_none (self->view))
    return TRUE;
  favor_game_view_clear (self->view);
  return FALSE;
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  const char    *digit = g_variant_get_string (parameter, NULL);

  if (!choose_by_digit (self, (guint) g_ascii_digit_value (*digit)))
    return;
  focus_choice (self);
  favor_game_view_pick (self->view);
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
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  self->skipping = TRUE;
  favor_voice_release (self->voice);
  favor_bot_runner_hurry (favor_table_get_runner (self->table));
}

static void
stop_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_bot_runner_stop_thinking (favor_table_get_runner (FAVOR_GAME_PAGE (widget)
                                                            ->table));
}

static void
uncover_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_table_uncover (FAVOR_GAME_PAGE (widget)->table);
}

/* Space: the main button of whatever is going on. */
static void
main_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);
  gboolean       too_many = favor_game_page_take_space (self);

  /* What the next round begins with is not skipped with what the last one brought. */
  if (favor_game_page_close_round (self))
    return;
  switch (favor_table_get_mode (self->table))
    {
    case FAVOR_TABLE_WAITING:
      skip_action (widget, name, NULL);
      break;
    case FAVOR_TABLE_PLAYING:
      if (!too_many && !favor_game_page_go_on (self))
        commit_action (widget, name, NULL);
      break;
    case FAVOR_TABLE_REVIEWING:
      gtk_widget_activate_action (widget, "cursor.play", NULL);
      break;
    case FAVOR_TABLE_LOOKING:
      favor_table_set_eyes (self->table, FAVOR_EYES_OWN);
      break;
    case FAVOR_TABLE_SHOWING:
      favor_game_page_end_show (self);
      break;
    case FAVOR_TABLE_OVER:
      favor_result_sheet_finish (self->sheet);
      break;
    case FAVOR_TABLE_ASKING:
    case FAVOR_TABLE_COVERED:
      break;
    }
}

static void
show_next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_voice_release (FAVOR_GAME_PAGE (widget)->voice);
  favor_game_page_show_next (FAVOR_GAME_PAGE (widget));
}

static void
show_rest_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGamePage *self = FAVOR_GAME_PAGE (widget);

  if (!favor_game_page_close_round (self))
    favor_game_page_end_show (self);
}

static void
pause_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorGameView *view = FAVOR_GAME_PAGE (widget)->view;

  favor_game_view_set_paused (view, !favor_game_view_get_paused (view));
}

static const char *
explain_no_hint (FavorGamePage *self)
{
  if (favor_table_get_mode (self->table) == FAVOR_TABLE_OVER)
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
      g_signal_emit_by_name (self, "hint");
      return;
    }
  /* What is still being shown is not waited for. */
  favor_game_page_end_show (self);
  if (favor_table_get_mode (self->table) != FAVOR_TABLE_PLAYING)
    {
      favor_game_page_refuse (self, explain_no_hint (self), NULL);
      return;
    }
  favor_hinting_ask (favor_table_get_hinting (self->table), self);
}

static void
countdown_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_table_start_clock (FAVOR_GAME_PAGE (widget)->table);
}

static void
go_to_moment (FavorGamePage *self, int direction)
{
  FavorAnalysis     *analysis = favor_game_panel_get_analysis (self->panel);
  g_autoptr (GArray) points = favor_analysis_list_plies (analysis);

  /* Nothing is refused: what stands out can be seen to lie elsewhere. */
  if (!favor_marks_go (favor_game_page_get_cursor (self), points, direction))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
previous_moment_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to_moment (FAVOR_GAME_PAGE (widget), -1);
}

static void
next_moment_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to_moment (FAVOR_GAME_PAGE (widget), 1);
}

static void
show_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  favor_table_show_again (FAVOR_GAME_PAGE (widget)->table);
}

/* ---- Installation --------------------------------------------------------------------- */

/* clang-format off */
static const FavorPageAction actions[] = {
  { "view.commit", NULL, commit_action },
  { "view.finish", NULL, finish_action },
  { "view.proceed", NULL, proceed_action },
  { "view.clear", NULL, clear_action },
  { "view.clear-all", NULL, clear_all_action },
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
  { "view.show-again", NULL, show_again_action },
  { "view.previous-moment", NULL, previous_moment_action },
  { "view.next-moment", NULL, next_moment_action },
};

/* clang-format on */

void
favor_game_page_install_table (GtkWidgetClass        *widget_class,
                               const FavorPageAction *table,
                               guint                  n_actions)
{
  for (guint i = 0; i < n_actions; i++)
    gtk_widget_class_install_action (widget_class,
                                     table[i].name,
                                     table[i].parameter,
                                     table[i].activate);
}

void
favor_game_page_install_actions (GtkWidgetClass *widget_class)
{
  favor_game_page_install_table (widget_class, actions, G_N_ELEMENTS (actions));
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
  FavorTableMode mode = favor_table_get_mode (self->table);
  FavorDecision *decision = favor_table_get_decision (self->table);
  gboolean       over = favor_session_get_over (favor_table_get_session (self->table));
  gboolean       playing = mode == FAVOR_TABLE_PLAYING;
  gboolean       showing = mode == FAVOR_TABLE_SHOWING;
  gboolean       reviewing = mode == FAVOR_TABLE_REVIEWING;
  gboolean       selected = playing && favor_decision_get_flag (decision, "selected");
  /* All of the round was shown, and it waits by itself. */
  gboolean waits = favor_game_view_get_round_waits (self->view);
  /* Enter opens the curtain, and ends what is shown once more. */
  gboolean enter = favor_table_get_covered (self->table) ||
                   favor_table_get_replay (self->table) != NULL || waits;

  const struct
  {
    const char *name;
    gboolean    enabled;
  } states[] = {
    { "view.commit", enter || selected },
    { "view.finish", enter || playing },
    { "view.proceed",
      selected || favor_decision_get_flag (decision, "finishing") ||
        favor_decision_get_flag (decision, "due") },
    { "view.choose", playing },
    { "view.letter", playing },
    { "view.next-choice", playing },
    { "view.previous-choice", playing },
    { "view.search", playing },
    { "view.skip", mode == FAVOR_TABLE_WAITING },
    { "view.show-next", showing },
    { "view.show-rest", showing },
    { "view.pause", showing && !waits },
    { "view.show-again", favor_table_get_can_show_again (self->table) },
    { "view.uncover", favor_table_get_covered (self->table) },
    { "view.countdown", favor_table_may_start_clock (self->table) },
    { "view.hint", playing || (showing && !favor_table_get_covered (self->table)) },
    { "view.result", mode == FAVOR_TABLE_OVER },
    { "view.review", over },
    { "view.previous-moment", reviewing || mode == FAVOR_TABLE_OVER },
    { "view.next-moment", reviewing || mode == FAVOR_TABLE_OVER },
    { "note.edit", reviewing },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), states[i].name, states[i].enabled);
  favor_game_page_update_sharing (self);
  favor_game_page_update_round (self);
}
