/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "favor-session-private.h"
#include "favor-store.h"
#include "favor-test.h"

#include "fixture.h"
#include "models-fixture.h"
#include "store-fixture.h"

/* Processes that are killed, and several that want the same file. They are this program itself,
 * started again with what to do as arguments. */

static char *own_path;

/* The session after so many changes, as it must be. */
static FavorSession *
expected_session (guint64 seed, guint n_changes)
{
  FavorSession *session = store_session (seed);
  FavorRng      rng;

  favor_rng_seed (&rng, seed);
  while (session->n_changes < n_changes)
    store_change (session, &rng);
  favor_session_mark_saved (session);
  return session;
}

/* The process that will be killed: changes a session until then, and says after each change
 * that it was "shown". */
static int
run_player (const char *folder, guint64 seed)
{
  g_autoptr (FavorStore)   store = favor_store_new (folder);
  g_autoptr (FavorSession) session = store_session (seed);
  FavorRng                 rng;

  favor_rng_seed (&rng, seed);
  g_assert_true (favor_store_attach (store, session, NULL, NULL));
  for (guint i = 0; i < 100000; i++)
    {
      store_change (session, &rng);
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
  g_autoptr (FavorSession) session = store_session (5);
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
  g_autoptr (FavorSession) session = store_session (5);
  g_autoptr (FavorSession) second = store_session (6);
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

  own_path = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store-processes/killed", test_killed);
  g_test_add_func ("/store-processes/two-processes", test_two_processes);
  g_test_add_func ("/store-processes/two-stores", test_two_stores);
  return g_test_run ();
}
