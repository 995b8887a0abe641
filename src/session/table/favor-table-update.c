/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-table-private.h"

#include "favor-table-words.h"

/* How a table follows session, cursor and models. */

/* Whether something else is seen than what is now. */
static gboolean
is_showing (FavorTable *self)
{
  return self->replay != NULL || self->showing;
}

/* ---- Who looks ------------------------------------------------------------------------ */

static void
set_flag_open (FavorTable *self, gboolean open)
{
  if (self->open == !!open)
    return;
  self->open = !!open;
  favor_table_notify (self, FAVOR_TABLE_PROP_OPEN);
}

/* Whoever was at the screen has gone. What that person may see is shown no more, neither where the
 * log leads back nor to whoever comes next. */
static void
leave_screen (FavorTable *self)
{
  self->person = FAVOR_SEAT_NONE;
  g_clear_pointer (&self->told, g_free);
  if (self->eyes < 0)
    return;
  self->eyes = FAVOR_EYES_OWN;
  favor_table_notify (self, FAVOR_TABLE_PROP_EYES);
}

static void
set_since (FavorTable *self, GStrv since)
{
  if (since == self->since ||
      (since != NULL && self->since != NULL &&
       g_strv_equal ((const char *const *) since, (const char *const *) self->since)))
    {
      g_strfreev (since);
      return;
    }
  g_strfreev (self->since);
  self->since = since;
  favor_table_notify (self, FAVOR_TABLE_PROP_SINCE);
}

/* Covers what is private before anything of the new position can be drawn: all this happens
 * in the same turn of the main loop as the step itself. Who acted sees what came of it; then the
 * screen changes hands. */
static void
update_viewer (FavorTable *self)
{
  gboolean  covered = favor_eyes_need_cover (self->cursor, self->person, self->eyes);
  FavorSeat decider = favor_session_get_decider (self->session);

  if (is_showing (self))
    return;
  if (covered)
    {
      set_flag_open (self, FALSE);
      leave_screen (self);
      favor_cursor_set_viewer (self->cursor, FAVOR_SEAT_NONE);
    }
  else
    {
      if (favor_session_awaits_person (self->session) &&
          favor_cursor_get_live (self->cursor))
        self->person = decider;
      favor_cursor_set_viewer (self->cursor,
                               self->eyes == FAVOR_EYES_OWN
                                 ? favor_eyes_find_own (self->session, self->person)
                                 : (FavorSeat) self->eyes);
    }
  set_since (self, covered ? favor_table_words_since (self->cursor, decider) : NULL);
  if (self->covered == covered)
    return;
  self->covered = covered;
  favor_table_notify (self, FAVOR_TABLE_PROP_COVERED);
  favor_table_notify (self, FAVOR_TABLE_PROP_CURTAIN);
}

/* ---- What goes on --------------------------------------------------------------------- */

/* What the view shows, or may show soon, belongs to the round before. */
static void
update_subtitle (FavorTable *self)
{
  g_autofree char *subtitle = favor_table_words_subtitle (self->cursor);
  g_autofree char *aside = favor_table_words_aside (self->session);

  if (!is_showing (self) && g_strcmp0 (subtitle, self->subtitle) != 0)
    {
      g_free (self->subtitle);
      self->subtitle = g_steal_pointer (&subtitle);
      favor_table_notify (self, FAVOR_TABLE_PROP_SUBTITLE);
    }
  if (g_strcmp0 (aside, self->aside) != 0)
    {
      g_free (self->aside);
      self->aside = g_steal_pointer (&aside);
      favor_table_notify (self, FAVOR_TABLE_PROP_ASIDE);
    }
}

static FavorTableMode
find_mode (FavorTable *self)
{
  if (is_showing (self))
    return FAVOR_TABLE_SHOWING;
  if (!favor_cursor_get_live (self->cursor))
    return FAVOR_TABLE_REVIEWING;
  if (self->asking)
    return FAVOR_TABLE_ASKING;
  if (favor_session_get_over (self->session))
    return FAVOR_TABLE_OVER;
  if (self->covered)
    return FAVOR_TABLE_COVERED;
  if (favor_choice_model_get_can_submit (self->choices))
    return FAVOR_TABLE_PLAYING;
  if (favor_session_awaits_person (self->session) &&
      !favor_session_get_thinking (self->session) && self->eyes != FAVOR_EYES_OWN)
    return FAVOR_TABLE_LOOKING;
  return FAVOR_TABLE_WAITING;
}

static void
update_can_show_again (FavorTable *self, FavorTableMode mode)
{
  FavorSeat decider = favor_session_get_decider (self->session);
  gboolean  can = (mode == FAVOR_TABLE_PLAYING || mode == FAVOR_TABLE_COVERED) &&
                 !self->guided && favor_session_awaits_person (self->session) &&
                 favor_table_words_last_turn (self->session, decider) <
                   favor_session_get_n_plies (self->session);

  if (self->can_show_again == can)
    return;
  self->can_show_again = can;
  favor_table_notify (self, FAVOR_TABLE_PROP_CAN_SHOW_AGAIN);
}

