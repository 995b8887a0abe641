/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-game-page-private.h"

#include "favor-lazy.h"
#include "favor-signals.h"
#include "favor-style.h"

/* How the page follows its table, in what its template cannot say. */

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

/* The view makes room for the word that hangs from the frame. */
static void
follow_frame (FavorGamePage *self)
{
  gboolean framed = gtk_widget_get_visible (self->frame);

  favor_style_set_class (GTK_WIDGET (self->view), "reviewing", framed);
  favor_style_set_class (GTK_WIDGET (self->strip), "reviewing", framed);
}

/* It takes its place from the board: while something is shown there nothing gives way to it, even if
 * the game ends with that. */
static void
follow_timeline (FavorGamePage *self, FavorTableMode mode)
{
  if (mode == FAVOR_TABLE_SHOWING && !self->timeline_open)
    return;
  favor_game_page_show_timeline (
    self,
    mode == FAVOR_TABLE_REVIEWING || self->timeline_open ||
      favor_session_get_over (favor_table_get_session (self->table)));
}

/* Who had the focus may have left the screen. */
static void
follow_focus (FavorGamePage *self, FavorTableMode mode)
{
  gboolean covered = favor_table_get_covered (self->table);
  gboolean changed = mode != self->mode || covered != self->covered;

  if (covered && !self->covered)
    self->take_focus = TRUE;
  self->covered = covered;
  if (changed)
    favor_game_page_queue_focus (self);
}

/* Whether what computers do takes no time: nobody can see it. */
static gboolean
passes_unseen (FavorGamePage *self, FavorTableMode mode)
{
  return mode == FAVOR_TABLE_WAITING &&
         favor_session_get_thinking (favor_table_get_session (self->table)) &&
         favor_motion_measure_computer (favor_motion_get_default ()) == 0;
}

/* Who has skipped what computers did, or had no time to see it, sees what that has changed. */
static void
follow_skipping (FavorGamePage *self, FavorTableMode mode)
{
  self->skipping |= passes_unseen (self, mode);
  if (!self->skipping || mode == FAVOR_TABLE_WAITING || mode == FAVOR_TABLE_SHOWING)
    return;
  self->skipping = FALSE;
  favor_game_page_sum_up (self);
}

/* What one plays for comes into sight when a turn begins: who looked at something else meanwhile was
 * waiting. */
static void
follow_turn (FavorGamePage *self, FavorTableMode mode)
{
  const FavorHead *head = favor_cursor_get_state (favor_table_get_cursor (self->table));

  self->turn_new |= head->turn_owner != self->turn_owner;
  self->turn_owner = head->turn_owner;
  if (!self->turn_new || mode != FAVOR_TABLE_PLAYING)
    return;
  self->turn_new = FALSE;
  if (favor_game_layout_get_arrangement (self->layout) == FAVOR_ARRANGEMENT_WIDE &&
      favor_game_panel_show_overview (self->panel) && !g_str_equal (self->page, "board"))
    favor_game_page_set_page (self, "overview");
}

/* Once after each step of the table, and when a part of the page was made. */
void
favor_game_page_follow (FavorGamePage *self)
{
  FavorTableMode  mode = favor_table_get_mode (self->table);
  FavorTableMode  before = self->mode;
  FavorTurnClock *clock = favor_table_get_clock (self->table);

  if (self->view == NULL)
    return;
  /* By no binding: GTK holds what is hidden while it has the focus, maybe longer than the page is
   * there, and complains of the binding then. */
  gtk_widget_set_visible (GTK_WIDGET (self->sheet),
                          mode == FAVOR_TABLE_OVER &&
                            favor_table_get_sheet (self->table));
  follow_frame (self);
  follow_timeline (self, mode);
  follow_turn (self, mode);
  favor_game_page_update_facts (self);
  favor_seat_strip_update_looks (self->strip);
  favor_seat_strip_set_countdown (self->strip,
                                  favor_turn_clock_get_seat (clock),
                                  favor_turn_clock_get_countdown (clock));
  favor_game_page_follow_interruptions (self);
  favor_game_page_update_actions (self);
  /* It may be private, or where the standings want to be. */
  if (favor_table_get_covered (self->table) ||
      gtk_widget_get_visible (GTK_WIDGET (self->sheet)))
    favor_game_page_close_card (self);
  favor_game_page_tell (self);
  follow_focus (self, mode);
  self->mode = mode;
  favor_game_page_follow_waited (self);
  follow_skipping (self, mode);
  if (mode == FAVOR_TABLE_ASKING && before != mode)
    favor_decision_bar_focus (self->bar);
  if ((mode == FAVOR_TABLE_SHOWING) != (before == FAVOR_TABLE_SHOWING))
    g_signal_emit_by_name (self, "showing", mode == FAVOR_TABLE_SHOWING);
}

