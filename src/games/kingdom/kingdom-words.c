/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "kingdom-actions.h"

/* The words of arguments, in the order of section 6. */

static const FavorWord played_triangle_words[] = {
  { "farmer", N_ ("Farmer") }, { "laborer", N_ ("Laborer") },
  { "guard", N_ ("Guard") },   { "astronomer", N_ ("Astronomer") },
  { "knight", N_ ("Knight") },
};

const FavorEnum kingdom_played_triangles = FAVOR_ENUM ("played-triangle",
                                                       played_triangle_words);

static const FavorWord played_token_words[] = {
  { "jester", N_ ("Jester") },
  { "philosopher", N_ ("Philosopher") },
  { "hunter", N_ ("Hunter") },
  { "noblewoman", N_ ("Noblewoman") },
};

const FavorEnum kingdom_played_tokens = FAVOR_ENUM ("played-token", played_token_words);

static const FavorWord side_words[] = {
  /* Translators: a side of a tile. */
  { "n", N_ ("north") },
  { "e", N_ ("east") },
  { "s", N_ ("south") },
  { "w", N_ ("west") },
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
  { "tri-n", N_ ("the northern quarter") },
  { "tri-e", N_ ("the eastern quarter") },
  { "tri-s", N_ ("the southern quarter") },
  { "tri-w", N_ ("the western quarter") },
  { "middle", N_ ("the middle") },
  /* Translators: where a favor lies on a tile: on the road to that side. */
  { "arm-n", N_ ("the road to the north") },
  { "arm-e", N_ ("the road to the east") },
  { "arm-s", N_ ("the road to the south") },
  { "arm-w", N_ ("the road to the west") },
};

const FavorEnum kingdom_slots = FAVOR_ENUM ("slot", slot_words);
