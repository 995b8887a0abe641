/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>
#include <time.h>

#include "favor-bot-runner.h"
#include "favor-games.h"
#include "favor-hint.h"
#include "favor-session-private.h"

#include "models-fixture.h"

#define GAME "dragons-favour"
/* A build with sanitizers on a busy machine still gets there. */
#define PATIENCE 120

static void
set_levels (FavorSession *session, FavorLevel level)
{
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      FavorPlayer player = *favor_session_get_player (session, (FavorSeat) i);

      if (!player.is_bot || player.level == level)
        continue;
      player.level = level;
      favor_session_set_player (session, (FavorSeat) i, &player);
    }
}

static void
over_cb (FavorSession *session, GParamSpec *pspec, gboolean *over)
{
  *over = favor_session_get_over (session);
}

static void
wait_for_end (FavorSession *session)
{
  gboolean over = favor_session_get_over (session);

  g_signal_connect (session, "notify::over", G_CALLBACK (over_cb), &over);
  models_wait (&over, PATIENCE);
  g_signal_handlers_disconnect_by_func (session, over_cb, &over);
}

static void
true_cb (gboolean *flag)
{
  *flag = TRUE;
}

static void
wait_for_step (FavorSession *session)
{
  gboolean stepped = FALSE;

  g_signal_connect_swapped (session, "stepped", G_CALLBACK (true_cb), &stepped);
  models_wait (&stepped, PATIENCE);
  g_signal_handlers_disconnect_by_func (session, true_cb, &stepped);
}

/* What the computer of the newest position would answer, found here. */
static FavorBotChoice
choose_here (FavorSession *session, FavorLevel level)
{
  const FavorGame    *game = favor_session_get_game (session);
  guint               n_plies = favor_session_get_n_plies (session);
  FavorSeat           seat = favor_session_get_decider (session);
  g_autofree gpointer observed = g_memdup2 (favor_session_get_state (session, n_plies),
                                            game->state->size);
  FavorBotTask        task = { 0 };
  FavorBotChoice      choice;

  favor_game_observe (game, observed, seat);
  task.game = game;
  task.observed = observed;
  task.seat = seat;
  task.level = level;
  task.seed = favor_bot_seed (favor_session_get_seed (session), n_plies, seat);
  favor_bot_choose (&task, &choice);
  return choice;
}

/* A game of computers plays itself, and each action is the one that follows from seed, ply
 * and seat: threads change nothing. */
