/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "kingdom-faces-look.h"

#include "favor-face-parts.h"
#include "favor-shapes.h"
#include "favor-tile-board.h"
#include "kingdom-faces.h"

/* Of an emblem: how far from the side of the tile its middle lies, and how large it is; in units. */
#define EMBLEM_FAR  37
#define EMBLEM_SIZE 50

/**
 * Seen:
 * @face: what it is added to
 * @record: of the tile, in its own frame
 * @look: as seen on the map
 * @at, @window: of what stands
 *
 * What is being put together.
 */
typedef struct
{
  FavorFace             *face;
  const KingdomTile     *record;
  KingdomLook            look;
  const graphene_rect_t *at;
  const graphene_rect_t *window;
} Seen;

static void
look_at (Seen *self, FavorFace *face, guint tile, const KingdomTile *record)
{
  self->face = face;
  self->record = record;
  kingdom_look (kingdom_type_of[tile], record, record->rot, &self->look);
}

/* ---- Words of the look ---------------------------------------------------------------- */

static const char *const side_names[FAVOR_N_SIDES] = { "n", "e", "s", "w" };

/* By %KingdomTerrain. */
static const char *const terrain_names[] = { "stone", "city", "meadow" };

static gboolean
is_city (const Seen *self, guint side)
{
  return (self->look.cities >> side & 1) != 0;
}

static const char *
land_of (const Seen *self, guint side)
{
  return is_city (self, side) ? "city" : "meadow";
}

static gboolean
is_closed (const Seen *self, guint side)
{
  return (self->look.tips >> side & 1) == 0;
}

/* Which borders of a quadrant are walls, seen from the middle. */
static const char *
kind_of (const Seen *self, guint side)
{
  static const char *const kinds[] = { "oo", "lw", "rw", "ww" };
  const guint left = self->look.walls >> (side + FAVOR_N_SIDES - 1) % FAVOR_N_SIDES & 1;
  const guint right = self->look.walls >> side & 1;

  return kinds[left | right << 1];
}

static guint
triangle_on (const Seen *self, guint side)
{
  return self->record->tri[(side + FAVOR_N_SIDES - self->record->rot) % FAVOR_N_SIDES];
}

static gboolean
has_hunter_on (const Seen *self, guint side)
{
  return self->record
           ->arm_hunter[(side + FAVOR_N_SIDES - self->record->rot) % FAVOR_N_SIDES] != 0;
}

/* ---- What lies flat ------------------------------------------------------------------- */

static void
lay (Seen *self, guint turn, char *art)
{
  favor_face_set_turn (self->face, turn);
  favor_face_put (self->face, art, &favor_tile_flat_at);
}

static void
lay_quadrant (Seen *self, guint side)
{
  const guint triangle = triangle_on (self, side);

  if (is_closed (self, side))
    lay (self,
         side,
         g_strdup_printf ("kingdom/quadrant-%s-%s-%s",
                          land_of (self, side),
                          kind_of (self, side),
                          terrain_names[self->look.terrain]));
  if (triangle == KINGDOM_TRIANGLE_FARMER)
    lay (self, side, g_strdup ("kingdom/crops"));
  if (triangle != KINGDOM_TRIANGLE_NONE)
    lay (self,
         side,
         g_strdup_printf ("kingdom/inlay-%s",
                          is_closed (self, side) ? kind_of (self, side) : "open"));
}

/* The closed quadrant where an arm ends that reaches the middle of nothing. */
static const char *
find_wall (const Seen *self, guint side)
{
  static const struct
  {
    guint       turn;
    const char *name;
  } ways[] = { { 2, "across" }, { 1, "right" }, { 3, "left" } };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (is_closed (self, (side + ways[i].turn) % FAVOR_N_SIDES))
      return ways[i].name;
  return "n";
}

