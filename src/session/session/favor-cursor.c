/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-cursor.h"

#include "favor-properties.h"
#include "favor-signals.h"

#define MIN_INTERVAL     100
#define MAX_INTERVAL     10000
#define DEFAULT_INTERVAL 1000

struct _FavorCursor
{
  GObject parent_instance;

  FavorSession *session;
  guint         ply;
  /* So many of the events of the ply have happened; %FAVOR_CURSOR_WHOLE: all. */
  guint     n_told;
  FavorAim  aim;
  guint     interval;
  guint     timer;
  FavorSeat viewer;
  gboolean  follow;

  /* The position as the viewer may see it, if it was asked for since the last move. */
  gpointer state;
  guint    has_state : 1;

  /* What listeners were told last. */
  guint shown_ply;
  guint shown_at_end : 1;
  guint shown_live : 1;
};

enum
{
  PROP_SESSION,
  PROP_PLY,
  PROP_FOLLOW,
  PROP_VIEWER,
  PROP_PLAYING,
  PROP_INTERVAL,
  PROP_AT_END,
  PROP_LIVE,
  N_PROPS
};

enum
{
  SIGNAL_MOVED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorCursor, favor_cursor, G_TYPE_OBJECT)

static void
remember_told (FavorCursor *self)
{
  self->shown_ply = self->ply;
  self->shown_at_end = favor_cursor_get_at_end (self);
  self->shown_live = favor_cursor_get_live (self);
}

/* Tells listeners what has another value than they were told last. */
static void
notify_changes (FavorCursor *self)
{
  GObject *object = G_OBJECT (self);
  guint    ply = self->shown_ply;
  guint    at_end = self->shown_at_end;
  guint    live = self->shown_live;

  remember_told (self);
  g_object_freeze_notify (object);
  if (self->shown_ply != ply)
    g_object_notify_by_pspec (object, properties[PROP_PLY]);
  if (self->shown_at_end != at_end)
    g_object_notify_by_pspec (object, properties[PROP_AT_END]);
  if (self->shown_live != live)
    g_object_notify_by_pspec (object, properties[PROP_LIVE]);
  g_object_thaw_notify (object);
}

static void
stop_timer (FavorCursor *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}

/* Moves, and stops playing at the end. */
static void
move_to (FavorCursor *self, guint ply, guint n_told, FavorAim aim)
{
  guint from = self->ply;

  self->ply = ply;
  self->n_told = n_told;
  self->aim = aim;
  self->has_state = FALSE;
  if (self->timer != 0 && favor_cursor_get_at_end (self))
    favor_cursor_set_playing (self, FALSE);
  notify_changes (self);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0, from, ply);
}

static void start_timer (FavorCursor *self);

static gboolean
play_cb (gpointer user_data)
{
  FavorCursor            *self = FAVOR_CURSOR (user_data);
  g_autoptr (FavorCursor) alive = g_object_ref (self);
  guint                   timer = self->timer;

  /* A listener may stop or restart the timer. */
  favor_cursor_step (self, 1);
  if (alive->timer == timer)
    start_timer (alive);
  return G_SOURCE_REMOVE;
}

static void
start_timer (FavorCursor *self)
{
  self->timer = g_timeout_add (favor_cursor_measure (self), play_cb, self);
}

static void
stepped_cb (FavorCursor *self)
{
  guint n_plies = favor_session_get_n_plies (self->session);

  if (self->ply > n_plies || (self->follow && self->ply < n_plies))
    move_to (self, n_plies, FAVOR_CURSOR_WHOLE, FAVOR_AIM_PLY);
  else
    notify_changes (self);
}

/* Making a cursor */

/* A single person sees the own hand, of several the one who decides; nobody else looks. */
static FavorSeat
choose_viewer (FavorSession *session)
{
  guint     n_people = favor_session_count_people (session);
  FavorSeat seat = 0;

  if (n_people == 0)
    return FAVOR_VIEWER_OPEN;
  if (n_people > 1 && favor_session_awaits_person (session))
    return favor_session_get_decider (session);
  while (favor_session_get_player (session, seat)->is_bot)
    seat++;
  return seat;
}

static void
favor_cursor_constructed (GObject *object)
{
  FavorCursor *self = FAVOR_CURSOR (object);
  guint        n_plies;

  G_OBJECT_CLASS (favor_cursor_parent_class)->constructed (object);

  g_assert (self->session != NULL);

  n_plies = favor_session_get_n_plies (self->session);
  self->ply = favor_session_get_saved_cursor (self->session);
  self->n_told = FAVOR_CURSOR_WHOLE;
  self->follow = self->ply == n_plies;
  /* A finished game opens for replay. */
  if (self->follow && n_plies > 0 && favor_session_get_over (self->session))
    {
      self->ply = 0;
      self->follow = FALSE;
    }
  self->viewer = choose_viewer (self->session);
  self->state = g_malloc0 (favor_session_get_game (self->session)->state->size);
  favor_signals_connect (self->session, "stepped", G_CALLBACK (stepped_cb), self);
  remember_told (self);
}

