/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-analysis.h"

#include "favor-test.h"
#include "models-fixture.h"

#define GAME "dragons-favour"

static FavorSession *
finished_session (guint n_seats, guint64 seed)
{
  FavorSession *session = models_session (GAME, n_seats, 1, seed);
  FavorRng      rng;

  favor_rng_seed (&rng, seed);
  models_play (session, G_MAXUINT, &rng);
  g_assert_true (favor_session_get_over (session));
  return session;
}

static void
ready_cb (FavorAnalysis *analysis, GParamSpec *pspec, gboolean *done)
{
  *done = TRUE;
}

static void
run (FavorAnalysis *analysis)
{
  gboolean done = FALSE;
  gulong id = g_signal_connect (analysis, "notify::ready", G_CALLBACK (ready_cb), &done);

  favor_analysis_start (analysis);
  g_assert_true (favor_analysis_get_running (analysis));
  favor_test_wait (&done);
  g_signal_handler_disconnect (analysis, id);
  g_assert_true (favor_analysis_get_ready (analysis));
  g_assert_false (favor_analysis_get_running (analysis));
  g_assert_cmpfloat (favor_analysis_get_progress (analysis), ==, 1);
}

/* At each ply the chances add up, and at the end they are the result. */
static void
assert_chances (FavorSession *session, FavorAnalysis *analysis)
{
  const FavorGame *game = favor_session_get_game (session);
  guint            n_seats = favor_session_get_n_seats (session);
  guint            n = favor_session_get_n_plies (session), n_winners = 0;

  for (guint ply = 0; ply <= n; ply++)
    {
      int sum = 0;

      for (guint i = 0; i < n_seats; i++)
        {
          int chance = favor_analysis_get_chance (analysis, ply, (FavorSeat) i);

          g_assert_cmpint (chance, >=, 0);
          g_assert_cmpint (chance, <=, 100);
          sum += chance;
        }
      g_assert_cmpint (ABS (sum - 100), <, (int) n_seats);
    }
  for (guint i = 0; i < n_seats; i++)
    {
      FavorPad pad;

      game->score (favor_session_get_state (session, n), (FavorSeat) i, &pad);
      n_winners += pad.winner;
      g_assert_cmpint (favor_analysis_get_chance (analysis, n, (FavorSeat) i) > 0,
                       ==,
                       pad.winner);
    }
  g_assert_cmpuint (n_winners, >, 0);
}

static void
assert_points (FavorSession *session, FavorAnalysis *analysis)
{
  const FavorGame *game = favor_session_get_game (session);
  guint            n = favor_analysis_get_n_points (analysis), before = 0;

  g_assert_cmpuint (n, <=, FAVOR_MAX_TURNING_POINTS);
  for (guint i = 0; i < n; i++)
    {
      const FavorTurningPoint *point = favor_analysis_get_point (analysis, i);
      const FavorAction       *done = favor_session_get_action (session, point->ply);
      FavorRefusal             why;

      g_assert_cmpuint (point->ply, >, before);
      before = point->ply;
      g_assert_cmpint (point->actor, ==, done->seat);
      g_assert_cmpint (point->after, <, point->before);
      g_assert_cmpint (point->before,
                       ==,
                       favor_analysis_get_chance (analysis,
                                                  point->ply - 1,
                                                  point->loser));
      g_assert_cmpint (point->after,
                       ==,
                       favor_analysis_get_chance (analysis, point->ply, point->loser));
      g_assert_cmpint (point->winner, !=, point->loser);
      if (!point->has_better)
        continue;
      g_assert_false (favor_action_equal (&point->better, done));
      g_assert_true (game->check (favor_session_get_state (session, point->ply - 1),
                                  &point->better,
                                  &why));
    }
}

static void
assert_rounds (FavorSession *session, FavorAnalysis *analysis, FavorSeat seat)
{
  const FavorGame *game = favor_session_get_game (session);
  guint            n = favor_session_get_n_plies (session);
  int              gains[16] = { 0 }, most = G_MININT, least = G_MAXINT;
  FavorPad         before, now;
  FavorRoundResult best, worst;
  gboolean         told = favor_analysis_get_rounds (analysis, seat, &best, &worst);

  game->score (favor_session_get_state (session, 0), seat, &before);
  for (guint ply = 1; ply <= n; ply++)
    {
      game->score (favor_session_get_state (session, ply), seat, &now);
      gains[before.round] += now.total - before.total;
      before = now;
    }
  for (guint round = 1; round <= before.round; round++)
    {
      most = MAX (most, gains[round]);
      least = MIN (least, gains[round]);
    }
  g_assert_cmpint (told, ==, most > least);
  g_assert_cmpint (best.gain, ==, most);
  g_assert_cmpint (gains[best.round], ==, most);
  g_assert_cmpint (worst.gain, ==, least);
  g_assert_cmpint (gains[worst.round], ==, least);
  game->score (favor_session_get_state (session, best.ply), seat, &now);
  g_assert_cmpuint (now.round, ==, best.round);
}

