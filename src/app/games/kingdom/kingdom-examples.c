/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "kingdom-examples.h"
#include "kingdom-picture.h"

/* The largest map. */
#define TILES_MOST 24

/**
 * Laid:
 * @type: a %KingdomType
 * @triangles: in the frame of the tile
 * @token: a %KingdomToken
 */
typedef struct
{
  guint8 type;
  gint8  x;
  gint8  y;
  guint8 rot;
  guint8 triangles[FAVOR_N_SIDES];
  guint8 token;
} Laid;

/**
 * Example:
 * @met, @missed: the tiles
 * @why: what is missing on the second map
 */
typedef struct
{
  guint       n_met;
  guint       n_missed;
  Laid        met[TILES_MOST];
  Laid        missed[TILES_MOST];
  const char *why;
} Example;

static const Example examples[KINGDOM_N_CHARACTERS] = {
  [KINGDOM_FARMER] = {
    3,
    3,
    { { KINGDOM_TYPE_E, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_U, 1, 0, 0 } },
    { { KINGDOM_TYPE_H, 0, 0, 0 }, { KINGDOM_TYPE_B, 1, 0, 0 }, { KINGDOM_TYPE_U, -1, 0, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The meadow touches two cities, not one."),
  },
  [KINGDOM_LABORER] = {
    4,
    3,
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_U, 1, 0, 1 }, { KINGDOM_TYPE_B, 1, -1, 0 } },
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_U, 1, 0, 1 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The city touches two meadows, not one."),
  },
  [KINGDOM_PHILOSOPHER] = {
    4,
    4,
    { { KINGDOM_TYPE_V, 0, 0, 3 }, { KINGDOM_TYPE_V, 1, 0, 0 }, { KINGDOM_TYPE_V, 1, 1, 1 }, { KINGDOM_TYPE_V, 0, 1, 2 } },
    { { KINGDOM_TYPE_V, 0, 0, 3 }, { KINGDOM_TYPE_V, 1, 0, 0 }, { KINGDOM_TYPE_V, 1, 1, 1 }, { KINGDOM_TYPE_W, 0, 1, 2 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The road ends at the village."),
  },
  [KINGDOM_HANDMAIDEN] = {
    3,
    3,
    { { KINGDOM_TYPE_A, 0, -1, 0 }, { KINGDOM_TYPE_U, 0, 0, 0, .token = KINGDOM_TOKEN_BRIDGE }, { KINGDOM_TYPE_A, 0, 1, 2 } },
    { { KINGDOM_TYPE_A, 0, -1, 0 }, { KINGDOM_TYPE_U, 0, 0, 0, .token = KINGDOM_TOKEN_BRIDGE }, { KINGDOM_TYPE_U, 0, 1, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The road has an open end."),
  },
  [KINGDOM_GUARD] = {
    5,
    4,
    { { KINGDOM_TYPE_S, 0, 0, 0 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_E, 1, 0, 3 }, { KINGDOM_TYPE_E, -1, 0, 1 }, { KINGDOM_TYPE_A, 0, 1, 2 } },
    { { KINGDOM_TYPE_S, 0, 0, 0 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_E, 1, 0, 3 }, { KINGDOM_TYPE_A, 0, 1, 2 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The city is open."),
  },
  [KINGDOM_HUNTER] = {
    3,
    3,
    { { KINGDOM_TYPE_E, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0, .token = KINGDOM_TOKEN_HUNTER }, { KINGDOM_TYPE_U, 1, 0, 0 } },
    { { KINGDOM_TYPE_E, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_U, 1, 0, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("There is a cloister on it."),
  },
  [KINGDOM_ASTRONOMER] = {
    9,
    9,
    { { KINGDOM_TYPE_B, 0, 0, 0 }, { KINGDOM_TYPE_U, 1, 0, 0 }, { KINGDOM_TYPE_B, 2, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_U, 1, 1, 0 }, { KINGDOM_TYPE_B, 2, 1, 0 }, { KINGDOM_TYPE_V, 0, 2, 0 }, { KINGDOM_TYPE_U, 1, 2, 0 }, { KINGDOM_TYPE_V, 2, 2, 3 } },
    { { KINGDOM_TYPE_B, 0, 0, 0 }, { KINGDOM_TYPE_U, 1, 0, 0 }, { KINGDOM_TYPE_B, 2, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_U, 1, 1, 0 }, { KINGDOM_TYPE_B, 2, 1, 0 }, { KINGDOM_TYPE_V, 0, 2, 0 }, { KINGDOM_TYPE_U, 1, 2, 0 }, { KINGDOM_TYPE_E, 2, 2, 1 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("One of the nine tiles has a city."),
  },
  [KINGDOM_MERCHANT] = {
    4,
    3,
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_U, 0, -1, 0, .triangles = { [2] = KINGDOM_TRIANGLE_LABORER } }, { KINGDOM_TYPE_U, 0, -2, 0, .triangles = { [0] = KINGDOM_TRIANGLE_LABORER } }, { KINGDOM_TYPE_E, 0, -3, 2 } },
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_U, 0, -1, 0, .triangles = { [2] = KINGDOM_TRIANGLE_LABORER } }, { KINGDOM_TYPE_U, 0, -2, 0, .triangles = { [0] = KINGDOM_TRIANGLE_LABORER } } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("One of the cities is open."),
  },
  [KINGDOM_MAGICIAN] = {
    4,
    4,
    { { KINGDOM_TYPE_I, 0, 0, 3 }, { KINGDOM_TYPE_N, 0, -1, 3 }, { KINGDOM_TYPE_N, -1, -1, 2 }, { KINGDOM_TYPE_N, -1, 0, 1 } },
    { { KINGDOM_TYPE_I, 0, 0, 3 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_E, -1, 0, 1 }, { KINGDOM_TYPE_B, -1, -1, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The caps belong to two cities."),
  },
  [KINGDOM_KNIGHT] = {
    7,
    6,
    { { KINGDOM_TYPE_A, 0, 0, 3 }, { KINGDOM_TYPE_V, 1, 0, 0 }, { KINGDOM_TYPE_V, 1, 1, 2 }, { KINGDOM_TYPE_V, 2, 1, 0 }, { KINGDOM_TYPE_V, 2, 2, 2 }, { KINGDOM_TYPE_V, 3, 2, 0 }, { KINGDOM_TYPE_A, 3, 3, 2 } },
    { { KINGDOM_TYPE_A, 0, 0, 3 }, { KINGDOM_TYPE_V, 1, 0, 0 }, { KINGDOM_TYPE_V, 1, 1, 2 }, { KINGDOM_TYPE_V, 2, 1, 0 }, { KINGDOM_TYPE_V, 2, 2, 2 }, { KINGDOM_TYPE_A, 3, 2, 1 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The road has only four bends."),
  },
  [KINGDOM_PAWNBROKER] = {
    5,
    5,
    { { KINGDOM_TYPE_C, 0, 0, 0 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_E, 1, 0, 3 }, { KINGDOM_TYPE_E, 0, 1, 0 }, { KINGDOM_TYPE_E, -1, 0, 1 } },
    { { KINGDOM_TYPE_R, 0, 0, 0 }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_E, 1, 0, 3 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_E, -1, 0, 1 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("No tile is city throughout."),
  },
  [KINGDOM_NOBLEWOMAN] = {
    8,
    7,
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_U, -1, 0, 1 }, { KINGDOM_TYPE_U, 1, 0, 1 }, { KINGDOM_TYPE_B, -1, 1, 0 }, { KINGDOM_TYPE_B, 1, 1, 0 }, { KINGDOM_TYPE_B, -1, 2, 0 }, { KINGDOM_TYPE_B, 0, 2, 0 }, { KINGDOM_TYPE_V, 1, 2, 3 } },
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_U, -1, 0, 1 }, { KINGDOM_TYPE_U, 1, 0, 1 }, { KINGDOM_TYPE_B, -1, 1, 0 }, { KINGDOM_TYPE_B, 1, 1, 0 }, { KINGDOM_TYPE_B, -1, 2, 0 }, { KINGDOM_TYPE_B, 0, 2, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("A corner is free."),
  },
  [KINGDOM_NOBLEMAN] = {
    3,
    3,
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_B, 2, 0, 0 } },
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_B, 1, -1, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("It touches another tile at a corner."),
  },
  [KINGDOM_ALCHEMIST] = {
    9,
    5,
    { { KINGDOM_TYPE_I, 0, 0, 3, .triangles = { [2] = KINGDOM_TRIANGLE_LABORER, [3] = KINGDOM_TRIANGLE_LABORER } }, { KINGDOM_TYPE_R, 0, -1, 2 }, { KINGDOM_TYPE_R, 1, 0, 3 }, { KINGDOM_TYPE_R, 0, 1, 0 }, { KINGDOM_TYPE_Q, -1, 0, 1 }, { KINGDOM_TYPE_N, 1, -1, 3 }, { KINGDOM_TYPE_N, 1, 1, 0 }, { KINGDOM_TYPE_N, -1, 1, 1 }, { KINGDOM_TYPE_M, -1, -1, 2 } },
    { { KINGDOM_TYPE_I, 0, 0, 3, .triangles = { [2] = KINGDOM_TRIANGLE_LABORER, [3] = KINGDOM_TRIANGLE_LABORER } }, { KINGDOM_TYPE_E, 0, -1, 2 }, { KINGDOM_TYPE_E, 1, 0, 3 }, { KINGDOM_TYPE_E, 0, 1, 0 }, { KINGDOM_TYPE_E, -1, 0, 1 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The caps belong to four cities."),
  },
  [KINGDOM_BISHOP] = {
    9,
    8,
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_U, -1, 0, 1 }, { KINGDOM_TYPE_U, 1, 0, 1 }, { KINGDOM_TYPE_B, -1, 1, 0 }, { KINGDOM_TYPE_B, 1, 1, 0 }, { KINGDOM_TYPE_B, -1, 2, 0 }, { KINGDOM_TYPE_A, 0, 2, 0 }, { KINGDOM_TYPE_V, 1, 2, 3 } },
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_U, -1, 0, 1 }, { KINGDOM_TYPE_U, 1, 0, 1 }, { KINGDOM_TYPE_B, -1, 1, 0 }, { KINGDOM_TYPE_B, 1, 1, 0 }, { KINGDOM_TYPE_B, -1, 2, 0 }, { KINGDOM_TYPE_A, 0, 2, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("A corner is free."),
  },
  [KINGDOM_GENERAL] = {
    9,
    9,
    { { KINGDOM_TYPE_D, 0, 0, 2 }, { KINGDOM_TYPE_V, -1, 0, 3 }, { KINGDOM_TYPE_V, 1, 0, 0 }, { KINGDOM_TYPE_U, -1, 1, 0 }, { KINGDOM_TYPE_U, 1, 1, 0 }, { KINGDOM_TYPE_V, -1, 2, 2 }, { KINGDOM_TYPE_U, 0, 2, 1 }, { KINGDOM_TYPE_V, 1, 2, 1 }, { KINGDOM_TYPE_E, 0, 1, 0 } },
    { { KINGDOM_TYPE_D, 0, 0, 2 }, { KINGDOM_TYPE_V, -1, 0, 3 }, { KINGDOM_TYPE_V, 1, 0, 0 }, { KINGDOM_TYPE_U, -1, 1, 0 }, { KINGDOM_TYPE_U, 1, 1, 0 }, { KINGDOM_TYPE_V, -1, 2, 2 }, { KINGDOM_TYPE_U, 0, 2, 1 }, { KINGDOM_TYPE_W, 1, 2, 1 }, { KINGDOM_TYPE_E, 0, 1, 0 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The road ends at the village."),
  },
  [KINGDOM_QUEEN] = {
    10,
    9,
    { { KINGDOM_TYPE_B, 0, 0, 0 }, { KINGDOM_TYPE_M, -1, -1, 2 }, { KINGDOM_TYPE_M, 1, -1, 3 }, { KINGDOM_TYPE_N, 1, 1, 0 }, { KINGDOM_TYPE_N, -1, 1, 1 }, { KINGDOM_TYPE_F, 0, -1, 0 }, { KINGDOM_TYPE_F, 0, 1, 0 }, { KINGDOM_TYPE_G, -1, 0, 1 }, { KINGDOM_TYPE_R, 1, 0, 1 }, { KINGDOM_TYPE_E, 2, 0, 3 } },
    { { KINGDOM_TYPE_B, 0, 0, 0 }, { KINGDOM_TYPE_M, -1, -1, 2 }, { KINGDOM_TYPE_M, 1, -1, 3 }, { KINGDOM_TYPE_N, 1, 1, 0 }, { KINGDOM_TYPE_N, -1, 1, 1 }, { KINGDOM_TYPE_F, 0, -1, 0 }, { KINGDOM_TYPE_F, 0, 1, 0 }, { KINGDOM_TYPE_G, -1, 0, 1 }, { KINGDOM_TYPE_R, 1, 0, 1 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("The city is open."),
  },
  [KINGDOM_KING] = {
    23,
    23,
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0 }, { KINGDOM_TYPE_O, -1, 0, 0 }, { KINGDOM_TYPE_O, 1, 0, 1 }, { KINGDOM_TYPE_P, 1, 2, 2 }, { KINGDOM_TYPE_P, -1, 2, 3 }, { KINGDOM_TYPE_D, 1, 1, 1 }, { KINGDOM_TYPE_D, 0, 2, 2 }, { KINGDOM_TYPE_D, -1, 1, 3 }, { KINGDOM_TYPE_Q, 0, -1, 2 }, { KINGDOM_TYPE_R, 2, 1, 3 }, { KINGDOM_TYPE_R, 0, 3, 0 }, { KINGDOM_TYPE_R, -2, 1, 1 }, { KINGDOM_TYPE_M, -1, -1, 2 }, { KINGDOM_TYPE_P, 1, -1, 3 }, { KINGDOM_TYPE_N, -2, 0, 2 }, { KINGDOM_TYPE_N, -2, 2, 1 }, { KINGDOM_TYPE_N, 2, 0, 3 }, { KINGDOM_TYPE_M, 2, 2, 0 }, { KINGDOM_TYPE_S, -1, 3, 0 }, { KINGDOM_TYPE_S, 1, 3, 0 }, { KINGDOM_TYPE_E, -2, 3, 1 }, { KINGDOM_TYPE_E, 2, 3, 3 } },
    { { KINGDOM_TYPE_D, 0, 0, 0 }, { KINGDOM_TYPE_B, 0, 1, 0, .token = KINGDOM_TOKEN_HUNTER }, { KINGDOM_TYPE_O, -1, 0, 0 }, { KINGDOM_TYPE_O, 1, 0, 1 }, { KINGDOM_TYPE_P, 1, 2, 2 }, { KINGDOM_TYPE_P, -1, 2, 3 }, { KINGDOM_TYPE_D, 1, 1, 1 }, { KINGDOM_TYPE_D, 0, 2, 2 }, { KINGDOM_TYPE_D, -1, 1, 3 }, { KINGDOM_TYPE_Q, 0, -1, 2 }, { KINGDOM_TYPE_R, 2, 1, 3 }, { KINGDOM_TYPE_R, 0, 3, 0 }, { KINGDOM_TYPE_R, -2, 1, 1 }, { KINGDOM_TYPE_M, -1, -1, 2 }, { KINGDOM_TYPE_P, 1, -1, 3 }, { KINGDOM_TYPE_N, -2, 0, 2 }, { KINGDOM_TYPE_N, -2, 2, 1 }, { KINGDOM_TYPE_N, 2, 0, 3 }, { KINGDOM_TYPE_M, 2, 2, 0 }, { KINGDOM_TYPE_S, -1, 3, 0 }, { KINGDOM_TYPE_S, 1, 3, 0 }, { KINGDOM_TYPE_E, -2, 3, 1 }, { KINGDOM_TYPE_E, 2, 3, 3 } },
    /* Translators: below a small picture of a map: why the wish of a person is not fulfilled there; little space */
    N_ ("No cloister lies inside."),
  },
};

gboolean
kingdom_example_lay (guint        character,
                     gboolean     is_met,
                     KingdomTile *tiles,
                     const char **text)
{
  const Example *self = &examples[character];
  const Laid    *laid = is_met ? self->met : self->missed;
  const guint    n = is_met ? self->n_met : self->n_missed;

  memset (tiles, 0, KINGDOM_N_TILES * sizeof *tiles);
  for (guint i = 0; i < n; i++)
    {
      guint        tile = kingdom_prints[laid[i].type].first;
      KingdomTile *record;

      while (tiles[tile].place == KINGDOM_PLACE_MAP)
        tile++;
      record = &tiles[tile];
      record->place = KINGDOM_PLACE_MAP;
      record->x = laid[i].x;
      record->y = laid[i].y;
      record->rot = laid[i].rot;
      record->middle = laid[i].token;
      memcpy (record->tri, laid[i].triangles, sizeof record->tri);
    }
  /* Translators: below a small picture of a map: the wish of a person is fulfilled there; little space */
  *text = is_met ? _ ("Fulfilled") : _ (self->why);
  return n > 0;
}

GdkPaintable *
kingdom_example_new (const char  *example,
                     guint        nth,
                     gboolean    *is_right,
                     const char **text)
{
  KingdomTile tiles[KINGDOM_N_TILES];

  *is_right = nth == 0;
  for (guint character = 0; character < KINGDOM_N_CHARACTERS && nth < 2; character++)
    if (g_str_equal (kingdom_characters.words[character].id, example) &&
        kingdom_example_lay (character, *is_right, tiles, text))
      return kingdom_picture_new_of (tiles);
  return NULL;
}
