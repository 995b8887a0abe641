/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "favor-error.h"
#include "favor-game.h"

G_BEGIN_DECLS

/* Strict JSON in and out by schema. Readers refuse unknown, missing and duplicate members,
 * wrong types and values out of range, and name the place: `seats[2].hand[4]: 9 is not 0 to
 * 2`. "Not visible" is the string "hidden". */

#define FAVOR_JSON_MAX_BYTES ((gsize) 16 * 1024 * 1024)
#define FAVOR_JSON_MAX_DEPTH 64
/* So many values keep the memory of a parsed file below 300 MB. */
#define FAVOR_JSON_MAX_VALUES (1024 * 1024)

/**
 * favor_json_parse:
 * @length: in bytes, any
 *
 * Parses one JSON value strictly as RFC 8259 has it; json-glib alone accepts more. Refused
 * are also two members of one name, whole numbers beyond 64 bits, numbers beyond a double
 * and the character 0. The message names line and column.
 *
 * Errors: %FAVOR_ERROR_TOO_LARGE, %FAVOR_ERROR_SYNTAX
 * Returns: (transfer full): the root, never NULL without @error
 */
JsonNode *favor_json_parse        (const char         *data,
                                   gsize               length,
                                   GError            **error);

char     *favor_json_to_string    (JsonNode           *node,
                                   gboolean            pretty);

JsonNode *favor_json_write_struct (const FavorSchema  *schema,
                                   gconstpointer       data,
                                   guint               n_seats);

/**
 * favor_json_read_struct:
 * @path: where @node stands in its document, e.g. "state", for messages
 * @data: (out caller-allocates): `schema->size` bytes, all written
 * @n_seats: number of seats; 0: take it from the member "players" of @node
 *
 * "hidden" is accepted in a position only, that is if @schema has a member "rng". Derived
 * members are zero afterwards. A set or bag may list its words in any order.
 *
 * Errors: %FAVOR_ERROR_FORMAT
 */
gboolean  favor_json_read_struct  (const FavorSchema  *schema,
                                   JsonNode           *node,
                                   const char         *path,
                                   guint               n_seats,
                                   gpointer            data,
                                   GError            **error);

JsonNode *favor_json_write_action (const FavorGame    *game,
                                   const FavorAction  *action,
                                   guint               n_seats);

/**
 * favor_json_read_action:
 * @refusal: (out) (optional): the game's reason for a value it has a reason for
 *   (`unknown-action`, `unknown-role`, otherwise `bad-parameter`)
 *
 * Errors: %FAVOR_ERROR_FORMAT
 */
gboolean  favor_json_read_action  (const FavorGame    *game,
                                   JsonNode           *node,
                                   const char         *path,
                                   guint               n_seats,
                                   FavorAction        *action,
                                   FavorRefusal       *refusal,
                                   GError            **error);

JsonNode *favor_json_write_event  (const FavorGame    *game,
                                   const FavorEvent   *event,
                                   guint               n_seats);

JsonNode *favor_json_write_u64    (guint64             value);
gboolean  favor_json_read_u64     (JsonNode           *node,
                                   const char         *path,
                                   guint64            *value,
                                   GError            **error);

G_END_DECLS
