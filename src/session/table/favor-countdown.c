/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-countdown.h"

#include "favor-signals.h"

#define TICK_MILLISECONDS 100

/* When so many seconds are left it is said. */
static const guint warnings[] = { 10, 5 };

struct _FavorCountdown
{
  GObject parent_instance;

  /* In milliseconds. */
  guint    whole;
  guint    left;
  gboolean held;
  guint    timeout;
  /* When the time that has passed was counted last. */
  gint64 counted;
};

G_DEFINE_FINAL_TYPE (FavorCountdown, favor_countdown, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_WARNED,
  SIGNAL_ENDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
tick_cb (gpointer data)
{
  FavorCountdown *self = data;
  gint64          passed = (g_get_monotonic_time () - self->counted) / 1000;

  self->counted += passed * 1000;
  favor_countdown_advance (self, (guint) passed);
  return G_SOURCE_CONTINUE;
}

static void
update_timeout (FavorCountdown *self)
{
  gboolean runs = self->left > 0 && !self->held;

  if (runs == (self->timeout != 0))
    return;
  if (!runs)
    {
      g_clear_handle_id (&self->timeout, g_source_remove);
      return;
    }
  self->counted = g_get_monotonic_time ();
  self->timeout = g_timeout_add (TICK_MILLISECONDS, tick_cb, self);
}

static void
set_left (FavorCountdown *self, guint whole, guint left)
{
  self->whole = whole;
  self->left = left;
  update_timeout (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
favor_countdown_finalize (GObject *object)
{
  g_clear_handle_id (&FAVOR_COUNTDOWN (object)->timeout, g_source_remove);

  G_OBJECT_CLASS (favor_countdown_parent_class)->finalize (object);
}

static void
favor_countdown_class_init (FavorCountdownClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = favor_countdown_finalize;

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
  signals[SIGNAL_WARNED] = favor_signal_new (klass, "warned", 1, G_TYPE_UINT);
  signals[SIGNAL_ENDED] = favor_signal_new (klass, "ended", 0);
}

static void
favor_countdown_init (FavorCountdown *self)
{
}

FavorCountdown *
favor_countdown_new (void)
{
  return g_object_new (FAVOR_TYPE_COUNTDOWN, NULL);
}

/**
 * favor_countdown_start:
 * @seconds: at least 1
 *
 * Counts from @seconds on down, beginning now.
 */
void
favor_countdown_start (FavorCountdown *self, guint seconds)
{
  g_return_if_fail (FAVOR_IS_COUNTDOWN (self));
  g_return_if_fail (seconds > 0);

  self->counted = g_get_monotonic_time ();
  set_left (self, seconds * 1000, seconds * 1000);
}

/**
 * favor_countdown_stop:
 *
 * Ends without a word; the countdown is not active any more.
 */
void
favor_countdown_stop (FavorCountdown *self)
{
  g_return_if_fail (FAVOR_IS_COUNTDOWN (self));

  if (self->left > 0)
    set_left (self, 0, 0);
}

/**
 * favor_countdown_get_active:
 *
 * Returns: whether it was started and has neither been stopped nor come to its end
 */
gboolean
favor_countdown_get_active (FavorCountdown *self)
{
  g_return_val_if_fail (FAVOR_IS_COUNTDOWN (self), FALSE);

  return self->left > 0;
}

/**
 * favor_countdown_set_held:
 * @held: whether no time passes
 *
 * Holds the countdown, or lets it go on.
 */
void
favor_countdown_set_held (FavorCountdown *self, gboolean held)
{
  g_return_if_fail (FAVOR_IS_COUNTDOWN (self));

  if (self->held == !!held)
    return;
  self->held = !!held;
  set_left (self, self->whole, self->left);
}

/**
 * favor_countdown_get_held:
 *
 * Returns: whether no time passes
 */
gboolean
favor_countdown_get_held (FavorCountdown *self)
{
  g_return_val_if_fail (FAVOR_IS_COUNTDOWN (self), FALSE);

  return self->held;
}

/**
 * favor_countdown_get_seconds_left:
 *
 * Returns: the seconds that are left, the one that has begun included
 */
guint
favor_countdown_get_seconds_left (FavorCountdown *self)
{
  g_return_val_if_fail (FAVOR_IS_COUNTDOWN (self), 0);

  return (self->left + 999) / 1000;
}

/**
 * favor_countdown_get_share:
 *
 * Returns: what is left of the whole, 0 to 1
 */
double
favor_countdown_get_share (FavorCountdown *self)
{
  g_return_val_if_fail (FAVOR_IS_COUNTDOWN (self), 0);

  return self->whole > 0 ? (double) self->left / self->whole : 0;
}

/**
 * favor_countdown_advance:
 * @milliseconds: that have passed; nothing happens while it is held or not active
 */
void
favor_countdown_advance (FavorCountdown *self, guint milliseconds)
{
  guint before = favor_countdown_get_seconds_left (self), now;

  g_return_if_fail (FAVOR_IS_COUNTDOWN (self));

  if (self->left == 0 || self->held)
    return;
  g_object_ref (self);
  set_left (self, self->whole, self->left - MIN (milliseconds, self->left));
  now = favor_countdown_get_seconds_left (self);
  for (guint i = 0; i < G_N_ELEMENTS (warnings); i++)
    if (before > warnings[i] && now <= warnings[i] && now > 0)
      g_signal_emit (self, signals[SIGNAL_WARNED], 0, now);
  if (now == 0)
    g_signal_emit (self, signals[SIGNAL_ENDED], 0);
  g_object_unref (self);
}
