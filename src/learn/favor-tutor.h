/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-lessons.h"
#include "favor-session.h"

G_BEGIN_DECLS

/**
 * FavorTutorState:
 * @FAVOR_TUTOR_READ: there is something to read; favor_tutor_next () goes on
 * @FAVOR_TUTOR_CHOOSE: the learner has to choose an action
 * @FAVOR_TUTOR_WATCH: the others play what the step says
 * @FAVOR_TUTOR_DONE: the last step was left
 */
typedef enum
{
  FAVOR_TUTOR_READ,
  FAVOR_TUTOR_CHOOSE,
  FAVOR_TUTOR_WATCH,
  FAVOR_TUTOR_DONE,
} FavorTutorState;

#define FAVOR_TYPE_TUTOR (favor_tutor_get_type ())
G_DECLARE_FINAL_TYPE (FavorTutor, favor_tutor, FAVOR, TUTOR, GObject)

/* Leads through one lesson: knows the step, the session it is played in, what the learner may
 * choose and what is said about it. Nothing but an expected action gets into the session from
 * here, and it is played by whoever asked; the replies of the others are, too.
 *
 * Property: `session` (FavorSession, read-only, nullable: where the lesson is played; another
 * one after a step with a position of its own, and after a step back).
 *
 * Signal: `changed ()`: step, state or what is said is another one. */
FavorTutor *favor_tutor_new (FavorLessons *lessons, const char *lesson_id);

const FavorLesson     *favor_tutor_get_lesson (FavorTutor *self);
const FavorGame       *favor_tutor_get_game (FavorTutor *self);
FavorSession          *favor_tutor_get_session (FavorTutor *self);
FavorTutorState        favor_tutor_get_state (FavorTutor *self);
guint                  favor_tutor_get_n_steps (FavorTutor *self);
guint                  favor_tutor_get_nth (FavorTutor *self);
const FavorLessonStep *favor_tutor_get_step (FavorTutor *self);
guint favor_tutor_find (FavorTutor *self, const char *step_id);

const char *favor_tutor_get_text (FavorTutor *self);
const char *favor_tutor_get_region (FavorTutor *self);
const char *favor_tutor_get_remark (FavorTutor *self);
gboolean favor_tutor_get_missed (FavorTutor *self);

/**
 * favor_tutor_go_to:
 * @nth: number of the step, 0 and up
 *
 * Begins the step anew; what belongs before it is played with the expected actions.
 *
 * Errors: as favor_learn_load_position (), favor_session_submit (); then nothing has changed
 */
gboolean favor_tutor_go_to (FavorTutor *self, guint nth, GError **error);
gboolean favor_tutor_next (FavorTutor *self, GError **error);

/**
 * favor_tutor_consider:
 * @action: a legal action that the learner has chosen
 *
 * Returns: whether it is to be played; otherwise the remark says why not
 */
gboolean favor_tutor_consider (FavorTutor *self, const FavorAction *action);
void favor_tutor_give_hint (FavorTutor *self);
gboolean favor_tutor_get_expected (FavorTutor *self, FavorAction *action);
GArray *favor_tutor_get_replies (FavorTutor *self);

G_END_DECLS
