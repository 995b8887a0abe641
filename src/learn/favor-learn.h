/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-lessons.h"
#include "favor-rules.h"
#include "favor-session.h"

G_BEGIN_DECLS

/* What there is to learn about a game lies among the resources, in a folder of the game's name:
 * rules.xml, tutorial.xml, puzzles.xml and the position files of the lessons. */

/**
 * FavorLearnPart:
 *
 * The files of a game; not every game has each.
 */
typedef enum
{
  FAVOR_LEARN_RULES,
  FAVOR_LEARN_TUTORIAL,
  FAVOR_LEARN_PUZZLES,
} FavorLearnPart;

gboolean favor_learn_has (const FavorGame *game, FavorLearnPart part);

FavorRules *favor_learn_load_rules (const FavorGame *game, GError **error);
FavorLessons *
favor_learn_load_lessons (const FavorGame *game, FavorLearnPart part, GError **error);

/**
 * favor_learn_load_position:
 * @name: of the file, without folder and suffix
 *
 * Errors: %FAVOR_ERROR_IO if there is none, and those of favor_save_from_bytes ()
 *
 * Returns: (transfer full): a session that begins with the position
 */
FavorSession *
favor_learn_load_position (const FavorGame *game, const char *name, GError **error);

G_END_DECLS
