/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "favor-session-name.h"
#include "favor-signals.h"
#include "favor-store.h"

#include "favor-store-private.h"
#include "favor-write-job.h"

static void
saved_cb (FavorStore *self, FavorAutosave *autosave)
{
  favor_store_touch (self, favor_autosave_get_path (autosave));
}

/**
 * favor_store_find:
 * @path: of a session file
 *
 * Returns: (transfer none) (nullable): the autosave of the attached session that has
 *   this file
 */
FavorAutosave *
favor_store_find (FavorStore *self, const char *path)
{
  for (guint i = 0; i < self->autosaves->len; i++)
    {
      FavorAutosave *autosave = g_ptr_array_index (self->autosaves, i);

      if (g_str_equal (favor_autosave_get_path (autosave), path))
        return autosave;
    }
  return NULL;
}

static FavorAutosave *
find_session (FavorStore *self, FavorSession *session)
{
  for (guint i = 0; i < self->autosaves->len; i++)
    {
      FavorAutosave *autosave = g_ptr_array_index (self->autosaves, i);

      if (favor_autosave_get_session (autosave) == session)
        return autosave;
    }
  return NULL;
}

/* The highest number in use among the files "ID-NUMBER.favor" and what lies beside them. */
static guint
highest_number (FavorStore *self, const char *game_id)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  gsize            length = strlen (game_id);
  guint            highest = 0;
  const char      *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      guint64 number;
      char   *end;

      if (strncmp (name, game_id, length) != 0 || name[length] != '-')
        continue;
      number = g_ascii_strtoull (name + length + 1, &end, 10);
      if (g_str_has_prefix (end, FAVOR_SAVE_SUFFIX) && number < G_MAXINT)
        highest = MAX (highest, (guint) number);
    }
  return highest;
}

FavorLock *
favor_store_claim (FavorStore *self, const char *game_id, char **path)
{
  g_mkdir_with_parents (self->folder, 0777);
  for (guint n = highest_number (self, game_id) + 1;; n++)
    {
      g_autofree char   *name = g_strdup_printf ("%s-%u" FAVOR_SAVE_SUFFIX, game_id, n);
      g_autofree char   *candidate = g_build_filename (self->folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (FavorLock) lock = favor_lock_take (candidate, &error);

      if (g_error_matches (error, FAVOR_ERROR, FAVOR_ERROR_LOCKED) ||
          g_file_test (candidate, G_FILE_TEST_EXISTS))
        continue;
      *path = g_steal_pointer (&candidate);
      return g_steal_pointer (&lock);
    }
}

/* What is in the folder but has not been read yet may have the same name. */
static GHashTable *
count_titles (FavorStore *self)
{
  GHashTable *taken = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->entries->len; i++)
    {
      const char *title = favor_store_entry_get_title (g_ptr_array_index (self->entries,
                                                                          i));
      guint       n = GPOINTER_TO_UINT (g_hash_table_lookup (taken, title));

      g_hash_table_insert (taken, (gpointer) title, GUINT_TO_POINTER (n + 1));
    }
  return taken;
}

/* A session is called as no other one is, unless somebody gave it a title. */
static void
give_title (FavorStore *self, FavorSession *session)
{
  const FavorGame       *game = favor_session_get_game (session);
  const char            *title = favor_session_get_title (session);
  g_autoptr (GHashTable) taken = NULL;

  if (title != NULL && title[0] != '\0' &&
      !g_str_equal (title, g_dgettext (GETTEXT_PACKAGE, game->title)))
    return;
  taken = count_titles (self);
  favor_session_set_title (session,
                           favor_session_name_make (game,
                                                    favor_session_get_seed (session),
                                                    taken));
}

static void
add_autosave (FavorStore *self, FavorAutosave *autosave)
{
  g_ptr_array_add (self->autosaves, autosave);
  favor_signals_connect (autosave,
                         "notify::failure",
                         G_CALLBACK (favor_store_update_failure),
                         self);
  favor_signals_connect (autosave, "saved", G_CALLBACK (saved_cb), self);
}

static void
attach_new (FavorStore *self, FavorSession *session)
{
  g_autofree char *path = NULL;
  FavorLock       *lock;
  FavorAutosave   *autosave;

  lock = favor_store_claim (self, favor_session_get_game (session)->id, &path);
  give_title (self, session);
  autosave = favor_autosave_new (session, path, lock, FALSE);
  add_autosave (self, autosave);
  favor_autosave_flush_now (autosave);
}

