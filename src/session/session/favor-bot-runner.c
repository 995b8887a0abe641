/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-bot-runner-private.h"

#include "favor-beats.h"
#include "favor-properties.h"

/* A computer may take so long beyond the time in which the last action is seen, until it is said to be
 * pondering. */
#define PONDER_MILLISECONDS 600

G_DEFINE_FINAL_TYPE (FavorBotRunner, favor_bot_runner, G_TYPE_OBJECT)

enum
{
  PROP_SESSION,
  PROP_ACTIVE,
  PROP_MIN_DELAY,
  PROP_QUIET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* How long the last action is seen, in milliseconds. */
static guint
measure_step (FavorBotRunner *self)
{
  guint n = favor_session_get_n_plies (self->session);

  return n > 0 ? favor_beats_measure_ply (self->session, n, self->min_delay)
               : self->min_delay;
}

static void
set_pondering (FavorBotRunner *self, gboolean pondering)
{
  g_clear_handle_id (&self->ponder_timer, g_source_remove);
  favor_session_set_pondering (self->session, pondering);
}

static gboolean
ponder_cb (gpointer data)
{
  FavorBotRunner *self = data;

  self->ponder_timer = 0;
  set_pondering (self, TRUE);
  return G_SOURCE_REMOVE;
}

/* The rules check the answer again: it was found from an observation. */
static void
submit_answer (FavorBotRunner *self)
{
  g_autoptr (GError) error = NULL;

  favor_bot_runner_drop_job (&self->job);
  set_pondering (self, FALSE);
  g_clear_handle_id (&self->answer_timer, g_source_remove);
  favor_session_set_thinking (self->session, FALSE);
  if (self->script != NULL)
    g_array_remove_index (self->script, 0);
  if (favor_session_submit (self->session, &self->answer, &error))
    return;

  g_critical ("A computer chose what the rules refuse: %s", error->message);
#ifdef FAVOR_DEBUG
  g_assert_not_reached ();
#endif
  favor_bot_runner_set_active (self, FALSE);
}

static gboolean
answer_due_cb (gpointer data)
{
  FavorBotRunner *self = data;

  self->answer_timer = 0;
  g_object_ref (self);
  submit_answer (self);
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FavorBotJob               *job = favor_bot_job_from_result (result);
  g_autoptr (FavorBotRunner) self = g_weak_ref_get (&job->owner);
  gint64                     wait;

  if (self == NULL || self->job != job ||
      !favor_bot_job_is_current (job, self->session, self->generation))
    return;

  self->answer = job->choice.proposals[0].action;
  set_pondering (self, FALSE);
  wait = self->last_step + measure_step (self) * (gint64) 1000 - g_get_monotonic_time ();
  if (self->hurrying || wait <= 0)
    submit_answer (self);
  else
    self->answer_timer = g_timeout_add ((guint) (wait / 1000) + 1, answer_due_cb, self);
}

/* The next action of the script, after the usual delay; at its end the computers wait. */
static void
recite (FavorBotRunner *self)
{
  if (self->script->len == 0 || self->answer_timer != 0)
    return;
  self->answer = g_array_index (self->script, FavorAction, 0);
  self->answer_timer = g_timeout_add (self->hurrying ? 0 : self->min_delay,
                                      answer_due_cb,
                                      self);
  favor_session_set_thinking (self->session, TRUE);
}

static void
think (FavorBotRunner *self)
{
  FavorSeat          decider = favor_session_get_decider (self->session);
  FavorBotTask       how = { .quiet = self->quiet };
  const FavorPlayer *player;

  if (!self->active || self->job != NULL || decider == FAVOR_SEAT_NONE)
    return;
  player = favor_session_get_player (self->session, decider);
  if (!player->is_bot)
    return;
  if (self->script != NULL)
    {
      recite (self);
      return;
    }

  how.level = player->level;
  self->job = favor_bot_job_start (self->session,
                                   &how,
                                   self->generation,
                                   self,
                                   answered_cb);
  self->ponder_timer = g_timeout_add (measure_step (self) + PONDER_MILLISECONDS,
                                      ponder_cb,
                                      self);
  favor_session_set_thinking (self->session, TRUE);
}

static void
stop_playing (FavorBotRunner *self)
{
  if (self->job == NULL && self->answer_timer == 0)
    return;
  favor_bot_runner_drop_job (&self->job);
  set_pondering (self, FALSE);
  g_clear_handle_id (&self->answer_timer, g_source_remove);
  favor_session_set_thinking (self->session, FALSE);
}

/* Whatever was being thought about is no longer the position. */
static void
start_anew (FavorBotRunner *self)
{
  self->generation++;
  stop_playing (self);
  favor_bot_runner_drop_questions (self);
  think (self);
}

static void
stepped_cb (FavorBotRunner *self, guint from, guint to)
{
  FavorSeat decider = favor_session_get_decider (self->session);

  self->last_step = g_get_monotonic_time ();
  if (decider == FAVOR_SEAT_NONE || favor_session_awaits_person (self->session))
    self->hurrying = FALSE;
  start_anew (self);
}

static void
favor_bot_runner_constructed (GObject *object)
{
  FavorBotRunner *self = FAVOR_BOT_RUNNER (object);

  G_OBJECT_CLASS (favor_bot_runner_parent_class)->constructed (object);
  g_assert (self->session != NULL);

  /* After the others, so that the position is shown before the next one is sought. */
  g_signal_connect_object (self->session,
                           "stepped",
                           G_CALLBACK (stepped_cb),
                           self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->session,
                           "players-changed",
                           G_CALLBACK (start_anew),
                           self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  self->last_step = g_get_monotonic_time ();
  think (self);
}

static void
favor_bot_runner_dispose (GObject *object)
{
  FavorBotRunner *self = FAVOR_BOT_RUNNER (object);

  if (self->session != NULL)
    {
      stop_playing (self);
      favor_bot_runner_drop_questions (self);
    }
  g_clear_object (&self->session);
  G_OBJECT_CLASS (favor_bot_runner_parent_class)->dispose (object);
}

static void
favor_bot_runner_finalize (GObject *object)
{
  FavorBotRunner *self = FAVOR_BOT_RUNNER (object);

  g_clear_pointer (&self->questions, g_array_unref);
  g_clear_pointer (&self->script, g_array_unref);
  G_OBJECT_CLASS (favor_bot_runner_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_CONSTRUCT_ONLY,
                     FAVOR_MEMBER (FavorBotRunner, session),
                     .class_type = favor_session_get_type },
  [PROP_ACTIVE] = { "active", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                    FAVOR_MEMBER (FavorBotRunner, active), .fallback = TRUE,
                    .set = G_CALLBACK (favor_bot_runner_set_active) },
  [PROP_MIN_DELAY] = { "min-delay", G_TYPE_UINT, FAVOR_WRITABLE,
                       FAVOR_MEMBER (FavorBotRunner, min_delay), .max = G_MAXINT,
                       .set = G_CALLBACK (favor_bot_runner_set_min_delay) },
  [PROP_QUIET] = { "quiet", G_TYPE_BOOLEAN, FAVOR_WRITABLE,
                   FAVOR_MEMBER (FavorBotRunner, quiet),
                   .set = G_CALLBACK (favor_bot_runner_set_quiet) },
};

/* clang-format on */

static void
favor_bot_runner_class_init (FavorBotRunnerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = favor_bot_runner_constructed;
  object_class->dispose = favor_bot_runner_dispose;
  object_class->finalize = favor_bot_runner_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);
}

static void
favor_bot_runner_init (FavorBotRunner *self)
{
  self->active = TRUE;
  self->generation = 1;
  favor_bot_runner_open_questions (self);
}

FavorBotRunner *
favor_bot_runner_new (FavorSession *session)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (session), NULL);

  return g_object_new (FAVOR_TYPE_BOT_RUNNER, "session", session, NULL);
}

