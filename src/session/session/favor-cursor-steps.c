/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include "favor-cursor.h"

/* How somebody who looks at a game again goes through it, beat by beat. */

/* Whether the viewer hears anything of a beat. */
static gboolean
is_heard (FavorCursor *self, const FavorEvent *events, const FavorBeat *beat)
{
  const FavorGame *game = favor_session_get_game (favor_cursor_get_session (self));
  FavorSeat        viewer = favor_cursor_get_viewer (self);

  for (guint i = 0; i < beat->n; i++)
    {
      const FavorEvent *event = &events[beat->first + i];

      if (favor_event_is_open (event, viewer) || game->events[event->kind].hidden != NULL)
        return TRUE;
    }
  return FALSE;
}

/* (element-type guint): after how many events of a ply each of the beats that are heard ends, but for
 * the last one, which ends the ply. */
static GArray *
find_stops (FavorCursor *self, guint ply)
{
  const FavorGame  *game = favor_session_get_game (favor_cursor_get_session (self));
  GArray           *stops = g_array_new (FALSE, FALSE, sizeof (guint));
  guint             n = 0;
  const FavorEvent *events = favor_session_get_events (favor_cursor_get_session (self),
                                                       ply,
                                                       &n);

  for (guint first = 0; first < n;)
    {
      FavorBeat beat;

      favor_beat_find (game, events, n, first, &beat);
      first += beat.n;
      if (first < n && is_heard (self, events, &beat))
        g_array_append_val (stops, first);
    }
  return stops;
}

guint
favor_cursor_count_beats (FavorCursor *self, guint ply)
{
  g_autoptr (GArray) stops = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (self), 1);

  stops = find_stops (self, ply);
  return stops->len + 1;
}

double
favor_cursor_get_place (FavorCursor *self, guint ply, guint nth)
{
  g_autoptr (GArray) stops = NULL;
  guint              n = 0;

  g_return_val_if_fail (FAVOR_IS_CURSOR (self), 1);

  stops = find_stops (self, ply);
  while (n < stops->len && g_array_index (stops, guint, n) <= nth)
    n++;
  return (n + 1.0) / (stops->len + 1);
}

/* The whole ply, at its last beat where it has several. */
static void
go_to_last (FavorCursor *self, guint ply)
{
  if (favor_cursor_count_beats (self, ply) > 1)
    favor_cursor_go_inside (self, ply, FAVOR_CURSOR_WHOLE);
  else
    favor_cursor_set_ply (self, ply);
}

gboolean
favor_cursor_find_beat (FavorCursor *self, FavorBeat *beat)
{
  FavorSession     *session;
  const FavorEvent *events;
  guint             n = 0, first = 0;

  g_return_val_if_fail (FAVOR_IS_CURSOR (self), FALSE);

  session = favor_cursor_get_session (self);
  events = favor_session_get_events (session, favor_cursor_get_ply (self), &n);
  while (!favor_cursor_get_whole (self) && first < n)
    {
      favor_beat_find (favor_session_get_game (session), events, n, first, beat);
      first += beat->n;
      if (first >= favor_cursor_get_n_told (self))
        return TRUE;
    }
  return FALSE;
}

static void
step_forward (FavorCursor *self)
{
  gboolean           whole = favor_cursor_get_whole (self);
  guint              ply = favor_cursor_get_ply (self) + (whole ? 1 : 0);
  g_autoptr (GArray) stops = NULL;

  if (ply > favor_session_get_n_plies (favor_cursor_get_session (self)))
    return;
  stops = find_stops (self, ply);
  for (guint i = 0; i < stops->len; i++)
    if (whole || g_array_index (stops, guint, i) > favor_cursor_get_n_told (self))
      {
        favor_cursor_go_inside (self, ply, g_array_index (stops, guint, i));
        return;
      }
  go_to_last (self, ply);
}

static void
step_back (FavorCursor *self)
{
  g_autoptr (GArray) stops = find_stops (self, favor_cursor_get_ply (self));

  for (guint i = stops->len; i > 0; i--)
    if (g_array_index (stops, guint, i - 1) < favor_cursor_get_n_told (self))
      {
        favor_cursor_go_inside (self,
                                favor_cursor_get_ply (self),
                                g_array_index (stops, guint, i - 1));
        return;
      }
  if (favor_cursor_get_ply (self) > 0)
    go_to_last (self, favor_cursor_get_ply (self) - 1);
}

void
favor_cursor_step (FavorCursor *self, int direction)
{
  g_return_if_fail (FAVOR_IS_CURSOR (self));
  g_return_if_fail (direction == 1 || direction == -1);

  if (direction > 0)
    step_forward (self);
  else
    step_back (self);
}

/**
 * favor_cursor_measure:
 *
 * Returns: how long the position at the cursor is seen while it plays, in milliseconds: longer or
 *   shorter than the interval, as what happened weighs
 */
guint
favor_cursor_measure (FavorCursor *self)
{
  guint     interval, wait;
  FavorBeat beat;

  g_return_val_if_fail (FAVOR_IS_CURSOR (self), 0);

  interval = wait = favor_cursor_get_interval (self);
  if (favor_cursor_find_beat (self, &beat))
    wait = favor_beat_measure (&beat, interval);
  else if (favor_cursor_get_ply (self) > 0)
    wait = favor_beats_measure_ply (favor_cursor_get_session (self),
                                    favor_cursor_get_ply (self),
                                    interval);
  /* What is looked at can be seen, whatever it is. */
  return MAX (wait, interval / 4);
}
