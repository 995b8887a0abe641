/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-json-reader.h"
#include "favor-session-private.h"

G_BEGIN_DECLS

/**
 * FavorSaveLoader:
 * @reader: where in the file an error is
 * @root: the file
 * @rules: version of the rules it was played with
 * @state: the stored position
 * @ply: the first one that differs, or -1
 *
 * What a file has said so far. Internal to favor_save_load ().
 */
typedef struct
{
  FavorJsonReader  reader;
  JsonNode        *root;
  const FavorGame *game;
  guint            rules;
  FavorPlayer      players[FAVOR_MAX_SEATS];
  guint            n_seats;
  guint64          seed;
  gpointer         state;
  int              ply;
} FavorSaveLoader;

/* favor-save-position.c */

/**
 * favor_save_loader_get_member:
 *
 * Returns: (transfer none) (nullable): the member of the file that is called @name
 */
JsonNode     *favor_save_loader_get_member    (FavorSaveLoader *loader,
                                               const char      *name);

/**
 * favor_save_loader_fail_position:
 * @sentence: translated: what is wrong with the position that is called @name
 *
 * Returns: %FALSE
 *
 * Errors: %FAVOR_ERROR_POSITION
 */
gboolean      favor_save_loader_fail_position (FavorSaveLoader *loader,
                                               const char      *name,
                                               const char      *sentence);

/**
 * favor_save_loader_read_position:
 * @state: (out caller-allocates): cleared, of the size of the game's state
 *
 * Reads a position that can be played from: nothing is hidden, no invariant broken. The seats must
 * have been read.
 */
gboolean      favor_save_loader_read_position (FavorSaveLoader *loader,
                                               const char      *name,
                                               gpointer         state);

/**
 * favor_save_loader_check_options:
 *
 * Returns: whether the options of the file, if it names any, are those that @state has in itself
 */
gboolean      favor_save_loader_check_options (FavorSaveLoader *loader,
                                               gconstpointer    state);

/**
 * favor_save_loader_start_at:
 *
 * Returns: (transfer full) (nullable): a game that begins with the position @state
 */
FavorSession *favor_save_loader_start_at      (FavorSaveLoader *loader,
                                               gconstpointer    state);

/**
 * favor_save_loader_start:
 *
 * Returns: (transfer full) (nullable): the game of the file before anything was played
 */
FavorSession *favor_save_loader_start         (FavorSaveLoader *loader);

/* favor-save-replay.c */

/**
 * favor_save_loader_replay:
 *
 * Plays what was played; it must lead to the stored position, which was read before. Where it does
 * not, the loader knows the first ply that differs.
 *
 * Returns: (transfer full) (nullable): the game with all its lines
 */
FavorSession *favor_save_loader_replay        (FavorSaveLoader *loader);

G_END_DECLS
