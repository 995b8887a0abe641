/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-greedy.h"

/* A novice notices one of so many actions of a kind. */
#define NOVICE_SHARE 30

static void
swap (FavorAction *a, FavorAction *b)
{
  FavorAction kept = *a;

  *a = *b;
  *b = kept;
}

guint
favor_bot_greedy_rank (const FavorGame *game,
                       gconstpointer    observed,
                       FavorActions    *legal,
                       guint            n,
                       FavorRng        *rng)
{
  n = MIN (n, legal->n);
  for (guint i = 0; i < n; i++)
    {
      FavorActions rest = { .items = legal->items + i,
                            .n = legal->n - i,
                            .capacity = legal->n - i,
                            .complete = i == 0 && legal->complete };
      guint        best = rest.n > 1 ? game->prefer (observed, &rest, rng) : 0;
      FavorAction  chosen;

      g_return_val_if_fail (best < rest.n, i);
      /* The others keep their order: a policy may depend on it. */
      chosen = rest.items[best];
      memmove (rest.items + 1, rest.items, best * sizeof *rest.items);
      rest.items[0] = chosen;
    }
  return n;
}

static void
shuffle_start (FavorActions *legal, guint n, FavorRng *rng)
{
  for (guint i = 0; i < n && i + 1 < legal->n; i++)
    swap (&legal->items[i], &legal->items[i + favor_rng_below (rng, legal->n - i)]);
}

/* Leaves of each kind one action in NOVICE_SHARE, at least one, in the order of the list. */
static void
overlook (FavorActions *legal, FavorRng *rng)
{
  guint left[G_MAXUINT8 + 1] = { 0 };
  guint wanted[G_MAXUINT8 + 1];
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    left[legal->items[i].kind]++;
  for (guint kind = 0; kind <= G_MAXUINT8; kind++)
    wanted[kind] = (left[kind] + NOVICE_SHARE - 1) / NOVICE_SHARE;

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
  gsize              size = game->state->size;
  g_autofree guint8 *states = g_malloc (2 * size);
  gpointer           base = states;
  gpointer           after = states + size;

  memcpy (base, task->observed, size);
  game->determinize (base, task->seat, rng);
  for (guint i = 0; i < choice->n_proposals; i++)
    {
      FavorBotProposal *proposal = &choice->proposals[i];

      if (task->max_nodes != 0 && choice->n_nodes >= task->max_nodes)
        break;
      memcpy (after, base, size);
      game->apply (after, &proposal->action, NULL);
      choice->n_nodes++;
      proposal->value = game->evaluate (after, task->seat);
    }
}

void
favor_bot_greedy_choose (const FavorBotTask *task, FavorBotChoice *choice)
{
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;
  guint                 n;

  favor_rng_seed (&rng, task->seed);
  task->game->list (task->observed, &legal);
  g_return_if_fail (legal.n > 0);

  if (task->game->consider != NULL && task->level >= FAVOR_LEVEL_FIRST)
    task->game->consider (task->observed, FALSE, &legal);
  if (task->level == FAVOR_LEVEL_NOVICE)
    overlook (&legal, &rng);
  n = MIN (legal.n, FAVOR_BOT_MAX_PROPOSALS);
  if (task->level == FAVOR_LEVEL_RANDOM)
    shuffle_start (&legal, n, &rng);
  else
    favor_bot_greedy_rank (task->game, task->observed, &legal, n, &rng);

  choice->n_proposals = n;
  for (guint i = 0; i < n; i++)
    choice->proposals[i].action = legal.items[i];
  look_ahead (task, choice, &rng);
}
