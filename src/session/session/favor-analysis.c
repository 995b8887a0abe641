/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-analysis.h"

#include "favor-analysis-job.h"
#include "favor-properties.h"
#include "favor-signals.h"

#define PROGRESS_MILLISECONDS 100

struct _FavorAnalysis
{
  GObject parent_instance;

  FavorSession *session;
  /* The one that runs, or whose results these are. */
  FavorAnalysisJob *job;
  guint             progress_timer;
  gboolean          running;
  gboolean          ready;
};

G_DEFINE_FINAL_TYPE (FavorAnalysis, favor_analysis, G_TYPE_OBJECT)

enum
{
  PROP_SESSION,
  PROP_RUNNING,
  PROP_READY,
  PROP_PROGRESS,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_state (FavorAnalysis *self, gboolean running, gboolean ready)
{
  GObject *object = G_OBJECT (self);

  g_object_freeze_notify (object);
  if (self->running != running)
    g_object_notify_by_pspec (object, properties[PROP_RUNNING]);
  if (self->ready != ready)
    g_object_notify_by_pspec (object, properties[PROP_READY]);
  self->running = running;
  self->ready = ready;
  if (!running)
    g_clear_handle_id (&self->progress_timer, g_source_remove);
  g_object_thaw_notify (object);
}

/* Results that are asked for no more stay until nobody can ask: after the notification. */
static void
drop_job (FavorAnalysis *self)
{
  g_autoptr (FavorAnalysisJob) job = g_steal_pointer (&self->job);

  if (job != NULL)
    favor_analysis_job_stop (job);
  set_state (self, FALSE, FALSE);
}

static gboolean
progress_cb (gpointer data)
{
  g_object_notify_by_pspec (data, properties[PROP_PROGRESS]);
  return G_SOURCE_CONTINUE;
}

static void
finished_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FavorAnalysisJob         *job = favor_analysis_job_from_result (result);
  g_autoptr (FavorAnalysis) self = g_weak_ref_get (&job->owner);

  if (self == NULL || self->job != job)
    return;
  set_state (self, FALSE, job->finished);
}

static void
favor_analysis_constructed (GObject *object)
{
  FavorAnalysis *self = FAVOR_ANALYSIS (object);

  G_OBJECT_CLASS (favor_analysis_parent_class)->constructed (object);

  g_assert (self->session != NULL);
  favor_signals_connect (self->session, "stepped", G_CALLBACK (drop_job), self);
}

static void
favor_analysis_dispose (GObject *object)
{
  FavorAnalysis *self = FAVOR_ANALYSIS (object);

  drop_job (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (favor_analysis_parent_class)->dispose (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
                     FAVOR_MEMBER (FavorAnalysis, session),
                     .class_type = favor_session_get_type },
  [PROP_RUNNING] = { "running", G_TYPE_BOOLEAN, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorAnalysis, running) },
  [PROP_READY] = { "ready", G_TYPE_BOOLEAN, FAVOR_READABLE,
                   FAVOR_MEMBER (FavorAnalysis, ready) },
  [PROP_PROGRESS] = { "progress", G_TYPE_DOUBLE, FAVOR_READABLE,
                      .get = G_CALLBACK (favor_analysis_get_progress), .max = 1 },
};

/* clang-format on */

static void
favor_analysis_class_init (FavorAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_analysis_constructed;
  object_class->dispose = favor_analysis_dispose;

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_analysis_init (FavorAnalysis *self)
{
}

/**
 * favor_analysis_new:
 * @session: what to look back at
 *
 * Returns: (transfer full): an analysis that was not started
 */
FavorAnalysis *
favor_analysis_new (FavorSession *session)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  return g_object_new (FAVOR_TYPE_ANALYSIS, "session", session, NULL);
}

/**
 * favor_analysis_start:
 *
 * Begins to look back, if the session is over and this neither runs nor is ready.
 */
