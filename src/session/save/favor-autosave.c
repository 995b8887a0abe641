/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <unistd.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "favor-autosave.h"

#include "favor-journal.h"
#include "favor-properties.h"
#include "favor-signals.h"
#include "favor-save.h"
#include "favor-write-job.h"

/* Play pauses: a person has been thinking for so long. */
#define PAUSE_MS          2000
#define RETRY_MS          10000
#define MAX_JOURNAL_LINES 64

struct _FavorAutosave
{
  GObject        parent_instance;
  FavorSession  *session;
  char          *path;
  FavorLock     *lock;
  FavorJournal  *journal;
  FavorWriteJob *writing;

  /* Lines of the journal that @writing covers. */
  guint n_written;
  /* File and journal together do not say all: only the full file will do. */
  gboolean incomplete;
  /* ... and @writing began before that. */
  gboolean incomplete_since;

  guint timer;
  /* Why the last full write and the last line failed. */
  char *write_failure;
  char *journal_failure;
};

G_DEFINE_FINAL_TYPE (FavorAutosave, favor_autosave, G_TYPE_OBJECT)

enum
{
  PROP_FAILURE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  SIGNAL_SAVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void start_write (FavorAutosave *self);

static char *
failure_text (const GError *error)
{
  if (g_error_matches (error, FAVOR_ERROR, FAVOR_ERROR_LOCKED))
    return g_strdup (error->message);
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC))
    return g_strdup (_ ("The disk is full, so this game is not being saved. You can play "
                        "on; it will be saved as soon as there is room."));
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ACCES) ||
      g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_PERM) ||
      g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ROFS))
    return g_strdup (_ ("The folder of saved games cannot be written to, so this game is "
                        "not being saved. You can play on; each move tries again."));
  /* Translators: {reason} is the system's own message, for example "Input/output error". */
  return favor_text_fill (_ ("This game cannot be saved at the moment ({reason}). You "
                             "can play on; each move tries again."),
                          "reason",
                          error->message);
}

static void
set_failure (FavorAutosave *self, char **which, const GError *error)
{
  g_autofree char *before = g_strdup (favor_autosave_get_failure (self));

  g_free (*which);
  *which = error != NULL ? failure_text (error) : NULL;
  if (g_strcmp0 (before, favor_autosave_get_failure (self)) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FAILURE]);
}

static gboolean
timer_cb (gpointer data)
{
  FavorAutosave *self = data;

  self->timer = 0;
  start_write (self);
  return G_SOURCE_REMOVE;
}

static void
set_timer (FavorAutosave *self, guint milliseconds)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (milliseconds > 0)
    self->timer = g_timeout_add (milliseconds, timer_cb, self);
}

/* Without the lock nothing may be written; it may be free by now. */
static gboolean
have_lock (FavorAutosave *self)
{
  g_autoptr (GError) error = NULL;

  if (self->lock != NULL)
    return TRUE;
  self->lock = favor_lock_take (self->path, &error);
  if (!g_error_matches (error, FAVOR_ERROR, FAVOR_ERROR_LOCKED))
    /* No lock can be made there. Writing will say why, or work if only locks do not. */
    return TRUE;
  set_failure (self, &self->write_failure, error);
  set_timer (self, RETRY_MS);
  return FALSE;
}

/* Only the full file will do from here on. */
static void
set_incomplete (FavorAutosave *self)
{
  self->incomplete = TRUE;
  self->incomplete_since = self->writing != NULL;
}

static void
append_to_journal (FavorAutosave *self, GBytes *line)
{
  g_autoptr (GError) error = NULL;

  favor_journal_append (self->journal, line, &error);
  set_failure (self, &self->journal_failure, error);
  if (favor_journal_take_lost (self->journal))
    set_incomplete (self);
}

static gboolean
is_dirty (FavorAutosave *self)
{
  return self->incomplete || favor_journal_get_n_lines (self->journal) > 0 ||
         favor_session_get_modified (self->session);
}

