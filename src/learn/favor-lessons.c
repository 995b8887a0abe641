/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-learn"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-lessons.h"

#include "favor-text.h"
#include "favor-xml.h"

static void
turn_free (FavorLessonTurn *turn)
{
  g_free (turn->text);
  g_free (turn);
}

static void
step_free (FavorLessonStep *step)
{
  g_free (step->id);
  g_free (step->position);
  g_free (step->points);
  g_free (step->say);
  g_free (step->hint);
  g_free (step->right);
  g_ptr_array_unref (step->expected);
  g_ptr_array_unref (step->otherwise);
  g_ptr_array_unref (step->replies);
  g_free (step);
}

static void
lesson_free (FavorLesson *lesson)
{
  g_free (lesson->id);
  g_free (lesson->title);
  g_free (lesson->summary);
  g_free (lesson->proof);
  g_ptr_array_unref (lesson->steps);
  g_free (lesson);
}

/**
 * favor_lessons_free:
 *
 * Frees lessons.
 */
void
favor_lessons_free (FavorLessons *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->lessons);
  g_free (self);
}

/* ---- Turns ---------------------------------------------------------------------------- */

static gboolean
parse_value (const FavorField *field, const char *text, gint64 *value)
{
  if (field->n_dims > 0)
    return FALSE;
  if (field->type == FAVOR_TYPE_ENUM)
    {
      for (guint i = 0; i < field->words->n_words; i++)
        if (g_str_equal (field->words->words[i].id, text))
          {
            *value = i;
            return TRUE;
          }
      return FALSE;
    }
  if (field->type == FAVOR_TYPE_BOOL)
    {
      *value = g_str_equal (text, "true");
      return *value || g_str_equal (text, "false");
    }
  if (field->type == FAVOR_TYPE_SEAT)
    return g_ascii_string_to_signed (text, 10, 0, FAVOR_MAX_SEATS - 1, value, NULL);
  return field->type == FAVOR_TYPE_INT &&
         g_ascii_string_to_signed (text, 10, field->min, field->max, value, NULL);
}

static gboolean
refuse_value (FavorXml *xml, const char *name, const char *value, GError **error)
{
  g_autofree char *what = favor_text_expand (
    /* Translators: a defect in a file; both are words of the file */
    _ ("“{value}” cannot be the value of “{name}”."),
    "value",
    value,
    "name",
    name,
    NULL);

  return favor_xml_refuse (xml, what, error);
}

/* Counts each word of `text` in a packed bag. */
static gboolean
parse_bag (const FavorField *field, const char *text, gpointer base)
{
  g_auto (GStrv) ids = g_strsplit (text, " ", -1);
  guint          spread = MAX (field->spread, 1u);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      guint  word = 0;
      gint64 weight = 1;

      while (word < field->words->n_words &&
             !g_str_equal (field->words->words[word].id, ids[i]))
        word++;
      if (word == field->words->n_words)
        return FALSE;
      for (guint digit = 0; digit < word % spread; digit++)
        weight *= field->base;
      favor_field_set (field,
                       base,
                       word / spread,
                       favor_field_get (field, base, word / spread) + weight);
    }
  return TRUE;
}

static gboolean
read_argument (FavorLessonTurn   *turn,
               const FavorSchema *args,
               guint              first,
               const char        *name,
               const char        *text)
{
  const FavorField *field = favor_schema_find (args, name);
  gint16           *base = turn->action.arg + first;
  gint64            value;
  guint             n = 1;

  if (field == NULL)
    return FALSE;
  first += field->offset / sizeof (gint16);
  if (field->type == FAVOR_TYPE_BAG && field->base > 0 && field->n_dims == 1)
    {
      n = field->dims[0].capacity;
      if (!parse_bag (field, text, base))
        return FALSE;
    }
  else if (parse_value (field, text, &value))
    favor_field_set (field, base, 0, value);
  else
    return FALSE;
  turn->given |= ((1u << n) - 1) << first;
  return TRUE;
}

