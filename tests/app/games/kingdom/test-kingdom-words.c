/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <stdlib.h>

#include "kingdom-landscape.h"
#include "kingdom-play.h"
#include "kingdom-words.h"
#include "page-fixture.h"

/* How tiles are told, worded once more: from a table of what is printed and from the favors on a tile, with
 * nothing of what the game computes of it. */

#define SEED 10

/* Of each type, as it is printed: the sides of its city, those with a road, the walls, each between a side
 * and the next one, the sides that are closed to the middle, and what stands there. */
static const struct
{
  const char *cities;
  const char *roads;
  const char *walls;
  const char *closed;
  const char *stands;
} printed[KINGDOM_N_TYPES] = {
  { "", "s", "", "", "cloister" },  { "", "", "", "", "cloister" },
  { "nesw", "", "", "", NULL },     { "n", "ew", "nw", "n", NULL },
  { "n", "", "nw", "n", NULL },     { "ew", "", "nesw", "ns", NULL },
  { "ew", "", "nesw", "ns", NULL }, { "ns", "", "nesw", "ns", NULL },
  { "ne", "", "new", "ne", NULL },  { "n", "es", "nw", "n", NULL },
  { "n", "sw", "nw", "n", NULL },   { "n", "esw", "nw", "n", "village" },
  { "nw", "", "ns", "nw", NULL },   { "nw", "", "ns", "nw", NULL },
  { "nw", "es", "ns", "nw", NULL }, { "nw", "es", "ns", "nw", NULL },
  { "new", "", "es", "s", NULL },   { "new", "", "es", "s", NULL },
  { "new", "s", "es", "s", NULL },  { "new", "s", "es", "s", NULL },
  { "", "ns", "", "", NULL },       { "", "sw", "", "", NULL },
  { "", "esw", "", "", "village" }, { "", "nesw", "", "", "village" },
};

static const char *const sides[] = { "north", "east", "south", "west" };
static const char        letters[] = "nesw";

static gboolean
has (const char *set, guint side)
{
  return strchr (set, letters[side % 4]) != NULL;
}

/* All sides here are those of the printed tile. */

static gboolean
has_walls (guint triangle)
{
  return triangle == KINGDOM_TRIANGLE_LABORER || triangle == KINGDOM_TRIANGLE_GUARD;
}

static gboolean
is_open (guint triangle)
{
  return triangle == KINGDOM_TRIANGLE_ASTRONOMER || triangle == KINGDOM_TRIANGLE_KNIGHT;
}

static gboolean
is_city (guint type, const KingdomTile *tile, guint side)
{
  const guint triangle = tile->tri[side % 4];

  if (triangle == KINGDOM_TRIANGLE_NONE)
    return has (printed[type].cities, side);
  return triangle == KINGDOM_TRIANGLE_LABORER || triangle == KINGDOM_TRIANGLE_KNIGHT;
}

static gboolean
has_road (guint type, const KingdomTile *tile, guint side)
{
  const guint turn = tile->middle_turn;
  gboolean    road = has (printed[type].roads, side) &&
                  tile->tri[side] == KINGDOM_TRIANGLE_NONE;

  if (tile->middle == KINGDOM_TOKEN_STRAIGHT)
    road |= side % 2 == turn;
  else if (tile->middle == KINGDOM_TOKEN_CURVE)
    road |= side == turn || side == (turn + 1) % 4;
  else if (tile->middle == KINGDOM_TOKEN_BRIDGE)
    road = TRUE;
  return road && !tile->arm_hunter[side];
}

/* The wall between a side and the next one. */
static gboolean
is_walled (guint type, const KingdomTile *tile, guint side)
{
  const guint one = tile->tri[side], two = tile->tri[(side + 1) % 4];

  if (has_walls (one) || has_walls (two))
    return TRUE;
  return !is_open (one) && !is_open (two) && has (printed[type].walls, side);
}

static gboolean
is_closed (guint type, const KingdomTile *tile, guint side)
{
  const guint triangle = tile->tri[side];

  return has_walls (triangle) ||
         (!is_open (triangle) && has (printed[type].closed, side));
}

/* A city quarter that is joined with no other one of its tile. */
static gboolean
is_cap (guint type, const KingdomTile *tile, guint side)
{
  for (guint other = 0; other < 4; other++)
    {
      if (other == side || !is_city (type, tile, other))
        continue;
      if (!is_closed (type, tile, side) && !is_closed (type, tile, other))
        return FALSE;
      if (other == (side + 1) % 4 && !is_walled (type, tile, side))
        return FALSE;
      if (side == (other + 1) % 4 && !is_walled (type, tile, other))
        return FALSE;
    }
  return TRUE;
}

