/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-rounds.h"

#include "models-fixture.h"

#define WITH_ROUNDS    "dragons-favour"
#define WITHOUT_ROUNDS "order-of-the-king"

typedef struct
{
  FavorSession   *session;
  FavorCursor    *cursor;
  FavorScoreLine *line;
} Game;

/* A game of computers, played by chance up to its end. */
static void
game_init (Game *game, const char *id, guint n_seats, guint64 seed, gboolean whole)
{
  FavorRng rng;

  game->session = models_session (id, n_seats, n_seats, seed);
  favor_rng_seed (&rng, seed + 1);
  if (whole)
    while (!favor_session_get_over (game->session))
      models_play (game->session, 50, &rng);
  game->cursor = favor_cursor_new (game->session);
  favor_cursor_set_viewer (game->cursor, FAVOR_VIEWER_OPEN);
  game->line = favor_score_line_new (game->cursor);
}

static void
game_clear (Game *game)
{
  g_assert_finalize_object (game->line);
  g_assert_finalize_object (game->cursor);
  g_assert_finalize_object (game->session);
}

static void
read_pad (Game *game, guint ply, FavorSeat seat, FavorPad *pad)
{
  favor_session_get_game (game->session)
    ->score (favor_session_get_state (game->session, ply), seat, pad);
}

/* From the last round back to the first one they follow each other without a gap, and what they
 * brought is what is on the pad. */
static void
assert_rounds_add_up (Game *game, FavorSeat seat)
{
  guint      ply = favor_session_get_n_plies (game->session);
  FavorPad   end, start;
  int        lines[FAVOR_MAX_SCORE_LINES] = { 0 }, total = 0;
  FavorRound round;
  guint      number = 0;

  read_pad (game, ply, seat, &end);
  while (favor_rounds_find_last (game->line, ply, &round))
    {
      FavorPad gain;

      g_assert_cmpuint (round.to, ==, ply);
      g_assert_cmpuint (round.from, <, round.to);
      g_assert_true (number == 0 || round.number == number - 1);
      favor_rounds_gain (game->cursor, &round, seat, &gain);
      for (guint i = 0; i < FAVOR_MAX_SCORE_LINES; i++)
        lines[i] += gain.line[i];
      total += gain.total;
      number = round.number;
      ply = round.from;
    }
  g_assert_cmpuint (number, ==, 1);
  read_pad (game, ply, seat, &start);
  g_assert_cmpint (total, ==, end.total - start.total);
  for (guint i = 0; i < FAVOR_MAX_SCORE_LINES; i++)
    g_assert_cmpint (lines[i], ==, end.line[i] - start.line[i]);
}

static void
test_rounds_add_up (void)
{
  for (guint n_seats = 4; n_seats <= 6; n_seats++)
    {
      Game game;

      game_init (&game, WITH_ROUNDS, n_seats, n_seats, TRUE);
      for (guint i = 0; i < n_seats; i++)
        assert_rounds_add_up (&game, (FavorSeat) i);
      game_clear (&game);
    }
}

/* The round that goes on is not over, wherever one looks from. */
static void
test_last (void)
{
  Game       game;
  FavorRound round;
  FavorPad   pad;
  guint      n;

  game_init (&game, WITH_ROUNDS, 4, 3, TRUE);
  n = favor_session_get_n_plies (game.session);
  for (guint ply = 0; ply < n; ply++)
    {
      read_pad (&game, ply, 0, &pad);
      g_assert_true (favor_rounds_find_last (game.line, ply, &round) == (pad.round > 1));
      if (pad.round > 1)
        {
          g_assert_cmpuint (round.number, ==, pad.round - 1);
          g_assert_cmpuint (round.to, <=, ply);
        }
    }
  read_pad (&game, n, 0, &pad);
  g_assert_true (favor_rounds_find_last (game.line, n, &round));
  g_assert_cmpuint (round.number, ==, pad.round);
  game_clear (&game);

  game_init (&game, WITHOUT_ROUNDS, 2, 3, TRUE);
  n = favor_session_get_n_plies (game.session);
  g_assert_false (favor_rounds_find_last (game.line, n, &round));
  game_clear (&game);
}

