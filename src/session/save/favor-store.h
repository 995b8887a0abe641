/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-save.h"

G_BEGIN_DECLS

/* One session file of the library. Properties (read-only): `path`, `title`, `game-id`,
 * `players` (joined names; it also notifies when anything else about the seats changed),
 * `status` (translated: "Round 3 · your turn", "Finished"), `result` (nullable: "Ann 42 · Bo 29"
 * of a game that is over), `modified` (GDateTime), `n-plies`, `round` (uint), `over` (boolean),
 * `damaged` (nullable string: why it cannot be opened; then there are no seats). */
#define FAVOR_TYPE_STORE_ENTRY (favor_store_entry_get_type ())
G_DECLARE_FINAL_TYPE (FavorStoreEntry, favor_store_entry, FAVOR, STORE_ENTRY, GObject)

const char   *favor_store_entry_get_path    (FavorStoreEntry *self);
const char   *favor_store_entry_get_title   (FavorStoreEntry *self);
const char   *favor_store_entry_get_game_id (FavorStoreEntry *self);
gboolean      favor_store_entry_get_over    (FavorStoreEntry *self);
const char   *favor_store_entry_get_damaged (FavorStoreEntry *self);
const char   *favor_store_entry_get_players (FavorStoreEntry *self);
const char   *favor_store_entry_get_status  (FavorStoreEntry *self);
const char   *favor_store_entry_get_result  (FavorStoreEntry *self);
GDateTime    *favor_store_entry_get_modified (FavorStoreEntry *self);
guint         favor_store_entry_get_round   (FavorStoreEntry *self);
FavorSeat     favor_store_entry_get_decider (FavorStoreEntry *self);
gboolean      favor_store_entry_get_scored  (FavorStoreEntry *self);
guint         favor_store_entry_get_n_seats (FavorStoreEntry *self);
const FavorSaveSeat *favor_store_entry_get_seat (FavorStoreEntry *self,
                                                 guint            seat);
const char   *favor_store_entry_get_player  (FavorStoreEntry *self,
                                             guint            seat);

/**
 * favor_store_search_words:
 * @text: what a person typed
 *
 * Returns: (transfer full): its words for favor_store_entry_matches ()
 */
char        **favor_store_search_words      (const char      *text);
gboolean      favor_store_entry_matches     (FavorStoreEntry *self,
                                             const char *const *words);

#define FAVOR_TYPE_STORE (favor_store_get_type ())
G_DECLARE_FINAL_TYPE (FavorStore, favor_store, FAVOR, STORE, GObject)

/**
 * FavorStore: the library of saves, a GListModel of FavorStoreEntry, newest first, and the
 * autosave of attached sessions.
 *
 * What was shown is never lost: before a ply is shown, one line is appended to the session's
 * journal (NAME.favor.journal); the full file is rewritten atomically when play pauses, a
 * game ends, the session is detached or the journal passes 64 lines.
 *
 * Properties: `folder` (string, construct-only), `failure` (nullable string: why saving
 * fails at the moment; play goes on), `loading` (boolean: the folder is being read). A lock
 * file per session keeps a second writer out.
 *
 * A new store begins to read its folder; the entries appear while the main loop runs, the
 * newest first.
 */
FavorStore   *favor_store_new               (const char       *folder);
char         *favor_store_default_folder    (void);

void          favor_store_watch             (FavorStore       *self);
void          favor_store_refresh           (FavorStore       *self);
gboolean      favor_store_get_loading       (FavorStore       *self);

/**
 * favor_store_attach:
 * @path: (nullable): the session's file; %NULL: a new one in the folder
 *
 * Takes over the saving of @session until favor_store_detach ().
 *
 * Errors: %FAVOR_ERROR_LOCKED; %FAVOR_ERROR_IO is not an error here but shows in `failure`
 */
gboolean      favor_store_attach            (FavorStore       *self,
                                             FavorSession     *session,
                                             const char       *path,
                                             GError          **error);
void          favor_store_detach            (FavorStore       *self,
                                             FavorSession     *session);
void          favor_store_flush             (FavorStore       *self,
                                             FavorSession     *session);
void          favor_store_flush_all         (FavorStore       *self);
const char   *favor_store_get_failure       (FavorStore       *self);
const char   *favor_store_get_path          (FavorStore       *self,
                                             FavorSession     *session);

FavorSession *favor_store_open              (FavorStore       *self,
                                             const char       *path,
                                             GError          **error);

gboolean      favor_store_rename            (FavorStore       *self,
                                             const char       *path,
                                             const char       *title,
                                             GError          **error);
gboolean      favor_store_duplicate         (FavorStore       *self,
                                             const char       *path,
                                             GError          **error);
gboolean      favor_store_export            (FavorStore       *self,
                                             const char       *path,
                                             GFile            *target,
                                             GError          **error);
gboolean      favor_store_delete            (FavorStore       *self,
                                             const char       *path,
                                             GError          **error);
/**
 * favor_store_undelete:
 * @deleted: (nullable): path that the session had; %NULL: the one deleted last
 *
 * Brings a deleted session back, under another name if its own is taken by now.
 *
 * Errors: %FAVOR_ERROR_IO, also if there is none
 */
gboolean      favor_store_undelete          (FavorStore       *self,
                                             const char       *deleted,
                                             GError          **error);

G_END_DECLS
