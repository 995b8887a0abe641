/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorTurningPoint:
 * @ply: the ply with which the chances changed
 * @actor: who decided it
 * @winner: the seat whose chance rose most
 * @loser: the seat whose chance fell most
 * @before: the chance of @loser before it, in percent
 * @after: the same after it
 * @has_done: what was done is told from what was seen, by @done
 * @has_better: @better is set: a search in the place of @actor, which knew no more than that
 *   seat, prefers it to what was done
 * @better: what the actor could have done
 * @has_reason: a fact speaks for it, which is @reason
 * @has_deed: what to do is told from what is seen, by @deed
 */
typedef struct
{
  guint       ply;
  FavorSeat   actor;
  FavorSeat   winner;
  FavorSeat   loser;
  int         before;
  int         after;
  gboolean    has_done;
  FavorReason done;
  gboolean    has_better;
  FavorAction better;
  gboolean    has_reason;
  FavorReason reason;
  gboolean    has_deed;
  FavorReason deed;
} FavorTurningPoint;

#define FAVOR_MAX_TURNING_POINTS 3

/**
 * FavorRoundResult:
 * @round: the number of the round
 * @ply: its first ply
 * @gain: what the seat's total changed by in it
 */
typedef struct
{
  guint round;
  guint ply;
  int   gain;
} FavorRoundResult;

#define FAVOR_TYPE_ANALYSIS (favor_analysis_get_type ())
G_DECLARE_FINAL_TYPE (FavorAnalysis, favor_analysis, FAVOR, ANALYSIS, GObject)

/**
 * FavorAnalysis: looks back at a finished game, in a thread of GTask.
 *
 * Properties: `session` (construct-only), `running` (boolean), `ready` (boolean: there are
 * results of the line as it is), `progress` (double, 0 to 1, of the one that runs).
 *
 * The chances come from the game's evaluation of the true positions, which are open in a
 * finished game; what would have been better is searched for from what the seat could see.
 * When the line changes, a running analysis is given up and results are dropped.
 */
FavorAnalysis *favor_analysis_new         (FavorSession  *session);

void           favor_analysis_start       (FavorAnalysis *self);
void           favor_analysis_cancel      (FavorAnalysis *self);
gboolean       favor_analysis_get_running (FavorAnalysis *self);
gboolean       favor_analysis_get_ready   (FavorAnalysis *self);
double         favor_analysis_get_progress (FavorAnalysis *self);

/* Only when ready. */

int            favor_analysis_get_chance  (FavorAnalysis *self,
                                           guint          ply,
                                           FavorSeat      seat);
guint          favor_analysis_get_n_points (FavorAnalysis *self);
const FavorTurningPoint *favor_analysis_get_point (FavorAnalysis *self,
                                                   guint          index);
/**
 * favor_analysis_list_plies:
 *
 * Returns: (transfer full) (element-type guint): the plies of the turning points; none while nothing is
 *   ready
 */
GArray        *favor_analysis_list_plies   (FavorAnalysis *self);

/**
 * favor_analysis_get_rounds:
 * @best: (out): the round that brought most to @seat, the first of equals
 * @worst: (out): the one that brought least
 *
 * Returns: %FALSE if the game has fewer than two rounds, or all brought the same
 */
gboolean       favor_analysis_get_rounds  (FavorAnalysis    *self,
                                           FavorSeat         seat,
                                           FavorRoundResult *best,
                                           FavorRoundResult *worst);

G_END_DECLS
