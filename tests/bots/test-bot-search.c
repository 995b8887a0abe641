/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiny-game.h"

/* The best known prize is the best choice, whatever the treasure may be; the value, and the
 * score line that is the reason, follow from it. */
static void
test_master_finds_best (void)
{
  for (guint seed = 0; seed < 10; seed++)
    {
      TinyState      observed;
      FavorBotChoice choice;
      FavorBotTask   task;
      FavorBotTerm   term;

      tiny_make_observation (&observed, seed);
      task = tiny_make_task (&observed, FAVOR_LEVEL_MASTER, seed);
      favor_bot_choose (&task, &choice);
      g_assert_cmpuint (tiny_prize_of (&observed, &choice.proposals[0].action),
                        ==,
                        tiny_best_prize (&observed));
      g_assert_cmpint (choice.proposals[0].value, >=, choice.proposals[1].value);
      g_assert_cmpint (choice.proposals[1].value, >=, choice.proposals[2].value);
      /* The prize, and a tenth of the treasure at most twice. */
      g_assert_cmpint (choice.proposals[0].value,
                       >=,
                       100 * (gint) tiny_best_prize (&observed) + 100);
      g_assert_cmpint (choice.proposals[0].value,
                       <=,
                       100 * (gint) tiny_best_prize (&observed) + 300);
      g_assert_cmpuint (choice.proposals[0].n_terms, >, 0);
      term = choice.proposals[0].terms[0];
      g_assert_cmpuint (term.line, ==, TINY_LINE_PRIZE);
      g_assert_cmpint (term.gain, >, 0);
    }
}

static void
test_skilled_beats_chance (void)
{
  guint sum = 0;
  guint best = 0;

  for (guint seed = 0; seed < 50; seed++)
    {
      TinyState      observed;
      FavorBotChoice choice;
      FavorBotTask   task;

      tiny_make_observation (&observed, seed);
      task = tiny_make_task (&observed, FAVOR_LEVEL_SKILLED, seed);
      favor_bot_choose (&task, &choice);
      sum += tiny_prize_of (&observed, &choice.proposals[0].action);
      best += tiny_best_prize (&observed);
    }
  g_assert_cmpuint (10 * sum, >, 6 * best);
}

static gboolean
stop_cb (gpointer data)
{
  guint *calls = data;

  return ++*calls == 40;
}

/* The search asks often, ends when told, and answers nevertheless. */
static void
test_stop (void)
{
  guint          calls = 0;
  TinyState      observed;
  FavorBotChoice choice;
  FavorBotTask   task;

  tiny_make_observation (&observed, 1);
  task = tiny_make_task (&observed, FAVOR_LEVEL_MASTER, 1);
  task.stop = stop_cb;
  task.stop_data = &calls;
  favor_bot_choose (&task, &choice);
  g_assert_cmpuint (calls, ==, 40);
  g_assert_cmpuint (choice.spent, <, 40 * 20000);
  g_assert_cmpuint (choice.n_proposals, ==, FAVOR_BOT_MAX_PROPOSALS);
  g_assert_cmpuint (tiny_prize_of (&observed, &choice.proposals[0].action),
                    ==,
                    tiny_best_prize (&observed));
}

static gboolean
stop_at_once_cb (gpointer data)
{
  return TRUE;
}

static void
test_stop_at_once (void)
{
  TinyState      observed;
  FavorBotChoice choice;
  FavorBotTask   task;

  tiny_make_observation (&observed, 1);
  task = tiny_make_task (&observed, FAVOR_LEVEL_MASTER, 1);
  task.stop = stop_at_once_cb;
  favor_bot_choose (&task, &choice);
  g_assert_cmpuint (choice.spent, ==, 0);
  g_assert_cmpuint (choice.n_proposals, ==, FAVOR_BOT_MAX_PROPOSALS);
  g_assert_true (tiny_game.check (&observed, &choice.proposals[0].action, NULL));
}

static guint n_applied;

static void
apply_counting (gpointer state, const FavorAction *action, FavorEvents *events)
{
  n_applied++;
  tiny_game.apply (state, action, events);
}

/* How many actions a master applies in a game of these costs. */
static guint
count_applied (const FavorCosts *costs)
{
  FavorGame      game = tiny_game;
  TinyState      observed;
  FavorBotChoice choice;
  FavorBotTask   task;

  game.apply = apply_counting;
  game.costs = costs;
  tiny_make_observation (&observed, 1);
  task = tiny_make_task (&observed, FAVOR_LEVEL_MASTER, 1);
  task.game = &game;
  task.budget = 100000;
  n_applied = 0;
  favor_bot_choose (&task, &choice);
  g_assert_cmpuint (choice.spent, <=, task.budget);
  g_assert_cmpuint (choice.spent, >, task.budget / 2);
  return n_applied;
}

/* Listing and asking the policy count as well: where they cost more, less is looked at. */
static void
test_all_counts (void)
{
  const FavorCosts applying = { .apply = 10 };
  const FavorCosts listing = { .apply = 10, .list = { .each = 5 } };
  const FavorCosts asking = { .apply = 10, .prefer = { .once = 40 } };
  guint            most = count_applied (&applying);

  g_assert_cmpuint (count_applied (&listing), <, most / 2);
  g_assert_cmpuint (count_applied (&asking), <, most / 2);
}

/* Says how far play has gone. */
static gint32
evaluate_round (gconstpointer state, FavorSeat seat)
{
  return 100 * ((const TinyState *) state)->round;
}

/* What the best choice is worth to somebody who looks at it after so many turns of each seat, too. */
static gint32
find_value (guint near_turns)
{
  const FavorEffort efforts[FAVOR_N_EFFORTS] = {
    [FAVOR_EFFORT_MASTER] = { .budget = 100000,
                              .sampling = { .candidates = 4,
                                            .rounds = TINY_N_ROUNDS,
                                            .near_turns = near_turns } },
  };
  FavorGame      game = tiny_game;
  TinyState      observed;
  FavorBotChoice choice;
  FavorBotTask   task;

  game.evaluate = evaluate_round;
  game.efforts = efforts;
  tiny_make_observation (&observed, 1);
  task = tiny_make_task (&observed, FAVOR_LEVEL_MASTER, 1);
  task.game = &game;
  favor_bot_choose (&task, &choice);
  return choice.proposals[0].value;
}

/* The last round and the second one count alike; what is over before that counts as it ended. */
static void
test_near_counts (void)
{
  g_assert_cmpint (find_value (0), ==, 300);
  g_assert_cmpint (find_value (1), ==, 250);
  g_assert_cmpint (find_value (9), ==, 300);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/search/master-finds-best", test_master_finds_best);
  g_test_add_func ("/bots/search/skilled-beats-chance", test_skilled_beats_chance);
  g_test_add_func ("/bots/search/stop", test_stop);
  g_test_add_func ("/bots/search/stop-at-once", test_stop_at_once);
  g_test_add_func ("/bots/search/all-counts", test_all_counts);
  g_test_add_func ("/bots/search/near-counts", test_near_counts);
  return g_test_run ();
}
