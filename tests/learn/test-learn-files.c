/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "learn-fixture.h"
#include "learn-proof.h"

#include "favor-tutor.h"

/* ---- Rules ---------------------------------------------------------------------------- */

static FavorRules *
load_rules (const FavorGame *game)
{
  g_autoptr (GError) error = NULL;
  FavorRules        *rules = favor_learn_load_rules (game, &error);

  g_assert_no_error (error);
  return rules;
}

static void
assert_known (const char *const *ids, const FavorKind *kinds, guint n_kinds)
{
  for (; ids != NULL && *ids != NULL; ids++)
    {
      gboolean known = FALSE;

      for (guint i = 0; i < n_kinds; i++)
        known |= g_str_equal (kinds[i].id, *ids);
      if (!known)
        g_error ("the game has no “%s”", *ids);
    }
}

static void
assert_explained (FavorRules      *rules,
                  FavorRulesTopic  topic,
                  const FavorKind *kinds,
                  guint            first,
                  guint            n_kinds)
{
  for (guint i = first; i < n_kinds; i++)
    if (favor_rules_find_topic (rules, topic, kinds[i].id) == NULL)
      g_error ("“%s” is explained nowhere", kinds[i].id);
}

/* Every id in the file is one of the game, and every one of the game is explained. */
static void
test_topics (gconstpointer data)
{
  const FavorGame       *game = data;
  g_autoptr (FavorRules) rules = load_rules (game);

  const struct
  {
    FavorRulesTopic  topic;
    const FavorKind *kinds;
    guint            first;
    guint            n;
  } tables[] = {
    { FAVOR_RULES_ACTION, game->actions, 0, game->n_actions },
    { FAVOR_RULES_EVENT, game->events, 0, game->n_events },
    /* The first one means that nothing was refused. */
    { FAVOR_RULES_REFUSAL, game->refusals, 1, game->n_refusals },
    { FAVOR_RULES_SCORE, game->score_lines, 0, game->n_score_lines },
  };

  g_assert_cmpstr (rules->game_id, ==, game->id);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      assert_explained (rules,
                        tables[i].topic,
                        tables[i].kinds,
                        tables[i].first,
                        tables[i].n);
      for (guint j = 0; j < rules->sections->len; j++)
        {
          FavorRulesSection *section = g_ptr_array_index (rules->sections, j);

          assert_known ((const char *const *) section->explains[tables[i].topic],
                        tables[i].kinds,
                        tables[i].n);
        }
    }
}

static void
test_options (gconstpointer data)
{
  const FavorGame       *game = data;
  g_autoptr (FavorRules) rules = load_rules (game);
  const FavorSchema     *options = game->options;
  guint                  named = 0;

  for (guint i = 0; i < options->n_fields; i++)
    g_assert_nonnull (favor_rules_find_topic (rules,
                                              FAVOR_RULES_OPTION,
                                              options->fields[i].name));
  for (guint i = 0; i < rules->sections->len; i++)
    named += g_strv_length (((FavorRulesSection *) g_ptr_array_index (rules->sections, i))
                              ->explains[FAVOR_RULES_OPTION]);
  g_assert_cmpuint (named, ==, options->n_fields);
}

/* ---- Lessons -------------------------------------------------------------------------- */

static FavorLessons *
load_lessons (const FavorGame *game, FavorLearnPart part)
{
  g_autoptr (GError) error = NULL;
  FavorLessons      *lessons = favor_learn_load_lessons (game, part, &error);

  g_assert_no_error (error);
  return lessons;
}

static gconstpointer
newest_state (FavorSession *session)
{
  return favor_session_get_state (session, favor_session_get_n_plies (session));
}

/* Whatever of the expected is chosen, the others can play what the step says; and every other
 * legal action has its answer. */
static void
check_choice (FavorTutor *tutor)
{
  const FavorLessonStep *step = favor_tutor_get_step (tutor);
  const FavorGame       *game = favor_tutor_get_game (tutor);
  guint                  nth = favor_tutor_get_nth (tutor), expected = 0;
  g_auto (FavorActions)  legal = { NULL };

  game->list (newest_state (favor_tutor_get_session (tutor)), &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      FavorAction        action = legal.items[i];
      g_autoptr (GArray) replies = NULL;

      if (!favor_lesson_step_expects (step, &action))
        {
          g_assert_nonnull (favor_lesson_step_answer (step, &action));
          continue;
        }
      expected++;
      favor_tutor_go_to (tutor, nth, NULL);
      replies = favor_tutor_get_replies (tutor);
      g_assert_true (favor_session_submit (favor_tutor_get_session (tutor),
                                           &action,
                                           NULL));
      for (guint j = 0; j < replies->len; j++)
        {
          /* Nobody would play it for a person. */
          g_assert_false (favor_session_awaits_person (favor_tutor_get_session (tutor)));
          g_assert_true (favor_session_submit (favor_tutor_get_session (tutor),
                                               &g_array_index (replies, FavorAction, j),
                                               NULL));
        }
      favor_tutor_go_to (tutor, nth, NULL);
    }
  g_assert_cmpuint (expected, >, 0);
  g_assert_true (favor_session_awaits_person (favor_tutor_get_session (tutor)));
}