gboolean
favor_store_attach (FavorStore   *self,
                    FavorSession *session,
                    const char   *path,
                    GError      **error)
{
  g_autofree char      *absolute = NULL;
  g_autoptr (FavorLock) lock = NULL;
  g_autoptr (GError)    reason = NULL;
  FavorAutosave        *autosave;

  g_return_val_if_fail (FAVOR_IS_STORE (self), FALSE);
  g_return_val_if_fail (FAVOR_IS_SESSION (session), FALSE);
  g_return_val_if_fail (find_session (self, session) == NULL, FALSE);

  if (path == NULL)
    {
      attach_new (self, session);
      return TRUE;
    }

  absolute = g_canonicalize_filename (path, NULL);
  lock = favor_lock_take (absolute, &reason);
  if (g_error_matches (reason, FAVOR_ERROR, FAVOR_ERROR_LOCKED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  autosave = favor_autosave_new (session, absolute, g_steal_pointer (&lock), FALSE);
  add_autosave (self, autosave);
  favor_autosave_flush_now (autosave);
  return TRUE;
}

/**
 * favor_store_detach:
 * @session: an attached session
 *
 * Writes what is to be written before it returns, and lets go of the session.
 */
void
favor_store_detach (FavorStore *self, FavorSession *session)
{
  g_autoptr (FavorAutosave) autosave = NULL;
  g_autofree char          *path = NULL;

  g_return_if_fail (FAVOR_IS_STORE (self));

  autosave = find_session (self, session);
  if (autosave == NULL)
    return;
  g_object_ref (autosave);
  path = g_strdup (favor_autosave_get_path (autosave));
  favor_autosave_close (autosave);
  g_ptr_array_remove (self->autosaves, autosave);
  favor_store_touch (self, path);
  favor_store_update_failure (self);
}

/**
 * favor_store_flush:
 * @session: an attached session
 *
 * Writes the full file soon, if anything has changed; for when play pauses.
 */
void
favor_store_flush (FavorStore *self, FavorSession *session)
{
  FavorAutosave *autosave;

  g_return_if_fail (FAVOR_IS_STORE (self));

  autosave = find_session (self, session);
  if (autosave != NULL)
    favor_autosave_flush (autosave);
}

/**
 * favor_store_flush_all:
 *
 * Writes all attached sessions before it returns; for the end of the program.
 */
void
favor_store_flush_all (FavorStore *self)
{
  g_return_if_fail (FAVOR_IS_STORE (self));

  for (guint i = 0; i < self->autosaves->len; i++)
    favor_autosave_flush_now (g_ptr_array_index (self->autosaves, i));
}

/* The same folder may have several names. */
static gboolean
is_in_folder (FavorStore *self, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  struct stat      theirs, ours;

  return g_str_has_suffix (path, FAVOR_SAVE_SUFFIX) && stat (folder, &theirs) == 0 &&
         stat (self->folder, &ours) == 0 && theirs.st_dev == ours.st_dev &&
         theirs.st_ino == ours.st_ino;
}

/* When the rules have changed, the history of an old session cannot be had any more, and the
 * first save would drop it. The file as it was is kept beside it, unlisted. */
static void
keep_original (const char *path)
{
  g_autofree char   *original = g_strconcat (path, ".original", NULL);
  g_autoptr (GBytes) contents = favor_store_read_file (path, NULL);

  if (contents != NULL && !g_file_test (original, G_FILE_TEST_EXISTS))
    favor_write_file (original, contents, NULL);
}

static FavorSession *
open_inside (FavorStore *self, const char *path, GError **error)
{
  g_autoptr (GError)       reason = NULL;
  g_autoptr (FavorLock)    lock = favor_lock_take (path, &reason);
  g_autoptr (FavorSession) session = NULL;
  FavorAutosave           *autosave;

  if (g_error_matches (reason, FAVOR_ERROR, FAVOR_ERROR_LOCKED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  session = favor_save_load_file (path, error);
  if (session == NULL)
    return NULL;
  if (favor_session_get_history_lost (session))
    keep_original (path);
  autosave = favor_autosave_new (session, path, g_steal_pointer (&lock), TRUE);
  add_autosave (self, autosave);
  /* After a crash: what the journal says goes into the file before anything else. */
  if (favor_autosave_is_incomplete (autosave))
    favor_autosave_flush_now (autosave);
  return g_steal_pointer (&session);
}

/**
 * favor_store_open:
 * @path: of a session of the library, or of any file, which is copied into the library
 *   first and stays untouched
 *
 * Opens a session and attaches it.
 *
 * Errors: as favor_save_load_file (), and %FAVOR_ERROR_LOCKED
 * Returns: (transfer full) (nullable): the session
 */
FavorSession *
favor_store_open (FavorStore *self, const char *path, GError **error)
{
  g_autofree char *absolute = NULL;
  g_autofree char *name = NULL;
  FavorAutosave   *autosave;
  FavorSession    *session;

  g_return_val_if_fail (FAVOR_IS_STORE (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  absolute = g_canonicalize_filename (path, NULL);
  if (is_in_folder (self, absolute))
    {
      name = g_path_get_basename (absolute);
      g_free (absolute);
      absolute = g_build_filename (self->folder, name, NULL);
      autosave = favor_store_find (self, absolute);
      if (autosave != NULL)
        return g_object_ref (favor_autosave_get_session (autosave));
      return open_inside (self, absolute, error);
    }

  session = favor_save_load_file (absolute, error);
  if (session != NULL)
    attach_new (self, session);
  return session;
}

/**
 * favor_store_get_path:
 * @session: a session
 *
 * Returns: (transfer none) (nullable): its file; %NULL if it is not attached
 */
const char *
favor_store_get_path (FavorStore *self, FavorSession *session)
{
  FavorAutosave *autosave;

  g_return_val_if_fail (FAVOR_IS_STORE (self), NULL);

  autosave = find_session (self, session);
  return autosave != NULL ? favor_autosave_get_path (autosave) : NULL;
}
