/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-turns.h"

void
favor_turns_find (FavorSession *session, GArray *turns)
{
  guint n_plies;

  g_return_if_fail (FAVOR_IS_SESSION (session));
  g_return_if_fail (turns != NULL);

  n_plies = favor_session_get_n_plies (session);
  g_array_set_size (turns, 0);
  for (guint ply = 1; ply <= n_plies; ply++)
    {
      FavorSeat  seat = favor_session_get_action (session, ply)->seat;
      FavorTurn *last = turns->len > 0 ? &g_array_index (turns, FavorTurn, turns->len - 1)
                                       : NULL;

      if (last != NULL && last->seat == seat)
        last->last = ply;
      else
        {
          FavorTurn turn = { ply, ply, seat };

          g_array_append_val (turns, turn);
        }
    }
}

static gboolean
is_key_event (const FavorGame *game, const FavorEvent *event, FavorSeat viewer)
{
  return game->events[event->kind].reveals &&
         (viewer == FAVOR_VIEWER_OPEN || event->seen_by == FAVOR_SEEN_BY_EVERYBODY ||
          (viewer >= 0 && (event->seen_by >> viewer & 1) != 0));
}

void
favor_turns_find_key_plies (FavorCursor *cursor, GArray *plies)
{
  FavorSession    *session;
  const FavorGame *game;
  FavorSeat        viewer;

  g_return_if_fail (FAVOR_IS_CURSOR (cursor));
  g_return_if_fail (plies != NULL);

  session = favor_cursor_get_session (cursor);
  game = favor_session_get_game (session);
  viewer = favor_cursor_get_viewer (cursor);
  g_array_set_size (plies, 0);
  for (guint ply = 1; ply <= favor_session_get_n_plies (session); ply++)
    {
      guint             n_events;
      const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n_events);

      for (guint i = 0; i < n_events; i++)
        if (is_key_event (game, &events[i], viewer))
          {
            g_array_append_val (plies, ply);
            break;
          }
    }
}

/* @seat: only what that one did; %FAVOR_SEAT_NONE: everything. */
static char *
join_sentences (FavorCursor *cursor, guint ply, FavorSeat seat)
{
  FavorSession     *session = favor_cursor_get_session (cursor);
  FavorSeat         viewer = favor_cursor_get_viewer (cursor);
  GString          *text = g_string_new (NULL);
  guint             n;
  const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = NULL;

      if (seat == FAVOR_SEAT_NONE || events[i].actor == seat)
        sentence = favor_text_for_event (favor_session_get_game (session),
                                         &events[i],
                                         viewer,
                                         favor_session_get_names (session));
      if (sentence == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, sentence);
    }
  return g_string_free (text, FALSE);
}

static gboolean
tells (FavorCursor *cursor, guint ply)
{
  FavorSession     *session = favor_cursor_get_session (cursor);
  const FavorGame  *game = favor_session_get_game (session);
  guint             n = 0;
  const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = NULL;

      if (game->events[events[i].kind].weight == FAVOR_WEIGHT_SILENT)
        continue;
      text = favor_text_for_event (game,
                                   &events[i],
                                   favor_cursor_get_viewer (cursor),
                                   favor_session_get_names (session));
      if (text != NULL)
        return TRUE;
    }
  return FALSE;
}

guint
favor_turns_find_told (FavorCursor *cursor, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), 0);

  while (ply > 0 && !tells (cursor, ply))
    ply--;
  return ply;
}

char *
favor_turns_describe_event (FavorCursor *cursor, FavorSeat *actor)
{
  FavorSession     *session;
  const FavorEvent *events;
  FavorBeat         beat;
  guint             n;
  char             *text = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  session = favor_cursor_get_session (cursor);
  events = favor_cursor_get_events (cursor, favor_cursor_get_ply (cursor), &n);
  if (!favor_cursor_find_beat (cursor, &beat))
    return NULL;
  /* A line of the log may lead into the middle of a beat: to its own event. */
  n = favor_cursor_get_n_told (cursor);
  for (guint i = n < beat.first + beat.n ? n - 1 : beat.told; text == NULL && i < n; i++)
    {
      *actor = events[i].actor;
      text = favor_text_for_event (favor_session_get_game (session),
                                   &events[i],
                                   favor_cursor_get_viewer (cursor),
                                   favor_session_get_names (session));
    }
  return text;
}

char *
favor_turns_describe (FavorCursor *cursor, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  return join_sentences (cursor, ply, FAVOR_SEAT_NONE);
}

/**
 * favor_turns_describe_seat:
 * @ply: 0 to the number of plies
 * @seat: whose doing is told
 *
 * Returns: (transfer full): the sentences about what @seat did, if there are any;
 *   otherwise all, as favor_turns_describe () joins them
 */
char *
favor_turns_describe_seat (FavorCursor *cursor, guint ply, FavorSeat seat)
{
  g_autofree char *own = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);
  g_return_val_if_fail (seat >= 0, NULL);

  own = join_sentences (cursor, ply, seat);
  return *own != '\0' ? g_steal_pointer (&own)
                      : join_sentences (cursor, ply, FAVOR_SEAT_NONE);
}
