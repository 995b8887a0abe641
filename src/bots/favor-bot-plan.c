/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-bots"

#include "favor-bot-plan.h"

#include <string.h>

#include "favor-bot-beam.h"
#include "favor-bot-budget.h"
#include "favor-bot-greedy.h"
#include "favor-bot-reason.h"

/* Hundredths that the next own turn counts of the worth of a plan. */
#define NEXT_SHARE 80
#define NOTHING    G_MININT32

/* The best that was reached through a root by one horizon, and the sums over the samples. */
typedef struct
{
  gint32 value;
  gint32 line[FAVOR_MAX_SCORE_LINES];
  gint64 line_sum[FAVOR_MAX_SCORE_LINES];
  guint  n_samples;
} Reach;

/* A legal action of the decision: what it leads to in this turn, and in the next one. */
typedef struct
{
  FavorAction action;
  gint64      sum;
  Reach       now;
  Reach       next;
} Root;

typedef struct
{
  const FavorBotTask  *task;
  const FavorGame     *game;
  const FavorCosts    *costs;
  const FavorPlanning *plan;
  Root                *roots;
  guint                n_roots;
  guint                n_samples;
  FavorBotBeam         beams[2];
  FavorBotBeam         ends;
  /* One possibility, what is tried, and what is played on. */
  gpointer       base;
  gpointer       trial;
  gpointer       position;
  FavorPad       next_pad;
  FavorActions   legal;
  FavorActions   replies;
  FavorRng       rng;
  FavorBotBudget budget;
} Search;

static gboolean
spend (Search *search, guint64 cost)
{
  return favor_bot_budget_spend (&search->budget, search->task, cost);
}

/* Does what the policy of the decider prefers. */
static gboolean
follow_policy (Search *search, gpointer state)
{
  const FavorPlanning *plan = search->plan;
  const FavorGame     *game = search->game;
  guint                best = 0;

  game->list (state, &search->replies);
  if (!favor_bot_budget_spend_step (&search->budget, search->task, search->replies.n))
    return FALSE;
  if (search->replies.n > 1)
    best = (plan->prefer != NULL
              ? plan->prefer
              : game->prefer) (state, &search->replies, &search->rng, NULL);
  game->apply (state, &search->replies.items[best], NULL);
  return TRUE;
}

static gboolean
is_own_turn (const Search *search, gconstpointer state)
{
  const FavorHead *head = favor_game_head (state);

  return head->decider != FAVOR_SEAT_NONE && head->turn_owner == search->task->seat;
}

/* The seat decides, in its own turn. */
static gboolean
can_plan (const Search *search, gconstpointer state)
{
  return is_own_turn (search, state) &&
         favor_game_head (state)->decider == search->task->seat;
}

/* Lets the others answer in the own turn. */
static gboolean
settle (Search *search, gpointer state)
{
  while (is_own_turn (search, state) && !can_plan (search, state))
    if (!follow_policy (search, state))
      return FALSE;
  return TRUE;
}

static void
note (Reach *reach, gint32 value, const FavorPad *pad)
{
  if (value <= reach->value)
    return;
  reach->value = value;
  memcpy (reach->line, pad->line, sizeof reach->line);
}

/* What has been reached by a plan of this turn. */
static void
note_plan (Search *search, const FavorBotNode *made)
{
  for (guint i = 0; i < made->n_roots; i++)
    {
      Reach   *now = &search->roots[made->roots[i]].now;
      FavorPad pad;

      if (made->value <= now->value)
        continue;
      search->game->score (made->state, search->task->seat, &pad);
      note (now, made->value, &pad);
    }
}

static void
judge (const Search *search, FavorBotNode *node)
{
  if (search->plan->judge != NULL)
    node->value = search->plan->judge (node->state, search->task->seat, &node->hope);
  else
    node->value = node->hope = search->game->evaluate (node->state, search->task->seat);
}

/* Keeps a plan to be played on from: what counts is how well it has ended. */
static void
keep_end (Search *search, const FavorBotNode *made)
{
  FavorBotNode end = *made;

  end.hope = end.value;
  favor_bot_beam_keep (&search->ends, &end, search->game->state->size);
}

