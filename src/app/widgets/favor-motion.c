/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-motion.h"

#include "favor-properties.h"
#include "favor-signals.h"

/* However fast everything is: what is shown is to be seen. In milliseconds. */
#define SHOW_LEAST 120

struct _FavorMotion
{
  GObject parent_instance;

  GSettings   *settings;
  GtkSettings *desktop;
  FavorSpeed   speed;
  gboolean     reduced;
  guint        computer_delay;
};

G_DEFINE_FINAL_TYPE (FavorMotion, favor_motion, G_TYPE_OBJECT)

enum
{
  PROP_SPEED,
  PROP_REDUCED,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

static gboolean
desktop_is_still (FavorMotion *self)
{
  gboolean animated = TRUE;

  if (self->desktop != NULL)
    g_object_get (self->desktop, "gtk-enable-animations", &animated, NULL);
  return !animated;
}

static void
read_settings (FavorMotion *self)
{
  FavorSpeed speed = (FavorSpeed) g_settings_get_enum (self->settings, "animation-speed");
  gboolean   reduced = g_settings_get_boolean (self->settings, "reduce-motion") ||
                     desktop_is_still (self);
  guint delay = g_settings_get_uint (self->settings, "computer-delay");

  if (self->speed == speed && self->reduced == reduced && self->computer_delay == delay)
    return;
  g_object_freeze_notify (G_OBJECT (self));
  if (self->speed != speed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SPEED]);
  if (self->reduced != reduced)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_REDUCED]);
  self->speed = speed;
  self->reduced = reduced;
  self->computer_delay = delay;
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
favor_motion_dispose (GObject *object)
{
  FavorMotion *self = FAVOR_MOTION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->desktop);

  G_OBJECT_CLASS (favor_motion_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SPEED] = { "speed", G_TYPE_INT, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorMotion, speed), .min = FAVOR_SPEED_SLOW,
                   .max = FAVOR_SPEED_INSTANT, .fallback = FAVOR_SPEED_NORMAL },
  [PROP_REDUCED] = { "reduced", G_TYPE_BOOLEAN, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorMotion, reduced) },
};

/* clang-format on */

static void
favor_motion_class_init (FavorMotionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = favor_motion_dispose;

  favor_properties_install (object_class, table, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
}

static void
favor_motion_init (FavorMotion *self)
{
}

/**
 * favor_motion_new:
 * @settings: of the application's schema
 * @desktop: (nullable): the desktop's settings, where there is a screen
 *
 * Returns: (transfer full): durations that follow both
 */
FavorMotion *
favor_motion_new (GSettings *settings, GtkSettings *desktop)
{
  static const char *const keys[] = { "animation-speed",
                                      "reduce-motion",
                                      "computer-delay" };
  FavorMotion             *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (desktop == NULL || GTK_IS_SETTINGS (desktop), NULL);

  self = g_object_new (FAVOR_TYPE_MOTION, NULL);
  self->settings = g_object_ref (settings);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", keys[i], NULL);

      favor_signals_connect (settings, signal, G_CALLBACK (read_settings), self);
    }
  if (desktop != NULL)
    {
      self->desktop = g_object_ref (desktop);
      favor_signals_connect (desktop,
                             "notify::gtk-enable-animations",
                             G_CALLBACK (read_settings),
                             self);
    }
  read_settings (self);
  return self;
}

/**
 * favor_motion_get_default:
 *
 * Returns: (transfer none): the durations of this application on its screen
 */
FavorMotion *
favor_motion_get_default (void)
{
  static FavorMotion *motion = NULL;

  if (motion == NULL)
    motion = favor_motion_new (favor_settings_get_default (),
                               gtk_settings_get_default ());
  return motion;
}

/* How long something takes at a speed that has `normal` milliseconds as its normal. */
static guint
at_speed (guint normal, FavorSpeed speed)
{
  switch (speed)
    {
    case FAVOR_SPEED_SLOW:
      return normal * 2;
    case FAVOR_SPEED_NORMAL:
      return normal;
    case FAVOR_SPEED_FAST:
      return normal * 2 / 5;
    case FAVOR_SPEED_INSTANT:
      break;
    }
  return 0;
}

/**
 * favor_motion_scale:
 * @reduced: things fade instead of moving
 *
 * Returns: how long @kind takes, in milliseconds; 0: at once
 */
guint
favor_motion_scale (FavorMotionKind kind, FavorSpeed speed, gboolean reduced)
{
  static const guint normal[] = {
    [FAVOR_MOTION_MOVE] = 220,
    [FAVOR_MOTION_TURN] = 180,
    [FAVOR_MOTION_FADE] = 120,
    [FAVOR_MOTION_SCORE] = 600,
    [FAVOR_MOTION_GREAT] = 1200,
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (normal), 0);

  if (reduced && kind != FAVOR_MOTION_FADE && kind != FAVOR_MOTION_GREAT)
    return 0;
  return at_speed (normal[kind], speed);
}

/**
 * favor_motion_measure:
 *
 * Returns: how long @kind takes now, in milliseconds; 0: at once
 */
guint
favor_motion_measure (FavorMotion *self, FavorMotionKind kind)
{
  g_return_val_if_fail (FAVOR_IS_MOTION (self), 0);

  return favor_motion_scale (kind, self->speed, self->reduced);
}

/**
 * favor_motion_measure_computer:
 *
 * To be read is not to be animated: it takes as long when motion is reduced, and with instant
 * animations as long as with fast ones.
 *
 * Returns: how long the action of a computer is shown at least, in milliseconds
 */
guint
favor_motion_measure_computer (FavorMotion *self)
{
  g_return_val_if_fail (FAVOR_IS_MOTION (self), 0);

  return at_speed (self->computer_delay, MIN (self->speed, FAVOR_SPEED_FAST));
}

/**
 * favor_motion_measure_beat:
 *
 * Returns: how long @beat is seen before the next one comes by itself, in milliseconds
 */
guint
favor_motion_measure_beat (FavorMotion *self, const FavorBeat *beat)
{
  return MAX (favor_beat_measure (beat, favor_motion_measure_computer (self)),
              SHOW_LEAST);
}

/**
 * favor_motion_measure_ply:
 * @ply: 1 to the number of plies
 *
 * Returns: how long what @ply brought is seen before the next one comes by itself, in milliseconds,
 *   where plies of a session are shown one after the other
 */
guint
favor_motion_measure_ply (FavorMotion *self, FavorSession *session, guint ply)
{
  guint unit = favor_motion_measure_computer (self);

  return MAX (favor_beats_measure_ply (session, ply, unit), SHOW_LEAST);
}

/**
 * favor_motion_get_duration:
 *
 * Returns: how long @kind takes now in this application, in milliseconds; 0: at once
 */
guint
favor_motion_get_duration (FavorMotionKind kind)
{
  return favor_motion_measure (favor_motion_get_default (), kind);
}
