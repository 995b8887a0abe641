/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-error.h"

G_BEGIN_DECLS

/* The right to write one session file, kept in a file beside it (NAME.favor.lock) that the
 * kernel unlocks when the process ends, however it ends. Internal to the session library. */

typedef struct _FavorLock FavorLock;

/**
 * favor_lock_take:
 * @path: of the session file, which need not exist
 *
 * Never waits.
 *
 * Errors: %FAVOR_ERROR_LOCKED if anybody else has it, also in this process;
 *   %FAVOR_ERROR_IO if no lock can be made there
 */
FavorLock *favor_lock_take (const char *path, GError **error);
void       favor_lock_release (FavorLock *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorLock, favor_lock_release)

G_END_DECLS