/**
 * favor_bot_runner_get_active:
 *
 * Returns: whether computers play when it is their turn
 */
gboolean
favor_bot_runner_get_active (FavorBotRunner *self)
{
  g_return_val_if_fail (FAVOR_IS_BOT_RUNNER (self), FALSE);

  return self->active;
}

/**
 * favor_bot_runner_set_active:
 * @active: whether computers play when it is their turn
 *
 * Lets computers play, or stops one that is thinking; its result is dropped.
 */
void
favor_bot_runner_set_active (FavorBotRunner *self, gboolean active)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  active = active != FALSE;
  if (self->active == active)
    return;
  self->active = active;
  if (active)
    think (self);
  else
    stop_playing (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ACTIVE]);
}

/**
 * favor_bot_runner_set_min_delay:
 * @milliseconds: 0 to %G_MAXINT
 *
 * Says how long the turn of a computer is seen at least before the next one's; what it does in
 * its turn is measured by that, see favor_beats_measure_ply ().
 */
void
favor_bot_runner_set_min_delay (FavorBotRunner *self, guint milliseconds)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  if (self->min_delay == milliseconds)
    return;
  self->min_delay = milliseconds;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MIN_DELAY]);
}

/**
 * favor_bot_runner_set_quiet:
 * @quiet: whether computers propose nothing to others, and only answer
 *
 * Says what computers may do; hints do not heed it.
 */
