/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-bot-greedy.h"
#include "tiny-game.h"

static void
test_seed_matters (void)
{
  TinyState      observed;
  FavorBotChoice choice;
  guint          seen = 0;

  tiny_make_observation (&observed, 5);
  for (guint seed = 0; seed < 50; seed++)
    {
      FavorBotTask task = tiny_make_task (&observed, FAVOR_LEVEL_RANDOM, seed);

      favor_bot_choose (&task, &choice);
      seen |= 1u << (choice.proposals[0].action.kind == TINY_ACTION_PASS
                       ? TINY_N_NUMBERS
                       : (guint) choice.proposals[0].action.arg[0]);
    }
  g_assert_cmpint (__builtin_popcount (seen), >, 8);
}

/* A novice notices little: of ten picks one, now this and now that, and the only pass. */
static void
test_novice_overlooks (void)
{
  TinyState      observed;
  FavorBotChoice choice;
  guint          picked = 0;

  tiny_make_observation (&observed, 3);
  for (guint seed = 0; seed < 200; seed++)
    {
      FavorBotTask task = tiny_make_task (&observed, FAVOR_LEVEL_NOVICE, seed);
      guint        n_passes = 0;

      favor_bot_choose (&task, &choice);
      g_assert_cmpuint (choice.n_proposals, ==, 2);
      for (guint i = 0; i < choice.n_proposals; i++)
        if (choice.proposals[i].action.kind == TINY_ACTION_PASS)
          n_passes++;
        else
          picked |= 1u << choice.proposals[i].action.arg[0];
      g_assert_cmpuint (n_passes, ==, 1);
    }
  g_assert_cmpuint (picked, ==, (1u << TINY_N_NUMBERS) - 1);
}

/* Likes the action that comes last. */
static guint
prefer_last (gconstpointer       state,
             const FavorActions *legal,
             FavorRng           *rng,
             gint32             *likings)
{
  for (guint i = 0; likings != NULL && i < legal->n; i++)
    likings[i] = (gint32) i;
  return legal->n - 1;
}

/* How often in 200 choices a casual player that notices so many of a hundred takes the last number. */
static guint
count_best (guint notices)
{
  FavorGame      game = tiny_game;
  TinyState      observed;
  FavorBotChoice choice;
  guint          n = 0;

  game.prefer = prefer_last;
  game.casual_notices = notices;
  tiny_make_observation (&observed, 3);
  for (guint seed = 0; seed < 200; seed++)
    {
      FavorBotTask task = tiny_make_task (&observed, FAVOR_LEVEL_CASUAL, seed);

      task.game = &game;
      favor_bot_choose (&task, &choice);
      for (guint i = 0; i < choice.n_proposals; i++)
        n += choice.proposals[i].action.kind != TINY_ACTION_PASS &&
             choice.proposals[i].action.arg[0] == TINY_N_NUMBERS - 1;
    }
  return n;
}

/* A casual player notices all, unless the game says that it overlooks a part. */
static void
test_casual_notices (void)
{
  const guint some = count_best (50);

  g_assert_cmpuint (count_best (0), ==, 200);
  g_assert_cmpuint (count_best (100), ==, 200);
  g_assert_cmpuint (some, >, 60);
  g_assert_cmpuint (some, <, 140);
}

/* How often in 50 choices a player of the level does the last of all, as the described policy does. */
static guint
count_last (FavorLevel level)
{
  FavorGame      game = tiny_game;
  TinyState      observed;
  FavorBotChoice choice;
  guint          n = 0;

  game.baseline = prefer_last;
  tiny_make_observation (&observed, 3);
  for (guint seed = 0; seed < 50; seed++)
    {
      FavorBotTask task = tiny_make_task (&observed, level, seed);

      task.game = &game;
      favor_bot_choose (&task, &choice);
      n += choice.proposals[0].action.kind == TINY_ACTION_PASS;
    }
  return n;
}

/* What a game is measured by is not what its other levels play. */
static void
test_baseline_follows_description (void)
{
  g_assert_cmpuint (count_last (FAVOR_LEVEL_BASELINE), ==, 50);
  g_assert_cmpuint (count_last (FAVOR_LEVEL_CASUAL), <, 25);
}

static guint n_asked;

static guint
prefer_counting (gconstpointer       state,
                 const FavorActions *legal,
                 FavorRng           *rng,
                 gint32             *likings)
{
  static const gint32 numbers[] = { 5, 9, 2, 9, 0 };

  n_asked++;
  if (likings != NULL)
    memcpy (likings, numbers, legal->n * sizeof *likings);
  return 2;
}

/* The policy is asked once, however many are wanted: its choice, then the others as it likes them,
 * equals as listed. */
static void
test_ranks_at_once (void)
{
  static const gint16 expected[] = { 2, 1, 3, 0, 4 };
  FavorGame           game = tiny_game;
  FavorRng            rng;

  game.prefer = prefer_counting;
  for (guint n = 1; n <= G_N_ELEMENTS (expected); n++)
    {
      g_auto (FavorActions) legal = { 0 };
      TinyState             observed;

      for (gint16 i = 0; i < (gint16) G_N_ELEMENTS (expected); i++)
        favor_actions_append (&legal, TINY_ACTION_PICK, 1)->arg[0] = i;
      tiny_make_observation (&observed, 1);
      favor_rng_seed (&rng, 1);
      n_asked = 0;
      g_assert_cmpuint (favor_bot_greedy_rank (&game, &observed, &legal, n, &rng), ==, n);
      g_assert_cmpuint (n_asked, ==, 1);
      for (guint i = 0; i < n; i++)
        g_assert_cmpint (legal.items[i].arg[0], ==, expected[i]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/greedy/seed-matters", test_seed_matters);
  g_test_add_func ("/bots/greedy/novice-overlooks", test_novice_overlooks);
  g_test_add_func ("/bots/greedy/casual-notices", test_casual_notices);
  g_test_add_func ("/bots/greedy/baseline-follows-description",
                   test_baseline_follows_description);
  g_test_add_func ("/bots/greedy/ranks-at-once", test_ranks_at_once);
  return g_test_run ();
}
