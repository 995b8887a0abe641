/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-seat-strip.h"

#include "page-fixture.h"
#include "seat-view.h"
#include "wide-game.h"

/* Names of usual length are read whole, whatever stands beside them. */

/* Beside a name: the picture of an office, and what lies between. */
#define PICTURE 16
#define GAP     6

/* The first seat has an office, and has just gained something. */
static void
describe_seat (SeatView *self, FavorSeat seat, FavorSeatLook *look)
{
  look->emblem = g_strdup ("dragon/small-fox");
  look->facts = g_strdup ("Fox · 1 home");
  look->brief = g_strdup ("Fox");
  if (seat != 0)
    return;
  look->badge = g_strdup ("Judge");
  look->badge_art = g_strdup ("dragon/marker-judge");
  look->has_score = TRUE;
  look->score = 42;
  look->change = self->figure;
}

typedef struct
{
  FavorSession   *session;
  FavorCursor    *cursor;
  FavorSeatModel *model;
  SeatView       *view;
  FavorSeatStrip *strip;
  GtkWindow      *window;
  /* Of the first seat. */
  GtkWidget *name;
} Fixture;

static GtkWidget *
find_label (Fixture *fixture, const char *text)
{
  return page_fixture_find (GTK_WIDGET (fixture->strip), GTK_TYPE_LABEL, text);
}

static void
set_up (Fixture *fixture, int width)
{
  FavorPlayer player = { .name = (char *) "Zuzanna", .level = FAVOR_LEVEL_RANDOM };

  fixture->session = page_fixture_session (&favor_wide_game, 2, 4, 3);
  favor_session_set_player (fixture->session, 0, &player);
  fixture->cursor = favor_cursor_new (fixture->session);
  fixture->model = favor_seat_model_new (fixture->cursor);
  fixture->view = seat_view_new (describe_seat);
  fixture->strip = FAVOR_SEAT_STRIP (favor_seat_strip_new ());
  favor_seat_strip_set_model (fixture->strip, fixture->model);
  favor_seat_strip_set_view (fixture->strip, FAVOR_GAME_VIEW (fixture->view));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->strip), width, 60);
  page_fixture_settle ();
  fixture->name = find_label (fixture, "Zuzanna");
}

static void
tear_down (Fixture *fixture)
{
  favor_seat_strip_set_view (fixture->strip, NULL);
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->model);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

static gboolean
says (Fixture *fixture, const char *text)
{
  return seat_view_says (GTK_WIDGET (fixture->strip), text);
}

/* All seats are seen without scrolling. */
static void
assert_fits (Fixture *fixture)
{
  GtkWidget *scroller = page_fixture_find (GTK_WIDGET (fixture->strip),
                                           GTK_TYPE_SCROLLED_WINDOW,
                                           NULL);
  GtkAdjustment
    *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scroller));

  g_assert_cmpfloat (gtk_adjustment_get_upper (across),
                     <=,
                     gtk_adjustment_get_page_size (across));
}

/* What is gained lies upon the emblem: no word gives way for it. */
static void
test_gain (void)
{
  Fixture       fixture;
  GtkAllocation before, after;

  set_up (&fixture, 962);
  g_assert_false (page_fixture_is_cut (fixture.name));
  gtk_widget_get_allocation (fixture.name, &before);
  fixture.view->figure = 12;
  favor_seat_strip_update_looks (fixture.strip);
  page_fixture_settle ();
  g_assert_true (says (&fixture, "\u200e+12"));
  g_assert_true (says (&fixture, "Judge"));
  g_assert_false (page_fixture_is_cut (fixture.name));
  g_assert_false (page_fixture_is_cut (find_label (&fixture, "Fox · 1 home")));
  gtk_widget_get_allocation (fixture.name, &after);
  g_assert_cmpint (after.x, ==, before.x);
  g_assert_cmpint (after.width, ==, before.width);
  tear_down (&fixture);
}

/* Where a name and the word for an office have no room together, a picture is enough. */
static void
test_office (void)
{
  for (int width = 905; width <= 1205; width += 300)
    {
      Fixture fixture;

      set_up (&fixture, width);
      g_assert_false (page_fixture_is_cut (fixture.name));
      g_assert_cmpint (says (&fixture, "Judge"), ==, width > 1000);
      assert_fits (&fixture);
      tear_down (&fixture);
    }
}

/* A name is cut only where the picture of an office leaves no more room. */
static void
test_room (void)
{
  guint n_cut = 0;

  for (int width = 600; width <= 1000; width += 20)
    {
      Fixture fixture;

      set_up (&fixture, width);
      if (page_fixture_is_cut (fixture.name))
        {
          g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_parent (fixture.name)) -
                             gtk_widget_get_width (fixture.name),
                           <=,
                           PICTURE + GAP);
          n_cut++;
        }
      tear_down (&fixture);
    }
  g_assert_cmpuint (n_cut, >, 0);
}

/* Words about the table give way to names. */
static void
test_large (void)
{
  Fixture    fixture;
  GtkWidget *table;

  set_up (&fixture, 800);
  table = find_label (&fixture, "Round 1, lap 2");
  g_assert_false (page_fixture_is_cut (fixture.name));
  g_assert_false (page_fixture_is_cut (table));
  assert_fits (&fixture);
  page_fixture_set_letters (150);
  g_assert_false (page_fixture_is_cut (find_label (&fixture, "Cem")));
  g_assert_true (page_fixture_is_cut (table));
  assert_fits (&fixture);
  /* Most of its letters. */
  g_assert_cmpint (gtk_widget_get_width (fixture.name), >, 60);
  page_fixture_set_letters (100);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/seat-names/gain", test_gain);
  g_test_add_func ("/seat-names/office", test_office);
  g_test_add_func ("/seat-names/room", test_room);
  g_test_add_func ("/seat-names/large", test_large);
  return g_test_run ();
}
