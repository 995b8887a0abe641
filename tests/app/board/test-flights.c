/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-flights.h"
#include "favor-motion.h"
#include "favor-scroll.h"
#include "favor-settings.h"

#include "page-fixture.h"

/* Two places at the ends of a wide box, and the layer over it. */
typedef struct
{
  GtkWidget    *overlay;
  GtkWidget    *box;
  GtkWidget    *first;
  GtkWidget    *second;
  FavorFlights *flights;
  FavorFace    *face;
  GtkWindow    *window;
} Fixture;

static void
set_up (Fixture *fixture)
{
  static const GdkRGBA red = { 1, 0, 0, 1 };

  fixture->overlay = gtk_overlay_new ();
  fixture->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 300);
  fixture->first = gtk_button_new_with_label ("First");
  fixture->second = gtk_button_new_with_label ("Second");
  gtk_box_append (GTK_BOX (fixture->box), fixture->first);
  gtk_box_append (GTK_BOX (fixture->box), fixture->second);
  gtk_widget_set_valign (fixture->box, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (fixture->overlay), fixture->box);
  fixture->flights = favor_flights_new ();
  gtk_overlay_add_overlay (GTK_OVERLAY (fixture->overlay), GTK_WIDGET (fixture->flights));
  fixture->face = favor_face_new (10, 10);
  favor_face_add_plate (fixture->face, &red, 0, &GRAPHENE_RECT_INIT (0, 0, 10, 10));
  fixture->window = page_fixture_show (fixture->overlay, 700, 300);
}

static void
tear_down (Fixture *fixture)
{
  favor_face_unref (fixture->face);
  page_fixture_close (fixture->window);
}

static void
fly (Fixture *fixture)
{
  favor_flights_fly (fixture->flights,
                     fixture->face,
                     20,
                     fixture->first,
                     fixture->second);
}

/* Where the layer draws something now; FALSE while it draws nothing. */
static gboolean
find_drawn (Fixture *fixture, graphene_rect_t *at)
{
  GtkWidget     *widget = GTK_WIDGET (fixture->flights);
  GtkSnapshot   *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  gsk_render_node_get_bounds (node, at);
  gsk_render_node_unref (node);
  return TRUE;
}

static float
find_middle (GtkWidget *widget, GtkWidget *within)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, within, &at));
  return at.origin.x + at.size.width / 2;
}

/* It leaves the one place, never goes back, arrives at the other one, and is gone. */
static void
test_way (void)
{
  Fixture         fixture;
  gint64          start;
  float           first, second, last = 0;
  guint           n = 0;
  graphene_rect_t at;

  set_up (&fixture);
  first = find_middle (fixture.first, fixture.overlay);
  second = find_middle (fixture.second, fixture.overlay);
  g_assert_false (find_drawn (&fixture, &at));
  start = g_get_monotonic_time ();
  fly (&fixture);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  while (favor_flights_count (fixture.flights) > 0)
    {
      if (find_drawn (&fixture, &at))
        {
          float middle = at.origin.x + at.size.width / 2;

          g_assert_cmpfloat (middle, >=, MAX (last, first) - 1.5f);
          g_assert_cmpfloat (middle, <=, second + 1.5f);
          last = middle;
          n++;
        }
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 200 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpfloat (last, >, (first + second) / 2);
  g_assert_false (find_drawn (&fixture, &at));
  tear_down (&fixture);
}

/* A frame that comes when the way would be over shows its beginning. */
static void
test_late (void)
{
  Fixture         fixture;
  GdkFrameClock  *clock;
  graphene_rect_t at;
  float           first, second;
  gint64          shown;

  set_up (&fixture);
  first = find_middle (fixture.first, fixture.overlay);
  second = find_middle (fixture.second, fixture.overlay);
  clock = gtk_widget_get_frame_clock (fixture.overlay);
  fly (&fixture);
  shown = gdk_frame_clock_get_frame_counter (clock);
  g_usleep (2 * favor_motion_get_duration (FAVOR_MOTION_MOVE) * 1000);
  page_fixture_wait_for (gdk_frame_clock_get_frame_counter (clock) > shown);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  g_assert_true (find_drawn (&fixture, &at));
  g_assert_cmpfloat (at.origin.x + at.size.width / 2, <, (first + second) / 2);
  page_fixture_wait_for (favor_flights_count (fixture.flights) == 0);
  tear_down (&fixture);
}

/* What goes at once follows each other; more than can be followed does not go. */
static void
test_many (void)
{
  Fixture fixture;
  gint64  start;

  set_up (&fixture);
  start = g_get_monotonic_time ();
  for (guint i = 0; i < 5; i++)
    fly (&fixture);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 5);
  page_fixture_wait_for (favor_flights_count (fixture.flights) == 0);
  g_assert_cmpint (g_get_monotonic_time () - start,
                   >=,
                   (220 + 4 * 60 - 20) * G_TIME_SPAN_MILLISECOND);
  for (guint i = 0; i < 2 * FAVOR_FLIGHTS_MOST; i++)
    fly (&fixture);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, FAVOR_FLIGHTS_MOST);
  favor_flights_finish (fixture.flights);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 0);
  tear_down (&fixture);
}

