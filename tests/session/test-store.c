/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>
#include <time.h>
#include <utime.h>

#include <glib/gstdio.h>

#include "favor-games.h"
#include "favor-save.h"
#include "favor-store.h"
#include "favor-test.h"

#include "fixture.h"
#include "models-fixture.h"
#include "store-fixture.h"

static guint
n_entries (FavorStore *store)
{
  return g_list_model_get_n_items (G_LIST_MODEL (store));
}

/* Attaches a new session and plays `n` plies. */
static FavorSession *
start_with (FavorStore *store, guint n_seats, guint64 seed, guint n)
{
  FavorSession      *session = models_session ("dragons-favour", n_seats, n_seats, seed);
  g_autoptr (GError) error = NULL;

  favor_store_attach (store, session, NULL, &error);
  g_assert_no_error (error);
  fixture_play (session, n, seed);
  return session;
}

static FavorSession *
start (FavorStore *store, guint64 seed, guint n)
{
  return start_with (store, 3, seed, n);
}

/* The same, and lets go of it; returns its path. */
static char *
add_file (FavorStore *store, guint64 seed, guint n)
{
  g_autoptr (FavorSession) session = start (store, seed, n);
  char                    *path = g_strdup (favor_store_get_path (store, session));

  favor_store_detach (store, session);
  return path;
}

/* It is one of the game's names for sessions. */
static void
assert_named (FavorSession *session)
{
  g_assert_true (
    g_strv_contains (favor_games_get_session_names (favor_session_get_game (session)),
                     favor_session_get_title (session)));
}

static void
test_new_session (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) first = start (store, 1, 0);
  g_autoptr (FavorSession) second = start (store, 2, 0);
  g_autofree char *path = g_build_filename (folder, "dragons-favour-1.favor", NULL);
  FavorStoreEntry *entry;
  g_autofree char *players = NULL;
  g_autofree char *status = NULL;

  g_assert_cmpstr (favor_store_get_path (store, first), ==, path);
  assert_named (first);
  assert_named (second);
  g_assert_cmpstr (favor_session_get_title (first), !=, favor_session_get_title (second));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_false (favor_session_get_modified (first));
  g_assert_null (favor_store_get_failure (store));

  g_assert_cmpuint (n_entries (store), ==, 2);
  entry = store_find (store, path);
  g_object_get (entry, "players", &players, "status", &status, NULL);
  g_assert_cmpstr (favor_store_entry_get_title (entry),
                   ==,
                   favor_session_get_title (first));
  g_assert_cmpstr (favor_store_entry_get_game_id (entry), ==, "dragons-favour");
  g_assert_cmpstr (players, ==, "Ann, Bo and Cy");
  g_assert_cmpstr (status, ==, "Round 1 · your turn");
  g_assert_null (favor_store_entry_get_damaged (entry));
  g_assert_false (favor_store_entry_get_over (entry));

  favor_store_detach (store, first);
  g_assert_null (favor_store_get_path (store, first));
  favor_store_detach (store, second);
  g_assert_cmpuint (store_count (folder, ".lock"), ==, 0);
  g_assert_cmpuint (store_count (folder, ".journal"), ==, 0);
  g_assert_finalize_object (store);
  g_assert_finalize_object (g_steal_pointer (&first));
  favor_test_remove_folder (folder);
}

