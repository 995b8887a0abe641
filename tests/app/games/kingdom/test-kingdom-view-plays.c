/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-fixture.h"

/* Plays that no list has room for, as they leave faults, are chosen on the map all the same. */

#define STARTER "D(0,0)r0"

static guint
count_faults (ViewFixture *fixture)
{
  return kingdom_view_get_preview (kingdom_view_of (fixture))->faults.n;
}

static FavorPiece *
find_target (ViewFixture *fixture, guint slot)
{
  FavorPiece *target = kingdom_fixture_find (fixture, KINGDOM_THING_TARGET, slot);

  g_assert_nonnull (target);
  return target;
}

/* The token in the middle of a tile of the first row. */
static FavorPiece *
find_favor (ViewFixture *fixture, gint x)
{
  const gint  tile = kingdom_find_tile (&kingdom_fixture_state (fixture)->table, x, 0);
  FavorPiece *favor = kingdom_fixture_find (fixture,
                                            KINGDOM_THING_FAVOR,
                                            (guint) tile * KINGDOM_N_SLOTS +
                                              KINGDOM_SLOT_MIDDLE);

  g_assert_nonnull (favor);
  return favor;
}

/* With a tile laid, and with what is held. */
static void
start (ViewFixture *fixture, const KingdomSetup *setup, const char *lay, guint piece)
{
  FavorAction action;

  kingdom_fixture_start (fixture, setup);
  action = kingdom_play_action (kingdom_fixture_state (fixture), lay);
  view_fixture_submit (fixture, &action);
  view_fixture_look (fixture);
  view_fixture_press (kingdom_fixture_held (fixture, piece));
}

/* A Hunter covers any road, and what is cut by that is told. */
static void
test_hunter (void)
{
  const KingdomSetup setup = { .map = STARTER, .hand = "U", .pieces = "hunter" };
  ViewFixture        fixture;
  FavorPiece        *target;

  start (&fixture, &setup, "lay-tile 1 0 1", KINGDOM_PIECE_HUNTER);
  view_fixture_press (kingdom_fixture_tile (&fixture, 1, 0));
  target = find_target (&fixture, KINGDOM_SLOT_ARM (FAVOR_SIDE_WEST));
  view_fixture_press (target);
  kingdom_fixture_assert_chosen (&fixture, "play-token hunter 1 0 w");
  g_assert_cmpuint (count_faults (&fixture), >, 0);
  view_fixture_press (target);
  g_assert_cmpuint (kingdom_play_faults (kingdom_fixture_state (&fixture)), >, 0);
  view_fixture_close (&fixture);
}

/* A piece of road lies in each of its ways, with faults or not, and on a tile where it has them all. */
static void
test_road (void)
{
  const KingdomSetup setup = { .map = STARTER " B(0,1)r0",
                               .hand = "U",
                               .pieces = "philosopher-curve" };
  ViewFixture        fixture;
  guint              seen = 0, n_faulty = 0;

  start (&fixture, &setup, "lay-tile 1 0 1", KINGDOM_PIECE_CURVE);
  view_fixture_press (kingdom_fixture_tile (&fixture, 1, 0));
  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    {
      const FavorAction *action = favor_game_view_get_selected (fixture.view);

      g_assert_nonnull (action);
      g_assert_cmpint (action->arg[KINGDOM_PLAY_FAVOR], ==, KINGDOM_PLAYED_PHILOSOPHER);
      g_assert_cmpint (action->arg[KINGDOM_PLAY_X], ==, 1);
      seen |= 1u << action->arg[KINGDOM_PLAY_ROAD];
      n_faulty += count_faults (&fixture) > 0;
      g_assert_true (favor_game_view_press_letter (fixture.view, 'r'));
    }
  g_assert_cmpuint (favor_sides_count (seen >> KINGDOM_ROAD_NE), ==, FAVOR_N_SIDES);
  g_assert_cmpuint (n_faulty, >, 0);
  view_fixture_close (&fixture);
}

/* What leaves a fault wherever it is played is proposed on the tile in hand, or on one of the map. */
static void
test_begin (void)
{
  const KingdomSetup setup = { .map = STARTER, .hand = "C", .pieces = "jester" };
  ViewFixture        fixture;
  FavorPiece        *jester;

  kingdom_fixture_start (&fixture, &setup);
  jester = kingdom_fixture_held (&fixture, KINGDOM_PIECE_JESTER);
  g_assert_cmpint (favor_piece_get_state (jester), ==, FAVOR_PIECE_CHOOSABLE);
  g_assert_null (favor_piece_get_why_not (jester));
  view_fixture_press (jester);
  kingdom_fixture_assert_chosen (&fixture, "play-token jester 100 100 middle");
  g_assert_cmpuint (count_faults (&fixture), >, 0);
  view_fixture_press (kingdom_view_of (&fixture)->in_hand);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  view_fixture_close (&fixture);
}