static const char *
road_of (const Seen *self, guint side)
{
  if ((kingdom_look_stopped (&self->look) >> side & 1) != 0)
    return "stop";
  return self->look.arm[side] == KINGDOM_ARM_ENDS_AT_WALL ? find_wall (self, side) : "n";
}

/* Two arms that are linked are one road: it is drawn from the one that the other follows clockwise. */
static void
lay_linked (Seen *self, guint side)
{
  const guint other = self->look.arm[side];

  if (other == (side + 1) % FAVOR_N_SIDES)
    lay (self, side, g_strdup ("kingdom/road-ne"));
  else if (other == favor_side_opposite (side) && side < other)
    lay (self, side, g_strdup ("kingdom/road-ns"));
}

/* Arms below a road token are drawn with it. */
static void
lay_roads (Seen *self)
{
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    {
      if (((self->look.roads & ~self->look.laid) >> side & 1) == 0)
        continue;
      if (kingdom_arm_is_linked (self->look.arm[side]))
        lay_linked (self, side);
      else
        lay (self, side, g_strdup_printf ("kingdom/road-%s", road_of (self, side)));
    }
}

static void
lay_middle (Seen *self)
{
  const guint turn = (self->record->rot + self->record->middle_turn) % FAVOR_N_SIDES;

  switch ((KingdomToken) self->record->middle)
    {
    case KINGDOM_TOKEN_NONE:
      if (self->look.middle == KINGDOM_MIDDLE_JUNCTION)
        lay (self, 0, g_strdup ("kingdom/ground-village"));
      else if (self->look.middle == KINGDOM_MIDDLE_CLOISTER)
        lay (self, 0, g_strdup ("kingdom/ground-cloister"));
      break;
    case KINGDOM_TOKEN_JESTER:
      lay (self, 0, g_strdup ("kingdom/ground-jester"));
      break;
    case KINGDOM_TOKEN_STRAIGHT:
      lay (self, turn, g_strdup ("kingdom/paved-ns"));
      break;
    case KINGDOM_TOKEN_CURVE:
      lay (self, turn, g_strdup ("kingdom/paved-ne"));
      break;
    case KINGDOM_TOKEN_BRIDGE:
      lay (self, turn, g_strdup ("kingdom/paved-bridge"));
      break;
    case KINGDOM_TOKEN_HUNTER:
      lay (self, 0, g_strdup ("kingdom/ground-hunter"));
      break;
    case KINGDOM_TOKEN_NOBLEWOMAN:
      lay (self, 0, g_strdup ("kingdom/ground-noblewoman"));
      break;
    }
}

void
kingdom_face_put_ground (FavorFace *face, guint tile, const KingdomTile *record)
{
  Seen self = { 0 };

  look_at (&self, face, tile, record);
  lay (&self, 0, g_strconcat ("kingdom/soil-", terrain_names[self.look.terrain], NULL));
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    lay_quadrant (&self, side);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (has_hunter_on (&self, side))
      lay (&self, side, g_strdup ("kingdom/ground-arm"));
  lay_roads (&self);
  lay_middle (&self);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    lay (&self, side, g_strconcat ("kingdom/edge-", land_of (&self, side), NULL));
}

/* ---- What stands ---------------------------------------------------------------------- */

static void
stand (Seen *self, char *art)
{
  favor_face_put_part (self->face, art, self->at, self->window);
}

/* What grows or lies in a meadow: behind a wall, beside the ways of an open one. */
static void
stand_green (Seen *self, guint side)
{
  static const char *const favors[KINGDOM_N_TRIANGLES] = {
    [KINGDOM_TRIANGLE_FARMER] = "farmer",
    [KINGDOM_TRIANGLE_GUARD] = "guard",
    [KINGDOM_TRIANGLE_ASTRONOMER] = "astronomer",
  };
  const char *favor = favors[triangle_on (self, side)];

  if (favor != NULL)
    stand (self, g_strdup_printf ("kingdom/stand-%s-%s", favor, side_names[side]));
  else if (!is_closed (self, side))
    stand (self, g_strconcat ("kingdom/green-", side_names[side], NULL));
  else if ((self->look.roads >> side & 1) == 0)
    stand (self, g_strconcat ("kingdom/pocket-", side_names[side], NULL));
}

