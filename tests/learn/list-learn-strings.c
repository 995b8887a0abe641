/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <stdio.h>

#include "favor-games.h"
#include "favor-learn.h"

/* Prints, a line each, every text of data/learn that the application looks up in a catalogue. */

static void
print (const char *text)
{
  if (text != NULL)
    puts (text);
}

static void
print_rules (const FavorGame *game)
{
  g_autoptr (FavorRules) rules = favor_learn_load_rules (game, NULL);

  for (guint i = 0; i < rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (rules->sections, i);

      print (section->title);
      for (guint j = 0; j < section->blocks->len; j++)
        {
          FavorRulesBlock *block = g_ptr_array_index (section->blocks, j);

          print (block->title);
          print (block->text);
        }
    }
}

static void
print_lessons (const FavorGame *game, FavorLearnPart part)
{
  g_autoptr (FavorLessons) lessons = favor_learn_load_lessons (game, part, NULL);

  for (guint i = 0; i < lessons->lessons->len; i++)
    {
      FavorLesson *lesson = g_ptr_array_index (lessons->lessons, i);

      print (lesson->title);
      print (lesson->summary);
      for (guint j = 0; j < lesson->steps->len; j++)
        {
          FavorLessonStep *step = g_ptr_array_index (lesson->steps, j);

          print (step->say);
          print (step->hint);
          print (step->right);
          for (guint k = 0; k < step->otherwise->len; k++)
            print (((FavorLessonTurn *) g_ptr_array_index (step->otherwise, k))->text);
        }
    }
}

int
main (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame *game = favor_games_get_nth (i);

      if (favor_learn_has (game, FAVOR_LEARN_RULES))
        print_rules (game);
      if (favor_learn_has (game, FAVOR_LEARN_TUTORIAL))
        print_lessons (game, FAVOR_LEARN_TUTORIAL);
      if (favor_learn_has (game, FAVOR_LEARN_PUZZLES))
        print_lessons (game, FAVOR_LEARN_PUZZLES);
    }
  return 0;
}
