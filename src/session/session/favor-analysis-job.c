/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <math.h>

#include "favor-analysis-job.h"

#include "favor-text.h"

/* As in FavorBotJob: the thread sanitizer sees the atomic state, not what GTask does. */
enum
{
  PREPARED,
  HANDED_OVER,
  DONE,
};

/* The chances are quick; most of the time goes into the searches. */
#define PERMILLE_OF_CHANCES 400
#define PERMILLE_OF_SEARCH  200
/* A change of chances below this is no turning point. */
#define LEAST_SWING 0.05
/* Turning points lie at least so many plies apart, and this part of the game. */
#define LEAST_DISTANCE 3
#define DISTANCE_PART  20
/* What a search finds better by less, in hundredths of a point, is as good. */
#define LEAST_GAIN 10

static void
job_clear (gpointer data)
{
  FavorAnalysisJob *self = data;

  g_weak_ref_clear (&self->owner);
  g_free (self->states);
  g_free (self->actions);
  g_free (self->chances);
}

static gboolean
job_stopped (gpointer data)
{
  return g_atomic_int_get (&((FavorAnalysisJob *) data)->stopped) != 0;
}

static gconstpointer
state_at (FavorAnalysisJob *self, guint ply)
{
  return self->states + ply * self->game->state->size;
}

static double *
chances_at (FavorAnalysisJob *self, guint ply)
{
  return self->chances + ply * self->n_seats;
}

/* ---- Chances -------------------------------------------------------------------------- */

/* Puts the evaluations of the plies where they become chances. */
static void
evaluate_all (FavorAnalysisJob *self)
{
  for (guint ply = 0; ply <= self->n_plies && !job_stopped (self); ply++)
    {
      double *values = chances_at (self, ply);

      for (guint i = 0; i < self->n_seats; i++)
        values[i] = self->game->evaluate (state_at (self, ply), (FavorSeat) i);
      g_atomic_int_set (&self->permille,
                        (gint) (PERMILLE_OF_CHANCES * ply / (self->n_plies + 1)));
    }
}

/* How far evaluations walk: the mean square of what a ply does to one, and the greatest square
 * of a seat's, on average. The last ply is left out: the value of a finished game is that of
 * the result. */
static void
measure_steps (FavorAnalysisJob *self, double *mean, double *greatest)
{
  guint n = MAX (1, self->n_plies - 1) * self->n_seats;

  *mean = *greatest = 0;
  for (guint i = 0; i < self->n_seats; i++)
    {
      double most = 0;

      for (guint ply = 1; ply < self->n_plies; ply++)
        {
          double step = chances_at (self, ply)[i] - chances_at (self, ply - 1)[i];

          *mean += step * step / n;
          most = MAX (most, step * step);
        }
      *greatest += most / self->n_seats;
    }
}

/* Evaluations become chances that add up to 1: who is ahead by much in units of `scale` is
 * nearly certain to win. */
static void
weigh (double *values, guint n_seats, double scale)
{
  double most = values[0], sum = 0;

  for (guint i = 1; i < n_seats; i++)
    most = MAX (most, values[i]);
  for (guint i = 0; i < n_seats; i++)
    {
      values[i] = exp ((values[i] - most) / scale);
      sum += values[i];
    }
  for (guint i = 0; i < n_seats; i++)
    values[i] /= sum;
}

static void
weigh_result (FavorAnalysisJob *self)
{
  double *chances = chances_at (self, self->n_plies);
  guint   n_winners = 0;

  for (guint i = 0; i < self->n_seats; i++)
    {
      FavorPad pad;

      self->game->score (state_at (self, self->n_plies), (FavorSeat) i, &pad);
      chances[i] = pad.winner ? 1 : 0;
      n_winners += pad.winner;
    }
  for (guint i = 0; i < self->n_seats && n_winners > 0; i++)
    chances[i] /= n_winners;
}

/* An evaluation is a walk of steps as large as those of this game: the further the end, the
 * more can still happen, and the less a lead is worth. Of the last step only the result is
 * known; it may have been as great as any. An evaluation is a lead over the others, so two of
 * them differ by more than two independent walks do; with this factor the difference of two
 * seats spreads as a logistic curve with the same variance. */
static void
find_chances (FavorAnalysisJob *self)
{
  double n = self->n_seats;
  double factor = n > 1 ? sqrt (6 * n / (n - 1)) / G_PI : 1;
  double mean, greatest;

  evaluate_all (self);
  measure_steps (self, &mean, &greatest);
  for (guint ply = 0; ply < self->n_plies; ply++)
    {
      double spread = sqrt (mean * (self->n_plies - 1 - ply) + greatest);

      weigh (chances_at (self, ply), self->n_seats, MAX (1, factor * spread));
    }
  weigh_result (self);
}

