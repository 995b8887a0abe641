/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include <glib/gstdio.h>

#include "favor-save.h"
#include "favor-store.h"
#include "favor-test.h"

#include "fixture.h"
#include "models-fixture.h"
#include "store-fixture.h"

/* What the library knows of its sessions without opening them. */

/* A session of three, of which one is a person, played for `n` plies; its path. */
static char *
add_file (FavorStore *store, guint64 seed, guint n)
{
  g_autoptr (FavorSession) session = models_session ("dragons-favour", 3, 1, seed);
  g_autoptr (GError)       error = NULL;
  char                    *path;

  favor_store_attach (store, session, NULL, &error);
  g_assert_no_error (error);
  fixture_play (session, n, seed);
  path = g_strdup (favor_store_get_path (store, session));
  favor_store_detach (store, session);
  return path;
}

static void
assert_entry (FavorStoreEntry *entry, FavorSession *session)
{
  guint            n_plies = favor_session_get_n_plies (session);
  const FavorGame *game = favor_session_get_game (session);

  g_assert_cmpuint (favor_store_entry_get_n_seats (entry),
                    ==,
                    favor_session_get_n_seats (session));
  g_assert_cmpint (favor_store_entry_get_decider (entry),
                   ==,
                   favor_session_get_decider (session));
  g_assert_cmpint (favor_store_entry_get_scored (entry),
                   ==,
                   favor_session_get_over (session));
  for (guint i = 0; i < favor_session_get_n_seats (session); i++)
    {
      const FavorPlayer   *player = favor_session_get_player (session, (FavorSeat) i);
      const FavorSaveSeat *seat = favor_store_entry_get_seat (entry, i);
      FavorPad             pad = { { 0 } };

      game->score (favor_session_get_state (session, n_plies), (FavorSeat) i, &pad);
      g_assert_cmpstr (favor_store_entry_get_player (entry, i), ==, player->name);
      g_assert_cmpint (seat->is_bot, ==, player->is_bot);
      g_assert_cmpuint (seat->colour, ==, player->colour);
      if (seat->is_bot)
        g_assert_cmpint (seat->level, ==, player->level);
      if (!favor_session_get_over (session))
        continue;
      g_assert_cmpint (seat->score, ==, pad.total);
      g_assert_cmpuint (seat->rank, ==, pad.rank);
      g_assert_cmpint (seat->winner, ==, pad.winner);
    }
}

