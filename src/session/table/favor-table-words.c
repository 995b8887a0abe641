/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-table-words.h"

#include "favor-log-model.h"
#include "favor-text.h"

/* So many sentences of what happened meanwhile are told at most. */
#define SINCE_MOST 200

/**
 * favor_table_words_move:
 * @ply: 0 to @n_plies
 * @n_plies: length of the line
 *
 * Returns: (transfer full): where that is, for people
 */
char *
favor_table_words_move (guint ply, guint n_plies)
{
  if (ply == 0)
    /* Translators: the position before the first move; %u: how many moves the game has */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Start, %u move",
                                         "Start, %u moves",
                                         n_plies),
                            n_plies);
  /* Translators: which position of a game is shown */
  return g_strdup_printf (_ ("Move %1$u of %2$u"), ply, n_plies);
}

/* With the number of the event where a part of a ply is meant. */
static char *
describe_move (FavorCursor *cursor)
{
  guint ply = favor_cursor_get_ply (cursor);
  guint n_plies = favor_session_get_n_plies (favor_cursor_get_session (cursor));
  guint n_events;

  favor_cursor_get_events (cursor, ply, &n_events);
  if (favor_cursor_get_aim (cursor) == FAVOR_AIM_PLY || n_events < 2)
    return favor_table_words_move (ply, n_plies);
  /* Translators: which of the things that a move brought about is shown, e.g. "Move 15 of 61, event
   * 9 of 25" */
  return favor_text_fill (_ ("Move {move} of {moves}, event {n} of {total}"),
                          "move# moves# n# total#",
                          ply,
                          n_plies,
                          favor_cursor_get_n_told (cursor),
                          n_events);
}

static char *
describe_eyes (FavorCursor *cursor)
{
  FavorSeat viewer = favor_cursor_get_viewer (cursor);

  if (viewer == FAVOR_VIEWER_OPEN)
    /* Translators: through whose eyes a position is seen: all hands are open */
    return g_strdup (_ ("open hands"));
  if (viewer == FAVOR_SEAT_NONE)
    /* Translators: through whose eyes a position is seen: of somebody who looks on */
    return g_strdup (_ ("a spectator"));
  return g_strdup (favor_session_get_name (favor_cursor_get_session (cursor), viewer));
}

static guint
find_round (FavorCursor *cursor)
{
  FavorPad pad = { 0 };

  favor_session_get_game (favor_cursor_get_session (cursor))
    ->score (favor_cursor_get_state (cursor), 0, &pad);
  return pad.round;
}

/**
 * favor_table_words_place:
 *
 * Returns: (transfer full): which position is shown, and how
 */
char *
favor_table_words_place (FavorCursor *cursor)
{
  guint            round;
  g_autofree char *move = NULL, *eyes = NULL, *number = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  round = find_round (cursor);
  move = describe_move (cursor);
  eyes = describe_eyes (cursor);
  number = g_strdup_printf ("%u", round);
  if (round == 0)
    /* Translators: below the sentence about an earlier position. {move} is "Move 41 of 118",
     * {eyes} a player's name, "open hands" or "a spectator" */
    return favor_text_fill (_ ("{move} · seen by {eyes}"), "move eyes", move, eyes);
  /* Translators: as before, with the number of the round */
  return favor_text_fill (_ ("{move} · round {round} · seen by {eyes}"),
                          "move round eyes",
                          move,
                          number,
                          eyes);
}

/**
 * favor_table_words_review:
 * @sentence: (nullable): what happened there
 *
 * Returns: (transfer full): the same for ears, in one
 */
char *
favor_table_words_review (FavorCursor *cursor, const char *sentence)
{
  g_autofree char *move = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  move = describe_move (cursor);
  if (sentence == NULL)
    return g_steal_pointer (&move);
  /* Translators: for ears, an earlier position: {move} is "Move 41 of 118", {sentence} what happened
   * there, with its full stop */
  return favor_text_fill (_ ("{move}. {sentence}"), "move sentence", move, sentence);
}

/**
 * favor_table_words_subtitle:
 *
 * Returns: (transfer full): what stands below the title of a session
 */
char *
favor_table_words_subtitle (FavorCursor *cursor)
{
  FavorSession    *session;
  const char      *game;
  guint            round;
  g_autofree char *number = NULL;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  session = favor_cursor_get_session (cursor);
  game = _ (favor_session_get_game (session)->title);
  if (favor_session_get_over (session))
    /* Translators: below the title of a session; {game} is the title of the game */
    return favor_text_fill (_ ("{game} · finished"), "game", game);
  round = find_round (cursor);
  if (round == 0)
    return g_strdup (game);
  number = g_strdup_printf ("%u", round);
  /* Translators: below the title of a session; {game} is the title of the game */
  return favor_text_fill (_ ("{game} · round {round}"), "game round", game, number);
}

/**
 * favor_table_words_aside:
 *
 * Returns: (transfer full) (nullable): which variation is played beside the game
 */
