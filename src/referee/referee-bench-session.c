/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "favor-cursor.h"
#include "favor-save.h"
#include "referee-bench.h"
#include "referee-clock.h"

/* The part of `bench` that needs sessions. Few games are 1,000 plies long, so what is
 * measured is a chain of random games, each a session with a file of its own, the last one
 * cut so that they have 1,000 plies together. */

#define N_PLIES 1000
/* Each ply is sought so often; its fastest time counts. */
#define N_SEEKS 5

/* A random game of at most `n_plies`. */
static FavorSession *
play_session (const RefereeSetup *setup, guint64 seed, guint n_plies, GError **error)
{
  const FavorGame         *game = setup->game;
  g_autoptr (FavorSession) session = referee_setup_session (setup, seed, NULL, error);
  g_auto (FavorActions)    legal = { 0 };
  FavorRng                 rng;

  if (session == NULL)
    return NULL;
  favor_rng_seed (&rng, seed);
  for (guint ply = 0; ply < n_plies && !favor_session_get_over (session); ply++)
    {
      game->list (favor_session_get_state (session, ply), &legal);
      if (!favor_session_submit (session,
                                 &legal.items[favor_rng_below (&rng, legal.n)],
                                 error))
        return NULL;
    }

  return g_steal_pointer (&session);
}

static GPtrArray *
play_chain (const RefereeSetup *setup, GError **error)
{
  g_autoptr (GPtrArray) chain = g_ptr_array_new_with_free_func (g_object_unref);
  guint                 n_left = N_PLIES;

  for (guint64 seed = setup->seed; n_left > 0; seed++)
    {
      FavorSession *session = play_session (setup, seed, n_left, error);

      if (session == NULL)
        return NULL;
      n_left -= favor_session_get_n_plies (session);
      g_ptr_array_add (chain, session);
    }

  return g_steal_pointer (&chain);
}

/* The median of the times in which the whole chain is saved, in milliseconds. */
static double
measure_save (GPtrArray *chain, double seconds, GPtrArray *files)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64            begin = referee_clock_read ();

  do
    {
      guint64 started = referee_clock_read ();
      guint64 used;

      g_ptr_array_set_size (files, 0);
      for (guint i = 0; i < chain->len; i++)
        g_ptr_array_add (files, favor_save_to_bytes (g_ptr_array_index (chain, i)));
      used = referee_clock_read () - started;
      g_array_append_val (times, used);
    }
  while ((double) (referee_clock_read () - begin) < seconds * 1e9);

  return (double) referee_clock_quantile (times, 0.5) / 1e6;
}

/* The same for loading; negative if a file does not load. */
static double
measure_load (GPtrArray *files, double seconds, GError **error)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (guint64));
  guint64            begin = referee_clock_read ();

  do
    {
      guint64 started = referee_clock_read ();
      guint64 used;

      for (guint i = 0; i < files->len; i++)
        {
          g_autoptr (FavorSession) session =
            favor_save_from_bytes (g_ptr_array_index (files, i), error);

          if (session == NULL)
            return -1;
        }
      used = referee_clock_read () - started;
      g_array_append_val (times, used);
    }
  while ((double) (referee_clock_read () - begin) < seconds * 1e9);

  return (double) referee_clock_quantile (times, 0.5) / 1e6;
}

static guint64
time_seek (FavorCursor *cursor, guint ply, guint from)
{
  guint64 best = G_MAXUINT64;

  for (guint i = 0; i < N_SEEKS; i++)
    {
      guint64 started;

      favor_cursor_set_ply (cursor, from);
      started = referee_clock_read ();
      favor_cursor_set_ply (cursor, ply);
      favor_cursor_get_state (cursor);
      best = MIN (best, referee_clock_read () - started);
    }

  return best;
}

/* Each ply is sought from the one farthest away. */
static double
measure_seek (GPtrArray *chain)
{
  guint64 worst = 0;

  for (guint i = 0; i < chain->len; i++)
    {
      FavorSession           *session = g_ptr_array_index (chain, i);
      g_autoptr (FavorCursor) cursor = favor_cursor_new (session);
      guint                   n_plies = favor_session_get_n_plies (session);

      favor_cursor_set_viewer (cursor, 0);
      for (guint ply = 0; ply <= n_plies; ply++)
        worst = MAX (worst, time_seek (cursor, ply, ply > n_plies / 2 ? 0 : n_plies));
    }

  return (double) worst / 1e3;
}

gboolean
referee_bench_session (const RefereeSetup  *setup,
                       double               seconds,
                       RefereeBenchSession *result,
                       GError             **error)
{
  g_autoptr (GPtrArray) chain = play_chain (setup, error);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func ((GDestroyNotify)
                                                                  g_bytes_unref);
  gsize                 n_bytes = 0;

  if (chain == NULL)
    return FALSE;
  result->save_ms = measure_save (chain, seconds, files);
  result->load_ms = measure_load (files, seconds, error);
  if (result->load_ms < 0)
    return FALSE;
  result->seek_us = measure_seek (chain);
  for (guint i = 0; i < files->len; i++)
    n_bytes += g_bytes_get_size (g_ptr_array_index (files, i));
  result->bytes_per_ply = (double) n_bytes / N_PLIES;

  return TRUE;
}