void
favor_bot_runner_set_quiet (FavorBotRunner *self, gboolean quiet)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  quiet = quiet != FALSE;
  if (self->quiet == quiet)
    return;
  self->quiet = quiet;
  if (self->script == NULL)
    {
      stop_playing (self);
      think (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_QUIET]);
}

/**
 * favor_bot_runner_hurry:
 *
 * Drops the delay until the next decision of a person.
 */
void
favor_bot_runner_hurry (FavorBotRunner *self)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  if (self->job == NULL && self->answer_timer == 0)
    return;
  self->hurrying = TRUE;
  if (self->answer_timer != 0)
    submit_answer (self);
}

/**
 * favor_bot_runner_get_hurrying:
 *
 * Returns: whether somebody does not want to see what the computers do before the next decision
 */
gboolean
favor_bot_runner_get_hurrying (FavorBotRunner *self)
{
  g_return_val_if_fail (FAVOR_IS_BOT_RUNNER (self), FALSE);

  return self->hurrying;
}

/**
 * favor_bot_runner_go_on:
 *
 * Plays at once what a computer has chosen, and delays only what comes next.
 */
void
favor_bot_runner_go_on (FavorBotRunner *self)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  if (self->answer_timer != 0)
    submit_answer (self);
}

/**
 * favor_bot_runner_set_script:
 * @actions: (array length=n): copied
 * @n: how many
 *
 * Has computers play these actions in this order, and then wait, without thinking. For
 * lessons: an action that is not legal when its time comes is a mistake of whoever
 * wrote it.
 */
void
favor_bot_runner_set_script (FavorBotRunner *self, const FavorAction *actions, guint n)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  stop_playing (self);
  if (self->script == NULL)
    self->script = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  g_array_set_size (self->script, 0);
  g_array_append_vals (self->script, actions, n);
  think (self);
}

/**
 * favor_bot_runner_stop_thinking:
 *
 * Ends a running search, which answers with its best choice so far.
 */
void
favor_bot_runner_stop_thinking (FavorBotRunner *self)
{
  g_return_if_fail (FAVOR_IS_BOT_RUNNER (self));

  if (self->job != NULL)
    favor_bot_job_stop (self->job);
  if (self->hint_job != NULL)
    favor_bot_job_stop (self->hint_job);
}