char *
favor_table_words_aside (FavorSession *session)
{
  g_autofree char *number = NULL;
  g_autofree char *from = NULL;

  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  if (!favor_session_get_aside (session))
    return NULL;
  number = favor_text_number (favor_session_get_n_variations (session));
  from = favor_text_number (favor_session_get_aside_from (session));
  /* Translators: hangs above the board while something is tried beside a finished game: the number
   * of that variation, and after which move it leaves the game; little space */
  return favor_text_fill (_ ("Variation {n}, from move {from}"), "n from", number, from);
}

/**
 * favor_table_words_progress:
 * @n_shown: 1 to @n_events
 *
 * Returns: (transfer full): how far a show is
 */
char *
favor_table_words_progress (guint n_shown, guint n_events)
{
  /* Translators: in the decision bar, below a sentence about one of several things that happened */
  return favor_text_fill (_ ("What happened: {n} of {total}"),
                          "n# total#",
                          n_shown,
                          n_events);
}

/**
 * favor_table_words_last_turn:
 * @seat: a seat
 *
 * Returns: the ply of what @seat did last, 0 if it was nothing yet
 */
guint
favor_table_words_last_turn (FavorSession *session, FavorSeat seat)
{
  guint ply;

  g_return_val_if_fail (FAVOR_IS_SESSION (session), 0);

  ply = favor_session_get_n_plies (session);
  while (ply > 0 && favor_session_get_action (session, ply)->seat != seat)
    ply--;
  return ply;
}

/* As the viewer may see it. */
static gint
find_total (FavorCursor *cursor, guint ply, FavorSeat seat)
{
  FavorSession       *session = favor_cursor_get_session (cursor);
  const FavorGame    *game = favor_session_get_game (session);
  g_autofree gpointer seen = g_memdup2 (favor_session_get_state (session, ply),
                                        game->state->size);
  FavorSeat           viewer = favor_cursor_get_viewer (cursor);
  FavorPad            pad = { 0 };

  if (viewer != FAVOR_VIEWER_OPEN)
    favor_game_observe (game, seen, viewer);
  game->score (seen, seat, &pad);
  return pad.total;
}

/* Whether it is the turn of a seat after `ply`, even if another one answers first. */
static gboolean
has_turn (FavorSession *session, guint ply, FavorSeat seat)
{
  return favor_game_head (favor_session_get_state (session, ply))->turn_owner == seat;
}

/**
 * favor_table_words_gain:
 * @ply: 1 to the number of plies
 *
 * Returns: (transfer full) (nullable): what the turn of who acted at @ply has brought until then;
 *   %NULL if it brought nothing, or if @ply did not and the turn still goes on
 */
char *
favor_table_words_gain (FavorCursor *cursor, guint ply)
{
  FavorSession *session;
  FavorSeat     seat;
  guint         first = ply;
  gint          gain, total;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);
  g_return_val_if_fail (ply > 0, NULL);

  session = favor_cursor_get_session (cursor);
  seat = favor_session_get_action (session, ply)->seat;
  while (first > 1 && has_turn (session, first - 2, seat))
    first--;
  total = find_total (cursor, ply, seat);
  gain = total - find_total (cursor, first - 1, seat);
  if (gain == 0 || (total == find_total (cursor, ply - 1, seat) &&
                    has_turn (session, favor_session_get_n_plies (session), seat)))
    return NULL;
  /* Translators: in the decision bar, below what somebody did: what the turn has brought so far.
   * {gain} is "+15" or "−3", {total} is the score */
  return favor_text_fill (_ ("{player}: {gain} this turn, now {total}"),
                          "player gain+ total#",
                          favor_session_get_name (session, seat),
                          gain,
                          total);
}

/**
 * favor_table_words_since:
 * @seat: who comes to the screen now
 *
 * Returns: (transfer full): what the viewer may read of all that happened since @seat acted last
 */
GStrv
favor_table_words_since (FavorCursor *cursor, FavorSeat seat)
{
  g_autoptr (GStrvBuilder)  lines = g_strv_builder_new ();
  g_autoptr (FavorLogModel) model = NULL;
  GListModel               *log;
  guint                     n, ply, first;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), NULL);

  model = favor_log_model_new (cursor);
  log = G_LIST_MODEL (model);
  n = first = g_list_model_get_n_items (log);
  ply = favor_table_words_last_turn (favor_cursor_get_session (cursor), seat);
  while (first > 0 && n - first < SINCE_MOST)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (log, first - 1);

      if (favor_log_row_get_ply (row) <= ply)
        break;
      first--;
    }
  for (guint i = first; i < n; i++)
    {
      g_autoptr (FavorLogRow) row = g_list_model_get_item (log, i);

      g_strv_builder_add (lines, favor_log_row_get_text (row));
    }
  return g_strv_builder_end (lines);
}

/**
 * favor_table_words_colour:
 * @seat: a seat or %FAVOR_SEAT_NONE
 *
 * Returns: its colour, -1 for none
 */
int
favor_table_words_colour (FavorSession *session, FavorSeat seat)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), -1);

  return seat < 0 ? -1 : favor_session_get_player (session, seat)->colour;
}
