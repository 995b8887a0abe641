/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-slow.h"
#include "kingdom-slow-world.h"

/* Cities */

static gboolean
is_complete_city (const KingdomWorld *self, guint label)
{
  if (!slow_is_city (self, label / PARTS, label % PARTS))
    return FALSE;
  for (guint i = 0; i < self->nodes->len; i++)
    if (NODE (i)->label == label && !slow_fits (self, NODE (i)->tile, NODE (i)->part / 2))
      return FALSE;
  return TRUE;
}

static gboolean
touch_on (const KingdomWorld *self, guint tile, guint meadow, guint city)
{
  const guint low = MIN (meadow, city), high = MAX (meadow, city);

  if (low % 2 == 1 && high == low + 1 && (self->look[tile].walls >> low / 2 & 1) != 0)
    return TRUE;
  if (low == 0 && high == 7 && (self->look[tile].walls >> 3 & 1) != 0)
    return TRUE;
  return self->look[tile].terrain == KINGDOM_TERRAIN_MEADOW &&
         slow_opens_to_middle (self, tile, meadow) &&
         slow_same_arc (self, tile, meadow, city);
}

static guint
count_touches (const KingdomWorld *self, guint label)
{
  g_autoptr (GHashTable) others = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->nodes->len; i++)
    for (guint octant = 0; octant < 8; octant++)
      {
        const KingdomPart *node = NODE (i);
        const gboolean     city = slow_is_city (self, node->tile, node->part);

        if (node->label != label || node->part >= ARM ||
            city == slow_is_city (self, node->tile, octant))
          continue;
        if (city ? touch_on (self, node->tile, octant, node->part)
                 : touch_on (self, node->tile, node->part, octant))
          g_hash_table_add (others,
                            GUINT_TO_POINTER (slow_label_at (self, node->tile, octant) +
                                              1));
      }
  return g_hash_table_size (others);
}

static gboolean
is_cap (const KingdomWorld *self, guint tile, guint side, guint label)
{
  if (slow_label_at (self, tile, 2 * side) != label ||
      !slow_is_city (self, tile, 2 * side) ||
      self->inside[tile][2 * side] != self->inside[tile][2 * side + 1])
    return FALSE;
  for (guint octant = 0; octant < 8; octant++)
    if (octant / 2 != side && self->inside[tile][octant] == self->inside[tile][2 * side])
      return FALSE;
  return TRUE;
}

/* The tile of the city with the most caps in a row. */
static guint
count_caps (const KingdomWorld *self, guint label)
{
  guint best = 0;

  for (guint i = 0; i < self->n_tiles; i++)
    for (guint side = 0; side < 4; side++)
      {
        guint n = 0;

        while (n < 4 && is_cap (self, self->tiles[i], (side + n) % 4, label))
          n++;
        best = MAX (best, n);
      }
  return best;
}

static gboolean
has_solid (const KingdomWorld *self, guint label)
{
  for (guint i = 0; i < self->n_tiles; i++)
    if (slow_label_at (self, self->tiles[i], 0) == label &&
        self->look[self->tiles[i]].cities == 15 && self->look[self->tiles[i]].walls == 0)
      return TRUE;
  return FALSE;
}

/* Roads */

static gboolean
is_complete_road (const KingdomWorld *self, guint label, guint *n_ends, guint *ends)
{
  *n_ends = 0;
  if (label % PARTS < ARM)
    return FALSE;
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const KingdomPart *node = NODE (i);

      if (node->label != label)
        continue;
      if (slow_edge (self, node->tile, node->part - ARM) != 'r' ||
          !slow_fits (self, node->tile, node->part - ARM) ||
          self->look[node->tile].arm[node->part - ARM] == KINGDOM_ARM_LOOSE)
        return FALSE;
      if (!kingdom_arm_is_linked (self->look[node->tile].arm[node->part - ARM]))
        ends[(*n_ends)++] = node->tile * PARTS + node->part;
    }
  return TRUE;
}

static gboolean
leads_into (const KingdomWorld *self, guint end, guint city)
{
  const guint tile = end / PARTS;

  if (self->look[tile].arm[end % PARTS - ARM] != KINGDOM_ARM_ENDS_AT_WALL)
    return FALSE;
  for (guint octant = 0; octant < 8; octant++)
    if (slow_label_at (self, tile, octant) == city && is_complete_city (self, city))
      return TRUE;
  return FALSE;
}

