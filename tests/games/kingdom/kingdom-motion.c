/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kingdom-motion.h"

static void
move_cell (gint *x, gint *y, guint motion)
{
  *x = motion >= 4 ? -*x : *x;
  for (guint i = 0; i < motion % 4; i++)
    {
      const gint east = *x;

      *x = -*y;
      *y = east;
    }
}

static guint
move_side (guint side, guint motion)
{
  return ((motion >= 4 ? 4 - side : side) + motion) % 4;
}

static guint
move_octant (guint octant, guint motion)
{
  return ((motion >= 4 ? 9 - octant : octant) + 2 * motion) % 8;
}

/* A border, and a bend of a road, lie between a side and the next one. */
static guint
move_corner (guint corner, guint motion)
{
  return ((motion >= 4 ? 3 - corner : corner) + motion) % 4;
}

static guint
move_set (guint set, guint motion, guint (*move) (guint, guint))
{
  guint moved = 0;

  for (guint i = 0; i < 4; i++)
    moved |= (set >> i & 1) << move (i, motion);
  return moved;
}

static guint
move_index (guint tile, guint motion)
{
  const KingdomPrint *j = &kingdom_prints[KINGDOM_TYPE_J],
                     *k = &kingdom_prints[KINGDOM_TYPE_K];

  if (motion >= 4 && kingdom_type_of[tile] == KINGDOM_TYPE_J)
    return tile - j->first + k->first;
  if (motion >= 4 && kingdom_type_of[tile] == KINGDOM_TYPE_K)
    return tile - k->first + j->first;
  return tile;
}

/* How the image of a tile has to be turned so that what is printed on it lies right. */
static guint
move_rot (guint tile, guint rot, guint motion)
{
  const KingdomPrint *from = &kingdom_prints[kingdom_type_of[tile]];
  const KingdomPrint *to = &kingdom_prints[kingdom_type_of[move_index (tile, motion)]];

  for (guint turn = 0; turn < 4; turn++)
    if (favor_sides_turned (to->cities, turn) ==
          move_set (favor_sides_turned (from->cities, rot), motion, move_side) &&
        favor_sides_turned (to->roads, turn) ==
          move_set (favor_sides_turned (from->roads, rot), motion, move_side) &&
        favor_sides_turned (to->closed, turn) ==
          move_set (favor_sides_turned (from->closed, rot), motion, move_side) &&
        favor_sides_turned (to->walls, turn) ==
          move_set (favor_sides_turned (from->walls, rot), motion, move_corner))
      return turn;
  g_assert_not_reached ();
}

static guint
move_token (const KingdomTile *tile, guint rot, guint motion)
{
  const guint seen = tile->middle_turn + (guint) tile->rot;

  if (tile->middle == KINGDOM_TOKEN_CURVE)
    return (move_corner (seen % 4, motion) - rot) % 4;
  if (kingdom_token_arms (tile->middle, 0) != 0)
    return (seen + motion - rot) % 2;
  return 0;
}

void
kingdom_motion_tiles (const KingdomTile *tiles, guint motion, KingdomTile *moved)
{
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    {
      const KingdomTile *from = &tiles[i];
      KingdomTile       *to = &moved[move_index (i, motion)];
      gint               x = from->x, y = from->y;
      guint              rot;

      *to = *from;
      if (from->place != KINGDOM_PLACE_MAP)
        continue;
      move_cell (&x, &y, motion);
      rot = move_rot (i, from->rot, motion);
      to->x = (gint8) x;
      to->y = (gint8) y;
      to->rot = (guint8) rot;
      to->middle_turn = (guint8) move_token (from, rot, motion);
      for (guint side = 0; side < 4; side++)
        {
          const guint there = (move_side ((side + from->rot) % 4, motion) - rot) % 4;

          to->tri[there] = from->tri[side];
          to->arm_hunter[there] = from->arm_hunter[side];
        }
    }
}

static guint32
move_key (guint32 key, guint motion, KingdomSpot spot)
{
  gint  x = (gint) (key >> 16) - 128, y = (gint) (key >> 8 & 0xff) - 128;
  guint part = key & 0xff;

  if ((key & KINGDOM_KEY_TILE) != 0)
    return KINGDOM_KEY_TILE | move_index (key & 0xff, motion);
  move_cell (&x, &y, motion);
  if (spot == KINGDOM_SPOT_MEADOW)
    part = move_octant (part, motion);
  else if (spot == KINGDOM_SPOT_CITY || spot == KINGDOM_SPOT_ROAD)
    part = move_side (part, motion);
  return KINGDOM_KEY (x, y, part);
}

void
kingdom_motion_witnesses (GPtrArray *witnesses, guint motion, KingdomSpot spot)
{
  for (guint i = 0; i < witnesses->len; i++)
    {
      GArray *witness = g_ptr_array_index (witnesses, i);
      GArray *moved = g_array_new (FALSE, FALSE, sizeof (guint32));

      for (guint k = 0; k < witness->len; k++)
        kingdom_test_add_key (moved,
                              move_key (g_array_index (witness, guint32, k),
                                        motion,
                                        spot));
      g_array_unref (witness);
      g_ptr_array_index (witnesses, i) = moved;
    }
}
