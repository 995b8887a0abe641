/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-harmless.h"

#include "fixture.h"
#include "models-fixture.h"

#define GAME "dragons-favour"

/* What is said of a decision agrees with what it then does: nothing that is harmless is a
 * barrier, and what is not harmless is one, or it spends something. */
static void
test_agrees_with_barriers (void)
{
  guint n_harmless = 0, n_asked = 0, n_missed = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FavorSession) session = models_session (GAME, 4, 4, seed);
      g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
      FavorRng                 rng;

      favor_rng_seed (&rng, seed);
      favor_cursor_set_follow (cursor, TRUE);
      while (!favor_session_get_over (session))
        {
          g_autoptr (GError) error = NULL;
          FavorAction        action = models_pick (session, &rng);
          gboolean           harmless;
          guint              ply;

          favor_cursor_set_viewer (cursor, action.seat);
          harmless = favor_cursor_is_harmless (cursor, &action);
          favor_session_submit (session, &action, &error);
          g_assert_no_error (error);
          ply = favor_session_get_n_plies (session);
          n_harmless += harmless;
          n_asked += !harmless;
          n_missed += harmless && favor_session_is_barrier (session, ply);
          if (!harmless)
            g_assert_true (
              favor_session_get_game (session)->actions[action.kind].spends ||
              favor_session_is_barrier (session, ply) ||
              favor_session_get_over (session));
        }
    }
  g_test_message ("%u harmless, %u asked, %u missed", n_harmless, n_asked, n_missed);
  g_assert_cmpuint (n_harmless, >, 100);
  g_assert_cmpuint (n_asked, >, 20);
  g_assert_cmpuint (n_missed, ==, 0);
}

/* The dummy game draws a card with every action. */
static void
test_chance_is_asked_for (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (&favor_dummy_game, 2, 2, 1);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  FavorAction              action = fixture_nth_action (session, 0);

  favor_cursor_set_viewer (cursor, action.seat);
  g_assert_false (favor_cursor_is_harmless (cursor, &action));
}

/* Nobody else's action, nothing in an earlier position, and nothing changes by asking. */
static void
test_only_of_who_looks (void)
{
  g_autoptr (FavorSession) session = models_session (GAME, 4, 4, 3);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  FavorAction              action;
  guint64                  hash;
  FavorRng                 rng;
  const FavorGame         *game = favor_session_get_game (session);

  favor_rng_seed (&rng, 1);
  /* The first decision of a round reveals nothing. */
  action = models_pick (session, &rng);
  favor_cursor_set_viewer (cursor, action.seat);
  hash = favor_game_hash (game, favor_session_get_state (session, 0));
  g_assert_true (favor_cursor_is_harmless (cursor, &action));
  g_assert_cmpuint (favor_game_hash (game, favor_session_get_state (session, 0)),
                    ==,
                    hash);
  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  g_assert_false (favor_cursor_is_harmless (cursor, &action));
  favor_cursor_set_viewer (cursor, (FavorSeat) ((action.seat + 1) % 4));
  g_assert_false (favor_cursor_is_harmless (cursor, &action));

  favor_cursor_set_follow (cursor, FALSE);
  favor_cursor_set_viewer (cursor, action.seat);
  models_play (session, 1, &rng);
  g_assert_false (favor_cursor_is_harmless (cursor, &action));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/harmless/agrees-with-barriers", test_agrees_with_barriers);
  g_test_add_func ("/harmless/chance-is-asked-for", test_chance_is_asked_for);
  g_test_add_func ("/harmless/only-of-who-looks", test_only_of_who_looks);
  return g_test_run ();
}
