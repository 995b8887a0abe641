/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FavorFound:
 * @start: in bytes
 * @end: in bytes, behind the last one
 *
 * A place in a text.
 */
typedef struct
{
  guint start;
  guint end;
} FavorFound;

/**
 * favor_find_all:
 * @text: UTF-8
 * @needle: UTF-8
 *
 * Searches without regard to upper and lower case.
 *
 * Returns: (transfer full) (element-type FavorFound): all places from the start on that do not
 *   overlap; none for an empty @needle
 */
GArray *favor_find_all (const char *text, const char *needle);

G_END_DECLS
