/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-facts.h"
#include "dragon-report.h"

#include "dragon-random.h"

/* What a vote card says for the delegate that was chosen. */

#define N_GAMES 60

static void
assert_fact (const DragonState *state, guint card, guint on, const char *expected)
{
  g_autofree char *fact = dragon_fact_describe (state, state->head.decider, card, on);

  g_assert_cmpstr (fact, ==, expected);
}

static void
place (DragonState *state, guint on)
{
  FavorAction action = { .kind = DRAGON_ACTION_PLACE_VOTE, .seat = state->head.decider };
  guint       card = 0;

  while (state->hand[action.seat][card] == 0)
    card++;
  action.arg[DRAGON_PLACE_CARD] = (gint16) card;
  action.arg[DRAGON_PLACE_ON] = (gint16) on;
  g_assert_true (dragon_check (state, &action, NULL));
  dragon_apply (state, &action, NULL);
}

static void
set_up (DragonState *state, DragonPlacing placing)
{
  DragonOptions options;
  FavorAction   action = { .kind = DRAGON_ACTION_NOMINATE_VOTES };

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.placing = (guint8) placing;
  dragon_setup (state, &options, 4, 5, NULL);
  action.seat = state->head.decider;
  action.arg[DRAGON_NOMINATE_VOTES] = 3;
  dragon_apply (state, &action, NULL);
}

static void
test_words (void)
{
  DragonState state = { 0 };

  set_up (&state, DRAGON_PLACING_IN_TURN);
  assert_fact (&state, DRAGON_ROLE_ARTISAN, DRAGON_ROLE_NOBLE, "+2 Works");
  assert_fact (&state, DRAGON_ROLE_ASSASSIN, DRAGON_ROLE_NOBLE, "Strikes Noble");
  assert_fact (&state, DRAGON_ROLE_NOBLE, DRAGON_ROLE_SOLDIER, "Paid if it wins");
  assert_fact (&state, DRAGON_ROLE_MERCHANT, DRAGON_ROLE_NOBLE, "Nobody here yet");
  place (&state, DRAGON_ROLE_NOBLE);
  assert_fact (&state, DRAGON_ROLE_MERCHANT, DRAGON_ROLE_NOBLE, "1 other here");
  place (&state, DRAGON_ROLE_NOBLE);
  assert_fact (&state, DRAGON_ROLE_SOLDIER, DRAGON_ROLE_NOBLE, "2 others here");
  assert_fact (&state, DRAGON_ROLE_SUPPLIER, DRAGON_ROLE_ARTISAN, "Nobody here yet");
  place (&state, DRAGON_ROLE_NOBLE);
  place (&state, DRAGON_ROLE_ARTISAN);
  /* In the second lap the own card is no company. */
  place (&state, DRAGON_ROLE_MERCHANT);
  assert_fact (&state, DRAGON_ROLE_MERCHANT, DRAGON_ROLE_NOBLE, "2 others here");
}

/* A clan that may be there unseen is not said to be absent. */
static void
test_secret (void)
{
  DragonState state = { 0 }, seen;

  set_up (&state, DRAGON_PLACING_SECRET);
  place (&state, DRAGON_ROLE_NOBLE);
  seen = state;
  favor_game_observe (&favor_dragon_game, &seen, seen.head.decider);
  assert_fact (&seen, DRAGON_ROLE_MERCHANT, DRAGON_ROLE_NOBLE, NULL);
  assert_fact (&seen, DRAGON_ROLE_MERCHANT, DRAGON_ROLE_ARTISAN, NULL);
  assert_fact (&seen, DRAGON_ROLE_ARTISAN, DRAGON_ROLE_NOBLE, "+2 Works");
}

static void
assert_offer (const DragonState *state, guint on, const char *expected)
{
  g_autofree char *fact = dragon_fact_describe_offer (state, on);

  g_assert_cmpstr (fact, ==, expected);
}

