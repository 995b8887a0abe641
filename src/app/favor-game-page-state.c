/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-log-model.h"
#include "favor-text.h"
#include "favor-turns.h"

/* A search that takes longer can be stopped. */
#define STOP_AFTER_MILLISECONDS 2000
/* So many sentences of what happened meanwhile stand on the cover. */
#define SINCE_MOST 200

/* ---- Who looks ------------------------------------------------------------------------ */

static FavorSeat
only_person (FavorGamePage *self)
{
  for (guint i = 0; i < favor_session_get_n_seats (self->session); i++)
    if (!favor_session_get_player (self->session, (FavorSeat) i)->is_bot)
      return (FavorSeat) i;
  return FAVOR_SEAT_NONE;
}

/* Through whose eyes the page looks when nobody asked for other ones. */
static FavorSeat
own_eyes (FavorGamePage *self)
{
  switch (favor_session_count_people (self->session))
    {
    case 0:
      return FAVOR_VIEWER_OPEN;
    case 1:
      return only_person (self);
    default:
      if (favor_session_get_over (self->session))
        return FAVOR_VIEWER_OPEN;
      return self->person;
    }
}

/* Whether a cover must stand between the person at the screen and the one who decides. */
static gboolean
needs_cover (FavorGamePage *self)
{
  FavorSeat     decider = favor_session_get_decider (self->session);
  guint         n = favor_session_get_n_plies (self->session);
  gconstpointer state = favor_session_get_state (self->session, n);

  if (favor_session_count_people (self->session) < 2 ||
      !favor_cursor_get_live (self->cursor) ||
      !favor_session_awaits_person (self->session) || decider == self->person)
    return FALSE;
  /* All hands are open already, by a decision of the people themselves. */
  if (self->eyes == FAVOR_VIEWER_OPEN)
    return FALSE;
  /* The true state decides only whether there are secrets at all; none is shown. */
  return favor_game_has_secrets (favor_session_get_game (self->session), state);
}

/* Whether something else is seen than what is now. */
static gboolean
is_showing (FavorGamePage *self)
{
  return self->again != NULL || favor_game_view_get_showing (self->view);
}

gboolean
favor_game_page_is_covered (FavorGamePage *self)
{
  return favor_game_layout_get_covered (self->layout);
}

/* What everybody could see since `seat` acted last. The viewer is a spectator meanwhile, so
 * the log has no more than that. */
static GStrv
events_since (FavorGamePage *self, FavorSeat seat)
{
  g_autoptr (GStrvBuilder)  lines = g_strv_builder_new ();
  g_autoptr (FavorLogModel) model = favor_log_model_new (self->cursor);
  GListModel               *log = G_LIST_MODEL (model);
  guint                     n = g_list_model_get_n_items (log);
  guint                     ply = favor_game_page_find_last_turn (self, seat);
  guint                     first = n;

  while (first > 0 && n - first < SINCE_MOST)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (log, first - 1);

      if (favor_log_row_get_ply (row) <= ply)
        break;
      first--;
    }
  for (guint i = first; i < n; i++)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (log, i);

      g_strv_builder_add (lines, favor_log_row_get_text (row));
    }
  return g_strv_builder_end (lines);
}

static void
fill_cover (FavorGamePage *self)
{
  FavorSeat          decider = favor_session_get_decider (self->session);
  const FavorPlayer *player = favor_session_get_player (self->session, decider);
  g_auto (GStrv)     events = events_since (self, decider);

  favor_cover_set_person (self->cover,
                          player->name,
                          player->colour,
                          (const char *const *) events);
}

/* Covers what is private before anything of the new position can be drawn: all this happens
 * in the same turn of the main loop as the step itself. */
