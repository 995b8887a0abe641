/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-table-private.h"

#include "favor-text.h"
#include "favor-turns.h"

/* What can be done at a table. */

/**
 * favor_table_begin:
 *
 * Lets the computers play, now that the table is on the screen. Only the first call does
 * something.
 *
 * Returns: whether this is the first one
 */
gboolean
favor_table_begin (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), FALSE);

  if (self->begun)
    return FALSE;
  self->begun = TRUE;
  favor_table_update (self);
  return TRUE;
}

/**
 * favor_table_set_guided:
 * @guided: whether this is a lesson
 *
 * Begins or ends a lesson. In it nothing is taken back or shown once more, and the final
 * standings do not open by themselves.
 */
void
favor_table_set_guided (FavorTable *self, gboolean guided)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  if (self->guided == !!guided)
    return;
  self->guided = !!guided;
  favor_table_notify (self, FAVOR_TABLE_PROP_GUIDED);
  favor_table_update (self);
}

/**
 * favor_table_set_eyes:
 * @eyes: as the property `eyes`
 *
 * Looks through other eyes, without a warning; see favor_table_is_peeking ().
 */
void
favor_table_set_eyes (FavorTable *self, int eyes)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  if (self->eyes == eyes)
    return;
  favor_table_end_again (self);
  self->eyes = eyes;
  favor_table_notify (self, FAVOR_TABLE_PROP_EYES);
  favor_table_update (self);
}

/**
 * favor_table_uncover:
 *
 * Says that the person who decides is at the screen: a replay ends, the cover goes, and what is
 * private to that person may be shown. Without a cover only the replay ends.
 */
void
favor_table_uncover (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  favor_table_end_again (self);
  if (!self->covered)
    return;
  self->person = favor_session_get_decider (self->session);
  favor_table_update (self);
}

/* Each time it is opened it may be about another line. */
static void
store_sheet (FavorTable *self, gboolean open)
{
  if (!open && !self->sheet)
    return;
  self->sheet = !!open;
  favor_table_notify (self, FAVOR_TABLE_PROP_SHEET);
}

/**
 * favor_table_set_sheet:
 * @open: whether the final standings are open
 *
 * Opens or closes the final standings; they are seen as soon as the end is shown. `sheet` is
 * notified also if they were open already.
 */
void
favor_table_set_sheet (FavorTable *self, gboolean open)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  store_sheet (self, open);
  favor_table_update (self);
}

/**
 * favor_table_take_ended:
 *
 * Returns: whether the end of the game came just now, with the last step; the next time it does not,
 *   unless that is taken back and the game ends once more
 */
gboolean
favor_table_take_ended (FavorTable *self)
{
  gboolean ended;

  g_return_val_if_fail (FAVOR_IS_TABLE (self), FALSE);

  ended = self->ended;
  self->ended = FALSE;
  return ended;
}

/**
 * favor_table_submit:
 * @action: what was chosen
 *
 * Plays @action, if anybody can now.
 *
 * Returns: %FALSE with the rule's own words why not, see also favor_table_get_refusal ()
 */
gboolean
favor_table_submit (FavorTable *self, const FavorAction *action, GError **error)
{
  const FavorGame *game;
  guint            n;
  FavorRefusal     why = { 0 };

  g_return_val_if_fail (FAVOR_IS_TABLE (self), FALSE);

  if (!favor_choice_model_get_can_submit (self->choices))
    return TRUE;
  game = favor_session_get_game (self->session);
  n = favor_session_get_n_plies (self->session);
  self->refusal = game->check (favor_session_get_state (self->session, n), action, &why)
                    ? NULL
                    : favor_text_refusal_id (game, &why);
  return favor_session_submit (self->session, action, error);
}

/**
 * favor_table_start_clock:
 *
 * Starts the countdown for others, if favor_table_may_start_clock () allows it.
 */
void
favor_table_start_clock (FavorTable *self)
{
  if (!favor_table_may_start_clock (self))
    return;
  favor_turn_clock_start (self->clock);
  favor_table_update (self);
}

