/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-analysis.h"

G_BEGIN_DECLS

/**
 * FavorAnalysisJob:
 * @owner: who asked
 * @state: atomic: who may read and write the rest
 * @stopped: atomic: end soon, without results
 * @permille: atomic: how much is done
 * @finished: the results are whole, once the callback runs
 * @states: the true states of all plies, one after the other
 * @actions: the action of each ply from 1 on
 * @chances: a value from 0 to 1 for each seat of each ply
 * @points: the turning points, in the order of the plies
 * @has_rounds: the rounds of a seat differ
 *
 * One look back at a finished game in a thread, with a copy of all that it needs: the job
 * outlives its owner when that is dropped meanwhile. Internal to the session library.
 */
typedef struct
{
  GWeakRef          owner;
  const FavorGame  *game;
  guint             n_plies;
  guint             n_seats;
  guint64           seed;
  guint8           *states;
  FavorAction      *actions;
  gint              state;
  gint              stopped;
  gint              permille;

  gboolean          finished;
  double           *chances;
  FavorTurningPoint points[FAVOR_MAX_TURNING_POINTS];
  guint             n_points;
  FavorRoundResult  best[FAVOR_MAX_SEATS];
  FavorRoundResult  worst[FAVOR_MAX_SEATS];
  gboolean          has_rounds[FAVOR_MAX_SEATS];
} FavorAnalysisJob;

FavorAnalysisJob *favor_analysis_job_start (FavorSession        *session,
                                            gpointer             owner,
                                            GAsyncReadyCallback  callback);
FavorAnalysisJob *favor_analysis_job_from_result (GAsyncResult  *result);
void              favor_analysis_job_stop  (FavorAnalysisJob    *self);
void              favor_analysis_job_unref (FavorAnalysisJob    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorAnalysisJob, favor_analysis_job_unref)

G_END_DECLS
