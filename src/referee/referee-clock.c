/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include <math.h>
#include <time.h>

#include "referee-clock.h"

guint64
referee_clock_read (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (guint64) now.tv_sec * 1000000000 + (guint64) now.tv_nsec;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const guint64 *x = a;
  const guint64 *y = b;

  return (*x > *y) - (*x < *y);
}

guint64
referee_clock_quantile (GArray *times, double part)
{
  guint index;

  g_return_val_if_fail (part >= 0 && part <= 1, 0);

  if (times->len == 0)
    return 0;
  g_array_sort (times, compare_times);
  index = (guint) ceil (part * times->len);

  return g_array_index (times, guint64, MAX (index, 1) - 1);
}
