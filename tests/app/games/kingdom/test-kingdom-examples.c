/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-learn.h"
#include "kingdom-examples.h"
#include "kingdom-wishes.h"
#include "page-fixture.h"

/* The small maps of the rules: on one the wish of a person is fulfilled, on the other not, and neither has a
 * fault. */

static gboolean
is_wish_of_map (guint character)
{
  return kingdom_wishes[character].spot != KINGDOM_SPOT_NONE;
}

typedef struct
{
  KingdomTile tiles[KINGDOM_N_TILES];
  KingdomLand land;
} Place;

static void
find (guint character, gboolean is_met, Place *place)
{
  const char *text;

  g_assert_true (kingdom_example_lay (character, is_met, place->tiles, &text));
  g_assert_cmpuint (strlen (text), >, 0);
  kingdom_land_init (&place->land, place->tiles);
}

static void
test_wishes (void)
{
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    for (guint is_met = 0; is_met < 2 && is_wish_of_map (character); is_met++)
      {
        Place        place;
        KingdomFound found = { 0 };

        find (character, is_met, &place);
        g_test_message ("%s %u", kingdom_characters.words[character].id, is_met);
        kingdom_wish_find (&place.land, character, 1, &found);
        g_assert_cmpuint (found.n > 0, ==, is_met);
      }
}

static void
test_faults (void)
{
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    for (guint is_met = 0; is_met < 2 && is_wish_of_map (character); is_met++)
      {
        Place        place;
        KingdomFault first;

        find (character, is_met, &place);
        g_test_message ("%s %u", kingdom_characters.words[character].id, is_met);
        g_assert_cmpuint (kingdom_map_faults (&place.land.map, &first), ==, 0);
      }
}

static void
test_nobody (void)
{
  gboolean    is_right;
  const char *text;

  g_assert_null (kingdom_example_new ("jester", 0, &is_right, &text));
  g_assert_null (kingdom_example_new ("nobody", 0, &is_right, &text));
  g_assert_null (kingdom_example_new ("king", 2, &is_right, &text));
}

/* In the rules each of these wishes has its two pictures. */
static void
test_rules (void)
{
  g_autoptr (GError)     error = NULL;
  g_autoptr (FavorRules) rules =
    favor_learn_load_rules (favor_games_find ("kingdom-of-favors"), &error);
  guint found = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (rules->sections, i);

      for (guint j = 0; j < section->blocks->len; j++)
        {
          const FavorRulesBlock *block = g_ptr_array_index (section->blocks, j);

          for (guint nth = 0; block->example != NULL && nth < 2; nth++)
            {
              g_autoptr (GdkPaintable) picture = NULL;
              gboolean                 is_right;
              const char              *text;

              picture = kingdom_example_new (block->example, nth, &is_right, &text);
              g_assert_cmpint (is_right, ==, nth == 0);
              found += picture != NULL;
            }
        }
    }
  g_assert_cmpuint (found, ==, 2 * 18);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom/examples/wishes", test_wishes);
  g_test_add_func ("/kingdom/examples/faults", test_faults);
  g_test_add_func ("/kingdom/examples/nobody", test_nobody);
  g_test_add_func ("/kingdom/examples/rules", test_rules);
  return g_test_run ();
}