static void
stand_wall (Seen *self, guint side)
{
  const char *kind = kind_of (self, side);

  if (is_closed (self, side) && !g_str_equal (kind, "oo"))
    stand (self, g_strdup_printf ("kingdom/wall-%s-%s", kind, side_names[side]));
  if ((kingdom_look_stopped (&self->look) >> side & 1) != 0)
    stand (self, g_strconcat ("kingdom/gate-", side_names[side], NULL));
}

/* What stands to the north of a wall is hidden by it. */
static void
stand_quadrant (Seen *self, guint side)
{
  if (is_city (self, side))
    {
      stand (self,
             g_strdup_printf ("kingdom/town-%s-%s",
                              is_closed (self, side) ? kind_of (self, side) : "open",
                              side_names[side]));
      return;
    }
  if (side == FAVOR_SIDE_NORTH)
    stand_green (self, side);
  stand_wall (self, side);
  if (side != FAVOR_SIDE_NORTH)
    stand_green (self, side);
  if (has_hunter_on (self, side))
    stand (self, g_strconcat ("kingdom/stand-arm-", side_names[side], NULL));
}

static void
stand_middle (Seen *self)
{
  switch ((KingdomMiddle) self->look.middle)
    {
    case KINGDOM_MIDDLE_NOTHING:
    case KINGDOM_MIDDLE_CROSSING:
      break;
    case KINGDOM_MIDDLE_JUNCTION:
      stand (self,
             g_strdup (self->record->middle == KINGDOM_TOKEN_NONE
                         ? "kingdom/stand-village"
                         : "kingdom/stand-jester"));
      break;
    case KINGDOM_MIDDLE_CLOISTER:
      stand (self, g_strdup ("kingdom/stand-cloister"));
      break;
    case KINGDOM_MIDDLE_BARE:
      stand (self, g_strdup ("kingdom/stand-hunter"));
      break;
    }
}

static void
put_emblem (Seen *self, guint side, guint triangle)
{
  const float far = FAVOR_TILE_UNITS / 2 - EMBLEM_FAR;
  const float x = FAVOR_TILE_UNITS / 2 + far * favor_side_dx (side);
  const float y = FAVOR_TILE_UNITS / 2 + far * favor_side_dy (side);
  /* The pictures of what stands begin further out than the tile. */
  const float left = self->at->origin.x - favor_tile_upright_at.origin.x;
  const float top = self->at->origin.y - favor_tile_upright_at.origin.y;

  favor_face_put (self->face,
                  g_strconcat ("kingdom/emblem-",
                               kingdom_triangles.words[triangle].id,
                               NULL),
                  &FAVOR_RECT (left + x - EMBLEM_SIZE / 2.0,
                               top + y - EMBLEM_SIZE / 2.0,
                               EMBLEM_SIZE,
                               EMBLEM_SIZE));
}

void
kingdom_face_put_upright (FavorFace             *face,
                          guint                  tile,
                          const KingdomTile     *record,
                          const graphene_rect_t *at,
                          const graphene_rect_t *window)
{
  static const guint order[] = { FAVOR_SIDE_NORTH, FAVOR_SIDE_WEST, FAVOR_SIDE_EAST };
  Seen               self = { .at = at, .window = window };

  look_at (&self, face, tile, record);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    stand_quadrant (&self, order[i]);
  stand_middle (&self);
  stand_quadrant (&self, FAVOR_SIDE_SOUTH);
  for (guint side = 0; side < FAVOR_N_SIDES; side++)
    if (triangle_on (&self, side) != KINGDOM_TRIANGLE_NONE)
      put_emblem (&self, side, triangle_on (&self, side));
}
