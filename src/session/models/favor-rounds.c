/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-rounds.h"

/* ---- Rounds --------------------------------------------------------------------------- */

static gboolean
is_over_at (FavorCursor *cursor, guint ply)
{
  FavorSession *session = favor_cursor_get_session (cursor);

  return favor_session_get_over (session) && ply == favor_session_get_n_plies (session);
}

static FavorCursor *
get_cursor (FavorScoreLine *line)
{
  FavorCursor *cursor = NULL;

  g_object_get (line, "cursor", &cursor, NULL);
  /* The line keeps it. */
  g_object_unref (cursor);
  return cursor;
}

/* (element-type FavorRound): those that are over after @ply. */
static GArray *
list_rounds (FavorScoreLine *line, guint ply)
{
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray            *rounds = g_array_new (FALSE, FALSE, sizeof (FavorRound));
  gboolean           over = is_over_at (get_cursor (line), ply);

  favor_score_line_find_rounds (line, starts);
  for (guint i = 0; i < starts->len; i++)
    {
      gboolean   last = i + 1 == starts->len;
      FavorRound round = { .from = g_array_index (starts, guint, i) };

      round.to = last ? ply : g_array_index (starts, guint, i + 1);
      round.number = favor_score_line_get_round (line, round.from);
      if (round.to <= ply && (!last || (over && round.to > round.from)))
        g_array_append_val (rounds, round);
    }
  return rounds;
}

gboolean
favor_rounds_find_last (FavorScoreLine *line, guint ply, FavorRound *round)
{
  g_autoptr (GArray) rounds = NULL;

  g_return_val_if_fail (FAVOR_IS_SCORE_LINE (line), FALSE);
  g_return_val_if_fail (ply <= favor_score_line_get_n_plies (line), FALSE);
  g_return_val_if_fail (round != NULL, FALSE);

  rounds = list_rounds (line, ply);
  if (rounds->len == 0)
    return FALSE;
  *round = g_array_index (rounds, FavorRound, rounds->len - 1);
  return TRUE;
}

static void
pad_at (FavorCursor *cursor, guint ply, FavorSeat seat, FavorPad *pad)
{
  const FavorGame    *game = favor_session_get_game (favor_cursor_get_session (cursor));
  g_autofree gpointer state = g_malloc0 (game->state->size);

  favor_cursor_copy_state (cursor, ply, state);
  game->score (state, seat, pad);
}

void
favor_rounds_gain (FavorCursor      *cursor,
                   const FavorRound *round,
                   FavorSeat         seat,
                   FavorPad         *gain)
{
  FavorPad before;

  g_return_if_fail (FAVOR_IS_CURSOR (cursor));
  g_return_if_fail (round != NULL && round->from <= round->to);
  g_return_if_fail (gain != NULL);

  pad_at (cursor, round->from, seat, &before);
  pad_at (cursor, round->to, seat, gain);
  for (guint i = 0; i < FAVOR_MAX_SCORE_LINES; i++)
    gain->line[i] -= before.line[i];
  gain->total -= before.total;
}

guint
favor_rounds_find_split (FavorCursor *cursor, guint ply)
{
  const FavorGame    *game;
  FavorPad            pad;
  guint               before, n_events;
  g_autofree gpointer state = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), 0);
  g_return_val_if_fail (ply > 0, 0);

  game = favor_session_get_game (favor_cursor_get_session (cursor));
  pad_at (cursor, ply - 1, 0, &pad);
  before = pad.round;
  pad_at (cursor, ply, 0, &pad);
  if (before == 0 || pad.round <= before || is_over_at (cursor, ply))
    return 0;
  state = g_malloc0 (game->state->size);
  favor_cursor_get_events (cursor, ply, &n_events);
  for (guint i = 0; i < n_events; i++)
    {
      favor_cursor_copy_between (cursor, ply, i, state);
      game->score (state, 0, &pad);
      if (pad.round > before)
        return i;
    }
  return n_events;
}

/* ---- Highlights ----------------------------------------------------------------------- */

static void
consider (FavorHighlight *best, const FavorHighlight *other)
{
  if (other->gain > best->gain)
    *best = *other;
}

static FavorSeat
find_winner (FavorCursor *cursor, guint ply)
{
  guint n_seats = favor_session_get_n_seats (favor_cursor_get_session (cursor));

  for (guint i = 0; i < n_seats; i++)
    {
      FavorPad pad;

      pad_at (cursor, ply, (FavorSeat) i, &pad);
      if (pad.winner)
        return (FavorSeat) i;
    }
  return FAVOR_SEAT_NONE;
}

static int
gain_between (FavorScoreLine *line, guint from, guint to, FavorSeat seat)
{
  return favor_score_line_get_total (line, to, seat) -
         favor_score_line_get_total (line, from, seat);
}

static void
consider_ply (FavorScoreLine  *line,
              guint            ply,
              FavorSeat        seat,
              FavorSeat        winner,
              FavorHighlights *highlights)
{
  FavorHighlight one = { seat,
                         ply,
                         favor_score_line_get_round (line, ply - 1),
                         gain_between (line, ply - 1, ply, seat) };

  consider (&highlights->move, &one);
  if (seat == winner)
    consider (&highlights->winner_move, &one);
}

static void
consider_round (FavorScoreLine   *line,
                const FavorRound *round,
                FavorSeat         seat,
                FavorSeat         winner,
                FavorHighlights  *highlights)
{
  FavorHighlight one = { seat,
                         round->to,
                         round->number,
                         gain_between (line, round->from, round->to, seat) };

  consider (&highlights->best_round, &one);
  if (seat == winner)
    consider (&highlights->winner_round, &one);
}

void
favor_highlights_find (FavorCursor *cursor, FavorHighlights *highlights)
{
  g_autoptr (FavorScoreLine) line = NULL;
  g_autoptr (GArray)         rounds = NULL;
  FavorSession              *session;
  FavorSeat                  winner;
  guint                      n, n_seats;

  g_return_if_fail (FAVOR_IS_CURSOR (cursor));
  g_return_if_fail (highlights != NULL);

  session = favor_cursor_get_session (cursor);
  n = favor_session_get_n_plies (session);
  n_seats = favor_session_get_n_seats (session);
  *highlights = (FavorHighlights){ 0 };
  line = favor_score_line_new (cursor);
  rounds = list_rounds (line, n);
  winner = find_winner (cursor, n);
  highlights->n_rounds = rounds->len;
  for (guint ply = 1; ply < n; ply++)
    for (guint i = 0; i < n_seats; i++)
      consider_ply (line, ply, (FavorSeat) i, winner, highlights);
  for (guint i = 0; i < rounds->len; i++)
    for (guint k = 0; k < n_seats; k++)
      consider_round (line,
                      &g_array_index (rounds, FavorRound, i),
                      (FavorSeat) k,
                      winner,
                      highlights);
}
