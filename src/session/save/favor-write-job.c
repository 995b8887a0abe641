/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <errno.h>

#include <glib/gstdio.h>

#include "favor-write-job.h"

/* GTask and the mutex hand the job over as well, but the thread sanitizer cannot see into
 * GLib; the atomic state it sees. */
enum
{
  PREPARED,
  HANDED_OVER,
  DONE,
};

struct _FavorWriteJob
{
  char             *path;
  GBytes           *bytes;
  GWeakRef          owner;
  FavorWriteJobDone done;
  GError           *error;

  gint   state;
  GMutex mutex;
  GCond  ended_cond;
  /* Only of the main thread. */
  gboolean collected;
};

static void
job_clear (gpointer data)
{
  FavorWriteJob *self = data;

  g_free (self->path);
  g_bytes_unref (self->bytes);
  g_weak_ref_clear (&self->owner);
  g_clear_error (&self->error);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->ended_cond);
}

/**
 * favor_write_job_unref:
 *
 * Lets go of a job. Any thread.
 */
void
favor_write_job_unref (FavorWriteJob *self)
{
  g_atomic_rc_box_release_full (self, job_clear);
}

/**
 * favor_write_file:
 * @path: of the file
 * @bytes: its contents
 *
 * Writes a file atomically on the calling thread.
 *
 * Errors: %FAVOR_ERROR_IO
 * Returns: %FALSE with an error if that failed
 */
gboolean
favor_write_file (const char *path, GBytes *bytes, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);

  if (g_mkdir_with_parents (folder, 0777) != 0)
    {
      g_set_error_literal (error,
                           G_FILE_ERROR,
                           g_file_error_from_errno (errno),
                           g_strerror (errno));
      return FALSE;
    }
  return g_file_set_contents_full (path,
                                   data,
                                   (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT,
                                   0666,
                                   error);
}

static void
write_worker (GTask        *task,
              gpointer      source_object,
              gpointer      task_data,
              GCancellable *cancellable)
{
  FavorWriteJob *self = task_data;

  g_return_if_fail (g_atomic_int_get (&self->state) == HANDED_OVER);
  favor_write_file (self->path, self->bytes, &self->error);
  g_mutex_lock (&self->mutex);
  g_atomic_int_set (&self->state, DONE);
  g_cond_broadcast (&self->ended_cond);
  g_mutex_unlock (&self->mutex);
  g_task_return_boolean (task, TRUE);
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  FavorWriteJob      *self = g_task_get_task_data (G_TASK (result));
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);

  g_return_if_fail (g_atomic_int_get (&self->state) == DONE);
  if (owner == NULL || self->collected)
    return;
  self->collected = TRUE;
  self->done (self, owner);
}

FavorWriteJob *
favor_write_job_start (const char       *path,
                       GBytes           *bytes,
                       gpointer          owner,
                       FavorWriteJobDone done)
{
  FavorWriteJob    *self = g_atomic_rc_box_new0 (FavorWriteJob);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, ended_cb, NULL);

  self->path = g_strdup (path);
  self->bytes = g_bytes_ref (bytes);
  self->done = done;
  g_weak_ref_init (&self->owner, owner);
  g_mutex_init (&self->mutex);
  g_cond_init (&self->ended_cond);

  g_task_set_source_tag (task, favor_write_job_start);
  g_task_set_task_data (task,
                        g_atomic_rc_box_acquire (self),
                        (GDestroyNotify) favor_write_job_unref);
  g_atomic_int_set (&self->state, HANDED_OVER);
  g_task_run_in_thread (task, write_worker);
  return self;
}

/**
 * favor_write_job_wait:
 *
 * Waits for the end; the callback will not be called.
 */
void
favor_write_job_wait (FavorWriteJob *self)
{
  self->collected = TRUE;
  g_mutex_lock (&self->mutex);
  while (g_atomic_int_get (&self->state) != DONE)
    g_cond_wait (&self->ended_cond, &self->mutex);
  g_mutex_unlock (&self->mutex);
}

/**
 * favor_write_job_get_error:
 *
 * May be asked after the end.
 *
 * Returns: (transfer none) (nullable): why it failed
 */
const GError *
favor_write_job_get_error (FavorWriteJob *self)
{
  return self->error;
}
