/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <glib/gstdio.h>
#include <glib-unix.h>

#include "favor-journal.h"

#define JOURNAL_SUFFIX ".journal"

struct _FavorJournal
{
  char *path;
  /* Bytes of whole lines on the disk, as this object left them. */
  goffset size;
  /* Lines that could not be written yet. */
  GString *pending;
  guint    n_lines;
  gboolean on_disk;
  gboolean lost;
};

static char *
journal_path (const char *save_path)
{
  return g_strconcat (save_path, JOURNAL_SUFFIX, NULL);
}

/**
 * favor_journal_new:
 * @save_path: the session's file
 *
 * The disk is not touched.
 *
 * Returns: (transfer full): the journal beside that file
 */
FavorJournal *
favor_journal_new (const char *save_path)
{
  FavorJournal *self = g_new0 (FavorJournal, 1);

  self->path = journal_path (save_path);
  self->pending = g_string_new (NULL);
  return self;
}

/**
 * favor_journal_free:
 *
 * Frees the journal; what is on the disk stays.
 */
void
favor_journal_free (FavorJournal *self)
{
  g_free (self->path);
  g_string_free (self->pending, TRUE);
  g_free (self);
}

GBytes *
favor_journal_read (const char *save_path)
{
  g_autofree char *path = journal_path (save_path);
  char            *contents;
  gsize            length;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR) ||
      !g_file_get_contents (path, &contents, &length, NULL))
    return NULL;
  return g_bytes_new_take (contents, length);
}

/**
 * favor_journal_resume:
 * @contents: what was read from the disk
 *
 * Goes on behind the whole lines of @contents.
 */
void
favor_journal_resume (FavorJournal *self, GBytes *contents)
{
  gsize       length;
  const char *text = g_bytes_get_data (contents, &length);

  g_assert (self->size == 0 && self->n_lines == 0);

  self->on_disk = TRUE;
  for (gsize i = 0; i < length; i++)
    if (text[i] == '\n')
      {
        self->n_lines++;
        self->size = (goffset) i + 1;
      }
}

static gboolean
fail (GError **error, int reason)
{
  g_set_error_literal (error,
                       G_FILE_ERROR,
                       g_file_error_from_errno (reason),
                       g_strerror (reason));
  return FALSE;
}

static int
open_journal (FavorJournal *self)
{
  int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  int fd = open (self->path, flags, 0666);
  g_autofree char *folder = NULL;

  if (fd >= 0 || errno != ENOENT)
    return fd;
  folder = g_path_get_dirname (self->path);
  if (g_mkdir_with_parents (folder, 0777) != 0)
    return -1;
  return open (self->path, flags, 0666);
}

/* Brings the file to the length it was left with: a piece of a line that did not fit goes,
 * as does what is left of lines that somebody else took away. */
static gboolean
prepare (FavorJournal *self, int fd)
{
  struct stat info;

  if (fstat (fd, &info) != 0)
    return FALSE;
  if (info.st_size < self->size)
    {
      self->lost = TRUE;
      self->size = 0;
    }
  return info.st_size == self->size || ftruncate (fd, self->size) == 0;
}

static gboolean
write_pending (FavorJournal *self, int fd)
{
  gsize done = 0;

  while (done < self->pending->len)
    {
      gssize n = write (fd, self->pending->str + done, self->pending->len - done);

      if (n > 0)
        done += (gsize) n;
      else if (n < 0 && errno != EINTR)
        return FALSE;
    }
  self->size += (goffset) self->pending->len;
  g_string_truncate (self->pending, 0);
  return TRUE;
}

/* Opened for each line, so that a journal which was moved away, removed or comes back with
 * its disk is noticed. That costs microseconds. */
static gboolean
flush (FavorJournal *self, GError **error)
{
  int fd, reason = 0;

  if (self->pending->len == 0)
    return TRUE;
  fd = open_journal (self);
  if (fd < 0)
    return fail (error, errno);
  self->on_disk = TRUE;
  if (!prepare (self, fd) || !write_pending (self, fd))
    {
      reason = errno;
      /* Should this fail, too, it is made good before the next line. */
      if (ftruncate (fd, self->size) != 0)
        g_debug ("%s: %s", self->path, g_strerror (errno));
    }
  if (close (fd) != 0 && reason == 0)
    reason = errno;
  return reason == 0 || fail (error, reason);
}

gboolean
favor_journal_append (FavorJournal *self, GBytes *line, GError **error)
{
  gsize         length;
  gconstpointer text;

  if (line != NULL)
    {
      text = g_bytes_get_data (line, &length);
      g_string_append_len (self->pending, text, (gssize) length);
      g_string_append_c (self->pending, '\n');
      self->n_lines++;
    }
  return flush (self, error);
}

/**
 * favor_journal_get_n_lines:
 *
 * Returns: the number of lines since the last favor_journal_cut ()
 */
guint
favor_journal_get_n_lines (FavorJournal *self)
{
  return self->n_lines;
}

void
favor_journal_cut (FavorJournal *self, guint n_lines)
{
  g_assert (n_lines <= self->n_lines);

  self->n_lines -= n_lines;
  if (self->n_lines > 0)
    return;

  /* Should it not go, its lines are of no effect, and the next one clears it. */
  if (self->on_disk)
    g_unlink (self->path);
  self->on_disk = FALSE;
  self->size = 0;
  g_string_truncate (self->pending, 0);
}

/**
 * favor_journal_take_lost:
 *
 * Returns: whether lines were lost because somebody removed or shortened the journal;
 *   %TRUE once
 */
gboolean
favor_journal_take_lost (FavorJournal *self)
{
  gboolean lost = self->lost;

  self->lost = FALSE;
  return lost;
}
