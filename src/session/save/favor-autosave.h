/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-lock.h"
#include "favor-session.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_AUTOSAVE (favor_autosave_get_type ())
G_DECLARE_FINAL_TYPE (FavorAutosave, favor_autosave, FAVOR, AUTOSAVE, GObject)

/**
 * FavorAutosave: keeps the file of one session as favor-store.h promises.
 *
 * Property: `failure` (nullable string: why saving fails at the moment). Signal: `saved`:
 * the full file was written. Internal to the session library.
 */

/**
 * favor_autosave_new:
 * @path: the session's file
 * @lock: (transfer full) (nullable): the right to write it; %NULL: none could be had, it is
 *   tried again
 * @on_disk: the file and its journal lead up to @session as it is
 */
FavorAutosave *favor_autosave_new (FavorSession *session,
                                   const char   *path,
                                   FavorLock    *lock,
                                   gboolean      on_disk);
FavorSession  *favor_autosave_get_session (FavorAutosave *self);
const char    *favor_autosave_get_path    (FavorAutosave *self);
const char    *favor_autosave_get_failure (FavorAutosave *self);

gboolean       favor_autosave_is_incomplete (FavorAutosave *self);

void favor_autosave_flush (FavorAutosave *self);
gboolean favor_autosave_flush_now (FavorAutosave *self);
void favor_autosave_close (FavorAutosave *self);

G_END_DECLS
