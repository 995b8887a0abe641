/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-find.h"

static void
assert_found (const char *text, const char *needle, const char *places)
{
  g_autoptr (GArray)  found = favor_find_all (text, needle);
  g_autoptr (GString) result = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    {
      const FavorFound *place = &g_array_index (found, FavorFound, i);

      g_string_append_printf (result, "%u-%u ", place->start, place->end);
    }
  g_assert_cmpstr (result->str, ==, places);
}

static void
test_places (void)
{
  assert_found ("Votes are votes.", "vote", "0-4 10-14 ");
  assert_found ("Votes", "VOTES", "0-5 ");
  assert_found ("aaa", "aa", "0-2 ");
  assert_found ("", "a", "");
  assert_found ("a", "", "");
  assert_found ("vot", "vote", "");
}

static void
test_other_letters (void)
{
  assert_found ("Größe, GRÖSSE", "grö", "0-4 9-13 ");
  assert_found ("Ж—ж", "ж", "0-2 5-7 ");
  /* The small form is longer than the capital one. */
  assert_found ("Ⱥb", "ⱥB", "0-3 ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/find/places", test_places);
  g_test_add_func ("/find/other-letters", test_other_letters);
  return g_test_run ();
}
