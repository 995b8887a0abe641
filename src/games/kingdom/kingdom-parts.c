/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-look.h"

/* Regions and road segments inside a tile (2.8). */

/* The borders that lie between city and meadow. */
static guint
borders_between (const KingdomLook *look)
{
  return (look->cities ^ favor_sides_turned (look->cities, 3)) & KINGDOM_ALL_SIDES;
}

/* The octants that are joined with the next one clockwise: within quadrants and over borders. */
static guint
find_steps (const KingdomLook *look)
{
  const guint closed = look->walls | borders_between (look);

  return kingdom_first_octants_of (KINGDOM_ALL_SIDES & ~(guint) look->roads) |
         kingdom_first_octants_of (KINGDOM_ALL_SIDES & ~closed) << 1;
}

/* The octants that hang together on the way round, as sets: returns how many there are. */
static guint
find_runs (guint steps, guint8 *runs)
{
  guint first = 0, n = 0;

  while (first < KINGDOM_N_OCTANTS && (steps >> first & 1) != 0)
    first++;
  for (guint i = 1, run = 0; i <= KINGDOM_N_OCTANTS; i++)
    {
      const guint octant = (first + i) % KINGDOM_N_OCTANTS;

      run |= 1u << octant;
      if ((steps >> octant & 1) == 0 || i == KINGDOM_N_OCTANTS)
        {
          runs[n++] = (guint8) run;
          run = 0;
        }
    }
  return n;
}

/* Joins what has a part in a group; of those joined into another nothing is left. */
static void
join_runs (guint8 *runs, guint n, guint group)
{
  guint8 *joined = NULL;

  for (guint i = 0; i < n; i++)
    if ((runs[i] & group) != 0)
      {
        if (joined == NULL)
          {
            joined = &runs[i];
            continue;
          }
        *joined |= runs[i];
        runs[i] = 0;
      }
}

/* The lowest octant of a region is its name. */
static void
name_region (KingdomLook *look, guint region)
{
  guint first = 0;

  while ((region >> first & 1) == 0)
    first++;
  for (guint i = first; region >> i != 0; i++)
    if ((region >> i & 1) != 0)
      look->region[i] = (guint8) first;
  /* A quadrant alone. */
  if (first % 2 == 0 && region == 3u << first && (look->cities >> first / 2 & 1) != 0)
    look->caps |= (guint8) (1u << first / 2);
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

/* The names of the regions of a set of octants. */
static guint
names_of (const KingdomLook *look, guint octants)
{
  guint names = 0;

  for (guint i = 0; octants >> i != 0; i++)
    names |= (octants >> i & 1) << look->region[i];
  return names;
}

/* Each of the meadows with each of the cities that have an octant there. */
static void
touch (KingdomLook *look, guint meadows, guint cities)
{
  const guint touched = names_of (look, cities);

  for (guint i = 0; touched != 0 && meadows >> i != 0; i++)
    if ((meadows >> i & 1) != 0)
      look->touches[look->region[i]] |= (guint8) touched;
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

        touch (look, 1u << (is_city ? there : here), 1u << (is_city ? here : there));
      }
}

static void
divide_land (KingdomLook *look)
{
  const guint cities = kingdom_octants_of (look->cities);
  const guint open = kingdom_octants_of (look->tips);
  guint8      arcs[FAVOR_N_SIDES], runs[KINGDOM_N_OCTANTS];
  guint       n = find_runs (find_steps (look), runs);
  guint       n_arcs = 0;

  if (look->terrain == KINGDOM_TERRAIN_CITY)
    join_runs (runs, n, open);
  else if (look->terrain == KINGDOM_TERRAIN_MEADOW)
    n_arcs = find_arcs (look, arcs);
  for (guint i = 0; i < n_arcs; i++)
    join_runs (runs, n, arcs[i] & open);
  for (guint i = 0; i < n; i++)
    if (runs[i] != 0)
      name_region (look, runs[i]);
  touch_at_walls (look);
  for (guint i = 0; i < n_arcs; i++)
    touch (look, arcs[i] & open, arcs[i] & cities);
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
  memset (look->touches, 0, sizeof look->touches);
  look->caps = 0;
  divide_land (look);
  divide_roads (look);
}