static void
moved_cb (FavorGamePage *self, guint from, guint to)
{
  favor_bubble_dismiss (self->bubble);
  /* It was of another position. */
  if (from != to && self->round != NULL && !favor_game_view_get_round_waits (self->view))
    favor_game_page_hide (self, GTK_WIDGET (self->round));
  if (MAX (from, to) - MIN (from, to) > 1)
    favor_game_layout_expect_change (self->layout);
  if (from != to)
    favor_game_page_queue_focus (self);
}

static void
hint_found_cb (FavorGamePage *self, const FavorAction *action)
{
  favor_session_count_hint (favor_table_get_session (self->table), action->seat);
  favor_game_page_propose (self, action);
}

static void
hint_failed_cb (FavorGamePage *self, const char *reason)
{
  favor_game_page_refuse (self, reason, NULL);
}

/* A click undoes it. */
static void
game_made_cb (FavorGamePage *self, int before)
{
  AdwToast *toast = adw_toast_new (_ ("What is on the board is the game now"));

  /* Translators: button of the message "What is on the board is the game now" */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "session.restore-game");
  adw_toast_set_action_target (toast, "i", before);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
aside_cb (FavorGamePage *self)
{
  favor_lazy_menu (self->aside, aside_menu_cb, self);
}

static void
sheet_cb (FavorGamePage *self)
{
  if (favor_table_get_sheet (self->table))
    favor_result_sheet_update (self->sheet,
                               favor_table_get_cursor (self->table),
                               favor_table_take_ended (self->table));
}

/* A moment of the finished game. */
static void
looked_at_cb (FavorGamePage *self, guint ply)
{
  favor_table_set_sheet (self->table, FALSE);
  favor_cursor_go_to (favor_table_get_cursor (self->table), ply);
}

static void
eyes_cb (FavorGamePage *self)
{
  g_object_notify (G_OBJECT (self), "eyes");
}

static void
rematch_cb (FavorGamePage *self)
{
  g_signal_emit_by_name (self, "rematch");
}

/* Connects the page to its table. */
void
favor_game_page_watch (FavorGamePage *self)
{
  const struct
  {
    gpointer    object;
    const char *signal;
    GCallback   callback;
  } signals[] = {
    { self->table, "changed", G_CALLBACK (favor_game_page_follow) },
    { self->table, "offer-wanted", G_CALLBACK (favor_game_page_offer) },
    { self->table, "notify::replay", G_CALLBACK (favor_game_page_follow_replay) },
    { self->table, "notify::covered", G_CALLBACK (favor_game_page_make_cover) },
    { self->table, "notify::aside", G_CALLBACK (aside_cb) },
    { self->table, "notify::sheet", G_CALLBACK (sheet_cb) },
    { self->table, "notify::eyes", G_CALLBACK (eyes_cb) },
    { self->sheet, "looked-at", G_CALLBACK (looked_at_cb) },
    { self->table, "rematch", G_CALLBACK (rematch_cb) },
    { self->table, "game-made", G_CALLBACK (game_made_cb) },
    { favor_table_get_hinting (self->table), "found", G_CALLBACK (hint_found_cb) },
    { favor_table_get_hinting (self->table), "failed", G_CALLBACK (hint_failed_cb) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    favor_signals_connect (signals[i].object,
                           signals[i].signal,
                           signals[i].callback,
                           self);
  /* After the table. */
  g_signal_connect_object (favor_table_get_cursor (self->table),
                           "moved",
                           G_CALLBACK (moved_cb),
                           self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}
