/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-store-entry.h"

G_BEGIN_DECLS

/* Reads the library's folder in a thread, the newest sessions first. Internal to the session
 * library. */

typedef struct _FavorStoreScan FavorStoreScan;

/**
 * FavorStoreScanFound:
 * @records: (element-type FavorRecord): the next sessions, newest first
 * @done: these were the last ones
 */
typedef void (*FavorStoreScanFound) (FavorStoreScan *scan,
                                     GPtrArray      *records,
                                     gboolean        done,
                                     gpointer        owner);

/**
 * favor_store_scan_start:
 * @known: (element-type filename FavorStamp): sessions that are not read if their stamp is
 *   still the same; %NULL for a stamp: not read in any case
 * @clean: first remove what nobody needs any more (favor_trash_clean ())
 * @owner: a GObject, not kept alive
 */
FavorStoreScan *favor_store_scan_start (const char         *folder,
                                        GHashTable         *known,
                                        gboolean            clean,
                                        gpointer            owner,
                                        FavorStoreScanFound found);
gboolean favor_store_scan_has_seen (FavorStoreScan *self, const char *path);
void favor_store_scan_cancel (FavorStoreScan *self);
void favor_store_scan_unref (FavorStoreScan *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FavorStoreScan, favor_store_scan_unref)

G_END_DECLS
