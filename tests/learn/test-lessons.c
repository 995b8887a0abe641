/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "learn-fixture.h"

#define HEAD                                                                             \
  "<lessons game='dragons-favour'><lesson id='l'><title>T</title><summary>S</summary>"
#define STEP "<step id='s' position='council'><say>Say</say>"
#define TAIL "</step></lesson></lessons>"

static gboolean
parse (GBytes *bytes, GError **error)
{
  g_autoptr (FavorLessons) lessons = favor_lessons_parse ("lessons.xml",
                                                          bytes,
                                                          learn_fixture_game (),
                                                          error);

  return lessons != NULL;
}

static FavorLessons *
parse_text (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  FavorLessons      *lessons = favor_lessons_parse ("lessons.xml",
                                               bytes,
                                               learn_fixture_game (),
                                               &error);

  g_assert_no_error (error);
  return lessons;
}

static guint8
find_kind (const char *id)
{
  const FavorGame *game = learn_fixture_game ();

  for (guint8 i = 0; i < game->n_actions; i++)
    if (g_str_equal (game->actions[i].id, id))
      return i;
  g_assert_not_reached ();
}

static void
test_choices (void)
{
  g_autoptr (FavorLessons) lessons =
    parse_text (HEAD STEP "<do kind='place-vote' card='noble' on='artisan'/>"
                          "<otherwise kind='place-vote' card='noble'>Card</otherwise>"
                          "<otherwise kind='place-vote'>Kind</otherwise>"
                          "<otherwise>Any</otherwise>"
                          "<then seat='2' kind='give-favour' to='1' favour='3'/>" TAIL);
  FavorLesson           *lesson = favor_lessons_find (lessons, "l");
  const FavorLessonStep *step = g_ptr_array_index (lesson->steps, 0);
  const FavorLessonTurn *reply = g_ptr_array_index (step->replies, 0);
  FavorAction            action = { .kind = find_kind ("place-vote") };

  /* Roles by number: artisan, assassin, merchant, noble. */
  action.arg[0] = 3;
  g_assert_true (favor_lesson_step_expects (step, &action));
  action.arg[1] = 1;
  g_assert_false (favor_lesson_step_expects (step, &action));
  g_assert_cmpstr (favor_lesson_step_answer (step, &action), ==, "Card");
  action.arg[0] = 2;
  g_assert_cmpstr (favor_lesson_step_answer (step, &action), ==, "Kind");
  action.kind = find_kind ("give-favour");
  g_assert_cmpstr (favor_lesson_step_answer (step, &action), ==, "Any");
  g_assert_cmpuint (reply->action.kind, ==, action.kind);
  g_assert_cmpint (reply->action.seat, ==, 2);
  g_assert_cmpint (reply->action.arg[0], ==, 1);
  g_assert_cmpint (reply->action.arg[1], ==, 3);
  g_assert_null (favor_lessons_find (lessons, "other"));
}

static FavorLessons *
parse_offer (const char *attributes, GError **error)
{
  const FavorGame *game = favor_games_find ("emperors-favor");
  g_autofree char *text = g_strdup_printf (
    "<lessons game='emperors-favor'><lesson id='l'><title>T</title><summary>S</summary>"
    "<step id='s' position='court'><say>S</say>"
    "<then seat='1' kind='offer-trade' to='0' %s/></step></lesson></lessons>",
    attributes);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return favor_lessons_parse ("lessons.xml", bytes, game, error);
}

