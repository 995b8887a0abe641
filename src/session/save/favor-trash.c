/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "favor-trash.h"

#include "favor-save.h"

#define TRASH_FOLDER "trash"
#define DAY          (24 * G_TIME_SPAN_HOUR)
/* g_file_set_contents_full () writes to NAME.favor.XXXXXX first. */
#define TEMPORARY_LETTERS 6

static gboolean
put_error (int reason, GError **error)
{
  g_autofree char *text = NULL;

  /* Translators: {reason} is the system's own message. */
  text = favor_text_fill (_ ("The game cannot be deleted: {reason}."),
                          "reason",
                          g_strerror (reason));
  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, text);
  return FALSE;
}

/**
 * favor_trash_put:
 * @folder: the library's
 * @path: of a file in it
 *
 * Moves a file into the trash.
 *
 * Errors: %FAVOR_ERROR_IO
 * Returns: %FALSE with an error if that failed
 */
gboolean
favor_trash_put (const char *folder, const char *path, GError **error)
{
  g_autofree char *trash = g_build_filename (folder, TRASH_FOLDER, NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *target = NULL;

  if (g_mkdir_with_parents (trash, 0777) != 0)
    return put_error (errno, error);
  target = g_strdup_printf ("%s/%" G_GINT64_FORMAT "-%s",
                            trash,
                            g_get_real_time (),
                            name);
  if (g_rename (path, target) != 0)
    return put_error (errno, error);
  return TRUE;
}

/* When the file in the trash was deleted; -1 if it is none of ours. */
static gint64
deletion_time (const char *name, const char **original)
{
  char  *end;
  gint64 stamp = g_ascii_strtoll (name, &end, 10);

  if (end == name || *end != '-' || stamp < 0)
    return -1;
  if (original != NULL)
    *original = end + 1;
  return stamp;
}

char *
favor_trash_find (const char *folder, const char *wanted, char **name)
{
  g_autofree char *trash = g_build_filename (folder, TRASH_FOLDER, NULL);
  g_autoptr (GDir) dir = g_dir_open (trash, 0, NULL);
  g_autofree char *newest = NULL;
  gint64           newest_time = -1;
  const char      *entry, *original = NULL;

  while (dir != NULL && (entry = g_dir_read_name (dir)) != NULL)
    {
      gint64 stamp = deletion_time (entry, &original);

      if (stamp <= newest_time || !g_str_has_suffix (entry, FAVOR_SAVE_SUFFIX) ||
          (wanted != NULL && !g_str_equal (original, wanted)))
        continue;
      newest_time = stamp;
      g_free (newest);
      newest = g_strdup (entry);
    }
  if (newest == NULL)
    return NULL;
  deletion_time (newest, &original);
  *name = g_strdup (original);
  return g_build_filename (trash, newest, NULL);
}

static void
clean_trash (const char *folder, gint64 now)
{
  g_autofree char *trash = g_build_filename (folder, TRASH_FOLDER, NULL);
  g_autoptr (GDir) dir = g_dir_open (trash, 0, NULL);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gint64           stamp = deletion_time (name, NULL);
      g_autofree char *path = g_build_filename (trash, name, NULL);

      if (stamp >= 0 && stamp < now - FAVOR_TRASH_DAYS * DAY)
        g_unlink (path);
    }
}

static gboolean
is_temporary (const char *name)
{
  const char *mark = g_strrstr (name, FAVOR_SAVE_SUFFIX ".");

  return mark != NULL &&
         strlen (mark + strlen (FAVOR_SAVE_SUFFIX ".")) == TEMPORARY_LETTERS;
}

static void
clean_temporaries (const char *folder, gint64 now)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = NULL;
      GStatBuf         info;

      if (!is_temporary (name))
        continue;
      path = g_build_filename (folder, name, NULL);
      if (g_stat (path, &info) == 0 && info.st_mtime < (now - DAY) / G_USEC_PER_SEC)
        g_unlink (path);
    }
}

/**
 * favor_trash_clean:
 * @folder: the library's
 * @now: in microseconds since 1970
 *
 * Removes what has lain in the trash for %FAVOR_TRASH_DAYS days before @now, and what
 * a killed process left half written a day before it.
 */
void
favor_trash_clean (const char *folder, gint64 now)
{
  clean_trash (folder, now);
  clean_temporaries (folder, now);
}