/* ---- What the view shows -------------------------------------------------------------- */

static void
set_replay (FavorTable *self, FavorReplay *replay)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_clear_object (&self->replay);
  self->replay = replay;
  favor_table_notify (self, FAVOR_TABLE_PROP_CURTAIN);
  favor_table_notify (self, FAVOR_TABLE_PROP_REPLAY);
  favor_table_notify (self, FAVOR_TABLE_PROP_SHOWN_CURSOR);
  favor_table_notify (self, FAVOR_TABLE_PROP_SEATS);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * favor_table_tell_shown:
 * @showing: whether what an action brought about is being shown
 * @paused: whether it waits to be asked for what comes next
 * @caption: (nullable): what is seen of it
 * @n_shown: how many events were seen so far
 */
void
favor_table_tell_shown (FavorTable *self,
                        gboolean    showing,
                        gboolean    paused,
                        const char *caption,
                        guint       n_shown)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  self->beyond = showing && self->showing && n_shown == self->n_shown &&
                 (self->beyond || g_strcmp0 (caption, self->caption) != 0);
  self->showing = !!showing;
  self->n_shown = n_shown;
  g_free (self->caption);
  self->caption = g_strdup (caption);
  g_object_set (self->decision, "paused", paused, NULL);
  favor_table_update (self);
}

/**
 * favor_table_show_again:
 *
 * Begins to show what happened since the last turn of who decides. Under a cover the hand stays
 * covered, and nothing is said but what everybody may read.
 */
void
favor_table_show_again (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  if (!self->can_show_again)
    return;
  self->open = FALSE;
  favor_table_notify (self, FAVOR_TABLE_PROP_OPEN);
  set_replay (self, favor_replay_new (self->cursor));
  favor_table_update (self);
}

/**
 * favor_table_show_next:
 *
 * Goes on to the next thing of what happened, and behind the last one back to now.
 */
void
favor_table_show_next (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  if (self->replay == NULL)
    return;
  if (favor_replay_step (self->replay))
    favor_table_update (self);
  else
    favor_table_end_again (self);
}

/**
 * favor_table_end_again:
 *
 * Shows what is now, if something else was shown.
 */
void
favor_table_end_again (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  if (self->replay == NULL)
    return;
  set_replay (self, NULL);
  favor_table_update (self);
}

/* ---- The line ------------------------------------------------------------------------- */

/**
 * favor_table_undo:
 * @anyway: whether also behind something that was revealed
 *
 * What was seen cannot be unseen: going back behind it is asked for once.
 */
void
favor_table_undo (FavorTable *self, gboolean anyway)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  favor_table_end_again (self);
  self->asking = !anyway && favor_session_undo_crosses_barrier (self->session);
  if (!self->asking)
    {
      store_sheet (self, FALSE);
      favor_session_undo (self->session);
    }
  favor_table_update (self);
}

/**
 * favor_table_keep:
 *
 * Answers the question of favor_table_undo () with no: nothing is undone.
 */
void
favor_table_keep (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  self->asking = FALSE;
  favor_table_update (self);
}

/**
 * favor_table_go_to:
 * @ply: where to go, 0 for the start; beyond the end: the end
 *
 * Looks at another position; playing through the line stops.
 */
void
favor_table_go_to (FavorTable *self, guint ply)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  favor_cursor_go_to (self->cursor, ply);
}

/**
 * favor_table_step:
 * @direction: 1 or -1
 *
 * Looks at what happened next, or before; playing through the line stops.
 */
void
favor_table_step (FavorTable *self, int direction)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  favor_cursor_set_playing (self->cursor, FALSE);
  favor_cursor_step (self->cursor, direction);
  /* Where nothing is left to come back to. */
  if (favor_cursor_get_at_end (self->cursor) && favor_session_get_over (self->session))
    favor_cursor_set_follow (self->cursor, TRUE);
}

