/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-session-name.h"

#include <locale.h>

#include "favor-games.h"
#include "fixture.h"

/* A game that is in no list. */
static const FavorGame unknown = { .id = "unknown", .title = "Unknown" };

static void
take (GHashTable *taken, const char *name)
{
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (taken, name));

  g_hash_table_insert (taken, (gpointer) name, GUINT_TO_POINTER (n + 1));
}

/* Enough for whoever plays for months, short enough for the header, and none twice in a library of all
 * games. */
static void
test_lists (void)
{
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame   *game = favor_games_get_nth (i);
      const char *const *names = favor_games_get_session_names (game);

      g_assert_cmpuint (g_strv_length ((char **) names),
                        >=,
                        g_str_equal (game->id, "dummy-race") ? 3 : 40);
      for (; *names != NULL; names++)
        {
          g_assert_true (g_utf8_validate (*names, -1, NULL));
          g_assert_cmpint (g_utf8_strlen (*names, -1), >, 4);
          g_assert_cmpint (g_utf8_strlen (*names, -1), <=, 32);
          g_assert_null (strpbrk (*names, "0123456789/{}<>&"));
          g_assert_true (g_hash_table_add (all, (gpointer) *names));
        }
    }
}

/* Nothing but seed and game make the name. */
static void
test_same_seed (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    for (guint64 seed = 0; seed < 50; seed++)
      {
        const FavorGame *game = favor_games_get_nth (i);
        const char      *name = favor_session_name_make (game, seed, NULL);

        g_assert_cmpstr (name, ==, favor_session_name_make (game, seed, NULL));
        g_assert_true (g_strv_contains (favor_games_get_session_names (game), name));
      }
}

/* Seeds that follow each other, as people write them, give all the names and none much more often
 * than others. */
static void
test_spread (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame       *game = favor_games_get_nth (i);
      const char *const     *names = favor_games_get_session_names (game);
      guint                  n = g_strv_length ((char **) names);
      g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);

      for (guint64 seed = 0; seed < 100 * n; seed++)
        take (taken, favor_session_name_make (game, seed, NULL));
      for (; *names != NULL; names++)
        {
          guint times = GPOINTER_TO_UINT (g_hash_table_lookup (taken, *names));

          g_assert_cmpuint (times, >, 50);
          g_assert_cmpuint (times, <, 200);
        }
    }
}

/* One after the other is taken, whatever the seeds: first all, then all once more. */
static void
test_taken (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    for (guint64 seed = 0; seed < 20; seed++)
      {
        const FavorGame       *game = favor_games_get_nth (i);
        const char *const     *names = favor_games_get_session_names (game);
        guint                  n = g_strv_length ((char **) names);
        g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);

        for (guint round = 1; round <= 3; round++)
          {
            for (guint k = 0; k < n; k++)
              take (taken, favor_session_name_make (game, seed, taken));
            for (guint k = 0; k < n; k++)
              g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (taken, names[k])),
                                ==,
                                round);
          }
      }
}

static void
test_unknown_game (void)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_null (favor_games_get_session_names (&unknown)[0]);
  for (guint64 seed = 0; seed < 8; seed++)
    {
      const char *name = favor_session_name_make (&unknown, seed, taken);

      g_assert_cmpstr (name, !=, "");
      g_assert_false (g_hash_table_contains (taken, name));
      take (taken, name);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/session-name/lists", test_lists);
  g_test_add_func ("/session-name/same-seed", test_same_seed);
  g_test_add_func ("/session-name/spread", test_spread);
  g_test_add_func ("/session-name/taken", test_taken);
  g_test_add_func ("/session-name/unknown-game", test_unknown_game);
  return g_test_run ();
}
