/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-deck.h"

/* Each order of three comes up about as often. */
static void
test_shuffle (void)
{
  FavorRng rng;
  guint    seen[3 * 9] = { 0 };
  guint    orders = 0;

  favor_rng_seed (&rng, 8);
  for (guint i = 0; i < 6000; i++)
    {
      guint8 items[] = { 0, 1, 2 };

      favor_deck_shuffle (items, G_N_ELEMENTS (items), &rng);
      seen[items[0] * 9 + items[1] * 3 + items[2]]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    if (seen[i] > 0)
      {
        g_assert_cmpuint (seen[i], >, 850);
        g_assert_cmpuint (seen[i], <, 1150);
        orders++;
      }
  g_assert_cmpuint (orders, ==, 6);
}

/* All that was put in comes out. */
static void
test_pool (void)
{
  FavorRng  rng;
  FavorPool pool = { .rng = &rng };
  guint     seen[4] = { 0 };

  favor_rng_seed (&rng, 8);
  favor_pool_add (&pool, 1, 2);
  favor_pool_add (&pool, 2, 0);
  favor_pool_add (&pool, 3, 5);
  g_assert_cmpuint (pool.n, ==, 7);
  while (pool.n > 0)
    seen[favor_pool_draw (&pool)]++;
  g_assert_cmpuint (seen[1], ==, 2);
  g_assert_cmpuint (seen[2], ==, 0);
  g_assert_cmpuint (seen[3], ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deck/shuffle", test_shuffle);
  g_test_add_func ("/deck/pool", test_pool);
  return g_test_run ();
}
