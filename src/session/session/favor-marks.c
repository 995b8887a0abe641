/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <string.h>

#include "favor-marks.h"

static FavorMark
weigh (const FavorKind *event)
{
  /* What is merely turned up leads to something that has a mark. */
  if (event->weight == FAVOR_WEIGHT_TURNING)
    return event->reveals ? FAVOR_MARK_NONE : FAVOR_MARK_GREAT;
  if (event->against)
    return FAVOR_MARK_AGAINST;
  return event->weight == FAVOR_WEIGHT_SCORING ? FAVOR_MARK_SCORING : FAVOR_MARK_NONE;
}

FavorMark
favor_mark_of_event (const FavorKind *event)
{
  g_return_val_if_fail (event != NULL, FAVOR_MARK_NONE);

  switch (event->sign)
    {
    case FAVOR_SIGN_BUILT:
      return FAVOR_MARK_BUILT;
    case FAVOR_SIGN_STAR:
      return FAVOR_MARK_STAR;
    case FAVOR_SIGN_SEAL:
      return FAVOR_MARK_SEAL;
    case FAVOR_SIGN_BY_WEIGHT:
      break;
    }
  return weigh (event);
}

static gboolean
is_heard (FavorCursor *cursor, const FavorKind *kind, const FavorEvent *event)
{
  return kind->hidden != NULL ||
         favor_event_is_open (event, favor_cursor_get_viewer (cursor));
}

FavorMark
favor_marks_find_in (FavorCursor *cursor, guint ply, FavorPlyMark *marks)
{
  const FavorGame  *game;
  const FavorEvent *events;
  guint             n;
  FavorMark         most = FAVOR_MARK_NONE;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), FAVOR_MARK_NONE);
  g_return_val_if_fail (marks != NULL, FAVOR_MARK_NONE);

  game = favor_session_get_game (favor_cursor_get_session (cursor));
  events = favor_cursor_get_events (cursor, ply, &n);
  memset (marks, 0, FAVOR_N_MARKS * sizeof (FavorPlyMark));
  for (guint i = 0; i < n; i++)
    {
      const FavorKind *kind = &game->events[events[i].kind];
      FavorMark        mark = favor_mark_of_event (kind);

      if (mark == FAVOR_MARK_NONE || marks[mark].mark != FAVOR_MARK_NONE ||
          !is_heard (cursor, kind, &events[i]))
        continue;
      marks[mark] = (FavorPlyMark){ ply,
                                    i,
                                    mark,
                                    favor_cursor_get_place (cursor, ply, i) };
      most = MAX (most, mark);
    }
  return most;
}

void
favor_marks_find (FavorCursor *cursor, GArray *marks)
{
  guint n_plies;

  g_return_if_fail (FAVOR_IS_CURSOR (cursor));
  g_return_if_fail (marks != NULL);

  n_plies = favor_session_get_n_plies (favor_cursor_get_session (cursor));
  g_array_set_size (marks, 0);
  for (guint ply = 1; ply <= n_plies; ply++)
    {
      FavorPlyMark found[FAVOR_N_MARKS];

      favor_marks_find_in (cursor, ply, found);
      for (FavorMark i = FAVOR_MARK_NONE + 1; i < FAVOR_N_MARKS; i++)
        if (found[i].mark != FAVOR_MARK_NONE)
          g_array_append_val (marks, found[i]);
    }
}

/* ---- Going there ---------------------------------------------------------------------- */

static gboolean
has_point (GArray *points, guint ply)
{
  for (guint i = 0; points != NULL && i < points->len; i++)
    if (g_array_index (points, guint, i) == ply)
      return TRUE;
  return FALSE;
}

/* The first great thing between these events of a ply going forward, else the last. */
static gboolean
find_great (FavorCursor  *cursor,
            guint         ply,
            guint         least,
            guint         most,
            int           direction,
            FavorPlyMark *found)
{
  FavorPlyMark marks[FAVOR_N_MARKS];
  gboolean     any = FALSE;

  favor_marks_find_in (cursor, ply, marks);
  for (FavorMark i = FAVOR_MARK_SEAL; i <= FAVOR_MARK_GREAT; i++)
    {
      guint behind = marks[i].event + 1;

      if (marks[i].mark == FAVOR_MARK_NONE || behind <= least || behind >= most ||
          (any && (behind < found->event + 1) != (direction > 0)))
        continue;
      *found = marks[i];
      any = TRUE;
    }
  return any;
}

/* What of @ply is more than @least and less than @most events into it: the first of that going
 * forward, else the last. A turning point is the whole of its ply. */
static gboolean
find_between (FavorCursor  *cursor,
              GArray       *points,
              guint         ply,
              guint         least,
              guint         most,
              int           direction,
              FavorPlyMark *found)
{
  gboolean has_great = find_great (cursor, ply, least, most, direction, found);
  guint    n;

  favor_cursor_get_events (cursor, ply, &n);
  if (!has_point (points, ply) || n <= least || n >= most || (has_great && direction > 0))
    return has_great;
  *found = (FavorPlyMark){ ply, n, FAVOR_MARK_POINT, 1 };
  return TRUE;
}

gboolean
favor_marks_go (FavorCursor *cursor, GArray *points, int direction)
{
  guint        n_plies, ply, now;
  FavorPlyMark found;
  gboolean     any = FALSE;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), FALSE);
  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  n_plies = favor_session_get_n_plies (favor_cursor_get_session (cursor));
  ply = favor_cursor_get_ply (cursor);
  now = favor_cursor_get_n_told (cursor);
  if (direction > 0)
    {
      any = find_between (cursor, points, ply, now, G_MAXUINT, 1, &found);
      while (!any && ply < n_plies)
        any = find_between (cursor, points, ++ply, 0, G_MAXUINT, 1, &found);
    }
  else
    {
      any = find_between (cursor, points, ply, 0, now, -1, &found);
      while (!any && ply > 1)
        any = find_between (cursor, points, --ply, 0, G_MAXUINT, -1, &found);
    }
  if (any && found.mark == FAVOR_MARK_POINT)
    favor_cursor_go_to (cursor, ply);
  else if (any)
    favor_cursor_go_to_event (cursor, ply, found.event + 1);
  return any;
}