/* Parts of arguments and lists of cards; what is not named has its fallback. */
static void
test_parts (void)
{
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorLessons) lessons =
    parse_offer ("give.cards='soup dumplings soup incense' take.gold='7'", &error);
  FavorLesson       *lesson;
  const FavorAction *action;

  g_assert_no_error (error);
  lesson = favor_lessons_find (lessons, "l");
  action = &((FavorLessonTurn *) g_ptr_array_index (
               ((FavorLessonStep *) g_ptr_array_index (lesson->steps, 0))->replies,
               0))
              ->action;
  /* The partner; then Gold and the six Staff of each side: two Soup and one Dumplings are 8. */
  g_assert_cmpint (action->arg[0], ==, 0);
  g_assert_cmpint (action->arg[1], ==, 0);
  g_assert_cmpint (action->arg[3], ==, 8);
  g_assert_cmpint (action->arg[5], ==, 1);
  g_assert_cmpint (action->arg[11], ==, 7);
  g_assert_null (parse_offer ("give.cards='soup hat'", &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_null (parse_offer ("give.hat='1'", &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_null (parse_offer ("to.gold='1'", &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_FORMAT);
}

static void
test_fallbacks (void)
{
  const FavorGame  *game = favor_games_find ("emperors-favor");
  static const char text[] =
    "<lessons game='emperors-favor'><lesson id='l'><title>T</title><summary>S</summary>"
    "<step id='s' position='court'><say>S</say>"
    "<then seat='0' kind='play' piece='soup'/></step></lesson></lessons>";
  g_autoptr (GBytes)       bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorLessons) lessons = favor_lessons_parse ("lessons.xml",
                                                          bytes,
                                                          game,
                                                          &error);
  FavorLesson             *lesson;
  const FavorLessonTurn   *turn;

  g_assert_no_error (error);
  lesson = favor_lessons_find (lessons, "l");
  turn = g_ptr_array_index (((FavorLessonStep *) g_ptr_array_index (lesson->steps, 0))
                              ->replies,
                            0);
  g_assert_cmpint (turn->action.arg[0], ==, 3);
  g_assert_cmpint (turn->action.arg[1], ==, FAVOR_NONE);
  g_assert_cmpuint (turn->given, ==, 1);
}

static void
test_damage (void)
{
  static const struct
  {
    const char *text;
    const char *words;
  } bad[] = {
    { "<lessons/>", "“game”" },
    { "<lessons game='chess'/>", "no lessons" },
    { "<others game='dragons-favour'/>", "no lessons" },
    { HEAD "</lesson></lessons>", "position" },
    { HEAD "<step id='s'><say>Say</say>" TAIL, "position" },
    { HEAD "<step id='s' position='council'>" TAIL, "nothing" },
    { HEAD STEP "<say>Again</say>" TAIL, "twice" },
    { HEAD "<step id='s' position='council' points='moon'><say>S</say>" TAIL, "“moon”" },
    { HEAD STEP "<do kind='fly'/><otherwise>O</otherwise>" TAIL, "“fly”" },
    { HEAD STEP "<do kind='place-vote' card='jester'/><otherwise>O</otherwise>" TAIL,
      "“jester”" },
    { HEAD STEP "<do kind='place-vote' hat='1'/><otherwise>O</otherwise>" TAIL, "“hat”" },
    { HEAD STEP "<do card='noble'/><otherwise>O</otherwise>" TAIL, "“kind”" },
    { HEAD STEP "<do kind='accept-deal'/>" TAIL, "answer" },
    { HEAD STEP
      "<do kind='accept-deal'/><otherwise kind='accept-deal'>O</otherwise>" TAIL,
      "answer" },
    { HEAD STEP "<do seat='1' kind='accept-deal'/><otherwise>O</otherwise>" TAIL,
      "“seat”" },
    { HEAD STEP "<otherwise>O</otherwise>" TAIL, "choose" },
    { HEAD STEP "<right>R</right>" TAIL, "choose" },
    { HEAD STEP "<then kind='accept-deal'/>" TAIL, "“seat”" },
    { HEAD STEP "<then seat='9' kind='accept-deal'/>" TAIL, "“9”" },
    { HEAD STEP "<then seat='1' kind='nominate-votes' votes='99999'/>" TAIL, "“99999”" },
    { HEAD STEP "</step><step id='s'><say>Say</say>" TAIL, "another" },
    { "<lessons game='dragons-favour'><lesson id='l'/></lessons>", "title" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    learn_fixture_refuse (parse, bad[i].text, FAVOR_ERROR_FORMAT, bad[i].words);
}

static void
test_mutations (void)
{
  g_autoptr (GBytes) tutorial = learn_fixture_load ("tutorial.xml");
  g_autoptr (GBytes) puzzles = learn_fixture_load ("puzzles.xml");

  learn_fixture_mutate (parse, tutorial, 700);
  learn_fixture_mutate (parse, puzzles, 700);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lessons/choices", test_choices);
  g_test_add_func ("/lessons/parts", test_parts);
  g_test_add_func ("/lessons/fallbacks", test_fallbacks);
  g_test_add_func ("/lessons/damage", test_damage);
  g_test_add_func ("/lessons/mutations", test_mutations);
  return g_test_run ();
}