/* ---- Turning points ------------------------------------------------------------------- */

/* The greatest change of any seat's chance with a ply. */
static double
swing_of (FavorAnalysisJob *self, guint ply)
{
  double swing = 0;

  for (guint i = 0; i < self->n_seats; i++)
    swing = MAX (swing, fabs (chances_at (self, ply)[i] - chances_at (self, ply - 1)[i]));
  return swing;
}

static gboolean
is_near_point (FavorAnalysisJob *self, guint ply)
{
  guint least = MAX (LEAST_DISTANCE, self->n_plies / DISTANCE_PART);

  for (guint i = 0; i < self->n_points; i++)
    if (MAX (ply, self->points[i].ply) - MIN (ply, self->points[i].ply) < least)
      return TRUE;
  return FALSE;
}

static void
describe_point (FavorAnalysisJob *self, guint ply, FavorTurningPoint *point)
{
  const double *before = chances_at (self, ply - 1);
  const double *after = chances_at (self, ply);
  guint         winner = 0, loser = 0;

  for (guint i = 1; i < self->n_seats; i++)
    {
      if (after[i] - before[i] > after[winner] - before[winner])
        winner = i;
      if (after[i] - before[i] < after[loser] - before[loser])
        loser = i;
    }
  *point = (FavorTurningPoint){
    .ply = ply,
    .actor = self->actions[ply - 1].seat,
    .winner = (FavorSeat) winner,
    .loser = (FavorSeat) loser,
    .before = (int) (100 * before[loser] + 0.5),
    .after = (int) (100 * after[loser] + 0.5),
  };
}

static int
compare_points (gconstpointer a, gconstpointer b)
{
  const FavorTurningPoint *first = a, *second = b;

  return first->ply < second->ply ? -1 : first->ply > second->ply;
}

static void
find_points (FavorAnalysisJob *self)
{
  while (self->n_points < FAVOR_MAX_TURNING_POINTS)
    {
      double most = LEAST_SWING;
      guint  best = 0;

      for (guint ply = 1; ply <= self->n_plies; ply++)
        if (swing_of (self, ply) > most && !is_near_point (self, ply))
          {
            most = swing_of (self, ply);
            best = ply;
          }
      if (best == 0)
        break;
      describe_point (self, best, &self->points[self->n_points]);
      self->n_points++;
    }
  qsort (self->points, self->n_points, sizeof *self->points, compare_points);
}

/* Whether the search thinks that `action` is worse than its own best, which words can tell from it. */
static gboolean
is_worse (const FavorGame *game, const FavorBotChoice *choice, const FavorAction *action)
{
  if (favor_text_is_same_deed (game, &choice->proposals[0].action, action))
    return FALSE;
  for (guint i = 0; i < choice->n_proposals; i++)
    if (favor_action_equal (&choice->proposals[i].action, action))
      return choice->proposals[0].value - choice->proposals[i].value >= LEAST_GAIN;
  return TRUE;
}

/* Who ended the game and has won it has done enough. */
static gboolean
is_winning_move (FavorAnalysisJob *self, const FavorTurningPoint *point)
{
  return point->ply == self->n_plies && chances_at (self, point->ply)[point->actor] > 0;
}

static void
point_out_done (FavorAnalysisJob *self, FavorTurningPoint *point, gconstpointer observed)
{
  point->has_done = self->game->point_out != NULL &&
                    self->game->point_out (observed,
                                           &self->actions[point->ply - 1],
                                           &point->done);
}

/* What the actor could have done, from what the actor could see. */
static void
find_better (FavorAnalysisJob *self, FavorTurningPoint *point)
{
  gsize               size = self->game->state->size;
  g_autofree gpointer observed = g_memdup2 (state_at (self, point->ply - 1), size);
  FavorBotChoice      choice;
  FavorBotTask        task = {
           .game = self->game,
           .observed = observed,
           .seat = point->actor,
           .level = FAVOR_LEVEL_MASTER,
           .seed = favor_bot_seed (self->seed, point->ply - 1, point->actor),
           .explain = TRUE,
           .stop = job_stopped,
           .stop_data = self,
  };

  favor_game_observe (self->game, observed, point->actor);
  point_out_done (self, point, observed);
  if (is_winning_move (self, point))
    return;
  favor_bot_choose (&task, &choice);
  point->has_better = is_worse (self->game, &choice, &self->actions[point->ply - 1]);
  point->better = choice.proposals[0].action;
  point->has_reason = choice.proposals[0].has_reason;
  point->reason = choice.proposals[0].reason;
  point->has_deed = choice.proposals[0].has_deed;
  point->deed = choice.proposals[0].deed;
}

/* ---- Rounds --------------------------------------------------------------------------- */