/* The window becomes another one, a place goes away, the whole layer does. */
static void
test_interrupted (void)
{
  Fixture         fixture;
  graphene_rect_t at;
  float           second;

  set_up (&fixture);
  for (guint i = 0; i < 4; i++)
    fly (&fixture);
  page_fixture_wait_for (find_drawn (&fixture, &at));
  gtk_box_set_spacing (GTK_BOX (fixture.box), 50);
  page_fixture_settle ();
  second = find_middle (fixture.second, fixture.overlay);
  while (favor_flights_count (fixture.flights) > 0)
    {
      if (find_drawn (&fixture, &at))
        g_assert_cmpfloat (at.origin.x + at.size.width / 2, <=, second + 11);
      g_main_context_iteration (NULL, TRUE);
    }
  fly (&fixture);
  fly (&fixture);
  gtk_box_remove (GTK_BOX (fixture.box), fixture.second);
  page_fixture_wait_for (favor_flights_count (fixture.flights) == 0);
  favor_flights_fly (fixture.flights, fixture.face, 20, fixture.first, NULL);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  gtk_widget_set_visible (GTK_WIDGET (fixture.flights), FALSE);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 0);
  tear_down (&fixture);
}

/* What comes into sight only when it has begun, because another side of the page is turned up, is the end of
 * its way all the same. */
static void
test_turned_up (void)
{
  Fixture         fixture;
  graphene_rect_t at;
  float           first, second, last = 0;

  set_up (&fixture);
  /* As large as the page: nothing else says where it is. */
  g_object_ref (fixture.second);
  gtk_box_remove (GTK_BOX (fixture.box), fixture.second);
  gtk_overlay_add_overlay (GTK_OVERLAY (fixture.overlay), fixture.second);
  gtk_widget_set_halign (fixture.second, GTK_ALIGN_END);
  g_object_unref (fixture.second);
  page_fixture_settle ();
  first = find_middle (fixture.first, fixture.overlay);
  second = find_middle (fixture.second, fixture.overlay);
  gtk_widget_set_child_visible (fixture.second, FALSE);
  page_fixture_wait_for (!gtk_widget_get_mapped (fixture.second));
  fly (&fixture);
  gtk_widget_set_child_visible (fixture.second, TRUE);
  while (favor_flights_count (fixture.flights) > 0)
    {
      if (find_drawn (&fixture, &at))
        last = at.origin.x + at.size.width / 2;
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpfloat (last, >, (first + second) / 2);
  tear_down (&fixture);
}

/* What cannot be seen is flown to at the edge of what can, and if nothing of it is there not at all. */
static void
test_out_of_sight (void)
{
  Fixture         fixture;
  GtkWidget      *scrolled = gtk_scrolled_window_new ();
  GtkWidget      *far = gtk_button_new_with_label ("Far");
  GtkWidget      *hidden = gtk_label_new ("Hidden");
  graphene_rect_t area, at;

  set_up (&fixture);
  gtk_widget_set_margin_top (far, 2000);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), far);
  gtk_widget_set_size_request (scrolled, 100, 150);
  gtk_box_append (GTK_BOX (fixture.box), scrolled);
  page_fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (scrolled, fixture.overlay, &area));
  favor_flights_fly (fixture.flights, fixture.face, 20, fixture.first, far);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  while (favor_flights_count (fixture.flights) > 0)
    {
      if (find_drawn (&fixture, &at))
        g_assert_cmpfloat (at.origin.y, <=, area.origin.y + area.size.height);
      g_main_context_iteration (NULL, TRUE);
    }
  g_object_ref_sink (hidden);
  favor_flights_fly (fixture.flights, fixture.face, 20, NULL, hidden);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 0);
  g_object_unref (hidden);
  tear_down (&fixture);
}

