/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-turn-clock.h"

struct _FavorTurnClock
{
  GObject parent_instance;

  FavorCursor    *cursor;
  FavorCountdown *countdown;
  /* (nullable) */
  FavorTimeLimitFunc limit;
  /* Of which decision the time is, since which ply, and for which decisions somebody started it. */
  guint    decision;
  guint    ply;
  guint    span;
  gboolean decided;
  gboolean interrupted;
};

G_DEFINE_FINAL_TYPE (FavorTurnClock, favor_turn_clock, G_TYPE_OBJECT)

static void
favor_turn_clock_dispose (GObject *object)
{
  FavorTurnClock *self = FAVOR_TURN_CLOCK (object);

  if (self->countdown != NULL)
    favor_countdown_stop (self->countdown);
  g_clear_object (&self->countdown);
  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (favor_turn_clock_parent_class)->dispose (object);
}

static void
favor_turn_clock_class_init (FavorTurnClockClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = favor_turn_clock_dispose;
}

static void
favor_turn_clock_init (FavorTurnClock *self)
{
  self->countdown = favor_countdown_new ();
}

/**
 * favor_turn_clock_new:
 * @cursor: where the game is looked at
 *
 * Returns: (transfer full): a clock that does not run
 */
FavorTurnClock *
favor_turn_clock_new (FavorCursor *cursor)
{
  FavorTurnClock *self;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  self = g_object_new (FAVOR_TYPE_TURN_CLOCK, NULL);
  self->cursor = g_object_ref (cursor);
  return self;
}

/**
 * favor_turn_clock_set_limit:
 * @limit: (nullable) (scope forever): how much time there is in a position; %NULL, as at first,
 *   for a game that hurries nobody
 *
 * Says how the game hurries who decides. The countdown agrees with that from the next
 * favor_turn_clock_follow () on.
 */
void
favor_turn_clock_set_limit (FavorTurnClock *self, FavorTimeLimitFunc limit)
{
  g_return_if_fail (FAVOR_IS_TURN_CLOCK (self));

  self->limit = limit;
}

/* How much time there is for the newest decision. */
static FavorTimeLimit
find_limit (FavorTurnClock *self)
{
  FavorTimeLimit limit = { .seat = FAVOR_SEAT_NONE };

  if (self->limit != NULL && favor_cursor_get_live (self->cursor) &&
      !favor_session_get_over (favor_cursor_get_session (self->cursor)))
    self->limit (favor_cursor_get_state (self->cursor), &limit);
  return limit;
}

static gboolean
is_person (FavorTurnClock *self, FavorSeat seat)
{
  return !favor_session_get_player (favor_cursor_get_session (self->cursor), seat)
            ->is_bot;
}

/* Whoever starts it does so; then it runs for everybody who is hurried with that. */
static gboolean
is_started (FavorTurnClock *self, const FavorTimeLimit *limit)
{
  return !is_person (self, limit->starter) || self->span == limit->span;
}

static void
update_held (FavorTurnClock *self)
{
  FavorTimeLimit limit = find_limit (self);

  favor_countdown_set_held (self->countdown,
                            !self->decided || limit.waits || self->interrupted);
}

/**
 * favor_turn_clock_set_interrupted:
 * @interrupted: whether no time passes, whatever else is so
 */
void
favor_turn_clock_set_interrupted (FavorTurnClock *self, gboolean interrupted)
{
  g_return_if_fail (FAVOR_IS_TURN_CLOCK (self));

  self->interrupted = interrupted;
  update_held (self);
}

/**
 * favor_turn_clock_get_countdown:
 *
 * Returns: (transfer none): what is left of the time
 */
FavorCountdown *
favor_turn_clock_get_countdown (FavorTurnClock *self)
{
  g_return_val_if_fail (FAVOR_IS_TURN_CLOCK (self), NULL);

  return self->countdown;
}

/**
 * favor_turn_clock_get_seat:
 *
 * Returns: whose time it is in the newest position; %FAVOR_SEAT_NONE if nobody is hurried
 *   there, or if another position is shown
 */
FavorSeat
favor_turn_clock_get_seat (FavorTurnClock *self)
{
  g_return_val_if_fail (FAVOR_IS_TURN_CLOCK (self), FAVOR_SEAT_NONE);

  return find_limit (self).seat;
}

/**
 * favor_turn_clock_follow:
 * @decided: whether a person can decide now
 *
 * Starts the time of another decision, and ends that of the last one.
 */
void
favor_turn_clock_follow (FavorTurnClock *self, gboolean decided)
{
  FavorTimeLimit limit;
  guint          n;
  gboolean       runs;

  g_return_if_fail (FAVOR_IS_TURN_CLOCK (self));

  limit = find_limit (self);
  n = favor_session_get_n_plies (favor_cursor_get_session (self->cursor));
  runs = limit.seconds > 0 && is_person (self, limit.seat) && is_started (self, &limit);
  self->decided = decided;
  update_held (self);
  /* Who took something back has all the time again. */
  if (!runs || n < self->ply || limit.decision != self->decision)
    {
      favor_countdown_stop (self->countdown);
      self->decision = 0;
    }
  self->ply = n;
  if (runs && self->decision == 0)
    {
      self->decision = limit.decision;
      favor_countdown_start (self->countdown, limit.seconds);
    }
}

/**
 * favor_turn_clock_hold:
 *
 * Stops the time where it is, until the next favor_turn_clock_follow (). To be called while
 * something is seen in which nobody decides.
 */
void
favor_turn_clock_hold (FavorTurnClock *self)
{
  g_return_if_fail (FAVOR_IS_TURN_CLOCK (self));

  self->decided = FALSE;
  update_held (self);
}

/**
 * favor_turn_clock_may_start:
 *
 * Returns: whether a person may start the countdown for others now
 */
gboolean
favor_turn_clock_may_start (FavorTurnClock *self)
{
  FavorTimeLimit limit;

  g_return_val_if_fail (FAVOR_IS_TURN_CLOCK (self), FALSE);

  limit = find_limit (self);
  return limit.seconds > 0 && !is_started (self, &limit) &&
         favor_session_count_people (favor_cursor_get_session (self->cursor)) > 1;
}

/**
 * favor_turn_clock_start:
 *
 * Starts the time for all decisions that are hurried together with the newest one; the countdown
 * itself begins with the next favor_turn_clock_follow (). To be called only if
 * favor_turn_clock_may_start () allows it.
 */
void
favor_turn_clock_start (FavorTurnClock *self)
{
  g_return_if_fail (FAVOR_IS_TURN_CLOCK (self));

  self->span = find_limit (self).span;
}
