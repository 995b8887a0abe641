/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorBotJob:
 * @owner: who asked
 * @state: atomic: who may read and write the rest
 * @stopped: atomic: end soon
 * @choice: the answer, once the callback runs
 * @generation: what the owner gave
 * @n_plies: length of the session's line when the job began
 *
 * One decision of a computer in a thread, with a copy of all that it needs: the job outlives
 * its owner when that is dropped meanwhile, and nobody has to wait for it. The position is
 * what the deciding seat may see; a job cannot know more. Internal to the session library.
 */
typedef struct
{
  GWeakRef         owner;
  const FavorGame *game;
  gpointer         observed;
  FavorSeat        seat;
  FavorLevel       level;
  gboolean         quiet;
  gboolean         explain;
  guint64          seed;
  gint             state;
  gint             stopped;
  FavorBotChoice   choice;
  guint            generation;
  guint            n_plies;
} FavorBotJob;

/**
 * favor_bot_job_start:
 * @how: level, and whether to be quiet and to explain; the rest of it is not read
 * @owner: a GObject, not kept alive
 * @callback: called on the main thread with the task as result, unless it never iterates
 *   again; favor_bot_job_from_result () gives the job
 *
 * Copies and masks the newest position on the calling thread and lets another one choose
 * for its decider.
 *
 * Returns: (transfer full): the job
 */
FavorBotJob *favor_bot_job_start (FavorSession       *session,
                                  const FavorBotTask *how,
                                  guint               generation,
                                  gpointer            owner,
                                  GAsyncReadyCallback callback);
FavorBotJob *favor_bot_job_from_result (GAsyncResult *result);
void favor_bot_job_stop (FavorBotJob *self);
gboolean
favor_bot_job_is_current (FavorBotJob *self, FavorSession *session, guint generation);
void favor_bot_job_unref (FavorBotJob *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorBotJob, favor_bot_job_unref)

G_END_DECLS
