/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RefereePool: independent pieces of work on several threads, whose results come in order
 * @n: how many pieces
 * @jobs: how many threads
 * @label: (nullable): what is counted, translated, e.g. "games"; a progress line is shown
 *   on standard error if that is a terminal
 * @work: makes the result of piece @index, not NULL; in any thread
 * @done: takes the result over; in the calling thread, in the order of the pieces, as soon
 *   as all before it are done
 */
typedef struct
{
  guint       n;
  guint       jobs;
  const char *label;
  gpointer (*work) (guint index, gpointer data);
  void (*done) (guint index, gpointer result, gpointer data);
  gpointer data;
} RefereePool;

/* Does all pieces. */
void referee_pool_run (const RefereePool *self);

/* How many threads run at once when nobody says: one for each processor. */
guint referee_pool_default_jobs (void);

G_END_DECLS
