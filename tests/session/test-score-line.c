/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-score-line.h"

#include "favor-turns.h"
#include "models-fixture.h"

#define GAME "dragons-favour"

typedef struct
{
  FavorSession   *session;
  FavorCursor    *cursor;
  FavorScoreLine *line;
  guint           from;
  guint           n_changes;
} Lines;

static void
changed_cb (Lines *lines, guint from)
{
  lines->from = from;
  lines->n_changes++;
}

static void
lines_init (Lines *lines, guint n_seats)
{
  *lines = (Lines){ models_session (GAME, n_seats, n_seats, 5), NULL, NULL, 0, 0 };
  lines->cursor = favor_cursor_new (lines->session);
  favor_cursor_set_viewer (lines->cursor, FAVOR_VIEWER_OPEN);
  lines->line = favor_score_line_new (lines->cursor);
  g_signal_connect_swapped (lines->line, "changed", G_CALLBACK (changed_cb), lines);
}

static void
lines_clear (Lines *lines)
{
  g_assert_finalize_object (lines->line);
  g_assert_finalize_object (lines->cursor);
  g_assert_finalize_object (lines->session);
}

/* The line says at every ply what the rules say of the position there. */
static void
assert_line (Lines *lines)
{
  const FavorGame *game = favor_session_get_game (lines->session);
  guint            n = favor_session_get_n_plies (lines->session);
  int              low, high, least = 0, most = 0;

  g_assert_cmpuint (favor_score_line_get_n_plies (lines->line), ==, n);
  for (guint ply = 0; ply <= n; ply++)
    for (guint i = 0; i < favor_session_get_n_seats (lines->session); i++)
      {
        FavorPad pad;

        game->score (favor_session_get_state (lines->session, ply), (FavorSeat) i, &pad);
        g_assert_cmpint (favor_score_line_get_total (lines->line, ply, (FavorSeat) i),
                         ==,
                         pad.total);
        g_assert_cmpuint (favor_score_line_get_round (lines->line, ply), ==, pad.round);
        least = MIN (least, pad.total);
        most = MAX (most, pad.total);
      }
  favor_score_line_get_range (lines->line, &low, &high);
  g_assert_cmpint (low, ==, least);
  g_assert_cmpint (high, ==, most);
}

static void
test_grows (void)
{
  Lines    lines;
  FavorRng rng;
  int      low, high;

  lines_init (&lines, 4);
  favor_rng_seed (&rng, 11);
  assert_line (&lines);
  while (models_play (lines.session, 1, &rng) == 1)
    {
      g_assert_cmpuint (lines.from, ==, favor_session_get_n_plies (lines.session));
      assert_line (&lines);
    }
  g_assert_cmpuint (lines.n_changes, ==, favor_session_get_n_plies (lines.session));
  favor_score_line_get_range (lines.line, &low, &high);
  g_assert_cmpint (high, >, 0);
  lines_clear (&lines);
}

static void
test_other_line (void)
{
  Lines    lines;
  FavorRng rng;

  lines_init (&lines, 3);
  favor_rng_seed (&rng, 12);
  models_play (lines.session, G_MAXUINT, &rng);
  assert_line (&lines);
  favor_session_play_on_from (lines.session, 9);
  g_assert_cmpuint (lines.from, ==, 10);
  assert_line (&lines);
  models_play (lines.session, 30, &rng);
  assert_line (&lines);
  favor_session_open_variation (lines.session, 0);
  assert_line (&lines);
  lines_clear (&lines);
}

/* With other eyes all is looked at anew. */
static void
test_viewer (void)
{
  Lines    lines;
  FavorRng rng;

  lines_init (&lines, 3);
  favor_rng_seed (&rng, 13);
  models_play (lines.session, 40, &rng);
  lines.n_changes = 0;
  favor_cursor_set_viewer (lines.cursor, 1);
  g_assert_cmpuint (lines.n_changes, ==, 1);
  g_assert_cmpuint (lines.from, ==, 0);
  assert_line (&lines);
  favor_cursor_set_ply (lines.cursor, 7);
  g_assert_cmpuint (lines.n_changes, ==, 1);
  lines_clear (&lines);
}

