/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-greedy.h"

/* A novice notices one of so many actions of a kind. */
#define NOVICE_SHARE 30
#define WHOLE        100

static void
swap (FavorAction *a, FavorAction *b)
{
  FavorAction kept = *a;

  *a = *b;
  *b = kept;
}

/* Moves item `from` to place `to` before it; the others keep their order. */
static void
move_up (FavorActions *legal, gint32 *likings, guint from, guint to)
{
  FavorAction action = legal->items[from];
  gint32      liking = likings[from];

  memmove (&legal->items[to + 1], &legal->items[to], (from - to) * sizeof action);
  memmove (&likings[to + 1], &likings[to], (from - to) * sizeof liking);
  legal->items[to] = action;
  likings[to] = liking;
}

guint
favor_bot_greedy_rank (const FavorGame *game,
                       gconstpointer    observed,
                       FavorActions    *legal,
                       guint            n,
                       FavorRng        *rng)
{
  g_autofree gint32 *likings = NULL;
  guint              best;

  n = MIN (n, legal->n);
  if (n == 0 || legal->n == 1)
    return n;
  likings = g_new0 (gint32, legal->n);
  best = game->prefer (observed, legal, rng, n > 1 ? likings : NULL);
  g_return_val_if_fail (best < legal->n, 0);
  move_up (legal, likings, best, 0);
  for (guint i = 1; i < n; i++)
    {
      best = i;
      for (guint j = i + 1; j < legal->n; j++)
        if (likings[j] > likings[best])
          best = j;
      move_up (legal, likings, best, i);
    }
  return n;
}

static void
shuffle_start (FavorActions *legal, guint n, FavorRng *rng)
{
  for (guint i = 0; i < n && i + 1 < legal->n; i++)
    swap (&legal->items[i], &legal->items[i + favor_rng_below (rng, legal->n - i)]);
}

/* Leaves of each kind `share` of `whole` actions, at least one, in the order of the list. */
static void
overlook (FavorActions *legal, guint share, guint whole, FavorRng *rng)
{
  guint left[G_MAXUINT8 + 1] = { 0 };
  guint wanted[G_MAXUINT8 + 1];
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    left[legal->items[i].kind]++;
  for (guint kind = 0; kind <= G_MAXUINT8; kind++)
    wanted[kind] = (left[kind] * share + whole - 1) / whole;

  /* Each is taken with the chance that makes all selections of the wanted size equally
   * likely. */
  for (guint i = 0; i < legal->n; i++)
    {
      guint8 kind = legal->items[i].kind;

      if (favor_rng_below (rng, left[kind]--) < wanted[kind])
        {
          wanted[kind]--;
          legal->items[n++] = legal->items[i];
        }
    }
  legal->n = n;
  legal->complete = FALSE;
}

/* The value of each proposal one action later, on one possibility of what is hidden. */
static void
look_ahead (const FavorBotTask *task, FavorBotChoice *choice, FavorRng *rng)
{
  const FavorGame   *game = task->game;
  const guint64      cost = game->costs->apply + game->costs->evaluate;
  gsize              size = game->state->size;
  g_autofree guint8 *states = g_malloc (2 * size);
  gpointer           base = states;
  gpointer           after = states + size;

  memcpy (base, task->observed, size);
  game->determinize (base, task->seat, rng);
  for (guint i = 0; i < choice->n_proposals; i++)
    {
      FavorBotProposal *proposal = &choice->proposals[i];

      if (task->budget != 0 && choice->spent + cost > task->budget)
        break;
      memcpy (after, base, size);
      game->apply (after, &proposal->action, NULL);
      choice->spent += cost;
      proposal->value = game->evaluate (after, task->seat);
    }
}

void
favor_bot_greedy_choose (const FavorBotTask *task, FavorBotChoice *choice)
{
  g_auto (FavorActions) legal = { 0 };
  FavorGame             game = *task->game;
  FavorRng              rng;
  guint                 n;

  favor_rng_seed (&rng, task->seed);
  task->game->list (task->observed, &legal);
  g_return_if_fail (legal.n > 0);

  if (task->level >= FAVOR_LEVEL_FIRST)
    task->game->consider (task->observed, FALSE, &legal);
  if (task->level == FAVOR_LEVEL_NOVICE)
    overlook (&legal, 1, NOVICE_SHARE, &rng);
  if (task->level == FAVOR_LEVEL_CASUAL && task->game->casual_notices > 0)
    overlook (&legal, task->game->casual_notices, WHOLE, &rng);
  if (task->level == FAVOR_LEVEL_BASELINE && game.baseline != NULL)
    game.prefer = game.baseline;
  n = MIN (legal.n, FAVOR_BOT_MAX_PROPOSALS);
  if (task->level == FAVOR_LEVEL_RANDOM)
    shuffle_start (&legal, n, &rng);
  else
    favor_bot_greedy_rank (&game, task->observed, &legal, n, &rng);

  choice->n_proposals = n;
  for (guint i = 0; i < n; i++)
    choice->proposals[i].action = legal.items[i];
  look_ahead (task, choice, &rng);
}