/* (element-type guint): where rounds begin; in a game without rounds: where turns do. */
static GArray *
find_starts (FavorTable *self)
{
  GArray            *starts = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (FavorTurn));

  if (self->line == NULL)
    self->line = favor_score_line_new (self->cursor);
  favor_score_line_find_rounds (self->line, starts);
  if (starts->len > 0)
    return starts;
  favor_turns_find (self->session, turns);
  for (guint i = 0; i < turns->len; i++)
    {
      guint start = g_array_index (turns, FavorTurn, i).first - 1;

      g_array_append_val (starts, start);
    }
  return starts;
}

/**
 * favor_table_go_to_round:
 * @direction: 1 or -1
 *
 * Looks at the position in which the next round begins, or this one, or the one before if it is looked
 * at already; where there is none at the end or the start. In a game without rounds turns count. Playing
 * through the line stops.
 */
void
favor_table_go_to_round (FavorTable *self, int direction)
{
  g_autoptr (GArray) starts = NULL;
  guint              ply, to;

  g_return_if_fail (FAVOR_IS_TABLE (self));
  g_return_if_fail (direction == 1 || direction == -1);

  starts = find_starts (self);
  ply = favor_cursor_get_ply (self->cursor);
  to = direction > 0 ? favor_session_get_n_plies (self->session) : 0;
  for (guint i = 0; i < starts->len; i++)
    {
      guint start = g_array_index (starts, guint, i);

      if (direction > 0 && start > ply)
        to = MIN (to, start);
      else if (direction < 0 && start < ply)
        to = start;
    }
  favor_table_go_to (self, to);
}

/**
 * favor_table_follow:
 *
 * Looks at the newest position, and follows the game from there.
 */
void
favor_table_follow (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  favor_cursor_set_playing (self->cursor, FALSE);
  favor_cursor_set_ply (self->cursor, favor_session_get_n_plies (self->session));
  favor_cursor_set_follow (self->cursor, TRUE);
}

/**
 * favor_table_play_on:
 *
 * Ends the line at the shown position, so that the game goes on from there; what followed is kept
 * as redo line or variation. The table is seen with the own eyes again.
 */
void
favor_table_play_on (FavorTable *self)
{
  g_return_if_fail (FAVOR_IS_TABLE (self));

  favor_cursor_set_playing (self->cursor, FALSE);
  favor_session_play_on_from (self->session, favor_cursor_get_ply (self->cursor));
  store_sheet (self, FALSE);
  /* Whoever plays sees what a player sees. */
  favor_table_set_eyes (self, FAVOR_EYES_OWN);
  favor_cursor_set_follow (self->cursor, TRUE);
  favor_table_update (self);
}

/**
 * favor_table_open_line:
 *
 * Says that another line is under the cursor: it is shown where it can be played on, or, when it
 * is over, from where it left the other one. To be called after another line was opened.
 */
void
favor_table_open_line (FavorTable *self)
{
  gboolean over;

  g_return_if_fail (FAVOR_IS_TABLE (self));

  over = favor_session_get_over (self->session);
  store_sheet (self, FALSE);
  favor_cursor_set_playing (self->cursor, FALSE);
  if (!over)
    favor_cursor_set_ply (self->cursor, favor_session_get_n_plies (self->session));
  favor_cursor_set_follow (self->cursor, !over);
  favor_table_update (self);
}

/**
 * favor_table_back_to_game:
 *
 * Opens the line that is the game, if a variation is open; see favor_table_open_line ().
 */
void
favor_table_back_to_game (FavorTable *self)
{
  int game;

  g_return_if_fail (FAVOR_IS_TABLE (self));

  game = favor_session_find_game (self->session);
  if (game < 0)
    return;
  favor_session_open_variation (self->session, (guint) game);
  favor_table_open_line (self);
}

/**
 * favor_table_make_game:
 *
 * Makes the variation that is open the game, and emits `game-made`. What was the game is
 * a variation like any other then. Nothing happens if the game itself is open.
 */
void
favor_table_make_game (FavorTable *self)
{
  int before;

  g_return_if_fail (FAVOR_IS_TABLE (self));

  before = favor_session_find_game (self->session);
  if (before < 0)
    return;
  favor_session_set_game (self->session, -1);
  g_signal_emit_by_name (self, "game-made", before);
}