static void
test_rounds (void)
{
  Lines              lines;
  FavorRng           rng;
  g_autoptr (GArray) starts = g_array_new (FALSE, FALSE, sizeof (guint));

  lines_init (&lines, 4);
  favor_rng_seed (&rng, 14);
  models_play (lines.session, G_MAXUINT, &rng);
  favor_score_line_find_rounds (lines.line, starts);
  g_assert_cmpuint (starts->len, ==, 5);
  for (guint i = 0; i < starts->len; i++)
    {
      guint ply = g_array_index (starts, guint, i);

      g_assert_cmpuint (favor_score_line_get_round (lines.line, ply), ==, i + 1);
      if (ply > 0)
        g_assert_cmpuint (favor_score_line_get_round (lines.line, ply - 1), ==, i);
    }
  lines_clear (&lines);
}

static void
test_leader (void)
{
  Lines    lines;
  FavorRng rng;
  guint    n_alone = 0;

  lines_init (&lines, 3);
  favor_rng_seed (&rng, 15);
  models_play (lines.session, G_MAXUINT, &rng);
  for (guint ply = 0; ply <= favor_session_get_n_plies (lines.session); ply++)
    {
      int       lead, mine;
      FavorSeat leader = favor_score_line_find_leader (lines.line, ply, &lead);
      guint     n_behind = 0, n_next = 0;

      if (leader == FAVOR_SEAT_NONE)
        {
          g_assert_cmpint (lead, ==, 0);
          continue;
        }
      n_alone++;
      mine = favor_score_line_get_total (lines.line, ply, leader);
      for (FavorSeat seat = 0; seat < 3; seat++)
        {
          int behind = mine - favor_score_line_get_total (lines.line, ply, seat);

          n_behind += seat != leader && behind >= lead;
          n_next += seat != leader && behind == lead;
        }
      g_assert_cmpuint (n_behind, ==, 2);
      g_assert_cmpuint (n_next, >, 0);
    }
  g_assert_cmpuint (n_alone, >, 0);
  lines_clear (&lines);
}

/* The turns follow on each other and cover the line. */
static void
test_turns (void)
{
  Lines              lines;
  FavorRng           rng;
  g_autoptr (GArray) turns = g_array_new (FALSE, FALSE, sizeof (FavorTurn));
  guint              next = 1;

  lines_init (&lines, 4);
  favor_rng_seed (&rng, 16);
  models_play (lines.session, G_MAXUINT, &rng);
  favor_turns_find (lines.session, turns);
  for (guint i = 0; i < turns->len; i++)
    {
      const FavorTurn *turn = &g_array_index (turns, FavorTurn, i);

      g_assert_cmpuint (turn->first, ==, next);
      g_assert_cmpuint (turn->last, >=, turn->first);
      for (guint ply = turn->first; ply <= turn->last; ply++)
        g_assert_cmpint (favor_session_get_action (lines.session, ply)->seat,
                         ==,
                         turn->seat);
      if (i > 0)
        g_assert_cmpint (turn->seat, !=, g_array_index (turns, FavorTurn, i - 1).seat);
      next = turn->last + 1;
    }
  g_assert_cmpuint (next, ==, favor_session_get_n_plies (lines.session) + 1);
  lines_clear (&lines);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-line/grows", test_grows);
  g_test_add_func ("/score-line/other-line", test_other_line);
  g_test_add_func ("/score-line/viewer", test_viewer);
  g_test_add_func ("/score-line/rounds", test_rounds);
  g_test_add_func ("/score-line/leader", test_leader);
  g_test_add_func ("/turns/cover-the-line", test_turns);
  return g_test_run ();
}