static void
favor_cursor_dispose (GObject *object)
{
  FavorCursor *self = FAVOR_CURSOR (object);

  stop_timer (self);
  favor_properties_clear (self);

  G_OBJECT_CLASS (favor_cursor_parent_class)->dispose (object);
}

static void
favor_cursor_finalize (GObject *object)
{
  FavorCursor *self = FAVOR_CURSOR (object);

  g_free (self->state);

  G_OBJECT_CLASS (favor_cursor_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
                     FAVOR_MEMBER (FavorCursor, session),
                     .class_type = favor_session_get_type },
  [PROP_PLY] = { "ply", G_TYPE_UINT, FAVOR_WRITABLE, FAVOR_MEMBER (FavorCursor, ply),
                 .set = G_CALLBACK (favor_cursor_set_ply) },
  [PROP_FOLLOW] = { "follow", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorCursor, follow), .fallback = TRUE,
                    .set = G_CALLBACK (favor_cursor_set_follow) },
  [PROP_VIEWER] = { "viewer", G_TYPE_INT, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorCursor, viewer), .min = FAVOR_VIEWER_OPEN,
                    .max = FAVOR_MAX_SEATS - 1, .fallback = FAVOR_VIEWER_OPEN,
                    .set = G_CALLBACK (favor_cursor_set_viewer) },
  [PROP_PLAYING] = { "playing", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                     .get = G_CALLBACK (favor_cursor_get_playing),
                     .set = G_CALLBACK (favor_cursor_set_playing) },
  [PROP_INTERVAL] = { "interval", G_TYPE_UINT, FAVOR_WRITABLE,
                      FAVOR_MEMBER (FavorCursor, interval), .min = MIN_INTERVAL,
                      .max = MAX_INTERVAL, .fallback = DEFAULT_INTERVAL,
                      .set = G_CALLBACK (favor_cursor_set_interval) },
  [PROP_AT_END] = { "at-end", G_TYPE_BOOLEAN, FAVOR_READABLE,
                    .get = G_CALLBACK (favor_cursor_get_at_end), .fallback = TRUE },
  [PROP_LIVE] = { "live", G_TYPE_BOOLEAN, FAVOR_READABLE,
                  .get = G_CALLBACK (favor_cursor_get_live), .fallback = TRUE },
};

/* clang-format on */

static void
favor_cursor_class_init (FavorCursorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_cursor_constructed;
  object_class->dispose = favor_cursor_dispose;
  object_class->finalize = favor_cursor_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);

  signals[SIGNAL_MOVED] = favor_signal_new (klass, "moved", 2, G_TYPE_UINT, G_TYPE_UINT);
}

static void
favor_cursor_init (FavorCursor *self)
{
  self->interval = DEFAULT_INTERVAL;
}

FavorCursor *
favor_cursor_new (FavorSession *session)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  return g_object_new (FAVOR_TYPE_CURSOR, "session", session, NULL);
}

/**
 * favor_cursor_get_session:
 *
 * Returns: (transfer none): what is looked at
 */
FavorSession *
favor_cursor_get_session (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), NULL);

  return self->session;
}

/**
 * favor_cursor_get_ply:
 *
 * Returns: the ply that is looked at, 0 to the session's `n-plies`
 */
guint
favor_cursor_get_ply (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), 0);

  return self->ply;
}

/* Beyond the end is the end; all of the events, or more, are the whole ply. */
static void
go (FavorCursor *self, guint ply, guint n_told, FavorAim aim)
{
  guint n, n_plies = favor_session_get_n_plies (self->session);

  ply = MIN (ply, n_plies);
  favor_session_get_events (self->session, ply, &n);
  if (n_told == 0 || n_told >= n)
    n_told = FAVOR_CURSOR_WHOLE;
  if (ply < n_plies || n_told != FAVOR_CURSOR_WHOLE)
    favor_properties_set_number (self, properties[PROP_FOLLOW], FALSE);
  if (ply != self->ply || n_told != self->n_told || aim != self->aim)
    move_to (self, ply, n_told, aim);
  else
    notify_changes (self);
}

/**
 * favor_cursor_set_ply:
 * @ply: where to go; beyond the end: the end
 *
 * Goes to a ply; a step back from the end ends following.
 */
void
favor_cursor_set_ply (FavorCursor *self, guint ply)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));

  go (self, ply, FAVOR_CURSOR_WHOLE, FAVOR_AIM_PLY);
}

static void
look_at (FavorCursor *self, guint ply, guint n_told, FavorAim aim)
{
  g_autoptr (FavorCursor) alive = g_object_ref (self);

  favor_cursor_set_playing (self, FALSE);
  go (self, ply, n_told, aim);
  if (favor_cursor_get_at_end (self) && favor_session_get_over (self->session))
    favor_cursor_set_follow (self, TRUE);
}

/**
 * favor_cursor_go_to:
 * @ply: where to go; beyond the end: the end
 *
 * Goes to @ply for somebody who wants to look at it: playing stops, and at the end of
 * a finished game, where nothing is left to come back to, the cursor follows.
 */
void
favor_cursor_go_to (FavorCursor *self, guint ply)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));

  look_at (self, ply, FAVOR_CURSOR_WHOLE, FAVOR_AIM_PLY);
}

