/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <string.h>

#include "kingdom-look.h"

guint
kingdom_token_arms (guint token, guint turn)
{
  static const guint8 arms[KINGDOM_N_TOKENS] = {
    [KINGDOM_TOKEN_STRAIGHT] = 1 << FAVOR_SIDE_NORTH | 1 << FAVOR_SIDE_SOUTH,
    [KINGDOM_TOKEN_CURVE] = 1 << FAVOR_SIDE_NORTH | 1 << FAVOR_SIDE_EAST,
    [KINGDOM_TOKEN_BRIDGE] = KINGDOM_ALL_SIDES,
  };

  return favor_sides_turned (arms[token], turn);
}

/* The borders of a set of quadrants. */
static guint
borders_of (guint sides)
{
  return sides | favor_sides_turned (sides, 3);
}

/* Rule 7 of 2.6. */
static guint8
middle_under (const KingdomPrint *print, guint token)
{
  static const guint8 middles[KINGDOM_N_TOKENS] = {
    [KINGDOM_TOKEN_JESTER] = KINGDOM_MIDDLE_JUNCTION,
    [KINGDOM_TOKEN_STRAIGHT] = KINGDOM_MIDDLE_NOTHING,
    [KINGDOM_TOKEN_CURVE] = KINGDOM_MIDDLE_NOTHING,
    [KINGDOM_TOKEN_BRIDGE] = KINGDOM_MIDDLE_CROSSING,
    [KINGDOM_TOKEN_HUNTER] = KINGDOM_MIDDLE_BARE,
    [KINGDOM_TOKEN_NOBLEWOMAN] = KINGDOM_MIDDLE_CLOISTER,
  };

  return token == KINGDOM_TOKEN_NONE ? print->middle : middles[token];
}

/* Rules 1 to 5 of 2.6: the land. */
static void
lay_land (const KingdomPrint *print, const guint8 *with, KingdomLook *look)
{
  const guint city = with[KINGDOM_TRIANGLE_LABORER] | with[KINGDOM_TRIANGLE_KNIGHT];
  const guint meadow = with[KINGDOM_TRIANGLE_FARMER] | with[KINGDOM_TRIANGLE_GUARD] |
                       with[KINGDOM_TRIANGLE_ASTRONOMER];
  const guint walled = with[KINGDOM_TRIANGLE_LABORER] | with[KINGDOM_TRIANGLE_GUARD];
  const guint open = with[KINGDOM_TRIANGLE_ASTRONOMER] | with[KINGDOM_TRIANGLE_KNIGHT];
  const guint raw = ((KINGDOM_ALL_SIDES & ~print->closed) | open) & ~walled;

  look->cities = (guint8) ((print->cities | city) & ~meadow);
  /* Ruling 21: where walled and unwalled meet, the wall stands. */
  look->walls = (guint8) ((print->walls & ~borders_of (open)) | borders_of (walled));
  if ((raw & look->cities) != 0)
    look->terrain = KINGDOM_TERRAIN_CITY;
  else
    look->terrain = raw != 0 ? KINGDOM_TERRAIN_MEADOW : KINGDOM_TERRAIN_STONE;
  look->tips = (guint8) (look->terrain == KINGDOM_TERRAIN_CITY ? raw & look->cities
                                                               : raw);
}

/* Rules 6 and 7 of 2.6: the roads. */
static void
lay_roads (const KingdomPrint *print,
           const KingdomTile  *tile,
           guint               bare,
           KingdomLook        *look)
{
  guint hunters = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    hunters |= (guint) tile->arm_hunter[side] << side;
  look->laid = (guint8) kingdom_token_arms (tile->middle, tile->middle_turn);
  /* Ruling 22: a triangle hides what is printed, a token lies above. */
  look->roads = (guint8) (((print->roads & bare) | look->laid) & ~hunters);
  look->middle = middle_under (print, tile->middle);
}

static void
turn (KingdomLook *look, guint rot)
{
  look->cities = favor_sides_turned (look->cities, rot);
  look->walls = favor_sides_turned (look->walls, rot);
  look->tips = favor_sides_turned (look->tips, rot);
  look->roads = favor_sides_turned (look->roads, rot);
  look->laid = favor_sides_turned (look->laid, rot);
}

static FavorEdges
edges_of (const KingdomLook *look)
{
  guint edges = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      FavorEdge edge = FAVOR_EDGE_FIELD;

      if ((look->cities >> side & 1) != 0)
        edge = FAVOR_EDGE_CITY;
      else if ((look->roads >> side & 1) != 0)
        edge = FAVOR_EDGE_ROAD;
      edges |= (guint) edge << 4 * side;
    }
  return (FavorEdges) edges;
}

void
kingdom_look (guint type, const KingdomTile *tile, guint rot, KingdomLook *look)
{
  const KingdomPrint *print = &kingdom_prints[type];
  guint8              with[KINGDOM_N_TRIANGLES] = { 0 };

  memset (look, 0, sizeof *look);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    with[tile->tri[side]] |= (guint8) (1 << side);
  lay_land (print, with, look);
  lay_roads (print, tile, with[KINGDOM_TRIANGLE_NONE], look);
  turn (look, rot);
  look->edges = edges_of (look);
  kingdom_look_divide (look);
}

static guint
seen_middle (const KingdomLook *look)
{
  return look->middle == KINGDOM_MIDDLE_BARE ? KINGDOM_MIDDLE_NOTHING : look->middle;
}

gboolean
kingdom_look_same (const KingdomLook *a, const KingdomLook *b)
{
  return a->cities == b->cities && a->walls == b->walls && a->roads == b->roads &&
         a->terrain == b->terrain && seen_middle (a) == seen_middle (b) &&
         memcmp (a->region, b->region, sizeof a->region) == 0;
}

gboolean
kingdom_look_changes (const KingdomLook *a, const KingdomLook *b)
{
  return !kingdom_look_same (a, b) || memcmp (a->arm, b->arm, sizeof a->arm) != 0;
}

gint
kingdom_look_matching (guint type, const KingdomLook *look)
{
  static const KingdomTile bare = { 0 };

  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    {
      KingdomLook printed;

      kingdom_look (type, &bare, rot, &printed);
      if (kingdom_look_same (&printed, look))
        return (gint) rot;
    }
  return FAVOR_NONE;
}
