/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-window-private.h"

#include "favor-closures.h"
#include "favor-file-dialog.h"
#include "favor-statistics-page.h"

/* What is done to sessions of the library, one or several at once. */

static FavorStoreEntry *
find_entry (FavorWindow *self, const char *path)
{
  GListModel *store = G_LIST_MODEL (favor_window_get_store (self));

  for (guint i = 0; i < g_list_model_get_n_items (store); i++)
    {
      g_autoptr (FavorStoreEntry) entry = g_list_model_get_item (store, i);

      if (g_str_equal (favor_store_entry_get_path (entry), path))
        return g_steal_pointer (&entry);
    }
  return NULL;
}

/* One path, or an array of them. */
static char **
dup_paths (GVariant *parameter)
{
  char **paths;

  if (!g_variant_is_of_type (parameter, G_VARIANT_TYPE_STRING))
    return g_variant_dup_strv (parameter, NULL);
  paths = g_new0 (char *, 2);
  paths[0] = g_variant_dup_string (parameter, NULL);
  return paths;
}

/* ---- Deleting ------------------------------------------------------------------------- */

static void
say_deleted (FavorWindow *self, GPtrArray *paths, const char *title)
{
  g_autofree char *text = NULL;

  if (paths->len == 1)
    /* Translators: {title} is the name of a saved game */
    text = favor_text_fill (_ ("“{title}” deleted"), "title", title);
  else
    /* Translators: several saved games were deleted */
    text = favor_text_fill (ngettext ("{n} game deleted",
                                      "{n} games deleted",
                                      paths->len),
                            "n#",
                            paths->len);
  favor_window_show_undo (self,
                          text,
                          "win.undelete-sessions",
                          g_variant_new_strv ((const char *const *) paths->pdata,
                                              paths->len));
}

/* Stops at the first that cannot be deleted, and says which; what is gone can come back. */
static void
delete_sessions (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow          *self = FAVOR_WINDOW (widget);
  FavorStore           *store = favor_window_get_store (self);
  g_auto (GStrv)        paths = dup_paths (parameter);
  g_autoptr (GPtrArray) deleted = g_ptr_array_new ();
  g_autoptr (GError)    error = NULL;
  g_autofree char      *title = NULL;

  for (guint i = 0; paths[i] != NULL && error == NULL; i++)
    {
      g_autoptr (FavorStoreEntry) entry = find_entry (self, paths[i]);

      if (entry == NULL)
        continue;
      if (!favor_store_delete (store, paths[i], &error))
        {
          favor_window_show_file_error (self, _ ("Cannot Delete File"), paths[i], error);
          /* It may be gone already. */
          favor_store_refresh (store);
          continue;
        }
      g_ptr_array_add (deleted, paths[i]);
      g_free (title);
      title = g_strdup (favor_store_entry_get_title (entry));
    }
  if (deleted->len > 0)
    say_deleted (self, deleted, title);
}

static void
undelete_sessions (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow       *self = FAVOR_WINDOW (widget);
  g_auto (GStrv)     paths = dup_paths (parameter);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; paths[i] != NULL; i++)
    if (!favor_store_undelete (favor_window_get_store (self), paths[i], &error))
      {
        favor_window_show_error (self, _ ("Cannot Restore Game"), error->message);
        return;
      }
}

/* ---- Exporting ------------------------------------------------------------------------ */

#define EXPORT_KEY "favor-export-paths"

static char **
steal_export (GObject *window)
{
  return g_object_steal_data (window, EXPORT_KEY);
}

/* The dialog is modal, so there is one at a time. */
static void
remember_export (GObject *window, char **paths)
{
  g_object_set_data_full (window, EXPORT_KEY, paths, (GDestroyNotify) g_strfreev);
}

