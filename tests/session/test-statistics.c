/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-statistics.h"
#include "favor-store-entry.h"

/* A finished game of two, the newest first in the library: what Ann got, who sat against her. */
typedef struct
{
  const char *game_id;
  int         score;
  gboolean    won;
  gboolean    against_bot;
  FavorLevel  level;
} Game;

static FavorStoreEntry *
create_entry (const Game *game)
{
  FavorRecord record = { .path = (char *) "x.favor" };

  record.summary.game_id = (char *) game->game_id;
  record.summary.decider = FAVOR_SEAT_NONE;
  record.summary.scored = TRUE;
  record.summary.n_seats = 2;
  record.summary.players[0] = (char *) "Ann";
  record.summary.players[1] = (char *) "Bo";
  record.summary.seats[0].score = game->score;
  record.summary.seats[0].winner = game->won;
  record.summary.seats[0].rank = game->won ? 1 : 2;
  record.summary.seats[1].is_bot = game->against_bot;
  record.summary.seats[1].level = game->level;
  record.summary.seats[1].winner = !game->won;
  record.summary.seats[1].rank = game->won ? 2 : 1;
  return favor_store_entry_new (&record);
}

static GListModel *
create_library (const Game *games, guint n)
{
  GListStore *store = g_list_store_new (FAVOR_TYPE_STORE_ENTRY);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FavorStoreEntry) entry = create_entry (&games[i]);

      g_list_store_append (store, entry);
    }
  return G_LIST_MODEL (store);
}

static void
test_empty (void)
{
  g_autoptr (GListStore)      store = g_list_store_new (FAVOR_TYPE_STORE_ENTRY);
  g_autoptr (FavorStatistics) statistics = favor_statistics_new (G_LIST_MODEL (store),
                                                                 "Ann");

  g_assert_cmpuint (statistics->people->len, ==, 0);
  g_assert_cmpint (statistics->person, ==, -1);
  g_assert_cmpuint (statistics->all.n_played, ==, 0);
  g_assert_cmpuint (favor_tally_get_share (&statistics->all), ==, 0);
  g_assert_cmpfloat (favor_tally_get_average (&statistics->all), ==, 0);
}

static void
test_counts (void)
{
  static const Game games[] = {
    { "a", 7, TRUE, TRUE, FAVOR_LEVEL_MASTER },
    { "a", -3, FALSE, TRUE, FAVOR_LEVEL_CASUAL },
    { "b", 4, TRUE, FALSE, 0 },
    { "a", 9, TRUE, TRUE, FAVOR_LEVEL_CASUAL },
    { "a", 2, TRUE, TRUE, FAVOR_LEVEL_CASUAL },
    { "a", 1, FALSE, TRUE, FAVOR_LEVEL_CASUAL },
  };
  g_autoptr (GListModel)      library = create_library (games, G_N_ELEMENTS (games));
  g_autoptr (FavorStatistics) statistics = favor_statistics_new (library, NULL);
  const FavorGameTally *first = &g_array_index (statistics->games, FavorGameTally, 0);
  const FavorGameTally *second = &g_array_index (statistics->games, FavorGameTally, 1);

  g_assert_cmpuint (statistics->all.n_played, ==, 6);
  g_assert_cmpuint (statistics->all.n_won, ==, 4);
  g_assert_cmpuint (favor_tally_get_share (&statistics->all), ==, 67);
  g_assert_cmpint (statistics->all.best, ==, 9);
  g_assert_cmpfloat_with_epsilon (favor_tally_get_average (&statistics->all),
                                  20.0 / 6,
                                  1e-9);
  /* The newest was won, the one before lost; the three before that were won. */
  g_assert_cmpuint (statistics->all.streak, ==, 1);
  g_assert_cmpuint (statistics->all.longest_streak, ==, 3);

  g_assert_cmpuint (statistics->games->len, ==, 2);
  g_assert_cmpstr (first->game_id, ==, "a");
  g_assert_cmpuint (first->tally.n_played, ==, 5);
  g_assert_cmpuint (first->tally.longest_streak, ==, 2);
  g_assert_cmpstr (second->game_id, ==, "b");
  g_assert_cmpint (second->tally.best, ==, 4);

  g_assert_cmpuint (statistics->levels[FAVOR_LEVEL_CASUAL].n_played, ==, 4);
  g_assert_cmpuint (statistics->levels[FAVOR_LEVEL_CASUAL].n_won, ==, 2);
  g_assert_cmpuint (statistics->levels[FAVOR_LEVEL_MASTER].n_won, ==, 1);
  g_assert_cmpuint (statistics->levels[FAVOR_LEVEL_SKILLED].n_played, ==, 0);
  g_assert_cmpuint (statistics->people_only.n_played, ==, 1);
}

