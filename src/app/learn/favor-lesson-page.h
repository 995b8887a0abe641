/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-game-page.h"
#include "favor-learn.h"
#include "favor-tutor.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_LESSON_PAGE (favor_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (FavorLessonPage, favor_lesson_page, FAVOR, LESSON_PAGE, AdwBin)

/* A lesson on the screen: a game page with the strip of a coach. The session is nobody's but the
 * lesson's and is not kept; how far one is, is.
 *
 * Signals: `done ()`: the last step was left; `failed (string)`: a step cannot be shown, with a
 * sentence that says why. */
GtkWidget *
favor_lesson_page_new (FavorTutor *tutor, FavorLearnPart part, GSettings *settings);
FavorTutor    *favor_lesson_page_get_tutor (FavorLessonPage *self);
FavorLearnPart favor_lesson_page_get_part (FavorLessonPage *self);
FavorGamePage *favor_lesson_page_get_page (FavorLessonPage *self);

G_END_DECLS
