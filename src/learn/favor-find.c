/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-learn"

#include "favor-find.h"

/* The length in bytes of what `text` has of `needle` at its beginning; 0 if it has not all. */
static guint
match_length (const char *text, const char *needle)
{
  const char *c = text;

  for (; *needle != '\0'; needle = g_utf8_next_char (needle))
    {
      if (*c == '\0' || g_unichar_tolower (g_utf8_get_char (c)) !=
                          g_unichar_tolower (g_utf8_get_char (needle)))
        return 0;
      c = g_utf8_next_char (c);
    }
  return (guint) (c - text);
}

GArray *
favor_find_all (const char *text, const char *needle)
{
  GArray     *places = g_array_new (FALSE, FALSE, sizeof (FavorFound));
  const char *c = text;

  g_return_val_if_fail (text != NULL && needle != NULL, places);

  while (*c != '\0')
    {
      guint      length = match_length (c, needle);
      FavorFound found = { (guint) (c - text), (guint) (c - text) + length };

      if (length > 0)
        g_array_append_val (places, found);
      c = length > 0 ? c + length : g_utf8_next_char (c);
    }
  return places;
}
