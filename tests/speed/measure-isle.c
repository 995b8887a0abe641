/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <time.h>

#include "tokens-fixture.h"

/* measure-isle: the island of Favor Tokens late in a game of four, in a window of the size that it has
 * at 1280x800. What it costs to draw all of it by the processor, to follow a step, and to draw the land
 * for another size of the window. */

#define WIDTH  962
#define HEIGHT 590
/* Hand and details. */
#define BELOW   260
#define N_PLIES 230
#define N_DRAWN 50

/* Time of the processor: others may be at work, too. */
static gint64
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * (gint64) 1000000 + time.tv_nsec / 1000;
}

static double
since (gint64 begin)
{
  return (double) (now () - begin) / 1000;
}

static void
measure_drawing (GtkWidget *isle)
{
  g_autoptr (GdkPaintable)  paintable = gtk_widget_paintable_new (isle);
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  cairo_surface_t          *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         WIDTH,
                                                         HEIGHT);
  cairo_t                  *cr = cairo_create (surface);
  gint64                    begin;

  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gtk_widget_get_width (isle),
                          gtk_widget_get_height (isle));
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  begin = now ();
  for (guint i = 0; i < N_DRAWN; i++)
    gsk_render_node_draw (node, cr);
  g_print ("draw all: %.2f ms\n", since (begin) / N_DRAWN);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  ViewFixture fixture;
  FavorRng    rng;
  gint64      begin;

  page_fixture_init (&argc, &argv);
  favor_rng_seed (&rng, 7);
  tokens_fixture_start (&fixture, 4, 7, TOKENS_LAYOUT_BEGINNER);
  gtk_widget_set_visible (favor_game_view_get_summary (fixture.view), FALSE);
  gtk_window_set_default_size (fixture.window, WIDTH, HEIGHT + BELOW);
  for (guint i = 0; i < N_PLIES && !favor_session_get_over (fixture.session); i++)
    tokens_fixture_step (&fixture, &rng);
  page_fixture_settle ();
  g_print ("%d x %d\n",
           gtk_widget_get_width (GTK_WIDGET (fixture.view)),
           gtk_widget_get_height (GTK_WIDGET (fixture.view)));
  measure_drawing (GTK_WIDGET (tokens_view_of (&fixture)->isle));
  begin = now ();
  for (guint i = 0; i < N_DRAWN; i++)
    favor_piece_view_update (FAVOR_PIECE_VIEW (fixture.view));
  g_print ("update: %.2f ms\n", since (begin) / N_DRAWN);
  begin = now ();
  gtk_window_set_default_size (fixture.window, WIDTH - 200, HEIGHT + BELOW);
  page_fixture_settle ();
  g_print ("another size, drawn: %.2f ms\n", since (begin));
  view_fixture_close (&fixture);
  return 0;
}