static void
update_mode (FavorTable *self, FavorTableMode mode)
{
  gboolean playable = favor_cursor_get_live (self->cursor) && !self->covered &&
                      mode != FAVOR_TABLE_SHOWING;
  gboolean thinking = favor_session_get_thinking (self->session);

  favor_bot_runner_set_active (self->runner, playable && self->begun);
  set_flag_open (self, playable && mode != FAVOR_TABLE_OVER);
  if (mode != favor_table_get_mode (self))
    favor_table_notify (self, FAVOR_TABLE_PROP_REVIEWING);
  g_object_set (self->decision,
                "mode",
                mode,
                "thinking",
                thinking,
                "skippable",
                mode == FAVOR_TABLE_WAITING && (!self->guided || thinking) &&
                  favor_session_count_people (self->session) > 0,
                NULL);
  update_can_show_again (self, mode);
}

/**
 * favor_table_update:
 *
 * Makes all that is true at the table agree with session, cursor and models, in one batch, and
 * emits `changed`. Nothing happens while it does so already, or while the cursor moves and the
 * table has still to hear of it.
 */
void
favor_table_update (FavorTable *self)
{
  FavorTableMode mode;

  /* Setting the viewer moves the cursor, which leads here again; and while the cursor moves
   * a table that is the last to hear of it has nothing to say yet. */
  if (self->updating || self->ply != favor_cursor_get_ply (self->cursor))
    return;
  self->updating = TRUE;
  self->n_plies = favor_session_get_n_plies (self->session);
  favor_table_forget_undone (self);
  update_viewer (self);
  g_object_freeze_notify (G_OBJECT (self));
  g_object_freeze_notify (G_OBJECT (self->decision));
  mode = find_mode (self);
  update_mode (self, mode);
  favor_table_describe (self, mode);
  update_subtitle (self);
  if (mode == FAVOR_TABLE_REVIEWING || mode == FAVOR_TABLE_SHOWING)
    favor_turn_clock_hold (self->clock);
  else
    favor_turn_clock_follow (self->clock, mode == FAVOR_TABLE_PLAYING);
  g_object_thaw_notify (G_OBJECT (self->decision));
  g_object_thaw_notify (G_OBJECT (self));
  self->updating = FALSE;
  favor_table_emit_changed (self);
}

/* ---- Following ------------------------------------------------------------------------ */

static void
notify_decider (FavorTable *self)
{
  favor_table_notify (self, FAVOR_TABLE_PROP_DECIDER_NAME);
  favor_table_notify (self, FAVOR_TABLE_PROP_DECIDER_COLOUR);
}

static void
moved_cb (FavorTable *self, guint from, guint to)
{
  self->ply = to;
  self->refusal = NULL;
  favor_hinting_forget (self->hinting);
  favor_table_end_again (self);
  g_clear_pointer (&self->told, g_free);
  if (from != to)
    self->asking = FALSE;
  notify_decider (self);
  if (from < to && favor_cursor_get_live (self->cursor) && !self->guided &&
      favor_session_get_over (self->session))
    {
      self->ended = favor_session_get_n_plies (self->session) > self->n_plies;
      favor_table_set_sheet (self, TRUE);
    }
  favor_table_update (self);
}

static void
players_changed_cb (FavorTable *self)
{
  notify_decider (self);
  favor_table_update (self);
}

/* After a step that moved the cursor everything is known already. */
static void
stepped_cb (FavorTable *self)
{
  favor_session_count_seconds (self->session,
                               favor_play_time_step (&self->time,
                                                     g_get_monotonic_time ()));
  if (self->n_plies != favor_session_get_n_plies (self->session))
    favor_table_update (self);
}

static void
connect_swapped (FavorTable   *self,
                 gpointer      object,
                 const char   *signal,
                 GCallback     callback,
                 GConnectFlags flags)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED | flags);
}

static void
connect_update (FavorTable *self, gpointer object, const char *signal)
{
  connect_swapped (self, object, signal, G_CALLBACK (favor_table_update), 0);
}

/**
 * favor_table_watch:
 *
 * Connects the table to session, cursor and models, and lets it agree with them. To be called
 * once, when they are made.
 */
void
favor_table_watch (FavorTable *self)
{
  static const char *const of_session[] = {
    "notify::thinking",
    "variations-changed",
    "notes-changed",
  };

  self->ply = favor_cursor_get_ply (self->cursor);
  favor_play_time_start (&self->time, g_get_monotonic_time ());
  /* After the view, whenever that was made. */
  connect_swapped (self, self->cursor, "moved", G_CALLBACK (moved_cb), G_CONNECT_AFTER);
  connect_update (self, self->cursor, "notify::live");
  connect_update (self, self->cursor, "notify::playing");
  connect_update (self, self->choices, "notify::can-submit");
  connect_update (self, self->choices, "notify::heading");
  connect_update (self, self->hinting, "notify::thinking");
  connect_update (self, self->session, "notify::pondering");
  /* After the models, which hear of it first. */
  connect_swapped (self,
                   self->session,
                   "stepped",
                   G_CALLBACK (stepped_cb),
                   G_CONNECT_AFTER);
  connect_swapped (self,
                   self->session,
                   "players-changed",
                   G_CALLBACK (players_changed_cb),
                   0);
  for (guint i = 0; i < G_N_ELEMENTS (of_session); i++)
    connect_update (self, self->session, of_session[i]);
  favor_table_update (self);
}
