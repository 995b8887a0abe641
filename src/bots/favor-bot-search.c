/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-budget.h"
#include "favor-bot-greedy.h"
#include "favor-bot-reason.h"
#include "favor-bot-search.h"

typedef struct
{
  FavorAction action;
  gint64      value;
  gint64      line[FAVOR_MAX_SCORE_LINES];
  /* Of the sample that is being taken; it counts only when all candidates have had it. */
  gint32 sample_value;
  gint32 sample_line[FAVOR_MAX_SCORE_LINES];
  guint  n_samples;
} Candidate;

/* Where actions are tried out: the search itself, or a seat on the way in small. */
typedef struct
{
  /* One possibility of what is hidden where there is something to decide. */
  gpointer base;
  /* How play goes on from there. */
  gpointer     position;
  FavorActions replies;
  /* What was reached after `near_turns`, once it was. */
  gboolean has_near;
  gint64   near;
} Layer;

enum
{
  LAYER_SEARCH,
  LAYER_REPLY,
  N_LAYERS
};

#define N_STATES (2 * N_LAYERS + 1)

typedef struct
{
  const FavorBotTask *task;
  const FavorGame    *game;
  const FavorCosts   *costs;
  FavorSampling       how;
  Candidate          *candidates;
  guint               n_candidates;
  guint               n_alive;
  guint               n_samples;
  guint               last_round;
  Layer               layers[N_LAYERS];
  /* What the seat sees that decides on the way. */
  gpointer       seen;
  FavorBotBudget budget;
} Search;

/* `n_passed`: how often the turn has passed to another seat. */
static gboolean
is_at_horizon (const Search *search, const Layer *layer, guint n_passed)
{
  const FavorHead *head = favor_game_head (layer->position);
  FavorPad         pad;

  if (head->decider == FAVOR_SEAT_NONE)
    return TRUE;
  search->game->score (layer->position, head->decider, &pad);
  if (pad.round == 0)
    return n_passed >= search->how.turns * head->n_seats;
  return pad.round > search->last_round;
}

/* Applies an action to the position; returns whether the turn has passed to another seat. */
static gboolean
go_on (const Search *search, Layer *layer, const FavorAction *action)
{
  const FavorSeat owner = favor_game_head (layer->position)->turn_owner;

  search->game->apply (layer->position, action, NULL);
  return favor_game_head (layer->position)->turn_owner != owner;
}

/* Looks at what is reached so far when the time has come for it. */
static void
look_near (const Search *search, Layer *layer, guint n_passed)
{
  const guint near = search->how.near_turns * favor_game_head (layer->position)->n_seats;

  if (layer->has_near || near == 0 || n_passed < near)
    return;
  layer->has_near = TRUE;
  layer->near = search->game->evaluate (layer->position, search->task->seat);
}

/* Begins with `action` in a copy of the base, with `n_passed`; FALSE if the search was stopped. */
static gboolean
begin (Search *search, Layer *layer, const FavorAction *action, guint *n_passed)
{
  const guint n_looks = search->how.near_turns > 0 ? 2 : 1;

  if (!favor_bot_budget_spend (&search->budget,
                               search->task,
                               search->costs->apply + n_looks * search->costs->evaluate))
    return FALSE;
  memcpy (layer->position, layer->base, search->game->state->size);
  layer->has_near = FALSE;
  *n_passed = go_on (search, layer, action);
  return TRUE;
}

/* Applies `action` to the base, then plays on by the policy; FALSE if it could not be
 * finished. */
static gboolean
try_reply (Search *search, Layer *layer, const FavorAction *action, guint64 seed)
{
  const FavorGame *game = search->game;
  FavorRng         rng;
  guint            n_passed;

  favor_rng_seed (&rng, seed);
  if (!begin (search, layer, action, &n_passed))
    return FALSE;
  while (!is_at_horizon (search, layer, n_passed))
    {
      guint best = 0;

      game->list (layer->position, &layer->replies);
      if (!favor_bot_budget_spend_step (&search->budget, search->task, layer->replies.n))
        return FALSE;
      if (layer->replies.n > 1)
        best = game->prefer (layer->position, &layer->replies, &rng, NULL);
      n_passed += go_on (search, layer, &layer->replies.items[best]);
      look_near (search, layer, n_passed);
    }
  return TRUE;
}

/* What the seat that decides in the outer position does, judging by what it sees, paid with the
 * step; -1 if the search was stopped. */