/* Tries one action in a position and keeps what results in `into`, the next beam. */
static gboolean
try_action (Search             *search,
            const FavorBotNode *from,
            const FavorAction  *action,
            FavorBotBeam       *into,
            gint32             *best)
{
  FavorBotNode made = *from;

  if (!spend (search, search->costs->apply + search->costs->evaluate))
    return FALSE;
  made.state = search->trial;
  memcpy (made.state, from->state, search->game->state->size);
  search->game->apply (made.state, action, NULL);
  if (!settle (search, made.state))
    return FALSE;
  judge (search, &made);
  if (made.n_roots > 0)
    {
      note_plan (search, &made);
      keep_end (search, &made);
    }
  else if (made.value > *best)
    search->game->score (made.state, search->task->seat, &search->next_pad);
  *best = MAX (*best, made.value);
  if (can_plan (search, made.state))
    favor_bot_beam_keep (into, &made, search->game->state->size);
  return TRUE;
}

/* The actions that are worth considering. Returns: what it cost to find them */
static guint64
list_considered (Search *search, gconstpointer state)
{
  guint64 cost;

  search->game->list (state, &search->legal);
  cost = favor_cost_of (&search->costs->list, search->legal.n) +
         favor_cost_of (&search->costs->consider, search->legal.n);
  search->game->consider (state, search->plan->ruthless, &search->legal);
  return cost;
}

/* From the positions in the first beam, `depth` actions deep. `best` becomes the best value met
 * if that is better; FALSE if the search was stopped. */
static gboolean
go_deep (Search *search, guint depth, gint32 *best)
{
  for (guint d = 0; d < depth; d++)
    {
      FavorBotBeam *from = &search->beams[d % 2];
      FavorBotBeam *into = &search->beams[(d + 1) % 2];

      into->n = 0;
      into->capacity = from->capacity;
      for (guint i = 0; i < from->n; i++)
        {
          if (!spend (search, list_considered (search, from->nodes[i].state)))
            return FALSE;
          for (guint a = 0; a < search->legal.n; a++)
            if (
              !try_action (search, &from->nodes[i], &search->legal.items[a], into, best))
              return FALSE;
        }
    }
  return TRUE;
}

/* The roots, then the rest of the own turn. */
static gboolean
plan_turn (Search *search)
{
  gint32        best = NOTHING;
  FavorBotBeam *first = &search->beams[0];

  search->ends.n = 0;
  search->ends.capacity = search->plan->ends;
  first->n = 0;
  first->capacity = search->plan->width;
  for (guint i = 0; i < search->n_roots; i++)
    {
      search->roots[i].now.value = NOTHING;
      search->roots[i].next.value = NOTHING;
    }
  for (guint i = 0; i < search->n_roots; i++)
    {
      const FavorBotNode origin = { .state = search->base, .n_roots = 1, .roots = { i } };

      if (!try_action (search, &origin, &search->roots[i].action, first, &best))
        return FALSE;
    }
  return go_deep (search, search->plan->depth - 1, &best);
}

/* The others have their turns, and the own one begins; FALSE if the search was stopped. */
static gboolean
reach_next_turn (Search *search, gpointer state)
{
  gboolean away = !is_own_turn (search, state);

  while (favor_game_head (state)->decider != FAVOR_SEAT_NONE)
    {
      if (away && can_plan (search, state))
        return TRUE;
      if (!follow_policy (search, state))
        return FALSE;
      away = away || !is_own_turn (search, state);
    }
  return TRUE;
}

/* The best that the next own turn can reach from `state`, or what the policy does there. */
static gboolean
plan_next_turn (Search *search, gpointer state, gint32 *best)
{
  FavorBotNode  end = { .state = state };
  FavorBotBeam *first = &search->beams[0];

  *best = NOTHING;
  while (search->plan->next_depth == 0 && is_own_turn (search, state))
    if (!follow_policy (search, state))
      return FALSE;
  if (can_plan (search, state))
    {
      first->n = 0;
      first->capacity = search->plan->next_width;
      favor_bot_beam_keep (first, &end, search->game->state->size);
      return go_deep (search, search->plan->next_depth, best);
    }
  if (!spend (search, search->costs->evaluate))
    return FALSE;
  search->game->score (state, search->task->seat, &search->next_pad);
  judge (search, &end);
  *best = end.value;
  return TRUE;
}

