/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <glib-unix.h>

#include "favor-lock.h"

#include "favor-text.h"

#define LOCK_SUFFIX ".lock"

struct _FavorLock
{
  char *path;
  int   fd;
};

/* Whoever lets go of a lock removes its file. A process that opened the file just before
 * that would lock a file which nobody finds any more. */
static gboolean
still_there (const char *path, int fd)
{
  struct stat by_path, by_fd;

  return stat (path, &by_path) == 0 && fstat (fd, &by_fd) == 0 &&
         by_path.st_dev == by_fd.st_dev && by_path.st_ino == by_fd.st_ino;
}

static int
lock_file (const char *path)
{
  for (;;)
    {
      int fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);

      if (fd < 0)
        return -1;
      if (flock (fd, LOCK_EX | LOCK_NB) != 0)
        {
          int reason = errno;

          close (fd);
          errno = reason;
          return -1;
        }
      if (still_there (path, fd))
        return fd;
      close (fd);
    }
}

FavorLock *
favor_lock_take (const char *path, GError **error)
{
  g_autofree char *lock_path = g_strconcat (path, LOCK_SUFFIX, NULL);
  int              fd = lock_file (lock_path);
  FavorLock       *self;

  if (fd < 0 && errno == EWOULDBLOCK)
    {
      g_set_error_literal (
        error,
        FAVOR_ERROR,
        FAVOR_ERROR_LOCKED,
        _ ("Another running copy of Favor has this game open. Close it there first."));
      return NULL;
    }
  if (fd < 0)
    {
      g_autofree char *text = NULL;

      /* Translators: {reason} is the system's own message. */
      text =
        favor_text_fill (_ ("The folder of saved games cannot be written to: {reason}."),
                         "reason",
                         g_strerror (errno));
      g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, text);
      return NULL;
    }

  self = g_new0 (FavorLock, 1);
  self->path = g_steal_pointer (&lock_path);
  self->fd = fd;
  return self;
}

/**
 * favor_lock_release:
 *
 * Gives the right to write the file back.
 */
void
favor_lock_release (FavorLock *self)
{
  if (still_there (self->path, self->fd))
    g_unlink (self->path);
  close (self->fd);
  g_free (self->path);
  g_free (self);
}