/* The arguments stand in the attributes that have their names; "give.gold" is the part "gold" of
 * the argument "give". What is not named has its fallback. */
static gboolean
read_arguments (FavorLessonTurn   *turn,
                FavorXml          *xml,
                const FavorSchema *args,
                GError           **error)
{
  GHashTableIter iter;
  gpointer       name, text;

  if (args != NULL)
    favor_schema_set_defaults (args, turn->action.arg);
  g_hash_table_iter_init (&iter, xml->attributes);
  while (g_hash_table_iter_next (&iter, &name, &text))
    {
      g_auto (GStrv)     parts = g_strsplit (name, ".", 2);
      const FavorSchema *schema = args;
      const FavorField  *outer = NULL;
      guint              first = 0;

      if (g_str_equal (name, "kind"))
        continue;
      if (args != NULL && parts[1] != NULL)
        {
          outer = favor_schema_find (args, parts[0]);
          schema = outer != NULL ? outer->schema : NULL;
          first = outer != NULL ? outer->offset / sizeof (gint16) : 0;
        }
      if (schema == NULL || !read_argument (turn,
                                            schema,
                                            first,
                                            parts[1] != NULL ? parts[1] : parts[0],
                                            text))
        return refuse_value (xml, name, text, error);
    }
  return TRUE;
}

static gboolean
read_kind (FavorLessonTurn *turn, FavorXml *xml, const FavorGame *game, GError **error)
{
  const char *id = favor_xml_get (xml, "kind");

  turn->kind = -1;
  if (id == NULL)
    return g_hash_table_size (xml->attributes) == 0 ||
           favor_xml_need (xml, "kind", error) != NULL;
  for (guint kind = 0; kind < game->n_actions; kind++)
    if (g_str_equal (game->actions[kind].id, id))
      turn->kind = (int) kind;
  if (turn->kind < 0)
    return refuse_value (xml, "kind", id, error);
  turn->action.kind = (guint8) turn->kind;
  return read_arguments (turn, xml, game->actions[turn->kind].args, error);
}

static gboolean
read_seat (FavorLessonTurn *turn, FavorXml *xml, const FavorGame *game, GError **error)
{
  const char *text = favor_xml_need (xml, "seat", error);
  gint64      seat;

  if (text == NULL || favor_xml_need (xml, "kind", error) == NULL)
    return FALSE;
  if (!g_ascii_string_to_signed (text, 10, 0, game->max_seats - 1, &seat, NULL))
    return refuse_value (xml, "seat", text, error);
  turn->action.seat = (FavorSeat) seat;
  /* What is left are the arguments. */
  g_hash_table_remove (xml->attributes, "seat");
  return TRUE;
}

/* `says`: it has words; otherwise it names who acts. */
static FavorLessonTurn *
read_turn (FavorXml        *xml,
           const FavorGame *game,
           gboolean         says,
           gboolean         acts,
           GError         **error)
{
  FavorLessonTurn *turn = g_new0 (FavorLessonTurn, 1);

  if (favor_xml_check (xml, "*", "", says, error) &&
      (!acts || read_seat (turn, xml, game, error)) && read_kind (turn, xml, game, error))
    {
      turn->text = says ? g_strdup (xml->text) : NULL;
      return turn;
    }
  turn_free (turn);
  return NULL;
}

/* ---- Steps and lessons ---------------------------------------------------------------- */

static char **
find_words (FavorLessonStep *step, const char *name)
{
  if (g_str_equal (name, "say"))
    return &step->say;
  if (g_str_equal (name, "hint"))
    return &step->hint;
  return &step->right;
}

static gboolean
read_part (FavorLessonStep *step, FavorXml *xml, const FavorGame *game, GError **error)
{
  GPtrArray       *turns = step->expected;
  gboolean         says = g_str_equal (xml->name, "otherwise");
  gboolean         acts = g_str_equal (xml->name, "then");
  FavorLessonTurn *turn;
  char           **words;

  if (!says && !acts && !g_str_equal (xml->name, "do"))
    {
      words = find_words (step, xml->name);
      if (*words != NULL)
        return favor_xml_refuse (xml, _ ("This stands here twice."), error);
      if (!favor_xml_check (xml, "", "", TRUE, error))
        return FALSE;
      *words = g_strdup (xml->text);
      return TRUE;
    }
  if (says)
    turns = step->otherwise;
  else if (acts)
    turns = step->replies;
  turn = read_turn (xml, game, says, acts, error);
  if (turn != NULL)
    g_ptr_array_add (turns, turn);
  return turn != NULL;
}