/* Plays on from the best plans. */
static gboolean
play_on (Search *search, const FavorRng *chance)
{
  for (guint i = 0; i < search->ends.n; i++)
    {
      const FavorBotNode *end = &search->ends.nodes[i];
      gint32              next;

      search->rng = *chance;
      memcpy (search->position, end->state, search->game->state->size);
      if (!reach_next_turn (search, search->position) ||
          !plan_next_turn (search, search->position, &next))
        return FALSE;
      next = (gint32) (((gint64) next * NEXT_SHARE +
                        (gint64) end->value * (100 - NEXT_SHARE)) /
                       100);
      for (guint r = 0; r < end->n_roots; r++)
        note (&search->roots[end->roots[r]].next, next, &search->next_pad);
    }
  return TRUE;
}

static void
add_lines (const Search *search, Reach *reach)
{
  if (reach->value == NOTHING)
    return;
  for (guint line = 0; line < search->game->n_score_lines; line++)
    reach->line_sum[line] += reach->line[line];
  reach->n_samples++;
}

/* The worth of each root in this sample: those that were not played on from come behind. */
static void
sum_up (Search *search)
{
  gint32 least = G_MAXINT32;
  gint32 behind = G_MAXINT32;

  for (guint i = 0; i < search->n_roots; i++)
    if (search->roots[i].next.value != NOTHING)
      {
        least = MIN (least, search->roots[i].next.value);
        behind = MIN (behind, search->roots[i].now.value);
      }
  for (guint i = 0; i < search->n_roots; i++)
    {
      Root *root = &search->roots[i];

      if (root->next.value != NOTHING)
        root->sum += root->next.value;
      else if (least == G_MAXINT32)
        root->sum += root->now.value;
      else
        root->sum += (gint64) least - MAX (0, (gint64) behind - root->now.value);
      add_lines (search, &root->now);
      add_lines (search, &root->next);
    }
  search->n_samples++;
}

static gboolean
take_sample (Search *search)
{
  const FavorBotTask *task = search->task;
  FavorRng            chance;

  if (!spend (search, search->costs->determinize))
    return FALSE;
  favor_rng_seed (&search->rng, favor_rng_mix (task->seed, search->n_samples, 1));
  memcpy (search->base, task->observed, search->game->state->size);
  search->game->determinize (search->base, task->seat, &search->rng);
  favor_rng_seed (&chance, favor_rng_mix (task->seed, search->n_samples, 2));
  search->rng = chance;
  if (!plan_turn (search) || !play_on (search, &chance))
    return FALSE;
  sum_up (search);
  return TRUE;
}

static const Reach *
reach_of (const Search *search, guint r, gboolean next)
{
  return next ? &search->roots[r].next : &search->roots[r].now;
}

/* How much more the plans through root `r` bring in a score line than those of the others
 * reached by the same horizon, in hundredths. */
static gint32
gain_in_line (const Search *search, guint r, guint line, gboolean next)
{
  gint64 own = 0;
  gint64 others = 0;
  guint  n_others = 0;

  for (guint i = 0; i < search->n_roots; i++)
    {
      const Reach *reach = reach_of (search, i, next);

      if (reach->n_samples == 0)
        continue;
      if (i == r)
        own = reach->line_sum[line] * 100 / reach->n_samples;
      else
        others += reach->line_sum[line] * 100 / reach->n_samples;
      n_others += i != r;
    }
  return n_others > 0 ? (gint32) (own - others / n_others) : 0;
}

static void
find_terms (const Search *search, guint r, gboolean next, FavorBotProposal *proposal)
{
  gint32 gains[FAVOR_MAX_SCORE_LINES];

  if (reach_of (search, r, next)->n_samples == 0 || search->n_roots == 1)
    return;
  for (guint line = 0; line < search->game->n_score_lines; line++)
    gains[line] = gain_in_line (search, r, line, next);
  favor_bot_reason_find (gains, search->game->n_score_lines, proposal);
}

/* The things of a turn can be done in many orders, which all bring the same in the end: then what
 * they bring is the reason. */
static void
find_aim (const Search *search, guint r, FavorBotProposal *proposal)
{
  const Reach *reach = reach_of (search, r, TRUE);
  FavorPad     pad;

  if (reach->n_samples == 0)
    return;
  search->game->score (search->task->observed, search->task->seat, &pad);
  for (guint line = 0; line < search->game->n_score_lines; line++)
    {
      gint64       end = reach->line_sum[line] * 100 / reach->n_samples;
      FavorBotTerm term = { (guint8) line, (gint32) (end - pad.line[line] * 100) };

      if (term.gain > proposal->aim.gain)
        proposal->aim = term;
    }
}