static gint
find_reply (Search *search, Layer *outer, FavorRng *rng)
{
  const FavorGame *game = search->game;
  Layer           *inner = &search->layers[LAYER_REPLY];
  FavorSeat        seat = favor_game_head (outer->position)->decider;
  gint64           values[FAVOR_SAMPLING_MAX_REPLIES] = { 0 };
  guint            best = 0;
  guint            n;

  if (!favor_bot_budget_spend_step (&search->budget, search->task, outer->replies.n))
    return -1;
  if (outer->replies.n == 1)
    return 0;
  if (!favor_bot_budget_spend (&search->budget,
                               search->task,
                               search->costs->observe +
                                 search->how.reply_samples * search->costs->determinize))
    return -1;
  memcpy (search->seen, outer->position, game->state->size);
  favor_game_observe (game, search->seen, seat);
  n = favor_bot_greedy_rank (game,
                             search->seen,
                             &outer->replies,
                             MIN (search->how.reply_candidates,
                                  FAVOR_SAMPLING_MAX_REPLIES),
                             rng);
  for (guint sample = 0; sample < search->how.reply_samples; sample++)
    {
      guint64 seed = favor_rng_next (rng);

      memcpy (inner->base, search->seen, game->state->size);
      game->determinize (inner->base, seat, rng);
      for (guint i = 0; i < n; i++)
        {
          if (!try_reply (search, inner, &outer->replies.items[i], seed))
            return -1;
          values[i] += game->evaluate (inner->position, seat);
        }
    }
  for (guint i = 1; i < n; i++)
    if (values[i] > values[best])
      best = i;
  return (gint) best;
}

/* The same as try_reply () with replies that are thought about. */
static gboolean
play_on (Search *search, Layer *layer, const FavorAction *action, guint64 seed)
{
  FavorRng rng;
  guint    n_passed;

  if (search->how.reply_samples == 0)
    return try_reply (search, layer, action, seed);
  favor_rng_seed (&rng, seed);
  if (!begin (search, layer, action, &n_passed))
    return FALSE;
  while (!is_at_horizon (search, layer, n_passed))
    {
      gint best;

      search->game->list (layer->position, &layer->replies);
      best = find_reply (search, layer, &rng);
      if (best < 0)
        return FALSE;
      n_passed += go_on (search, layer, &layer->replies.items[best]);
      look_near (search, layer, n_passed);
    }
  return TRUE;
}

static gboolean
try_candidate (Search *search, Candidate *candidate, guint64 seed)
{
  Layer    *layer = &search->layers[LAYER_SEARCH];
  FavorSeat seat = search->task->seat;
  gint64    value;
  FavorPad  pad;

  if (!play_on (search, layer, &candidate->action, seed))
    return FALSE;
  value = search->game->evaluate (layer->position, seat);
  if (search->how.near_turns > 0)
    value = (value + (layer->has_near ? layer->near : value)) / 2;
  candidate->sample_value = (gint32) value;
  search->game->score (layer->position, seat, &pad);
  memcpy (candidate->sample_line, pad.line, sizeof pad.line);
  return TRUE;
}

/* One sample for all candidates that are still in the running. */
static gboolean
take_sample (Search *search)
{
  const FavorBotTask *task = search->task;
  gpointer            base = search->layers[LAYER_SEARCH].base;
  FavorRng            rng;

  if (!favor_bot_budget_spend (&search->budget, task, search->costs->determinize))
    return FALSE;
  favor_rng_seed (&rng, favor_rng_mix (task->seed, search->n_samples, 1));
  memcpy (base, task->observed, search->game->state->size);
  search->game->determinize (base, task->seat, &rng);
  for (guint i = 0; i < search->n_alive; i++)
    if (!try_candidate (search,
                        &search->candidates[i],
                        favor_rng_mix (task->seed, search->n_samples, 2)))
      return FALSE;

  search->n_samples++;
  for (guint i = 0; i < search->n_alive; i++)
    {
      Candidate *candidate = &search->candidates[i];

      candidate->n_samples++;
      candidate->value += candidate->sample_value;
      for (guint line = 0; line < search->game->n_score_lines; line++)
        candidate->line[line] += candidate->sample_line[line];
    }
  return TRUE;
}

/* Puts the candidates in the running in order, the best first, equals as they were. */
static void
sort_alive (Search *search)
{
  for (guint i = 1; i < search->n_alive; i++)
    for (guint j = i; j > 0; j--)
      {
        Candidate *better = &search->candidates[j];
        Candidate *worse = &search->candidates[j - 1];
        Candidate  kept;

        if (better->value <= worse->value)
          break;
        kept = *worse;
        *worse = *better;
        *better = kept;
      }
}

