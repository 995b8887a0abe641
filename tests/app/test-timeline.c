/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-timeline.h"

#include "page-fixture.h"
#include "wide-game.h"

static void
test_describe (void)
{
  g_autofree char *start = favor_timeline_describe (0, 118);
  g_autofree char *one = favor_timeline_describe (0, 1);
  g_autofree char *move = favor_timeline_describe (41, 118);

  g_assert_cmpstr (start, ==, "Start, 118 moves");
  g_assert_cmpstr (one, ==, "Start, 1 move");
  g_assert_cmpstr (move, ==, "Move 41 of 118");
}

/* Halving finds the same boundaries as looking at every ply. */
static void
test_rounds (void)
{
  g_autoptr (FavorSession) session = page_fixture_session (&favor_dummy_game, 2, 3, 8);
  g_autoptr (FavorCursor)  cursor = NULL;
  g_autoptr (GArray)       found = g_array_new (FALSE, FALSE, sizeof (guint));
  guint                    before = 0, n = 0;

  page_fixture_play (session, 48);
  cursor = favor_cursor_new (session);
  favor_timeline_find_rounds (cursor, found);
  for (guint ply = 0; ply <= favor_session_get_n_plies (session); ply++)
    {
      FavorPad pad;

      favor_dummy_game.score (favor_session_get_state (session, ply), 0, &pad);
      if (pad.round == before)
        continue;
      before = pad.round;
      g_assert_cmpuint (n, <, found->len);
      g_assert_cmpuint (g_array_index (found, guint, n), ==, ply);
      n++;
    }
  g_assert_cmpuint (n, ==, found->len);
  g_assert_cmpuint (n, >, 1);
}

static void
test_no_rounds (void)
{
  g_autoptr (FavorSession) session = page_fixture_session (&favor_wide_game, 2, 2, 8);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  g_autoptr (GArray)       found = g_array_new (FALSE, FALSE, sizeof (guint));

  favor_timeline_find_rounds (cursor, found);
  g_assert_cmpuint (found->len, ==, 0);
}

static void
test_scrub (void)
{
  FavorSession  *session = page_fixture_session (&favor_wide_game, 2, 2, 8);
  FavorCursor   *cursor;
  GtkWidget     *timeline = favor_timeline_new ();
  GtkWidget     *scale;
  GtkAdjustment *adjustment;
  GtkWindow     *window;
  gboolean       handled;

  page_fixture_play (session, 30);
  cursor = favor_cursor_new (session);
  favor_timeline_set_cursor (FAVOR_TIMELINE (timeline), cursor);
  window = page_fixture_show (timeline, 900, 60);
  scale = page_fixture_find (timeline, GTK_TYPE_SCALE, NULL);
  adjustment = gtk_range_get_adjustment (GTK_RANGE (scale));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), ==, 30);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 30);

  g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, 12.4, &handled);
  g_assert_true (handled);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 12);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 12);
  g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, 999.0, &handled);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 30);
  g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, -5.0, &handled);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 0);

  page_fixture_play (session, 2);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), ==, 32);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
test_speed (void)
{
  FavorSession      *session = page_fixture_session (&favor_wide_game, 2, 2, 8);
  FavorCursor       *cursor = favor_cursor_new (session);
  GtkWidget         *timeline = favor_timeline_new ();
  GtkWidget         *speed;
  GtkWindow         *window;
  static const guint intervals[] = { 2000, 1000, 500, 250 };

  favor_timeline_set_cursor (FAVOR_TIMELINE (timeline), cursor);
  window = page_fixture_show (timeline, 900, 60);
  g_assert_cmpuint (favor_cursor_get_interval (cursor), ==, 1000);
  speed = page_fixture_find (timeline, GTK_TYPE_DROP_DOWN, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (intervals); i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (speed), i);
      g_assert_cmpuint (favor_cursor_get_interval (cursor), ==, intervals[i]);
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
test_compact (void)
{
  FavorSession *session = page_fixture_session (&favor_dummy_game, 2, 2, 8);
  FavorCursor  *cursor = favor_cursor_new (session);
  GtkWidget    *timeline = favor_timeline_new ();
  GtkWindow    *window;
  int           least;

  favor_timeline_set_cursor (FAVOR_TIMELINE (timeline), cursor);
  favor_timeline_set_compact (FAVOR_TIMELINE (timeline), TRUE);
  window = page_fixture_show (timeline, 360, 60);
  gtk_widget_measure (timeline, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 300);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/timeline/describe", test_describe);
  g_test_add_func ("/timeline/rounds", test_rounds);
  g_test_add_func ("/timeline/no-rounds", test_no_rounds);
  g_test_add_func ("/timeline/scrub", test_scrub);
  g_test_add_func ("/timeline/speed", test_speed);
  g_test_add_func ("/timeline/compact", test_compact);
  return g_test_run ();
}
