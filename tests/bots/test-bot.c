/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tiny-game.h"

static void
test_level_names (void)
{
  for (guint i = 0; i < FAVOR_N_LEVELS; i++)
    {
      FavorLevel level = FAVOR_N_LEVELS;

      g_assert_nonnull (favor_level_get_title (i));
      g_assert_true (favor_level_from_id (favor_level_get_id (i), &level));
      g_assert_cmpint (level, ==, i);
    }
  g_assert_cmpstr (favor_level_get_id (FAVOR_LEVEL_FIRST), ==, "novice");
  g_assert_cmpstr (favor_level_get_id (FAVOR_LEVEL_MASTER), ==, "master");
}

static void
test_level_unknown (void)
{
  FavorLevel level = FAVOR_LEVEL_CASUAL;

  g_assert_false (favor_level_from_id ("grandmaster", &level));
  g_assert_false (favor_level_from_id ("Master", &level));
  g_assert_cmpint (level, ==, FAVOR_LEVEL_CASUAL);
}

static void
test_seed_depends_on_all (void)
{
  guint64 seed = favor_bot_seed (1, 2, 3);

  g_assert_cmpuint (seed, ==, favor_bot_seed (1, 2, 3));
  g_assert_cmpuint (seed, !=, favor_bot_seed (2, 2, 3));
  g_assert_cmpuint (seed, !=, favor_bot_seed (1, 3, 3));
  g_assert_cmpuint (seed, !=, favor_bot_seed (1, 2, 4));
}

/* Every level gives legal, different proposals, the same for the same task, and does not
 * touch the observation. */
static void
test_proposals (void)
{
  for (guint level = 0; level < FAVOR_N_LEVELS; level++)
    for (guint seed = 0; seed < 20; seed++)
      {
        TinyState      observed;
        TinyState      before;
        FavorBotChoice a;
        FavorBotChoice b;
        FavorBotTask   task;

        tiny_make_observation (&observed, seed);
        task = tiny_make_task (&observed, level, seed);
        before = observed;
        favor_bot_choose (&task, &a);
        favor_bot_choose (&task, &b);
        g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
        g_assert_cmpmem (&before, sizeof before, &observed, sizeof observed);
        g_assert_cmpuint (a.n_proposals,
                          ==,
                          level == FAVOR_LEVEL_NOVICE ? 2 : FAVOR_BOT_MAX_PROPOSALS);
        for (guint i = 0; i < a.n_proposals; i++)
          {
            g_assert_true (tiny_game.check (&observed, &a.proposals[i].action, NULL));
            for (guint j = 0; j < i; j++)
              g_assert_false (favor_action_equal (&a.proposals[i].action,
                                                  &a.proposals[j].action));
          }
      }
}

/* What is masked has no influence: here it is even out of range. */
static void
test_hidden_is_not_read (void)
{
  for (guint level = 0; level < FAVOR_N_LEVELS; level++)
    {
      TinyState      observed;
      FavorBotChoice a;
      FavorBotChoice b;
      FavorBotTask   task;

      tiny_make_observation (&observed, 7);
      task = tiny_make_task (&observed, level, 7);
      favor_bot_choose (&task, &a);
      observed.treasure = 3;
      favor_rng_seed (&observed.head.rng, 99);
      favor_bot_choose (&task, &b);
      g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
    }
}

static void
test_budget (void)
{
  static const guint budgets[] = { 1, 20, 100, 1000, 7770, 50000 };

  for (guint level = 0; level < FAVOR_N_LEVELS; level++)
    for (guint i = 0; i < G_N_ELEMENTS (budgets); i++)
      {
        TinyState      observed;
        FavorBotChoice choice;
        FavorBotTask   task = tiny_make_task (&observed, level, i);

        tiny_make_observation (&observed, i);
        task.budget = budgets[i];
        favor_bot_choose (&task, &choice);
        g_assert_cmpuint (choice.spent, <=, budgets[i]);
        g_assert_cmpuint (choice.n_proposals, >, 0);
        g_assert_true (tiny_game.check (&observed, &choice.proposals[0].action, NULL));
      }
}

/* Who is to be quiet does something else than to propose, at every level. */
static void
test_quiet (void)
{
  FavorGame game = tiny_game;
  FavorKind kinds[2] = { tiny_game.actions[0], tiny_game.actions[1] };
  guint     n_picked = 0;

  kinds[TINY_ACTION_PICK].proposes = TRUE;
  game.actions = kinds;
  for (guint level = 0; level < FAVOR_N_LEVELS; level++)
    for (guint seed = 0; seed < 10; seed++)
      {
        TinyState      observed;
        FavorBotChoice choice;
        FavorBotTask   task;

        tiny_make_observation (&observed, seed);
        task = tiny_make_task (&observed, level, seed);
        task.game = &game;
        favor_bot_choose (&task, &choice);
        n_picked += choice.proposals[0].action.kind == TINY_ACTION_PICK;
        task.quiet = TRUE;
        favor_bot_choose (&task, &choice);
        g_assert_cmpuint (choice.n_proposals, >, 0);
        for (guint i = 0; i < choice.n_proposals; i++)
          g_assert_cmpint (choice.proposals[i].action.kind, ==, TINY_ACTION_PASS);
      }
  g_assert_cmpuint (n_picked, >, 0);
}

static FavorBotRest
find_rest (FavorLevel level, const FavorGame *game)
{
  TinyState      observed;
  FavorBotChoice choice;
  FavorBotTask   task;

  tiny_make_observation (&observed, 5);
  task = tiny_make_task (&observed, level, 5);
  task.game = game;
  task.quiet = TRUE;
  favor_bot_choose (&task, &choice);
  return choice.proposals[0].rest;
}

static void
list_pass (gconstpointer state, FavorActions *out)
{
  tiny_game.list (state, out);
  out->items[0] = out->items[out->n - 1];
  out->n = 1;
}

static void
list_pass_and_more (gconstpointer state, FavorActions *out)
{
  list_pass (state, out);
  out->complete = FALSE;
}

/* Every level tells where there is no choice, or none but to ask somebody. */
static void
test_rest (void)
{
  FavorGame asking = tiny_game, forced = tiny_game, open = tiny_game;
  FavorKind kinds[2] = { tiny_game.actions[0], tiny_game.actions[1] };

  kinds[TINY_ACTION_PICK].proposes = TRUE;
  asking.actions = kinds;
  forced.list = list_pass;
  open.list = list_pass_and_more;
  for (guint level = 0; level < FAVOR_N_LEVELS; level++)
    {
      g_assert_cmpint (find_rest (level, &tiny_game), ==, FAVOR_BOT_REST_OPEN);
      g_assert_cmpint (find_rest (level, &open), ==, FAVOR_BOT_REST_OPEN);
      g_assert_cmpint (find_rest (level, &asking), ==, FAVOR_BOT_REST_ASKING);
      g_assert_cmpint (find_rest (level, &forced), ==, FAVOR_BOT_REST_NOTHING);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bots/level/names", test_level_names);
  g_test_add_func ("/bots/level/unknown", test_level_unknown);
  g_test_add_func ("/bots/seed/depends-on-all", test_seed_depends_on_all);
  g_test_add_func ("/bots/choose/proposals", test_proposals);
  g_test_add_func ("/bots/choose/hidden-is-not-read", test_hidden_is_not_read);
  g_test_add_func ("/bots/choose/budget", test_budget);
  g_test_add_func ("/bots/choose/quiet", test_quiet);
  g_test_add_func ("/bots/choose/rest", test_rest);
  return g_test_run ();
}