/* What an open offer asks, and its price, stand below the vote card that it is about. */
static void
test_offer (void)
{
  DragonState state = { 0 };
  DragonDeal *offer = &state.pending[0];

  set_up (&state, DRAGON_PLACING_IN_TURN);
  assert_offer (&state, DRAGON_ROLE_ARTISAN, NULL);
  state.n_pending = 1;
  offer->ask = DRAGON_ASK_VOTE_FOR;
  offer->role = DRAGON_ROLE_NOBLE;
  offer->pledge = 1;
  assert_offer (&state, DRAGON_ROLE_ARTISAN, NULL);
  assert_offer (&state, DRAGON_ROLE_NOBLE, "Vote for");
  offer->favour = 2;
  assert_offer (&state, DRAGON_ROLE_NOBLE, "Vote for: \u200e+2");
  offer->ask = DRAGON_ASK_AVOID;
  assert_offer (&state, DRAGON_ROLE_NOBLE, "Stay off: \u200e+2");
}

/* Whatever others hide, what is said is the same: in the true position and as anybody may guess it
 * from what the seat sees. */
static void
test_tells_nothing (void)
{
  guint n_compared = 0;

  for (guint number = 0; number < N_GAMES; number++)
    {
      DragonState           state = { 0 }, seen, guess;
      DragonOptions         options = { 0 };
      g_auto (FavorActions) legal = { 0 };
      FavorRng              rng;

      favor_rng_seed (&rng, number);
      dragon_random_options (&options, number);
      dragon_setup (&state, &options, 2 + number % 6, number, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          FavorAction action = dragon_random_action (&state, &legal, &rng);

          seen = state;
          favor_game_observe (&favor_dragon_game, &seen, seen.head.decider);
          guess = seen;
          favor_dragon_game.determinize (&guess, seen.head.decider, &rng);
          favor_game_observe (&favor_dragon_game, &guess, seen.head.decider);
          for (guint card = 0;
               state.head.phase == DRAGON_PHASE_VOTE && card < DRAGON_N_ROLES;
               card++)
            for (guint on = 0; on < DRAGON_N_ROLES; on++)
              {
                g_autofree char *fact = dragon_fact_describe (&seen,
                                                              state.head.decider,
                                                              card,
                                                              on);

                assert_fact (&guess, card, on, fact);
                n_compared++;
              }
          dragon_apply (&state, &action, NULL);
        }
    }
  g_assert_cmpuint (n_compared, >, 10000);
}

static void
assert_standing (const DragonState *state, FavorSeat seat, const char *expected)
{
  g_autofree char *standing = dragon_report_standing (state, seat);

  g_assert_cmpstr (standing, ==, expected);
}

/* In the final standings each tie is explained, and every word that was kept or broken is told. */
static void
test_standings (void)
{
  DragonState   state = { 0 };
  DragonOptions options = { 0 };

  favor_schema_set_defaults (&dragon_options_schema, &options);
  dragon_setup (&state, &options, 4, 3, NULL);
  for (guint seat = 0; seat < 4; seat++)
    state.clans[seat] = (gint8) (seat == 1 ? DRAGON_CLAN_DRAGON : 1 + seat);
  state.favour[0] = state.favour[1] = 9;
  state.favour[2] = state.favour[3] = 5;
  state.winners = 1u << 1;
  assert_standing (&state, 0, "Tied with the Dragon, which wins a drawn game");
  assert_standing (&state, 1, "The Dragon wins a drawn game");
  assert_standing (&state, 2, "Tied with Boar");
  state.favour[3] = 4;
  assert_standing (&state, 3, NULL);
  state.promises_kept[3] = 2;
  state.promises_broken[3] = 1;
  assert_standing (&state, 3, "Promises: 2 kept, 1 broken");
  state.promises_kept[1] = 1;
  assert_standing (&state, 1, "The Dragon wins a drawn game\nPromises: 1 kept, 0 broken");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon-facts/words", test_words);
  g_test_add_func ("/dragon-facts/secret", test_secret);
  g_test_add_func ("/dragon-facts/offer", test_offer);
  g_test_add_func ("/dragon-facts/standings", test_standings);
  g_test_add_func ("/dragon-facts/tells-nothing", test_tells_nothing);
  return g_test_run ();
}