/* The reason is what this turn brings, or else the next one. */
static void
propose (const Search *search, guint r, FavorBotProposal *proposal)
{
  proposal->action = search->roots[r].action;
  if (search->n_samples == 0)
    return;
  proposal->value = (gint32) MAX (search->roots[r].sum / search->n_samples,
                                  (gint64) G_MININT32);
  find_terms (search, r, FALSE, proposal);
  if (proposal->n_terms == 0)
    find_terms (search, r, TRUE, proposal);
  find_aim (search, r, proposal);
}

/* Returns: the best root that is left, of equals the first one; -1: none is left */
static int
take_best (const Search *search, gboolean *taken)
{
  int best = -1;

  for (guint i = 0; i < search->n_roots; i++)
    if (!taken[i] && (best < 0 || search->roots[i].sum > search->roots[best].sum))
      best = (int) i;
  if (best >= 0)
    taken[best] = TRUE;
  return best;
}

static void
fill_choice (const Search *search, FavorBotChoice *choice)
{
  g_autofree gboolean *taken = g_new0 (gboolean, search->n_roots);
  guint                n = 0;

  choice->spent = search->budget.spent;
  while (n < FAVOR_BOT_MAX_PROPOSALS)
    {
      int r = take_best (search, taken);

      if (r < 0)
        break;
      if (!favor_bot_reason_repeats (search->task, choice, n, &search->roots[r].action))
        propose (search, (guint) r, &choice->proposals[n++]);
    }
  choice->n_proposals = n;
}

/* The policy's own choice comes first: it decides between equals. */
static void
choose_roots (Search *search)
{
  const FavorBotTask *task = search->task;

  favor_rng_seed (&search->rng, favor_rng_mix (task->seed, 0, 0));
  list_considered (search, task->observed);
  search->n_roots = search->legal.n;
  g_return_if_fail (search->n_roots > 0);
  favor_bot_greedy_rank (search->game, task->observed, &search->legal, 1, &search->rng);
  search->roots = g_new0 (Root, search->n_roots);
  for (guint i = 0; i < search->n_roots; i++)
    search->roots[i].action = search->legal.items[i];
}

/* The memory for all states of the search. */
static gpointer
share_out (Search *search)
{
  const FavorPlanning *plan = search->plan;
  const gsize          size = search->game->state->size;
  const guint          width = MAX (plan->width, plan->next_width);
  guint8              *memory = g_malloc_n (3 + 2 * width + plan->ends, size);
  guint8              *states = memory + 3 * size;

  search->base = memory;
  search->trial = memory + size;
  search->position = memory + 2 * size;
  states = favor_bot_beam_init (&search->beams[0], states, size, width);
  states = favor_bot_beam_init (&search->beams[1], states, size, width);
  favor_bot_beam_init (&search->ends, states, size, plan->ends);
  return memory;
}

void
favor_bot_plan_choose (const FavorBotTask *task,
                       const FavorEffort  *effort,
                       FavorBotChoice     *choice)
{
  const FavorPlanning *plan = &effort->planning;
  Search               search = { .task = task,
                                  .game = task->game,
                                  .costs = task->game->costs,
                                  .plan = plan };
  g_autofree gpointer  memory = NULL;
  g_autofree Root     *roots = NULL;

  g_return_if_fail (MAX (plan->width, plan->next_width) <= FAVOR_PLANNING_MAX_WIDTH);
  g_return_if_fail (plan->ends <= FAVOR_PLANNING_MAX_ENDS);

  memory = share_out (&search);
  search.budget.limit = task->budget != 0 ? task->budget : effort->budget;
  choose_roots (&search);
  roots = search.roots;
  if (search.n_roots > 1)
    while (search.n_samples < plan->samples && take_sample (&search))
      ;
  /* Better what was seen of the only sample than nothing. */
  if (search.n_samples == 0 && search.budget.spent > 0)
    sum_up (&search);
  fill_choice (&search, choice);
  favor_actions_free_items (&search.legal);
  favor_actions_free_items (&search.replies);
}