static gboolean
leads_into_cities (const KingdomWorld *self,
                   const guint        *ends,
                   guint               n_ends,
                   gboolean            two)
{
  for (guint a = 0; a < G_N_ELEMENTS (self->label); a++)
    if (a % PARTS < ARM && self->label[a] == a)
      {
        if (!two && ((n_ends > 0 && leads_into (self, ends[0], a)) ||
                     (n_ends > 1 && leads_into (self, ends[1], a))))
          return TRUE;
        for (guint b = 0; two && n_ends == 2 && leads_into (self, ends[0], a) &&
                          b < G_N_ELEMENTS (self->label);
             b++)
          if (b != a && b % PARTS < ARM && leads_into (self, ends[1], b))
            return TRUE;
      }
  return FALSE;
}

static guint
count_bends (const KingdomWorld *self, guint label)
{
  g_autoptr (GHashTable) tiles = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->nodes->len; i++)
    {
      const KingdomPart *node = NODE (i);
      const guint        arm = node->part < ARM ? 9
                                                : self->look[node->tile].arm[node->part - ARM];

      if (node->label == label && arm < 4 && (arm + node->part) % 2 == 1)
        g_hash_table_add (tiles, GUINT_TO_POINTER (node->tile + 1));
    }
  return g_hash_table_size (tiles);
}

static gboolean
uses_bridge (const KingdomWorld *self, guint label)
{
  for (guint i = 0; i < self->nodes->len; i++)
    if (NODE (i)->label == label && NODE (i)->part >= ARM &&
        self->look[NODE (i)->tile].middle == KINGDOM_MIDDLE_CROSSING &&
        self->look[NODE (i)->tile].arm[NODE (i)->part - ARM] < 4)
      return TRUE;
  return FALSE;
}

/* Enclosure: the flood of 2.10 from octant to octant. */

#define SPAN (2 * (KINGDOM_REACH + 2))

/* `reach` is how far it goes: beyond all tiles. */
typedef struct
{
  gint    reach;
  guint8  wet[SPAN][SPAN][8];
  GArray *todo;
} Flood;

static void
wet (const KingdomWorld *self, Flood *flood, gint x, gint y, guint octant, gint city)
{
  const gint tile = slow_tile_at (self, x, y);
  const gint at[3] = { x, y, (gint) octant };

  if (ABS (x) > flood->reach || ABS (y) > flood->reach ||
      flood->wet[y + SPAN / 2][x + SPAN / 2][octant])
    return;
  if (city >= 0 && tile >= 0 &&
      slow_label_at (self, (guint) tile, octant) == (guint) city)
    return;
  flood->wet[y + SPAN / 2][x + SPAN / 2][octant] = TRUE;
  g_array_append_vals (flood->todo, at, 3);
}

static gboolean
crosses_middle (const KingdomWorld *self, gint tile, gint loop, gint city)
{
  if (tile < 0)
    return TRUE;
  if (loop >= 0 || self->look[tile].terrain == KINGDOM_TERRAIN_STONE)
    return FALSE;
  for (guint octant = 0; octant < 8 && self->look[tile].terrain == KINGDOM_TERRAIN_CITY;
       octant++)
    if (slow_opens_to_middle (self, (guint) tile, octant))
      return slow_label_at (self, (guint) tile, octant) != (guint) city;
  return TRUE;
}

/* Both barriers: one of them is -1. */
static void
flood_from_outside (const KingdomWorld *self, Flood *flood, gint loop, gint city)
{
  static const guint facing[] = { 5, 4, 7, 6, 1, 0, 3, 2 };
  static const gint  dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };

  memset (flood->wet, 0, sizeof flood->wet);
  flood->reach = 1;
  for (guint i = 0; i < self->n_tiles; i++)
    {
      const KingdomTile *tile = &self->record[self->tiles[i]];

      flood->reach = MAX (flood->reach, MAX (ABS (tile->x), ABS (tile->y)) + 1);
    }
  flood->todo = g_array_new (FALSE, FALSE, sizeof (gint));
  wet (self, flood, -flood->reach, -flood->reach, 0, city);
  for (guint i = 0; i < flood->todo->len; i += 3)
    {
      const gint  x = g_array_index (flood->todo, gint, i);
      const gint  y = g_array_index (flood->todo, gint, i + 1);
      const guint octant = (guint) g_array_index (flood->todo, gint, i + 2);
      const gint  tile = slow_tile_at (self, x, y);
      const guint side = octant / 2;
      gboolean    over_arm = TRUE;

      if (loop >= 0 && tile >= 0 && slow_has_road (self, (guint) tile, side))
        over_arm = self->label[(guint) tile * PARTS + ARM + side] != (guint) loop;
      if (over_arm)
        wet (self, flood, x, y, octant ^ 1, city);
      wet (self,
           flood,
           x,
           y,
           octant % 2 == 0 ? (octant + 7) % 8 : (octant + 1) % 8,
           city);
      wet (self, flood, x + dx[side], y + dy[side], facing[octant], city);
      for (guint other = 0; other < 8 && crosses_middle (self, tile, loop, city); other++)
        wet (self, flood, x, y, other, city);
    }
  g_array_unref (flood->todo);
}