/* The full file was written, or could not be. */
static void
note_written (FavorAutosave *self, const GError *error)
{
  set_failure (self, &self->write_failure, error);
  if (error != NULL)
    {
      set_timer (self, RETRY_MS);
      return;
    }

  self->incomplete = self->incomplete_since;
  self->incomplete_since = FALSE;
  favor_journal_cut (self->journal, self->n_written);
  append_to_journal (self, NULL);
  if (!self->incomplete && favor_journal_get_n_lines (self->journal) == 0)
    favor_session_mark_saved (self->session);
  g_signal_emit (self, signals[SIGNAL_SAVED], 0);
}

static void
write_done (FavorWriteJob *job, gpointer owner)
{
  FavorAutosave            *self = owner;
  g_autoptr (FavorWriteJob) ended = g_steal_pointer (&self->writing);

  g_assert (ended == job);
  note_written (self, favor_write_job_get_error (job));
  if (self->incomplete && self->write_failure == NULL)
    start_write (self);
}

/* The bytes are made here, on the main thread; only the disk is left to the other. */
static void
start_write (FavorAutosave *self)
{
  g_autoptr (GBytes) bytes = NULL;

  set_timer (self, 0);
  if (self->writing != NULL || !is_dirty (self) || !have_lock (self))
    return;
  bytes = favor_save_to_bytes (self->session);
  self->n_written = favor_journal_get_n_lines (self->journal);
  self->incomplete_since = FALSE;
  self->writing = favor_write_job_start (self->path, bytes, self, write_done);
}

static void
await_write (FavorAutosave *self)
{
  g_autoptr (FavorWriteJob) job = g_steal_pointer (&self->writing);

  if (job == NULL)
    return;
  favor_write_job_wait (job);
  note_written (self, favor_write_job_get_error (job));
}

static void
write_now (FavorAutosave *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (!have_lock (self))
    return;
  bytes = favor_save_to_bytes (self->session);
  self->n_written = favor_journal_get_n_lines (self->journal);
  self->incomplete_since = FALSE;
  favor_write_file (self->path, bytes, &error);
  note_written (self, error);
}

/* Somebody removed the file, perhaps with its folder and the lock. */
static void
notice_removal (FavorAutosave *self)
{
  if (self->incomplete || g_access (self->path, F_OK) == 0)
    return;
  set_incomplete (self);
  g_clear_pointer (&self->lock, favor_lock_release);
}

/* The line must be on the disk before the change is shown. */
static void
about_to_step_cb (FavorAutosave *self, GBytes *line)
{
  notice_removal (self);
  if (have_lock (self))
    append_to_journal (self, line);
  else
    set_incomplete (self);
  set_timer (self, PAUSE_MS);
}

/* If the file does not lead up to the line, the line alone is worth nothing: then the full
 * file has to be there before the next frame. */
static void
stepped_cb (FavorAutosave *self, guint from, guint to)
{
  /* Half of a change to another branch; the other half follows. */
  if (from == to)
    return;
  if (self->incomplete)
    await_write (self);
  if (self->incomplete)
    write_now (self);
  else if (favor_session_get_over (self->session) ||
           favor_autosave_get_failure (self) != NULL ||
           favor_journal_get_n_lines (self->journal) > MAX_JOURNAL_LINES)
    start_write (self);
  else if (!favor_session_awaits_person (self->session))
    set_timer (self, 0);
}

static void
favor_autosave_dispose (GObject *object)
{
  FavorAutosave *self = FAVOR_AUTOSAVE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->writing != NULL)
    favor_write_job_wait (self->writing);
  g_clear_pointer (&self->writing, favor_write_job_unref);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->lock, favor_lock_release);
  G_OBJECT_CLASS (favor_autosave_parent_class)->dispose (object);
}

