/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The validation before json-glib parses: json-glib accepts much that is not JSON, lets the
 * last of several equal members win and overflows the stack on deep nesting. Internal to the
 * session library. */

/**
 * FavorJsonMember:
 * @name: as it stands between the quotation marks, not terminated; escapes are not resolved
 * @start, @length: where the value's bytes are
 *
 * A member of the root object.
 */
typedef struct
{
  const char *name;
  gsize       name_length;
  const char *start;
  gsize       length;
} FavorJsonMember;

/**
 * favor_json_scan:
 * @members: (nullable): a GArray of FavorJsonMember to fill when the root is an object; the
 *   entries point into @data
 *
 * Checks that @data is one JSON value as RFC 8259 has it, valid UTF-8, within the limits of
 * favor-json.h, with numbers that fit and without two members of one name in an object.
 *
 * Errors: %FAVOR_ERROR_TOO_LARGE, %FAVOR_ERROR_SYNTAX
 */
gboolean
favor_json_scan (const char *data, gsize length, GArray *members, GError **error);

G_END_DECLS