static gboolean
is_wet (const KingdomWorld *self, const Flood *flood, guint tile, guint octant)
{
  return flood
    ->wet[self->record[tile].y + SPAN / 2][self->record[tile].x + SPAN / 2][octant];
}

static gboolean
holds_cloister (const KingdomWorld *self, const Flood *flood, gboolean by_loop)
{
  for (guint i = 0; i < self->n_tiles; i++)
    {
      const guint tile = self->tiles[i];
      gboolean    dry = self->look[tile].middle == KINGDOM_MIDDLE_CLOISTER;

      for (guint octant = 0; octant < (by_loop ? 1 : 8); octant++)
        dry = dry && !is_wet (self, flood, tile, octant);
      if (dry)
        return TRUE;
    }
  return FALSE;
}

static gboolean
holds_label (const KingdomWorld *self, const Flood *flood, guint label)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const KingdomPart *node = NODE (i);

      if (node->label != label)
        continue;
      if (node->part < ARM && is_wet (self, flood, node->tile, node->part))
        return FALSE;
      if (node->part >= ARM &&
          (is_wet (self, flood, node->tile, 2 * (node->part - ARM)) ||
           is_wet (self, flood, node->tile, 2 * (node->part - ARM) + 1)))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_loop (const KingdomWorld *self, guint label)
{
  guint n_ends, ends[2];

  return self->label[label] == label && label % PARTS >= ARM &&
         self->record[label / PARTS].place == KINGDOM_PLACE_MAP &&
         slow_has_road (self, label / PARTS, label % PARTS - ARM) &&
         is_complete_road (self, label, &n_ends, ends) && n_ends == 0;
}

static gboolean
is_general (const KingdomWorld *self, guint city)
{
  Flood flood;

  for (guint loop = 0; loop < G_N_ELEMENTS (self->label); loop++)
    if (is_loop (self, loop))
      {
        flood_from_outside (self, &flood, (gint) loop, -1);
        if (holds_label (self, &flood, city))
          return TRUE;
      }
  return FALSE;
}

static gboolean
is_king (const KingdomWorld *self, guint city)
{
  Flood around_loop, around_city;

  for (guint loop = 0; loop < G_N_ELEMENTS (self->label); loop++)
    if (is_loop (self, loop))
      {
        flood_from_outside (self, &around_loop, (gint) loop, -1);
        flood_from_outside (self, &around_city, -1, (gint) city);
        if (holds_cloister (self, &around_loop, TRUE) &&
            holds_label (self, &around_city, loop))
          return TRUE;
      }
  return FALSE;
}

static gboolean
is_queen (const KingdomWorld *self, guint city)
{
  Flood flood;

  flood_from_outside (self, &flood, -1, (gint) city);
  return holds_cloister (self, &flood, FALSE);
}

/* The wishes */

static gboolean
city_fulfils (const KingdomWorld *self, guint city, guint character, guint level)
{
  if (!is_complete_city (self, city))
    return FALSE;
  switch (character)
    {
    case KINGDOM_LABORER:
      return count_touches (self, city) == level;
    case KINGDOM_MAGICIAN:
      return count_caps (self, city) >= 2;
    case KINGDOM_ALCHEMIST:
      return count_caps (self, city) >= 4;
    case KINGDOM_PAWNBROKER:
      return has_solid (self, city);
    case KINGDOM_GENERAL:
      return is_general (self, city);
    case KINGDOM_QUEEN:
      return is_queen (self, city);
    default:
      return is_king (self, city);
    }
}

static gboolean
road_fulfils (const KingdomWorld *self, guint road, guint character)
{
  guint n_ends, ends[2];

  if (!is_complete_road (self, road, &n_ends, ends))
    return FALSE;
  switch (character)
    {
    case KINGDOM_PHILOSOPHER:
      return n_ends == 0;
    case KINGDOM_HANDMAIDEN:
      return uses_bridge (self, road);
    case KINGDOM_GUARD:
      return leads_into_cities (self, ends, n_ends, FALSE);
    case KINGDOM_MERCHANT:
      return leads_into_cities (self, ends, n_ends, TRUE);
    default:
      return count_bends (self, road) >= 5;
    }
}

static guint
count_around (const KingdomWorld *self, gint x, gint y)
{
  guint n = 0;

  for (gint i = 0; i < 9; i++)
    n += i != 4 && slow_tile_at (self, x + i % 3 - 1, y + i / 3 - 1) >= 0;
  return n;
}

