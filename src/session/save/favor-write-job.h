/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes a file atomically, in a thread, in such a way that the main thread can wait for it
 * when the program ends. Internal to the session library. */

typedef struct _FavorWriteJob FavorWriteJob;

typedef void (*FavorWriteJobDone) (FavorWriteJob *job, gpointer owner);

/**
 * favor_write_job_start:
 * @owner: a GObject, not kept alive
 * @done: called on the main thread, unless @owner is gone or favor_write_job_wait () was
 *   called
 */
FavorWriteJob *favor_write_job_start (const char       *path,
                                      GBytes           *bytes,
                                      gpointer          owner,
                                      FavorWriteJobDone done);
void    favor_write_job_wait (FavorWriteJob *self);
const GError *favor_write_job_get_error (FavorWriteJob *self);
void          favor_write_job_unref (FavorWriteJob *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorWriteJob, favor_write_job_unref)

gboolean favor_write_file (const char *path, GBytes *bytes, GError **error);

G_END_DECLS
