/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "config.h"

#include "favor-session-name.h"

#include <glib/gi18n-lib.h>

#include "favor-games.h"

/* Of games that bring no names along. */
static const char *const common_names[] = {
  /* Translators: the following names are of saved games of any kind, as titles of chapters might be; they
   * may become other ones that sound well, but no two may be the same */
  NC_ ("session name", "An Evening among Friends"),
  NC_ ("session name", "The First Snow"),
  NC_ ("session name", "A Round by the Fire"),
  NC_ ("session name", "The Long Afternoon"),
  NC_ ("session name", "Candles Burning Low"),
  NC_ ("session name", "A Guest at the Table"),
  NC_ ("session name", "Rain at the Window"),
  NC_ ("session name", "The Late Train Home"),
  NULL,
};

/* Seeds that people choose are small numbers: neighbours must not be neighbours any more. */
static guint64
scatter (guint64 x)
{
  x = (x ^ (x >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ (x >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

static guint
find_common_divisor (guint a, guint b)
{
  while (b != 0)
    {
      guint rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

/* So that the next names are not always the next ones of the list: a stride that comes by all of
 * them. */
static guint
find_stride (guint64 seed, guint n)
{
  guint stride = n > 1 ? (guint) (seed % (n - 1)) + 1 : 1;

  while (find_common_divisor (stride, n) != 1)
    stride++;
  return stride;
}

static guint
count (GHashTable *taken, const char *name)
{
  return taken != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (taken, name)) : 0;
}

const char *
favor_session_name_make (const FavorGame *game, guint64 seed, GHashTable *taken)
{
  const char *const *names;
  const char        *best = NULL;
  guint64            scattered = scatter (seed);
  guint              n, nth, stride;

  g_return_val_if_fail (game != NULL, NULL);

  names = favor_games_get_session_names (game);
  if (names[0] == NULL)
    names = common_names;
  n = g_strv_length ((char **) names);
  nth = (guint) (scattered % n);
  stride = find_stride (scattered >> 32, n);
  for (guint i = 0; i < n && (best == NULL || count (taken, best) > 0); i++)
    {
      const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "session name", names[nth]);

      if (best == NULL || count (taken, name) < count (taken, best))
        best = name;
      nth = (nth + stride) % n;
    }
  return best;
}