/* Halves the candidates until as many are left as are proposed: those have the same samples,
 * so that their values can be compared. */
static void
halve (Search *search)
{
  guint left = 1;

  for (guint n = search->n_candidates; n > FAVOR_BOT_MAX_PROPOSALS; n = (n + 1) / 2)
    left++;
  for (; left > 0 && !search->budget.stopped; left--)
    {
      guint64 goal = search->budget.spent +
                     (search->budget.limit - search->budget.spent) / left;
      guint64 before;

      do
        {
          before = search->budget.spent;
          if (!take_sample (search))
            break;
        }
      while (search->budget.spent + (search->budget.spent - before) / 2 < goal);
      sort_alive (search);
      if (search->n_alive > FAVOR_BOT_MAX_PROPOSALS && left > 1)
        search->n_alive = MAX ((search->n_alive + 1) / 2, FAVOR_BOT_MAX_PROPOSALS);
    }
}

static gint32
hundredths (gint64 sum, guint n)
{
  return n > 0 ? sum * 100 / n : 0;
}

/* What candidate `c` brings in a score line beyond the average of the others. */
static gint32
gain_in_line (const Search *search, guint c, guint line)
{
  gint64 others = 0;

  for (guint i = 0; i < search->n_candidates; i++)
    if (i != c)
      others += hundredths (search->candidates[i].line[line],
                            search->candidates[i].n_samples);
  return hundredths (search->candidates[c].line[line], search->candidates[c].n_samples) -
         others / (gint64) (search->n_candidates - 1);
}

static void
find_terms (const Search *search, guint c, FavorBotProposal *proposal)
{
  gint32 gains[FAVOR_MAX_SCORE_LINES];

  for (guint line = 0; line < search->game->n_score_lines; line++)
    gains[line] = gain_in_line (search, c, line);
  favor_bot_reason_find (gains, search->game->n_score_lines, proposal);
}

static void
fill_choice (const Search *search, FavorBotChoice *choice)
{
  choice->spent = search->budget.spent;
  choice->n_proposals = MIN (search->n_candidates, FAVOR_BOT_MAX_PROPOSALS);
  for (guint i = 0; i < choice->n_proposals; i++)
    {
      const Candidate  *candidate = &search->candidates[i];
      FavorBotProposal *proposal = &choice->proposals[i];

      proposal->action = candidate->action;
      if (candidate->n_samples == 0)
        continue;
      proposal->value = candidate->value / candidate->n_samples;
      if (search->n_candidates > 1)
        find_terms (search, i, proposal);
    }
}

static void
choose_candidates (Search *search)
{
  const FavorBotTask   *task = search->task;
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, favor_rng_mix (task->seed, 0, 0));
  search->game->list (task->observed, &legal);
  search->game->consider (task->observed, FALSE, &legal);
  search->n_candidates = favor_bot_greedy_rank (search->game,
                                                task->observed,
                                                &legal,
                                                search->how.candidates,
                                                &rng);
  search->n_alive = search->n_candidates;
  search->candidates = g_new0 (Candidate, search->n_candidates);
  for (guint i = 0; i < search->n_candidates; i++)
    search->candidates[i].action = legal.items[i];
}

/* Hands out the memory for N_STATES states. */
static void
share_out (Search *search, guint8 *states)
{
  gsize size = search->game->state->size;

  for (guint i = 0; i < N_LAYERS; i++)
    {
      search->layers[i].base = states;
      states += size;
      search->layers[i].position = states;
      states += size;
    }
  search->seen = states;
}

void
favor_bot_search_choose (const FavorBotTask *task,
                         const FavorEffort  *effort,
                         FavorBotChoice     *choice)
{
  Search                search = { .task = task,
                                   .game = task->game,
                                   .costs = task->game->costs,
                                   .how = effort->sampling };
  g_autofree guint8    *states = g_malloc_n (N_STATES, task->game->state->size);
  g_autofree Candidate *candidates = NULL;
  FavorPad              pad;

  share_out (&search, states);
  search.budget.limit = task->budget != 0 ? task->budget : effort->budget;
  task->game->score (task->observed, task->seat, &pad);
  search.last_round = pad.round + search.how.rounds - 1;

  choose_candidates (&search);
  candidates = search.candidates;
  g_return_if_fail (search.n_candidates > 0);
  if (search.n_candidates > 1)
    halve (&search);
  fill_choice (&search, choice);
  for (guint i = 0; i < N_LAYERS; i++)
    favor_actions_free_items (&search.layers[i].replies);
}