static void
favor_autosave_finalize (GObject *object)
{
  FavorAutosave *self = FAVOR_AUTOSAVE (object);

  g_free (self->path);
  g_free (self->write_failure);
  g_free (self->journal_failure);
  favor_journal_free (self->journal);
  G_OBJECT_CLASS (favor_autosave_parent_class)->finalize (object);
}

/* clang-format off */
static const FavorProperty table[N_PROPS] = {
  [PROP_FAILURE] = { "failure", G_TYPE_STRING, FAVOR_READABLE,
                     .get = G_CALLBACK (favor_autosave_get_failure) },
};

/* clang-format on */

static void
favor_autosave_class_init (FavorAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = favor_autosave_dispose;
  object_class->finalize = favor_autosave_finalize;

  favor_properties_install (object_class, table, N_PROPS, properties);

  signals[SIGNAL_SAVED] = favor_signal_new (klass, "saved", 0);
}

static void
favor_autosave_init (FavorAutosave *self)
{
}

FavorAutosave *
favor_autosave_new (FavorSession *session,
                    const char   *path,
                    FavorLock    *lock,
                    gboolean      on_disk)
{
  FavorAutosave     *self = g_object_new (FAVOR_TYPE_AUTOSAVE, NULL);
  g_autoptr (GBytes) lines = NULL;

  self->session = g_object_ref (session);
  self->path = g_strdup (path);
  self->lock = lock;
  self->journal = favor_journal_new (path);
  lines = favor_journal_read (path);
  if (lines != NULL)
    favor_journal_resume (self->journal, lines);
  /* A journal that was left behind may end in lines that are of no use, and none that
   * follows those would be. */
  self->incomplete = !on_disk || lines != NULL;

  favor_signals_connect (session, "about-to-step", G_CALLBACK (about_to_step_cb), self);
  favor_signals_connect (session, "stepped", G_CALLBACK (stepped_cb), self);
  return self;
}

/**
 * favor_autosave_get_session:
 *
 * Returns: (transfer none) (nullable): whose file it keeps; %NULL after
 *   favor_autosave_close ()
 */
FavorSession *
favor_autosave_get_session (FavorAutosave *self)
{
  return self->session;
}

/**
 * favor_autosave_get_path:
 *
 * Returns: (transfer none): the session's file
 */
const char *
favor_autosave_get_path (FavorAutosave *self)
{
  return self->path;
}

/**
 * favor_autosave_get_failure:
 *
 * Returns: (transfer none) (nullable): why saving fails at the moment, translated
 */
const char *
favor_autosave_get_failure (FavorAutosave *self)
{
  return self->write_failure != NULL ? self->write_failure : self->journal_failure;
}

/**
 * favor_autosave_is_incomplete:
 *
 * Returns: whether only the full file will do: nothing is saved before it is written
 */
gboolean
favor_autosave_is_incomplete (FavorAutosave *self)
{
  return self->incomplete;
}

/**
 * favor_autosave_flush:
 *
 * Writes the full file in a thread if it does not say all yet.
 */
void
favor_autosave_flush (FavorAutosave *self)
{
  g_return_if_fail (FAVOR_IS_AUTOSAVE (self));

  start_write (self);
}

/**
 * favor_autosave_flush_now:
 *
 * Writes the full file before it returns, if it does not say all yet.
 *
 * Returns: %FALSE if that failed
 */
gboolean
favor_autosave_flush_now (FavorAutosave *self)
{
  g_return_val_if_fail (FAVOR_IS_AUTOSAVE (self), FALSE);

  set_timer (self, 0);
  await_write (self);
  if (is_dirty (self))
    write_now (self);
  return favor_autosave_get_failure (self) == NULL;
}

/**
 * favor_autosave_close:
 *
 * Writes what is to be written, then lets go of session and file.
 */
void
favor_autosave_close (FavorAutosave *self)
{
  g_return_if_fail (FAVOR_IS_AUTOSAVE (self));

  favor_autosave_flush_now (self);
  g_object_run_dispose (G_OBJECT (self));
}