static void
test_whole_game (void)
{
  g_autoptr (FavorSession) again = models_session (GAME, 3, 0, 4);
  FavorSession            *session = models_session (GAME, 3, 0, 4);
  FavorBotRunner          *runner = favor_bot_runner_new (session);

  g_assert_true (favor_bot_runner_get_active (runner));
  g_assert_true (favor_session_get_thinking (session));
  wait_for_end (session);
  g_assert_false (favor_session_get_thinking (session));

  for (guint ply = 1; ply <= favor_session_get_n_plies (session); ply++)
    {
      FavorBotChoice choice = choose_here (again, FAVOR_LEVEL_CASUAL);

      g_assert_true (favor_action_equal (&choice.proposals[0].action,
                                         favor_session_get_action (session, ply)));
      g_assert_true (favor_session_submit (again, &choice.proposals[0].action, NULL));
    }
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* The computers play until a person has to decide, and wait. */
static void
test_waits_for_people (void)
{
  FavorSession   *session = models_session (GAME, 4, 1, 8);
  FavorBotRunner *runner = favor_bot_runner_new (session);
  FavorRng        rng;
  guint           n_own = 0;

  favor_rng_seed (&rng, 1);
  while (!favor_session_get_over (session))
    {
      FavorAction action;
      guint       n_plies;

      while (!favor_session_awaits_person (session) && !favor_session_get_over (session))
        wait_for_step (session);
      if (favor_session_get_over (session))
        break;
      n_plies = favor_session_get_n_plies (session);
      if (n_own++ == 0)
        models_idle (50);
      g_assert_cmpuint (favor_session_get_n_plies (session), ==, n_plies);
      g_assert_false (favor_session_get_thinking (session));
      action = models_pick (session, &rng);
      g_assert_true (favor_session_submit (session, &action, NULL));
    }
  g_assert_cmpuint (n_own, >, 5);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* What was thought for a position that is gone is not played. */
static void
test_stale_answers_are_dropped (void)
{
  FavorSession   *session = models_session (GAME, 4, 0, 8);
  FavorBotRunner *runner;
  FavorRng        rng;

  set_levels (session, FAVOR_LEVEL_MASTER);
  favor_rng_seed (&rng, 1);
  models_play (session, 12, &rng);
  runner = favor_bot_runner_new (session);
  g_assert_true (favor_session_get_thinking (session));

  favor_session_play_on_from (session, 6);
  g_assert_true (favor_session_get_thinking (session));
  favor_bot_runner_set_active (runner, FALSE);
  g_assert_false (favor_session_get_thinking (session));
  models_idle (300);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 6);

  favor_bot_runner_set_active (runner, TRUE);
  favor_bot_runner_stop_thinking (runner);
  wait_for_step (session);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 7);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

static void
test_inactive (void)
{
  FavorSession   *session = models_session (GAME, 4, 0, 8);
  FavorBotRunner *runner = favor_bot_runner_new (session);
  gboolean        notified = FALSE, active;

  g_signal_connect_swapped (runner, "notify::active", G_CALLBACK (true_cb), &notified);
  favor_bot_runner_set_active (runner, TRUE);
  g_assert_false (notified);
  g_object_set (runner, "active", FALSE, NULL);
  g_assert_true (notified);
  g_object_get (runner, "active", &active, NULL);
  g_assert_false (active);
  models_idle (50);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);
  favor_bot_runner_set_active (runner, TRUE);
  wait_for_end (session);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

static void
test_min_delay (void)
{
  FavorSession   *session = models_session (GAME, 4, 0, 8);
  FavorBotRunner *runner = favor_bot_runner_new (session);
  gint64          before;

  favor_bot_runner_set_min_delay (runner, 120);
  wait_for_step (session);
  for (guint i = 0; i < 4; i++)
    {
      before = g_get_monotonic_time ();
      wait_for_step (session);
      g_assert_cmpint (g_get_monotonic_time () - before, >=, 100 * 1000);
    }

  /* The rest would take minutes. */
  favor_bot_runner_set_min_delay (runner, 10 * 1000);
  wait_for_step (session);
  before = g_get_monotonic_time ();
  favor_bot_runner_hurry (runner);
  wait_for_end (session);
  g_assert_cmpint (g_get_monotonic_time () - before, <, 8 * G_USEC_PER_SEC);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* With a script the computers play just that, then wait for another one. */
static void
test_script (void)
{
  FavorSession         *session = models_session (GAME, 4, 0, 8);
  const FavorGame      *game = favor_session_get_game (session);
  FavorBotRunner       *runner = favor_bot_runner_new (session);
  g_auto (FavorActions) legal = { NULL };
  FavorAction           first, other;

  game->list (favor_session_get_state (session, 0), &legal);
  first = legal.items[0];
  other = legal.items[1];
  favor_bot_runner_set_script (runner, &other, 1);
  /* The last word counts, and it has the usual delay until somebody hurries. */
  favor_bot_runner_set_min_delay (runner, 60000);
  favor_bot_runner_set_script (runner, &first, 1);
  g_assert_true (favor_session_get_thinking (session));
  models_idle (50);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);
  favor_bot_runner_set_active (runner, FALSE);
  g_assert_false (favor_session_get_thinking (session));
  favor_bot_runner_set_active (runner, TRUE);
  favor_bot_runner_hurry (runner);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 1);
  g_assert_true (favor_action_equal (favor_session_get_action (session, 1), &first));

  models_idle (50);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 1);
  g_assert_false (favor_session_get_thinking (session));
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* Whoever is replaced while thinking does not decide any more. */
static void
test_players_change (void)
{
  FavorSession   *session = models_session (GAME, 4, 0, 8);
  FavorSeat       decider = favor_session_get_decider (session);
  FavorPlayer     player = *favor_session_get_player (session, decider);
  FavorBotRunner *runner = favor_bot_runner_new (session);

  player.is_bot = FALSE;
  favor_session_set_player (session, decider, &player);
  g_assert_false (favor_session_get_thinking (session));
  models_idle (50);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);

  player = *favor_session_get_player (session, decider);
  player.is_bot = TRUE;
  favor_session_set_player (session, decider, &player);
  wait_for_step (session);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* Dropping the runner waits for no thread, and the thread needs nothing of it. On a busy
 * machine this thread may have to wait for a processor now and then, but not each time. */
static void
test_dispose_while_thinking (void)
{
  guint n_slow = 0;

  for (guint i = 0; i < 20; i++)
    {
      FavorSession   *session = models_session (GAME, 7, 0, i);
      FavorBotRunner *runner;
      gint64          before;

      set_levels (session, FAVOR_LEVEL_MASTER);
      runner = favor_bot_runner_new (session);
      models_idle (i);
      before = g_get_monotonic_time ();
      g_assert_finalize_object (runner);
      n_slow += g_get_monotonic_time () - before >= 20 * 1000;
      g_assert_false (favor_session_get_thinking (session));
      g_assert_finalize_object (session);
    }
  g_assert_cmpuint (n_slow, <, 10);
  models_idle (200);
}

