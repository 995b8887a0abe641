/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-bot-job.h"

/* GTask hands the job over just as well, but the thread sanitizer cannot see into GLib; the
 * atomic state it sees. */
enum
{
  PREPARED,
  HANDED_OVER,
  DONE,
};

static void
job_clear (gpointer data)
{
  FavorBotJob *self = data;

  g_weak_ref_clear (&self->owner);
  g_free (self->observed);
}

static gboolean
job_stopped (gpointer data)
{
  return g_atomic_int_get (&((FavorBotJob *) data)->stopped) != 0;
}

static void
job_worker (GTask        *task,
            gpointer      source_object,
            gpointer      task_data,
            GCancellable *cancellable)
{
  FavorBotJob *self = task_data;
  FavorBotTask bot = { .stop = job_stopped, .stop_data = self };

  g_return_if_fail (g_atomic_int_get (&self->state) == HANDED_OVER);
  bot.game = self->game;
  bot.observed = self->observed;
  bot.seat = self->seat;
  bot.level = self->level;
  bot.quiet = self->quiet;
  bot.explain = self->explain;
  bot.seed = self->seed;
  favor_bot_choose (&bot, &self->choice);
  g_atomic_int_set (&self->state, DONE);
  g_task_return_boolean (task, TRUE);
}

/* The task has no source object, so that it keeps nobody alive. */
FavorBotJob *
favor_bot_job_start (FavorSession       *session,
                     const FavorBotTask *how,
                     guint               generation,
                     gpointer            owner,
                     GAsyncReadyCallback callback)
{
  const FavorGame  *game = favor_session_get_game (session);
  guint             n_plies = favor_session_get_n_plies (session);
  FavorSeat         seat = favor_session_get_decider (session);
  gconstpointer     state = favor_session_get_state (session, n_plies);
  FavorBotJob      *self = g_atomic_rc_box_new0 (FavorBotJob);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, NULL);

  g_assert (seat != FAVOR_SEAT_NONE);

  g_weak_ref_init (&self->owner, owner);
  self->game = game;
  self->observed = g_memdup2 (state, game->state->size);
  favor_game_observe (game, self->observed, seat);
  self->seat = seat;
  self->level = how->level;
  self->quiet = how->quiet;
  self->explain = how->explain;
  self->seed = favor_bot_seed (favor_session_get_seed (session), n_plies, seat);
  self->generation = generation;
  self->n_plies = n_plies;

  g_task_set_source_tag (task, favor_bot_job_start);
  g_task_set_task_data (task,
                        g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) favor_bot_job_unref);
  g_atomic_int_set (&self->state, HANDED_OVER);
  g_task_run_in_thread (task, job_worker);
  return self;
}

/**
 * favor_bot_job_from_result:
 * @result: what the callback was given
 *
 * Returns: (transfer none): the job that ended
 */
FavorBotJob *
favor_bot_job_from_result (GAsyncResult *result)
{
  FavorBotJob *self = g_task_get_task_data (G_TASK (result));

  g_return_val_if_fail (g_atomic_int_get (&self->state) == DONE, NULL);
  return self;
}

/**
 * favor_bot_job_stop:
 *
 * Asks the job to end soon, with the best choice so far.
 */
void
favor_bot_job_stop (FavorBotJob *self)
{
  g_atomic_int_set (&self->stopped, 1);
}

/**
 * favor_bot_job_is_current:
 * @session: what the job was started for
 * @generation: of the owner now
 *
 * Returns: whether the position is still the one that the job was started for
 */
gboolean
favor_bot_job_is_current (FavorBotJob *self, FavorSession *session, guint generation)
{
  return self->generation == generation &&
         self->n_plies == favor_session_get_n_plies (session);
}

/**
 * favor_bot_job_unref:
 *
 * Lets go of a job. Any thread.
 */
void
favor_bot_job_unref (FavorBotJob *self)
{
  g_atomic_rc_box_release_full (self, job_clear);
}
