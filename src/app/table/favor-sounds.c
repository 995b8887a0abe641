/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-sounds.h"

#include "favor-hearing.h"
#include "favor-signals.h"
#include "favor-views.h"

#define FOLDER "/io/github/favorgames/Favor/sounds/"
/* Computers in a hurry must not rattle: the same sound comes no sooner again. */
#define PAUSE_MILLISECONDS 80
/* What a deed brings is heard a moment after the deed. */
#define SECOND_MILLISECONDS 110
/* "Your turn" waits until the step before it was heard. */
#define TURN_MILLISECONDS 300
/* From one sound of a preview to the next. */
#define PREVIEW_MILLISECONDS 500
/* What others do is softer. */
#define THEIR_SHARE 0.6

/* clang-format off */
static const struct
{
  const char *file;
  /* 0 to 1: what is heard often is softer than what is heard once. */
  double      gain;
} sounds[FAVOR_N_SOUNDS] = {
  [FAVOR_SOUND_LAID] = { FOLDER "laid.wav", 0.9 },
  [FAVOR_SOUND_CARD] = { FOLDER "card.wav", 0.8 },
  [FAVOR_SOUND_TURNED] = { FOLDER "turned.wav", 0.9 },
  [FAVOR_SOUND_COIN] = { FOLDER "coin.wav", 0.6 },
  [FAVOR_SOUND_STAR] = { FOLDER "star.wav", 0.7 },
  [FAVOR_SOUND_TILE] = { FOLDER "tile.wav", 1.0 },
  [FAVOR_SOUND_FOLLOWER] = { FOLDER "follower.wav", 0.8 },
  [FAVOR_SOUND_DICE] = { FOLDER "dice.wav", 0.8 },
  [FAVOR_SOUND_DEAL] = { FOLDER "deal.wav", 0.8 },
  [FAVOR_SOUND_HIT] = { FOLDER "hit.wav", 0.9 },
  [FAVOR_SOUND_CLOSED] = { FOLDER "closed.wav", 1.0 },
  [FAVOR_SOUND_SEAL] = { FOLDER "seal.wav", 1.0 },
  [FAVOR_SOUND_GAIN] = { FOLDER "gain.wav", 0.7 },
  [FAVOR_SOUND_GAIN_LARGE] = { FOLDER "gain-large.wav", 0.8 },
  [FAVOR_SOUND_LOSS] = { FOLDER "loss.wav", 0.9 },
  [FAVOR_SOUND_WON] = { FOLDER "won.wav", 1.0 },
  [FAVOR_SOUND_OVER] = { FOLDER "over.wav", 1.0 },
  [FAVOR_SOUND_TURN] = { FOLDER "turn.wav", 0.8 },
  [FAVOR_SOUND_REFUSED] = { FOLDER "refused.wav", 0.8 },
};

/* clang-format on */

struct _FavorSounds
{
  GObject parent_instance;

  GSettings      *settings;
  GtkMediaStream *streams[FAVOR_N_SOUNDS];
  gint64          last[FAVOR_N_SOUNDS];

  GSignalGroup *view;
  /* A ply was being shown one thing after the other. */
  gboolean showing;
  /* Something has happened since "your turn" was called. */
  gboolean news;

  /* What waits. */
  FavorSound second;
  double     second_share;
  guint      second_timeout;
  guint      turn_timeout;
  FavorSound preview;
  guint      preview_timeout;
};

G_DEFINE_FINAL_TYPE (FavorSounds, favor_sounds, G_TYPE_OBJECT)