/* The same from the session that was played and from its file. */
static void
test_seats (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autofree char         *open = add_file (store, 1, 9);
  g_autofree char         *over = add_file (store, 2, G_MAXUINT16);
  g_autoptr (FavorSession) open_session = favor_save_load_file (open, NULL);
  g_autoptr (FavorSession) over_session = favor_save_load_file (over, NULL);

  g_assert_true (favor_session_get_over (over_session));
  for (guint pass = 0; pass < 2; pass++)
    {
      assert_entry (store_find (store, open), open_session);
      assert_entry (store_find (store, over), over_session);
      g_assert_null (favor_store_entry_get_result (store_find (store, open)));
      g_assert_nonnull (favor_store_entry_get_result (store_find (store, over)));
      g_assert_finalize_object (store);
      store = store_new (folder);
    }
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* The winner comes first, each with a score. */
static void
test_result (void)
{
  g_autofree char *folder = favor_test_make_folder ();
  FavorStore      *store = store_new (folder);
  g_autofree char *path = add_file (store, 2, G_MAXUINT16);
  FavorStoreEntry *entry = store_find (store, path);
  guint            first = 3;
  g_autofree char *start = NULL;

  for (guint i = 0; i < 3; i++)
    if (favor_store_entry_get_seat (entry, i)->rank == 1)
      first = MIN (first, i);
  g_assert_cmpuint (first, <, 3);
  g_assert_true (favor_store_entry_get_seat (entry, first)->winner);
  start = g_strdup_printf ("%s %d · ",
                           favor_store_entry_get_player (entry, first),
                           favor_store_entry_get_seat (entry, first)->score);
  g_assert_true (g_str_has_prefix (favor_store_entry_get_result (entry), start));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* A last position that the rules do not accept: the file is listed, its scores are not known. */
static void
test_unknown_result (void)
{
  g_autofree char   *folder = favor_test_make_folder ();
  FavorStore        *store = store_new (folder);
  g_autofree char   *path = add_file (store, 2, G_MAXUINT16);
  g_autoptr (GBytes) bytes = store_read (path);
  g_autofree char   *text = g_strndup (g_bytes_get_data (bytes, NULL),
                                     g_bytes_get_size (bytes));
  char              *state = strstr (text, "\"state\"");
  FavorStoreEntry   *entry;

  g_assert_nonnull (state);
  memcpy (state, "\"stale\"", 7);
  favor_test_save (path, text, -1);
  g_assert_finalize_object (store);
  store = store_new (folder);
  entry = store_find (store, path);
  g_assert_null (favor_store_entry_get_damaged (entry));
  g_assert_true (favor_store_entry_get_over (entry));
  g_assert_false (favor_store_entry_get_scored (entry));
  g_assert_null (favor_store_entry_get_result (entry));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static gboolean
matches (FavorStoreEntry *entry, const char *text)
{
  g_auto (GStrv) words = favor_store_search_words (text);

  return favor_store_entry_matches (entry, (const char *const *) words);
}

static void
test_search (void)
{
  g_autofree char *folder = favor_test_make_folder ();
  FavorStore      *store = store_new (folder);
  g_autofree char *path = add_file (store, 1, 3);
  FavorStoreEntry *entry;

  g_assert_true (favor_store_rename (store, path, "Zoë's Große Partie", NULL));
  entry = store_find (store, path);
  g_assert_true (matches (entry, ""));
  g_assert_true (matches (entry, "  "));
  g_assert_true (matches (entry, "zoe"));
  g_assert_true (matches (entry, "ZOË grosse"));
  g_assert_true (matches (entry, "partie dragon ann"));
  g_assert_false (matches (entry, "partie nobody"));
  /* A new name is searched for at once. */
  g_assert_true (favor_store_rename (store, path, "Other", NULL));
  entry = store_find (store, path);
  g_assert_false (matches (entry, "zoe"));
  g_assert_true (matches (entry, "oth"));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* Whichever was deleted last, the one that is asked for comes back. */
static void
test_undelete_one (void)
{
  g_autofree char   *folder = favor_test_make_folder ();
  FavorStore        *store = store_new (folder);
  g_autofree char   *first = add_file (store, 1, 3);
  g_autofree char   *second = add_file (store, 2, 3);
  g_autoptr (GError) error = NULL;

  g_assert_true (favor_store_delete (store, first, NULL));
  g_assert_true (favor_store_delete (store, second, NULL));
  g_assert_true (favor_store_undelete (store, first, &error));
  g_assert_nonnull (store_find (store, first));
  g_assert_null (store_find (store, second));
  g_assert_false (favor_store_undelete (store, first, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
wait_for_entries (FavorStore *store, guint n)
{
  gint64 end = g_get_monotonic_time () + 30 * G_TIME_SPAN_SECOND;

  while (g_list_model_get_n_items (G_LIST_MODEL (store)) != n ||
         favor_store_get_loading (store))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      models_idle (20);
    }
}

/* What others do to the folder is seen without being asked for. */
static void
test_watch (void)
{
  g_autofree char   *folder = favor_test_make_folder ();
  FavorStore        *store = store_new (folder);
  g_autofree char   *path = add_file (store, 1, 3);
  g_autofree char   *copy = g_build_filename (folder, "copy.favor", NULL);
  g_autoptr (GBytes) bytes = store_read (path);

  favor_store_watch (store);
  favor_test_save (copy,
                   g_bytes_get_data (bytes, NULL),
                   (gssize) g_bytes_get_size (bytes));
  wait_for_entries (store, 2);
  g_assert_cmpint (g_unlink (path), ==, 0);
  wait_for_entries (store, 1);
  g_assert_nonnull (store_find (store, copy));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-library/seats", test_seats);
  g_test_add_func ("/store-library/result", test_result);
  g_test_add_func ("/store-library/unknown-result", test_unknown_result);
  g_test_add_func ("/store-library/search", test_search);
  g_test_add_func ("/store-library/undelete-one", test_undelete_one);
  g_test_add_func ("/store-library/watch", test_watch);
  return g_test_run ();
}
