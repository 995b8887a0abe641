/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-bot-runner-private.h"

#include "favor-hint.h"

/* What people ask the computers: one search answers all questions about a position. */

/* A person's question that waits for the hint search. */
typedef struct
{
  GTask   *task;
  GSource *cancelled;
} Question;

/**
 * favor_bot_runner_drop_job:
 * @job: (inout) (nullable): a search
 *
 * What it still finds is of no use.
 */
void
favor_bot_runner_drop_job (FavorBotJob **job)
{
  if (*job != NULL)
    favor_bot_job_stop (*job);
  g_clear_pointer (job, favor_bot_job_unref);
}

static void
question_clear (gpointer data)
{
  Question *question = data;

  if (question->cancelled != NULL)
    g_source_destroy (question->cancelled);
  g_clear_pointer (&question->cancelled, g_source_unref);
  g_clear_object (&question->task);
}

static void
answer_question (FavorBotRunner *self, GTask *task)
{
  guint nth = GPOINTER_TO_UINT (g_task_get_task_data (task));

  g_assert (self->hint.n_proposals > 0);
  nth %= self->hint.n_proposals;
  g_task_return_pointer (task,
                         g_memdup2 (&self->hint.proposals[nth],
                                    sizeof (FavorBotProposal)),
                         g_free);
}

/**
 * favor_bot_runner_open_questions:
 * Nobody has asked yet.
 */
void
favor_bot_runner_open_questions (FavorBotRunner *self)
{
  self->questions = g_array_new (FALSE, FALSE, sizeof (Question));
  g_array_set_clear_func (self->questions, question_clear);
}

/* The questions are taken off first: an answer may lead to another question. */
static GArray *
take_questions (FavorBotRunner *self)
{
  GArray *questions = self->questions;

  favor_bot_runner_open_questions (self);
  return questions;
}

/**
 * favor_bot_runner_drop_questions:
 * Nobody waits for an answer any more: whoever did is told that the game went on.
 */
void
favor_bot_runner_drop_questions (FavorBotRunner *self)
{
  g_autoptr (GArray) questions = take_questions (self);

  favor_bot_runner_drop_job (&self->hint_job);
  for (guint i = 0; i < questions->len; i++)
    g_task_return_new_error (g_array_index (questions, Question, i).task,
                             G_IO_ERROR,
                             G_IO_ERROR_CANCELLED,
                             "%s",
                             _ ("The game went on before the hint was ready."));
}

static void
hint_ready_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FavorBotJob               *job = favor_bot_job_from_result (result);
  g_autoptr (FavorBotRunner) self = g_weak_ref_get (&job->owner);
  g_autoptr (GArray)         questions = NULL;

  if (self == NULL || self->hint_job != job)
    return;

  self->hint = job->choice;
  self->hint_generation = self->generation;
  questions = take_questions (self);
  g_clear_pointer (&self->hint_job, favor_bot_job_unref);
  for (guint i = 0; i < questions->len; i++)
    answer_question (self, g_array_index (questions, Question, i).task);
}

static gboolean
question_cancelled_cb (GCancellable *cancellable, gpointer data)
{
  GTask                     *task = data;
  g_autoptr (FavorBotRunner) self = g_object_ref (g_task_get_source_object (task));

  g_task_return_error_if_cancelled (task);
  for (guint i = 0; i < self->questions->len; i++)
    if (g_array_index (self->questions, Question, i).task == task)
      {
        g_array_remove_index (self->questions, i);
        break;
      }
  if (self->questions->len == 0)
    favor_bot_runner_drop_job (&self->hint_job);
  return G_SOURCE_REMOVE;
}

static void
ask (FavorBotRunner *self, GTask *task)
{
  GCancellable *cancellable = g_task_get_cancellable (task);
  Question      question = { g_object_ref (task), NULL };

  if (cancellable != NULL)
    {
      question.cancelled = g_cancellable_source_new (cancellable);
      g_source_set_callback (question.cancelled,
                             G_SOURCE_FUNC (question_cancelled_cb),
                             task,
                             NULL);
      g_source_attach (question.cancelled, g_task_get_context (task));
    }
  g_array_append_val (self->questions, question);

  if (self->hint_job == NULL)
    self->hint_job = favor_bot_job_start (self->session,
                                          &(FavorBotTask){ .level = FAVOR_LEVEL_MASTER,
                                                           .explain = TRUE },
                                          self->generation,
                                          self,
                                          hint_ready_cb);
}

void
favor_bot_runner_hint_async (FavorBotRunner     *self,
                             guint               nth,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, favor_bot_runner_hint_async);
  g_task_set_task_data (task, GUINT_TO_POINTER (nth), NULL);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (!favor_session_awaits_person (self->session))
    g_task_return_new_error (task,
                             FAVOR_ERROR,
                             FAVOR_ERROR_REFUSED,
                             "%s",
                             _ ("Nobody at this screen has to decide now."));
  else if (self->hint_generation == self->generation)
    answer_question (self, task);
  else
    ask (self, task);
}

/**
 * favor_bot_runner_hint_finish:
 * @result: what the callback was given
 * @action: (out caller-allocates): the proposed action
 *
 * Errors: %FAVOR_ERROR_REFUSED if no person has to decide, %G_IO_ERROR_CANCELLED
 * Returns: (transfer full) (nullable): a sentence with the reason
 */
char *
favor_bot_runner_hint_finish (FavorBotRunner *self,
                              GAsyncResult   *result,
                              FavorAction    *action,
                              GError        **error)
{
  g_autofree FavorBotProposal *proposal = NULL;

  g_return_val_if_fail (FAVOR_IS_BOT_RUNNER (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);
  g_return_val_if_fail (action != NULL, NULL);

  proposal = g_task_propagate_pointer (G_TASK (result), error);
  if (proposal == NULL)
    return NULL;
  *action = proposal->action;
  return favor_hint_text (favor_session_get_game (self->session),
                          proposal,
                          favor_session_get_names (self->session));
}
