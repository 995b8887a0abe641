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

/* What the triangle on a quadrant does, as bits of four sets of sides beside each other. */
#define CITY   0x0001u
#define MEADOW 0x0010u
#define WALLED 0x0100u
#define OPEN   0x1000u

static const guint16 effects[KINGDOM_N_TRIANGLES] = {
  [KINGDOM_TRIANGLE_FARMER] = MEADOW,
  [KINGDOM_TRIANGLE_LABORER] = CITY | WALLED,
  [KINGDOM_TRIANGLE_GUARD] = MEADOW | WALLED,
  [KINGDOM_TRIANGLE_ASTRONOMER] = MEADOW | OPEN,
  [KINGDOM_TRIANGLE_KNIGHT] = CITY | OPEN,
};

static guint
effects_on (const KingdomTile *tile)
{
  guint sets = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    sets |= (guint) effects[tile->tri[side]] << side;
  return sets;
}

/* The sides that have one of these effects. */
static inline guint
sides_with (guint sets, guint effect)
{
  return sets / effect & KINGDOM_ALL_SIDES;
}

/* Rules 1 to 5 of 2.6: the land. */
static void
lay_land (const KingdomPrint *print, guint sets, KingdomLook *look)
{
  const guint city = sides_with (sets, CITY), meadow = sides_with (sets, MEADOW);
  const guint walled = sides_with (sets, WALLED), open = sides_with (sets, OPEN);
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
           guint               covered,
           KingdomLook        *look)
{
  guint hunters = 0;

  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    hunters |= (guint) tile->arm_hunter[side] << side;
  look->laid = (guint8) kingdom_token_arms (tile->middle, tile->middle_turn);
  /* Ruling 22: a triangle hides what is printed, a token lies above. */
  look->roads = (guint8) (((print->roads & ~covered) | look->laid) & ~hunters);
  look->middle = middle_under (print, tile->middle);
}

/* All sets at once: a lane of four bits for each. */
static void
turn (KingdomLook *look, guint rot)
{
  /* What stays within its lane when it is shifted. */
  const guint staying = 0x11111u * (KINGDOM_ALL_SIDES >> rot);
  const guint lanes = look->cities | look->walls << 4 | look->tips << 8 |
                      look->roads << 12 | look->laid << 16;
  const guint turned = (lanes & staying) << rot |
                       (lanes & ~staying) >> (FAVOR_N_SIDES - rot);

  look->cities = turned & 0xf;
  look->walls = turned >> 4 & 0xf;
  look->tips = turned >> 8 & 0xf;
  look->roads = turned >> 12 & 0xf;
  look->laid = (guint8) (turned >> 16);
}

/* A set of sides as one bit for each edge. */
static const guint16 edge_bits[KINGDOM_ALL_SIDES + 1] = {
  0x0000, 0x0001, 0x0010, 0x0011, 0x0100, 0x0101, 0x0110, 0x0111,
  0x1000, 0x1001, 0x1010, 0x1011, 0x1100, 0x1101, 0x1110, 0x1111,
};

static FavorEdges
edges_of (const KingdomLook *look)
{
  const guint roads = look->roads & ~(guint) look->cities;
  const guint fields = KINGDOM_ALL_SIDES & ~(guint) (look->cities | look->roads);

  return (FavorEdges) (edge_bits[look->cities] * FAVOR_EDGE_CITY |
                       edge_bits[roads] * FAVOR_EDGE_ROAD |
                       edge_bits[fields] * FAVOR_EDGE_FIELD);
}

void
kingdom_look_undivided (guint type, const KingdomTile *tile, guint rot, KingdomLook *look)
{
  const KingdomPrint *print = &kingdom_prints[type];
  const guint         sets = effects_on (tile);

  memset (look, 0, sizeof *look);
  lay_land (print, sets, look);
  lay_roads (print, tile, sides_with (sets, CITY) | sides_with (sets, MEADOW), look);
  turn (look, rot);
  look->edges = edges_of (look);
}

void
kingdom_look (guint type, const KingdomTile *tile, guint rot, KingdomLook *look)
{
  kingdom_look_undivided (type, tile, rot, look);
  kingdom_look_divide (look);
}

void
kingdom_look_again (KingdomState *state, guint tile)
{
  const KingdomTile *record = &state->table.tile[tile];
  const guint        type = kingdom_type_of[tile];

  if (kingdom_is_altered (record))
    kingdom_look (type, record, record->rot, &state->look[tile]);
  else
    state->look[tile] = kingdom_printed_looks[type][record->rot];
}

static guint
seen_middle (const KingdomLook *look)
{
  return look->middle == KINGDOM_MIDDLE_BARE ? KINGDOM_MIDDLE_NOTHING : look->middle;
}

/* All that "same look" compares but the regions. These follow from it and from the tips, and where arms go
 * from the middle besides. */
static gboolean
is_face_same (const KingdomLook *a, const KingdomLook *b)
{
  return a->cities == b->cities && a->walls == b->walls && a->roads == b->roads &&
         a->terrain == b->terrain && seen_middle (a) == seen_middle (b);
}

/* Whether regions are the same, and where arms go, too, if `arms`. */
static gboolean
is_division_same (KingdomLook a, KingdomLook b, gboolean arms)
{
  kingdom_look_divide (&a);
  kingdom_look_divide (&b);
  return memcmp (a.region, b.region, sizeof a.region) == 0 &&
         (!arms || memcmp (a.arm, b.arm, sizeof a.arm) == 0);
}

gboolean
kingdom_look_same (const KingdomLook *a, const KingdomLook *b)
{
  return is_face_same (a, b) && (a->tips == b->tips || is_division_same (*a, *b, FALSE));
}

gboolean
kingdom_look_changes (const KingdomLook *a, const KingdomLook *b)
{
  return !is_face_same (a, b) || ((a->tips != b->tips || a->middle != b->middle) &&
                                  !is_division_same (*a, *b, TRUE));
}

gint
kingdom_look_matching (guint type, const KingdomLook *look)
{
  for (guint rot = 0; rot < FAVOR_N_SIDES; rot++)
    if (kingdom_look_same (&kingdom_printed_looks[type][rot], look))
      return (gint) rot;
  return FAVOR_NONE;
}
