/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-sounds.h"

#include "favor-signals.h"

#define FOLDER "/io/github/favorgames/Favor/sounds/"
/* Computers in a hurry must not rattle: the same sound comes no sooner again. */
#define PAUSE_MILLISECONDS 80
/* "Your turn" waits until the step before it was heard. */
#define TURN_MILLISECONDS 300

/* clang-format off */
static const struct
{
  const char *file;
  /* 0 to 1. */
  double      gain;
} sounds[] = {
  [FAVOR_SOUND_LAID] = { FOLDER "laid.wav", 1.0 },
  [FAVOR_SOUND_OTHER] = { FOLDER "laid.wav", 0.5 },
  [FAVOR_SOUND_TURNED] = { FOLDER "turned.wav", 0.9 },
  [FAVOR_SOUND_WON] = { FOLDER "won.wav", 0.9 },
  [FAVOR_SOUND_TURN] = { FOLDER "turn.wav", 0.8 },
  [FAVOR_SOUND_REFUSED] = { FOLDER "refused.wav", 0.8 },
  [FAVOR_SOUND_OVER] = { FOLDER "over.wav", 1.0 },
};

/* clang-format on */
G_STATIC_ASSERT (G_N_ELEMENTS (sounds) == FAVOR_N_SOUNDS);

struct _FavorSounds
{
  GObject parent_instance;

  GSettings   *settings;
  FavorCursor *cursor;
  /* What the viewer saw last. */
  gpointer        shown;
  GtkMediaStream *streams[FAVOR_N_SOUNDS];
  gint64          last[FAVOR_N_SOUNDS];
  guint           turn_timeout;
};

G_DEFINE_FINAL_TYPE (FavorSounds, favor_sounds, G_TYPE_OBJECT)

