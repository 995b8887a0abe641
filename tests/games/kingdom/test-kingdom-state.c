/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "kingdom-state.h"

/* The state is flat, whole in its description and small. */

static void
test_covered (void)
{
  g_autofree char *why = NULL;

  favor_schema_covers (&kingdom_state_schema, &why);
  g_assert_cmpstr (why, ==, NULL);
}

/* Computer players copy it all the time. */
static void
test_small (void)
{
  g_assert_cmpuint (sizeof (KingdomTile), ==, 23);
  /* A quarter of it are looks: to find them anew for each list took longer than to copy them. */
  g_assert_cmpuint (KINGDOM_N_TILES * sizeof (KingdomLook), <=, 2200);
  g_assert_cmpuint (sizeof (KingdomState), <=, 6 * 1024 + 2200);
}

static void
test_copy (void)
{
  g_autofree KingdomState *a = g_new0 (KingdomState, 1);
  g_autofree KingdomState *b = g_new0 (KingdomState, 1);
  const guint              n = 100000;
  gint64                   start;

  start = g_get_monotonic_time ();
  for (guint i = 0; i < n; i++)
    {
      a->head.ply = i;
      memcpy (b, a, sizeof *b);
      __asm__ volatile("" : : "r"(b) : "memory");
    }
  g_test_message ("%zu bytes, copied in %.0f ns",
                  sizeof *a,
                  (gdouble) (g_get_monotonic_time () - start) * 1000 / n);
  g_assert_true (favor_schema_equal (&kingdom_state_schema, a, b));
}

static void
test_altered (void)
{
  KingdomTile tile = { .middle_turn = 1 };

  g_assert_false (kingdom_is_altered (&tile));
  tile.arm_hunter[3] = 1;
  g_assert_true (kingdom_is_altered (&tile));
  tile = (KingdomTile){ .tri = { 0, KINGDOM_TRIANGLE_KNIGHT } };
  g_assert_true (kingdom_is_altered (&tile));
  tile = (KingdomTile){ .middle = KINGDOM_TOKEN_JESTER };
  g_assert_true (kingdom_is_altered (&tile));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kingdom/state/covered", test_covered);
  g_test_add_func ("/kingdom/state/small", test_small);
  g_test_add_func ("/kingdom/state/copy", test_copy);
  g_test_add_func ("/kingdom/state/altered", test_altered);
  return g_test_run ();
}
