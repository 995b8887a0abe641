/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "favor-store.h"

#include "favor-journal.h"
#include "favor-save.h"
#include "favor-store-private.h"
#include "favor-trash.h"

/* What is done to the files of the library from outside of a game: always under the lock of
 * the session, or through its autosave if it is being played here. */

/* Writes what @autosave has to write; takes it. */
static gboolean
finish (FavorStore *self, FavorAutosave *autosave, GError **error)
{
  g_autofree char *path = g_strdup (favor_autosave_get_path (autosave));
  gboolean         saved = favor_autosave_flush_now (autosave);

  if (!saved)
    g_set_error_literal (error,
                         FAVOR_ERROR,
                         FAVOR_ERROR_IO,
                         favor_autosave_get_failure (autosave));
  g_object_run_dispose (G_OBJECT (autosave));
  g_object_unref (autosave);
  favor_store_touch (self, path);
  return saved;
}

/* Opens a session of the library for a change; NULL with @error if it is locked or damaged.
 * Nothing is written before finish (). */
static FavorAutosave *
begin (const char *path, GError **error)
{
  g_autoptr (FavorLock)    lock = favor_lock_take (path, error);
  g_autoptr (FavorSession) session = NULL;

  if (lock == NULL)
    return NULL;
  session = favor_save_load_file (path, error);
  if (session == NULL)
    return NULL;
  return favor_autosave_new (session, path, g_steal_pointer (&lock), TRUE);
}

/**
 * favor_store_rename:
 * @path: of a session of the library
 * @title: any text; "" goes back to the title of the game
 *
 * Gives a session another title.
 *
 * Errors: as favor_save_load_file (), and %FAVOR_ERROR_LOCKED
 * Returns: %FALSE with an error if that failed
 */
gboolean
favor_store_rename (FavorStore *self, const char *path, const char *title, GError **error)
{
  g_autofree char *absolute = NULL;
  FavorAutosave   *autosave;

  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL && title != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  autosave = favor_store_find (self, absolute);
  if (autosave != NULL)
    {
      favor_session_set_title (favor_autosave_get_session (autosave), title);
      favor_autosave_flush (autosave);
      favor_store_touch (self, absolute);
      return TRUE;
    }

  autosave = begin (absolute, error);
  if (autosave == NULL)
    return FALSE;
  favor_session_set_title (favor_autosave_get_session (autosave), title);
  return finish (self, autosave, error);
}

/* The session as it is now, of its own: also of one that is being played. */
static FavorSession *
copy_session (FavorStore *self, const char *path, GError **error)
{
  FavorAutosave     *autosave = favor_store_find (self, path);
  g_autoptr (GBytes) bytes = NULL;

  if (autosave == NULL)
    return favor_save_load_file (path, error);
  bytes = favor_save_to_bytes (favor_autosave_get_session (autosave));
  return favor_save_from_bytes (bytes, error);
}

/**
 * favor_store_duplicate:
 * @path: of a session of the library
 *
 * Makes a copy of a session under another name.
 *
 * Errors: as favor_save_load_file ()
 * Returns: %FALSE with an error if that failed
 */
gboolean
favor_store_duplicate (FavorStore *self, const char *path, GError **error)
{
  g_autofree char         *absolute = NULL;
  g_autofree char         *target = NULL;
  g_autofree char         *title = NULL;
  g_autoptr (FavorSession) session = NULL;
  FavorLock               *lock;

  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  session = copy_session (self, absolute, error);
  if (session == NULL)
    return FALSE;
  /* Translators: the title of the copy of a saved game; {title} is that of the original. */
  title = favor_text_fill (_ ("{title} (copy)"),
                           "title",
                           favor_session_get_title (session));
  favor_session_set_title (session, title);
  lock = favor_store_claim (self, favor_session_get_game (session)->id, &target);
  return finish (self, favor_autosave_new (session, target, lock, FALSE), error);
}

static gboolean
export_error (GFile *target, const GError *reason, GError **error)
{
  g_autofree char *name = g_file_get_basename (target);
  g_autofree char *shown = g_filename_display_name (name != NULL ? name : "");
  g_autofree char *text = NULL;

  /* Translators: {name} is a file name, {reason} the system's own message. */
  text = favor_text_fill (_ ("“{name}” cannot be written: {reason}."),
                          "name reason",
                          shown,
                          reason->message);
  g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, text);
  return FALSE;
}