static gboolean
export_to (FavorWindow *self, const char *path, GFile *target)
{
  g_autoptr (GError) error = NULL;

  if (favor_store_export (favor_window_get_store (self), path, target, &error))
    return TRUE;
  favor_window_show_file_error (self, _ ("Cannot Export File"), path, error);
  return FALSE;
}

static void
file_chosen_cb (GFile *target, GObject *object)
{
  g_auto (GStrv) paths = steal_export (object);

  if (target != NULL && paths != NULL &&
      export_to (FAVOR_WINDOW (object), paths[0], target))
    favor_window_show_toast (FAVOR_WINDOW (object), _ ("Game exported"), NULL, NULL);
}

/* A file of the session's name in `folder` that is not there yet. */
static GFile *
free_file (GFile *folder, const char *title)
{
  g_autofree char *stem = g_strdelimit (g_strdup (title), "/", '-');

  for (guint n = 1;; n++)
    {
      g_autofree char  *name = n == 1
                                 ? g_strconcat (stem, FAVOR_SAVE_SUFFIX, NULL)
                                 : g_strdup_printf ("%s (%u)" FAVOR_SAVE_SUFFIX, stem, n);
      g_autoptr (GFile) file = g_file_get_child (folder, name);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

static void
folder_chosen_cb (GFile *folder, GObject *object)
{
  FavorWindow     *self = FAVOR_WINDOW (object);
  g_auto (GStrv)   paths = steal_export (object);
  g_autofree char *text = NULL;
  guint            n = 0;

  for (guint i = 0; folder != NULL && paths != NULL && paths[i] != NULL; i++)
    {
      g_autoptr (FavorStoreEntry) entry = find_entry (self, paths[i]);
      g_autoptr (GFile)           target = NULL;

      if (entry == NULL)
        continue;
      target = free_file (folder, favor_store_entry_get_title (entry));
      if (!export_to (self, paths[i], target))
        return;
      n++;
    }
  if (n == 0)
    return;
  /* Translators: several saved games were written to a folder */
  text = favor_text_fill (ngettext ("{n} game exported", "{n} games exported", n),
                          "n#",
                          n);
  favor_window_show_toast (self, text, NULL, NULL);
}

static void
export_sessions (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow                *self = FAVOR_WINDOW (widget);
  char                      **paths = dup_paths (parameter);
  g_autoptr (FavorStoreEntry) first = NULL;

  if (paths[0] != NULL)
    first = find_entry (self, paths[0]);
  if (first == NULL)
    {
      g_strfreev (paths);
      return;
    }
  remember_export (G_OBJECT (self), paths);
  if (paths[1] == NULL)
    favor_file_dialog_save (GTK_WINDOW (self),
                            favor_store_entry_get_title (first),
                            file_chosen_cb,
                            G_OBJECT (self));
  else
    favor_file_dialog_folder (GTK_WINDOW (self), folder_chosen_cb, G_OBJECT (self));
}

/* ---- Other ---------------------------------------------------------------------------- */

/* The seats and options of a session of the library once more. */
static void
rematch_session (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow             *self = FAVOR_WINDOW (widget);
  const char              *path = g_variant_get_string (parameter, NULL);
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = favor_save_load_file (path, &error);

  if (session != NULL)
    favor_window_play_again (self, session);
  else
    favor_window_show_file_error (self, _ ("Cannot Open File"), path, error);
}

static void
show_statistics (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  FavorWindow *self = FAVOR_WINDOW (widget);

  favor_window_show_page (self,
                          favor_statistics_page_new (favor_window_get_store (self)));
}

const FavorWindowAction favor_window_library_actions[] = {
  { "win.delete-session", "s", delete_sessions },
  { "win.delete-sessions", "as", delete_sessions },
  { "win.undelete-sessions", "as", undelete_sessions },
  { "win.export-session", "s", export_sessions },
  { "win.export-sessions", "as", export_sessions },
  { "win.rematch-session", "s", rematch_session },
  { "win.show-statistics", NULL, show_statistics },
  { NULL },
};
