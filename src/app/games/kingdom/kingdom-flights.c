/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "kingdom-flights.h"

#include "favor-face-parts.h"
#include "kingdom-faces.h"

/* Tiles and favors while they are on their way, in pixels. */
#define TILE  64
#define FAVOR 54

static FavorFace *
new_type (gint type)
{
  return type >= 0 ? kingdom_face_new_type ((guint) type) : NULL;
}

static FavorFace *
new_piece (gint piece)
{
  return piece >= 0 ? kingdom_face_new_piece ((guint) piece) : NULL;
}

/* Who is won shows the face. */
static FavorFace *
new_person (gint character)
{
  g_autofree char *art = NULL;

  if (character < 0)
    return NULL;
  art = g_strconcat ("kingdom/person-", kingdom_characters.words[character].id, NULL);
  return favor_face_new_picture (art);
}

#define NO    FAVOR_NO_ARG
#define ACTOR FAVOR_AT_ACTOR

/* Tiles that are laid go their way as pieces of the map. */
/* clang-format off */
static const FavorFlightRow rows[] = {
  { "tile-drawn", new_type, 0, NO, TILE, FAVOR_AT_NOWHERE, FAVOR_AT_SHIELD },
  { "tile-chosen", new_type, 0, NO, TILE, FAVOR_AT_NOWHERE, FAVOR_AT_SHIELD },
  { "tile-set-aside", new_type, 0, NO, TILE, FAVOR_AT_SHIELD, FAVOR_AT_NOWHERE },
  { "tile-rejected", new_type, 0, NO, TILE, FAVOR_AT_SHIELD, FAVOR_AT_NOWHERE },
  { "triangle-played", new_piece, 0, NO, FAVOR, ACTOR, FAVOR_AT_NOWHERE },
  { "token-played", new_piece, 0, NO, FAVOR, ACTOR, FAVOR_AT_NOWHERE },
  { "favor-recovered", new_piece, 0, NO, FAVOR, FAVOR_AT_NOWHERE, ACTOR },
  { "favor-taken", new_person, 0, NO, FAVOR, FAVOR_AT_NOWHERE, ACTOR },
};

static const FavorGreatRow greats[] = {
  { "favor-taken", new_person, 0, 0, KINGDOM_KING, FAVOR_GREAT_HELD },
};

/* clang-format on */

const FavorFlightTable kingdom_flight_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .greats = greats,
  .n_greats = G_N_ELEMENTS (greats),
};