static void
check_lessons (const FavorGame *game, FavorLearnPart part, guint least)
{
  g_autoptr (FavorLessons) list = load_lessons (game, part);

  g_assert_cmpuint (list->lessons->len, >=, least);
  for (guint i = 0; i < list->lessons->len; i++)
    {
      FavorLesson           *lesson = g_ptr_array_index (list->lessons, i);
      g_autoptr (FavorTutor) tutor = favor_tutor_new (load_lessons (game, part),
                                                      lesson->id);

      for (guint nth = 0; nth < lesson->steps->len; nth++)
        {
          g_autoptr (GError) error = NULL;

          favor_tutor_go_to (tutor, nth, &error);
          g_assert_no_error (error);
          if (favor_tutor_get_step (tutor)->expected->len > 0)
            check_choice (tutor);
        }
    }
}

static void
test_tutorial (gconstpointer data)
{
  check_lessons (data, FAVOR_LEARN_TUTORIAL, 1);
}

static void
test_puzzles (gconstpointer data)
{
  check_lessons (data, FAVOR_LEARN_PUZZLES, 3);
}

/* ---- Proofs --------------------------------------------------------------------------- */

static gboolean
holds (FavorTutor *tutor, gconstpointer state, const FavorAction *action)
{
  const FavorLesson *lesson = favor_tutor_get_lesson (tutor);
  const FavorGame   *game = favor_tutor_get_game (tutor);

  if (g_str_equal (lesson->proof, "stop"))
    return learn_proof_stops (game, state, action, lesson, favor_tutor_get_nth (tutor));
  return learn_proof_wins (game, state, action);
}

/* In the first step just the expected actions do it, in those that follow each of them. */
static void
prove_step (FavorTutor *tutor, gboolean alone)
{
  const FavorLessonStep *step = favor_tutor_get_step (tutor);
  const FavorGame       *game = favor_tutor_get_game (tutor);
  gconstpointer          state = newest_state (favor_tutor_get_session (tutor));
  g_auto (FavorActions)  legal = { NULL };

  game->list (state, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      gboolean expected = favor_lesson_step_expects (step, &legal.items[i]);

      if (alone || expected)
        g_assert_cmpint (expected, ==, holds (tutor, state, &legal.items[i]));
    }
  if (alone)
    g_assert_cmpuint (legal.n, >, step->expected->len);
}

static void
test_proofs (gconstpointer data)
{
  const FavorGame         *game = data;
  g_autoptr (FavorLessons) list = load_lessons (game, FAVOR_LEARN_PUZZLES);

  for (guint i = 0; i < list->lessons->len; i++)
    {
      FavorLesson           *lesson = g_ptr_array_index (list->lessons, i);
      g_autoptr (FavorTutor) tutor = favor_tutor_new (load_lessons (game,
                                                                    FAVOR_LEARN_PUZZLES),
                                                      lesson->id);

      g_assert_nonnull (lesson->proof);
      for (guint nth = 0; nth < lesson->steps->len; nth++)
        {
          favor_tutor_go_to (tutor, nth, NULL);
          prove_step (tutor, nth == 0);
        }
    }
}

/* ---- Files that are not there --------------------------------------------------------- */

static void
test_missing (void)
{
  const FavorGame   *other = favor_games_find ("dummy-race");
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (other);
  g_assert_false (favor_learn_has (other, FAVOR_LEARN_RULES));
  g_assert_null (favor_learn_load_rules (other, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_clear_error (&error);
  g_assert_null (favor_learn_load_lessons (other, FAVOR_LEARN_TUTORIAL, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_clear_error (&error);
  g_assert_null (favor_learn_load_position (learn_fixture_game (), "nowhere", &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_assert_nonnull (strstr (error->message, "nowhere.favor"));
}

static void
add (const FavorGame *game, FavorLearnPart part, const char *name, GTestDataFunc function)
{
  g_autofree char *path = g_strconcat ("/learn-files/", game->id, "/", name, NULL);

  if (favor_learn_has (game, part))
    g_test_add_data_func (path, game, function);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame *game = favor_games_get_nth (i);

      add (game, FAVOR_LEARN_RULES, "topics", test_topics);
      add (game, FAVOR_LEARN_RULES, "options", test_options);
      add (game, FAVOR_LEARN_TUTORIAL, "tutorial", test_tutorial);
      add (game, FAVOR_LEARN_PUZZLES, "puzzles", test_puzzles);
      add (game, FAVOR_LEARN_PUZZLES, "proofs", test_proofs);
    }
  g_test_add_func ("/learn-files/missing", test_missing);
  return g_test_run ();
}
