/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-lazy.h"
#include "favor-log-model.h"
#include "favor-text.h"

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

/* Whether a computer has its turn. Its short answer in the turn of a person does not count: that
 * person stays at the screen. */
static gboolean
is_turn_of_computer (FavorGamePage *self)
{
  guint            n = favor_session_get_n_plies (self->session);
  const FavorHead *head = favor_game_head (favor_session_get_state (self->session, n));

  return !favor_session_awaits_person (self->session) && head->turn_owner != self->person;
}

/* Through whose eyes the page looks when nobody asked for other ones: of several people, anybody
 * may look on while a computer plays. */
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
      return is_turn_of_computer (self) ? FAVOR_SEAT_NONE : self->person;
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
gboolean
favor_game_page_is_showing (FavorGamePage *self)
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

/* Whoever was at the screen has gone. What that person may see is shown no more, neither where the
 * log leads back nor to whoever comes next. */
static void
leave_screen (FavorGamePage *self)
{
  self->person = FAVOR_SEAT_NONE;
  if (self->eyes < 0)
    return;
  self->eyes = FAVOR_EYES_OWN;
  g_object_notify (G_OBJECT (self), "eyes");
}

/* Covers what is private before anything of the new position can be drawn: all this happens
 * in the same turn of the main loop as the step itself. */
static void
update_viewer (FavorGamePage *self)
{
  gboolean covered = needs_cover (self);

  /* Who acted sees what came of it; then the screen changes hands. The models may hear of a step
   * before the view does. */
  if (!favor_game_view_is_current (self->view) || favor_game_page_is_showing (self))
    return;
  if (covered)
    {
      leave_screen (self);
      g_clear_pointer (&self->told, g_free);
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

/* ---- Following ------------------------------------------------------------------------ */

static FavorBarMode
find_mode (FavorGamePage *self)
{
  if (favor_game_page_is_showing (self))
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

static void
set_reviewing (GtkWidget *widget, gboolean review)
{
  if (review)
    gtk_widget_add_css_class (widget, "reviewing");
  else
    gtk_widget_remove_css_class (widget, "reviewing");
}

static GMenuModel *
aside_menu_cb (gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) back = g_menu_new ();
  g_autoptr (GMenu) make = g_menu_new ();

  /* Translators: menu of something that is tried beside a finished game: shows the game again */
  g_menu_append (back, _ ("_Back to the Game"), "session.back-to-game");
  /* Translators: menu of something that is tried beside a finished game: counts it in place of the
   * game */
  g_menu_append (make, _ ("_Make This the Game"), "session.make-game");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (back));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (make));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* What is tried beside a finished game is never taken for it. */
static void
update_aside (FavorGamePage *self, gboolean aside)
{
  g_autofree char *number = NULL;
  g_autofree char *from = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->aside), aside);
  if (!aside)
    return;
  number = favor_text_number (favor_session_get_n_variations (self->session));
  from = favor_text_number (favor_session_get_aside_from (self->session));
  /* Translators: hangs above the board while something is tried beside a finished game: the number
   * of that variation, and after which move it leaves the game; little space */
  text = favor_text_expand (_ ("Variation {n}, from move {from}"),
                            "n",
                            number,
                            "from",
                            from,
                            NULL);
  gtk_menu_button_set_label (self->aside, text);
  favor_lazy_menu (self->aside, aside_menu_cb, self);
}

/* A frame and a word say that this is not the newest position; in a finished game that needs
 * no saying at its end. */
static void
update_frame (FavorGamePage *self, FavorBarMode mode)
{
  gboolean review = mode == FAVOR_BAR_REVIEW;
  gboolean aside = favor_session_get_aside (self->session);

  gtk_widget_set_visible (self->frame, review || aside);
  /* The view makes room for the word that hangs from the frame. */
  set_reviewing (GTK_WIDGET (self->view), review || aside);
  set_reviewing (GTK_WIDGET (self->strip), review || aside);
  gtk_widget_set_visible (self->tab, review || aside);
  gtk_widget_set_visible (self->tab_word, review);
  update_aside (self, aside);
  favor_game_page_show_timeline (self,
                                 review || self->timeline_open ||
                                   favor_session_get_over (self->session));
  gtk_widget_set_visible (GTK_WIDGET (self->sheet),
                          mode == FAVOR_BAR_OVER && self->sheet_open);
  /* It may be private, or where the standings want to be. */
  if (favor_game_page_is_covered (self) ||
      gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    favor_game_page_close_card (self);
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
  favor_game_page_update_facts (self);
  if (mode == FAVOR_BAR_REVIEW)
    favor_game_page_describe_review (self);
  else if (self->again != NULL)
    favor_game_page_describe_again (self);
  else if (mode == FAVOR_BAR_SHOW)
    favor_game_page_describe_show (self);
  else if (!covered)
    favor_game_page_describe_live (self, mode);
  else
    favor_game_page_describe_covered (self);
  update_frame (self, mode);
  favor_game_page_update_review (self);
  favor_game_page_update_title (self);
  favor_game_page_update_clock (self);
  favor_game_page_update_actions (self);
  /* Who had the focus has left the screen. */
  if (covered && !was_covered)
    self->take_focus = TRUE;
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
  self->ply = to;
  self->hint_nth = 0;
  self->refused = NULL;
  favor_bubble_dismiss (self->bubble);
  favor_game_page_end_again (self);
  g_clear_pointer (&self->hint_text, g_free);
  g_clear_pointer (&self->told, g_free);
  if (self->hint_cancellable != NULL)
    g_cancellable_cancel (self->hint_cancellable);
  if (from != to)
    self->asking_undo = FALSE;
  if (from < to && favor_cursor_get_live (self->cursor) && self->guide == NULL &&
      favor_session_get_over (self->session))
    favor_game_page_show_sheet (self, TRUE);
  favor_game_page_update (self);
  if (MAX (from, to) - MIN (from, to) > 1)
    favor_game_layout_expect_change (FAVOR_GAME_LAYOUT (self->layout));
  if (from != to)
    favor_game_page_queue_focus (self);
}

static void
thinking_cb (FavorGamePage *self)
{
  update_thinking (self);
  favor_game_page_update (self);
}

/* Whether the page is the last to hear of a step: it will update itself then, once. */
static gboolean
is_moving (FavorGamePage *self)
{
  return self->ply != favor_cursor_get_ply (self->cursor);
}

static void
choices_changed_cb (FavorGamePage *self)
{
  if (!is_moving (self))
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
  if (is_moving (self))
    return;
  if (favor_decision_bar_get_mode (self->bar) == FAVOR_BAR_CHOOSE)
    favor_game_page_describe_selected (self);
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
  self->ply = favor_cursor_get_ply (self->cursor);
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
  g_signal_connect_object (self->choices,
                           "notify::can-submit",
                           G_CALLBACK (choices_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choices,
                           "notify::heading",
                           G_CALLBACK (choices_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  /* After the models, which hear of it first. */
  connect_update (self, self->session, "stepped");
  connect_update (self, self->session, "notify::title");
  connect_update (self, self->session, "notify::can-undo");
  connect_update (self, self->session, "notify::can-redo");
  connect_update (self, self->session, "notify::over");
  connect_update (self, self->session, "variations-changed");
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
