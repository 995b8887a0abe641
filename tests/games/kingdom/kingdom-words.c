/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-position.h"

static const char *const side_words[] = { "n", "e", "s", "w" };
static const char *const border_words[] = { "ne", "se", "sw", "nw" };

static void
add (GString *text, const char *separator, const char *word)
{
  if (text->len > 0)
    g_string_append (text, separator);
  g_string_append (text, word);
}

static void
add_regions (GString *text, const KingdomLook *look, gboolean cities)
{
  for (guint first = 0; first < KINGDOM_N_OCTANTS; first++)
    {
      if (look->region[first] != first || (look->cities >> first / 2 & 1) != cities)
        continue;
      add (text, "; ", cities ? "C" : "M");
      for (guint i = first; i < KINGDOM_N_OCTANTS; i++)
        if (look->region[i] == first)
          g_string_append_printf (text, "%u", i);
    }
}

char *
kingdom_test_regions (const KingdomLook *look)
{
  GString *text = g_string_new (NULL);

  add_regions (text, look, TRUE);
  add_regions (text, look, FALSE);
  return g_string_free (text, FALSE);
}

char *
kingdom_test_roads (const KingdomLook *look)
{
  static const char *const ends[] = { "wall", "junction", "cloister", "loose" };
  GString                 *text = g_string_new (NULL);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const guint arm = look->arm[side];

      if (arm == KINGDOM_ARM_NONE || (kingdom_arm_is_linked (arm) && arm < side))
        continue;
      add (text, " ", side_words[side]);
      if (kingdom_arm_is_linked (arm))
        g_string_append_printf (text, "-%s", side_words[arm]);
      else
        g_string_append_printf (text, ":%s", ends[arm - KINGDOM_ARM_ENDS_AT_WALL]);
    }
  return g_string_free (text, FALSE);
}

char *
kingdom_test_faults (const KingdomLook *look)
{
  GString *text = g_string_new (NULL);
  guint8   at[KINGDOM_N_FAULTS];

  kingdom_look_faults (look, at);
  for (guint kind = 0; kind < KINGDOM_N_FAULTS; kind++)
    if (at[kind] != 0)
      {
        g_autofree char *where = NULL;

        add (text, "; ", kingdom_faults.words[kind].id);
        if (kind == KINGDOM_FAULT_OPEN_BORDER)
          where = kingdom_test_borders (at[kind]);
        else if (kind != KINGDOM_FAULT_MIDDLE_TAKEN &&
                 kind != KINGDOM_FAULT_CROWDED_MIDDLE)
          where = kingdom_test_sides (at[kind]);
        if (where != NULL)
          g_string_append_printf (text, " %s", where);
      }
  return g_string_free (text, FALSE);
}

char *
kingdom_test_edges (const KingdomLook *look)
{
  GString *text = g_string_new (NULL);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      const FavorEdge edge = favor_edges_at (look->edges, side);

      add (text,
           " ",
           edge == FAVOR_EDGE_CITY   ? "c"
           : edge == FAVOR_EDGE_ROAD ? "r"
                                     : "m");
    }
  return g_string_free (text, FALSE);
}

static char *
join_set (guint set, const char *const *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    if ((set >> i & 1) != 0)
      add (text, " ", words[i]);
  return g_string_free (text, FALSE);
}

char *
kingdom_test_sides (guint sides)
{
  return join_set (sides, side_words);
}

char *
kingdom_test_borders (guint borders)
{
  return join_set (borders, border_words);
}
