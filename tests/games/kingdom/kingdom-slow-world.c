/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-slow-world.h"

gint
slow_tile_at (const KingdomWorld *self, gint x, gint y)
{
  for (guint i = 0; i < self->n_tiles; i++)
    if (self->record[self->tiles[i]].x == x && self->record[self->tiles[i]].y == y)
      return (gint) self->tiles[i];
  return -1;
}

static gint
beside (const KingdomWorld *self, guint tile, guint side)
{
  static const gint dx[] = { 0, 1, 0, -1 }, dy[] = { -1, 0, 1, 0 };

  return slow_tile_at (self,
                       self->record[tile].x + dx[side],
                       self->record[tile].y + dy[side]);
}

gboolean
slow_is_city (const KingdomWorld *self, guint tile, guint octant)
{
  return self->look[tile].cities >> octant / 2 & 1;
}

gboolean
slow_has_road (const KingdomWorld *self, guint tile, guint side)
{
  return self->look[tile].roads >> side & 1;
}

char
slow_edge (const KingdomWorld *self, guint tile, guint side)
{
  if (slow_is_city (self, tile, 2 * side))
    return 'c';
  return slow_has_road (self, tile, side) ? 'r' : 'm';
}

gboolean
slow_fits (const KingdomWorld *self, guint tile, guint side)
{
  const gint other = beside (self, tile, side);

  return other >= 0 &&
         slow_edge (self, tile, side) == slow_edge (self, (guint) other, (side + 2) % 4);
}

static gboolean
arrives (const KingdomWorld *self, guint tile, guint side)
{
  return slow_has_road (self, tile, side) && !slow_is_city (self, tile, 2 * side) &&
         (self->look[tile].tips >> side & 1) != 0;
}

gboolean
slow_same_arc (const KingdomWorld *self, guint tile, guint a, guint b)
{
  gboolean forth = TRUE, back = TRUE;

  for (guint i = a; i != b; i = (i + 1) % 8)
    if (i % 2 == 0 && arrives (self, tile, i / 2))
      forth = FALSE;
  for (guint i = b; i != a; i = (i + 1) % 8)
    if (i % 2 == 0 && arrives (self, tile, i / 2))
      back = FALSE;
  return forth || back;
}

gboolean
slow_opens_to_middle (const KingdomWorld *self, guint tile, guint octant)
{
  return self->look[tile].tips >> octant / 2 & 1;
}

/* The three rules of 2.8, for a before b. */
static gboolean
joined (const KingdomWorld *self, guint tile, guint a, guint b)
{
  const gboolean city = slow_is_city (self, tile, a);

  if (city != slow_is_city (self, tile, b))
    return FALSE;
  if (a / 2 == b / 2 && !slow_has_road (self, tile, a / 2))
    return TRUE;
  if (a % 2 == 1 && b == a + 1 && (self->look[tile].walls >> a / 2 & 1) == 0)
    return TRUE;
  if (a == 0 && b == 7 && (self->look[tile].walls >> 3 & 1) == 0)
    return TRUE;
  if (!slow_opens_to_middle (self, tile, a) || !slow_opens_to_middle (self, tile, b))
    return FALSE;
  return city ? self->look[tile].terrain == KINGDOM_TERRAIN_CITY
              : self->look[tile].terrain == KINGDOM_TERRAIN_MEADOW &&
                  slow_same_arc (self, tile, a, b);
}

static gboolean
lower (guint *a, guint *b)
{
  if (*a == *b)
    return FALSE;
  *a = *b = MIN (*a, *b);
  return TRUE;
}

static void
label_inside (KingdomWorld *self, guint tile)
{
  gboolean again = TRUE;

  for (guint i = 0; i < 8; i++)
    self->inside[tile][i] = i;
  while (again)
    {
      again = FALSE;
      for (guint a = 0; a < 8; a++)
        for (guint b = a + 1; b < 8; b++)
          if (joined (self, tile, a, b))
            again |= lower (&self->inside[tile][a], &self->inside[tile][b]);
    }
}

static guint *
label_of (KingdomWorld *self, guint tile, guint part)
{
  return &self->label[tile * PARTS + part];
}

static gboolean
label_tile (KingdomWorld *self, guint tile)
{
  static const guint facing[] = { 5, 4, 7, 6, 1, 0, 3, 2 };
  gboolean           changed = FALSE;

  for (guint a = 0; a < 8; a++)
    {
      for (guint b = a + 1; b < 8; b++)
        if (self->inside[tile][a] == self->inside[tile][b])
          changed |= lower (label_of (self, tile, a), label_of (self, tile, b));
      if (slow_fits (self, tile, a / 2))
        changed |= lower (label_of (self, tile, a),
                          label_of (self, (guint) beside (self, tile, a / 2), facing[a]));
    }
  for (guint side = 0; side < 4; side++)
    {
      if (kingdom_arm_is_linked (self->look[tile].arm[side]))
        changed |= lower (label_of (self, tile, ARM + side),
                          label_of (self, tile, ARM + self->look[tile].arm[side]));
      if (slow_edge (self, tile, side) == 'r' && slow_fits (self, tile, side))
        changed |= lower (label_of (self, tile, ARM + side),
                          label_of (self,
                                    (guint) beside (self, tile, side),
                                    ARM + (side + 2) % 4));
    }
  return changed;
}

void
slow_world_init (KingdomWorld *self, const KingdomTile *tiles)
{
  gboolean again = TRUE;

  memset (self, 0, sizeof *self);
  self->record = tiles;
  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if (tiles[tile].place == KINGDOM_PLACE_MAP)
      {
        self->tiles[self->n_tiles++] = tile;
        kingdom_look (kingdom_type_of[tile],
                      &tiles[tile],
                      tiles[tile].rot,
                      &self->look[tile]);
      }
  for (guint i = 0; i < self->n_tiles; i++)
    label_inside (self, self->tiles[i]);
  for (guint i = 0; i < G_N_ELEMENTS (self->label); i++)
    self->label[i] = i;
  while (again)
    {
      again = FALSE;
      for (guint i = 0; i < self->n_tiles; i++)
        again |= label_tile (self, self->tiles[i]);
    }
  self->nodes = g_array_new (FALSE, FALSE, sizeof (KingdomPart));
  for (guint i = 0; i < self->n_tiles; i++)
    for (guint part = 0; part < PARTS; part++)
      {
        const guint       tile = self->tiles[i];
        const KingdomPart node = { tile, part, self->label[tile * PARTS + part] };

        if (part < ARM || slow_has_road (self, tile, part - ARM))
          g_array_append_val (self->nodes, node);
      }
}

guint
slow_label_at (const KingdomWorld *self, guint tile, guint octant)
{
  return self->label[tile * PARTS + octant];
}
