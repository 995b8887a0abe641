/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-slow.h"

/* Witnesses as lists of keys. */

void
kingdom_test_add_key (GArray *witness, guint32 key)
{
  guint at = 0;

  while (at < witness->len && g_array_index (witness, guint32, at) < key)
    at++;
  g_array_insert_val (witness, at, key);
}

static gboolean
share_key (const GArray *a, const GArray *b)
{
  for (guint i = 0; i < a->len; i++)
    for (guint k = 0; k < b->len; k++)
      if (g_array_index (a, guint32, i) == g_array_index (b, guint32, k))
        return TRUE;
  return FALSE;
}

GPtrArray *
kingdom_slow_find_new (const KingdomTile *before,
                       const KingdomTile *now,
                       guint              character,
                       guint              level)
{
  g_autoptr (GPtrArray) old = kingdom_slow_find (before, character, level);
  GPtrArray *new = kingdom_slow_find (now, character, level);

  for (guint i = new->len; i-- > 0;)
    for (guint k = 0; k < old->len; k++)
      if (share_key (g_ptr_array_index (new, i), g_ptr_array_index (old, k)))
        {
          g_ptr_array_remove_index (new, i);
          break;
        }
  return new;
}

static int
compare_text (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

char *
kingdom_test_tell (const GPtrArray *witnesses)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < witnesses->len; i++)
    {
      const GArray *witness = g_ptr_array_index (witnesses, i);
      GString      *text = g_string_new ("{");

      for (guint k = 0; k < witness->len; k++)
        {
          const guint32 key = g_array_index (witness, guint32, k);

          if ((key & KINGDOM_KEY_TILE) != 0)
            g_string_append_printf (text, " %s", kingdom_tiles.words[key & 0xff].id);
          else
            g_string_append_printf (text,
                                    " %d,%d,%u",
                                    (gint) (key >> 16) - 128,
                                    (gint) (key >> 8 & 0xff) - 128,
                                    key & 0xff);
        }
      g_ptr_array_add (texts, g_string_free (g_string_append (text, " }"), FALSE));
    }
  g_ptr_array_sort (texts, compare_text);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

/* The keys of the witness of that name that a tile has. */
static void
add_keys (const KingdomLand *land,
          guint              tile,
          KingdomSpot        spot,
          guint              name,
          GArray            *witness)
{
  const gint x = land->map.record[tile].x, y = land->map.record[tile].y;

  switch (spot)
    {
    case KINGDOM_SPOT_NONE:
      break;
    case KINGDOM_SPOT_CITY:
      for (guint side = 0; side < 4; side++)
        if (land->name[kingdom_octant_node (tile, 2 * side)] == name)
          kingdom_test_add_key (witness, KINGDOM_KEY (x, y, side));
      break;
    case KINGDOM_SPOT_MEADOW:
      for (guint octant = 0; octant < 8; octant++)
        if (land->name[kingdom_octant_node (tile, octant)] == name)
          kingdom_test_add_key (witness, KINGDOM_KEY (x, y, octant));
      break;
    case KINGDOM_SPOT_ROAD:
      for (guint side = 0; side < 4; side++)
        if (land->road_name[kingdom_arm_node (tile, side)] == name)
          kingdom_test_add_key (witness, KINGDOM_KEY (x, y, side));
      break;
    case KINGDOM_SPOT_TILE:
      if (tile == name)
        {
          kingdom_test_add_key (witness, KINGDOM_KEY (x, y, 0));
          kingdom_test_add_key (witness, KINGDOM_KEY_TILE | tile);
        }
      break;
    case KINGDOM_SPOT_BLOCK:
      for (gint i = 0; tile == name && i < 9; i++)
        kingdom_test_add_key (witness, KINGDOM_KEY (x + i % 3 - 1, y + i / 3 - 1, 0));
      break;
    case KINGDOM_SPOT_HOLE:
      if (tile == name)
        kingdom_test_add_key (witness, KINGDOM_KEY (x, y + 1, 0));
      break;
    }
}

GPtrArray *
kingdom_test_witnesses (const KingdomLand  *land,
                        guint               character,
                        const KingdomFound *found)
{
  GPtrArray *witnesses = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint name = 0; name < KINGDOM_N_NODES; name++)
    if (found->is[name])
      {
        GArray *witness = g_array_new (FALSE, FALSE, sizeof (guint32));

        for (guint i = 0; i < land->map.n_tiles; i++)
          add_keys (land,
                    land->map.tile[i],
                    (KingdomSpot) kingdom_wishes[character].spot,
                    name,
                    witness);
        g_ptr_array_add (witnesses, witness);
      }
  g_assert_cmpuint (witnesses->len, ==, found->n);
  return witnesses;
}
