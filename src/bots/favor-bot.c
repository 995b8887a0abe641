/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include <glib/gi18n.h>

#include "favor-bot.h"
#include "favor-bot-greedy.h"
#include "favor-bot-plan.h"
#include "favor-bot-search.h"

typedef struct
{
  const char *id;
  const char *title;
} Level;

static const Level levels[FAVOR_N_LEVELS] = {
  /* Translators: the strengths of computer players, in ascending order. The first two are
   * only for measurements. */
  [FAVOR_LEVEL_RANDOM] = { "random", N_ ("Random") },
  [FAVOR_LEVEL_BASELINE] = { "baseline", N_ ("Baseline") },
  [FAVOR_LEVEL_NOVICE] = { "novice", N_ ("Novice") },
  [FAVOR_LEVEL_CASUAL] = { "casual", N_ ("Casual") },
  [FAVOR_LEVEL_SKILLED] = { "skilled", N_ ("Skilled") },
  [FAVOR_LEVEL_MASTER] = { "master", N_ ("Master") },
};

const char *
favor_level_get_id (FavorLevel level)
{
  g_return_val_if_fail ((guint) level < FAVOR_N_LEVELS, NULL);

  return levels[level].id;
}

const char *
favor_level_get_title (FavorLevel level)
{
  g_return_val_if_fail ((guint) level < FAVOR_N_LEVELS, NULL);

  return levels[level].title;
}

gboolean
favor_level_from_id (const char *id, FavorLevel *level)
{
  g_return_val_if_fail (id != NULL, FALSE);
  g_return_val_if_fail (level != NULL, FALSE);

  for (guint i = 0; i < FAVOR_N_LEVELS; i++)
    if (g_str_equal (id, levels[i].id))
      {
        *level = i;
        return TRUE;
      }
  return FALSE;
}

guint64
favor_bot_seed (guint64 session_seed, guint ply, FavorSeat seat)
{
  return favor_rng_mix (session_seed, ply, (guint8) seat);
}

static gboolean
proposes (const FavorGame *game, const FavorAction *action)
{
  return game->actions[action->kind].proposes;
}

/* The game's own policy among what is left. */
static void
choose_quietly (const FavorBotTask *task, FavorBotChoice *choice)
{
  FavorActions legal = { 0 };
  guint        n = 0;
  FavorRng     rng;

  task->game->list (task->observed, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (!proposes (task->game, &legal.items[i]))
      legal.items[n++] = legal.items[i];
  g_assert (n > 0);
  legal.n = n;
  favor_rng_seed (&rng, task->seed);
  memset (choice->proposals, 0, sizeof choice->proposals);
  choice->proposals[0]
    .action = legal.items[task->game->prefer (task->observed, &legal, &rng, NULL)];
  choice->n_proposals = 1;
  favor_actions_free_items (&legal);
}

/* Takes out what proposes something. */
static void
keep_quiet (const FavorBotTask *task, FavorBotChoice *choice)
{
  guint n = 0;

  for (guint i = 0; i < choice->n_proposals; i++)
    if (!proposes (task->game, &choice->proposals[i].action))
      choice->proposals[n++] = choice->proposals[i];
  choice->n_proposals = n;
  if (n == 0)
    choose_quietly (task, choice);
}

/* Of an action that proposes nothing. */
static FavorBotRest
find_rest (const FavorGame *game, const FavorActions *legal)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    n += !proposes (game, &legal->items[i]);
  if (n > 1)
    return FAVOR_BOT_REST_OPEN;
  if (legal->n > 1)
    return FAVOR_BOT_REST_ASKING;
  return legal->complete ? FAVOR_BOT_REST_NOTHING : FAVOR_BOT_REST_OPEN;
}

/* Says which is the best, and where there is no choice, or hardly one. */
static void
tell_rest (const FavorBotTask *task, FavorBotChoice *choice)
{
  g_auto (FavorActions) legal = { 0 };
  FavorBotRest          rest;

  task->game->list (task->observed, &legal);
  rest = find_rest (task->game, &legal);
  for (guint i = 0; i < choice->n_proposals; i++)
    {
      choice->proposals[i].rank = (guint8) i;
      if (!proposes (task->game, &choice->proposals[i].action))
        choice->proposals[i].rest = rest;
    }
}

/* Finds a fact that speaks for each proposal, another one each time. */
static void
explain (const FavorBotTask *task, FavorBotChoice *choice)
{
  FavorReason told[FAVOR_BOT_MAX_PROPOSALS];
  guint       n_told = 0;

  if (!task->explain || task->game->explain == NULL)
    return;
  for (guint i = 0; i < choice->n_proposals; i++)
    {
      FavorBotProposal  *proposal = &choice->proposals[i];
      FavorReasons       reasons = { .n = 0 };
      const FavorReason *chosen;

      task->game->explain (task->observed, &proposal->action, &reasons);
      chosen = favor_reasons_choose (&reasons, told, n_told);
      proposal->has_reason = chosen != NULL;
      if (chosen != NULL)
        proposal->reason = told[n_told++] = *chosen;
    }
}

/* Says where to find what is proposed. */
static void
point_out (const FavorBotTask *task, FavorBotChoice *choice)
{
  if (!task->explain || task->game->point_out == NULL)
    return;
  for (guint i = 0; i < choice->n_proposals; i++)
    choice->proposals[i].has_deed = task->game->point_out (task->observed,
                                                           &choice->proposals[i].action,
                                                           &choice->proposals[i].deed);
}

/* NULL: the level does not look ahead. */
static const FavorEffort *
effort_of (const FavorBotTask *task)
{
  if (task->level < FAVOR_LEVEL_SKILLED)
    return task->level == FAVOR_LEVEL_CASUAL ? task->game->casual : NULL;
  return &task->game->efforts[task->level == FAVOR_LEVEL_SKILLED ? FAVOR_EFFORT_SKILLED
                                                                 : FAVOR_EFFORT_MASTER];
}

void
favor_bot_choose (const FavorBotTask *task, FavorBotChoice *choice)
{
  const FavorEffort *effort;

  g_return_if_fail (task != NULL && task->game != NULL && task->observed != NULL);
  g_return_if_fail ((guint) task->level < FAVOR_N_LEVELS);
  g_return_if_fail (favor_game_head (task->observed)->decider == task->seat);
  g_return_if_fail (choice != NULL);

  memset (choice, 0, sizeof *choice);
  effort = effort_of (task);
  if (effort == NULL)
    favor_bot_greedy_choose (task, choice);
  else if (effort->planning.samples > 0)
    favor_bot_plan_choose (task, effort, choice);
  else
    favor_bot_search_choose (task, effort, choice);
  if (task->quiet)
    keep_quiet (task, choice);
  tell_rest (task, choice);
  explain (task, choice);
  point_out (task, choice);
}
