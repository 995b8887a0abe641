/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-lesson-page.h"

#include "favor-coach.h"
#include "favor-focus.h"
#include "favor-progress.h"
#include "favor-setup.h"
#include "favor-signals.h"

struct _FavorLessonPage
{
  AdwBin parent_instance;

  FavorTutor    *tutor;
  FavorLearnPart part;
  GSettings     *settings;
  /* The page of the present session, and what leads through it. */
  FavorGamePage *page;
  FavorCoach    *coach;
  guint          focus_idle;
  /* What came of the last choice is being shown. */
  gboolean showing;
};

enum
{
  SIGNAL_DONE,
  SIGNAL_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FavorLessonPage, favor_lesson_page, ADW_TYPE_BIN)

/* ---- Focus ---------------------------------------------------------------------------- */

static gboolean
focus_cb (gpointer data)
{
  FavorLessonPage *self = data;

  self->focus_idle = 0;
  if (!favor_coach_focus (self->coach))
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
  return G_SOURCE_REMOVE;
}

/* After the game page, which goes after its own decisions. */
static void
queue_focus (FavorLessonPage *self)
{
  if (self->focus_idle == 0)
    self->focus_idle = g_idle_add (focus_cb, self);
}

/* ---- Following the tutor -------------------------------------------------------------- */

static const char *
describe_last (FavorLearnPart part)
{
  if (part == FAVOR_LEARN_TUTORIAL)
    /* Translators: the button at the end of the tutorial: begins a game against computers */
    return _ ("Play a Game");
  /* Translators: the button below a puzzle that was solved */
  return _ ("More Puzzles");
}

static void
keep_progress (FavorLessonPage *self)
{
  const char *game_id = favor_tutor_get_game (self->tutor)->id;
  const char *lesson_id = favor_tutor_get_lesson (self->tutor)->id;
  gboolean    last = favor_tutor_get_nth (self->tutor) + 1 ==
                  favor_tutor_get_n_steps (self->tutor);
  gboolean readable = favor_tutor_get_state (self->tutor) == FAVOR_TUTOR_READ;

  if (last && readable)
    favor_progress_set_done (self->settings, game_id, lesson_id);
  favor_progress_set_step (self->settings,
                           game_id,
                           lesson_id,
                           last ? "" : favor_tutor_get_step (self->tutor)->id);
}

static void
point (FavorLessonPage *self)
{
  favor_game_page_point (self->page,
                         self->showing ? NULL : favor_tutor_get_region (self->tutor));
}

static void
show_step (FavorLessonPage *self)
{
  g_autoptr (GArray) replies = favor_tutor_get_replies (self->tutor);
  FavorTutorState    state = favor_tutor_get_state (self->tutor);

  if (state == FAVOR_TUTOR_DONE)
    {
      g_signal_emit (self, signals[SIGNAL_DONE], 0);
      return;
    }
  favor_bot_runner_set_script (favor_game_page_get_runner (self->page),
                               (const FavorAction *) replies->data,
                               replies->len);
  point (self);
  favor_coach_update (self->coach);
  keep_progress (self);
  if (state != FAVOR_TUTOR_WATCH && !favor_tutor_get_missed (self->tutor))
    queue_focus (self);
}

/* What came of the last choice is shown first, then the lesson goes on. */
static void
showing_cb (FavorLessonPage *self, gboolean showing)
{
  self->showing = showing;
  favor_coach_set_waiting (self->coach, showing);
  point (self);
  if (!showing && favor_tutor_get_state (self->tutor) != FAVOR_TUTOR_WATCH)
    queue_focus (self);
}

static void
report (FavorLessonPage *self, const GError *error)
{
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

/* ---- Pages ---------------------------------------------------------------------------- */

/* Whoever plays has the names of any other game here; above the page stands what it is. */
static void
name_session (FavorLessonPage *self, FavorSession *session)
{
  g_autoptr (FavorSetup) setup = favor_setup_new (favor_session_get_game (session));
  g_autofree char       *person = g_settings_get_string (self->settings, "player-name");
  guint                  computers = 0;

  favor_setup_set_person (setup, person);
  favor_session_set_title (session, _ (favor_tutor_get_lesson (self->tutor)->title));
  for (guint seat = 0; seat < favor_session_get_n_seats (session); seat++)
    {
      FavorPlayer player = *favor_session_get_player (session, (FavorSeat) seat);

      player.name = setup->players[player.is_bot ? ++computers : 0].name;
      favor_session_set_player (session, (FavorSeat) seat, &player);
    }
}

static gboolean
choosing_cb (FavorLessonPage *self, const FavorAction *action)
{
  return !favor_tutor_consider (self->tutor, action);
}

static void
show_hint (FavorLessonPage *self)
{
  FavorAction action;

  favor_tutor_give_hint (self->tutor);
  if (self->part == FAVOR_LEARN_TUTORIAL &&
      favor_tutor_get_expected (self->tutor, &action))
    favor_game_page_propose (self->page, &action);
}

static void
session_cb (FavorLessonPage *self)
{
  FavorSession *session = favor_tutor_get_session (self->tutor);

  name_session (self, session);
  self->showing = FALSE;
  self->page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  self->coach = FAVOR_COACH (favor_coach_new (self->tutor,
                                              self->part,
                                              describe_last (self->part)));
  favor_game_page_set_guide (self->page, GTK_WIDGET (self->coach));
  favor_signals_connect (self->page, "choosing", G_CALLBACK (choosing_cb), self);
  favor_signals_connect (self->page, "hint", G_CALLBACK (show_hint), self);
  favor_signals_connect (self->page, "showing", G_CALLBACK (showing_cb), self);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));
}

