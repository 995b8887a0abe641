/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "orders-data.h"

static const FavorWord tile_words[ORDERS_N_TILES] = {
  /* Translators: the name of a tile: what is on it. */
  { "tile-a", N_ ("Cloister with a road") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-b", N_ ("Cloister") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-c", N_ ("City on all sides, pennant") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-d", N_ ("City side, straight road past it") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-e", N_ ("City side") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-f", N_ ("City across, pennant") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-g", N_ ("City across") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-h", N_ ("Two opposite city sides") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-i", N_ ("Two neighbouring city sides") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-j", N_ ("City side, bend to the right") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-k", N_ ("City side, bend to the left") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-l", N_ ("City side, three roads") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-m", N_ ("City corner, pennant") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-n", N_ ("City corner") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-o", N_ ("City corner and bend, pennant") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-p", N_ ("City corner and bend") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-q", N_ ("City on three sides, pennant") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-r", N_ ("City on three sides") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-s", N_ ("City on three sides with gate road, pennant") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-t", N_ ("City on three sides with gate road") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-u", N_ ("Straight road") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-v", N_ ("Bend") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-w", N_ ("Three roads") },
  /* Translators: the name of a tile: what is on it. */
  { "tile-x", N_ ("Crossroads") },
};

const FavorEnum orders_tiles = FAVOR_ENUM ("tile", tile_words);

/* Parts */

static const FavorWord part_words[ORDERS_N_PARTS] = {
  /* Translators: a part of a tile; some have several cities. */
  { "city-0",
    N_ ("the city"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the city") },
  /* Translators: a part of a tile that has several cities. */
  { "city-1",
    N_ ("the second city"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the second city") },
  /* Translators: a part of a tile that has several cities. */
  { "city-2",
    N_ ("the third city"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the third city") },
  /* Translators: a part of a tile that has several cities. */
  { "city-3",
    N_ ("the fourth city"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the fourth city") },
  /* Translators: a part of a tile; some have several roads. */
  { "road-0",
    N_ ("the road"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the road") },
  /* Translators: a part of a tile that has several roads. */
  { "road-1",
    N_ ("the second road"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the second road") },
  /* Translators: a part of a tile that has several roads. */
  { "road-2",
    N_ ("the third road"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the third road") },
  /* Translators: a part of a tile that has several roads. */
  { "road-3",
    N_ ("the fourth road"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the fourth road") },
  /* Translators: a part of a tile; some have several fields. */
  { "farm-0",
    N_ ("the field"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the field") },
  /* Translators: a part of a tile that has several fields. */
  { "farm-1",
    N_ ("the second field"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the second field") },
  /* Translators: a part of a tile that has several fields. */
  { "farm-2",
    N_ ("the third field"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the third field") },
  /* Translators: a part of a tile that has several fields. */
  { "farm-3",
    N_ ("the fourth field"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the fourth field") },
  /* Translators: a part of a tile. */
  { "cloister",
    N_ ("the cloister"),
    /* Translators: for {segment}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the cloister") },
};

const FavorEnum orders_parts = FAVOR_ENUM ("segment", part_words);

static const FavorWord land_words[FAVOR_N_LANDS] = {
  /* Translators: what is built of tiles: "{player} scores {n} for a {kind}." */
  { "city",
    N_ ("city"),
    /* Translators: for {land}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "city") },
  /* Translators: what is built of tiles: "{player} scores {n} for a {kind}." */
  { "road",
    N_ ("road"),
    /* Translators: for {land}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "road") },
  /* Translators: what is built of tiles: "{player} scores {n} for a {kind}." */
  { "farm",
    N_ ("farm"),
    /* Translators: for {land}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "farm") },
  /* Translators: what is built of tiles: "{player} scores {n} for a {kind}." */
  { "cloister",
    N_ ("cloister"),
    /* Translators: for {land}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "cloister") },
};

const FavorEnum orders_lands = FAVOR_ENUM ("kind", land_words);

static const FavorWord role_words[FAVOR_N_LANDS] = {
  /* Translators: what a follower in a city is called: "{player} deploys a {role}." */
  { "knight",
    N_ ("knight"),
    /* Translators: for {role}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "knight") },
  /* Translators: what a follower on a road is called: "{player} deploys a {role}." */
  { "highwayman",
    N_ ("highwayman"),
    /* Translators: for {role}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "highwayman") },
  /* Translators: what a follower on a field is called: "{player} deploys a {role}." */
  { "farmer",
    N_ ("farmer"),
    /* Translators: for {role}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "farmer") },
  /* Translators: what a follower in a cloister is called: "{player} deploys a {role}." */
  { "monk",
    N_ ("monk"),
    /* Translators: for {role}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "monk") },
};

const FavorEnum orders_roles = FAVOR_ENUM ("role", role_words);

guint
orders_segment_of_part (guint tile, guint part)
{
  const FavorTileShape *shape = &orders_shapes[tile];
  const guint           land = part / ORDERS_PARTS_OF_LAND;
  guint                 number = part % ORDERS_PARTS_OF_LAND;

  for (guint i = 0; i < shape->n_segments; i++)
    if (shape->segment[i].land == land && number-- == 0)
      return i;
  return FAVOR_SEGMENT_NONE;
}

guint
orders_part_of_segment (guint tile, guint segment)
{
  const FavorTileShape *shape = &orders_shapes[tile];
  const guint           land = shape->segment[segment].land;
  guint                 first = segment;

  while (first > 0 && shape->segment[first - 1].land == land)
    first--;
  return land * ORDERS_PARTS_OF_LAND + segment - first;
}