static gboolean
tile_fulfils (const KingdomWorld *self, guint tile, guint character)
{
  const KingdomLook *look = &self->look[tile];
  const guint around = count_around (self, self->record[tile].x, self->record[tile].y);

  if (character == KINGDOM_NOBLEMAN)
    return around == 0;
  if (character == KINGDOM_BISHOP)
    return around == 8 && look->middle == KINGDOM_MIDDLE_CLOISTER;
  return look->cities == 0 && look->walls == 0 && look->roads == 0 &&
         (look->middle == KINGDOM_MIDDLE_NOTHING || look->middle == KINGDOM_MIDDLE_BARE);
}

static GArray *
add_witness (GPtrArray *witnesses)
{
  GArray *witness = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_ptr_array_add (witnesses, witness);
  return witness;
}

static void
add_region (const KingdomWorld *self, GPtrArray *witnesses, guint label, guint step)
{
  GArray *witness = add_witness (witnesses);

  for (guint i = 0; i < self->nodes->len; i++)
    {
      const KingdomPart *node = NODE (i);
      const guint        part = node->part >= ARM ? node->part - ARM : node->part / step;

      if (node->label == label && (node->part >= ARM || node->part % step == 0))
        kingdom_test_add_key (witness,
                              KINGDOM_KEY (self->record[node->tile].x,
                                           self->record[node->tile].y,
                                           part));
    }
}

static void
find_regions (const KingdomWorld *self,
              guint               character,
              guint               level,
              GPtrArray          *witnesses)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      const KingdomPart *node = NODE (i);
      const guint        label = node->label;
      const gboolean     is_road = node->part >= ARM;

      if (label != node->tile * PARTS + node->part)
        continue;
      if (kingdom_wishes[character].spot == KINGDOM_SPOT_ROAD)
        {
          if (is_road && road_fulfils (self, label, character))
            add_region (self, witnesses, label, 1);
        }
      else if (kingdom_wishes[character].spot == KINGDOM_SPOT_CITY)
        {
          if (!is_road && city_fulfils (self, label, character, level))
            add_region (self, witnesses, label, 2);
        }
      else if (!is_road && !slow_is_city (self, node->tile, node->part) &&
               count_touches (self, label) == level)
        add_region (self, witnesses, label, 1);
    }
}

static void
find_tiles (const KingdomWorld *self, guint character, guint level, GPtrArray *witnesses)
{
  for (guint i = 0; i < self->n_tiles; i++)
    if (tile_fulfils (self, self->tiles[i], character))
      {
        const KingdomTile *record = &self->record[self->tiles[i]];
        GArray            *witness = add_witness (witnesses);

        kingdom_test_add_key (witness, KINGDOM_KEY (record->x, record->y, 0));
        kingdom_test_add_key (witness, KINGDOM_KEY_TILE | self->tiles[i]);
      }
  if (character == KINGDOM_BISHOP && witnesses->len < level)
    g_ptr_array_set_size (witnesses, 0);
}

static void
find_cells (const KingdomWorld *self, guint character, GPtrArray *witnesses)
{
  for (gint y = -30; y <= 30; y++)
    for (gint x = -30; x <= 30; x++)
      {
        const gint tile = slow_tile_at (self, x, y);
        GArray    *witness;

        if (count_around (self, x, y) != 8)
          continue;
        if (character == KINGDOM_NOBLEWOMAN)
          {
            if (tile < 0)
              kingdom_test_add_key (add_witness (witnesses), KINGDOM_KEY (x, y, 0));
            continue;
          }
        witness = add_witness (witnesses);
        for (gint i = 0; tile >= 0 && i < 9; i++)
          {
            const gint cx = x + i % 3 - 1, cy = y + i / 3 - 1;

            if (self->look[slow_tile_at (self, cx, cy)].cities == 0)
              kingdom_test_add_key (witness, KINGDOM_KEY (cx, cy, 0));
          }
        if (witness->len < 9)
          g_ptr_array_set_size (witnesses, (gint) witnesses->len - 1);
      }
}

GPtrArray *
kingdom_slow_find (const KingdomTile *tiles, guint character, guint level)
{
  GPtrArray *witnesses = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  KingdomWorld world;

  slow_world_init (&world, tiles);
  switch ((KingdomSpot) kingdom_wishes[character].spot)
    {
    case KINGDOM_SPOT_NONE:
      break;
    case KINGDOM_SPOT_CITY:
    case KINGDOM_SPOT_MEADOW:
    case KINGDOM_SPOT_ROAD:
      find_regions (&world, character, level, witnesses);
      break;
    case KINGDOM_SPOT_TILE:
      find_tiles (&world, character, level, witnesses);
      break;
    case KINGDOM_SPOT_BLOCK:
    case KINGDOM_SPOT_HOLE:
      find_cells (&world, character, witnesses);
      break;
    }
  g_array_unref (world.nodes);
  return witnesses;
}
