/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "kingdom-fixture.h"

/* What is said around the map: beside the players, and at the main button. */

#define STARTER "D(0,0)r0"

static void
assert_table (ViewFixture *fixture, const char *expected)
{
  g_autofree char *first = NULL, *second = NULL, *words = NULL;

  favor_game_view_describe_table (fixture->view, &first, &second, &words);
  g_assert_cmpstr (words, ==, expected);
}

/* Turns are left until nobody changes the map any more. */
static void
test_turns_left (void)
{
  static const char *const steps[] = { "lay-tile 0 -1 2",   "finish-work",
                                       "take-favor farmer", "finish-work",
                                       "take-favor jester", "finish-work",
                                       "take-favor jester" };
  const KingdomSetup       setup = { .map = STARTER, .hand = "E", .empty = TRUE };
  ViewFixture              fixture;

  kingdom_fixture_start (&fixture, &setup);
  assert_table (&fixture, "Turn 1, 0 tiles left");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      FavorAction action = kingdom_play_action (kingdom_fixture_state (&fixture),
                                                steps[i]);

      view_fixture_submit (&fixture, &action);
      view_fixture_look (&fixture);
      if (i == 2)
        assert_table (&fixture, "Turn 2, 8 turns left");
    }
  g_assert_cmpint (kingdom_fixture_state (&fixture)->head.phase, ==, KINGDOM_PHASE_OVER);
  g_assert_cmpint (kingdom_fixture_state (&fixture)->twilight_left, >, 0);
  assert_table (&fixture, "Turn 3");
  view_fixture_close (&fixture);
}

static void
assert_open (ViewFixture *fixture, const char *words)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    if (g_array_index (chips, FavorChip, i).kind == FAVOR_CHIP_OPEN)
      {
        g_assert_cmpstr (g_array_index (chips, FavorChip, i).label, ==, words);
        return;
      }
  g_assert_not_reached ();
}

/* The Merchant moves a tile to where none is; also one in the column before the first. */
static void
test_merchant (void)
{
  const KingdomSetup setup = { .map = "D(0,0)r0 U(-1,0)r1 U(1,0)r1",
                               .hand = "B",
                               .actions = "merchant" };
  ViewFixture        fixture;

  kingdom_fixture_start (&fixture, &setup);
  view_fixture_press (kingdom_fixture_card (&fixture, KINGDOM_MERCHANT));
  assert_open (&fixture, "choose a tile");
  view_fixture_press (kingdom_fixture_tile (&fixture, -1, 0));
  assert_open (&fixture, "choose a place");
  view_fixture_close (&fixture);
}

/* (transfer full) (nullable): the tooltip of the main button while nothing is selected. */
static char *
tell_end (ViewFixture *fixture)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    if (g_array_index (chips, FavorChip, i).kind == FAVOR_CHIP_COMMIT)
      return g_strdup (g_array_index (chips, FavorChip, i).about);
  return NULL;
}

/* Beside the Queen's choice the main button draws, and says no more than that. */
static void
test_draw_or_choose (void)
{
  ViewFixture      fixture;
  g_autofree char *draws = NULL, *ends = NULL;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .draw = TRUE,
                                          .actions = "queen" });
  draws = tell_end (&fixture);
  g_assert_cmpstr (draws, ==, "Nothing is selected: this draws a tile (Ctrl+Enter)");
  g_assert_true (favor_game_view_press_letter (fixture.view, FAVOR_LETTER_FINISH));
  g_assert_cmpint (fixture.chosen.kind, ==, KINGDOM_ACTION_DRAW_TILE);
  view_fixture_close (&fixture);

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = STARTER,
                                          .hand = "E",
                                          .pieces = "jester" });
  view_fixture_submit (&fixture,
                       &(FavorAction){ .kind = KINGDOM_ACTION_LAY_TILE,
                                       .arg = { 0, -1, 2 } });
  view_fixture_look (&fixture);
  ends = tell_end (&fixture);
  g_assert_cmpstr (ends,
                   ==,
                   "Nothing is selected: this ends your work on the map (Ctrl+Enter)");
  view_fixture_close (&fixture);
}

/* The chip that begins so; -1 if there is none. */
static int
find_chip (ViewFixture *fixture, const char *begin)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    if (g_str_has_prefix (g_array_index (chips, FavorChip, i).label, begin))
      return (int) g_array_index (chips, FavorChip, i).id;
  return -1;
}

/* (transfer full): the fault that is told. */
static char *
read_fault (ViewFixture *fixture)
{
  g_autoptr (GArray) chips = favor_chips_new ();

  favor_game_view_list_chips (fixture->view, chips);
  for (guint i = 0; i < chips->len; i++)
    if (g_strcmp0 (g_array_index (chips, FavorChip, i).art, "kingdom/mark-fault") == 0)
      return g_strdup (g_array_index (chips, FavorChip, i).label);
  return NULL;
}

/* One fault is told, and who presses the others is told the next one; after the last the first comes again. */
static void
test_faults (void)
{
  ViewFixture      fixture;
  FavorAction      lay;
  g_autofree char *first = NULL, *last = NULL;

  kingdom_fixture_start (&fixture,
                         &(KingdomSetup){ .map = "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 "
                                                 "V(2,2)r1 U(1,2)r1 V(0,2)r2",
                                          .hand = "E" });
  g_assert_cmpint (find_chip (&fixture, "2 more faults"), <, 0);
  lay = kingdom_play_action (kingdom_fixture_state (&fixture), "lay-tile 0 1 1");
  favor_game_view_propose (fixture.view, &lay);
  first = read_fault (&fixture);
  for (guint i = 1; i < 4; i++)
    {
      const int more = find_chip (&fixture, "2 more faults");

      g_assert_cmpint (more, >=, 0);
      favor_game_view_press_chip (fixture.view, (guint) more);
      kingdom_fixture_assert_chosen (&fixture, "lay-tile 0 1 1");
      g_clear_pointer (&last, g_free);
      last = read_fault (&fixture);
      g_assert_cmpint (g_strcmp0 (first, last) == 0, ==, i == 3);
    }
  favor_game_view_clear (fixture.view);
  g_assert_cmpint (find_chip (&fixture, "2 more faults"), <, 0);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/kingdom-view-bar/merchant", test_merchant);
  g_test_add_func ("/kingdom-view-bar/turns-left", test_turns_left);
  g_test_add_func ("/kingdom-view-bar/faults", test_faults);
  g_test_add_func ("/kingdom-view-bar/draw-or-choose", test_draw_or_choose);
  return g_test_run ();
}