enum
{
  SIGNAL_PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Playing ---------------------------------------------------------------------------- */

/* Half the way up sounds half as loud. */
static double
get_volume (FavorSounds *self, FavorSound sound)
{
  double share = g_settings_get_int (self->settings, "sound-volume") / 100.0;

  return share * share * sounds[sound].gain;
}

static GtkMediaStream *
get_stream (FavorSounds *self, FavorSound sound)
{
  if (self->streams[sound] == NULL)
    self->streams[sound] = gtk_media_file_new_for_resource (sounds[sound].file);
  return self->streams[sound];
}

/**
 * favor_sounds_can_play:
 *
 * Returns: %FALSE if the system has nothing to play media with
 */
gboolean
favor_sounds_can_play (FavorSounds *self)
{
  g_return_val_if_fail (FAVOR_IS_SOUNDS (self), FALSE);

  return gtk_media_stream_get_error (get_stream (self, FAVOR_SOUND_LAID)) == NULL;
}

/* Without a media backend, or a device, the stream has an error, and that is all. */
static void
play_stream (FavorSounds *self, FavorSound sound)
{
  GtkMediaStream *stream = get_stream (self, sound);

  if (gtk_media_stream_get_error (stream) != NULL)
    return;
  gtk_media_stream_set_volume (stream, get_volume (self, sound));
  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}

/**
 * favor_sounds_play:
 * @sound: what happened
 *
 * Lets @sound be heard if sound is on, and the same one was not heard just now.
 */
void
favor_sounds_play (FavorSounds *self, FavorSound sound)
{
  gint64 now = g_get_monotonic_time ();

  g_return_if_fail (FAVOR_IS_SOUNDS (self));
  g_return_if_fail (sound < FAVOR_N_SOUNDS);

  if (!g_settings_get_boolean (self->settings, "sound") ||
      (self->last[sound] != 0 &&
       now < self->last[sound] + PAUSE_MILLISECONDS * (gint64) 1000))
    return;
  self->last[sound] = now;
  g_signal_emit (self, signals[SIGNAL_PLAYED], 0, (int) sound);
  play_stream (self, sound);
}

/* ---- What happens ----------------------------------------------------------------------- */

static gboolean
reveals (const FavorGame *game, const FavorEvent *events, guint n_events)
{
  for (guint i = 0; i < n_events; i++)
    if (game->events[events[i].kind].reveals)
      return TRUE;
  return FALSE;
}

static gboolean
somebody_scored (const FavorGame *game, gconstpointer before, gconstpointer after)
{
  for (guint i = 0; i < favor_game_head (after)->n_seats; i++)
    {
      FavorPad pad_before = { 0 }, pad_after = { 0 };

      game->score (before, (FavorSeat) i, &pad_before);
      game->score (after, (FavorSeat) i, &pad_after);
      if (pad_after.total > pad_before.total)
        return TRUE;
    }
  return FALSE;
}

FavorSound
favor_sounds_for_step (const FavorGame  *game,
                       gconstpointer     before,
                       gconstpointer     after,
                       const FavorEvent *events,
                       guint             n_events,
                       gboolean          own)
{
  g_return_val_if_fail (game != NULL && before != NULL && after != NULL,
                        FAVOR_SOUND_OTHER);

  if (favor_game_head (after)->decider == FAVOR_SEAT_NONE)
    return FAVOR_SOUND_OVER;
  if (somebody_scored (game, before, after))
    return FAVOR_SOUND_WON;
  if (reveals (game, events, n_events))
    return FAVOR_SOUND_TURNED;
  return own ? FAVOR_SOUND_LAID : FAVOR_SOUND_OTHER;
}

static gboolean
turn_cb (gpointer data)
{
  FavorSounds *self = data;

  self->turn_timeout = 0;
  favor_sounds_play (self, FAVOR_SOUND_TURN);
  return G_SOURCE_REMOVE;
}

static void
hear_step (FavorSounds *self, guint ply, gconstpointer after)
{
  FavorSession      *session = favor_cursor_get_session (self->cursor);
  const FavorGame   *game = favor_session_get_game (session);
  const FavorAction *action = favor_session_get_action (session, ply);
  guint              n_events;
  const FavorEvent  *events = favor_cursor_get_events (self->cursor, ply, &n_events);
  gboolean           own = !favor_session_get_player (session, action->seat)->is_bot;

  favor_sounds_play (
    self,
    favor_sounds_for_step (game, self->shown, after, events, n_events, own));
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  if (favor_session_awaits_person (session) &&
      favor_session_get_decider (session) != action->seat)
    self->turn_timeout = g_timeout_add (TURN_MILLISECONDS, turn_cb, self);
}

/* Only what happens is heard; what is looked at again is not. */
static void
moved_cb (FavorSounds *self, guint from, guint to)
{
  gconstpointer after = favor_cursor_get_state (self->cursor);

  if (to == from + 1 && favor_cursor_get_live (self->cursor))
    hear_step (self, to, after);
  memcpy (self->shown,
          after,
          favor_session_get_game (favor_cursor_get_session (self->cursor))->state->size);
}

static void
drop_cursor (FavorSounds *self)
{
  if (self->cursor != NULL)
    g_signal_handlers_disconnect_by_func (self->cursor, moved_cb, self);
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  g_clear_object (&self->cursor);
  g_clear_pointer (&self->shown, g_free);
}

/**
 * favor_sounds_set_cursor:
 * @cursor: (nullable): whose session is to be heard
 */
void
favor_sounds_set_cursor (FavorSounds *self, FavorCursor *cursor)
{
  const FavorGame *game;

  g_return_if_fail (FAVOR_IS_SOUNDS (self));
  g_return_if_fail (cursor == NULL || FAVOR_IS_CURSOR (cursor));

  if (self->cursor == cursor)
    return;
  drop_cursor (self);
  if (cursor == NULL)
    return;
  game = favor_session_get_game (favor_cursor_get_session (cursor));
  self->cursor = g_object_ref (cursor);
  self->shown = g_memdup2 (favor_cursor_get_state (cursor), game->state->size);
  favor_signals_connect (cursor, "moved", G_CALLBACK (moved_cb), self);
}

/* ---- Object ----------------------------------------------------------------------------- */

static void
favor_sounds_dispose (GObject *object)
{
  FavorSounds *self = FAVOR_SOUNDS (object);

  drop_cursor (self);
  for (guint i = 0; i < FAVOR_N_SOUNDS; i++)
    g_clear_object (&self->streams[i]);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (favor_sounds_parent_class)->dispose (object);
}

static void
favor_sounds_class_init (FavorSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_sounds_dispose;

  signals[SIGNAL_PLAYED] = favor_signal_new (klass, "played", 1, G_TYPE_INT);
}

static void
favor_sounds_init (FavorSounds *self)
{
}

/**
 * favor_sounds_new:
 * @settings: of the application's schema
 *
 * Returns: (transfer full): sounds of nothing yet
 */
FavorSounds *
favor_sounds_new (GSettings *settings)
{
  FavorSounds *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (FAVOR_TYPE_SOUNDS, NULL);
  self->settings = g_object_ref (settings);
  return self;
}