/* How long it takes until nothing is on its way, in milliseconds, and (out) until something was seen; it
 * is never cut off. */
static gint64
watch (Fixture *fixture, gint64 *seen)
{
  gint64          start = g_get_monotonic_time ();
  graphene_rect_t at;

  *seen = 0;
  while (favor_flights_count (fixture->flights) > 0)
    {
      if (find_drawn (fixture, &at))
        {
          if (*seen == 0)
            *seen = (g_get_monotonic_time () - start) / 1000;
          g_assert_cmpfloat (at.origin.x, >=, -1);
          g_assert_cmpfloat (at.origin.x + at.size.width, <=, 701);
          g_assert_cmpfloat (at.origin.y, >=, -1);
          g_assert_cmpfloat (at.origin.y + at.size.height, <=, 301);
        }
      g_main_context_iteration (NULL, TRUE);
    }
  return (g_get_monotonic_time () - start) / 1000;
}

/* A number waits for what brings it; what has no way to go is looked at longer than something that has.
 * Both are seen as a whole, even beside the edge of the page. */
static void
test_rises (void)
{
  Fixture fixture;
  gint64  seen;

  set_up (&fixture);
  favor_flights_rise (fixture.flights, fixture.face, 150, fixture.first);
  g_assert_cmpint (watch (&fixture, &seen), >=, 1400);
  g_assert_cmpint (seen, >=, 200);
  favor_flights_fly (fixture.flights, fixture.face, 150, NULL, fixture.first);
  g_assert_cmpint (watch (&fixture, &seen), >=, 580);
  gtk_widget_set_valign (fixture.box, GTK_ALIGN_END);
  page_fixture_settle ();
  favor_flights_fly (fixture.flights, fixture.face, 150, fixture.first, NULL);
  g_assert_cmpint (watch (&fixture, &seen), >=, 580);
  tear_down (&fixture);
}

/* Where nothing is to move it shows itself where it arrives; at once nothing is shown. */
static void
test_reduced (void)
{
  Fixture         fixture;
  GSettings      *settings = favor_settings_get_default ();
  graphene_rect_t at;
  float           second;

  set_up (&fixture);
  second = find_middle (fixture.second, fixture.overlay);
  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  fly (&fixture);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  while (favor_flights_count (fixture.flights) > 0)
    {
      if (find_drawn (&fixture, &at))
        g_assert_cmpfloat (ABS (at.origin.x + at.size.width / 2 - second), <, 1.5f);
      g_main_context_iteration (NULL, TRUE);
    }
  g_settings_reset (settings, "reduce-motion");
  g_settings_set_string (settings, "animation-speed", "instant");
  fly (&fixture);
  favor_flights_rise (fixture.flights, fixture.face, 20, fixture.second);
  favor_flights_celebrate (fixture.flights,
                           FAVOR_GREAT_HELD,
                           fixture.face,
                           NULL,
                           fixture.box);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 0);
  g_settings_reset (settings, "animation-speed");
  tear_down (&fixture);
}