/* Up to there the table lies as it was, with the event after it the next round begins. */
static void
test_split (void)
{
  Game                game;
  guint               n_splits = 0;
  const FavorGame    *rules;
  g_autofree gpointer state = NULL;

  game_init (&game, WITH_ROUNDS, 5, 8, TRUE);
  rules = favor_session_get_game (game.session);
  state = g_malloc0 (rules->state->size);
  for (guint ply = 1; ply <= favor_session_get_n_plies (game.session); ply++)
    {
      FavorPad before, after, between;
      guint    split = favor_rounds_find_split (game.cursor, ply), n_events;

      read_pad (&game, ply - 1, 0, &before);
      read_pad (&game, ply, 0, &after);
      g_assert_true ((split > 0) == (after.round > before.round));
      if (split == 0)
        continue;
      n_splits++;
      favor_cursor_get_events (game.cursor, ply, &n_events);
      g_assert_cmpuint (split, <=, n_events);
      favor_cursor_copy_between (game.cursor, ply, split - 1, state);
      rules->score (state, 0, &between);
      g_assert_cmpuint (between.round, ==, before.round);
      if (split == n_events)
        continue;
      favor_cursor_copy_between (game.cursor, ply, split, state);
      rules->score (state, 0, &between);
      g_assert_cmpuint (between.round, ==, after.round);
    }
  /* Five rounds; the end of the last one is the end of the game. */
  g_assert_cmpuint (n_splits, ==, 4);
  game_clear (&game);
}

static int
most_of_a_ply (Game *game, FavorSeat seat)
{
  int most = 0;

  for (guint ply = 1; ply < favor_session_get_n_plies (game->session); ply++)
    {
      FavorPad before, after;

      read_pad (game, ply - 1, seat, &before);
      read_pad (game, ply, seat, &after);
      most = MAX (most, after.total - before.total);
    }
  return most;
}

static void
assert_highlight (Game *game, const FavorHighlight *one, int gain)
{
  FavorPad before, after;

  g_assert_cmpint (one->gain, ==, gain);
  if (gain == 0)
    return;
  g_assert_cmpuint (one->ply, <, favor_session_get_n_plies (game->session));
  read_pad (game, one->ply - 1, one->seat, &before);
  read_pad (game, one->ply, one->seat, &after);
  g_assert_cmpint (after.total - before.total, ==, gain);
  g_assert_cmpuint (one->round, ==, before.round);
}

static void
check_highlights (const char *id, guint n_seats, guint64 seed)
{
  Game            game;
  FavorHighlights found;
  FavorSeat       winner = FAVOR_SEAT_NONE;
  FavorPad        pad;
  int             most = 0;

  game_init (&game, id, n_seats, seed, TRUE);
  favor_highlights_find (game.cursor, &found);
  for (guint i = n_seats; i-- > 0;)
    {
      read_pad (&game, favor_session_get_n_plies (game.session), (FavorSeat) i, &pad);
      winner = pad.winner ? (FavorSeat) i : winner;
      most = MAX (most, most_of_a_ply (&game, (FavorSeat) i));
    }
  assert_highlight (&game, &found.move, most);
  if (winner >= 0)
    {
      assert_highlight (&game, &found.winner_move, most_of_a_ply (&game, winner));
      g_assert_true (found.winner_move.gain == 0 || found.winner_move.seat == winner);
      g_assert_true (found.winner_round.gain == 0 || found.winner_round.seat == winner);
    }
  g_assert_cmpint (found.winner_round.gain, <=, found.best_round.gain);
  g_assert_cmpuint (found.n_rounds, ==, pad.round);
  if (pad.round == 0)
    g_assert_cmpint (found.best_round.gain, ==, 0);
  else
    g_assert_cmpint (found.best_round.gain, >=, 1);
  game_clear (&game);
}

static void
test_highlights (void)
{
  check_highlights (WITH_ROUNDS, 4, 5);
  check_highlights (WITH_ROUNDS, 6, 6);
  check_highlights (WITHOUT_ROUNDS, 2, 7);
  check_highlights (WITHOUT_ROUNDS, 3, 8);
}

/* Nothing has happened yet. */
static void
test_nothing (void)
{
  Game            game;
  FavorHighlights found;
  FavorRound      round;

  game_init (&game, WITH_ROUNDS, 4, 1, FALSE);
  favor_highlights_find (game.cursor, &found);
  g_assert_cmpint (found.move.gain, ==, 0);
  g_assert_cmpint (found.best_round.gain, ==, 0);
  g_assert_cmpuint (found.n_rounds, ==, 0);
  g_assert_false (favor_rounds_find_last (game.line, 0, &round));
  game_clear (&game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rounds/add-up", test_rounds_add_up);
  g_test_add_func ("/rounds/last", test_last);
  g_test_add_func ("/rounds/split", test_split);
  g_test_add_func ("/rounds/highlights", test_highlights);
  g_test_add_func ("/rounds/nothing", test_nothing);
  return g_test_run ();
}