static gint64
own_processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Measured as time of this thread, so that a busy machine does not matter. */
static void
test_never_stalls (void)
{
  FavorSession   *session = models_session (GAME, 4, 0, 8);
  FavorBotRunner *runner;
  gint64          longest = 0;

  set_levels (session, FAVOR_LEVEL_SKILLED);
  runner = favor_bot_runner_new (session);
  while (favor_session_get_n_plies (session) < 12)
    {
      gint64 before = own_processor_time ();

      g_main_context_iteration (NULL, TRUE);
      longest = MAX (longest, own_processor_time () - before);
    }
  g_test_message ("%u plies, longest stall %.2f ms",
                  favor_session_get_n_plies (session),
                  (double) longest / 1000);
  g_assert_cmpint (longest, <, 50 * 1000);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

typedef struct
{
  gboolean    done;
  char       *text;
  FavorAction action;
  GError     *error;
} Hint;

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Hint *hint = data;

  hint->text = favor_bot_runner_hint_finish (FAVOR_BOT_RUNNER (source),
                                             result,
                                             &hint->action,
                                             &hint->error);
  hint->done = TRUE;
}

static void
ask (FavorBotRunner *runner, guint nth, Hint *hint)
{
  *hint = (Hint){ 0 };
  favor_bot_runner_hint_async (runner, nth, NULL, hint_cb, hint);
}

static void
hint_clear (Hint *hint)
{
  g_clear_pointer (&hint->text, g_free);
  g_clear_error (&hint->error);
}

/* What a hint is made of: the reasons, too. */
static FavorBotChoice
explain_here (FavorSession *session)
{
  const FavorGame    *game = favor_session_get_game (session);
  guint               n_plies = favor_session_get_n_plies (session);
  FavorSeat           seat = favor_session_get_decider (session);
  g_autofree gpointer observed = g_memdup2 (favor_session_get_state (session, n_plies),
                                            game->state->size);
  FavorBotChoice      choice;

  favor_game_observe (game, observed, seat);
  favor_bot_choose (
    &(FavorBotTask){
      .game = game,
      .observed = observed,
      .seat = seat,
      .level = FAVOR_LEVEL_MASTER,
      .seed = favor_bot_seed (favor_session_get_seed (session), n_plies, seat),
      .explain = TRUE,
    },
    &choice);
  return choice;
}

static void
test_hint (void)
{
  FavorSession   *session = models_session (GAME, 4, 4, 8);
  FavorBotRunner *runner = favor_bot_runner_new (session);
  FavorRng        rng;
  FavorBotChoice  choice;

  favor_rng_seed (&rng, 1);
  models_play (session, 3, &rng);
  choice = explain_here (session);
  for (guint i = 0; i < 4; i++)
    {
      const FavorBotProposal *expected = &choice.proposals[i % choice.n_proposals];
      g_autofree char        *text = favor_hint_text (favor_session_get_game (session),
                                               expected,
                                               favor_session_get_names (session));
      Hint                    hint;

      ask (runner, i, &hint);
      models_wait (&hint.done, PATIENCE);
      g_assert_no_error (hint.error);
      g_assert_true (favor_action_equal (&hint.action, &expected->action));
      g_assert_cmpstr (hint.text, ==, text);
      g_test_message ("%s", hint.text);
      hint_clear (&hint);
    }
  /* It was a question, not a move. */
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 3);
  g_assert_false (favor_session_get_thinking (session));
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* Two positions that differ in what the asking seat cannot see get the same hint. */
static void
test_hint_knows_only_what_is_seen (void)
{
  const FavorGame *game = favor_games_find (GAME);
  FavorSession    *session = models_session (GAME, 4, 4, 8);
  FavorPlayer      players[4];
  FavorRng         rng;
  guint            n_compared = 0;

  for (guint i = 0; i < 4; i++)
    players[i] = *favor_session_get_player (session, (FavorSeat) i);
  favor_rng_seed (&rng, 3);
  while (n_compared < 2)
    {
      FavorSeat           seat = favor_session_get_decider (session);
      guint               n_plies = favor_session_get_n_plies (session);
      gconstpointer       truth = favor_session_get_state (session, n_plies);
      g_autofree gpointer other = g_memdup2 (truth, game->state->size);
      FavorSession       *sessions[2];
      Hint                hints[2];

      favor_game_observe (game, other, seat);
      game->determinize (other, seat, &rng);
      if (favor_schema_equal (game->state, truth, other))
        {
          models_play (session, 1, &rng);
          continue;
        }
      for (guint i = 0; i < 2; i++)
        {
          FavorBotRunner *runner;

          sessions[i] = favor_session_new_from_position (game,
                                                         i == 0 ? truth : other,
                                                         players,
                                                         4,
                                                         99,
                                                         NULL);
          runner = favor_bot_runner_new (sessions[i]);
          ask (runner, 0, &hints[i]);
          models_wait (&hints[i].done, PATIENCE);
          g_assert_no_error (hints[i].error);
          g_assert_finalize_object (runner);
        }
      g_assert_true (favor_action_equal (&hints[0].action, &hints[1].action));
      g_assert_cmpstr (hints[0].text, ==, hints[1].text);
      for (guint i = 0; i < 2; i++)
        {
          hint_clear (&hints[i]);
          g_assert_finalize_object (sessions[i]);
        }
      n_compared++;
      models_play (session, 7, &rng);
    }
  g_assert_finalize_object (session);
}

