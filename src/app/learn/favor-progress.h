/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How far somebody is in the lessons, kept in the settings. A lesson is named by the game's id
 * and its own. */

char *
favor_progress_get_step (GSettings *settings, const char *game_id, const char *lesson_id);
void favor_progress_set_step (GSettings  *settings,
                              const char *game_id,
                              const char *lesson_id,
                              const char *step_id);
gboolean
favor_progress_is_done (GSettings *settings, const char *game_id, const char *lesson_id);
gboolean
favor_progress_has_done_any (GSettings *settings, const char *game_id);
void
favor_progress_set_done (GSettings *settings, const char *game_id, const char *lesson_id);

G_END_DECLS
