/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-landscape.h"
#include "kingdom-motion.h"
#include "kingdom-places.h"
#include "kingdom-play.h"
#include "kingdom-slow.h"

/* Scenarios 12.21 to 12.45: what the characters wish for, and what is new of it. The same is then
 * found by the slow way, and on maps that are turned and mirrored. */

static char *
tell_met (const guint8 *met)
{
  GString *text = g_string_new (NULL);

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    if (met[character])
      g_string_append_printf (text,
                              "%s%s",
                              text->len > 0 ? " " : "",
                              kingdom_characters.words[character].id);
  return g_string_free (text, FALSE);
}

static void
test_wished (gconstpointer data)
{
  const KingdomWished *self = data;
  const guint16        levels[] = { 1, 1, MAX (self->bishop, 1) };
  KingdomTile          before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];
  KingdomMap           map;
  guint8               met[KINGDOM_N_CHARACTERS];

  kingdom_places_get (self, before, now);
  kingdom_map_init (&map, now);
  g_assert_cmpuint (kingdom_map_faults (&map, NULL), ==, 0);
  kingdom_wish_find_met (before, now, levels, met);
  favor_assert_text (tell_met (met), self->met);
  /* Nothing is new on the same map. */
  kingdom_wish_find_met (now, now, levels, met);
  favor_assert_text (tell_met (met), "");
}

/* 12.42: one city of 44 sides, one loop of 16 arms. */
static void
test_king (void)
{
  KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];
  KingdomLand land;
  guint       cities = 0, loops = 0;

  for (guint i = 0; i < kingdom_n_wished; i++)
    if (strcmp (kingdom_wished[i].name, "12.42-king") == 0)
      kingdom_places_get (&kingdom_wished[i], before, now);
  kingdom_land_init (&land, now);
  for (guint i = 0; i < land.n_cities; i++)
    cities += land.region[land.city[i]].quadrants == 44 &&
              kingdom_city_is_complete (&land, land.city[i]);
  for (guint i = 0; i < land.n_ways; i++)
    loops += land.road[land.way[i]].arms == 16 &&
             kingdom_road_is_loop (&land, land.way[i]);
  g_assert_cmpuint (cities, ==, 1);
  g_assert_cmpuint (loops, ==, 1);
}

/* Random landscapes */

#define SEED 2026

/* Compares what is found of one character, on both maps and of what is new, with the slow way. */
static guint
compare (const KingdomTile *before, const KingdomTile *now, guint character, guint level)
{
  g_autoptr (GPtrArray) slow = kingdom_slow_find (now, character, level);
  g_autoptr (GPtrArray) slow_new = kingdom_slow_find_new (before, now, character, level);
  g_autoptr (GPtrArray) fast = NULL;
  g_autoptr (GPtrArray) fast_new = NULL;
  g_autofree char      *expected = kingdom_test_tell (slow);
  g_autofree char      *expected_new = kingdom_test_tell (slow_new);
  KingdomLand           old, land;
  KingdomFound          found;

  kingdom_land_init (&old, before);
  kingdom_land_init (&land, now);
  kingdom_wish_find (&land, character, level, &found);
  fast = kingdom_test_witnesses (&land, character, &found);
  favor_assert_text (kingdom_test_tell (fast), expected);
  kingdom_wish_find_new (&old, &land, character, level, &found);
  fast_new = kingdom_test_witnesses (&land, character, &found);
  favor_assert_text (kingdom_test_tell (fast_new), expected_new);
  return slow->len;
}

static void
test_random (void)
{
  FavorRng rng;
  guint    found[KINGDOM_N_CHARACTERS] = { 0 };

  favor_rng_seed (&rng, SEED);
  for (guint n = 0; n < 60; n++)
    {
      KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];

      kingdom_landscape_begin (&rng, before);
      memcpy (now, before, sizeof now);
      kingdom_landscape_go_on (&rng, now);
      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        found[character] += compare (before,
                                     now,
                                     character,
                                     1 + favor_rng_below (&rng, 3));
    }
  /* These maps are not empty. */
  g_assert_cmpuint (found[KINGDOM_FARMER], >, 50);
  g_assert_cmpuint (found[KINGDOM_LABORER], >, 10);
}

