/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-json-reader.h"
#include "favor-save.h"

G_BEGIN_DECLS

#define FAVOR_SAVE_FORMAT "favor-session"

/**
 * FavorSaveConverter:
 * @from: the version that it reads; the result has the next one
 * @convert: changes the root object in place, except its member "version"
 *
 * One step from an older version of the format to a newer one.
 */
typedef struct
{
  guint from;
  gboolean (*convert) (JsonObject *root,
                       GError    **error);
} FavorSaveConverter;

/**
 * favor_save_convert:
 * @root: an object with a member "version"
 * @target: the version to reach
 *
 * Leads a file through the converters that its version needs.
 *
 * Errors: %FAVOR_ERROR_VERSION, %FAVOR_ERROR_FORMAT, those of the converters
 */
gboolean      favor_save_convert (JsonNode                 *root,
                                  const FavorSaveConverter *converters,
                                  guint                     n_converters,
                                  guint                     target,
                                  GError                  **error);

/**
 * favor_save_load:
 * @strict: a replay that fails is an error also if the rules have changed
 * @ply: (out): the first ply that differs, or -1
 *
 * Does the work of favor_save_from_bytes () and favor_save_verify ().
 */
FavorSession *favor_save_load    (GBytes                   *bytes,
                                  gboolean                  strict,
                                  int                      *ply,
                                  GError                  **error);

/**
 * favor_save_read_head:
 * @root: an object with at least the members "format", "version" and "game"
 *
 * Reads what kind of file it is, and converts it to the newest version.
 *
 * Errors: %FAVOR_ERROR_FORMAT, _VERSION, _GAME
 */
gboolean      favor_save_read_head (FavorJsonReader       *reader,
                                    JsonNode              *root,
                                    const FavorGame      **game);
gboolean      favor_save_read_summary (FavorJsonReader    *reader,
                                       JsonNode           *node,
                                       FavorSaveSummary   *summary);

G_END_DECLS
