/* SPDX-License-Identifier: GPL-3.0-or-later */
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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/greedy/seed-matters", test_seed_matters);
  g_test_add_func ("/bots/greedy/novice-overlooks", test_novice_overlooks);
  return g_test_run ();
}
