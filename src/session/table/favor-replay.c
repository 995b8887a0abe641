/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-replay.h"

#include "favor-signals.h"
#include "favor-table-words.h"
#include "favor-turns.h"

struct _FavorReplay
{
  GObject parent_instance;

  FavorCursor    *cursor;
  FavorSeatModel *seats;
  guint           timeout;
};

G_DEFINE_FINAL_TYPE (FavorReplay, favor_replay, G_TYPE_OBJECT)

static guint due_signal;

static gboolean
due_cb (gpointer data)
{
  FavorReplay *self = data;

  self->timeout = 0;
  g_signal_emit (self, due_signal, 0);
  return G_SOURCE_REMOVE;
}

static void
favor_replay_dispose (GObject *object)
{
  FavorReplay *self = FAVOR_REPLAY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->seats);
  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (favor_replay_parent_class)->dispose (object);
}

static void
favor_replay_class_init (FavorReplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_replay_dispose;
  due_signal = favor_signal_new (klass, "due", 0);
}

static void
favor_replay_init (FavorReplay *self)
{
}

/**
 * favor_replay_new:
 * @cursor: where the game is looked at, in a session where somebody decides
 *
 * Returns: (transfer full): a replay that stands at the last turn of who decides
 */
FavorReplay *
favor_replay_new (FavorCursor *cursor)
{
  FavorSession *session;
  FavorReplay  *self;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  session = favor_cursor_get_session (cursor);
  self = g_object_new (FAVOR_TYPE_REPLAY, NULL);
  self->cursor = favor_cursor_new (session);
  favor_cursor_set_follow (self->cursor, FALSE);
  favor_cursor_set_viewer (self->cursor, favor_cursor_get_viewer (cursor));
  favor_cursor_set_ply (
    self->cursor,
    favor_table_words_last_turn (session, favor_session_get_decider (session)));
  self->seats = favor_seat_model_new (self->cursor);
  return self;
}

/**
 * favor_replay_get_cursor:
 *
 * Returns: (transfer none): where it is
 */
FavorCursor *
favor_replay_get_cursor (FavorReplay *self)
{
  g_return_val_if_fail (FAVOR_IS_REPLAY (self), NULL);

  return self->cursor;
}

/**
 * favor_replay_get_seats:
 *
 * Returns: (transfer none): the seats as they were there
 */
FavorSeatModel *
favor_replay_get_seats (FavorReplay *self)
{
  g_return_val_if_fail (FAVOR_IS_REPLAY (self), NULL);

  return self->seats;
}

/**
 * favor_replay_step:
 *
 * Goes on by one ply, and further where the viewer hears nothing of what happened.
 *
 * Returns: %FALSE if it stood at the end already and there are no more
 */
gboolean
favor_replay_step (FavorReplay *self)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (FAVOR_IS_REPLAY (self), FALSE);

  if (favor_cursor_get_at_end (self->cursor))
    return FALSE;
  do
    {
      g_free (words);
      favor_cursor_set_ply (self->cursor, favor_cursor_get_ply (self->cursor) + 1);
      words = favor_replay_describe (self, NULL);
    }
  while (*words == '\0' && !favor_cursor_get_at_end (self->cursor));
  return TRUE;
}

/**
 * favor_replay_describe:
 * @caption: (nullable): what the view says of what it shows
 *
 * Returns: (transfer full): the words to what is seen
 */
char *
favor_replay_describe (FavorReplay *self, const char *caption)
{
  g_return_val_if_fail (FAVOR_IS_REPLAY (self), NULL);

  return caption != NULL
           ? g_strdup (caption)
           : favor_turns_describe (self->cursor, favor_cursor_get_ply (self->cursor));
}

/**
 * favor_replay_wait:
 * @milliseconds: until `due`, from now on; 0 for never
 */
void
favor_replay_wait (FavorReplay *self, guint milliseconds)
{
  g_return_if_fail (FAVOR_IS_REPLAY (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (milliseconds > 0)
    self->timeout = g_timeout_add (milliseconds, due_cb, self);
}

/**
 * favor_replay_is_waiting:
 *
 * Returns: whether `due` will come, see favor_replay_wait ()
 */
gboolean
favor_replay_is_waiting (FavorReplay *self)
{
  g_return_val_if_fail (FAVOR_IS_REPLAY (self), FALSE);

  return self->timeout != 0;
}