static void
update_viewer (FavorGamePage *self)
{
  gboolean covered = needs_cover (self);

  /* Who acted sees what came of it; then the screen changes hands. The models may hear of a step
   * before the view does. */
  if (!favor_game_view_is_current (self->view) || is_showing (self))
    return;
  if (covered)
    {
      favor_game_view_set_open (self->view, FALSE);
      favor_cursor_set_viewer (self->cursor, FAVOR_SEAT_NONE);
      fill_cover (self);
      gtk_widget_set_visible (GTK_WIDGET (self->cover), TRUE);
      favor_game_layout_set_covered (self->layout, TRUE);
      return;
    }
  if (favor_session_awaits_person (self->session) && favor_cursor_get_live (self->cursor))
    self->person = favor_session_get_decider (self->session);
  favor_cursor_set_viewer (self->cursor,
                           self->eyes == FAVOR_EYES_OWN ? own_eyes (self)
                                                        : (FavorSeat) self->eyes);
  gtk_widget_set_visible (GTK_WIDGET (self->cover), FALSE);
  favor_game_layout_set_covered (self->layout, FALSE);
}

/* ---- What the bar says ---------------------------------------------------------------- */

static char *
eyes_title (FavorGamePage *self)
{
  FavorSeat viewer = favor_cursor_get_viewer (self->cursor);

  if (viewer == FAVOR_VIEWER_OPEN)
    /* Translators: through whose eyes a position is seen: all hands are open */
    return g_strdup (_ ("open hands"));
  if (viewer == FAVOR_SEAT_NONE)
    /* Translators: through whose eyes a position is seen: of somebody who looks on */
    return g_strdup (_ ("a spectator"));
  return g_strdup (favor_session_get_player (self->session, viewer)->name);
}

static guint
current_round (FavorGamePage *self)
{
  FavorPad pad = { 0 };

  favor_session_get_game (self->session)
    ->score (favor_cursor_get_state (self->cursor), 0, &pad);
  return pad.round;
}

/* "Move 41 of 118 · round 4 · seen by Ann" */
static char *
describe_place (FavorGamePage *self)
{
  guint            n = favor_session_get_n_plies (self->session);
  guint            round = current_round (self);
  g_autofree char *move = favor_timeline_describe (favor_cursor_get_ply (self->cursor),
                                                   n);
  g_autofree char *eyes = eyes_title (self);
  g_autofree char *number = g_strdup_printf ("%u", round);

  if (round == 0)
    /* Translators: below the sentence about an earlier position. {move} is "Move 41 of 118",
     * {eyes} a player's name, "open hands" or "a spectator" */
    return favor_text_expand (_ ("{move} · seen by {eyes}"),
                              "move",
                              move,
                              "eyes",
                              eyes,
                              NULL);
  /* Translators: as before, with the number of the round */
  return favor_text_expand (_ ("{move} · round {round} · seen by {eyes}"),
                            "move",
                            move,
                            "round",
                            number,
                            "eyes",
                            eyes,
                            NULL);
}

static int
colour_of (FavorGamePage *self, FavorSeat seat)
{
  return seat < 0 ? -1 : favor_session_get_player (self->session, seat)->colour;
}

static void
describe_review (FavorGamePage *self)
{
  guint            ply = favor_cursor_get_ply (self->cursor);
  g_autofree char *sentence = favor_turns_describe (self->cursor, ply);
  g_autofree char *place = describe_place (self);
  FavorSeat        actor = ply == 0 ? FAVOR_SEAT_NONE
                                    : favor_session_get_action (self->session, ply)->seat;

  favor_decision_bar_set_sign (self->bar, colour_of (self, actor));
  /* Translators: where the log has nothing to say about a position */
  favor_decision_bar_set_sentence (self->bar,
                                   *sentence != '\0' ? sentence : _ ("Nothing is seen."));
  favor_decision_bar_set_note (self->bar, favor_session_get_note (self->session, ply));
  favor_decision_bar_say (self->bar, place);
}

static void
describe_selected (FavorGamePage *self)
{
  const FavorAction *selected = favor_game_view_get_selected (self->view);
  g_autofree char   *text = NULL;
  gboolean           said = favor_game_page_update_chips (self);

  if (selected != NULL && self->hint_text != NULL &&
      favor_action_equal (selected, &self->hint_action))
    text = g_strdup (self->hint_text);
  else if (selected != NULL && !said)
    text = favor_text_for_action (favor_session_get_game (self->session),
                                  selected,
                                  favor_session_get_names (self->session));
  favor_decision_bar_set_detail (self->bar, text);
  favor_decision_bar_set_selected (self->bar, selected != NULL);
  favor_game_page_sync_choice_list (self);
}