/* Whoever was a person at least once can be chosen; a lowest score is a best one, too. */
static void
test_people (void)
{
  static const Game games[] = {
    { "a", -8, FALSE, FALSE, 0 },
    { "a", -5, TRUE, TRUE, FAVOR_LEVEL_NOVICE },
  };
  g_autoptr (GListModel)      library = create_library (games, G_N_ELEMENTS (games));
  g_autoptr (FavorStatistics) ann = favor_statistics_new (library, NULL);
  g_autoptr (FavorStatistics) bo = favor_statistics_new (library, "Bo");

  g_assert_cmpuint (ann->people->len, ==, 2);
  g_assert_cmpstr (ann->people->pdata[ann->person], ==, "Ann");
  g_assert_cmpint (ann->all.best, ==, -5);
  g_assert_cmpstr (bo->people->pdata[bo->person], ==, "Bo");
  g_assert_cmpuint (bo->all.n_played, ==, 1);
  g_assert_cmpuint (bo->all.n_won, ==, 1);
}

/* What is not over or cannot be read says nothing. */
static void
test_others (void)
{
  FavorRecord damaged = { .path = (char *) "y.favor", .damaged = (char *) "broken" };
  FavorRecord open = { .path = (char *) "z.favor" };
  g_autoptr (GListStore)      store = g_list_store_new (FAVOR_TYPE_STORE_ENTRY);
  g_autoptr (FavorStoreEntry) first = NULL;
  g_autoptr (FavorStoreEntry) second = NULL;
  g_autoptr (FavorStatistics) statistics = NULL;

  open.summary.game_id = (char *) "a";
  open.summary.n_seats = 1;
  open.summary.players[0] = (char *) "Ann";
  damaged.summary.decider = FAVOR_SEAT_NONE;
  first = favor_store_entry_new (&damaged);
  second = favor_store_entry_new (&open);
  g_list_store_append (store, first);
  g_list_store_append (store, second);
  statistics = favor_statistics_new (G_LIST_MODEL (store), NULL);
  g_assert_cmpuint (statistics->people->len, ==, 0);
  g_assert_cmpuint (statistics->games->len, ==, 0);
  g_assert_cmpuint (statistics->n_computers_only, ==, 0);
}

/* A game that nobody played is nobody's, and known to be there. */
static void
test_computers_only (void)
{
  FavorRecord                 record = { .path = (char *) "x.favor" };
  g_autoptr (GListStore)      store = g_list_store_new (FAVOR_TYPE_STORE_ENTRY);
  g_autoptr (FavorStoreEntry) entry = NULL;
  g_autoptr (FavorStatistics) statistics = NULL;

  record.summary.game_id = (char *) "a";
  record.summary.decider = FAVOR_SEAT_NONE;
  record.summary.scored = TRUE;
  record.summary.n_seats = 1;
  record.summary.players[0] = (char *) "Computer 1";
  record.summary.seats[0].is_bot = TRUE;
  entry = favor_store_entry_new (&record);
  g_list_store_append (store, entry);
  statistics = favor_statistics_new (G_LIST_MODEL (store), NULL);
  g_assert_cmpint (statistics->person, ==, -1);
  g_assert_cmpuint (statistics->all.n_played, ==, 0);
  g_assert_cmpuint (statistics->n_computers_only, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/statistics/empty", test_empty);
  g_test_add_func ("/statistics/counts", test_counts);
  g_test_add_func ("/statistics/people", test_people);
  g_test_add_func ("/statistics/others", test_others);
  g_test_add_func ("/statistics/computers-only", test_computers_only);
  return g_test_run ();
}
