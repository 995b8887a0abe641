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

/* How many events from the first one on are of @seat. */
static guint
count_of_seat (const FavorEvent *events, guint n, FavorSeat seat)
{
  guint count = 0;

  while (count < n && (seat == FAVOR_SEAT_NONE || events[count].actor == seat))
    count++;
  return count;
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

  for (guint i = 0, n_told = 1; i < n; i += n_told)
    {
      g_autofree char *sentence = NULL;

      n_told = count_of_seat (&events[i], n - i, seat);
      if (n_told == 0)
        n_told = 1;
      else
        sentence = favor_text_for_joined (favor_session_get_game (session),
                                          &events[i],
                                          &n_told,
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

/* The beat that the event before @end belongs to. */
static void
find_last_beat (const FavorGame  *game,
                const FavorEvent *events,
                guint             n_events,
                guint             end,
                FavorBeat        *beat)
{
  guint first = 0;

  do
    {
      favor_beat_find (game, events, n_events, first, beat);
      first += beat->n;
    }
  while (first < end);
}

char *
favor_turns_describe_event (FavorCursor *cursor, FavorSeat *actor)
{
  FavorSession     *session;
  const FavorGame  *game;
  const FavorEvent *events;
  FavorBeat         beat;
  guint             n_events, n;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  session = favor_cursor_get_session (cursor);
  game = favor_session_get_game (session);
  events = favor_cursor_get_events (cursor, favor_cursor_get_ply (cursor), &n_events);
  n = favor_cursor_get_n_told (cursor);
  if (favor_cursor_get_aim (cursor) == FAVOR_AIM_PLY || n == 0)
    return NULL;
  find_last_beat (game, events, n_events, n, &beat);
  beat.n = MIN (beat.n, n - beat.first);
  beat.told = MIN (beat.told, n - 1);
  /* A line of the log leads to its own event, in the middle of a beat, too. */
  if (favor_cursor_get_aim (cursor) == FAVOR_AIM_EVENT)
    beat = (FavorBeat){ n - 1, 1, n - 1, beat.weight };
  return favor_beat_describe (&beat,
                              game,
                              events,
                              favor_cursor_get_viewer (cursor),
                              favor_session_get_names (session),
                              actor);
}

/**
 * favor_turns_describe_deed:
 * @ply: 0 to the number of plies
 *
 * Returns: (transfer full): as favor_turns_describe (), with the plies before that are told together
 *   with this one
 */
char *
favor_turns_describe_deed (FavorCursor *cursor, guint ply)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (FavorEvent));
  FavorSession      *session;
  char              *text;
  guint              n;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  session = favor_cursor_get_session (cursor);
  favor_beats_list_joined (session, ply, events);
  n = events->len;
  if (n < 2)
    return favor_turns_describe (cursor, ply);
  text = favor_text_for_joined (favor_session_get_game (session),
                                (FavorEvent *) events->data,
                                &n,
                                favor_cursor_get_viewer (cursor),
                                favor_session_get_names (session));
  if (n == events->len && text != NULL)
    return text;
  g_free (text);
  return favor_turns_describe (cursor, ply);
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
