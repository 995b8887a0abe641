/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "config.h"

#include <string.h>

#include "favor-memory.h"

#define DEEP (1024 * 1024)

/* What the stack takes of memory that nobody else has, in kilobytes. */
static guint64
measure_stack (void)
{
  g_autofree char *text = NULL;
  const char      *stack, *line;

  g_assert_true (g_file_get_contents ("/proc/self/smaps", &text, NULL, NULL));
  stack = strstr (text, "[stack]");
  g_assert_nonnull (stack);
  line = strstr (stack, "Private_Dirty:");
  g_assert_nonnull (line);
  return g_ascii_strtoull (line + strlen ("Private_Dirty:"), NULL, 10);
}

static guint G_GNUC_NO_INLINE
sum_up_deep_down (guint8 value)
{
  /* The compiler would do without. */
  volatile guint8 bytes[DEEP];
  guint           sum = 0;

  for (guint i = 0; i < DEEP; i++)
    bytes[i] = value;
  for (guint i = 0; i < DEEP; i++)
    sum += bytes[i];
  return sum;
}

/* The stack that was needed once goes, what stands on it stays, and it is there when it is needed again. */
static void
test_stack (void)
{
  guint8  above[1024];
  guint64 before;

  memset (above, 7, sizeof above);
  g_assert_cmpuint (sum_up_deep_down (1), ==, DEEP);
  before = measure_stack ();
  g_assert_cmpuint (before, >=, DEEP / 1024);

  favor_memory_give_back ();
#ifdef HAVE_MALLOPT
  g_assert_cmpuint (measure_stack (), <, before / 2);
#endif
  for (guint i = 0; i < sizeof above; i++)
    g_assert_cmpuint (above[i], ==, 7);
  g_assert_cmpuint (sum_up_deep_down (2), ==, 2 * DEEP);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/memory/stack", test_stack);
  return g_test_run ();
}
