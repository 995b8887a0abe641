/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-beats.h"
#include "favor-settings.h"

G_BEGIN_DECLS

/**
 * FavorMotionKind:
 * @FAVOR_MOTION_MOVE: a piece goes its way
 * @FAVOR_MOTION_TURN: a card is turned
 * @FAVOR_MOTION_FADE: something appears or goes
 * @FAVOR_MOTION_SCORE: a scored number rises
 * @FAVOR_MOTION_GREAT: a great moment is held up; with motion reduced it only comes and goes
 *
 * What takes time on the screen.
 */
typedef enum
{
  FAVOR_MOTION_MOVE,
  FAVOR_MOTION_TURN,
  FAVOR_MOTION_FADE,
  FAVOR_MOTION_SCORE,
  FAVOR_MOTION_GREAT,
} FavorMotionKind;

#define FAVOR_TYPE_MOTION (favor_motion_get_type ())
G_DECLARE_FINAL_TYPE (FavorMotion, favor_motion, FAVOR, MOTION, GObject)

/* The one place that knows how long something takes, from the settings of the application and
 * of the desktop. Nothing waits for a duration; it is only for the eye.
 *
 * Properties (read-only): `speed` (int, a FavorSpeed), `reduced` (boolean: things fade instead
 * of moving). Signal: `changed ()`: any duration may be another one now. */
FavorMotion *favor_motion_new         (GSettings       *settings,
                                       GtkSettings     *desktop);
FavorMotion *favor_motion_get_default (void);

/* All in milliseconds; 0: at once. */
guint        favor_motion_scale       (FavorMotionKind  kind,
                                       FavorSpeed       speed,
                                       gboolean         reduced);
guint        favor_motion_measure     (FavorMotion     *self,
                                       FavorMotionKind  kind);
guint        favor_motion_measure_computer (FavorMotion *self);
guint        favor_motion_measure_beat (FavorMotion     *self,
                                        const FavorBeat *beat);
guint        favor_motion_measure_ply  (FavorMotion     *self,
                                        FavorSession    *session,
                                        guint            ply);
/* What the default object measures. */
guint        favor_motion_get_duration (FavorMotionKind kind);

G_END_DECLS