void
favor_analysis_start (FavorAnalysis *self)
{
  g_return_if_fail (FAVOR_IS_ANALYSIS (self));

  if (self->running || self->ready || !favor_session_get_over (self->session) ||
      favor_session_get_n_plies (self->session) == 0)
    return;
  drop_job (self);
  self->job = favor_analysis_job_start (self->session, self, finished_cb);
  self->progress_timer = g_timeout_add (PROGRESS_MILLISECONDS, progress_cb, self);
  set_state (self, TRUE, FALSE);
}

/**
 * favor_analysis_cancel:
 *
 * Gives a running analysis up; nothing is ready afterwards.
 */
void
favor_analysis_cancel (FavorAnalysis *self)
{
  g_return_if_fail (FAVOR_IS_ANALYSIS (self));

  if (self->running)
    drop_job (self);
}

/**
 * favor_analysis_get_running:
 *
 * Returns: whether a thread is at work
 */
gboolean
favor_analysis_get_running (FavorAnalysis *self)
{
  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), FALSE);

  return self->running;
}

/**
 * favor_analysis_get_ready:
 *
 * Returns: whether there are results of the line as it is
 */
gboolean
favor_analysis_get_ready (FavorAnalysis *self)
{
  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), FALSE);

  return self->ready;
}

/**
 * favor_analysis_get_progress:
 *
 * Returns: how much of the running analysis is done, 0 to 1
 */
double
favor_analysis_get_progress (FavorAnalysis *self)
{
  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), 0);

  if (self->job == NULL)
    return 0;
  return self->ready ? 1 : g_atomic_int_get (&self->job->permille) / 1000.0;
}

/**
 * favor_analysis_get_chance:
 * @ply: 0 to the number of plies
 * @seat: 0 to the number of seats - 1
 *
 * May be called only when the analysis is ready.
 *
 * Returns: the chance of @seat to win after @ply, in percent
 */
int
favor_analysis_get_chance (FavorAnalysis *self, guint ply, FavorSeat seat)
{
  FavorAnalysisJob *job;

  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (self->ready, 0);
  job = self->job;
  g_return_val_if_fail (seat >= 0 && (guint) seat < job->n_seats, 0);

  ply = MIN (ply, job->n_plies);
  return (int) (100 * job->chances[ply * job->n_seats + (guint) seat] + 0.5);
}

/**
 * favor_analysis_get_n_points:
 *
 * Returns: the number of turning points, 0 to %FAVOR_MAX_TURNING_POINTS; 0 while
 *   nothing is ready
 */
guint
favor_analysis_get_n_points (FavorAnalysis *self)
{
  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (self->ready, 0);

  return self->job->n_points;
}

/**
 * favor_analysis_get_point:
 * @index: 0 to the number of turning points - 1, in the order of the plies
 *
 * Returns: (transfer none): a turning point, valid as long as the results
 */
const FavorTurningPoint *
favor_analysis_get_point (FavorAnalysis *self, guint index)
{
  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (self->ready, NULL);
  g_return_val_if_fail (index < self->job->n_points, NULL);

  return &self->job->points[index];
}

GArray *
favor_analysis_list_plies (FavorAnalysis *self)
{
  GArray *plies;

  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), NULL);

  plies = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; self->ready && i < self->job->n_points; i++)
    g_array_append_val (plies, self->job->points[i].ply);
  return plies;
}

gboolean
favor_analysis_get_rounds (FavorAnalysis    *self,
                           FavorSeat         seat,
                           FavorRoundResult *best,
                           FavorRoundResult *worst)
{
  g_return_val_if_fail (FAVOR_IS_ANALYSIS (self), FALSE);
  g_return_val_if_fail (self->ready, FALSE);
  g_return_val_if_fail (seat >= 0 && (guint) seat < self->job->n_seats, FALSE);

  *best = self->job->best[seat];
  *worst = self->job->worst[seat];
  return self->job->has_rounds[seat];
}
