/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "favor-game.h"

G_BEGIN_DECLS

/* Guided positions of a game, read from data/learn: a tutorial is a lesson of many steps, a
 * puzzle one of few. Texts are in English, as translators get them, and Pango markup. */

/**
 * FavorLessonTurn:
 * @kind: the kind of action, or -1 for any
 * @action: what to play; of a pattern only the arguments in @given count
 * @given: bit mask of the arguments that the file names
 * @text: (nullable): what is said about it
 *
 * An action in a lesson: one that is played, or a pattern that actions match.
 */
typedef struct
{
  int         kind;
  FavorAction action;
  guint32     given;
  char       *text;
} FavorLessonTurn;

/**
 * FavorLessonStep:
 * @position: (nullable): name of the position file it begins with; %NULL: play goes on
 * @points: (nullable): the part of the page that it speaks of: "seats", "board", "decision" or
 *   "panel"
 * @say: what the learner reads
 * @hint: (nullable): more help
 * @right: (nullable): what is said after the expected action
 * @expected: (element-type FavorLessonTurn): patterns of which the learner has to choose one;
 *   empty: there is nothing to do but to read
 * @otherwise: (element-type FavorLessonTurn): answers to other legal actions; the first that
 *   matches is said
 * @replies: (element-type FavorLessonTurn): what the others play after that
 */
typedef struct
{
  char      *id;
  char      *position;
  char      *points;
  char      *say;
  char      *hint;
  char      *right;
  GPtrArray *expected;
  GPtrArray *otherwise;
  GPtrArray *replies;
} FavorLessonStep;

/**
 * FavorLesson:
 * @proof: (nullable): what the expected actions of the first step are by the rules, and no
 *   others, whatever is hidden. "win": they win the game in this turn, and those of the steps
 *   that follow still do. "stop": after them and the steps that follow nobody else can win in the
 *   turn that comes. For tests
 * @steps: (element-type FavorLessonStep): at least one, the first with a position
 */
typedef struct
{
  char      *id;
  char      *title;
  char      *summary;
  char      *proof;
  GPtrArray *steps;
} FavorLesson;

/**
 * FavorLessons:
 * @lessons: (element-type FavorLesson)
 */
typedef struct
{
  const FavorGame *game;
  GPtrArray       *lessons;
} FavorLessons;

/**
 * favor_lessons_parse:
 * @file: name of the file, for messages; a literal or interned
 * @game: the game that the file must be of
 *
 * Strict, as favor_rules_parse (). A step where the learner has to choose between several
 * actions needs an answer to all others.
 *
 * Errors: %FAVOR_ERROR_TOO_LARGE, _SYNTAX, _FORMAT; the message names file and line
 */
FavorLessons *favor_lessons_parse (const char      *file,
                                   GBytes          *bytes,
                                   const FavorGame *game,
                                   GError         **error);
void          favor_lessons_free (FavorLessons *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorLessons, favor_lessons_free)

/* (nullable): the lesson with that id */
FavorLesson *favor_lessons_find (FavorLessons *self, const char *id);

gboolean
favor_lesson_step_expects (const FavorLessonStep *step, const FavorAction *action);
const char *
favor_lesson_step_answer (const FavorLessonStep *step, const FavorAction *action);

G_END_DECLS