static void
test_results (void)
{
  guint n_points = 0;

  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      g_autoptr (FavorSession)  session = finished_session (n_seats, 20 + n_seats);
      g_autoptr (FavorAnalysis) analysis = favor_analysis_new (session);

      run (analysis);
      assert_chances (session, analysis);
      assert_points (session, analysis);
      n_points += favor_analysis_get_n_points (analysis);
      for (guint i = 0; i < n_seats; i++)
        assert_rounds (session, analysis, (FavorSeat) i);
    }
  g_assert_cmpuint (n_points, >, 0);
}

/* A game that everybody plays as the simplest computer does, to its end. */
static FavorSession *
played_session (const char *game_id, guint64 seed)
{
  FavorSession         *session = models_session (game_id, 2, 1, seed);
  const FavorGame      *game = favor_session_get_game (session);
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  while (!favor_session_get_over (session))
    {
      gconstpointer      state = favor_session_get_state (session,
                                                     favor_session_get_n_plies (session));
      g_autoptr (GError) error = NULL;

      game->list (state, &legal);
      favor_session_submit (session,
                            &legal.items[game->prefer (state, &legal, &rng, NULL)],
                            &error);
      g_assert_no_error (error);
    }
  return session;
}

/* Whoever makes the last move and has won with it is not told of a better one. */
static void
test_winning_move (void)
{
  guint n_won = 0;

  for (guint seed = 0; n_won < 3; seed++)
    {
      g_autoptr (FavorSession)  session = played_session ("emperors-favor", seed);
      g_autoptr (FavorAnalysis) analysis = favor_analysis_new (session);
      guint                     n = favor_session_get_n_plies (session);

      run (analysis);
      for (guint i = 0; i < favor_analysis_get_n_points (analysis); i++)
        {
          const FavorTurningPoint *point = favor_analysis_get_point (analysis, i);

          if (point->ply < n ||
              favor_analysis_get_chance (analysis, n, point->actor) == 0)
            continue;
          g_test_message ("seed %u", seed);
          g_assert_false (point->has_better);
          n_won++;
        }
    }
}

/* An unfinished game says nothing about its hidden things. */
static void
test_not_over (void)
{
  g_autoptr (FavorSession)  session = models_session (GAME, 3, 1, 4);
  g_autoptr (FavorAnalysis) analysis = favor_analysis_new (session);

  favor_analysis_start (analysis);
  g_assert_false (favor_analysis_get_running (analysis));
}

/* Results of another line are gone at once, also those that are still to come. */
static void
test_dropped (void)
{
  g_autoptr (FavorSession)  session = finished_session (3, 31);
  g_autoptr (FavorAnalysis) analysis = favor_analysis_new (session);

  run (analysis);
  favor_session_play_on_from (session, 8);
  g_assert_false (favor_analysis_get_ready (analysis));
  favor_analysis_start (analysis);
  g_assert_false (favor_analysis_get_running (analysis));
  while (favor_session_redo (session))
    continue;
  g_assert_true (favor_session_get_over (session));
  favor_analysis_start (analysis);
  g_assert_true (favor_analysis_get_running (analysis));
  favor_session_undo (session);
  g_assert_false (favor_analysis_get_running (analysis));
  models_idle (50);
  g_assert_false (favor_analysis_get_ready (analysis));
}

static void
test_cancel (void)
{
  g_autoptr (FavorSession) session = finished_session (4, 32);
  FavorAnalysis           *analysis = favor_analysis_new (session);

  favor_analysis_start (analysis);
  favor_analysis_cancel (analysis);
  g_assert_false (favor_analysis_get_running (analysis));
  models_idle (50);
  g_assert_false (favor_analysis_get_ready (analysis));
  run (analysis);
  g_assert_finalize_object (analysis);

  /* Nobody waits for one whose owner is gone. */
  analysis = favor_analysis_new (session);
  favor_analysis_start (analysis);
  g_assert_finalize_object (analysis);
  models_idle (50);
}

/* What was done is told from what was seen then, where the game can. */
static void
test_told_from_what_is_seen (void)
{
  guint n_told = 0;

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (FavorSession)  session = played_session ("order-of-the-king", seed);
      g_autoptr (FavorAnalysis) analysis = favor_analysis_new (session);
      const FavorGame          *game = favor_session_get_game (session);

      run (analysis);
      for (guint i = 0; i < favor_analysis_get_n_points (analysis); i++)
        {
          const FavorTurningPoint *point = favor_analysis_get_point (analysis, i);
          gconstpointer before = favor_session_get_state (session, point->ply - 1);
          FavorReason   deed = { 0 };

          g_assert_cmpint (point->has_done,
                           ==,
                           game->point_out (before,
                                            favor_session_get_action (session,
                                                                      point->ply),
                                            &deed));
          g_assert_cmpmem (&point->done, sizeof deed, &deed, sizeof deed);
          n_told += point->has_done;
        }
    }
  g_assert_cmpuint (n_told, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/analysis/results", test_results);
  g_test_add_func ("/analysis/winning-move", test_winning_move);
  g_test_add_func ("/analysis/told-from-what-is-seen", test_told_from_what_is_seen);
  g_test_add_func ("/analysis/not-over", test_not_over);
  g_test_add_func ("/analysis/dropped", test_dropped);
  g_test_add_func ("/analysis/cancel", test_cancel);
  return g_test_run ();
}
