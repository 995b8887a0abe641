/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-store.h"

G_BEGIN_DECLS

/* For the tests of the library. */

/* A store that has read its folder. */
FavorStore      *store_new        (const char   *folder);
void             store_wait       (FavorStore   *store);
/* (nullable) (transfer none): the entry of the file `path` */
FavorStoreEntry *store_find       (FavorStore   *store,
                                   const char   *path);

/* Number of files in `folder` whose names end in `suffix`. */
guint            store_count      (const char   *folder,
                                   const char   *suffix);
/* The contents of a file, which must exist. */
GBytes          *store_read       (const char   *path);
/* Number of lines in the journal beside `path`; 0 if there is none. */
guint            store_n_lines    (const char   *path);

/* Asserts that the file and the journal `path` hold just what `session` is. */
void             store_assert_on_disk (FavorSession *session,
                                       const char   *path);

/* A session of two people and a computer. */
FavorSession    *store_session    (guint64       seed);
/* Whatever a person may do with a session; just one change, chosen by `rng`. The same seed gives the
 * same changes, so that what was saved can be compared with what was done. */
void             store_change     (FavorSession *session,
                                   FavorRng     *rng);

G_END_DECLS