/* A name is not given twice, even if the first session is gone from the list. */
static void
test_title_of_its_own (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = models_session ("dragons-favour", 3, 3, 1);

  favor_session_set_title (session, "Sunday");
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  g_assert_cmpstr (favor_session_get_title (session), ==, "Sunday");
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* The same seed again, and as many sessions as there are names: none is called as another one. Then
 * names come again, but never a number. */
static void
test_names_are_not_shared (void)
{
  g_autofree char       *folder = favor_test_make_folder ();
  FavorStore            *store = store_new (folder);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);
  const FavorGame       *game = favor_games_find ("dragons-favour");
  guint n = g_strv_length ((char **) favor_games_get_session_names (game));

  for (guint i = 0; i < n + 3; i++)
    {
      g_autoptr (FavorSession) session = start (store, 7, 0);

      assert_named (session);
      g_assert_cmpint (g_hash_table_add (seen,
                                         g_strdup (favor_session_get_title (session))),
                       ==,
                       i < n);
      favor_store_detach (store, session);
    }
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* What the library has from before keeps its name, and what a person called so is not called so
 * again. */
static void
test_names_that_are_there (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) old = models_session ("dragons-favour", 3, 3, 1);
  g_autoptr (FavorSession) first = start (store, 7, 0);
  g_autofree char         *wanted = g_strdup (favor_session_get_title (first));
  g_autofree char         *path = g_strdup (favor_store_get_path (store, first));
  g_autoptr (FavorSession) second = NULL;
  g_autoptr (FavorSession) third = NULL;

  favor_session_set_title (old, "The Dragon's Favour 1");
  g_assert_true (favor_store_attach (store, old, NULL, NULL));
  g_assert_cmpstr (favor_session_get_title (old), ==, "The Dragon's Favour 1");
  /* Once it is called otherwise, its name is free. */
  g_assert_true (favor_store_rename (store, path, "Sunday", NULL));
  second = start (store, 7, 0);
  g_assert_cmpstr (favor_session_get_title (second), ==, wanted);
  /* And a person may give the name to another one. */
  g_assert_true (favor_store_rename (store,
                                     favor_store_get_path (store, second),
                                     "Monday",
                                     NULL));
  g_assert_true (favor_store_rename (store, path, wanted, NULL));
  third = start (store, 7, 0);
  assert_named (third);
  g_assert_cmpstr (favor_session_get_title (third), !=, wanted);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* One line a ply, and the file stays as it is until play pauses. */
static void
test_journal (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = start (store, 1, 0);
  const char              *path = favor_store_get_path (store, session);
  g_autoptr (GBytes)       before = store_read (path);

  for (guint i = 1; i <= 20; i++)
    {
      g_autoptr (GBytes) now = NULL;

      fixture_step (session, i);
      now = store_read (path);
      g_assert_true (g_bytes_equal (before, now));
      g_assert_cmpuint (store_n_lines (path), ==, i);
      store_assert_on_disk (session, path);
    }
  favor_session_undo (session);
  store_assert_on_disk (session, path);
  favor_session_redo (session);
  store_assert_on_disk (session, path);
  favor_session_play_on_from (session, 9);
  fixture_step (session, 5);
  store_assert_on_disk (session, path);
  favor_session_set_title (session, "Sunday");
  favor_session_set_note (session, 3, "Why?");
  store_assert_on_disk (session, path);
  favor_session_open_variation (session, 0);
  store_assert_on_disk (session, path);

  favor_store_flush_all (store);
  g_assert_cmpuint (store_n_lines (path), ==, 0);
  g_assert_cmpuint (store_count (folder, ".journal"), ==, 0);
  store_assert_on_disk (session, path);
  g_assert_false (favor_session_get_modified (session));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
wait_for_no_journal (const char *path)
{
  gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (store_n_lines (path) > 0 && g_get_monotonic_time () < end)
    models_idle (10);
  g_assert_cmpuint (store_n_lines (path), ==, 0);
}

/* A person thinks: after two seconds the journal is gone. */
static void
test_pause (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = start (store, 1, 5);
  const char              *path = favor_store_get_path (store, session);
  gint64                   begin = g_get_monotonic_time ();

  g_assert_cmpuint (store_n_lines (path), ==, 5);
  wait_for_no_journal (path);
  g_assert_cmpint (g_get_monotonic_time () - begin, >, 1500 * G_TIME_SPAN_MILLISECOND);
  store_assert_on_disk (session, path);

  fixture_step (session, 1);
  begin = g_get_monotonic_time ();
  favor_store_flush (store, session);
  wait_for_no_journal (path);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 1500 * G_TIME_SPAN_MILLISECOND);
  store_assert_on_disk (session, path);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* Many plies without a pause, some while the file is being written. */
static void
test_long_journal (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = start_with (store, 7, 3, 0);
  const char              *path = favor_store_get_path (store, session);
  guint                    most = 0, n = 0;
  FavorRng                 rng;

  favor_rng_seed (&rng, 3);
  while (models_play (session, 1, &rng) == 1)
    {
      n++;
      store_assert_on_disk (session, path);
      most = MAX (most, store_n_lines (path));
      if (n % 3 == 0)
        g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (n, >, 100);
  g_assert_cmpuint (most, >, 64);
  wait_for_no_journal (path);
  g_assert_true (favor_store_entry_get_over (store_find (store, path)));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* Processor time of this thread for `n` plies from the current one on, in microseconds. */
static double
cost_of_plies (FavorSession *session, guint n, FavorRng *rng)
{
  double cost = 0;

  for (guint i = 0; i < n; i++)
    {
      FavorAction     action = models_pick (session, rng);
      struct timespec before, after;

      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &before);
      g_assert_true (favor_session_submit (session, &action, NULL));
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &after);
      cost += (double) (after.tv_sec - before.tv_sec) * 1e6 +
              (double) (after.tv_nsec - before.tv_nsec) / 1e3;
    }
  return cost / n;
}

/* A ply costs the same early and late; what the full file costs comes once in 64 of them. */
static void
test_cost_of_a_ply (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = start_with (store, 7, 3, 0);
  FavorRng                 rng;
  double                   early, late;

  favor_rng_seed (&rng, 3);
  early = cost_of_plies (session, 40, &rng);
  cost_of_plies (session, 50, &rng);
  favor_store_flush_all (store);
  late = cost_of_plies (session, 40, &rng);
  g_test_message ("a ply takes %.0f µs early, %.0f µs late, saved", early, late);
  g_assert_cmpfloat (late, <, 5 * early + 200);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
test_open (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autofree char         *path = add_file (store, 1, 12);
  g_autoptr (GBytes)       before = store_read (path);
  g_autoptr (GBytes)       after = NULL;
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = favor_store_open (store, path, &error);
  g_autoptr (FavorSession) again = favor_store_open (store, path, &error);

  g_assert_no_error (error);
  g_assert_true (session == again);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 12);
  favor_store_detach (store, session);
  /* Who only looks leaves no trace. */
  after = store_read (path);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
test_open_outside (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  g_autofree char         *other = favor_test_make_folder ();
  g_autofree char         *outside = g_build_filename (other, "mine.favor", NULL);
  FavorStore              *store = store_new (folder);
  g_autofree char         *path = add_file (store, 1, 12);
  g_autoptr (GBytes)       before = store_read (path);
  g_autoptr (GBytes)       after = NULL;
  g_autoptr (GError)       error = NULL;
  g_autoptr (FavorSession) session = NULL;

  g_assert_cmpint (g_rename (path, outside), ==, 0);
  session = favor_store_open (store, outside, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (favor_store_get_path (store, session), folder));
  assert_named (session);
  fixture_step (session, 1);
  favor_store_detach (store, session);
  after = store_read (outside);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_cmpuint (store_count (other, ""), ==, 1);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
  favor_test_remove_folder (other);
}

static void
test_rename (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autofree char         *path = add_file (store, 1, 3);
  g_autoptr (FavorSession) session = start (store, 2, 3);
  const char              *played = favor_store_get_path (store, session);
  g_autoptr (GError)       error = NULL;

  g_assert_true (favor_store_rename (store, path, "Sunday", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (favor_store_entry_get_title (store_find (store, path)), ==, "Sunday");
  g_assert_cmpuint (store_count (folder, ".journal"), ==, 1);

  g_assert_true (favor_store_rename (store, played, "Monday", &error));
  g_assert_cmpstr (favor_session_get_title (session), ==, "Monday");
  g_assert_cmpstr (favor_store_entry_get_title (store_find (store, played)),
                   ==,
                   "Monday");
  store_assert_on_disk (session, played);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
test_duplicate_and_export (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = start (store, 2, 9);
  const char              *path = favor_store_get_path (store, session);
  g_autofree char  *copy = g_build_filename (folder, "dragons-favour-2.favor", NULL);
  g_autofree char  *exported = g_build_filename (folder, "exported", NULL);
  g_autofree char  *title = NULL;
  g_autoptr (GFile) target = g_file_new_for_path (exported);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent/x.favor");
  g_autoptr (FavorSession) second = NULL;
  g_autoptr (GError)       error = NULL;

  g_assert_cmpuint (store_n_lines (path), ==, 9);
  g_assert_true (favor_store_export (store, path, target, &error));
  store_assert_on_disk (session, exported);
  g_assert_false (favor_store_export (store, path, nowhere, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_clear_error (&error);

  g_assert_true (favor_store_duplicate (store, path, &error));
  g_assert_cmpuint (n_entries (store), ==, 2);
  title = g_strconcat (favor_session_get_title (session), " (copy)", NULL);
  g_assert_cmpstr (favor_store_entry_get_title (store_find (store, copy)), ==, title);
  second = favor_store_open (store, copy, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (favor_session_get_n_plies (second), ==, 9);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
test_delete_and_undelete (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autofree char         *first = add_file (store, 1, 3);
  g_autoptr (FavorSession) session = start (store, 2, 3);
  g_autofree char         *second = g_strdup (favor_store_get_path (store, session));
  g_autoptr (GError)       error = NULL;

  g_assert_true (favor_store_delete (store, first, &error));
  g_assert_true (favor_store_delete (store, second, &error));
  g_assert_cmpuint (n_entries (store), ==, 0);
  g_assert_cmpuint (store_count (folder, ".favor"), ==, 0);
  g_assert_cmpuint (store_count (folder, ".lock"), ==, 0);
  fixture_step (session, 1);
  g_assert_cmpuint (store_count (folder, ".journal"), ==, 0);

  g_assert_true (favor_store_undelete (store, NULL, &error));
  g_assert_nonnull (store_find (store, second));
  g_assert_true (favor_store_undelete (store, NULL, &error));
  g_assert_nonnull (store_find (store, first));
  g_assert_false (favor_store_undelete (store, NULL, &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_clear_error (&error);

  g_object_unref (session);
  session = favor_store_open (store, second, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 3);
  g_assert_false (favor_store_delete (store, "/nonexistent/x.favor", &error));
  g_assert_error (error, FAVOR_ERROR, FAVOR_ERROR_IO);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* A name that was taken meanwhile is not overwritten. */
static void
test_undelete_beside_another (void)
{
  g_autofree char *folder = favor_test_make_folder ();
  FavorStore      *store = store_new (folder);
  g_autofree char *first = add_file (store, 1, 3);
  g_autofree char *second = NULL;

  g_assert_true (favor_store_delete (store, first, NULL));
  second = add_file (store, 2, 5);
  g_assert_cmpstr (first, ==, second);
  g_assert_true (favor_store_undelete (store, NULL, NULL));
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
touch (const char *folder, const char *name, gint64 age)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  time_t           then = (time_t) (g_get_real_time () / G_USEC_PER_SEC - age);
  struct utimbuf   times = { then, then };

  favor_test_save (path, "x", 1);
  g_assert_cmpint (utime (path, &times), ==, 0);
}

static void
test_cleaning (void)
{
  g_autofree char *folder = favor_test_make_folder ();
  g_autofree char *trash = g_build_filename (folder, "trash", NULL);
  gint64           day = 24 * 60 * 60;
  gint64           now = g_get_real_time ();
  g_autofree char *old = g_strdup_printf ("%" G_GINT64_FORMAT "-a.favor",
                                          now - 31 * day * G_USEC_PER_SEC);
  g_autofree char *young = g_strdup_printf ("%" G_GINT64_FORMAT "-b.favor",
                                            now - 29 * day * G_USEC_PER_SEC);
  FavorStore      *store;

  g_assert_cmpint (g_mkdir (trash, 0700), ==, 0);
  touch (trash, old, 0);
  touch (trash, young, 0);
  touch (trash, "readme", 40 * day);
  touch (folder, "a.favor.ABC123", 2 * day);
  touch (folder, "a.favor.DEF456", 0);
  touch (folder, "notes.txt", 40 * day);
  store = store_new (folder);
  g_assert_cmpuint (store_count (trash, ""), ==, 2);
  g_assert_cmpuint (store_count (trash, "-b.favor"), ==, 1);
  g_assert_cmpuint (store_count (folder, "ABC123"), ==, 0);
  g_assert_cmpuint (store_count (folder, "DEF456"), ==, 1);
  g_assert_cmpuint (store_count (folder, "notes.txt"), ==, 1);
  g_assert_cmpuint (n_entries (store), ==, 0);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
set_age (const char *path, gint64 age)
{
  time_t         then = (time_t) (g_get_real_time () / G_USEC_PER_SEC - age);
  struct utimbuf times = { then, then };

  g_assert_cmpint (utime (path, &times), ==, 0);
}

/* What did not change keeps its entry; the newest comes first. */
static void
test_refresh (void)
{
  g_autofree char            *folder = favor_test_make_folder ();
  FavorStore                 *store = store_new (folder);
  g_autofree char            *a = add_file (store, 1, 3);
  g_autofree char            *b = add_file (store, 2, 3);
  g_autofree char            *c = add_file (store, 3, 3);
  g_autoptr (FavorStoreEntry) first = NULL;
  ListMirror                 *mirror;
  gpointer                    kept, changed;
  guint                       n_plies;

  set_age (a, 100);
  set_age (b, 200);
  set_age (c, 300);
  favor_store_refresh (store);
  store_wait (store);
  first = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_true (first == store_find (store, a));
  mirror = list_mirror_new (store);
  kept = store_find (store, a);
  changed = store_find (store, c);

  favor_store_refresh (store);
  store_wait (store);
  g_assert_cmpuint (mirror->n_added + mirror->n_removed, ==, 0);

  {
    FavorStore              *other = store_new (folder);
    g_autoptr (FavorSession) session = favor_store_open (other, c, NULL);

    fixture_step (session, 1);
    g_assert_finalize_object (other);
  }
  g_assert_cmpint (g_unlink (b), ==, 0);
  favor_store_refresh (store);
  favor_store_refresh (store);
  store_wait (store);
  g_assert_cmpuint (n_entries (store), ==, 2);
  g_assert_true (mirror->items->pdata[0] == changed);
  g_assert_true (mirror->items->pdata[1] == kept);
  g_assert_cmpuint (mirror->n_removed, ==, 2);
  g_assert_cmpuint (mirror->n_added, ==, 1);
  g_object_get (changed, "n-plies", &n_plies, NULL);
  g_assert_cmpuint (n_plies, ==, 4);
  list_mirror_free (mirror);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* The library of somebody who plays a lot. */
static void
test_many (void)
{
  const guint        n = 2000;
  g_autofree char   *folder = favor_test_make_folder ();
  FavorStore        *store = store_new (folder);
  FavorSession      *session = start_with (store, 7, 1, 1000);
  g_autofree char   *path = g_strdup (favor_store_get_path (store, session));
  guint              n_plies = favor_session_get_n_plies (session);
  g_autoptr (GBytes) bytes = NULL;
  gint64             before;
  double             first = 0;

  favor_store_detach (store, session);
  g_assert_finalize_object (session);
  bytes = store_read (path);
  for (guint i = 2; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/dragons-favour-%u.favor", folder, i);

      favor_test_save (name,
                       g_bytes_get_data (bytes, NULL),
                       (gssize) g_bytes_get_size (bytes));
    }
  g_assert_finalize_object (store);

  before = g_get_monotonic_time ();
  store = favor_store_new (folder);
  while (favor_store_get_loading (store))
    {
      g_main_context_iteration (NULL, TRUE);
      if (first == 0 && n_entries (store) > 0)
        first = (double) (g_get_monotonic_time () - before) / 1000;
    }
  g_test_message ("%u sessions of %u plies, %" G_GSIZE_FORMAT
                  " bytes: first entries after %.0f ms, all after %.0f ms",
                  n,
                  n_plies,
                  g_bytes_get_size (bytes),
                  first,
                  (double) (g_get_monotonic_time () - before) / 1000);
  g_assert_cmpuint (n_entries (store), ==, n);

  before = g_get_monotonic_time ();
  favor_store_refresh (store);
  store_wait (store);
  g_test_message ("again after %.0f ms",
                  (double) (g_get_monotonic_time () - before) / 1000);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

static void
test_default_folder (void)
{
  g_autofree char *folder = favor_store_default_folder ();

  g_assert_true (g_str_has_prefix (folder, g_get_user_data_dir ()));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/new-session", test_new_session);
  g_test_add_func ("/store/title-of-its-own", test_title_of_its_own);
  g_test_add_func ("/store/names-are-not-shared", test_names_are_not_shared);
  g_test_add_func ("/store/names-that-are-there", test_names_that_are_there);
  g_test_add_func ("/store/journal", test_journal);
  g_test_add_func ("/store/pause", test_pause);
  g_test_add_func ("/store/long-journal", test_long_journal);
  g_test_add_func ("/store/cost-of-a-ply", test_cost_of_a_ply);
  g_test_add_func ("/store/open", test_open);
  g_test_add_func ("/store/open-outside", test_open_outside);
  g_test_add_func ("/store/rename", test_rename);
  g_test_add_func ("/store/duplicate-and-export", test_duplicate_and_export);
  g_test_add_func ("/store/delete-and-undelete", test_delete_and_undelete);
  g_test_add_func ("/store/undelete-beside-another", test_undelete_beside_another);
  g_test_add_func ("/store/cleaning", test_cleaning);
  g_test_add_func ("/store/refresh", test_refresh);
  g_test_add_func ("/store/many", test_many);
  g_test_add_func ("/store/default-folder", test_default_folder);
  return g_test_run ();
}
