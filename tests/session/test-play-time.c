/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-play-time.h"

#define SECOND ((gint64) G_USEC_PER_SEC)

static void
test_adds_up (void)
{
  FavorPlayTime time = { 0 };
  gint64        now = 7 * SECOND;
  guint         sum = 0;

  favor_play_time_start (&time, now);
  /* A hundred steps of 0.7 s each: no part of a second is lost. */
  for (guint i = 0; i < 100; i++)
    sum += favor_play_time_step (&time, now += 7 * SECOND / 10);
  g_assert_cmpuint (sum, ==, 70);
}

/* Who goes away for a night has not played all night. */
static void
test_most (void)
{
  FavorPlayTime time = { 0 };

  favor_play_time_start (&time, 0);
  g_assert_cmpuint (favor_play_time_step (&time, 299 * SECOND), ==, 299);
  g_assert_cmpuint (favor_play_time_step (&time, (299 + 8 * 3600) * SECOND),
                    ==,
                    FAVOR_PLAY_TIME_MOST);
  g_assert_cmpuint (favor_play_time_step (&time, (299 + 8 * 3600 + 2) * SECOND), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play-time/adds-up", test_adds_up);
  g_test_add_func ("/play-time/most", test_most);
  return g_test_run ();
}
