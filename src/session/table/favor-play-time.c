/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-play-time.h"

void
favor_play_time_start (FavorPlayTime *self, gint64 now)
{
  self->last = now;
  self->rest = 0;
}

guint
favor_play_time_step (FavorPlayTime *self, gint64 now)
{
  const gint64 most = (gint64) FAVOR_PLAY_TIME_MOST * G_USEC_PER_SEC;
  const gint64 passed = MIN (now - self->last + self->rest, most);

  self->last = now;
  self->rest = passed % G_USEC_PER_SEC;
  return (guint) (passed / G_USEC_PER_SEC);
}
