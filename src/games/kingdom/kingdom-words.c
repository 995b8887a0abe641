/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-actions.h"

/* The words of arguments, in the order of section 6. */

static const FavorWord played_triangle_words[] = {
  { "farmer",
    N_ ("Farmer"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Farmer") },
  { "laborer",
    N_ ("Laborer"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Laborer") },
  { "guard",
    N_ ("Guard"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Guard") },
  { "astronomer",
    N_ ("Astronomer"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Astronomer") },
  { "knight",
    N_ ("Knight"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Knight") },
};

const FavorEnum kingdom_played_triangles = FAVOR_ENUM ("played-triangle",
                                                       played_triangle_words);

static const FavorWord played_token_words[] = {
  { "jester",
    N_ ("Jester"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Jester") },
  { "philosopher",
    N_ ("Philosopher"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Philosopher") },
  { "hunter",
    N_ ("Hunter"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Hunter") },
  { "noblewoman",
    N_ ("Noblewoman"),
    /* Translators: for {favor}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "Noblewoman") },
};

const FavorEnum kingdom_played_tokens = FAVOR_ENUM ("played-token", played_token_words);

static const FavorWord side_words[] = {
  /* Translators: a side of a tile. */
  { "n",
    N_ ("north"),
    /* Translators: for {side}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "north") },
  { "e",
    N_ ("east"),
    /* Translators: for {side}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "east") },
  { "s",
    N_ ("south"),
    /* Translators: for {side}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "south") },
  { "w",
    N_ ("west"),
    /* Translators: for {side}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "west") },
};

const FavorEnum kingdom_sides = FAVOR_ENUM ("side", side_words);

static const FavorWord spot_words[] = {
  /* Translators: where a token lies on a tile: in its middle, or on the road to one side. */
  { "middle", N_ ("in the middle") },
  /* Translators: where a token lies on a tile: on the road to that side. */
  { "n", N_ ("on the road to the north") },
  { "e", N_ ("on the road to the east") },
  { "s", N_ ("on the road to the south") },
  { "w", N_ ("on the road to the west") },
};

const FavorEnum kingdom_spots = FAVOR_ENUM ("spot", spot_words);

static const FavorWord road_words[] = {
  /* Translators: how a piece of road lies on a tile. */
  { "ns", N_ ("from north to south") },
  { "ew", N_ ("from east to west") },
  { "ne", N_ ("from north to east") },
  { "es", N_ ("from east to south") },
  { "sw", N_ ("from south to west") },
  { "wn", N_ ("from west to north") },
  /* Translators: how a bridge with a road under it lies on a tile. */
  { "bridge-ns", N_ ("bridge from north to south") },
  { "bridge-ew", N_ ("bridge from east to west") },
};

const FavorEnum kingdom_roads = FAVOR_ENUM ("road", road_words);

static const FavorWord slot_words[KINGDOM_N_SLOTS] = {
  /* Translators: where a favor lies on a tile: on the quarter at that side. */
  { "tri-n",
    N_ ("the northern quarter"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the northern quarter") },
  { "tri-e",
    N_ ("the eastern quarter"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the eastern quarter") },
  { "tri-s",
    N_ ("the southern quarter"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the southern quarter") },
  { "tri-w",
    N_ ("the western quarter"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the western quarter") },
  { "middle",
    N_ ("the middle"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the middle") },
  /* Translators: where a favor lies on a tile: on the road to that side. */
  { "arm-n",
    N_ ("the road to the north"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the road to the north") },
  { "arm-e",
    N_ ("the road to the east"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the road to the east") },
  { "arm-s",
    N_ ("the road to the south"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the road to the south") },
  { "arm-w",
    N_ ("the road to the west"),
    /* Translators: for {slot} and {slot2}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "the road to the west") },
};

const FavorEnum kingdom_slots = FAVOR_ENUM ("slot", slot_words);
