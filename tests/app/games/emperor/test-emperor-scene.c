/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-random.h"
#include "emperor-scene.h"
#include "favor-text.h"

/* What happened, played again from the log, leads to where the rules lead. */

#define GAMES 30

static void
assert_same_table (const EmperorState *seen, const EmperorState *after, gboolean hands)
{
  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    g_assert_cmpuint (seen->pile[card], ==, after->pile[card]);
  for (guint seat = 0; seat < after->head.n_seats; seat++)
    {
      g_assert_cmpint (seen->points[seat], ==, after->points[seat]);
      g_assert_cmpuint (seen->hand_size[seat], ==, after->hand_size[seat]);
      g_assert_cmpint (seen->meeple[seat], ==, after->meeple[seat]);
      g_assert_cmpuint (seen->empress[seat], ==, after->empress[seat]);
      g_assert_cmpuint (seen->n_market_hand[seat], ==, after->n_market_hand[seat]);
      g_assert_cmpuint (seen->n_done[seat], ==, after->n_done[seat]);
      g_assert_cmpmem (seen->stars[seat], 6, after->stars[seat], 6);
      for (guint card = 0; hands && card < EMPEROR_N_CARDS; card++)
        g_assert_cmpint (seen->hand[seat][card], ==, after->hand[seat][card]);
    }
}

/* The price of the Empress is not in the log: the Hairpin pays it without Gold. */
static gboolean
tells_gold (const FavorEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    if (events->items[i].kind == EMPEROR_LOG_ALLIED_EMPRESS)
      return FALSE;
  return TRUE;
}

/* Of hands that lie open it is seen only in the end what was stolen. */
static gboolean
tells_cards (const FavorEvents *events, FavorSeat viewer)
{
  for (guint i = 0; i < events->n; i++)
    if (viewer != FAVOR_VIEWER_OPEN &&
        events->items[i].seen_by != FAVOR_SEEN_BY_EVERYBODY)
      return FALSE;
  return TRUE;
}

static void
play_game (guint number, FavorSeat viewer)
{
  g_auto (FavorActions) legal = { 0 };
  g_auto (FavorEvents)  events = { 0 };
  EmperorState          state;
  EmperorScene          scene;
  FavorRng              rng;

  emperor_random_start (&state, number);
  favor_rng_seed (&rng, number);
  while (state.head.decider >= 0)
    {
      FavorAction  action = emperor_random_action (&state, &legal, &rng);
      EmperorState before = state, after;

      favor_events_clear (&events);
      favor_emperor_game.apply (&state, &action, &events);
      after = state;
      if (viewer != FAVOR_VIEWER_OPEN)
        {
          favor_game_observe (&favor_emperor_game, &before, viewer);
          favor_game_observe (&favor_emperor_game, &after, viewer);
          /* A hand is seen for a moment only. */
          if (before.prompt == EMPEROR_PROMPT_SEIZE ||
              after.prompt == EMPEROR_PROMPT_SEIZE)
            continue;
        }
      emperor_scene_from_state (&scene, &before);
      for (guint i = 0; i < events.n; i++)
        emperor_scene_apply (&scene, &events.items[i], viewer);
      assert_same_table (&scene.state, &after, tells_cards (&events, viewer));
      for (guint seat = 0; seat < state.head.n_seats && tells_gold (&events); seat++)
        g_assert_cmpint (scene.state.gold[seat], ==, after.gold[seat]);
    }
}

static void
test_open (void)
{
  for (guint number = 0; number < GAMES; number++)
    play_game (number, FAVOR_VIEWER_OPEN);
}

static void
test_masked (void)
{
  for (guint number = 0; number < GAMES; number++)
    play_game (number, (FavorSeat) (number % 3) - 1);
}

/* What is pointed at. */
static void
test_points (void)
{
  FavorEvent   moved = { .kind = EMPEROR_LOG_MOVED,
                         .actor = 1,
                         .seen_by = FAVOR_SEEN_BY_EVERYBODY,
                         .arg = { EMPEROR_STAFF_CHEF, EMPEROR_SOUP } };
  FavorEvent   traded = { .kind = EMPEROR_LOG_CARD_TRADED,
                          .actor = 0,
                          .seen_by = FAVOR_SEEN_BY_EVERYBODY,
                          .arg = { 2, EMPEROR_SOUP, 1 } };
  EmperorState state;
  EmperorScene scene;

  emperor_random_start (&state, 3);
  emperor_scene_from_state (&scene, &state);
  emperor_scene_point (&scene, &moved);
  g_assert_cmphex (scene.staff, ==, 1u << EMPEROR_STAFF_CHEF);
  g_assert_cmphex (scene.piles, ==, 1u << EMPEROR_SOUP);
  g_assert_cmphex (scene.touched, ==, 1u << 1);
  emperor_scene_point_at_nothing (&scene);
  emperor_scene_point (&scene, &traded);
  /* From hand to hand. */
  g_assert_cmphex (scene.piles, ==, 0);
  g_assert_cmphex (scene.touched, ==, 1u << 0 | 1u << 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor-scene/open", test_open);
  g_test_add_func ("/emperor-scene/masked", test_masked);
  g_test_add_func ("/emperor-scene/points", test_points);
  return g_test_run ();
}
