/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-save.h"
#include "favor-store.h"

G_BEGIN_DECLS

/* How the library gets to know its files. Internal to the session library. */

/**
 * FavorStamp:
 * @modified: of the session file, in microseconds since 1970
 *
 * What tells a file that changed from one that did not.
 */
typedef struct
{
  gint64  modified;
  guint64 size;
  guint64 inode;
  gint64  journal_modified;
  guint64 journal_size;
} FavorStamp;

/**
 * FavorRecord:
 * @damaged: (nullable): why the file cannot be opened; then @summary is empty
 *
 * What was read from one session file. Made in any thread.
 */
typedef struct
{
  char            *path;
  FavorStamp       stamp;
  FavorSaveSummary summary;
  char            *damaged;
} FavorRecord;

gboolean favor_stamp_read (const char *path, FavorStamp *stamp);
gboolean favor_stamp_equal (const FavorStamp *a, const FavorStamp *b);

FavorRecord *favor_record_new (const char *path, const FavorStamp *stamp);
void         favor_record_free (FavorRecord *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorRecord, favor_record_free)

FavorStoreEntry *favor_store_entry_new (const FavorRecord *record);
void favor_store_entry_update (FavorStoreEntry *self, const FavorRecord *record);
const FavorStamp *favor_store_entry_get_stamp (FavorStoreEntry *self);
int favor_store_entry_compare (FavorStoreEntry *a, FavorStoreEntry *b);

/**
 * favor_store_read_file:
 *
 * Errors: %FAVOR_ERROR_IO
 * Returns: (transfer full): the contents of a regular file, at most a byte more than a
 *   session may have
 */
GBytes *favor_store_read_file (const char *path, GError **error);

G_END_DECLS
