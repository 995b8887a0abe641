/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "favor-save.h"
#include "favor-session-private.h"
#include "favor-store.h"
#include "favor-test.h"

#include "fixture.h"
#include "models-fixture.h"
#include "store-fixture.h"

/* What can go wrong with a disk or a process. Processes that are to be killed are
 * this program itself, started again with what to do as arguments. */

static char *own_path;

/* Whatever a person may do with a session; just one change, chosen by @rng. The same seed
 * gives the same changes, so that what was saved can be compared with what was done. */
static void
change (FavorSession *session, FavorRng *rng)
{
  guint n_plies = favor_session_get_n_plies (session);
  guint before = session->n_changes;
  guint what = favor_rng_below (rng, 20);

  if (what == 0)
    favor_session_undo (session);
  else if (what == 1)
    favor_session_redo (session);
  else if (what == 2 && n_plies > 0)
    favor_session_play_on_from (session, favor_rng_below (rng, n_plies));
  else if (what == 3)
    {
      g_autofree char *note = g_strdup_printf ("Note %u", favor_rng_below (rng, 1000));

      favor_session_set_note (session, favor_rng_below (rng, n_plies + 1), note);
    }
  else if (what == 4 && favor_session_get_n_variations (session) > 0)
    favor_session_open_variation (
      session,
      favor_rng_below (rng, favor_session_get_n_variations (session)));
  if (session->n_changes == before && favor_session_get_over (session))
    favor_session_play_on_from (session, n_plies / 2);
  if (session->n_changes == before)
    models_play (session, 1, rng);
  g_assert_cmpuint (session->n_changes, ==, before + 1);
}

static FavorSession *
new_session (guint64 seed)
{
  FavorSession *session = models_session ("dragons-favour", 3, 2, seed);

  favor_session_set_title (session, "To be killed");
  return session;
}

/* The session after so many changes, as it must be. */
static FavorSession *
expected_session (guint64 seed, guint n_changes)
{
  FavorSession *session = new_session (seed);
  FavorRng      rng;

  favor_rng_seed (&rng, seed);
  while (session->n_changes < n_changes)
    change (session, &rng);
  favor_session_mark_saved (session);
  return session;
}

/* The process that will be killed: changes a session until then, and says after each change
 * that it was "shown". */
static int
run_player (const char *folder, guint64 seed)
{
  g_autoptr (FavorStore)   store = favor_store_new (folder);
  g_autoptr (FavorSession) session = new_session (seed);
  FavorRng                 rng;

  favor_rng_seed (&rng, seed);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  for (guint i = 0; i < 100000; i++)
    {
      change (session, &rng);
      printf ("%u\n", session->n_changes);
      fflush (stdout);
      for (guint k = 0; k < i % 4; k++)
        g_main_context_iteration (NULL, FALSE);
      if (i % 50 == 49)
        favor_store_flush (store, session);
    }
  return 1;
}

/* The process that has a session open until it is killed. */
static int
run_holder (const char *folder, const char *path)
{
  g_autoptr (FavorStore)   store = favor_store_new (folder);
  g_autoptr (FavorSession) session = favor_store_open (store, path, NULL);

  printf ("open\n");
  fflush (stdout);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
  return session == NULL;
}

static GPid
spawn (const char *what, const char *folder, const char *argument, FILE **output)
{
  char *argv[] = { own_path, (char *) what, (char *) folder, (char *) argument, NULL };
  g_autoptr (GError) error = NULL;
  GPid               pid;
  int                fd;

  g_spawn_async_with_pipes (NULL,
                            argv,
                            NULL,
                            G_SPAWN_DO_NOT_REAP_CHILD,
                            NULL,
                            NULL,
                            &pid,
                            NULL,
                            &fd,
                            NULL,
                            &error);
  g_assert_no_error (error);
  *output = fdopen (fd, "r");
  return pid;
}