/* Each wish of the scenarios is found by the slow way, too. */
static void
test_slow (void)
{
  guint found[KINGDOM_N_CHARACTERS] = { 0 };

  for (guint i = 0; i < kingdom_n_wished; i++)
    {
      KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];

      kingdom_places_get (&kingdom_wished[i], before, now);
      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        found[character] += compare (before, now, character, 1);
    }
  for (guint character = KINGDOM_FARMER; character < KINGDOM_N_CHARACTERS; character++)
    g_assert_cmpuint (found[character], >, 0);
}

static void
assert_moved (const KingdomTile *tiles, guint motion)
{
  KingdomTile moved[KINGDOM_N_TILES];
  KingdomLand here, there;
  KingdomMap  map;
  guint       faults;

  kingdom_motion_tiles (tiles, motion, moved);
  kingdom_land_init (&here, tiles);
  kingdom_land_init (&there, moved);
  faults = kingdom_map_faults (&here.map, NULL);
  kingdom_map_init (&map, moved);
  g_assert_cmpuint (kingdom_map_faults (&map, NULL), ==, faults);
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    for (guint level = 1; level < 4; level++)
      {
        KingdomFound          found;
        g_autoptr (GPtrArray) a = NULL;
        g_autoptr (GPtrArray) b = NULL;
        g_autofree char      *expected = NULL;

        kingdom_wish_find (&here, character, level, &found);
        a = kingdom_test_witnesses (&here, character, &found);
        kingdom_motion_witnesses (a,
                                  motion,
                                  (KingdomSpot) kingdom_wishes[character].spot);
        expected = kingdom_test_tell (a);
        kingdom_wish_find (&there, character, level, &found);
        b = kingdom_test_witnesses (&there, character, &found);
        favor_assert_text (kingdom_test_tell (b), expected);
      }
}

/* Invariant 16, and more: all eight motions of the map. */
static void
test_motions (void)
{
  FavorRng    rng;
  KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];

  favor_rng_seed (&rng, SEED);
  for (guint i = 0; i < kingdom_n_wished; i++)
    for (guint motion = 0; motion < KINGDOM_N_MOTIONS; motion++)
      {
        kingdom_places_get (&kingdom_wished[i], before, now);
        assert_moved (now, motion);
      }
  for (guint n = 0; n < 40; n++)
    {
      kingdom_landscape_begin (&rng, now);
      kingdom_landscape_go_on (&rng, now);
      for (guint motion = 0; motion < KINGDOM_N_MOTIONS; motion++)
        assert_moved (now, motion);
    }
}

/* Whole games */

/* Of a map: the witnesses of each character as the slow way finds them, and those that are new. */
typedef struct
{
  GPtrArray *all[KINGDOM_N_CHARACTERS];
  GPtrArray *fresh[KINGDOM_N_CHARACTERS];
} Slow;

static guint
level_of (const KingdomState *state, guint character)
{
  const gint level = kingdom_level_of (character);

  return level < 0 ? 1 : state->levels[level];
}

static guint
find_slowly (const KingdomState *state, Slow *slow)
{
  guint n = 0;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      const guint level = level_of (state, character);

      slow->all[character] = kingdom_slow_find (state->table.tile, character, level);
      slow->fresh[character] = kingdom_slow_find_new (state->before,
                                                      state->table.tile,
                                                      character,
                                                      level);
      n += slow->fresh[character]->len;
    }
  return n;
}

static void
slow_clear (Slow *slow)
{
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    {
      g_ptr_array_unref (slow->all[character]);
      g_ptr_array_unref (slow->fresh[character]);
    }
}

/* (transfer full): the same witnesses on the moved map. */
static char *
tell_moved (const GPtrArray *witnesses, guint character, guint motion)
{
  g_autoptr (GPtrArray) moved = g_ptr_array_new_with_free_func ((GDestroyNotify)
                                                                  g_array_unref);

  for (guint i = 0; i < witnesses->len; i++)
    g_ptr_array_add (moved, g_array_copy (g_ptr_array_index (witnesses, i)));
  kingdom_motion_witnesses (moved, motion, (KingdomSpot) kingdom_wishes[character].spot);
  return kingdom_test_tell (moved);
}

static void
assert_found (const KingdomLand  *land,
              guint               character,
              const KingdomFound *found,
              char               *expected)
{
  g_autoptr (GPtrArray) witnesses = kingdom_test_witnesses (land, character, found);
  g_autofree char      *owned = expected;

  favor_assert_text (kingdom_test_tell (witnesses), owned);
}

