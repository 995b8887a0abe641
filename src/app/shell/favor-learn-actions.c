/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <string.h>

#include "favor-signals.h"
#include "favor-window-private.h"

#include "favor-closures.h"
#include "favor-learn-page.h"
#include "favor-lesson-page.h"
#include "favor-progress.h"
#include "favor-rules-window.h"

/* A target of the actions: "GAME-ID" or "GAME-ID#PART". */
static const FavorGame *
split_target (GVariant *parameter, const char **part)
{
  const char      *target = g_variant_get_string (parameter, NULL);
  const char      *mark = strchr (target, '#');
  g_autofree char *game_id = mark == NULL ? g_strdup (target)
                                          : g_strndup (target, (gsize) (mark - target));

  *part = mark == NULL ? NULL : mark + 1;
  return favor_games_find (game_id);
}

/* ---- Rules ---------------------------------------------------------------------------- */

static void
show_rules (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char      *anchor;
  const FavorGame *game = split_target (parameter, &anchor);

  if (game != NULL)
    favor_rules_show (GTK_WINDOW (widget), game->id, anchor);
}

static FavorGamePage *
find_game_page (FavorWindow *self)
{
  GtkWidget *page = favor_window_get_page (self);

  if (FAVOR_IS_LESSON_PAGE (page))
    return favor_lesson_page_get_page (FAVOR_LESSON_PAGE (page));
  return FAVOR_IS_GAME_PAGE (page) ? FAVOR_GAME_PAGE (page) : NULL;
}

/* The rules of what is played, where they explain what is on the screen, or of what is learned;
 * elsewhere those of what was played last. */
static void
show_help (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow     *self = FAVOR_WINDOW (widget);
  FavorGamePage   *page = find_game_page (self);
  GtkWidget       *shown = favor_window_get_page (self);
  g_autofree char *last = g_settings_get_string (favor_window_get_settings (self),
                                                 "last-game");
  g_autofree char *topic = NULL;
  const FavorGame *game = favor_games_find (last);

  if (page != NULL)
    {
      game = favor_session_get_game (favor_game_page_get_session (page));
      topic = favor_game_page_find_topic (page);
    }
  else if (FAVOR_IS_LEARN_PAGE (shown))
    game = favor_learn_page_get_game (FAVOR_LEARN_PAGE (shown));
  if (game == NULL)
    game = favor_games_get_nth (0);
  favor_rules_show (GTK_WINDOW (self), game->id, topic);
}

/* ---- Lessons -------------------------------------------------------------------------- */

static void
show_learn_page (FavorWindow *self, const FavorGame *game)
{
  favor_window_show_page (self,
                          favor_learn_page_new (game, favor_window_get_settings (self)));
}

static void
show_learn (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char      *part;
  const FavorGame *game = split_target (parameter, &part);

  if (game != NULL)
    show_learn_page (FAVOR_WINDOW (widget), game);
}

static void
show_lesson_error (FavorWindow *self, const char *message)
{
  /* Translators: the heading of a dialog */
  favor_window_show_error (self, _ ("Cannot Show Lesson"), message);
}

/* After the tutorial comes the first game of one's own, after a puzzle the next one. */
static void
lesson_done_cb (FavorWindow *self, FavorLessonPage *page)
{
  const FavorGame *game = favor_tutor_get_game (favor_lesson_page_get_tutor (page));

  if (favor_lesson_page_get_part (page) == FAVOR_LEARN_TUTORIAL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.play", "s", game->id);
  else
    show_learn_page (self, game);
}

static void
show_lesson (FavorWindow     *self,
             const FavorGame *game,
             FavorLearnPart   part,
             const char      *lesson_id)
{
  GSettings               *settings = favor_window_get_settings (self);
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorLessons) lessons = favor_learn_load_lessons (game, part, &error);
  g_autoptr (FavorTutor)   tutor = NULL;
  g_autofree char         *step = NULL;
  FavorLesson             *lesson;
  GtkWidget               *page;

  if (lessons == NULL)
    {
      show_lesson_error (self, error->message);
      return;
    }
  lesson = favor_lessons_find (lessons, lesson_id);
  if (lesson == NULL && lesson_id == NULL && lessons->lessons->len > 0)
    lesson = g_ptr_array_index (lessons->lessons, 0);
  if (lesson == NULL)
    return;
  step = favor_progress_get_step (settings, game->id, lesson->id);
  tutor = favor_tutor_new (g_steal_pointer (&lessons), lesson->id);
  if (!favor_tutor_go_to (tutor, favor_tutor_find (tutor, step), &error))
    {
      show_lesson_error (self, error->message);
      return;
    }
  page = favor_lesson_page_new (tutor, part, settings);
  favor_signals_connect (page, "done", G_CALLBACK (lesson_done_cb), self);
  favor_signals_connect (page, "failed", G_CALLBACK (show_lesson_error), self);
  favor_window_show_page (self, page);
}

static void
show_tutorial (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char      *lesson;
  const FavorGame *game = split_target (parameter, &lesson);

  if (game != NULL)
    show_lesson (FAVOR_WINDOW (widget), game, FAVOR_LEARN_TUTORIAL, lesson);
}

static void
show_puzzle (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  const char      *lesson;
  const FavorGame *game = split_target (parameter, &lesson);

  if (game != NULL)
    show_lesson (FAVOR_WINDOW (widget), game, FAVOR_LEARN_PUZZLES, lesson);
}

const FavorWindowAction favor_window_learn_actions[] = {
  { "win.rules", "s", show_rules },   { "win.help", NULL, show_help },
  { "win.learn", "s", show_learn },   { "win.tutorial", "s", show_tutorial },
  { "win.puzzle", "s", show_puzzle }, { NULL },
};