/* Where nothing is to move a card that comes is not drawn twice: it comes to be seen where it is. */
static void
test_reduced_landing (void)
{
  Fixture         fixture;
  GSettings      *settings = favor_settings_get_default ();
  graphene_rect_t at;
  gboolean        whole = FALSE;

  set_up (&fixture);
  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  favor_flights_land (fixture.flights, fixture.face, 20, fixture.first, fixture.second);
  g_assert_true (favor_flights_awaits (fixture.flights, fixture.second));
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture.second), <, 0.01);
  while (favor_flights_count (fixture.flights) > 0)
    {
      g_assert_false (find_drawn (&fixture, &at));
      whole |= gtk_widget_get_opacity (fixture.second) > 0.99;
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_true (whole);
  g_assert_cmpfloat (gtk_widget_get_opacity (fixture.second), >, 0.99);
  g_settings_reset (settings, "reduce-motion");
  tear_down (&fixture);
}

/* One great moment takes the place of another, in the middle of what it is over. */
static void
test_great (void)
{
  Fixture         fixture;
  graphene_rect_t at, area;

  set_up (&fixture);
  favor_flights_celebrate (fixture.flights,
                           FAVOR_GREAT_HELD,
                           fixture.face,
                           NULL,
                           fixture.overlay);
  favor_flights_celebrate (fixture.flights,
                           FAVOR_GREAT_HELD,
                           fixture.face,
                           NULL,
                           fixture.overlay);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  favor_flights_rise (fixture.flights, fixture.face, 20, fixture.first);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 2);
  page_fixture_wait_for (favor_flights_count (fixture.flights) == 0);
  favor_flights_celebrate (fixture.flights,
                           FAVOR_GREAT_HELD,
                           fixture.face,
                           NULL,
                           fixture.overlay);
  page_fixture_wait_for (find_drawn (&fixture, &at));
  g_assert_true (gtk_widget_compute_bounds (fixture.overlay, fixture.overlay, &area));
  g_assert_true (graphene_rect_contains_point (&at, &GRAPHENE_POINT_INIT (350, 150)));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (fixture.flights)));
  page_fixture_wait_for (favor_flights_count (fixture.flights) == 0);
  tear_down (&fixture);
}

static float
measure_scroll (Fixture *fixture, double opened)
{
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t           at;

  favor_scroll_snapshot (fixture->face, 100, opened, fixture->overlay, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_get_bounds (node, &at);
  g_assert_cmpfloat (ABS (at.origin.y + at.size.height / 2), <=, 1);
  return at.size.height;
}

/* A scroll opens from its middle, rod beside rod at first, until there is room for what lies in it. */
static void
test_scroll (void)
{
  Fixture fixture;
  float   closed, open;

  set_up (&fixture);
  closed = measure_scroll (&fixture, 0);
  open = measure_scroll (&fixture, 1);
  g_assert_cmpfloat (closed, >, 20);
  g_assert_cmpfloat (measure_scroll (&fixture, 0.5), >, closed);
  g_assert_cmpfloat (measure_scroll (&fixture, 0.5), <, open);
  g_assert_cmpfloat (open, >, 100);
  favor_flights_celebrate (fixture.flights,
                           FAVOR_GREAT_SCROLL,
                           fixture.face,
                           NULL,
                           fixture.overlay);
  g_assert_cmpuint (favor_flights_count (fixture.flights), ==, 1);
  page_fixture_wait_for (favor_flights_count (fixture.flights) == 0);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/flights/way", test_way);
  g_test_add_func ("/flights/late", test_late);
  g_test_add_func ("/flights/many", test_many);
  g_test_add_func ("/flights/interrupted", test_interrupted);
  g_test_add_func ("/flights/out-of-sight", test_out_of_sight);
  g_test_add_func ("/flights/turned-up", test_turned_up);
  g_test_add_func ("/flights/rises", test_rises);
  g_test_add_func ("/flights/reduced", test_reduced);
  g_test_add_func ("/flights/reduced/landing", test_reduced_landing);
  g_test_add_func ("/flights/great", test_great);
  g_test_add_func ("/flights/scroll", test_scroll);
  return g_test_run ();
}
