/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <glib/gi18n-lib.h>
#include <glib-unix.h>

#include "favor-store-entry.h"

#include "favor-json.h"

/* What is read off the files of a library, in any thread. */

static gint64
modification_time (const struct stat *info)
{
  return info->st_mtim.tv_sec * G_USEC_PER_SEC + info->st_mtim.tv_nsec / 1000;
}

/**
 * favor_stamp_read:
 * @path: of a session file
 * @stamp: (out caller-allocates): what tells whether it changes
 *
 * Returns: %FALSE if there is no such regular file
 */
gboolean
favor_stamp_read (const char *path, FavorStamp *stamp)
{
  g_autofree char *journal = g_strconcat (path, ".journal", NULL);
  struct stat      info;

  *stamp = (FavorStamp){ 0 };
  if (stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return FALSE;
  stamp->modified = modification_time (&info);
  stamp->size = (guint64) info.st_size;
  stamp->inode = info.st_ino;
  if (stat (journal, &info) == 0 && S_ISREG (info.st_mode))
    {
      stamp->journal_modified = modification_time (&info);
      stamp->journal_size = (guint64) info.st_size;
    }
  return TRUE;
}

/**
 * favor_stamp_equal:
 * @a: a stamp
 * @b: another one
 *
 * Returns: whether both are of the same contents
 */
gboolean
favor_stamp_equal (const FavorStamp *a, const FavorStamp *b)
{
  return a->modified == b->modified && a->size == b->size && a->inode == b->inode &&
         a->journal_modified == b->journal_modified && a->journal_size == b->journal_size;
}

static gboolean
read_error (const char *path, int reason, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *text = NULL;

  /* Translators: {name} is a file name, {reason} the system's own message. */
  text = favor_text_fill (_ ("“{name}” cannot be read: {reason}."),
                          "name reason",
                          name,
                          g_strerror (reason));
  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, text);
  return FALSE;
}

/* Reads until the end or one byte more than allowed. */
static gboolean
read_all (int fd, GByteArray *bytes)
{
  guint8 buffer[65536];

  while (bytes->len <= FAVOR_JSON_MAX_BYTES)
    {
      gssize n = read (fd, buffer, sizeof buffer);

      if (n == 0)
        return TRUE;
      if (n > 0)
        g_byte_array_append (bytes, buffer, (guint) n);
      else if (errno != EINTR)
        return FALSE;
    }
  return TRUE;
}

/* Neither waits for a pipe nor swallows a huge file. */
GBytes *
favor_store_read_file (const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int                    fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat            info;
  int                    reason = 0;

  if (fd < 0)
    {
      read_error (path, errno, error);
      return NULL;
    }
  if (fstat (fd, &info) != 0 || (S_ISREG (info.st_mode) && !read_all (fd, bytes)))
    reason = errno;
  else if (!S_ISREG (info.st_mode))
    reason = S_ISDIR (info.st_mode) ? EISDIR : EINVAL;
  close (fd);

  if (reason != 0)
    {
      read_error (path, reason, error);
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* What the library shows of a file whose journal was left by a process that was killed. */
static GBytes *
read_with_journal (const char *path, GError **error)
{
  g_autoptr (FavorSession) session = favor_save_load_file (path, error);

  return session != NULL ? favor_save_to_bytes (session) : NULL;
}

/**
 * favor_record_new:
 * @path: of a session file
 * @stamp: what it had when it was found
 *
 * Reads the file and, if there is one, what its journal adds; writes nothing. Any
 * thread.
 *
 * Returns: (transfer full): what the library shows of it
 */
FavorRecord *
favor_record_new (const char *path, const FavorStamp *stamp)
{
  FavorRecord       *self = g_new0 (FavorRecord, 1);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  self->path = g_strdup (path);
  self->stamp = *stamp;
  bytes = stamp->journal_size > 0 ? read_with_journal (path, &error)
                                  : favor_store_read_file (path, &error);
  if (bytes == NULL || !favor_save_summarize (bytes, &self->summary, &error))
    self->damaged = g_strdup (error->message);
  return self;
}

/**
 * favor_record_free:
 *
 * Frees a record.
 */
void
favor_record_free (FavorRecord *self)
{
  g_free (self->path);
  g_free (self->damaged);
  favor_save_summary_clear (&self->summary);
  g_free (self);
}
