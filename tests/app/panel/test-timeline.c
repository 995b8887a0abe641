/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-timeline.h"

#include "favor-time-band.h"
#include "favor-time-bubble.h"
#include "favor-time-mark.h"
#include "favor-games.h"
#include "favor-table-words.h"
#include "favor-time-track.h"
#include "page-fixture.h"
#include "wide-game.h"

static void
test_describe (void)
{
  g_autofree char *start = favor_table_words_move (0, 118);
  g_autofree char *one = favor_table_words_move (0, 1);
  g_autofree char *move = favor_table_words_move (41, 118);

  g_assert_cmpstr (start, ==, "Start, 118 moves");
  g_assert_cmpstr (one, ==, "Start, 1 move");
  g_assert_cmpstr (move, ==, "Move 41 of 118");
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
  page_fixture_settle ();
  g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, -5.0, &handled);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 0);
  page_fixture_settle ();
  g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, 999.0, &handled);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 30);

  page_fixture_play (session, 2);
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), ==, 32);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
count_cb (guint *n_moves)
{
  (*n_moves)++;
}

/* However many wishes come in a frame, two seeks answer them, and the last one wins; steps
 * count from the last wish. */
static void
test_coalesce (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 8);
  FavorCursor  *cursor;
  GtkWidget    *timeline = favor_timeline_new ();
  GtkWidget    *scale;
  GtkWindow    *window;
  gboolean      handled;
  guint         n_moves = 0;

  page_fixture_play (session, 30);
  cursor = favor_cursor_new (session);
  favor_timeline_set_cursor (FAVOR_TIMELINE (timeline), cursor);
  window = page_fixture_show (timeline, 900, 60);
  scale = page_fixture_find (timeline, GTK_TYPE_SCALE, NULL);
  g_signal_connect_swapped (cursor, "moved", G_CALLBACK (count_cb), &n_moves);
  for (guint i = 1; i <= 20; i++)
    g_signal_emit_by_name (scale, "change-value", GTK_SCROLL_JUMP, (double) i, &handled);
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 1);
  page_fixture_settle ();
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 20);
  g_assert_cmpuint (n_moves, ==, 2);

  for (guint i = 0; i < 5; i++)
    {
      double now = gtk_range_get_value (GTK_RANGE (scale));

      g_signal_emit_by_name (scale,
                             "change-value",
                             GTK_SCROLL_STEP_LEFT,
                             now - 1,
                             &handled);
    }
  page_fixture_settle ();
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 15);
  /* Assistive technology sets the value of the slider. */
  gtk_range_set_value (GTK_RANGE (scale), 7);
  page_fixture_settle ();
  g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 7);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static FavorTimeBand
band_of (int width, guint n_plies, GArray *turns)
{
  return (FavorTimeBand){ .scale = { .width = width,
                                     .n_plies = n_plies,
                                     .start = FAVOR_TIME_BAND_MARGIN,
                                     .end = FAVOR_TIME_BAND_MARGIN },
                          .turns = turns };
}

/* Every ply is found again where it is drawn; patterns only where a turn has room. */
static void
test_band (void)
{
  g_autoptr (GArray) turns = g_array_new (FALSE, TRUE, sizeof (FavorTurn));
  FavorTimeBand      band = band_of (900, 300, turns);

  for (int rtl = 0; rtl < 2; rtl++)
    {
      band.scale.rtl = rtl;
      for (guint ply = 0; ply <= band.scale.n_plies; ply++)
        g_assert_cmpuint (favor_ply_scale_ply_at (&band.scale,
                                                  favor_ply_scale_x (&band.scale, ply)),
                          ==,
                          ply);
      g_assert_cmpuint (favor_ply_scale_ply_at (&band.scale, -9), ==, rtl ? 300 : 0);
      g_assert_cmpuint (favor_ply_scale_ply_at (&band.scale, 999), ==, rtl ? 0 : 300);
    }
  g_assert_false (favor_time_band_has_turns (&band));
  g_array_set_size (turns, 60);
  g_assert_true (favor_time_band_has_turns (&band));
  g_array_set_size (turns, 70);
  g_assert_false (favor_time_band_has_turns (&band));
}

/* (element-type guint): as many steps in each ply as the text says. */
static GArray *
list_steps (guint n_plies, guint ply, guint n)
{
  GArray *beats = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 1; i <= n_plies; i++)
    {
      guint steps = i == ply ? n : 1;

      g_array_append_val (beats, steps);
    }
  return beats;
}

