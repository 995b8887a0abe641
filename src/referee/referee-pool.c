/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-referee"

#include "config.h"

#include <stdio.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "favor-text.h"
#include "referee-pool.h"

/* How often the progress line changes, in microseconds. */
#define PROGRESS_INTERVAL (G_USEC_PER_SEC / 10)

typedef struct
{
  const RefereePool *pool;
  GMutex             mutex;
  GCond              finished;
  gpointer          *results;
  guint              n_finished;
  gboolean           shows_progress;
  gint64             shown_at;
} Run;

static void
work_worker (gpointer data, gpointer user_data)
{
  Run     *run = user_data;
  guint    index = GPOINTER_TO_UINT (data) - 1;
  gpointer result = run->pool->work (index, run->pool->data);

  g_assert (result != NULL);
  g_mutex_lock (&run->mutex);
  run->results[index] = result;
  run->n_finished++;
  g_cond_signal (&run->finished);
  g_mutex_unlock (&run->mutex);
}

static void
show_progress (Run *run, guint n_finished)
{
  gint64           now = g_get_monotonic_time ();
  g_autofree char *done_text = g_strdup_printf ("%u", n_finished);
  g_autofree char *all_text = g_strdup_printf ("%u", run->pool->n);
  g_autofree char *line = NULL;

  if (!run->shows_progress || now - run->shown_at < PROGRESS_INTERVAL)
    return;
  run->shown_at = now;
  /* Translators: progress on a terminal, e.g. “120 of 1000 games”. */
  line = favor_text_expand (_ ("{done} of {all} {things}"),
                            "done",
                            done_text,
                            "all",
                            all_text,
                            "things",
                            run->pool->label,
                            NULL);
  /* Back to the start of the line; what stood there is erased. */
  fprintf (stderr, "\r\033[K%s", line);
  fflush (stderr);
}

static void
clear_progress (Run *run)
{
  if (!run->shows_progress || run->shown_at == 0)
    return;
  fputs ("\r\033[K", stderr);
  fflush (stderr);
}

/* Waits for the result of piece `index`, showing how far all of them are. */
static gpointer
wait_for (Run *run, guint index)
{
  gpointer result;

  g_mutex_lock (&run->mutex);
  while (run->results[index] == NULL)
    {
      guint n_finished = run->n_finished;

      g_mutex_unlock (&run->mutex);
      show_progress (run, n_finished);
      g_mutex_lock (&run->mutex);
      if (run->results[index] == NULL && run->n_finished == n_finished)
        g_cond_wait (&run->finished, &run->mutex);
    }
  result = g_steal_pointer (&run->results[index]);
  g_mutex_unlock (&run->mutex);

  return result;
}

void
referee_pool_run (const RefereePool *self)
{
  g_autofree gpointer *results = g_new0 (gpointer, self->n);
  Run                  run = { .pool = self, .results = results };
  GThreadPool         *threads;

  g_return_if_fail (self->jobs > 0);

  run.shows_progress = self->label != NULL && isatty (STDERR_FILENO);
  g_mutex_init (&run.mutex);
  g_cond_init (&run.finished);
  threads = g_thread_pool_new (work_worker, &run, (int) self->jobs, FALSE, NULL);
  for (guint i = 0; i < self->n; i++)
    g_thread_pool_push (threads, GUINT_TO_POINTER (i + 1), NULL);
  for (guint i = 0; i < self->n; i++)
    {
      gpointer result = wait_for (&run, i);

      /* A line of results would be appended to the progress line. */
      if (run.shown_at != 0 && isatty (STDOUT_FILENO))
        clear_progress (&run);
      self->done (i, result, self->data);
    }
  g_thread_pool_free (threads, FALSE, TRUE);
  clear_progress (&run);
  g_cond_clear (&run.finished);
  g_mutex_clear (&run.mutex);
}

guint
referee_pool_default_jobs (void)
{
  return g_get_num_processors ();
}
