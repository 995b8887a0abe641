/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "frame-meter.h"

#include "page-fixture.h"

#include "favor-face-parts.h"
#include "favor-game-page-private.h"
#include "favor-games.h"
#include "favor-memory.h"
#include "favor-style.h"
#include "favor-views.h"

/* measure-flights: the page of each game with its game begun. What a frame costs while cards cross all of it
 * from seat to seat and from the hand to the seats, also while the board shows the action that brought most,
 * and while a great moment is held up. */

#define WIDTH   1280
#define HEIGHT  800
#define N_CARDS 20
#define N_TIMES 10
#define N_PLIES 220

static void
send_cards (FavorGamePage *page, FavorFace *face)
{
  GtkWidget *hand = favor_game_view_get_hand (page->view);

  for (guint i = 0; i < N_CARDS; i++)
    favor_flights_fly (page->flights,
                       face,
                       56,
                       i % 2 == 0 && hand != NULL
                         ? hand
                         : favor_seat_strip_get_shield (page->strip, (FavorSeat) (i % 4)),
                       favor_seat_strip_get_shield (page->strip,
                                                    (FavorSeat) ((i + 3) % 4)));
}

/* Each frame until nothing is on its way any more. */
static void
measure (FavorGamePage *page, FrameMeter *meter)
{
  while (favor_flights_count (page->flights) > 0)
    {
      frame_meter_start (meter);
      frame_meter_wait (meter, GTK_WIDGET (page->flights));
    }
}

/* Points that all seats have. */
static gint
count_points (FavorSession *session, guint ply)
{
  const FavorGame *game = favor_session_get_game (session);
  gint             total = 0;

  for (guint seat = 0; seat < favor_session_get_n_seats (session); seat++)
    {
      FavorPad pad = { 0 };

      game->score (favor_session_get_state (session, ply), (FavorSeat) seat, &pad);
      total += pad.total;
    }
  return total;
}

static guint
find_best (FavorSession *session)
{
  guint n = favor_session_get_n_plies (session) - favor_session_get_over (session);
  guint best = 1;
  gint  most = G_MININT;

  for (guint ply = 1; ply <= n; ply++)
    {
      gint gain = count_points (session, ply) - count_points (session, ply - 1);

      if (gain <= most)
        continue;
      most = gain;
      best = ply;
    }
  return best;
}

static void
measure_best (FavorGamePage *page, FavorSession *session, FavorFace *card)
{
  FavorCursor *cursor = favor_game_view_get_cursor (page->view);
  FrameMeter  *meter;
  guint        best;

  page_fixture_play (session, N_PLIES);
  best = find_best (session);
  meter = frame_meter_new ("  20 cards, best action");
  for (guint i = 0; i < N_TIMES; i++)
    {
      favor_cursor_set_ply (cursor, best - 1);
      frame_meter_idle (300);
      favor_cursor_set_ply (cursor, best);
      send_cards (page, card);
      measure (page, meter);
    }
  frame_meter_report (meter);
}

static void
measure_game (const FavorGame *game)
{
  FavorSession         *session = page_fixture_session (game, 4, 4, 7);
  FavorGamePage        *page;
  GtkWindow            *window;
  FrameMeter           *meter;
  g_autoptr (FavorFace) card = favor_face_new_picture ("dragon/vote-noble");
  g_autoptr (FavorFace) person = favor_face_new_picture ("emperor/person-empress");

  page_fixture_play (session, 20);
  page = FAVOR_GAME_PAGE (favor_game_page_new (session));
  window = page_fixture_show (GTK_WIDGET (page), WIDTH, HEIGHT);
  frame_meter_idle (500);
  g_print ("%s\n", game->id);
  meter = frame_meter_new ("  20 cards");
  for (guint i = 0; i < N_TIMES; i++)
    {
      send_cards (page, card);
      measure (page, meter);
    }
  frame_meter_report (meter);
  meter = frame_meter_new ("  a great moment");
  for (guint i = 0; i < N_TIMES / 2; i++)
    {
      favor_flights_celebrate (page->flights,
                               FAVOR_GREAT_HELD,
                               person,
                               NULL,
                               GTK_WIDGET (page->view));
      measure (page, meter);
    }
  frame_meter_report (meter);
  measure_best (page, session, card);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  favor_memory_set_up ();
  adw_init ();
  favor_style_follow (adw_style_manager_get_default ());
  for (guint i = 0; favor_views_get_nth (i) != NULL; i++)
    measure_game (favor_games_find (favor_views_get_nth (i)->game_id));
  return 0;
}
