/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-learn"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-tutor.h"

#include "favor-learn.h"
#include "favor-properties.h"
#include "favor-signals.h"

struct _FavorTutor
{
  GObject parent_instance;

  FavorLessons *lessons;
  FavorLesson  *lesson;
  FavorSession *session;
  gulong        stepped_id;

  guint           nth;
  FavorTutorState state;
  /* How long the line was when the step began. */
  guint begin;
  /* The expected action was played and everything that follows it: there is an answer. */
  gboolean    answered;
  const char *remark;
  gboolean    missed;
};

enum
{
  PROP_SESSION,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorTutor, favor_tutor, G_TYPE_OBJECT)

static FavorLessonStep *
nth_step (FavorTutor *self, guint nth)
{
  return g_ptr_array_index (self->lesson->steps, nth);
}

static void
emit_changed (FavorTutor *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- Steps ---------------------------------------------------------------------------- */

/* The first legal action that a step expects. */
static gboolean
find_expected (FavorSession *session, const FavorLessonStep *step, FavorAction *action)
{
  const FavorGame      *game = favor_session_get_game (session);
  guint                 n = favor_session_get_n_plies (session);
  g_auto (FavorActions) legal = { NULL };

  game->list (favor_session_get_state (session, n), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (favor_lesson_step_expects (step, &legal.items[i]))
      {
        *action = legal.items[i];
        return TRUE;
      }
  return FALSE;
}

/* Plays a whole step as it is expected. */
static gboolean
play_step (FavorSession *session, const FavorLessonStep *step, GError **error)
{
  FavorAction action;

  if (step->expected->len > 0 && find_expected (session, step, &action) &&
      !favor_session_submit (session, &action, error))
    return FALSE;
  for (guint i = 0; i < step->replies->len; i++)
    {
      const FavorLessonTurn *turn = g_ptr_array_index (step->replies, i);

      if (!favor_session_submit (session, &turn->action, error))
        return FALSE;
    }
  return TRUE;
}

/* A new session that stands where step `nth` begins. */
static FavorSession *
make_session (FavorTutor *self, guint nth, GError **error)
{
  g_autoptr (FavorSession) session = NULL;
  guint                    first = nth;

  /* The first step has a position; the parser saw to it. */
  while (nth_step (self, first)->position == NULL)
    first--;
  session = favor_learn_load_position (self->lessons->game,
                                       nth_step (self, first)->position,
                                       error);
  if (session == NULL)
    return NULL;
  for (guint i = first; i < nth; i++)
    if (!play_step (session, nth_step (self, i), error))
      return NULL;
  return g_steal_pointer (&session);
}

static void
begin_step (FavorTutor *self, guint nth)
{
  self->nth = nth;
  self->begin = favor_session_get_n_plies (self->session);
  self->answered = FALSE;
  self->remark = NULL;
  self->missed = FALSE;
  self->state = nth_step (self, nth)->expected->len > 0 ? FAVOR_TUTOR_CHOOSE
                                                        : FAVOR_TUTOR_READ;
}

static guint
n_plies_of (const FavorLessonStep *step)
{
  return (step->expected->len > 0 ? 1 : 0) + step->replies->len;
}

/* The step has been played to its end. Where there is an answer to be read, or the session has to
 * be left, that waits for the learner; everything else goes on by itself. */
static void
finish_step (FavorTutor *self)
{
  const FavorLessonStep *step = nth_step (self, self->nth);
  gboolean               last = self->nth + 1 == self->lesson->steps->len;

  self->answered = TRUE;
  if (step->right != NULL || last || nth_step (self, self->nth + 1)->position != NULL)
    self->state = FAVOR_TUTOR_READ;
  else
    begin_step (self, self->nth + 1);
  emit_changed (self);
}

static void
stepped_cb (FavorTutor *self, guint from, guint to)
{
  guint played = favor_session_get_n_plies (self->session) - self->begin;

  if (to <= from || self->state == FAVOR_TUTOR_READ || self->state == FAVOR_TUTOR_DONE)
    return;
  self->remark = NULL;
  self->missed = FALSE;
  self->state = FAVOR_TUTOR_WATCH;
  if (played >= n_plies_of (nth_step (self, self->nth)))
    finish_step (self);
  else
    emit_changed (self);
}

static void
set_session (FavorTutor *self, FavorSession *session)
{
  if (self->session != NULL)
    g_clear_signal_handler (&self->stepped_id, self->session);
  g_set_object (&self->session, session);
  if (session != NULL)
    self->stepped_id = g_signal_connect_object (session,
                                                "stepped",
                                                G_CALLBACK (stepped_cb),
                                                self,
                                                G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

gboolean
favor_tutor_go_to (FavorTutor *self, guint nth, GError **error)
{
  g_autoptr (FavorSession) session = NULL;

  g_return_val_if_fail (FAVOR_IS_TUTOR (self), FALSE);
  g_return_val_if_fail (nth < self->lesson->steps->len, FALSE);

  session = make_session (self, nth, error);
  if (session == NULL)
    return FALSE;
  set_session (self, session);
  begin_step (self, nth);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
  emit_changed (self);
  return TRUE;
}

/**
 * favor_tutor_next:
 *
 * Goes on from what was read.
 *
 * Errors: as favor_tutor_go_to ()
 * Returns: %FALSE with an error if the step cannot be shown
 */
gboolean
favor_tutor_next (FavorTutor *self, GError **error)
{
  guint next;

  g_return_val_if_fail (FAVOR_IS_TUTOR (self), FALSE);

  next = self->nth + 1;
  if (self->state != FAVOR_TUTOR_READ)
    return TRUE;
  self->remark = NULL;
  self->missed = FALSE;
  if (!self->answered && nth_step (self, self->nth)->replies->len > 0)
    self->state = FAVOR_TUTOR_WATCH;
  else if (next == self->lesson->steps->len)
    self->state = FAVOR_TUTOR_DONE;
  else if (nth_step (self, next)->position != NULL)
    return favor_tutor_go_to (self, next, error);
  else
    begin_step (self, next);
  emit_changed (self);
  return TRUE;
}

/* ---- Choices -------------------------------------------------------------------------- */

gboolean
favor_tutor_consider (FavorTutor *self, const FavorAction *action)
{
  const FavorLessonStep *step;

  g_return_val_if_fail (FAVOR_IS_TUTOR (self), FALSE);

  step = nth_step (self, self->nth);
  if (self->state == FAVOR_TUTOR_CHOOSE && favor_lesson_step_expects (step, action))
    return TRUE;
  self->remark = self->state == FAVOR_TUTOR_CHOOSE
                   ? favor_lesson_step_answer (step, action)
                   /* Translators: in a lesson, when something is chosen too early */
                   : N_ ("One thing after the other: choose “Next” first.");
  self->missed = TRUE;
  emit_changed (self);
  return FALSE;
}

/**
 * favor_tutor_give_hint:
 *
 * Makes the hint the remark; does nothing if there is none.
 */
void
favor_tutor_give_hint (FavorTutor *self)
{
  const FavorLessonStep *step;

  g_return_if_fail (FAVOR_IS_TUTOR (self));

  step = nth_step (self, self->nth);
  if (self->state != FAVOR_TUTOR_CHOOSE || step->hint == NULL)
    return;
  self->remark = step->hint;
  self->missed = FALSE;
  emit_changed (self);
}

/**
 * favor_tutor_get_expected:
 * @action: (out caller-allocates): the first legal action that is expected
 *
 * Returns: %FALSE if nothing is to be chosen
 */
gboolean
favor_tutor_get_expected (FavorTutor *self, FavorAction *action)
{
  g_return_val_if_fail (FAVOR_IS_TUTOR (self), FALSE);

  return self->state == FAVOR_TUTOR_CHOOSE &&
         find_expected (self->session, nth_step (self, self->nth), action);
}

/**
 * favor_tutor_get_replies:
 *
 * Returns: (transfer full) (element-type FavorAction): what the others have to play
 *   now; none unless the state is %FAVOR_TUTOR_WATCH or %FAVOR_TUTOR_CHOOSE
 */
GArray *
favor_tutor_get_replies (FavorTutor *self)
{
  GArray                *replies = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  const FavorLessonStep *step;
  guint                  played, first;

  g_return_val_if_fail (FAVOR_IS_TUTOR (self), replies);

  if (self->state != FAVOR_TUTOR_CHOOSE && self->state != FAVOR_TUTOR_WATCH)
    return replies;
  step = nth_step (self, self->nth);
  played = favor_session_get_n_plies (self->session) - self->begin;
  first = played - MIN (played, step->expected->len > 0 ? 1 : 0);
  for (guint i = first; i < step->replies->len; i++)
    {
      const FavorLessonTurn *turn = g_ptr_array_index (step->replies, i);

      g_array_append_val (replies, turn->action);
    }
  return replies;
}

/* ---- Object --------------------------------------------------------------------------- */

static void
favor_tutor_dispose (GObject *object)
{
  set_session (FAVOR_TUTOR (object), NULL);

  G_OBJECT_CLASS (favor_tutor_parent_class)->dispose (object);
}

static void
favor_tutor_finalize (GObject *object)
{
  favor_lessons_free (FAVOR_TUTOR (object)->lessons);

  G_OBJECT_CLASS (favor_tutor_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_SESSION] = { "session", G_TYPE_OBJECT, FAVOR_READABLE,
                     FAVOR_MEMBER (FavorTutor, session),
                     .class_type = favor_session_get_type },
};

/* clang-format on */

static void
favor_tutor_class_init (FavorTutorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = favor_tutor_dispose;
  object_class->finalize = favor_tutor_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = favor_signal_new (klass, "changed", 0);
}

static void
favor_tutor_init (FavorTutor *self)
{
}

/**
 * favor_tutor_new:
 * @lessons: (transfer full): all lessons of the file
 * @lesson_id: one of them
 *
 * Returns: (transfer full): a tutor that stands nowhere yet; favor_tutor_go_to () is next
 */
FavorTutor *
favor_tutor_new (FavorLessons *lessons, const char *lesson_id)
{
  FavorTutor *self = g_object_new (FAVOR_TYPE_TUTOR, NULL);

  g_return_val_if_fail (lessons != NULL, self);

  self->lessons = lessons;
  self->lesson = favor_lessons_find (lessons, lesson_id);
  g_assert (self->lesson != NULL);
  return self;
}

/**
 * favor_tutor_get_lesson:
 *
 * Returns: (transfer none): the lesson
 */
const FavorLesson *
favor_tutor_get_lesson (FavorTutor *self)
{
  return self->lesson;
}

/**
 * favor_tutor_get_game:
 *
 * Returns: (transfer none): its game
 */
const FavorGame *
favor_tutor_get_game (FavorTutor *self)
{
  return self->lessons->game;
}

/**
 * favor_tutor_get_session:
 *
 * Returns: (transfer none) (nullable): where the lesson is played
 */
FavorSession *
favor_tutor_get_session (FavorTutor *self)
{
  return self->session;
}

/**
 * favor_tutor_get_state:
 *
 * Returns: what the lesson waits for
 */
FavorTutorState
favor_tutor_get_state (FavorTutor *self)
{
  return self->state;
}

/**
 * favor_tutor_get_n_steps:
 *
 * Returns: the number of steps
 */
guint
favor_tutor_get_n_steps (FavorTutor *self)
{
  return self->lesson->steps->len;
}

/**
 * favor_tutor_get_nth:
 *
 * Returns: the number of the present step, from 0 on
 */
guint
favor_tutor_get_nth (FavorTutor *self)
{
  return self->nth;
}

/**
 * favor_tutor_get_step:
 *
 * Returns: (transfer none): the present step
 */
const FavorLessonStep *
favor_tutor_get_step (FavorTutor *self)
{
  return nth_step (self, self->nth);
}

/**
 * favor_tutor_find:
 * @step_id: of a step
 *
 * Returns: the number of that step, or 0
 */
guint
favor_tutor_find (FavorTutor *self, const char *step_id)
{
  for (guint i = 0; i < self->lesson->steps->len; i++)
    if (g_strcmp0 (nth_step (self, i)->id, step_id) == 0)
      return i;
  return 0;
}

/**
 * favor_tutor_get_text:
 *
 * Returns: (transfer none): what the learner reads; markup in English
 */
const char *
favor_tutor_get_text (FavorTutor *self)
{
  const FavorLessonStep *step = nth_step (self, self->nth);

  return self->answered && step->right != NULL ? step->right : step->say;
}

/**
 * favor_tutor_get_region:
 *
 * Returns: (transfer none) (nullable): the part of the page that the text speaks of,
 *   see FavorLessonStep
 */
const char *
favor_tutor_get_region (FavorTutor *self)
{
  if (self->answered)
    return NULL;
  return self->state == FAVOR_TUTOR_WATCH ? "board" : nth_step (self, self->nth)->points;
}

/**
 * favor_tutor_get_remark:
 *
 * Returns: (transfer none) (nullable): what is said about a choice, or the hint;
 *   markup in English
 */
const char *
favor_tutor_get_remark (FavorTutor *self)
{
  return self->remark;
}

/**
 * favor_tutor_get_missed:
 *
 * Returns: whether the choice that the remark is about was not the expected one
 */
gboolean
favor_tutor_get_missed (FavorTutor *self)
{
  return self->missed;
}
