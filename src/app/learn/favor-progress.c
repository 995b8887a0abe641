/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-progress.h"

#define STEPS "lesson-steps"
#define DONE  "lessons-done"

static char *
make_key (const char *game_id, const char *lesson_id)
{
  return g_strconcat (game_id, "/", lesson_id, NULL);
}

/**
 * favor_progress_get_step:
 * @settings: where it is kept
 * @game_id: of the game
 * @lesson_id: of the lesson
 *
 * Returns: (transfer full): the id of the step to go on with, "" for the beginning
 */
char *
favor_progress_get_step (GSettings *settings, const char *game_id, const char *lesson_id)
{
  g_autoptr (GVariant) steps = g_settings_get_value (settings, STEPS);
  g_autofree char     *key = make_key (game_id, lesson_id);
  const char          *step = "";

  g_variant_lookup (steps, key, "&s", &step);
  return g_strdup (step);
}

/**
 * favor_progress_set_step:
 * @settings: where it is kept
 * @game_id: of the game
 * @lesson_id: of the lesson
 * @step_id: of the step to go on with, "" for the beginning
 *
 * Keeps how far somebody is in a lesson.
 */
void
favor_progress_set_step (GSettings  *settings,
                         const char *game_id,
                         const char *lesson_id,
                         const char *step_id)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, STEPS);
  g_autofree char     *key = make_key (game_id, lesson_id);
  GVariantBuilder      builder;
  GVariantIter         iter;
  const char          *other, *step;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, before);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &step))
    if (!g_str_equal (other, key))
      g_variant_builder_add (&builder, "{ss}", other, step);
  if (*step_id != '\0')
    g_variant_builder_add (&builder, "{ss}", key, step_id);
  g_settings_set_value (settings, STEPS, g_variant_builder_end (&builder));
}

/**
 * favor_progress_is_done:
 * @settings: where it is kept
 * @game_id: of the game
 * @lesson_id: of the lesson
 *
 * Returns: whether the lesson was ever done
 */
gboolean
favor_progress_is_done (GSettings *settings, const char *game_id, const char *lesson_id)
{
  g_auto (GStrv)   done = g_settings_get_strv (settings, DONE);
  g_autofree char *key = make_key (game_id, lesson_id);

  return g_strv_contains ((const char *const *) done, key);
}

/**
 * favor_progress_has_done_any:
 * @settings: where it is kept
 * @game_id: of the game
 *
 * Returns: whether any lesson of that game was ever done
 */
gboolean
favor_progress_has_done_any (GSettings *settings, const char *game_id)
{
  g_auto (GStrv)   done = g_settings_get_strv (settings, DONE);
  g_autofree char *prefix = make_key (game_id, "");

  for (guint i = 0; done[i] != NULL; i++)
    if (g_str_has_prefix (done[i], prefix))
      return TRUE;
  return FALSE;
}

/**
 * favor_progress_set_done:
 * @settings: where it is kept
 * @game_id: of the game
 * @lesson_id: of the lesson
 *
 * Keeps that the lesson is done, for good.
 */
void
favor_progress_set_done (GSettings *settings, const char *game_id, const char *lesson_id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv)           before = g_settings_get_strv (settings, DONE);
  g_auto (GStrv)           after = NULL;
  g_autofree char         *key = make_key (game_id, lesson_id);

  if (g_strv_contains ((const char *const *) before, key))
    return;
  g_strv_builder_addv (builder, (const char **) before);
  g_strv_builder_add (builder, key);
  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, DONE, (const char *const *) after);
}
