/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "frame-meter.h"

#include <time.h>

struct _FrameMeter
{
  const char *name;
  GArray     *costs;
  FrameCost   begin;
};

/* How long the main loop has waited so far. The function that waits has no argument for it. */
static double waited;

static double
read_clock (clockid_t id)
{
  struct timespec time;

  clock_gettime (id, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static FrameCost
read_now (void)
{
  return (FrameCost){ .processor = read_clock (CLOCK_PROCESS_CPUTIME_ID),
                      .clock = read_clock (CLOCK_MONOTONIC) - waited };
}

static gint
poll_cb (GPollFD *fds, guint n_fds, gint timeout)
{
  double begin = read_clock (CLOCK_MONOTONIC);
  gint   n = g_poll (fds, n_fds, timeout);

  waited += read_clock (CLOCK_MONOTONIC) - begin;
  return n;
}

FrameMeter *
frame_meter_new (const char *name)
{
  FrameMeter *self = g_new0 (FrameMeter, 1);

  g_main_context_set_poll_func (NULL, poll_cb);
  self->name = name;
  self->costs = g_array_new (FALSE, FALSE, sizeof (FrameCost));
  return self;
}

void
frame_meter_start (FrameMeter *self)
{
  self->begin = read_now ();
}

static FrameCost
stop (FrameMeter *self)
{
  FrameCost now = read_now ();

  now.processor -= self->begin.processor;
  now.clock -= self->begin.clock;
  frame_meter_add (self, now);
  return now;
}

void
frame_meter_add (FrameMeter *self, FrameCost cost)
{
  g_array_append_val (self->costs, cost);
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

FrameCost
frame_meter_wait (FrameMeter *self, GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean       painted = FALSE;
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
  return stop (self);
}

static gboolean
elapsed_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
frame_meter_idle (guint milliseconds)
{
  gboolean elapsed = FALSE;

  g_timeout_add (milliseconds, elapsed_cb, &elapsed);
  while (!elapsed)
    g_main_context_iteration (NULL, TRUE);
}

FrameCost
frame_meter_rest (FrameMeter *self, guint milliseconds)
{
  frame_meter_start (self);
  frame_meter_idle (milliseconds);
  return stop (self);
}

/* ---- Report --------------------------------------------------------------------------- */

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static double
quantile (GArray *sorted, double part)
{
  guint index = (guint) (part * (sorted->len - 1) + 0.5);

  return g_array_index (sorted, double, index);
}

static double
report_one (FrameMeter *self, const char *what, gsize offset)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < self->costs->len; i++)
    {
      FrameCost *cost = &g_array_index (self->costs, FrameCost, i);
      double     value = G_STRUCT_MEMBER (double, cost, offset);

      g_array_append_val (values, value);
    }
  g_array_sort (values, compare);
  g_print ("%-28s %-9s n %4u  median %7.2f  p95 %7.2f  max %7.2f ms\n",
           self->name,
           what,
           values->len,
           quantile (values, 0.5),
           quantile (values, 0.95),
           quantile (values, 1));
  return quantile (values, 0.95);
}

double
frame_meter_report (FrameMeter *self)
{
  double p95 = report_one (self, "processor", G_STRUCT_OFFSET (FrameCost, processor));

  report_one (self, "clock", G_STRUCT_OFFSET (FrameCost, clock));
  g_array_unref (self->costs);
  g_free (self);
  return p95;
}