static void
score_at (FavorAnalysisJob *self, guint ply, guint seat, FavorPad *pad)
{
  self->game->score (state_at (self, ply), (FavorSeat) seat, pad);
}

/* What an action brings counts for the round in which it was decided. */
static void
find_rounds_of (FavorAnalysisJob *self, guint seat)
{
  FavorPad         begin, now;
  FavorRoundResult result = { 0 };
  guint            n_rounds = 0;

  score_at (self, 0, seat, &begin);
  result.round = begin.round;
  for (guint ply = 1; ply <= self->n_plies && begin.round > 0; ply++)
    {
      score_at (self, ply, seat, &now);
      if (now.round <= result.round && ply < self->n_plies)
        continue;
      result.gain = now.total - begin.total;
      if (n_rounds == 0 || result.gain > self->best[seat].gain)
        self->best[seat] = result;
      if (n_rounds == 0 || result.gain < self->worst[seat].gain)
        self->worst[seat] = result;
      n_rounds++;
      begin = now;
      result = (FavorRoundResult){ .round = now.round, .ply = ply };
    }
  self->has_rounds[seat] = n_rounds > 1 && self->best[seat].gain > self->worst[seat].gain;
}

/* ---- The job -------------------------------------------------------------------------- */

static void
job_worker (GTask        *task,
            gpointer      source_object,
            gpointer      task_data,
            GCancellable *cancellable)
{
  FavorAnalysisJob *self = task_data;

  g_return_if_fail (g_atomic_int_get (&self->state) == HANDED_OVER);
  find_chances (self);
  for (guint i = 0; i < self->n_seats; i++)
    find_rounds_of (self, i);
  find_points (self);
  for (guint i = 0; i < self->n_points && !job_stopped (self); i++)
    {
      g_atomic_int_set (&self->permille,
                        (gint) (PERMILLE_OF_CHANCES + PERMILLE_OF_SEARCH * i));
      find_better (self, &self->points[i]);
    }
  self->finished = !job_stopped (self);
  g_atomic_int_set (&self->state, DONE);
  g_task_return_boolean (task, TRUE);
}

static void
copy_line (FavorAnalysisJob *self, FavorSession *session)
{
  gsize size = self->game->state->size;

  self->states = g_malloc ((self->n_plies + 1) * size);
  self->actions = g_new (FavorAction, self->n_plies);
  self->chances = g_new0 (double, (self->n_plies + 1) * self->n_seats);
  for (guint ply = 0; ply <= self->n_plies; ply++)
    memcpy (self->states + ply * size, favor_session_get_state (session, ply), size);
  for (guint ply = 1; ply <= self->n_plies; ply++)
    self->actions[ply - 1] = *favor_session_get_action (session, ply);
}

/**
 * favor_analysis_job_start:
 * @session: a finished session
 * @owner: a GObject, not kept alive
 * @callback: called on the main thread, with a result for
 *   favor_analysis_job_from_result ()
 *
 * Begins to look back at the game in a thread.
 *
 * Returns: (transfer full): the job
 */
FavorAnalysisJob *
favor_analysis_job_start (FavorSession       *session,
                          gpointer            owner,
                          GAsyncReadyCallback callback)
{
  FavorAnalysisJob *self = g_atomic_rc_box_new0 (FavorAnalysisJob);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, NULL);

  g_weak_ref_init (&self->owner, owner);
  self->game = favor_session_get_game (session);
  self->n_plies = favor_session_get_n_plies (session);
  self->n_seats = favor_session_get_n_seats (session);
  self->seed = favor_session_get_seed (session);
  copy_line (self, session);

  g_task_set_source_tag (task, favor_analysis_job_start);
  g_task_set_task_data (task,
                        g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) favor_analysis_job_unref);
  g_atomic_int_set (&self->state, HANDED_OVER);
  g_task_run_in_thread (task, job_worker);
  return self;
}

/**
 * favor_analysis_job_from_result:
 * @result: what the callback was given
 *
 * Returns: (transfer none): the job that ended
 */
FavorAnalysisJob *
favor_analysis_job_from_result (GAsyncResult *result)
{
  FavorAnalysisJob *self = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (g_atomic_int_get (&self->state) == DONE, NULL);
  return self;
}

/**
 * favor_analysis_job_stop:
 *
 * Asks the job to end soon, without results.
 */
void
favor_analysis_job_stop (FavorAnalysisJob *self)
{
  g_atomic_int_set (&self->stopped, 1);
}

/**
 * favor_analysis_job_unref:
 *
 * Lets go of a job. Any thread.
 */
void
favor_analysis_job_unref (FavorAnalysisJob *self)
{
  g_atomic_rc_box_release_full (self, job_clear);
}
