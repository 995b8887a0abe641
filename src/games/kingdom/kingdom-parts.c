/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-look.h"

/* Regions and road segments inside a tile (2.8). */

static void
join (KingdomLook *look, guint a, guint b)
{
  const guint8 low = MIN (look->region[a], look->region[b]);
  const guint8 high = MAX (look->region[a], look->region[b]);

  for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
    if (look->region[i] == high)
      look->region[i] = low;
}

/* Joins all octants of a set. */
static void
join_set (KingdomLook *look, guint octants)
{
  gint first = -1;

  for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
    if ((octants >> i & 1) != 0)
      {
        if (first >= 0)
          join (look, (guint) first, i);
        else
          first = (gint) i;
      }
}

/* The borders that lie between city and meadow. */
static guint
borders_between (const KingdomLook *look)
{
  return (look->cities ^ favor_sides_turned (look->cities, 3)) & KINGDOM_ALL_SIDES;
}

static void
join_around (KingdomLook *look)
{
  const guint open = ~(look->walls | borders_between (look));

  for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
    look->region[i] = (guint8) i;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      if ((look->roads >> side & 1) == 0)
        join (look, 2 * side, 2 * side + 1);
      if ((open >> side & 1) != 0)
        join (look, 2 * side + 1, (2 * side + 2) % KINGDOM_N_OCTANTS);
    }
}

/* The arcs into which roads cut the way round a meadow middle, as sets of octants. */
static guint
find_arcs (const KingdomLook *look, guint8 *arcs)
{
  const guint arriving = kingdom_look_arriving (look);
  guint       n = 0;

  /* One road alone, or none, cuts nothing in two. */
  if ((arriving & (arriving - 1)) == 0)
    {
      arcs[0] = KINGDOM_ALL_OCTANTS;
      return 1;
    }
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((arriving >> side & 1) != 0)
      {
        guint at = side;

        arcs[n] = 0;
        do
          {
            arcs[n] |= (guint8) (1u << (2 * at + 1));
            at = (at + 1) % FAVOR_N_SIDES;
            arcs[n] |= (guint8) (1u << 2 * at);
          }
        while ((arriving >> at & 1) == 0);
        n++;
      }
  return n;
}

static void
touch (KingdomLook *look, guint meadow, guint city)
{
  look->touches[look->region[meadow]] |= (guint8) (1u << look->region[city]);
}

/* Each octant of meadow with each of city. */
static void
touch_sets (KingdomLook *look, guint meadows, guint cities)
{
  for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
    for (guint k = 0; (meadows >> i & 1) != 0 && k < KINGDOM_N_OCTANTS; k++)
      if ((cities >> k & 1) != 0)
        touch (look, i, k);
}

static void
touch_at_walls (KingdomLook *look)
{
  const guint between = look->walls & borders_between (look);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((between >> side & 1) != 0)
      {
        const guint here = 2 * side + 1;
        const guint there = (here + 1) % KINGDOM_N_OCTANTS;
        const guint is_city = look->cities >> side & 1;

        touch (look, is_city ? there : here, is_city ? here : there);
      }
}

static void
find_caps (KingdomLook *look)
{
  guint size[KINGDOM_N_OCTANTS] = { 0 };

  for (guint i = 0; i < KINGDOM_N_OCTANTS; i++)
    size[look->region[i]]++;
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if ((look->cities >> side & 1) != 0 && size[look->region[2 * side]] == 2)
      look->caps |= (guint8) (1 << side);
}

static void
divide_land (KingdomLook *look)
{
  const guint cities = kingdom_octants_of (look->cities);
  const guint open = kingdom_octants_of (look->tips) & ~cities;
  guint8      arcs[FAVOR_N_SIDES];
  guint       n_arcs = 0;

  join_around (look);
  if (look->terrain == KINGDOM_TERRAIN_CITY)
    join_set (look, kingdom_octants_of (look->tips & look->cities));
  else if (look->terrain == KINGDOM_TERRAIN_MEADOW)
    n_arcs = find_arcs (look, arcs);
  for (guint i = 0; i < n_arcs; i++)
    join_set (look, arcs[i] & open);
  find_caps (look);
  touch_at_walls (look);
  for (guint i = 0; i < n_arcs; i++)
    touch_sets (look, arcs[i] & open, arcs[i] & cities);
}

/* Where an arm that reaches the middle goes. */
static guint8
arm_in_middle (const KingdomLook *look, guint side)
{
  const guint others = kingdom_look_arriving (look) & ~(1u << side);
  const guint opposite = favor_side_opposite (side);

  switch ((KingdomMiddle) look->middle)
    {
    case KINGDOM_MIDDLE_JUNCTION:
      return KINGDOM_ARM_ENDS_AT_JUNCTION;
    case KINGDOM_MIDDLE_CLOISTER:
      return KINGDOM_ARM_ENDS_AT_CLOISTER;
    case KINGDOM_MIDDLE_CROSSING:
      return (others >> opposite & 1) != 0 ? (guint8) opposite : KINGDOM_ARM_LOOSE;
    case KINGDOM_MIDDLE_BARE:
      return KINGDOM_ARM_LOOSE;
    case KINGDOM_MIDDLE_NOTHING:
      break;
    }
  if (others == 0)
    return look->walls != 0 ? KINGDOM_ARM_ENDS_AT_WALL : KINGDOM_ARM_LOOSE;
  for (guint other = 0; other < FAVOR_N_SIDES; other++)
    if (others == 1u << other)
      return (guint8) other;
  return KINGDOM_ARM_LOOSE;
}

static void
divide_roads (KingdomLook *look)
{
  const guint arriving = kingdom_look_arriving (look);
  const guint stopped = kingdom_look_stopped (look);

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      if ((arriving >> side & 1) != 0)
        look->arm[side] = arm_in_middle (look, side);
      else if ((stopped >> side & 1) != 0)
        look->arm[side] = KINGDOM_ARM_ENDS_AT_WALL;
      else
        look->arm[side] = (look->roads >> side & 1) != 0 ? KINGDOM_ARM_LOOSE
                                                         : KINGDOM_ARM_NONE;
    }
}

void
kingdom_look_divide (KingdomLook *look)
{
  divide_land (look);
  divide_roads (look);
}
