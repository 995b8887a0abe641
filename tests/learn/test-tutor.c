/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-tutor.h"

#include "learn-fixture.h"

static FavorTutor *
make_tutor (FavorLearnPart part, const char *lesson)
{
  g_autoptr (GError) error = NULL;
  FavorLessons *lessons = favor_learn_load_lessons (learn_fixture_game (), part, &error);
  FavorTutor   *tutor;

  g_assert_no_error (error);
  tutor = favor_tutor_new (lessons, lesson);
  favor_tutor_go_to (tutor, 0, &error);
  g_assert_no_error (error);
  return tutor;
}

/* Plays what the tutor says the others do, as the page does. */
static void
play_replies (FavorTutor *tutor)
{
  g_autoptr (GArray) replies = favor_tutor_get_replies (tutor);
  FavorSession      *session = favor_tutor_get_session (tutor);

  g_assert_true (favor_tutor_get_state (tutor) == FAVOR_TUTOR_WATCH || replies->len == 0);
  for (guint i = 0; i < replies->len; i++)
    {
      g_autoptr (GError) error = NULL;

      favor_session_submit (session, &g_array_index (replies, FavorAction, i), &error);
      g_assert_no_error (error);
    }
}

static void
count_cb (FavorTutor *tutor, guint *n)
{
  (*n)++;
}

static void
test_whole_tutorial (void)
{
  g_autoptr (FavorTutor) tutor = make_tutor (FAVOR_LEARN_TUTORIAL, "council");
  guint                  choices = 0, changes = 0;

  g_signal_connect (tutor, "changed", G_CALLBACK (count_cb), &changes);
  while (favor_tutor_get_state (tutor) != FAVOR_TUTOR_DONE)
    {
      FavorAction action;
      guint       nth = favor_tutor_get_nth (tutor), before = changes;

      if (favor_tutor_get_expected (tutor, &action))
        {
          g_assert_true (favor_tutor_consider (tutor, &action));
          favor_session_submit (favor_tutor_get_session (tutor), &action, NULL);
          choices++;
        }
      else
        favor_tutor_next (tutor, NULL);
      g_assert_cmpuint (changes, >, before);
      if (favor_tutor_get_state (tutor) == FAVOR_TUTOR_WATCH)
        play_replies (tutor);
      g_assert_true (favor_tutor_get_nth (tutor) == nth + 1 ||
                     favor_tutor_get_state (tutor) == FAVOR_TUTOR_DONE);
    }
  g_assert_cmpuint (choices, ==, 6);
}

/* A step is the same whether one came to it by playing, by going back, or at once. */
static void
test_go_to (void)
{
  g_autoptr (FavorTutor) tutor = make_tutor (FAVOR_LEARN_TUTORIAL, "council");
  const FavorGame       *game = favor_tutor_get_game (tutor);
  guint                  n = favor_tutor_get_n_steps (tutor);
  g_autofree guint64    *hashes = g_new0 (guint64, n);

  for (guint i = 0; i < 2 * n; i++)
    {
      g_autoptr (GError) error = NULL;
      guint              nth = i < n ? i : 2 * n - 1 - i;
      FavorSession      *session;
      guint64            hash;

      g_assert_true (favor_tutor_go_to (tutor, nth, &error));
      session = favor_tutor_get_session (tutor);
      hash = favor_game_hash (
        game,
        favor_session_get_state (session, favor_session_get_n_plies (session)));
      if (i < n)
        hashes[nth] = hash;
      g_assert_true (hashes[nth] == hash);
      g_assert_cmpuint (favor_tutor_get_nth (tutor), ==, nth);
    }
}

static void
test_wrong_choice (void)
{
  g_autoptr (FavorTutor) tutor = make_tutor (FAVOR_LEARN_PUZZLES, "force");
  FavorAction            action;

  g_assert_true (favor_tutor_get_expected (tutor, &action));
  action.arg[1] = 5;
  g_assert_false (favor_tutor_consider (tutor, &action));
  g_assert_true (favor_tutor_get_missed (tutor));
  g_assert_nonnull (favor_tutor_get_remark (tutor));
  g_assert_cmpuint (favor_session_get_n_plies (favor_tutor_get_session (tutor)), ==, 0);
  favor_tutor_give_hint (tutor);
  g_assert_false (favor_tutor_get_missed (tutor));
  g_assert_cmpstr (favor_tutor_get_remark (tutor),
                   ==,
                   favor_tutor_get_step (tutor)->hint);
}

static void
test_answer (void)
{
  g_autoptr (FavorTutor) tutor = make_tutor (FAVOR_LEARN_PUZZLES, "tie");
  FavorAction            action;

  g_assert_true (favor_tutor_get_expected (tutor, &action));
  g_assert_true (favor_tutor_consider (tutor, &action));
  favor_session_submit (favor_tutor_get_session (tutor), &action, NULL);
  g_assert_cmpint (favor_tutor_get_state (tutor), ==, FAVOR_TUTOR_READ);
  g_assert_cmpstr (favor_tutor_get_text (tutor), ==, favor_tutor_get_step (tutor)->right);
  g_assert_false (favor_tutor_consider (tutor, &action));
  g_assert_nonnull (favor_tutor_get_remark (tutor));
  g_assert_true (favor_tutor_next (tutor, NULL));
  g_assert_cmpint (favor_tutor_get_state (tutor), ==, FAVOR_TUTOR_DONE);
}

/* Somebody goes back to where the step began: nothing is expected of that. */
static void
test_find (void)
{
  g_autoptr (FavorTutor) tutor = make_tutor (FAVOR_LEARN_TUTORIAL, "council");

  g_assert_cmpuint (favor_tutor_find (tutor, "clans"), ==, 1);
  g_assert_cmpuint (favor_tutor_find (tutor, "no such step"), ==, 0);
  g_assert_cmpuint (favor_tutor_find (tutor, ""), ==, 0);
}

static void
test_missing_position (void)
{
  static const char text[] =
    "<lessons game='dragons-favour'><lesson id='l'><title>T</title><summary>S</summary>"
    "<step id='a' position='council'><say>A</say></step>"
    "<step id='b' position='nowhere'><say>B</say></step></lesson></lessons>";
  g_autoptr (GBytes)     bytes = g_bytes_new_static (text, sizeof text - 1);
  g_autoptr (GError)     error = NULL;
  FavorLessons          *lessons = favor_lessons_parse ("l.xml",
                                               bytes,
                                               learn_fixture_game (),
                                               NULL);
  g_autoptr (FavorTutor) tutor = favor_tutor_new (lessons, "l");

  g_assert_true (favor_tutor_go_to (tutor, 0, NULL));
  g_assert_false (favor_tutor_next (tutor, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_assert_cmpuint (favor_tutor_get_nth (tutor), ==, 0);
  g_assert_nonnull (favor_tutor_get_session (tutor));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/whole-tutorial", test_whole_tutorial);
  g_test_add_func ("/tutor/go-to", test_go_to);
  g_test_add_func ("/tutor/wrong-choice", test_wrong_choice);
  g_test_add_func ("/tutor/answer", test_answer);
  g_test_add_func ("/tutor/find", test_find);
  g_test_add_func ("/tutor/missing-position", test_missing_position);
  return g_test_run ();
}