static void
end (GPid pid, int signal_number)
{
  g_assert_cmpint (kill (pid, signal_number), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  g_spawn_close_pid (pid);
}

/* Kills the player after about so many milliseconds; returns the last change it showed. */
static guint
play_and_kill (const char *folder, guint64 seed, guint milliseconds)
{
  g_autofree char *argument = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  FILE            *output;
  GPid             pid = spawn ("--player", folder, argument, &output);
  char             line[32];
  guint            shown = 0;

  /* It plays as fast as it is listened to; what is in the pipe was shown as well. */
  if (fgets (line, sizeof line, output) != NULL)
    shown = (guint) strtoul (line, NULL, 10);
  g_usleep (milliseconds * 1000);
  end (pid, SIGKILL);
  while (fgets (line, sizeof line, output) != NULL)
    if (strchr (line, '\n') != NULL)
      shown = (guint) strtoul (line, NULL, 10);
  fclose (output);
  return shown;
}

static void
assert_recovered (const char *folder, guint64 seed, guint shown)
{
  g_autofree char   *path = g_build_filename (folder, "dragons-favour-1.favor", NULL);
  FavorStore        *store = store_new (folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (FavorSession) session = favor_store_open (store, path, &error);
  g_autoptr (FavorSession) expected = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (session->n_changes, >=, shown);
  g_assert_cmpuint (session->n_changes, <=, shown + 1);
  expected = expected_session (seed, session->n_changes);
  fixture_assert_same (session, expected);
  g_assert_cmpuint (store_n_lines (path), ==, 0);

  /* And on it goes. */
  models_play (session, 1, &(FavorRng){ { 1, 2, 3, 4 } });
  store_assert_on_disk (session, path);
  g_assert_finalize_object (store);
}

static void
test_killed (void)
{
  guint    n = g_test_slow () ? 200 : 40, most = 0;
  FavorRng rng;

  favor_rng_seed (&rng, 77);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *folder = favor_test_make_folder ();
      guint            shown = play_and_kill (folder, i, favor_rng_below (&rng, 40));

      g_assert_cmpuint (shown, >, 0);
      most = MAX (most, shown);
      assert_recovered (folder, i, shown);
      favor_test_remove_folder (folder);
    }
  g_test_message ("%u processes killed, after %u changes at most", n, most);
}

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
  g_autoptr (FavorSession) session = new_session (5);
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
    change (session, &rng);
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
  g_autoptr (FavorSession) session = new_session (5);
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
  g_autoptr (FavorSession) session = new_session (5);
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
  g_autoptr (FavorSession) session = new_session (5);
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

/* The folder is no folder, as on a disk that is not mounted or may only be read. Permissions
 * alone would not stop the user root. */
static void
test_folder_that_is_none (void)
{
  g_autofree char         *parent = favor_test_make_folder ();
  g_autofree char         *folder = g_build_filename (parent, "library", NULL);
  FavorStore              *store;
  g_autoptr (FavorSession) session = new_session (5);
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
  g_autoptr (FavorSession) session = new_session (5);
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
  g_autoptr (FavorSession) session = new_session (5);
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

static void
assert_locked (gboolean result, GError **error)
{
  g_assert_false (result);
  g_assert_error (*error, FAVOR_ERROR, FAVOR_ERROR_LOCKED);
  g_assert_true (g_str_has_suffix ((*error)->message, "."));
  g_clear_error (error);
}

/* Never two writers. When one dies, however it dies, the other may. */
static void
test_two_processes (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  g_autoptr (FavorSession) session = new_session (5);
  g_autoptr (FavorSession) opened = NULL;
  g_autofree char         *path = NULL;
  g_autoptr (GBytes)       before = NULL;
  g_autoptr (GBytes)       after = NULL;
  g_autoptr (GError)       error = NULL;
  FILE                    *output;
  char                     line[32];
  GPid                     pid;

  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  path = g_strdup (favor_store_get_path (store, session));
  fixture_play (session, 4, 4);
  favor_store_detach (store, session);
  before = store_read (path);

  pid = spawn ("--holder", folder, path, &output);
  g_assert_nonnull (fgets (line, sizeof line, output));
  assert_locked (favor_store_open (store, path, &error) != NULL, &error);
  assert_locked (favor_store_attach (store, session, path, &error), &error);
  assert_locked (favor_store_rename (store, path, "Mine", &error), &error);
  assert_locked (favor_store_delete (store, path, &error), &error);
  after = store_read (path);
  g_assert_true (g_bytes_equal (before, after));
  /* Reading is no harm. */
  g_assert_true (favor_store_duplicate (store, path, &error));
  end (pid, SIGKILL);
  fclose (output);

  opened = favor_store_open (store, path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (favor_session_get_n_plies (opened), ==, 4);
  g_assert_finalize_object (store);
  g_assert_cmpuint (store_count (folder, ".lock"), ==, 0);
  favor_test_remove_folder (folder);
}

static void
test_two_stores (void)
{
  g_autofree char         *folder = favor_test_make_folder ();
  FavorStore              *store = store_new (folder);
  FavorStore              *other = store_new (folder);
  g_autoptr (FavorSession) session = new_session (5);
  g_autoptr (FavorSession) second = new_session (6);
  g_autoptr (GError)       error = NULL;

  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  assert_locked (favor_store_open (other,
                                   favor_store_get_path (store, session),
                                   &error) != NULL,
                 &error);
  g_assert_true (favor_store_attach (other, second, NULL, NULL));
  g_assert_cmpstr (favor_store_get_path (store, session),
                   !=,
                   favor_store_get_path (other, second));
  g_assert_finalize_object (store);
  g_assert_finalize_object (other);
  favor_test_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  if (argc == 4 && g_str_equal (argv[1], "--player"))
    return run_player (argv[2], g_ascii_strtoull (argv[3], NULL, 10));
  if (argc == 4 && g_str_equal (argv[1], "--holder"))
    return run_holder (argv[2], argv[3]);

  /* A limit of the file size is to be an error, not the end. */
  signal (SIGXFSZ, SIG_IGN);
  own_path = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-faults/killed", test_killed);
  g_test_add_func ("/store-faults/journal-cut-at-every-byte",
                   test_journal_cut_at_every_byte);
  g_test_add_func ("/store-faults/file-cut-at-many-bytes", test_file_cut_at_many_bytes);
  g_test_add_func ("/store-faults/no-space", test_no_space);
  g_test_add_func ("/store-faults/full-disk", test_full_disk);
  g_test_add_func ("/store-faults/folder-that-is-none", test_folder_that_is_none);
  g_test_add_func ("/store-faults/read-only-folder", test_read_only_folder);
  g_test_add_func ("/store-faults/vanished", test_vanished);
  g_test_add_func ("/store-faults/two-processes", test_two_processes);
  g_test_add_func ("/store-faults/two-stores", test_two_stores);
  return g_test_run ();
}
