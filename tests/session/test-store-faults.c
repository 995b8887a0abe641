/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "favor-session-private.h"
#include "favor-store.h"
#include "favor-test.h"

#include "fixture.h"
#include "models-fixture.h"
#include "store-fixture.h"

/* What can go wrong with a disk. */

/* The journal ends anywhere: whole lines count, a torn one does not, and what comes after
 * the recovery is saved. */
static void
test_journal_cut_at_every_byte (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  g_autofree char         *copies = favor_test_make_folder ();
  g_autofree char         *copy = g_build_filename (copies, "copy.favor", NULL);
  g_autofree char         *copy_journal = g_strconcat (copy, ".journal", NULL);
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = store_session (5);
  FavorStore              *reader = store_new (copies);
  g_autoptr (GBytes)       base = NULL;
  g_autoptr (GBytes)       journal = NULL;
  g_autofree char         *journal_path = NULL;
  const char              *text;
  gsize                    length;
  guint                    first, n_lines = 0;
  FavorRng                 rng;

  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  first = session->n_changes;
  favor_rng_seed (&rng, 5);
  for (guint i = 0; i < 12; i++)
    store_change (session, &rng);
  base = store_read (favor_store_get_path (store, session));
  journal_path = g_strconcat (favor_store_get_path (store, session), ".journal", NULL);
  journal = store_read (journal_path);
  text = g_bytes_get_data (journal, &length);
  g_assert_cmpuint (length, >, 500);

  for (gsize cut = 0; cut <= length; cut++)
    {
      g_autoptr (FavorSession) opened = NULL;
      g_autoptr (GError)       error = NULL;
      guint                    whole;

      /* A line is whole when its last byte is there, even without the line break. */
      n_lines += cut > 0 && text[cut - 1] == '\n';
      whole = n_lines + (cut < length && text[cut] == '\n');
      favor_test_save (copy,
                       g_bytes_get_data (base, NULL),
                       (gssize) g_bytes_get_size (base));
      favor_test_save (copy_journal, text, (gssize) cut);
      opened = favor_store_open (reader, copy, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (opened->n_changes, ==, first + whole);
      if (cut % 10 == 0)
        {
          models_play (opened, 1, &rng);
          store_assert_on_disk (opened, copy);
        }
      favor_store_detach (reader, opened);
      g_assert_cmpuint (store_count (copies, ".journal"), ==, 0);
    }
  g_assert_finalize_object (reader);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
  favor_test_remove_folder (copies);
}

/* A file that was cut off is refused with a sentence and stays as it is; it is not mistaken
 * for a shorter session. */
static void
test_file_cut_at_many_bytes (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = store_session (5);
  g_autofree char         *path = NULL;
  g_autoptr (GBytes)       whole = NULL;
  gsize                    length;

  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  fixture_play (session, 5, 5);
  path = g_strdup (favor_store_get_path (store, session));
  favor_store_detach (store, session);
  whole = store_read (path);
  length = g_bytes_get_size (whole);

  for (gsize cut = 0; cut < length - 1; cut += 1 + length / 400)
    {
      g_autoptr (FavorSession) opened = NULL;
      g_autoptr (GError)       error = NULL;
      g_autoptr (GBytes)       after = NULL;

      favor_test_save (path, g_bytes_get_data (whole, NULL), (gssize) cut);
      opened = favor_store_open (store, path, &error);
      g_assert_null (opened);
      g_assert_nonnull (error);
      g_assert_true (error->domain == FAVOR_ERROR);
      after = store_read (path);
      g_assert_cmpuint (g_bytes_get_size (after), ==, cut);
    }
  g_assert_cmpuint (store_count (folder, ".lock"), ==, 0);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* Plays on without a disk, then with one: nothing is missing, and `failure` said so in
 * between. */
static void
assert_fails (FavorStore *store, FavorSession *session, FavorRng *rng, const char *part)
{
  guint n_plies = favor_session_get_n_plies (session);

  for (guint i = 0; i < 5; i++)
    {
      models_play (session, 1, rng);
      models_idle (5);
    }
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, n_plies + 5);
  g_assert_nonnull (favor_store_get_failure (store));
  if (part != NULL)
    g_assert_nonnull (strstr (favor_store_get_failure (store), part));
}

static void
assert_works (FavorStore *store, FavorSession *session, FavorRng *rng)
{
  g_autofree char *path = g_strdup (favor_store_get_path (store, session));

  models_play (session, 1, rng);
  store_assert_on_disk (session, path);
  models_idle (100);
  g_assert_null (favor_store_get_failure (store));
  store_assert_on_disk (session, path);
}

/* No byte beyond the hundredth of any file can be written. */
static void
limit_files (gboolean limited)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = limited ? 100 : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
test_no_space (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = store_session (5);
  FavorRng                 rng;

  favor_rng_seed (&rng, 5);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  for (guint i = 0; i < 3; i++)
    {
      models_play (session, 2, &rng);
      g_assert_null (favor_store_get_failure (store));
      limit_files (TRUE);
      assert_fails (store, session, &rng, NULL);
      favor_store_flush_all (store);
      g_assert_nonnull (favor_store_get_failure (store));
      limit_files (FALSE);
      assert_works (store, session, &rng);
    }

  /* From the very start, too. */
  favor_store_detach (store, session);
  limit_files (TRUE);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  assert_fails (store, session, &rng, NULL);
  limit_files (FALSE);
  assert_works (store, session, &rng);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* A disk of a few pages, for those who may mount one. */
static void
test_full_disk (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  g_autofree char         *filler = g_build_filename (folder, "filler", NULL);
  FavorStore              *store;
  g_autoptr (FavorSession) session = store_session (5);
  g_autofree char         *block = g_malloc0 (4096);
  FavorRng                 rng;
  FILE                    *file;

  if (mount ("tmpfs", folder, "tmpfs", 0, "size=256k") != 0)
    {
      g_test_skip ("may not mount a disk here");
      favor_test_remove_folder (folder);
      return;
    }
  favor_rng_seed (&rng, 5);
  store = store_new (folder);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  models_play (session, 3, &rng);
  g_assert_null (favor_store_get_failure (store));

  file = fopen (filler, "w");
  setvbuf (file, NULL, _IONBF, 0);
  while (fwrite (block, 4096, 1, file) == 1)
    continue;
  fclose (file);
  favor_store_flush_all (store);
  /* The rest of the journal's page takes some lines. */
  models_play (session, 30, &rng);
  assert_fails (store, session, &rng, "The disk is full");

  g_assert_cmpint (g_unlink (filler), ==, 0);
  assert_works (store, session, &rng);
  g_assert_finalize_object (store);
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
  favor_test_remove_folder (folder);
}

/* The disk has room for nothing, not even for the folder of the games. */
static void
test_no_room_for_folder (void)
{
  g_autofree char         *disk = favor_test_make_folder ();
  g_autofree char         *folder = g_build_filename (disk, "games", NULL);
  FavorStore              *store;
  g_autoptr (FavorSession) session = store_session (5);
  g_autoptr (GError)       error = NULL;
  FavorRng                 rng;

  if (mount ("tmpfs", disk, "tmpfs", 0, "nr_inodes=1") != 0)
    {
      g_test_skip ("may not mount a disk here");
      favor_test_remove_folder (disk);
      return;
    }
  favor_rng_seed (&rng, 5);
  store = store_new (folder);
  g_assert_true (favor_store_attach (store, session, NULL, &error));
  g_assert_no_error (error);
  assert_fails (store, session, &rng, "The disk is full");
  favor_store_flush_all (store);
  g_assert_nonnull (strstr (favor_store_get_failure (store), "The disk is full"));

  g_assert_cmpint (mount ("tmpfs", disk, "tmpfs", MS_REMOUNT, "nr_inodes=100"), ==, 0);
  assert_works (store, session, &rng);
  g_assert_finalize_object (store);
  g_assert_cmpint (umount2 (disk, MNT_DETACH), ==, 0);
  favor_test_remove_folder (disk);
}

/* The folder is no folder, as on a disk that is not mounted or may only be read. Permissions
 * alone would not stop the user root. */
static void
test_folder_that_is_none (void)
{
  g_autofree char         *parent = favor_test_make_folder ();
  g_autofree char         *folder = g_build_filename (parent, "library", NULL);
  FavorStore              *store;
  g_autoptr (FavorSession) session = store_session (5);
  g_autoptr (GError)       error = NULL;
  FavorRng                 rng;

  favor_test_save (folder, "x", 1);
  store = store_new (folder);
  favor_rng_seed (&rng, 5);
  g_assert_true (favor_store_attach (store, session, NULL, &error));
  g_assert_no_error (error);
  assert_fails (store, session, &rng, "cannot be saved at the moment");
  g_assert_cmpint (g_unlink (folder), ==, 0);
  assert_works (store, session, &rng);
  g_assert_cmpuint (store_count (folder, ".lock"), ==, 1);
  g_assert_finalize_object (store);
  favor_test_remove_folder (parent);
}

static void
test_read_only_folder (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = store_session (5);
  FavorRng                 rng;

  if (geteuid () == 0)
    {
      g_test_skip ("the user root may write everywhere");
      g_assert_finalize_object (store);
      favor_test_remove_folder (folder);
      return;
    }
  favor_rng_seed (&rng, 5);
  g_assert_cmpint (g_chmod (folder, 0500), ==, 0);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  assert_fails (store, session, &rng, "cannot be written");
  g_assert_cmpint (g_chmod (folder, 0700), ==, 0);
  assert_works (store, session, &rng);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

/* Somebody removes the folder, the file or the journal under a running game. */
static void
test_vanished (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = store_session (5);
  g_autofree char         *path = NULL;
  g_autofree char         *journal = NULL;
  FavorRng                 rng;

  favor_rng_seed (&rng, 5);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  path = g_strdup (favor_store_get_path (store, session));
  journal = g_strconcat (path, ".journal", NULL);
  models_play (session, 4, &rng);
  g_assert_cmpint (g_unlink (journal), ==, 0);
  assert_works (store, session, &rng);

  models_play (session, 4, &rng);
  favor_test_save (journal, "gone", -1);
  assert_works (store, session, &rng);

  favor_test_remove_folder (folder);
  models_play (session, 1, &rng);
  favor_store_flush_all (store);
  assert_works (store, session, &rng);

  g_assert_cmpint (g_unlink (path), ==, 0);
  assert_works (store, session, &rng);
  favor_test_save (path, "garbage", -1);
  models_play (session, 1, &rng);
  favor_store_detach (store, session);
  store_assert_on_disk (session, path);
  g_assert_finalize_object (store);
  favor_test_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  /* A limit of the file size is to be an error, not the end. */
  signal (SIGXFSZ, SIG_IGN);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-faults/journal-cut-at-every-byte",
                   test_journal_cut_at_every_byte);
  g_test_add_func ("/store-faults/file-cut-at-many-bytes", test_file_cut_at_many_bytes);
  g_test_add_func ("/store-faults/no-space", test_no_space);
  g_test_add_func ("/store-faults/full-disk", test_full_disk);
  g_test_add_func ("/store-faults/no-room-for-folder", test_no_room_for_folder);
  g_test_add_func ("/store-faults/folder-that-is-none", test_folder_that_is_none);
  g_test_add_func ("/store-faults/read-only-folder", test_read_only_folder);
  g_test_add_func ("/store-faults/vanished", test_vanished);
  return g_test_run ();
}