/* The map turned and mirrored in all eight ways. */
static void
assert_all_motions (const KingdomState *state, const Slow *slow)
{
  for (guint motion = 0; motion < KINGDOM_N_MOTIONS; motion++)
    {
      KingdomTile before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];
      KingdomLand old, land;

      kingdom_motion_tiles (state->before, motion, before);
      kingdom_motion_tiles (state->table.tile, motion, now);
      kingdom_land_init (&old, before);
      kingdom_land_init (&land, now);
      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        {
          const guint  level = level_of (state, character);
          KingdomFound found;

          kingdom_wish_find (&land, character, level, &found);
          assert_found (&land,
                        character,
                        &found,
                        tell_moved (slow->all[character], character, motion));
          kingdom_wish_find_new (&old, &land, character, level, &found);
          assert_found (&land,
                        character,
                        &found,
                        tell_moved (slow->fresh[character], character, motion));
        }
    }
}

/* Whatever can be done, at random; returns how many maps were compared. */
static guint
follow_game (guint n_seats, guint64 seed, guint *fresh)
{
  KingdomState          state = { 0 };
  KingdomOptions        options;
  FavorRng              rng;
  g_auto (FavorActions) legal = { 0 };
  guint                 n = 0;

  favor_rng_seed (&rng, seed);
  favor_schema_set_defaults (&kingdom_options_schema, &options);
  kingdom_setup (&state, &options, n_seats, seed, NULL);
  while (state.head.phase != KINGDOM_PHASE_OVER)
    {
      KingdomTile was[KINGDOM_N_TILES];
      Slow        slow;

      memcpy (was, state.table.tile, sizeof was);
      kingdom_list (&state, &legal);
      kingdom_apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
      if (memcmp (was, state.table.tile, sizeof was) == 0)
        continue;
      *fresh += find_slowly (&state, &slow);
      assert_all_motions (&state, &slow);
      slow_clear (&slow);
      n++;
    }
  return n;
}

/* As many as KINGDOM_WISH_GAMES says, at each ply that changes something of the tiles. */
static void
test_games (void)
{
  const char *wanted = g_getenv ("KINGDOM_WISH_GAMES");
  guint64     n = wanted != NULL ? g_ascii_strtoull (wanted, NULL, 10) : 1;
  guint       n_maps = 0, fresh = 0;

  g_test_timer_start ();
  for (guint64 i = 0; i < n; i++)
    n_maps += follow_game (2 + (guint) i % 5, SEED + i, &fresh);
  g_test_message ("%u maps of %u games, %u new witnesses, in %.1f s",
                  n_maps,
                  (guint) n,
                  fresh,
                  g_test_timer_elapsed ());
  g_assert_cmpuint (n_maps, >, 70 * (guint) n);
  g_assert_cmpuint (fresh, >, 10 * (guint) n);
}

static void
test_time (void)
{
  const guint16 levels[] = { 1, 1, 1 };
  KingdomTile   before[KINGDOM_N_TILES], now[KINGDOM_N_TILES];
  KingdomLand   land;
  guint8        met[KINGDOM_N_CHARACTERS];
  const guint   n = 200;
  gint64        start;

  for (guint i = 0; i < kingdom_n_wished; i++)
    if (strcmp (kingdom_wished[i].name, "12.42-king") == 0)
      kingdom_places_get (&kingdom_wished[i], before, now);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    kingdom_land_init (&land, now);
  g_test_message ("%zu bytes of land, made in %.1f us",
                  sizeof land,
                  (gdouble) (g_get_monotonic_time () - start) / n);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    kingdom_wish_find_met (before, now, levels, met);
  g_test_message ("all wishes in %.1f us",
                  (gdouble) (g_get_monotonic_time () - start) / n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < kingdom_n_wished; i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/scenario/%s",
                                               kingdom_wished[i].name);

      g_test_add_data_func (path, &kingdom_wished[i], test_wished);
    }
  g_test_add_func ("/kingdom/scenario/12.42-city-and-loop", test_king);
  g_test_add_func ("/kingdom/wishes/slow", test_slow);
  g_test_add_func ("/kingdom/wishes/random", test_random);
  g_test_add_func ("/kingdom/wishes/motions", test_motions);
  g_test_add_func ("/kingdom/wishes/games", test_games);
  g_test_add_func ("/kingdom/wishes/time", test_time);
  return g_test_run ();
}