static void
describe_live (FavorGamePage *self, FavorBarMode mode)
{
  g_autofree char *heading = NULL;
  g_autofree char *last =
    favor_turns_describe (self->cursor, favor_session_get_n_plies (self->session));

  g_object_get (self->choices, "heading", &heading, NULL);
  favor_decision_bar_set_sign (self->bar,
                               colour_of (self,
                                          favor_session_get_decider (self->session)));
  favor_decision_bar_say (self->bar, last);
  if (mode == FAVOR_BAR_ASK_UNDO)
    {
      favor_decision_bar_set_sentence (
        self->bar,
        /* Translators: question in the decision bar before an undo */
        _ ("Something hidden was revealed since then. Undo it anyway?"));
      favor_decision_bar_set_detail (self->bar, NULL);
      return;
    }
  favor_decision_bar_set_sentence (self->bar, heading);
  if (mode == FAVOR_BAR_EYES)
    favor_decision_bar_set_detail (
      self->bar,
      /* Translators: in the decision bar, beside the button "Own Eyes" */
      _ ("You look through other eyes, so nothing can be chosen."));
  else
    describe_selected (self);
}

/* What an action brought about is being shown; nothing is decided meanwhile. */
static void
describe_show (FavorGamePage *self)
{
  favor_decision_bar_set_sign (self->bar, -1);
  favor_decision_bar_set_paused (self->bar, favor_game_view_get_paused (self->view));
  /* Translators: in the decision bar, above a line that says what happened */
  favor_decision_bar_set_sentence (self->bar, _ ("What Happened"));
  favor_decision_bar_set_detail (self->bar, NULL);
  favor_decision_bar_say (self->bar, favor_game_view_get_caption (self->view));
}

static FavorBarMode
find_mode (FavorGamePage *self)
{
  if (is_showing (self))
    return FAVOR_BAR_SHOW;
  if (!favor_cursor_get_live (self->cursor))
    return FAVOR_BAR_REVIEW;
  if (self->asking_undo)
    return FAVOR_BAR_ASK_UNDO;
  if (favor_session_get_over (self->session))
    return FAVOR_BAR_OVER;
  if (favor_choice_model_get_can_submit (self->choices))
    return FAVOR_BAR_CHOOSE;
  if (favor_session_awaits_person (self->session) &&
      !favor_session_get_thinking (self->session) && self->eyes != FAVOR_EYES_OWN)
    return FAVOR_BAR_EYES;
  return FAVOR_BAR_WAIT;
}

static void
update_title (FavorGamePage *self)
{
  const char      *game = _ (favor_session_get_game (self->session)->title);
  guint            round = current_round (self);
  g_autofree char *number = g_strdup_printf ("%u", round);
  g_autofree char *subtitle = NULL;

  /* What is being shown, or may be when the view has heard of a step, belongs to the round
   * before. */
  if (!favor_game_view_is_current (self->view) || is_showing (self))
    return;
  adw_window_title_set_title (self->title, favor_session_get_title (self->session));
  if (favor_session_get_over (self->session))
    /* Translators: below the title of a session; {game} is the title of the game */
    subtitle = favor_text_expand (_ ("{game} · finished"), "game", game, NULL);
  else if (round > 0)
    /* Translators: below the title of a session; {game} is the title of the game */
    subtitle = favor_text_expand (_ ("{game} · round {round}"),
                                  "game",
                                  game,
                                  "round",
                                  number,
                                  NULL);
  else
    subtitle = g_strdup (game);
  adw_window_title_set_subtitle (self->title, subtitle);
}

/* ---- Following ------------------------------------------------------------------------ */

static gboolean
stop_timeout_cb (gpointer data)
{
  FavorGamePage *self = data;

  self->stop_timeout = 0;
  favor_decision_bar_set_stoppable (self->bar, TRUE);
  return G_SOURCE_REMOVE;
}