static const char *
get_land (guint type, const KingdomTile *tile, guint side)
{
  if (is_city (type, tile, side))
    return is_cap (type, tile, side) ? "City cap" : "City";
  return has_road (type, tile, side) ? "Road" : "Meadow";
}

static const char *
get_stands (guint type, const KingdomTile *tile)
{
  static const char *const words[] = {
    [KINGDOM_TOKEN_JESTER] = "village",
    [KINGDOM_TOKEN_BRIDGE] = "bridge",
    [KINGDOM_TOKEN_NOBLEWOMAN] = "cloister",
  };

  if (tile->middle == KINGDOM_TOKEN_NONE)
    return printed[type].stands;
  return tile->middle < G_N_ELEMENTS (words) ? words[tile->middle] : NULL;
}

/* ---- Sentences ------------------------------------------------------------------------ */

/* "A", "A and B", "A, B and C" */
static void
add_list (GString *text, GPtrArray *words)
{
  for (guint i = 0; i < words->len; i++)
    {
      if (i > 0)
        g_string_append (text, i + 1 < words->len ? ", " : " and ");
      g_string_append (text, g_ptr_array_index (words, i));
    }
}

static void
add_sides (GString *text, guint type, const KingdomTile *tile)
{
  static const char *const lands[] = { "City", "City cap", "Road", "Meadow" };

  for (guint land = 0; land < G_N_ELEMENTS (lands); land++)
    {
      g_autoptr (GPtrArray) there = g_ptr_array_new ();

      for (guint side = 0; side < 4; side++)
        if (g_str_equal (get_land (type, tile, (side + 4 - tile->rot) % 4), lands[land]))
          g_ptr_array_add (there, (gpointer) sides[side]);
      if (there->len == 0)
        continue;
      g_string_append_printf (text, " %s: ", lands[land]);
      add_list (text, there);
      g_string_append_c (text, '.');
    }
}

static void
add_favors (GString *text, const KingdomTile *tile)
{
  static const char *const triangles[] = { NULL,    "Farmer",     "Laborer",
                                           "Guard", "Astronomer", "Knight" };
  static const char *const tokens[] = { NULL,
                                        "Jester",
                                        "Philosopher’s straight road",
                                        "Philosopher’s bend",
                                        "Philosopher’s bridge",
                                        "Hunter",
                                        "Noblewoman" };
  g_autoptr (GPtrArray)    favors = g_ptr_array_new_with_free_func (g_free);

  for (guint side = 0; side < 4; side++)
    if (tile->tri[(side + 4 - tile->rot) % 4] != KINGDOM_TRIANGLE_NONE)
      g_ptr_array_add (favors,
                       g_strdup_printf ("%s on the %sern quarter",
                                        triangles[tile->tri[(side + 4 - tile->rot) % 4]],
                                        sides[side]));
  if (tile->middle != KINGDOM_TOKEN_NONE)
    g_ptr_array_add (favors, g_strdup_printf ("%s on the middle", tokens[tile->middle]));
  for (guint side = 0; side < 4; side++)
    if (tile->arm_hunter[(side + 4 - tile->rot) % 4])
      g_ptr_array_add (favors,
                       g_strdup_printf ("Hunter on the road to the %s", sides[side]));
  if (favors->len == 0)
    return;
  g_string_append_c (text, ' ');
  add_list (text, favors);
  g_string_append_c (text, '.');
}

static void
add_place (GString *text, const KingdomTile *tile)
{
  if (tile->place == KINGDOM_PLACE_HAND)
    g_string_append (text, "the tile in hand");
  else if (tile->x == 0 && tile->y == 0)
    g_string_append (text, "the middle");
  if (tile->x != 0)
    g_string_append_printf (text, "%d %s", abs (tile->x), tile->x > 0 ? "east" : "west");
  if (tile->x != 0 && tile->y != 0)
    g_string_append (text, ", ");
  if (tile->y != 0)
    g_string_append_printf (text,
                            "%d %s",
                            abs (tile->y),
                            tile->y > 0 ? "south" : "north");
}

/* Tells both that and how it is told; returns whether a favor was among it. */
static gboolean
assert_told (guint index, const KingdomTile *tile)
{
  const guint         type = kingdom_type_of[index];
  g_autoptr (GString) text = g_string_new ("Tile ");
  gsize               length;

  g_string_append_printf (text, "%c, ", 'A' + (char) type);
  add_place (text, tile);
  g_string_append_c (text, '.');
  add_sides (text, type, tile);
  if (get_stands (type, tile) != NULL)
    g_string_append_printf (text, " A %s in the middle.", get_stands (type, tile));
  length = text->len;
  add_favors (text, tile);
  favor_assert_text (kingdom_say_tile (index, tile), text->str);
  return text->len > length;
}

