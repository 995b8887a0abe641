/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-error.h"

G_BEGIN_DECLS

/* Deleted sessions lie in the folder "trash" of the library; the moment of the deletion, in
 * microseconds since 1970, stands before their names. Internal to the session library. */

#define FAVOR_TRASH_DAYS 30

gboolean favor_trash_put (const char *folder, const char *path, GError **error);

/**
 * favor_trash_find:
 * @wanted: (nullable): only a file that was called so
 * @name: (out) (transfer full): what it was called
 *
 * Returns: (transfer full) (nullable): path of the session deleted last, still in the trash;
 *   %NULL if there is none
 */
char *favor_trash_find (const char *folder, const char *wanted, char **name);

void favor_trash_clean (const char *folder, gint64 now);

G_END_DECLS
