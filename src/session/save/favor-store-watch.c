/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-signals.h"
#include "favor-store.h"

#include "favor-store-private.h"

/* Several changes that come together, as when a folder is copied, are one. */
#define DELAY 300

static gboolean
refresh_cb (gpointer data)
{
  FavorStore *self = data;

  self->watch_id = 0;
  favor_store_refresh (self);
  return G_SOURCE_REMOVE;
}

/* Locks, journals and half written files are none of a library's business, and what is being
 * played here is written all the time. */
static gboolean
concerns_us (FavorStore *self, GFile *file)
{
  const char *path = file != NULL ? g_file_peek_path (file) : NULL;

  return path != NULL && g_str_has_suffix (path, FAVOR_SAVE_SUFFIX) &&
         favor_store_find (self, path) == NULL;
}

static void
folder_changed_cb (FavorStore *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  if ((concerns_us (self, file) || concerns_us (self, other)) && self->watch_id == 0)
    self->watch_id = g_timeout_add (DELAY, refresh_cb, self);
}

/**
 * favor_store_watch:
 *
 * Reads the folder anew from now on whenever another program has changed a session in
 * it.
 */
void
favor_store_watch (FavorStore *self)
{
  g_autoptr (GFile) folder = NULL;

  g_return_if_fail (FAVOR_IS_STORE (self));

  if (self->monitor != NULL)
    return;
  folder = g_file_new_for_path (self->folder);
  /* Where nothing can be watched, the library is read anew when somebody goes back to it. */
  self->monitor = g_file_monitor_directory (folder,
                                            G_FILE_MONITOR_WATCH_MOVES,
                                            NULL,
                                            NULL);
  if (self->monitor != NULL)
    favor_signals_connect (self->monitor,
                           "changed",
                           G_CALLBACK (folder_changed_cb),
                           self);
}

/**
 * favor_store_unwatch:
 *
 * Stops what favor_store_watch () began.
 */
void
favor_store_unwatch (FavorStore *self)
{
  g_clear_handle_id (&self->watch_id, g_source_remove);
  if (self->monitor != NULL)
    g_file_monitor_cancel (self->monitor);
  g_clear_object (&self->monitor);
}