static gboolean
is_region (const char *points)
{
  static const char *const regions[] = { "seats", "board", "decision", "panel", NULL };

  return points == NULL || g_strv_contains (regions, points);
}

/* Nothing that can be chosen may be left without an answer. */
static gboolean
check_step (FavorLessonStep *step, FavorXml *xml, GError **error)
{
  FavorLessonTurn *last;

  if (step->say == NULL)
    return favor_xml_refuse (xml, _ ("The step says nothing."), error);
  if (!is_region (step->points))
    return refuse_value (xml, "points", step->points, error);
  if (step->expected->len == 0)
    {
      if (step->otherwise->len > 0 || step->right != NULL)
        return favor_xml_refuse (xml, _ ("There is nothing to choose here."), error);
      return TRUE;
    }
  last = step->otherwise->len == 0
           ? NULL
           : g_ptr_array_index (step->otherwise, step->otherwise->len - 1);
  if (last == NULL || last->kind >= 0)
    return favor_xml_refuse (xml, _ ("Other actions are left without an answer."), error);
  return TRUE;
}

static FavorLessonStep *
step_new (FavorXml *xml)
{
  FavorLessonStep *step = g_new0 (FavorLessonStep, 1);

  step->id = g_strdup (favor_xml_get (xml, "id"));
  step->position = g_strdup (favor_xml_get (xml, "position"));
  step->points = g_strdup (favor_xml_get (xml, "points"));
  step->expected = g_ptr_array_new_with_free_func ((GDestroyNotify) turn_free);
  step->otherwise = g_ptr_array_new_with_free_func ((GDestroyNotify) turn_free);
  step->replies = g_ptr_array_new_with_free_func ((GDestroyNotify) turn_free);
  return step;
}

static gboolean
read_step (FavorLesson *lesson, FavorXml *xml, const FavorGame *game, GError **error)
{
  FavorLessonStep *step;
  const char      *id = favor_xml_need (xml, "id", error);

  if (id == NULL || !favor_xml_check (xml,
                                      "id position points",
                                      "say hint right do otherwise then",
                                      FALSE,
                                      error))
    return FALSE;
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((FavorLessonStep *) g_ptr_array_index (lesson->steps, i))->id, id))
      return favor_xml_refuse (xml, _ ("There is another step of this id."), error);
  step = step_new (xml);
  g_ptr_array_add (lesson->steps, step);
  for (guint i = 0; i < xml->children->len; i++)
    if (!read_part (step, g_ptr_array_index (xml->children, i), game, error))
      return FALSE;
  return check_step (step, xml, error);
}

static gboolean
read_steps (FavorLesson *lesson, FavorXml *xml, const FavorGame *game, GError **error)
{
  for (guint i = 0; i < xml->children->len; i++)
    {
      FavorXml *child = g_ptr_array_index (xml->children, i);

      if (g_str_equal (child->name, "step"))
        {
          if (!read_step (lesson, child, game, error))
            return FALSE;
        }
      else if (!favor_xml_check (child, "", "", TRUE, error))
        return FALSE;
    }
  if (lesson->steps->len == 0 ||
      ((FavorLessonStep *) g_ptr_array_index (lesson->steps, 0))->position == NULL)
    return favor_xml_refuse (xml, _ ("The first step needs a position."), error);
  return TRUE;
}