void
favor_cursor_go_to_event (FavorCursor *self, guint ply, guint n_told)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (self->session));

  look_at (self, ply, n_told, FAVOR_AIM_EVENT);
}

/**
 * favor_cursor_get_follow:
 *
 * Returns: whether the cursor stays at the end
 */
gboolean
favor_cursor_get_follow (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FALSE);

  return self->follow;
}

/**
 * favor_cursor_set_follow:
 * @follow: whether to go to the end now and whenever the line grows
 *
 * Follows the line, or stays where it is.
 */
void
favor_cursor_set_follow (FavorCursor *self, gboolean follow)
{
  guint n_plies;

  g_return_if_fail (FAVOR_IS_CURSOR (self));

  n_plies = favor_session_get_n_plies (self->session);
  favor_properties_set_number (self, properties[PROP_FOLLOW], follow);
  if (follow && !favor_cursor_get_at_end (self))
    move_to (self, n_plies, FAVOR_CURSOR_WHOLE, FAVOR_AIM_PLY);
  else
    notify_changes (self);
}

/**
 * favor_cursor_get_viewer:
 *
 * Returns: whose eyes look: a seat, %FAVOR_SEAT_NONE for a spectator or
 *   %FAVOR_VIEWER_OPEN
 */
FavorSeat
favor_cursor_get_viewer (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FAVOR_SEAT_NONE);

  return self->viewer;
}

/**
 * favor_cursor_set_viewer:
 * @viewer: a seat, %FAVOR_SEAT_NONE for a spectator or %FAVOR_VIEWER_OPEN
 *
 * Looks with other eyes.
 */
void
favor_cursor_set_viewer (FavorCursor *self, FavorSeat viewer)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (viewer >= FAVOR_VIEWER_OPEN);
  g_return_if_fail (viewer < (int) favor_session_get_n_seats (self->session));

  if (self->viewer == viewer)
    return;
  self->viewer = viewer;
  self->has_state = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEWER]);
  g_signal_emit (self, signals[SIGNAL_MOVED], 0, self->ply, self->ply);
}

/**
 * favor_cursor_get_playing:
 *
 * Returns: whether the cursor steps on by itself
 */
gboolean
favor_cursor_get_playing (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FALSE);

  return self->timer != 0;
}

/**
 * favor_cursor_set_playing:
 * @playing: whether to step on until the end; at the end it does not start
 *
 * Plays the line, or stops.
 */
void
favor_cursor_set_playing (FavorCursor *self, gboolean playing)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));

  /* At the end there is nothing to play. */
  if (playing && favor_cursor_get_at_end (self))
    return;
  if ((self->timer != 0) == !!playing)
    return;
  if (playing)
    start_timer (self);
  else
    stop_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/**
 * favor_cursor_get_interval:
 *
 * Returns: the time between two steps of the usual weight while it plays, in milliseconds
 */
guint
favor_cursor_get_interval (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), 0);

  return self->interval;
}

/**
 * favor_cursor_set_interval:
 * @milliseconds: 100 to 10000
 *
 * Sets the time between two steps of the usual weight while it plays.
 */
void
favor_cursor_set_interval (FavorCursor *self, guint milliseconds)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (milliseconds >= MIN_INTERVAL && milliseconds <= MAX_INTERVAL);

  if (self->interval == milliseconds)
    return;
  self->interval = milliseconds;
  if (self->timer != 0)
    {
      stop_timer (self);
      start_timer (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTERVAL]);
}

/**
 * favor_cursor_get_at_end:
 *
 * Returns: whether the end of the line is looked at
 */
gboolean
favor_cursor_get_at_end (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FALSE);

  return self->ply == favor_session_get_n_plies (self->session) &&
         favor_cursor_get_whole (self);
}

/**
 * favor_cursor_get_live:
 *
 * Returns: whether the cursor is at the end and follows
 */
gboolean
favor_cursor_get_live (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FALSE);

  return self->follow && favor_cursor_get_at_end (self);
}

gconstpointer
favor_cursor_get_state (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), NULL);

  if (!self->has_state)
    {
      if (favor_cursor_get_whole (self))
        favor_cursor_copy_state (self, self->ply, self->state);
      else
        favor_cursor_copy_between (self, self->ply, self->n_told - 1, self->state);
      self->has_state = TRUE;
    }
  return self->state;
}

/* ---- Inside a ply --------------------------------------------------------------------- */

guint
favor_cursor_get_n_told (FavorCursor *self)
{
  guint n;

  g_return_val_if_fail (FAVOR_IS_CURSOR (self), 0);

  favor_session_get_events (self->session, self->ply, &n);
  return MIN (self->n_told, n);
}

gboolean
favor_cursor_get_whole (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), TRUE);

  return self->n_told == FAVOR_CURSOR_WHOLE;
}

FavorAim
favor_cursor_get_aim (FavorCursor *self)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FAVOR_AIM_PLY);

  return self->aim;
}

void
favor_cursor_go_inside (FavorCursor *self, guint ply, guint n_told)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (self->session));

  go (self, ply, n_told, FAVOR_AIM_BEAT);
}