/* A fault: the road may divide a city quarter, which then is less than a cap. */
static gboolean
has_road_in_city (guint type, const KingdomTile *tile)
{
  for (guint side = 0; side < 4; side++)
    if (is_city (type, tile, side) && has_road (type, tile, side))
      return TRUE;
  return FALSE;
}

static guint
assert_all_told (const KingdomTile *tiles)
{
  guint n = 0;

  for (guint tile = 0; tile < KINGDOM_N_TILES; tile++)
    if ((tiles[tile].place == KINGDOM_PLACE_MAP ||
         tiles[tile].place == KINGDOM_PLACE_HAND) &&
        !has_road_in_city (kingdom_type_of[tile], &tiles[tile]))
      n += assert_told (tile, &tiles[tile]);
  return n;
}

/* ---- Games ---------------------------------------------------------------------------- */

/* Each tile in each position of whole games. */
static void
test_games (void)
{
  guint n = 0;

  for (guint i = 0; i < 10; i++)
    {
      KingdomState          state = { 0 };
      KingdomOptions        options;
      FavorRng              rng;
      g_auto (FavorActions) legal = { 0 };

      favor_rng_seed (&rng, SEED + i);
      favor_schema_set_defaults (&kingdom_options_schema, &options);
      kingdom_setup (&state, &options, 2 + i % 5, SEED + i, NULL);
      while (state.head.phase != KINGDOM_PHASE_OVER)
        {
          n += assert_all_told (state.table.tile);
          kingdom_list (&state, &legal);
          kingdom_apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
        }
      n += assert_all_told (state.table.tile);
    }
  g_assert_cmpuint (n, >, 1000);
}

/* Tiles with more favors than games see, some of them faulty. */
static void
test_landscapes (void)
{
  FavorRng    rng;
  KingdomTile tiles[KINGDOM_N_TILES];
  guint       n = 0;

  favor_rng_seed (&rng, SEED);
  for (guint i = 0; i < 400; i++)
    {
      kingdom_landscape_begin (&rng, tiles);
      for (guint k = 0; k < 8; k++)
        kingdom_landscape_go_on (&rng, tiles);
      n += assert_all_told (tiles);
    }
  g_assert_cmpuint (n, >, 1000);
}

/* The example of the rules. */
static void
test_example (void)
{
  const char *text = "E(1,2)r0+farmer.n";
  KingdomTile tile;

  kingdom_test_read_tile (&text, &tile);
  favor_assert_text (kingdom_say_tile (kingdom_prints[KINGDOM_TYPE_E].first, &tile),
                     "Tile E, 1 east, 2 south. Meadow: north, east, south and west. "
                     "Farmer on the northern quarter.");
}

/* What the pointer rests on. */
static void
test_features (void)
{
  static const struct
  {
    KingdomFeature feature;
    const char    *text;
  } said[] = {
    { { KINGDOM_FEATURE_CITY, .is_complete = TRUE, .n = 1 },
      "Complete city, touches 1 meadow" },
    { { KINGDOM_FEATURE_CITY, .n = 2 }, "Open city, touches 2 meadows" },
    { { KINGDOM_FEATURE_MEADOW, .n = 0 }, "Meadow, touches 0 cities" },
    { { KINGDOM_FEATURE_ROAD, .is_complete = TRUE, .is_loop = TRUE, .n = 4 },
      "Loop road with 4 bends" },
    { { KINGDOM_FEATURE_ROAD, .is_complete = TRUE, .n = 1 },
      "Complete road with 1 bend" },
    { { KINGDOM_FEATURE_ROAD, .n = 5 }, "Open road with 5 bends" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    favor_assert_text (kingdom_say_feature (&said[i].feature), said[i].text);
}

/* And who wishes for such a one. */
static void
test_wanted (void)
{
  static const char *const said[] = {
    [KINGDOM_FEATURE_CITY] = "Laborer: A complete city that touches exactly 3 meadows",
    [KINGDOM_FEATURE_MEADOW] = "Farmer: A meadow that touches exactly 1 city",
    [KINGDOM_FEATURE_ROAD] = "Knight: A complete road with at least 5 bends",
  };
  const KingdomState state = { .levels = { 1, 3, 2 } };

  for (guint kind = 0; kind < G_N_ELEMENTS (said); kind++)
    favor_assert_text (kingdom_say_wanted (&state,
                                           &(KingdomFeature){ .kind = (guint8) kind }),
                       said[kind]);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom/words/example", test_example);
  g_test_add_func ("/kingdom/words/features", test_features);
  g_test_add_func ("/kingdom/words/games", test_games);
  g_test_add_func ("/kingdom/words/landscapes", test_landscapes);
  g_test_add_func ("/kingdom/words/wanted", test_wanted);
  return g_test_run ();
}