static gboolean
read_lesson (FavorLessons *self, FavorXml *xml, GError **error)
{
  FavorLesson *lesson;
  const char  *id = favor_xml_need (xml, "id", error);
  const char  *title = favor_xml_get_text (xml, "title");
  const char  *summary = favor_xml_get_text (xml, "summary");

  if (id == NULL ||
      !favor_xml_check (xml, "id proof", "title summary step", FALSE, error))
    return FALSE;
  if (title == NULL || summary == NULL)
    return favor_xml_refuse (xml, _ ("A lesson needs a title and a summary."), error);
  if (favor_lessons_find (self, id) != NULL)
    return favor_xml_refuse (xml, _ ("There is another lesson of this id."), error);
  lesson = g_new0 (FavorLesson, 1);
  lesson->id = g_strdup (id);
  lesson->title = g_strdup (title);
  lesson->summary = g_strdup (summary);
  lesson->proof = g_strdup (favor_xml_get (xml, "proof"));
  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) step_free);
  g_ptr_array_add (self->lessons, lesson);
  if (lesson->proof != NULL && !g_str_equal (lesson->proof, "win") &&
      !g_str_equal (lesson->proof, "stop"))
    return refuse_value (xml, "proof", lesson->proof, error);
  return read_steps (lesson, xml, self->game, error);
}

FavorLessons *
favor_lessons_parse (const char      *file,
                     GBytes          *bytes,
                     const FavorGame *game,
                     GError         **error)
{
  gsize                    length;
  const char              *data = g_bytes_get_data (bytes, &length);
  g_autoptr (FavorXml)     root = favor_xml_parse (file, data ? data : "", length, error);
  g_autoptr (FavorLessons) self = NULL;
  const char              *game_id;

  g_return_val_if_fail (game != NULL, NULL);

  if (root == NULL)
    return NULL;
  game_id = favor_xml_need (root, "game", error);
  if (game_id == NULL || !favor_xml_check (root, "game", "lesson", FALSE, error))
    return NULL;
  if (!g_str_equal (root->name, "lessons") || !g_str_equal (game_id, game->id))
    {
      favor_xml_refuse (root, _ ("These are no lessons of this game."), error);
      return NULL;
    }
  self = g_new0 (FavorLessons, 1);
  self->game = game;
  self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) lesson_free);
  for (guint i = 0; i < root->children->len; i++)
    if (!read_lesson (self, g_ptr_array_index (root->children, i), error))
      return NULL;
  return g_steal_pointer (&self);
}

/* ---- Use ------------------------------------------------------------------------------ */

FavorLesson *
favor_lessons_find (FavorLessons *self, const char *id)
{
  for (guint i = 0; i < self->lessons->len; i++)
    {
      FavorLesson *lesson = g_ptr_array_index (self->lessons, i);

      if (g_strcmp0 (lesson->id, id) == 0)
        return lesson;
    }
  return NULL;
}

static gboolean
turn_matches (const FavorLessonTurn *self, const FavorAction *action)
{
  if (self->kind < 0)
    return TRUE;
  if (self->kind != action->kind)
    return FALSE;
  for (guint i = 0; i < FAVOR_ACTION_ARGS; i++)
    if ((self->given & (1u << i)) != 0 && self->action.arg[i] != action->arg[i])
      return FALSE;
  return TRUE;
}

/**
 * favor_lesson_step_expects:
 * @step: a step
 * @action: of its game
 *
 * Returns: whether the step expects the action
 */
gboolean
favor_lesson_step_expects (const FavorLessonStep *step, const FavorAction *action)
{
  for (guint i = 0; i < step->expected->len; i++)
    if (turn_matches (g_ptr_array_index (step->expected, i), action))
      return TRUE;
  return FALSE;
}

/**
 * favor_lesson_step_answer:
 * @step: a step
 * @action: a legal action that the step does not expect
 *
 * Returns: (transfer none) (nullable): what is said to it; markup in English
 */
const char *
favor_lesson_step_answer (const FavorLessonStep *step, const FavorAction *action)
{
  for (guint i = 0; i < step->otherwise->len; i++)
    {
      const FavorLessonTurn *turn = g_ptr_array_index (step->otherwise, i);

      if (turn_matches (turn, action))
        return turn->text;
    }
  return NULL;
}