static void
update_thinking (FavorGamePage *self)
{
  gboolean thinking = favor_session_get_thinking (self->session);

  if (!thinking)
    {
      g_clear_handle_id (&self->stop_timeout, g_source_remove);
      favor_decision_bar_set_stoppable (self->bar, FALSE);
    }
  else if (self->stop_timeout == 0)
    self->stop_timeout = g_timeout_add (STOP_AFTER_MILLISECONDS, stop_timeout_cb, self);
}

/* A frame and a word say that this is not the newest position; in a finished game that needs
 * no saying at its end. */
static void
update_frame (FavorGamePage *self, FavorBarMode mode)
{
  gboolean review = mode == FAVOR_BAR_REVIEW;

  gtk_widget_set_visible (self->frame, review);
  /* The view makes room for the word that hangs from the frame. */
  if (review)
    gtk_widget_add_css_class (GTK_WIDGET (self->view), "reviewing");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->view), "reviewing");
  gtk_widget_set_visible (self->tab, review);
  favor_game_page_show_timeline (self,
                                 review || self->timeline_open ||
                                   favor_session_get_over (self->session));
  gtk_widget_set_visible (GTK_WIDGET (self->sheet),
                          mode == FAVOR_BAR_OVER && self->sheet_open);
}

/**
 * favor_game_page_update:
 *
 * Makes everything on the page agree with session, cursor and models. Cheap enough for each
 * change of any of them.
 */
void
favor_game_page_update (FavorGamePage *self)
{
  FavorBarMode before = favor_decision_bar_get_mode (self->bar), mode;
  gboolean     live = favor_cursor_get_live (self->cursor);
  gboolean     was_covered = favor_game_page_is_covered (self);
  gboolean     covered;

  /* Setting the viewer moves the cursor, which leads here again. */
  if (self->updating)
    return;
  self->updating = TRUE;
  update_viewer (self);
  covered = favor_game_page_is_covered (self);
  mode = find_mode (self);
  /* To lay a page out for the first time takes the processor as much as a computer does. */
  favor_bot_runner_set_active (self->runner,
                               live && !covered && self->n_frames > 1 &&
                                 mode != FAVOR_BAR_SHOW);
  favor_game_view_set_open (self->view,
                            live && !covered && mode != FAVOR_BAR_OVER &&
                              mode != FAVOR_BAR_SHOW);
  favor_decision_bar_set_mode (self->bar, mode);
  favor_decision_bar_set_skippable (self->bar,
                                    mode == FAVOR_BAR_WAIT &&
                                      (self->guide == NULL ||
                                       favor_session_get_thinking (self->session)) &&
                                      favor_session_count_people (self->session) > 0);
  if (mode != FAVOR_BAR_CHOOSE)
    favor_game_page_update_chips (self);
  favor_game_page_update_choice_list (self);
  favor_seat_strip_update_looks (self->strip);
  if (mode == FAVOR_BAR_REVIEW)
    describe_review (self);
  else if (self->again != NULL)
    favor_game_page_describe_again (self);
  else if (mode == FAVOR_BAR_SHOW)
    describe_show (self);
  else if (!covered)
    describe_live (self, mode);
  else
    favor_decision_bar_set_detail (self->bar, NULL);
  update_frame (self, mode);
  favor_game_page_update_review (self);
  update_title (self);
  favor_game_page_update_clock (self);
  favor_game_page_update_actions (self);
  if (mode != before || covered != was_covered)
    favor_game_page_queue_focus (self);
  self->updating = FALSE;
  favor_game_page_hold_back (self, mode == FAVOR_BAR_SHOW);
  if ((mode == FAVOR_BAR_SHOW) != (before == FAVOR_BAR_SHOW))
    favor_game_page_emit_showing (self, mode == FAVOR_BAR_SHOW);
}

static void
moved_cb (FavorGamePage *self, guint from, guint to)
{
  self->hint_nth = 0;
  self->refused = NULL;
  favor_bubble_dismiss (self->bubble);
  favor_game_page_end_again (self);
  g_clear_pointer (&self->hint_text, g_free);
  if (self->hint_cancellable != NULL)
    g_cancellable_cancel (self->hint_cancellable);
  if (from != to)
    self->asking_undo = FALSE;
  if (from < to && favor_cursor_get_live (self->cursor) && self->guide == NULL &&
      favor_session_get_over (self->session))
    favor_game_page_show_sheet (self, TRUE);
  favor_game_page_update (self);
  if (from != to)
    favor_game_page_queue_focus (self);
}

