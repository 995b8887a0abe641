/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-learn.h"
#include "favor-tutor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_COACH (favor_coach_get_type ())
G_DECLARE_FINAL_TYPE (FavorCoach, favor_coach, FAVOR, COACH, AdwBin)

/* The strip that leads through a lesson: what to do, how far one is, what is said about a
 * choice, and buttons for the actions `lesson.back`, `lesson.hint`, `lesson.skip` and
 * `lesson.next` of the page. */
GtkWidget *
favor_coach_new (FavorTutor *tutor, FavorLearnPart part, const char *last_label);
void favor_coach_update (FavorCoach *self);
void favor_coach_set_waiting (FavorCoach *self, gboolean waiting);
gboolean favor_coach_focus (FavorCoach *self);

const char *favor_coach_get_text (FavorCoach *self);
const char *favor_coach_get_remark (FavorCoach *self);

G_END_DECLS
