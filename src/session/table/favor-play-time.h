/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Between two steps no more than this counts as play, in seconds: somebody went away. */
#define FAVOR_PLAY_TIME_MOST 300

/**
 * FavorPlayTime:
 * @last: when the last step was done, in microseconds; 0 before the first
 * @rest: what is left of the last second, in microseconds
 *
 * How long somebody plays.
 */
typedef struct
{
  gint64 last;
  gint64 rest;
} FavorPlayTime;

/**
 * favor_play_time_start:
 * @now: in microseconds of a clock that only goes forward
 *
 * From now on it counts.
 */
void  favor_play_time_start (FavorPlayTime *self,
                             gint64         now);

/**
 * favor_play_time_step:
 * @now: in microseconds of the same clock
 *
 * Counts a step.
 *
 * Returns: how many seconds of play came with it, 0 to %FAVOR_PLAY_TIME_MOST; parts of a second are
 *   kept for the next step
 */
guint favor_play_time_step  (FavorPlayTime *self,
                             gint64         now);

G_END_DECLS
