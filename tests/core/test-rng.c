/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-rng.h"

/* The numbers were computed apart from this program, from the published definitions of
 * splitmix64 and xoshiro256**, with integers of any size. */

static void
test_state_of_seed (void)
{
  FavorRng rng;

  favor_rng_seed (&rng, 0);
  g_assert_cmphex (rng.s[0], ==, G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmphex (rng.s[1], ==, G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  g_assert_cmphex (rng.s[2], ==, G_GUINT64_CONSTANT (0x06c45d188009454f));
  g_assert_cmphex (rng.s[3], ==, G_GUINT64_CONSTANT (0xf88bb8a8724c81ec));
}

static void
test_sequence (void)
{
  static const guint64 expected[] = {
    G_GUINT64_CONSTANT (0x15780b2e0c2ec716), G_GUINT64_CONSTANT (0x6104d9866d113a7e),
    G_GUINT64_CONSTANT (0xae17533239e499a1), G_GUINT64_CONSTANT (0xecb8ad4703b360a1),
    G_GUINT64_CONSTANT (0xfde6dc7fe2ec5e64), G_GUINT64_CONSTANT (0xc50da53101795238),
  };
  FavorRng rng;

  favor_rng_seed (&rng, 42);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (favor_rng_next (&rng), ==, expected[i]);
}

/* From the plain state 1, 2, 3, 4 the first numbers can be checked by hand. */
static void
test_small_state (void)
{
  FavorRng rng = { { 1, 2, 3, 4 } };

  g_assert_cmpuint (favor_rng_next (&rng), ==, 11520);
  g_assert_cmpuint (favor_rng_next (&rng), ==, 0);
  g_assert_cmpuint (favor_rng_next (&rng), ==, 1509978240);
}

static void
test_equal_seeds (void)
{
  FavorRng a, b;

  favor_rng_seed (&a, G_MAXUINT64);
  favor_rng_seed (&b, G_MAXUINT64);
  for (guint i = 0; i < 1000; i++)
    g_assert_cmphex (favor_rng_next (&a), ==, favor_rng_next (&b));
  g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
  favor_rng_seed (&b, G_MAXUINT64 - 1);
  g_assert_cmpint (memcmp (&a, &b, sizeof a), !=, 0);
}

/* Chi-squared over 7 cells: 24.1 is passed by chance once in 2,000 times; the seed is fixed. */
static void
test_below_is_uniform (void)
{
  guint    count[7] = { 0 };
  double   chi = 0;
  FavorRng rng;

  favor_rng_seed (&rng, 7);
  for (guint i = 0; i < 70000; i++)
    count[favor_rng_below (&rng, 7)]++;
  for (guint i = 0; i < 7; i++)
    chi += (count[i] - 10000.0) * (count[i] - 10000.0) / 10000.0;
  g_assert_cmpfloat (chi, <, 24.1);
}

/* With two thirds of 2^32 a plain remainder would give the lower half twice as often as the
 * upper one, and a plain product the even numbers twice as often as the odd ones. */
static void
test_below_has_no_bias (void)
{
  const guint32 bound = 0xaaaaaaab;
  guint         upper = 0, odd = 0;
  FavorRng      rng;

  favor_rng_seed (&rng, 8);
  for (guint i = 0; i < 100000; i++)
    {
      guint32 value = favor_rng_below (&rng, bound);

      upper += value >= bound / 2;
      odd += value & 1;
    }
  g_assert_cmpuint (upper, >, 49000);
  g_assert_cmpuint (upper, <, 51000);
  g_assert_cmpuint (odd, >, 49000);
  g_assert_cmpuint (odd, <, 51000);
}

static void
test_below_edges (void)
{
  guint32  greatest = 0;
  FavorRng rng;

  favor_rng_seed (&rng, 9);
  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (favor_rng_below (&rng, 1), ==, 0);
      g_assert_cmpuint (favor_rng_below (&rng, 2), <, 2);
      g_assert_cmpuint (favor_rng_below (&rng, G_MAXUINT32), <, G_MAXUINT32);
      greatest = MAX (greatest, favor_rng_below (&rng, 3));
    }
  g_assert_cmpuint (greatest, ==, 2);
}

static void
test_below_zero (void)
{
  FavorRng rng;

  favor_rng_seed (&rng, 1);
  g_test_expect_message ("favor-core", G_LOG_LEVEL_CRITICAL, "*bound > 0*");
  g_assert_cmpuint (favor_rng_below (&rng, 0), ==, 0);
  g_test_assert_expected_messages ();
}

/* A generator that does not work ends nothing: it is drawn from a number of times, not for ever. */
static void
test_zero_state (void)
{
  FavorRng rng = { { 0 } };

  g_assert_false (favor_rng_works (&rng));
  g_assert_cmpuint (favor_rng_below (&rng, 3), ==, 0);
  rng.s[2] = 1;
  g_assert_true (favor_rng_works (&rng));
}

static void
test_mix (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash,
                                                       g_int64_equal,
                                                       g_free,
                                                       NULL);

  for (guint64 seed = 0; seed < 10; seed++)
    for (guint64 a = 0; a < 30; a++)
      for (guint64 b = 0; b < 10; b++)
        {
          guint64 mixed = favor_rng_mix (seed, a, b);

          g_assert_cmphex (mixed, ==, favor_rng_mix (seed, a, b));
          g_assert_true (g_hash_table_add (seen, g_memdup2 (&mixed, sizeof mixed)));
        }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rng/state-of-seed", test_state_of_seed);
  g_test_add_func ("/rng/sequence", test_sequence);
  g_test_add_func ("/rng/small-state", test_small_state);
  g_test_add_func ("/rng/equal-seeds", test_equal_seeds);
  g_test_add_func ("/rng/below-is-uniform", test_below_is_uniform);
  g_test_add_func ("/rng/below-has-no-bias", test_below_has_no_bias);
  g_test_add_func ("/rng/below-edges", test_below_edges);
  g_test_add_func ("/rng/below-zero", test_below_zero);
  g_test_add_func ("/rng/zero-state", test_zero_state);
  g_test_add_func ("/rng/mix", test_mix);
  return g_test_run ();
}