static gboolean
is_among (GArray *seen, const FavorAction *action)
{
  for (guint i = 0; i < seen->len; i++)
    if (favor_action_equal (&g_array_index (seen, FavorAction, i), action))
      return TRUE;
  return FALSE;
}

/* The Pawnbroker's roads lie as they did, or in any other way of theirs: each is come to, and once. */
static void
test_swap (void)
{
  const KingdomSetup setup = {
    .map = "D(0,0)r0 U(1,0)r1+straight.ew U(2,0)r1+bridge.ew U(3,0)r1+jester",
    .hand = "B",
    .actions = "pawnbroker",
  };
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (FavorAction));
  ViewFixture        fixture;
  guint              n_faulty = 0;

  kingdom_fixture_start (&fixture, &setup);
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_PAWNBROKER));
  view_fixture_press (find_favor (&fixture, 1));
  view_fixture_press (find_favor (&fixture, 2));
  while (!is_among (seen, favor_game_view_get_selected (fixture.view)))
    {
      g_array_append_vals (seen, favor_game_view_get_selected (fixture.view), 1);
      n_faulty += count_faults (&fixture) > 0;
      g_assert_true (favor_game_view_press_letter (fixture.view, 'r'));
    }
  /* Two ways of each. */
  g_assert_cmpuint (seen->len, ==, 4);
  g_assert_cmpuint (n_faulty, >, 0);
  g_assert_true (favor_game_view_press_letter (fixture.view, 'e'));
  g_assert_true (favor_action_equal (favor_game_view_get_selected (fixture.view),
                                     &g_array_index (seen, FavorAction, 3)));
  view_fixture_close (&fixture);
}

/* Presses the chip of each place of the tile in hand in which something is legal, with a fault or without. */
static void
check_slots (const KingdomSetup *setup,
             guint               piece,
             const char         *play,
             const FavorEnum    *places)
{
  ViewFixture fixture;
  guint       n_faulty = 0, n_sound = 0;

  kingdom_fixture_start (&fixture, setup);
  view_fixture_press (kingdom_fixture_held (&fixture, piece));
  view_fixture_press (kingdom_view_of (&fixture)->in_hand);
  for (guint i = 0; i < places->n_words; i++)
    {
      const KingdomState *state = kingdom_fixture_state (&fixture);
      g_autofree char    *words = g_strconcat (play, places->words[i].id, NULL);
      FavorAction         action = kingdom_play_action (state, words);
      const gboolean      legal = favor_kingdom_game.check (state, &action, NULL);
      const int chip = view_fixture_find_chip (&fixture, places->words[i].title, TRUE);

      g_assert_cmpint (chip >= 0, ==, legal);
      if (!legal)
        continue;
      favor_game_view_press_chip (fixture.view, (guint) chip);
      kingdom_fixture_assert_chosen (&fixture, words);
      n_faulty += kingdom_view_of (&fixture)->preview->faults.n > 0;
      n_sound += kingdom_view_of (&fixture)->preview->faults.n == 0;
    }
  g_assert_cmpuint (n_faulty, >, 0);
  g_assert_cmpuint (n_sound, >, 0);
  view_fixture_close (&fixture);
}

/* The tile in hand has no places on the map: the bar has all of them. */
static void
test_slots (void)
{
  check_slots (&(KingdomSetup){ .map = STARTER, .hand = "E", .pieces = "astronomer" },
               KINGDOM_PIECE_ASTRONOMER,
               "play-triangle astronomer 100 100 ",
               &kingdom_sides);
  check_slots (&(KingdomSetup){ .map = STARTER, .hand = "W", .pieces = "hunter" },
               KINGDOM_PIECE_HUNTER,
               "play-token hunter 100 100 ",
               &kingdom_spots);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom-view-plays/hunter", test_hunter);
  g_test_add_func ("/kingdom-view-plays/road", test_road);
  g_test_add_func ("/kingdom-view-plays/begin", test_begin);
  g_test_add_func ("/kingdom-view-plays/swap", test_swap);
  g_test_add_func ("/kingdom-view-plays/slots", test_slots);
  return g_test_run ();
}
