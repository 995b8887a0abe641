/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "chain-game.h"
#include "frame-meter.h"

#include "page-fixture.h"

#include "favor-game-page.h"
#include "favor-timeline.h"

/* measure-seek [SEATS]: the whole page of a game with 1,000 plies is taken from position to
 * position, and drawn each time. */

#define N_PLIES 1000
#define N_SEEKS 300
/* Positions that the pointer reports within a frame, and frames it takes for the timeline. */
#define N_WISHES 5
#define N_FRAMES 200
/* Time in which what a seek leaves for later frames is done. */
#define REST 30

typedef struct
{
  GtkWidget   *page;
  FavorCursor *cursor;
  guint        n_plies;
  FavorRng     rng;
} Measure;

static void
seek (Measure *self, gboolean step)
{
  FrameMeter *meter = frame_meter_new (step ? "step" : "seek");
  FrameMeter *after = frame_meter_new (step ? "after a step" : "after a seek");

  favor_cursor_go_to (self->cursor, self->n_plies / 3);
  frame_meter_idle (1000);
  for (guint i = 0; i < N_SEEKS; i++)
    {
      frame_meter_start (meter);
      if (step)
        gtk_widget_activate_action (self->page, "cursor.forward", NULL);
      else
        favor_cursor_go_to (self->cursor, favor_rng_below (&self->rng, self->n_plies));
      frame_meter_wait (meter, self->page);
      frame_meter_rest (after, REST);
    }
  frame_meter_report (meter);
  frame_meter_report (after);
}

static void
count_cb (guint *n_moves)
{
  (*n_moves)++;
}

/* From one end to the other as a pointer goes: some positions in each frame, of which the last
 * one counts. */
static void
scrub (Measure *self)
{
  FrameMeter *meter = frame_meter_new ("scrub, a frame");
  GtkWidget  *scale = page_fixture_find (page_fixture_find (self->page,
                                                           FAVOR_TYPE_TIMELINE,
                                                           NULL),
                                        GTK_TYPE_SCALE,
                                        NULL);
  guint       n_moves = 0, most = 0, wanted = 0;
  gboolean    handled;

  favor_cursor_go_to (self->cursor, 0);
  frame_meter_idle (1000);
  g_signal_connect_swapped (self->cursor, "moved", G_CALLBACK (count_cb), &n_moves);
  for (guint i = 1; i <= N_FRAMES; i++)
    {
      n_moves = 0;
      frame_meter_start (meter);
      for (guint k = 1; k <= N_WISHES; k++)
        {
          wanted = self->n_plies * ((i - 1) * N_WISHES + k) / (N_FRAMES * N_WISHES);
          g_signal_emit_by_name (scale,
                                 "change-value",
                                 GTK_SCROLL_JUMP,
                                 (double) wanted,
                                 &handled);
        }
      frame_meter_wait (meter, self->page);
      most = MAX (most, n_moves);
    }
  frame_meter_idle (100);
  g_signal_handlers_disconnect_by_func (self->cursor, count_cb, &n_moves);
  frame_meter_report (meter);
  g_print ("scrub: at most %u seeks a frame; wanted %u, reached %u\n",
           most,
           wanted,
           favor_cursor_get_ply (self->cursor));
  g_assert_cmpuint (favor_cursor_get_ply (self->cursor), ==, wanted);
}

int
main (int argc, char **argv)
{
  guint                    n_seats = argc > 1 ? (guint) atoi (argv[1]) : 4;
  g_autoptr (FavorSession) session = NULL;
  GtkWindow               *window;
  Measure                  self = { 0 };

  adw_init ();
  session = chain_game_play (n_seats, N_PLIES, 1);
  self.n_plies = favor_session_get_n_plies (session);
  g_print ("%u seats, %u plies\n", n_seats, self.n_plies);
  self.page = favor_game_page_new (session);
  self.cursor = favor_game_page_get_cursor (FAVOR_GAME_PAGE (self.page));
  favor_rng_seed (&self.rng, 1);
  window = page_fixture_show (self.page, 1280, 800);
  seek (&self, FALSE);
  seek (&self, TRUE);
  scrub (&self);
  page_fixture_close (window);
  return 0;
}