/**
 * favor_store_export:
 * @path: of a session of the library
 * @target: the file to write
 *
 * Writes a session to a file anywhere.
 *
 * Errors: as favor_save_load_file (), and those of the target
 * Returns: %FALSE with an error if that failed
 */
gboolean
favor_store_export (FavorStore *self, const char *path, GFile *target, GError **error)
{
  g_autofree char         *absolute = NULL;
  g_autoptr (FavorSession) session = NULL;
  g_autoptr (GBytes)       bytes = NULL;
  g_autoptr (GError)       reason = NULL;
  const char              *data;
  gsize                    length;

  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (G_IS_FILE (target), FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  session = copy_session (self, absolute, NULL);
  bytes = session != NULL ? favor_save_to_bytes (session)
                          : favor_store_read_file (absolute, error);
  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &length);
  if (!g_file_replace_contents (target,
                                length > 0 ? data : "",
                                length,
                                NULL,
                                FALSE,
                                G_FILE_CREATE_NONE,
                                NULL,
                                NULL,
                                &reason))
    return export_error (target, reason, error);
  return TRUE;
}

/* Puts what the journal says into the file, so that one file is all there is to move. That
 * of a damaged session stays where it is: it could not be applied anyway. */
static gboolean
fold_journal (FavorStore *self, const char *path, GError **error)
{
  g_autoptr (GBytes) journal = favor_journal_read (path);
  g_autoptr (GError) reason = NULL;
  FavorAutosave     *autosave;

  if (journal == NULL)
    return TRUE;
  autosave = begin (path, &reason);
  if (autosave != NULL)
    return finish (self, autosave, error);
  if (!g_error_matches (reason, FAVOR_ERROR, FAVOR_ERROR_LOCKED))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/**
 * favor_store_delete:
 * @path: of a session of the library
 *
 * Moves a session into the library's trash folder. What has lain there for 30 days is
 * removed when a store is created.
 *
 * Errors: %FAVOR_ERROR_LOCKED, %FAVOR_ERROR_IO
 * Returns: %FALSE with an error if that failed
 */
gboolean
favor_store_delete (FavorStore *self, const char *path, GError **error)
{
  g_autofree char      *absolute = NULL;
  g_autoptr (FavorLock) lock = NULL;
  g_autoptr (GError)    reason = NULL;
  FavorAutosave        *autosave;
  gboolean              moved;

  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  absolute = g_canonicalize_filename (path, NULL);
  autosave = favor_store_find (self, absolute);
  if (autosave != NULL)
    favor_store_detach (self, favor_autosave_get_session (autosave));
  if (!fold_journal (self, absolute, error))
    return FALSE;
  lock = favor_lock_take (absolute, &reason);
  if (g_error_matches (reason, FAVOR_ERROR, FAVOR_ERROR_LOCKED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  moved = favor_trash_put (self->folder, absolute, error);
  favor_store_touch (self, absolute);
  return moved;
}

/* A free name in the folder, the old one if possible. */
static char *
free_path (FavorStore *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *stem = g_strndup (name, strlen (name) - strlen (FAVOR_SAVE_SUFFIX));

  for (guint n = 2; g_file_test (path, G_FILE_TEST_EXISTS); n++)
    {
      g_free (path);
      path = g_strdup_printf ("%s/%s-%u" FAVOR_SAVE_SUFFIX, self->folder, stem, n);
    }
  return g_steal_pointer (&path);
}

gboolean
favor_store_undelete (FavorStore *self, const char *deleted, GError **error)
{
  g_autofree char *wanted = deleted != NULL ? g_path_get_basename (deleted) : NULL;
  g_autofree char *name = NULL;
  g_autofree char *trashed = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);

  trashed = favor_trash_find (self->folder, wanted, &name);
  if (trashed == NULL)
    {
      g_set_error_literal (error,
                           FAVOR_ERROR,
                           FAVOR_ERROR_IO,
                           _ ("There is no deleted game to bring back."));
      return FALSE;
    }
  path = free_path (self, name);
  if (g_rename (trashed, path) != 0)
    {
      /* Translators: {reason} is the system's own message. */
      text = favor_text_fill (_ ("The game cannot be brought back: {reason}."),
                              "reason",
                              g_strerror (errno));
      g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_IO, text);
      return FALSE;
    }
  favor_store_touch (self, path);
  return TRUE;
}
