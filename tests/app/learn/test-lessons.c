/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include "favor-coach.h"
#include "favor-game-page-private.h"
#include "favor-games.h"
#include "favor-learn-page.h"
#include "favor-lesson-page.h"
#include "favor-progress.h"
#include "favor-style.h"
#include "favor-test.h"
#include "favor-window.h"

/* Every lesson from its first to its last step, and what comes after it: each step offers the
 * buttons that do something there, and no others. */

typedef struct
{
  char        *folder;
  FavorWindow *window;
  GSettings   *settings;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = favor_test_make_folder ();
  fixture->settings = g_settings_new ("io.github.favorgames.Favor");
  g_settings_reset (fixture->settings, "lesson-steps");
  g_settings_reset (fixture->settings, "lessons-done");
  fixture->window = favor_window_new (NULL, fixture->folder);
  gtk_window_present (GTK_WINDOW (fixture->window));
  page_fixture_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer watch = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (fixture->window), &watch);
  gtk_window_close (GTK_WINDOW (fixture->window));
  page_fixture_wait_for (watch == NULL);
  favor_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_object_unref (fixture->settings);
}

static void
act (gpointer widget, const char *action, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (widget),
                                             action,
                                             parameter == NULL ? NULL : "s",
                                             parameter));
  page_fixture_settle ();
}

static gboolean
offers (FavorLessonPage *page, const char *action)
{
  return page_fixture_find_button (GTK_WIDGET (page), action) != NULL;
}

static FavorLessonPage *
get_page (Fixture *fixture)
{
  GtkWidget *page = favor_window_get_page (fixture->window);

  return FAVOR_IS_LESSON_PAGE (page) ? FAVOR_LESSON_PAGE (page) : NULL;
}

/* What is offered at a step fits what is asked there. */
static void
assert_step (FavorLessonPage *page)
{
  FavorTutor     *tutor = favor_lesson_page_get_tutor (page);
  FavorTutorState state = favor_tutor_get_state (tutor);
  gboolean        tutorial = favor_lesson_page_get_part (page) == FAVOR_LEARN_TUTORIAL;
  gboolean        choose = state == FAVOR_TUTOR_CHOOSE;

  g_assert_cmpint (offers (page, "lesson.hint"),
                   ==,
                   choose && favor_tutor_get_step (tutor)->hint != NULL);
  g_assert_cmpint (offers (page, "lesson.skip"),
                   ==,
                   tutorial && (choose || state == FAVOR_TUTOR_WATCH));
  g_assert_cmpint (offers (page, "lesson.next"), ==, state == FAVOR_TUTOR_READ);
  g_assert_cmpint (offers (page, "lesson.back"), ==, favor_tutor_get_nth (tutor) > 0);
}

/* One step on, by the button that is there or by what is asked for. */
static void
advance (FavorLessonPage *page)
{
  FavorTutor    *tutor = favor_lesson_page_get_tutor (page);
  FavorGamePage *game = favor_lesson_page_get_page (page);
  guint          nth = favor_tutor_get_nth (tutor);
  FavorAction    right;

  if (favor_tutor_get_state (tutor) == FAVOR_TUTOR_READ)
    act (page, "lesson.next", NULL);
  else if (favor_tutor_get_expected (tutor, &right))
    {
      favor_game_page_propose (game, &right);
      act (game, "view.commit", NULL);
      page_fixture_wait_for (favor_tutor_get_nth (tutor) != nth ||
                             favor_tutor_get_state (tutor) != FAVOR_TUTOR_CHOOSE);
    }
  else
    page_fixture_wait_for (favor_tutor_get_nth (tutor) != nth ||
                           favor_tutor_get_state (tutor) != FAVOR_TUTOR_WATCH);
  /* It may be another one by now. */
  game = favor_lesson_page_get_page (page);
  if (gtk_widget_activate_action (GTK_WIDGET (game), "view.show-rest", NULL))
    page_fixture_settle ();
}

/* To the end of the lesson that is on the screen; how many steps there were. */
static guint
walk (Fixture *fixture)
{
  FavorLessonPage *page = get_page (fixture);
  FavorTutor      *tutor = favor_lesson_page_get_tutor (page);
  guint            n = 0;

  for (; n < 500; n++)
    {
      gboolean last = favor_tutor_get_nth (tutor) + 1 ==
                        favor_tutor_get_n_steps (tutor) &&
                      favor_tutor_get_state (tutor) == FAVOR_TUTOR_READ;

      assert_step (page);
      if (last)
        break;
      advance (page);
      g_assert_true (get_page (fixture) == page);
    }
  g_assert_cmpuint (n, <, 500);
  return n;
}

/* After the tutorial one plays. */
static void
test_tutorial (Fixture *fixture, gconstpointer data)
{
  const FavorGame *game = favor_games_find (data);
  FavorLessonPage *page;

  act (fixture->window, "win.tutorial", data);
  page = get_page (fixture);
  g_assert_nonnull (page);
  g_assert_cmpuint (walk (fixture), >, 10);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (
                     page_fixture_find_button (GTK_WIDGET (page), "lesson.next"))),
                   ==,
                   "Play a Game");
  act (page, "lesson.next", NULL);
  page_fixture_settle ();
  g_assert_true (FAVOR_IS_GAME_PAGE (favor_window_get_page (fixture->window)));
  g_assert_true (favor_session_get_game (favor_game_page_get_session (
                   FAVOR_GAME_PAGE (favor_window_get_page (fixture->window)))) == game);
}

