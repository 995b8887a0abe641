/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-learn"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "favor-learn.h"

#include "favor-games.h"
#include "favor-save.h"

#define FOLDER "/io/github/favorgames/Favor/learn/"

static const char *const files[] = {
  [FAVOR_LEARN_RULES] = "rules.xml",
  [FAVOR_LEARN_TUTORIAL] = "tutorial.xml",
  [FAVOR_LEARN_PUZZLES] = "puzzles.xml",
};

/* (nullable) (transfer full): the path of a file of `game` among the resources */
static char *
make_path (const FavorGame *game, const char *file)
{
  const char *name = favor_games_get_name (game);

  return name == NULL ? NULL : g_strconcat (FOLDER, name, "/", file, NULL);
}

static GBytes *
load (const FavorGame *game, const char *file, GError **error)
{
  g_autofree char *path = make_path (game, file);
  GBytes          *bytes = NULL;

  if (path != NULL)
    bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    {
      g_autofree char *text = favor_text_expand (
        /* Translators: {file} is the name of a file that belongs to the application */
        _ ("The file {file} is missing from the application."),
        "file",
        file,
        NULL);

      g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, text);
    }
  return bytes;
}

/**
 * favor_learn_has:
 *
 * Returns: whether there is such a file for @game
 */
gboolean
favor_learn_has (const FavorGame *game, FavorLearnPart part)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (game != NULL, FALSE);

  path = make_path (game, files[part]);
  return path != NULL &&
         g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/**
 * favor_learn_load_rules:
 * @game: whose rules
 *
 * Errors: %FAVOR_ERROR_IO if there are none, and those of favor_rules_parse ()
 * Returns: (transfer full) (nullable): the rules
 */
FavorRules *
favor_learn_load_rules (const FavorGame *game, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  bytes = load (game, files[FAVOR_LEARN_RULES], error);
  return bytes == NULL ? NULL
                       : favor_rules_parse (files[FAVOR_LEARN_RULES], bytes, error);
}

/**
 * favor_learn_load_lessons:
 * @game: whose lessons
 * @part: %FAVOR_LEARN_TUTORIAL or %FAVOR_LEARN_PUZZLES
 *
 * Errors: %FAVOR_ERROR_IO if there are none, and those of favor_lessons_parse ()
 * Returns: (transfer full) (nullable): the lessons
 */
FavorLessons *
favor_learn_load_lessons (const FavorGame *game, FavorLearnPart part, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (part != FAVOR_LEARN_RULES, NULL);

  bytes = load (game, files[part], error);
  return bytes == NULL ? NULL : favor_lessons_parse (files[part], bytes, game, error);
}

FavorSession *
favor_learn_load_position (const FavorGame *game, const char *name, GError **error)
{
  g_autofree char   *file = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  file = g_strconcat (name, FAVOR_SAVE_SUFFIX, NULL);
  bytes = load (game, file, error);
  return bytes == NULL ? NULL : favor_save_from_bytes (bytes, error);
}