enum
{
  SIGNAL_PLAYED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/**
 * favor_sounds_get_file:
 * @sound: one that can be heard
 *
 * Returns: (transfer none): the path of its resource
 */
const char *
favor_sounds_get_file (FavorSound sound)
{
  g_return_val_if_fail (sound > FAVOR_SOUND_NONE && sound < FAVOR_N_SOUNDS, NULL);

  return sounds[sound].file;
}

/* ---- Playing ---------------------------------------------------------------------------- */

/**
 * favor_sounds_get_volume:
 * @sound: one that can be heard
 *
 * Half the way up sounds half as loud.
 *
 * Returns: the share of a stream's full volume, 0 to 1
 */
double
favor_sounds_get_volume (FavorSounds *self, FavorSound sound)
{
  double share;

  g_return_val_if_fail (FAVOR_IS_SOUNDS (self), 0.0);
  g_return_val_if_fail (sound < FAVOR_N_SOUNDS, 0.0);

  share = g_settings_get_int (self->settings, "sound-volume") / 100.0;
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
play_stream (FavorSounds *self, FavorSound sound, double share)
{
  GtkMediaStream *stream = get_stream (self, sound);

  if (gtk_media_stream_get_error (stream) != NULL)
    return;
  gtk_media_stream_set_volume (stream, share * favor_sounds_get_volume (self, sound));
  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}

static void
play (FavorSounds *self, FavorSound sound, double share)
{
  gint64 now = g_get_monotonic_time ();

  if (!g_settings_get_boolean (self->settings, "sound") ||
      (self->last[sound] != 0 &&
       now < self->last[sound] + PAUSE_MILLISECONDS * (gint64) 1000))
    return;
  self->last[sound] = now;
  g_signal_emit (self, signals[SIGNAL_PLAYED], 0, (int) sound);
  play_stream (self, sound, share);
}

/**
 * favor_sounds_play:
 * @sound: one that can be heard
 *
 * Lets @sound be heard if sound is on, and the same one was not heard just now.
 */
void
favor_sounds_play (FavorSounds *self, FavorSound sound)
{
  g_return_if_fail (FAVOR_IS_SOUNDS (self));
  g_return_if_fail (sound > FAVOR_SOUND_NONE && sound < FAVOR_N_SOUNDS);

  play (self, sound, 1.0);
}

/* ---- Preview ---------------------------------------------------------------------------- */

static gboolean
preview_cb (gpointer data)
{
  FavorSounds *self = data;
  FavorSound   next = self->preview + 1;

  play (self, self->preview, 1.0);
  if (next < FAVOR_N_SOUNDS &&
      favor_sound_get_group (next) == favor_sound_get_group (self->preview))
    {
      self->preview = next;
      return G_SOURCE_CONTINUE;
    }
  self->preview_timeout = 0;
  return G_SOURCE_REMOVE;
}

/**
 * favor_sounds_preview:
 * @group: what is to be heard
 *
 * Plays all sounds of @group, one after the other.
 */
void
favor_sounds_preview (FavorSounds *self, FavorSoundGroup group)
{
  g_return_if_fail (FAVOR_IS_SOUNDS (self));
  g_return_if_fail (group < FAVOR_N_SOUND_GROUPS);

  g_clear_handle_id (&self->preview_timeout, g_source_remove);
  self->preview = FAVOR_SOUND_NONE + 1;
  while (favor_sound_get_group (self->preview) != group)
    self->preview++;
  if (preview_cb (self) == G_SOURCE_CONTINUE)
    self->preview_timeout = g_timeout_add (PREVIEW_MILLISECONDS, preview_cb, self);
}

/* ---- What happens ----------------------------------------------------------------------- */

static gboolean
second_cb (gpointer data)
{
  FavorSounds *self = data;

  self->second_timeout = 0;
  play (self, self->second, self->second_share);
  return G_SOURCE_REMOVE;
}

static FavorCursor *
dup_cursor (FavorSounds *self)
{
  g_autoptr (FavorGameView) view = g_signal_group_dup_target (self->view);
  FavorCursor *cursor = view != NULL ? favor_game_view_get_cursor (view) : NULL;

  return cursor != NULL ? g_object_ref (cursor) : NULL;
}

static guint
find_people (FavorSession *session)
{
  guint people = 0;

  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    if (!favor_session_get_player (session, (FavorSeat) i)->is_bot)
      people |= 1u << i;
  return people;
}

void
favor_sounds_hear (FavorSounds      *self,
                   const FavorGame  *game,
                   gconstpointer     before,
                   gconstpointer     after,
                   const FavorEvent *events,
                   guint             n_events)
{
  g_autoptr (FavorCursor) cursor = NULL;
  const FavorViewKind    *kind;
  FavorHearing            hearing;
  FavorHeard              heard;

  g_return_if_fail (FAVOR_IS_SOUNDS (self));
  g_return_if_fail (game != NULL && before != NULL && after != NULL);

  cursor = dup_cursor (self);
  kind = favor_views_find (game->id);
  hearing = (FavorHearing){ .game = game,
                            .table = kind != NULL ? kind->sounds : NULL,
                            .before = before,
                            .after = after,
                            .events = events,
                            .n_events = n_events,
                            .viewer = FAVOR_SEAT_NONE };
  if (cursor != NULL)
    {
      hearing.viewer = favor_cursor_get_viewer (cursor);
      hearing.people = find_people (favor_cursor_get_session (cursor));
    }
  favor_hearing_choose (&hearing, &heard);
  g_clear_handle_id (&self->second_timeout, g_source_remove);
  if (heard.n > 0)
    play (self, heard.sounds[0], heard.theirs ? THEIR_SHARE : 1.0);
  if (heard.n > 1)
    {
      self->second = heard.sounds[1];
      self->second_share = heard.theirs ? THEIR_SHARE : 1.0;
      self->second_timeout = g_timeout_add (SECOND_MILLISECONDS, second_cb, self);
    }
}

static gboolean
turn_cb (gpointer data)
{
  FavorSounds *self = data;

  self->turn_timeout = 0;
  favor_sounds_play (self, FAVOR_SOUND_TURN);
  return G_SOURCE_REMOVE;
}

/* If the turn has come to somebody at this screen, by the last ply. */
static void
call_turn (FavorSounds *self, FavorCursor *cursor)
{
  FavorSession *session = favor_cursor_get_session (cursor);
  guint         ply = favor_cursor_get_ply (cursor);

  if (ply > 0 && favor_session_awaits_person (session) &&
      favor_session_get_decider (session) !=
        favor_session_get_action (session, ply)->seat)
    self->turn_timeout = g_timeout_add (TURN_MILLISECONDS, turn_cb, self);
}

/* ---- What is seen ----------------------------------------------------------------------- */

static void
hear_told (FavorSounds       *self,
           FavorGameView     *view,
           FavorCursor       *cursor,
           const FavorMoment *moment)
{
  guint             n_events;
  const FavorEvent *events = favor_game_view_get_told (view, &n_events);

  favor_sounds_hear (self,
                     favor_session_get_game (favor_cursor_get_session (cursor)),
                     moment->before,
                     moment->state,
                     events,
                     n_events);
  self->news = TRUE;
}

/* Whether people see a ply that follows the one that they saw before, be it that it happens, that it
 * is shown once more, or that a replay runs. What somebody steps through is silent. */
static gboolean
is_step (FavorGameView *view, FavorCursor *cursor, const FavorMoment *moment)
{
  return !moment->fresh && moment->before != NULL &&
         favor_game_head (moment->state)->ply ==
           favor_game_head (moment->before)->ply + 1 &&
         (favor_game_view_shows_steps (view) || favor_cursor_get_playing (cursor));
}

/* What ends a show has all been heard. */
static void
hear_seen (FavorSounds       *self,
           FavorGameView     *view,
           FavorCursor       *cursor,
           const FavorMoment *moment)
{
  if (!self->showing && is_step (view, cursor, moment))
    hear_told (self, view, cursor, moment);
  if (self->news && favor_cursor_get_live (cursor))
    call_turn (self, cursor);
  self->news = FALSE;
}

static void
seen_cb (FavorSounds *self)
{
  g_autoptr (FavorGameView) view = g_signal_group_dup_target (self->view);
  FavorCursor              *cursor = favor_game_view_get_cursor (view);
  const FavorMoment *moment = favor_sight_get_moment (favor_game_view_get_sight (view));

  if (cursor == NULL || moment == NULL)
    return;
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  if (!moment->showing)
    hear_seen (self, view, cursor, moment);
  else if (moment->before != NULL &&
           (favor_game_view_get_showing (view) || favor_cursor_get_playing (cursor)))
    hear_told (self, view, cursor, moment);
  self->showing = favor_game_view_get_showing (view) && moment->showing;
}

/**
 * favor_sounds_set_view:
 * @view: (nullable): what is to be heard
 */
void
favor_sounds_set_view (FavorSounds *self, FavorGameView *view)
{
  g_return_if_fail (FAVOR_IS_SOUNDS (self));
  g_return_if_fail (view == NULL || FAVOR_IS_GAME_VIEW (view));

  g_signal_group_set_target (self->view, view);
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  self->showing = FALSE;
  self->news = FALSE;
}

/* ---- Object ----------------------------------------------------------------------------- */

static void
favor_sounds_dispose (GObject *object)
{
  FavorSounds *self = FAVOR_SOUNDS (object);

  g_clear_handle_id (&self->second_timeout, g_source_remove);
  g_clear_handle_id (&self->turn_timeout, g_source_remove);
  g_clear_handle_id (&self->preview_timeout, g_source_remove);
  g_clear_object (&self->view);
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
  self->view = favor_signal_group_new (FAVOR_TYPE_GAME_VIEW,
                                       self,
                                       "notify::sight",
                                       G_CALLBACK (seen_cb),
                                       NULL);
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