static guint
count_teeth (int width, guint n_plies, guint n_steps, double *tallest)
{
  g_autoptr (GArray) beats = list_steps (n_plies, 10, n_steps);
  g_autoptr (GArray) teeth = g_array_new (FALSE, FALSE, sizeof (FavorTimeTooth));
  FavorTimeBand      band = band_of (width, n_plies, NULL);
  double             before = 0;

  band.beats = beats;
  *tallest = 0;
  for (int rtl = 0; rtl < 2; rtl++)
    {
      double from, to;

      band.scale.rtl = rtl;
      from = favor_ply_scale_x (&band.scale, 9);
      to = favor_ply_scale_x (&band.scale, 10);
      g_array_set_size (teeth, 0);
      favor_time_band_list_teeth (&band, teeth);
      for (guint i = 0; i < teeth->len; i++)
        {
          const FavorTimeTooth *tooth = &g_array_index (teeth, FavorTimeTooth, i);

          g_assert_cmpfloat (tooth->x, >=, MIN (from, to));
          g_assert_cmpfloat (tooth->x, <=, MAX (from, to));
          g_assert_cmpfloat (tooth->height, <=, 1);
          if (i > 0)
            g_assert_cmpfloat (ABS (tooth->x - before), >=, 3.9);
          before = tooth->x;
          *tallest = MAX (*tallest, tooth->height);
        }
    }
  return teeth->len;
}

/* A ply of many steps has a comb, and at least a tooth where it is narrow. */
static void
test_comb (void)
{
  double few, many;

  g_assert_cmpuint (count_teeth (900, 20, 1, &few), ==, 0);
  g_assert_cmpuint (count_teeth (900, 20, 2, &few), ==, 0);
  g_assert_cmpuint (count_teeth (900, 20, 4, &few), ==, 4);
  g_assert_cmpuint (count_teeth (900, 20, 25, &few), ==, 10);
  g_assert_cmpuint (count_teeth (200, 160, 4, &few), ==, 1);
  g_assert_cmpuint (count_teeth (200, 160, 25, &many), ==, 1);
  g_assert_cmpfloat (many, >, few);
}

/* What means more is drawn, what is too near to it is not. */
static void
test_marks (void)
{
  static const FavorPlyMark all[] = {
    { 10, 0, FAVOR_MARK_SCORING, 1 }, { 11, 0, FAVOR_MARK_GREAT, 0.5 },
    { 11, 5, FAVOR_MARK_AGAINST, 1 }, { 30, 0, FAVOR_MARK_SCORING, 1 },
    { 31, 0, FAVOR_MARK_AGAINST, 1 }, { 60, 0, FAVOR_MARK_GREAT, 1 },
  };
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (FavorPlyMark));
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (FavorPlyMark));
  FavorTimeBand      band = band_of (400, 100, NULL);
  guint              point = 61;

  g_array_append_vals (marks, all, G_N_ELEMENTS (all));
  band.marks = marks;
  favor_time_band_choose_marks (&band, chosen);
  g_assert_cmpuint (chosen->len, ==, 3);
  g_assert_cmpuint (g_array_index (chosen, FavorPlyMark, 0).mark, ==, FAVOR_MARK_GREAT);
  g_assert_cmpuint (g_array_index (chosen, FavorPlyMark, 1).ply, ==, 31);
  g_assert_cmpuint (g_array_index (chosen, FavorPlyMark, 2).ply, ==, 60);
  /* Turning points are drawn above all. */
  g_array_append_val (points, point);
  band.scale.points = points;
  g_array_set_size (chosen, 0);
  favor_time_band_choose_marks (&band, chosen);
  g_assert_cmpuint (chosen->len, ==, 2);
  /* With more room all are there. */
  band.scale.width = 4000;
  g_array_set_size (chosen, 0);
  favor_time_band_choose_marks (&band, chosen);
  g_assert_cmpuint (chosen->len, ==, G_N_ELEMENTS (all));
}

#define SIDE 16

/* Which of its pixels a mark covers. */
static void
trace_mark (FavorMark mark, gboolean *covered)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, SIDE, SIDE);
  cairo_t         *cr = cairo_create (surface);

  favor_time_mark_paint (cr, mark, SIDE / 2, SIDE / 2);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < SIDE * SIDE; i++)
    covered[i] =
      cairo_image_surface_get_data (
        surface)[i / SIDE * cairo_image_surface_get_stride (surface) + i % SIDE] > 127;
  cairo_surface_destroy (surface);
}