/* Where a page of the panel may have its place. */
static graphene_rect_t
find_board (FavorLessonPage *page)
{
  FavorGamePage  *game = favor_lesson_page_get_page (page);
  graphene_rect_t at;

  favor_game_page_set_page (game, "board");
  page_fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (game->view),
                                            GTK_WIDGET (game),
                                            &at));
  return at;
}

typedef struct
{
  const char *path;
  const char *game;
  int         width;
  int         height;
} Steady;

static const Steady steady[] = {
  { "/lessons/steady/dragon/wide", "dragons-favour", 1280, 800 },
  { "/lessons/steady/dragon/narrow", "dragons-favour", 400, 800 },
  { "/lessons/steady/emperor/medium", "emperors-favor", 800, 700 },
  { "/lessons/steady/kingdom/wide", "kingdom-of-favors", 1280, 800 },
  { "/lessons/steady/kingdom/narrow", "kingdom-of-favors", 400, 800 },
};

/* Within one size of the window the board stays where it is, whatever the lesson says. */
static void
test_steady (Fixture *fixture, gconstpointer data)
{
  const Steady    *how = data;
  FavorLessonPage *page;
  FavorTutor      *tutor;
  graphene_rect_t  first;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), how->width, how->height);
  page_fixture_settle ();
  act (fixture->window, "win.tutorial", how->game);
  page_fixture_settle ();
  page = get_page (fixture);
  tutor = favor_lesson_page_get_tutor (page);
  first = find_board (page);
  while (favor_tutor_get_nth (tutor) + 1 < favor_tutor_get_n_steps (tutor))
    {
      graphene_rect_t now;

      if (offers (page, "lesson.hint"))
        act (page, "lesson.hint", NULL);
      now = find_board (page);
      if (!graphene_rect_equal (&now, &first))
        g_error ("the board jumps from %g,%g %gx%g to %g,%g %gx%g at “%s”",
                 first.origin.x,
                 first.origin.y,
                 first.size.width,
                 first.size.height,
                 now.origin.x,
                 now.origin.y,
                 now.size.width,
                 now.size.height,
                 favor_tutor_get_step (tutor)->id);
      advance (page);
    }
}

/* The person is called as has been said, also where nothing is won or lost. */
static void
test_name (Fixture *fixture, gconstpointer data)
{
  FavorSession *session;

  g_settings_set_string (fixture->settings, "player-name", "Zoë");
  act (fixture->window, "win.tutorial", data);
  session = favor_tutor_get_session (favor_lesson_page_get_tutor (get_page (fixture)));
  for (guint seat = 0; seat < favor_session_get_n_seats (session); seat++)
    {
      const FavorPlayer *player = favor_session_get_player (session, (FavorSeat) seat);

      g_assert_cmpint (g_str_equal (player->name, "Zoë"), ==, !player->is_bot);
    }
  g_settings_reset (fixture->settings, "player-name");
}

/* After a puzzle comes the page with all of them. */
static void
test_puzzles (Fixture *fixture, gconstpointer data)
{
  const FavorGame         *game = favor_games_find (data);
  g_autoptr (FavorLessons) lessons = favor_learn_load_lessons (game,
                                                               FAVOR_LEARN_PUZZLES,
                                                               NULL);

  g_assert_nonnull (lessons);
  for (guint i = 0; i < lessons->lessons->len; i++)
    {
      const FavorLesson *lesson = g_ptr_array_index (lessons->lessons, i);
      g_autofree char   *target = g_strconcat (data, "#", lesson->id, NULL);
      FavorLessonPage   *page;

      g_assert_false (favor_progress_is_done (fixture->settings, game->id, lesson->id));
      act (fixture->window, "win.puzzle", target);
      page = get_page (fixture);
      g_assert_nonnull (page);
      g_assert_cmpstr (favor_tutor_get_lesson (favor_lesson_page_get_tutor (page))->id,
                       ==,
                       lesson->id);
      walk (fixture);
      g_assert_true (favor_progress_is_done (fixture->settings, game->id, lesson->id));
      act (page, "lesson.next", NULL);
      g_assert_true (FAVOR_IS_LEARN_PAGE (favor_window_get_page (fixture->window)));
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  favor_style_follow (adw_style_manager_get_default ());
  g_test_add ("/lessons/tutorial/dragon",
              Fixture,
              "dragons-favour",
              set_up,
              test_tutorial,
              tear_down);
  g_test_add ("/lessons/tutorial/emperor",
              Fixture,
              "emperors-favor",
              set_up,
              test_tutorial,
              tear_down);
  g_test_add ("/lessons/tokens/tutorial",
              Fixture,
              "favor-tokens",
              set_up,
              test_tutorial,
              tear_down);
  g_test_add ("/lessons/kingdom/tutorial",
              Fixture,
              "kingdom-of-favors",
              set_up,
              test_tutorial,
              tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (steady); i++)
    g_test_add (steady[i].path, Fixture, &steady[i], set_up, test_steady, tear_down);
  g_test_add ("/lessons/name", Fixture, "dragons-favour", set_up, test_name, tear_down);
  g_test_add ("/lessons/puzzles/dragon",
              Fixture,
              "dragons-favour",
              set_up,
              test_puzzles,
              tear_down);
  g_test_add ("/lessons/puzzles/emperor",
              Fixture,
              "emperors-favor",
              set_up,
              test_puzzles,
              tear_down);
  g_test_add ("/lessons/tokens/puzzles",
              Fixture,
              "favor-tokens",
              set_up,
              test_puzzles,
              tear_down);
  g_test_add ("/lessons/kingdom/puzzles",
              Fixture,
              "kingdom-of-favors",
              set_up,
              test_puzzles,
              tear_down);
  return g_test_run ();
}
