/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "tokens-position.h"
#include "tokens-step.h"

/* What a seat sees, and what is sampled for it (11.4): scenarios T61 and T86. */

#define SAMPLES 200

static void
sample (const TokensPosition *position, FavorSeat viewer, FavorRng *rng, TokensState *out)
{
  FavorRefusal why = { 0 };

  *out = position->state;
  favor_game_observe (&favor_tokens_game, out, viewer);
  tokens_determinize (out, viewer, rng);
  if (!tokens_validate (out, &why))
    g_error ("invariant %d is broken", why.arg[0]);
}

static void
test_promises_are_kept (void)
{
  g_auto (TokensPosition) position;
  FavorRng                rng;

  tokens_position_init (&position,
                        "p0: hand 2brick 3wool; p1: hand ore 2grain; p2: hand 3lumber; "
                        "p3: hand ore 4lumber");
  tokens_position_play (&position, "offer-trade give brick want ore to p1 p2 p3");
  tokens_position_play (&position, "accept-trade");
  tokens_position_play (&position, "decline-trade");
  tokens_position_play (&position, "counter-trade give ore want 2brick");
  favor_rng_seed (&rng, 86);
  for (guint i = 0; i < SAMPLES; i++)
    {
      TokensState guess;

      sample (&position, 2, &rng, &guess);
      g_assert_cmpuint (guess.hand[0][TOKENS_BRICK], >, 0);
      g_assert_cmpuint (guess.hand[1][TOKENS_ORE], >, 0);
      g_assert_cmpuint (guess.hand[3][TOKENS_ORE], >, 0);
      g_assert_cmpmem (guess.hand[2],
                       sizeof guess.hand[2],
                       position.state.hand[2],
                       sizeof guess.hand[2]);
    }
}

static void
test_gift_is_secret (void)
{
  g_auto (TokensPosition) position;
  FavorRng                rng;

  tokens_position_init (&position, "p0: dev knight monopoly");
  tokens_position_play (&position, "offer-donation p1 - knight");
  g_assert_cmpuint (position.events.items[0].seen_by, ==, 1 << 0 | 1 << 1);
  favor_rng_seed (&rng, 61);
  for (int viewer = FAVOR_SEAT_NONE; viewer < 4; viewer++)
    {
      TokensState    seen = position.state;
      TokensState    guess;
      const gboolean knows = viewer == 0 || viewer == 1;

      favor_game_observe (&favor_tokens_game, &seen, (FavorSeat) viewer);
      g_assert_cmpint (seen.donation.development,
                       ==,
                       knows ? TOKENS_KNIGHT : TOKENS_HIDDEN_KIND);
      sample (&position, (FavorSeat) viewer, &rng, &guess);
      g_assert_cmpuint (guess.dev_hand[0][guess.donation.development], >, 0);
    }
}

/* A card on its way over the fence is known to its giver and its receiver alone. */
static void
test_fence_is_secret (void)
{
  g_auto (TokensPosition) position;

  tokens_position_init (&position, "p0: hand brick; p2: hand ore; top 6 fence-gifts");
  tokens_position_play (&position, "produce");
  tokens_position_play (&position, "give-resource brick");
  for (int viewer = FAVOR_SEAT_NONE; viewer < 4; viewer++)
    {
      TokensState    seen = position.state;
      const gboolean knows = viewer == 0 || viewer == 1;

      favor_game_observe (&favor_tokens_game, &seen, (FavorSeat) viewer);
      g_assert_cmpint (seen.gift_pending[0],
                       ==,
                       knows ? TOKENS_BRICK : TOKENS_HIDDEN_KIND);
      g_assert_cmpint (seen.gift_pending[2], ==, FAVOR_NONE);
    }
}

/* A trade in the open is remembered; after a theft that not everybody saw, one card less is sure. */
static void
test_trades_are_remembered (void)
{
  g_auto (TokensPosition) position;
  const guint8           *sure;
  FavorRng                rng;

  tokens_position_init (&position,
                        "p0: hand 2brick 3wool; p1: hand 2ore grain; p2: hand 4lumber");
  memset (position.state.sure, 0, sizeof position.state.sure);
  sure = position.state.sure[1];
  tokens_position_play (&position, "offer-trade give 2brick want ore to p1");
  g_assert_cmpuint (position.state.sure[0][TOKENS_BRICK], ==, 2);
  tokens_position_play (&position, "accept-trade");
  g_assert_cmpuint (sure[TOKENS_ORE], ==, 1);
  tokens_position_play (&position, "choose-trade p1");
  g_assert_cmpuint (sure[TOKENS_BRICK], ==, 2);
  g_assert_cmpuint (sure[TOKENS_ORE], ==, 0);
  g_assert_cmpuint (position.state.sure[0][TOKENS_ORE], ==, 1);
  favor_rng_seed (&rng, 11);
  for (guint i = 0; i < SAMPLES; i++)
    {
      TokensState guess;

      sample (&position, 2, &rng, &guess);
      g_assert_cmpuint (guess.hand[1][TOKENS_BRICK], >=, 2);
      g_assert_cmpuint (guess.hand[0][TOKENS_ORE], >=, 1);
    }
  tokens_rob (&position.state, 0, 1, NULL);
  g_assert_cmpuint (sure[TOKENS_BRICK], ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens/scenario/T61-who-sees-the-gift", test_gift_is_secret);
  g_test_add_func ("/tokens/scenario/T86-promises-are-kept", test_promises_are_kept);
  g_test_add_func ("/tokens/secrets/gifts-over-the-fence", test_fence_is_secret);
  g_test_add_func ("/tokens/secrets/trades-are-remembered", test_trades_are_remembered);
  return g_test_run ();
}