/* Without any colour they can be told apart, and each has words of its own. */
static void
test_shapes (void)
{
  gboolean covered[FAVOR_N_MARKS][SIDE * SIDE];

  for (FavorMark a = FAVOR_MARK_NONE + 1; a < FAVOR_N_MARKS; a++)
    {
      trace_mark (a, covered[a]);
      for (FavorMark b = FAVOR_MARK_NONE + 1; b < a; b++)
        {
          guint n = 0;

          for (guint i = 0; i < SIDE * SIDE; i++)
            n += covered[a][i] != covered[b][i];
          g_assert_cmpuint (n, >, 20);
          g_assert_cmpstr (favor_time_mark_describe (a),
                           !=,
                           favor_time_mark_describe (b));
        }
    }
}

/* A press goes there at once, a drag along with the pointer; the bubble says what was there. */
static void
test_pointer (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 8);
  FavorCursor  *cursor;
  GtkWidget    *track = favor_time_track_new ();
  GtkWidget    *bubble;
  GtkWindow    *window;

  page_fixture_play (session, 30);
  cursor = favor_cursor_new (session);
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (track), cursor);
  window = page_fixture_show (track, 900, 46);
  bubble = page_fixture_find (track, FAVOR_TYPE_TIME_BUBBLE, NULL);
  g_assert_false (gtk_widget_get_visible (bubble));
  if (page_fixture_pointer ("mousemove 450 20"))
    {
      page_fixture_wait_for (gtk_widget_get_visible (bubble));
      g_assert_cmpstr (favor_time_bubble_get_text (FAVOR_TIME_BUBBLE (bubble)),
                       ==,
                       "Ann builds at place 1.");
      g_assert_cmpuint (favor_cursor_get_ply (cursor), ==, 30);
      page_fixture_pointer ("mousedown 1");
      page_fixture_wait_for (favor_cursor_get_ply (cursor) == 15);
      page_fixture_pointer ("mousemove 200 20");
      page_fixture_pointer ("mousemove 12 20");
      page_fixture_wait_for (favor_cursor_get_ply (cursor) == 0);
      page_fixture_pointer ("mouseup 1");
      page_fixture_pointer ("mousemove 450 400");
      page_fixture_wait_for (!gtk_widget_get_visible (bubble));
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* However narrow its ply is, a mark is pointed at by its sign. */
static void
test_pointed_mark (void)
{
  FavorSession    *session = page_fixture_session (favor_games_find ("dragons-favour"),
                                                3,
                                                3,
                                                8);
  FavorCursor     *cursor;
  GtkWidget       *track = favor_time_track_new ();
  FavorTimeBubble *bubble;
  FavorPlyMark     marks[FAVOR_N_MARKS];
  GtkWindow       *window;
  guint            ply = 1;

  page_fixture_play (session, 200);
  cursor = favor_cursor_new (session);
  while (favor_marks_find_in (cursor, ply, marks) != FAVOR_MARK_SEAL)
    ply++;
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (track), cursor);
  window = page_fixture_show (track, 160, 46);
  bubble = FAVOR_TIME_BUBBLE (page_fixture_find (track, FAVOR_TYPE_TIME_BUBBLE, NULL));
  for (int away = -4; away <= 4; away += 4)
    {
      double from = favor_ply_picture_get_x (FAVOR_PLY_PICTURE (track), ply - 1);
      double to = favor_ply_picture_get_x (FAVOR_PLY_PICTURE (track), ply);
      g_autofree char *move = g_strdup_printf ("mousemove %d 7",
                                               (int) (from +
                                                      (to - from) *
                                                        marks[FAVOR_MARK_SEAL].place) +
                                                 away);

      if (!page_fixture_pointer (move))
        break;
      page_fixture_wait_for (gtk_widget_get_visible (GTK_WIDGET (bubble)) &&
                             strstr (favor_time_bubble_get_text (bubble),
                                     "Accomplished") != NULL);
    }
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

/* The bubble says of each mark what it means, with the sentence of what happened. */
static void
test_bubble (void)
{
  FavorSession *session = page_fixture_session (favor_games_find ("dragons-favour"),
                                                3,
                                                3,
                                                8);
  g_autoptr (FavorCursor)    cursor = NULL;
  g_autoptr (FavorScoreLine) line = NULL;
  g_autoptr (GtkWidget)      bubble = g_object_ref_sink (favor_time_bubble_new ());
  gboolean                   seen[FAVOR_N_MARKS] = { FALSE };
  guint                      n_seals = 0, n_kinds = 0;

  page_fixture_play (session, 200);
  cursor = favor_cursor_new (session);
  line = favor_score_line_new (cursor);
  for (guint ply = 0; ply <= favor_session_get_n_plies (session); ply++)
    {
      FavorPlyMark marks[FAVOR_N_MARKS];
      const char  *text;

      favor_marks_find_in (cursor, ply, marks);
      favor_time_bubble_show_ply (FAVOR_TIME_BUBBLE (bubble),
                                  cursor,
                                  line,
                                  ply,
                                  ply == 3);
      text = favor_time_bubble_get_text (FAVOR_TIME_BUBBLE (bubble));
      g_assert_cmpint (strstr (text, "Turning point") != NULL, ==, ply == 3);
      for (FavorMark i = FAVOR_MARK_NONE + 1; i < FAVOR_MARK_POINT; i++)
        {
          g_autofree char *meaning = g_strconcat (favor_time_mark_describe (i),
                                                  ": ",
                                                  NULL);

          g_assert_cmpint (strstr (text, meaning) != NULL,
                           ==,
                           marks[i].mark != FAVOR_MARK_NONE);
          n_kinds += marks[i].mark != FAVOR_MARK_NONE && !seen[i];
          seen[i] |= marks[i].mark != FAVOR_MARK_NONE;
        }
      n_seals += marks[FAVOR_MARK_SEAL].mark != FAVOR_MARK_NONE;
    }
  g_assert_cmpuint (n_seals, >, 2);
  /* Points, Works, what was done against somebody, votes that were won, great moments. */
  g_assert_cmpuint (n_kinds, ==, 5);
  g_object_unref (session);
}

/* With the keyboard the bubble is about the cursor, and tells it to ears. */
static void
test_focus (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 8);
  FavorCursor  *cursor;
  GtkWidget    *track = favor_time_track_new ();
  GtkWidget    *bubble, *scale;
  GtkWindow    *window;

  page_fixture_play (session, 30);
  cursor = favor_cursor_new (session);
  favor_ply_picture_set_cursor (FAVOR_PLY_PICTURE (track), cursor);
  window = page_fixture_show (track, 900, 46);
  bubble = page_fixture_find (track, FAVOR_TYPE_TIME_BUBBLE, NULL);
  scale = page_fixture_find (track, GTK_TYPE_SCALE, NULL);
  gtk_window_set_focus (window, NULL);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_visible (bubble));
  gtk_window_set_focus_visible (window, TRUE);
  gtk_widget_grab_focus (scale);
  g_assert_true (gtk_widget_get_visible (bubble));
  favor_cursor_set_ply (cursor, 8);
  g_assert_cmpstr (favor_time_bubble_get_text (FAVOR_TIME_BUBBLE (bubble)),
                   ==,
                   "Bo builds at place 1.");
  gtk_test_accessible_assert_property (scale,
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Bo builds at place 1.");
  gtk_test_accessible_assert_property (scale,
                                       GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                       "Move 8 of 30");
  gtk_window_set_focus (window, NULL);
  g_assert_false (gtk_widget_get_visible (bubble));
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/timeline/describe", test_describe);
  g_test_add_func ("/timeline/scrub", test_scrub);
  g_test_add_func ("/timeline/coalesce", test_coalesce);
  g_test_add_func ("/timeline/band", test_band);
  g_test_add_func ("/timeline/comb", test_comb);
  g_test_add_func ("/timeline/marks", test_marks);
  g_test_add_func ("/timeline/shapes", test_shapes);
  g_test_add_func ("/timeline/bubble", test_bubble);
  g_test_add_func ("/timeline/pointer", test_pointer);
  g_test_add_func ("/timeline/pointed-mark", test_pointed_mark);
  g_test_add_func ("/timeline/focus", test_focus);
  g_test_add_func ("/timeline/speed", test_speed);
  g_test_add_func ("/timeline/compact", test_compact);
  return g_test_run ();
}
