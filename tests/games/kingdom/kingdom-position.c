/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "kingdom-position.h"

static guint
find (const char *word, const char *const *words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (strcmp (word, words[i]) == 0)
      return i;
  g_error ("no such word: %s", word);
}

static guint
read_side (const char *word)
{
  static const char *const sides[] = { "n", "e", "s", "w", NULL };

  return find (word, sides);
}

/* How a road token lies in the frame of its tile. */
static void
put_road (KingdomTile *tile, guint token, const char *road)
{
  static const char *const straight[] = { "ns", "ew", NULL };
  static const char *const curve[] = { "ne", "es", "sw", "wn", NULL };
  const guint seen = find (road, token == KINGDOM_TOKEN_CURVE ? curve : straight);

  tile->middle = (guint8) token;
  tile->middle_turn = (guint8) ((seen - tile->rot) %
                                (token == KINGDOM_TOKEN_CURVE ? 4 : 2));
}

static void
put_favor (KingdomTile *tile, const char *favor)
{
  g_auto (GStrv) parts = g_strsplit (favor, ".", 2);
  const char    *where = parts[1];
  guint          piece;

  if (where != NULL && g_str_has_prefix (where, "arm-"))
    tile->arm_hunter[(read_side (where + strlen ("arm-")) - tile->rot) % 4] = 1;
  else if (where == NULL)
    tile->middle = (guint8) favor_test_find_word (&kingdom_tokens, favor);
  else if (where[1] == '\0')
    {
      piece = (guint) favor_test_find_word (&kingdom_triangles, parts[0]);
      tile->tri[(read_side (where) - tile->rot) % 4] = (guint8) piece;
    }
  else
    put_road (tile, (guint) favor_test_find_word (&kingdom_tokens, parts[0]), where);
}

guint
kingdom_test_read_tile (const char **text, KingdomTile *tile)
{
  const gsize      length = strcspn (*text, " ");
  g_autofree char *word = g_strndup (*text, length);
  g_auto (GStrv)   parts = g_strsplit (word, "+", -1);
  const char      *at = parts[0] + 1;
  const guint      type = (guint) (parts[0][0] - 'A');

  g_assert_cmpuint (type, <, KINGDOM_N_TYPES);
  memset (tile, 0, sizeof *tile);
  tile->place = KINGDOM_PLACE_MAP;
  if (*at == '(')
    {
      char *end;

      tile->x = (gint8) strtol (at + 1, &end, 10);
      g_assert_cmpint (*end, ==, ',');
      tile->y = (gint8) strtol (end + 1, &end, 10);
      g_assert_cmpint (*end, ==, ')');
      at = end + 1;
    }
  if (*at == 'r')
    tile->rot = (guint8) (at[1] - '0');
  g_assert_cmpuint (tile->rot, <, 4);
  for (guint i = 1; parts[i] != NULL; i++)
    put_favor (tile, parts[i]);
  *text += length + strspn (*text + length, " ");
  return type;
}

void
kingdom_test_look (const char *text, KingdomLook *look)
{
  KingdomTile tile;
  const guint type = kingdom_test_read_tile (&text, &tile);

  kingdom_look (type, &tile, tile.rot, look);
}

void
kingdom_test_lay (const char *text, KingdomTile *tiles)
{
  memset (tiles, 0, KINGDOM_N_TILES * sizeof *tiles);
  while (*text != '\0')
    {
      KingdomTile tile;
      const guint type = kingdom_test_read_tile (&text, &tile);
      guint       index = kingdom_prints[type].first;

      while (tiles[index].place == KINGDOM_PLACE_MAP)
        index++;
      g_assert_cmpuint (kingdom_type_of[index], ==, type);
      tiles[index] = tile;
    }
}
