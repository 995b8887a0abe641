/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-autosave.h"
#include "favor-lock.h"
#include "favor-store.h"
#include "favor-store-scan.h"

G_BEGIN_DECLS

/* What the parts of the library share: favor-store.c is the list, favor-store-attach.c the
 * sessions being played, favor-store-files.c what is done to files. */

struct _FavorStore
{
  GObject parent_instance;
  char   *folder;
  /* Of FavorStoreEntry, in their order, and the same by path. */
  GPtrArray  *entries;
  GHashTable *by_path;
  GPtrArray  *autosaves;
  char       *failure;

  FavorStoreScan *scan;
  gboolean        scan_again;
  gboolean        scanned;
  /* Paths changed by this object while a scan runs; it knows better. */
  GHashTable *touched;

  /* (nullable): tells of what others do in the folder */
  GFileMonitor *monitor;
  guint         watch_id;
};

FavorAutosave *favor_store_find (FavorStore *self, const char *path);
void favor_store_touch (FavorStore *self, const char *path);

/**
 * favor_store_claim:
 * @game_id: the file name begins with it
 * @path: (out) (transfer full): a file that does not exist yet
 *
 * Returns: (transfer full) (nullable): the right to write @path; %NULL if no lock can be
 *   made
 */
FavorLock *
favor_store_claim (FavorStore *self, const char *game_id, char **path);

void favor_store_unwatch (FavorStore *self);

void favor_store_update_failure (FavorStore *self);

G_END_DECLS