static void
test_hint_refused (void)
{
  FavorSession   *session = models_session (GAME, 4, 0, 8);
  FavorBotRunner *runner = favor_bot_runner_new (session);
  Hint            hint;

  favor_bot_runner_set_active (runner, FALSE);
  ask (runner, 0, &hint);
  models_wait (&hint.done, PATIENCE);
  g_assert_error (hint.error, FAVOR_ERROR, FAVOR_ERROR_REFUSED);
  g_assert_null (hint.text);
  hint_clear (&hint);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* A question ends with the position it was about, or when nobody wants the answer. */
static void
test_hint_cancelled (void)
{
  FavorSession            *session = models_session (GAME, 7, 7, 8);
  FavorBotRunner          *runner = favor_bot_runner_new (session);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  FavorRng                 rng;
  Hint                     stale, unwanted = { 0 };

  ask (runner, 0, &stale);
  favor_rng_seed (&rng, 1);
  models_play (session, 1, &rng);
  models_wait (&stale.done, PATIENCE);
  g_assert_error (stale.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  hint_clear (&stale);

  favor_bot_runner_hint_async (runner, 0, cancellable, hint_cb, &unwanted);
  g_cancellable_cancel (cancellable);
  models_wait (&unwanted.done, PATIENCE);
  g_assert_error (unwanted.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  hint_clear (&unwanted);

  /* The next one is answered all the same, soon when it is told to come to an end. */
  ask (runner, 0, &stale);
  favor_bot_runner_stop_thinking (runner);
  models_wait (&stale.done, PATIENCE);
  g_assert_no_error (stale.error);
  hint_clear (&stale);
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
}

/* How often somebody is asked for something in a game of computers. */
static guint
count_proposals (guint64 seed, gboolean quiet)
{
  FavorSession    *session = models_session ("emperors-favor", 3, 0, seed);
  FavorBotRunner  *runner = favor_bot_runner_new (session);
  const FavorGame *game = favor_session_get_game (session);
  guint            n = 0;

  favor_bot_runner_set_quiet (runner, quiet);
  set_levels (session, FAVOR_LEVEL_NOVICE);
  wait_for_end (session);
  for (guint ply = 1; ply <= favor_session_get_n_plies (session); ply++)
    n += game->actions[favor_session_get_action (session, ply)->kind].proposes;
  g_assert_finalize_object (runner);
  g_assert_finalize_object (session);
  return n;
}

static void
test_quiet (void)
{
  guint64 seed = 1;

  while (count_proposals (seed, FALSE) == 0)
    g_assert_cmpuint (++seed, <, 20);
  g_assert_cmpuint (count_proposals (seed, TRUE), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bot-runner/whole-game", test_whole_game);
  g_test_add_func ("/bot-runner/waits-for-people", test_waits_for_people);
  g_test_add_func ("/bot-runner/stale-answers-are-dropped",
                   test_stale_answers_are_dropped);
  g_test_add_func ("/bot-runner/inactive", test_inactive);
  g_test_add_func ("/bot-runner/min-delay", test_min_delay);
  g_test_add_func ("/bot-runner/script", test_script);
  g_test_add_func ("/bot-runner/players-change", test_players_change);
  g_test_add_func ("/bot-runner/dispose-while-thinking", test_dispose_while_thinking);
  g_test_add_func ("/bot-runner/never-stalls", test_never_stalls);
  g_test_add_func ("/bot-runner/hint", test_hint);
  g_test_add_func ("/bot-runner/hint-knows-only-what-is-seen",
                   test_hint_knows_only_what_is_seen);
  g_test_add_func ("/bot-runner/hint-refused", test_hint_refused);
  g_test_add_func ("/bot-runner/hint-cancelled", test_hint_cancelled);
  g_test_add_func ("/bot-runner/quiet", test_quiet);
  return g_test_run ();
}