/* ---- Actions -------------------------------------------------------------------------- */

static void
go_to (FavorLessonPage *self, guint nth)
{
  g_autoptr (GError) error = NULL;

  if (!favor_tutor_go_to (self->tutor, nth, &error))
    report (self, error);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorLessonPage *self = FAVOR_LESSON_PAGE (widget);
  guint            nth = favor_tutor_get_nth (self->tutor);

  if (nth > 0)
    go_to (self, nth - 1);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorLessonPage   *self = FAVOR_LESSON_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!favor_tutor_next (self->tutor, &error))
    report (self, error);
}

/* What is only to be watched is hurried; a choice is made as it is expected. */
static void
skip_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FavorLessonPage *self = FAVOR_LESSON_PAGE (widget);
  guint            next = favor_tutor_get_nth (self->tutor) + 1;

  if (favor_tutor_get_state (self->tutor) == FAVOR_TUTOR_WATCH)
    favor_bot_runner_hurry (favor_game_page_get_runner (self->page));
  else if (next < favor_tutor_get_n_steps (self->tutor))
    go_to (self, next);
}

static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_hint (FAVOR_LESSON_PAGE (widget));
}

/* ---- Object --------------------------------------------------------------------------- */

static gboolean
favor_lesson_page_grab_focus (GtkWidget *widget)
{
  if (favor_focus_is_walking (widget))
    return FALSE;
  queue_focus (FAVOR_LESSON_PAGE (widget));
  return TRUE;
}

static void
favor_lesson_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (favor_lesson_page_parent_class)->map (widget);

  queue_focus (FAVOR_LESSON_PAGE (widget));
}

static void
favor_lesson_page_dispose (GObject *object)
{
  FavorLessonPage *self = FAVOR_LESSON_PAGE (object);

  g_clear_handle_id (&self->focus_idle, g_source_remove);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->tutor);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (favor_lesson_page_parent_class)->dispose (object);
}

static void
favor_lesson_page_class_init (FavorLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = favor_lesson_page_dispose;
  widget_class->grab_focus = favor_lesson_page_grab_focus;
  widget_class->map = favor_lesson_page_map;

  signals[SIGNAL_DONE] = favor_signal_new (klass, "done", 0);
  signals[SIGNAL_FAILED] = favor_signal_new (klass, "failed", 1, G_TYPE_STRING);

  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "lesson.skip", NULL, skip_action);
  gtk_widget_class_install_action (widget_class, "lesson.hint", NULL, hint_action);
}

static void
favor_lesson_page_init (FavorLessonPage *self)
{
}

/**
 * favor_lesson_page_new:
 * @tutor: stands at a step
 * @part: where the lesson is from: %FAVOR_LEARN_TUTORIAL or %FAVOR_LEARN_PUZZLES
 * @settings: where it is kept how far one is, and what the person is called
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *
favor_lesson_page_new (FavorTutor *tutor, FavorLearnPart part, GSettings *settings)
{
  FavorLessonPage *self = g_object_new (FAVOR_TYPE_LESSON_PAGE, NULL);

  g_return_val_if_fail (FAVOR_IS_TUTOR (tutor), GTK_WIDGET (self));
  g_return_val_if_fail (favor_tutor_get_session (tutor) != NULL, GTK_WIDGET (self));

  self->tutor = g_object_ref (tutor);
  self->part = part;
  self->settings = g_object_ref (settings);
  favor_signals_connect (tutor, "notify::session", G_CALLBACK (session_cb), self);
  favor_signals_connect (tutor, "changed", G_CALLBACK (show_step), self);
  session_cb (self);
  show_step (self);
  return GTK_WIDGET (self);
}

/**
 * favor_lesson_page_get_tutor:
 *
 * Returns: (transfer none): what leads through the lesson
 */
FavorTutor *
favor_lesson_page_get_tutor (FavorLessonPage *self)
{
  g_return_val_if_fail (FAVOR_IS_LESSON_PAGE (self), NULL);

  return self->tutor;
}

/**
 * favor_lesson_page_get_page:
 *
 * Returns: (transfer none): the page that the lesson is played on at present
 */
FavorGamePage *
favor_lesson_page_get_page (FavorLessonPage *self)
{
  g_return_val_if_fail (FAVOR_IS_LESSON_PAGE (self), NULL);

  return self->page;
}

/**
 * favor_lesson_page_get_part:
 *
 * Returns: what the lesson is: a tutorial or a puzzle
 */
FavorLearnPart
favor_lesson_page_get_part (FavorLessonPage *self)
{
  g_return_val_if_fail (FAVOR_IS_LESSON_PAGE (self), FAVOR_LEARN_TUTORIAL);

  return self->part;
}