static void
thinking_cb (FavorGamePage *self)
{
  update_thinking (self);
  favor_game_page_update (self);
}

/**
 * favor_game_page_view_selected:
 *
 * Follows the view: something was chosen or taken back.
 */
void
favor_game_page_view_selected (FavorGamePage *self)
{
  self->refused = NULL;
  favor_bubble_dismiss (self->bubble);
  if (favor_decision_bar_get_mode (self->bar) == FAVOR_BAR_CHOOSE)
    describe_selected (self);
  favor_game_page_update_actions (self);
}

static void
connect_update (FavorGamePage *self, gpointer object, const char *signal)
{
  g_signal_connect_object (object,
                           signal,
                           G_CALLBACK (favor_game_page_update),
                           self,
                           G_CONNECT_SWAPPED);
}

/**
 * favor_game_page_watch:
 *
 * Connects the page to what it shows, and opens the session where it is best opened: a
 * finished game at its start, to be watched again, another one where it goes on.
 */
void
favor_game_page_watch (FavorGamePage *self)
{
  gboolean over = favor_session_get_over (self->session);

  favor_cursor_set_follow (self->cursor, !over);
  favor_cursor_set_ply (self->cursor,
                        over ? 0 : favor_session_get_n_plies (self->session));
  /* After the view, whenever that was made. */
  g_signal_connect_object (self->cursor,
                           "moved",
                           G_CALLBACK (moved_cb),
                           self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session,
                           "notify::thinking",
                           G_CALLBACK (thinking_cb),
                           self,
                           G_CONNECT_SWAPPED);
  connect_update (self, self->cursor, "notify::live");
  connect_update (self, self->cursor, "notify::playing");
  connect_update (self, self->choices, "notify::can-submit");
  connect_update (self, self->choices, "notify::heading");
  /* After the models, which hear of it first. */
  connect_update (self, self->session, "stepped");
  connect_update (self, self->session, "notify::title");
  connect_update (self, self->session, "notify::can-undo");
  connect_update (self, self->session, "notify::can-redo");
  connect_update (self, self->session, "notify::over");
  connect_update (self, self->session, "notes-changed");
  connect_update (self, self->session, "players-changed");
  favor_game_page_update (self);
}

/* Looks through other eyes, without asking; see favor_game_page_ask_for_eyes (). */
void
favor_game_page_set_eyes (FavorGamePage *self, int eyes)
{
  if (self->eyes == eyes)
    return;
  favor_game_page_end_again (self);
  self->eyes = eyes;
  g_object_notify (G_OBJECT (self), "eyes");
  favor_game_page_update (self);
}

/**
 * favor_game_page_uncover:
 *
 * The person who decides is at the screen now.
 */
void
favor_game_page_uncover (FavorGamePage *self)
{
  favor_game_page_end_again (self);
  if (!favor_game_page_is_covered (self))
    return;
  self->person = favor_session_get_decider (self->session);
  favor_game_page_update (self);
}

void
favor_game_page_show_sheet (FavorGamePage *self, gboolean shown)
{
  self->sheet_open = !!shown;
  if (shown)
    favor_result_sheet_update (self->sheet, self->cursor);
  favor_game_page_update (self);
}

/**
 * favor_game_page_submit:
 * @action: what was chosen
 *
 * Plays @action, or shows the rule's own words why not.
 */
void
favor_game_page_submit (FavorGamePage *self, const FavorAction *action)
{
  const FavorGame   *game = favor_session_get_game (self->session);
  guint              n = favor_session_get_n_plies (self->session);
  g_autoptr (GError) error = NULL;
  FavorRefusal       why = { 0 };

  if (!favor_choice_model_get_can_submit (self->choices))
    return;
  if (game->check (favor_session_get_state (self->session, n), action, &why) &&
      favor_game_page_emit_choosing (self, action))
    return;
  self->refused = favor_text_refusal_id (game, &why);
  if (!favor_session_submit (self->session, action, &error))
    favor_game_page_refuse (self, error->message, NULL);
}
