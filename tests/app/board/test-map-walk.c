/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-map-private.h"

#include "favor-game-view.h"
#include "favor-shapes.h"

#include "map-fixture.h"

#include <math.h>

/* How the focus, keys and pointers move in and with a map. */

/* The focus is always in sight: wherever it goes, and when the window gets smaller. */
static void
test_focus (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_RIGHT,       GTK_DIR_DOWN,
                                           GTK_DIR_TAB_FORWARD, GTK_DIR_LEFT,
                                           GTK_DIR_UP,          GTK_DIR_TAB_BACKWARD };
  MapFixture                    fixture;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 100);
  gtk_widget_grab_focus (GTK_WIDGET (map_fixture_tile (&fixture, 0, 0)));
  for (guint i = 0; i < 90; i++)
    {
      GtkWidget *focus;

      gtk_widget_child_focus (GTK_WIDGET (fixture.map), ways[i / 15]);
      focus = gtk_window_get_focus (fixture.window);
      g_assert_true (FAVOR_IS_PIECE (focus));
      page_fixture_wait_for (map_fixture_is_seen (&fixture, focus));
    }
  favor_map_focus (fixture.map, GTK_WIDGET (map_fixture_tile (&fixture, 19, 0)));
  map_fixture_rest (&fixture);
  page_fixture_wait_for (map_fixture_is_seen (&fixture,
                                              map_fixture_tile (&fixture, 19, 0)));
  gtk_window_set_default_size (fixture.window, 240, 200);
  page_fixture_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture.map)) == 240);
  page_fixture_settle ();
  g_assert_cmpfloat (map_fixture_place (&fixture, map_fixture_tile (&fixture, 19, 0))
                       .origin.x,
                     <=,
                     140);
  map_fixture_tear_down (&fixture);
}

/* A piece that is switched off can be focused when the board was asked to bring it into sight. */
static void
test_reveal (void)
{
  const graphene_point_t end = GRAPHENE_POINT_INIT (19, 19);
  GtkWidget             *first;
  MapFixture             fixture;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 100);
  gtk_window_set_focus (fixture.window, NULL);
  favor_map_centre (fixture.map, &end, FALSE);
  page_fixture_settle ();
  first = GTK_WIDGET (map_fixture_tile (&fixture, 0, 0));
  g_assert_false (gtk_widget_get_mapped (first));
  favor_board_reveal (FAVOR_BOARD (fixture.map), first);
  g_assert_true (gtk_widget_get_mapped (first));
  g_assert_true (gtk_widget_grab_focus (first));
  page_fixture_wait_for (map_fixture_is_seen (&fixture, first));
  g_assert_true (gtk_window_get_focus (fixture.window) == first);
  map_fixture_tear_down (&fixture);
}

/* What has the focus keeps it out of sight, and the next key brings it back; where a key moved the map
 * the focus goes on to what is seen. */
static void
test_focus_out_of_sight (void)
{
  GtkWidget *first;
  MapFixture fixture;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 100);
  first = GTK_WIDGET (map_fixture_tile (&fixture, 0, 0));
  gtk_widget_grab_focus (first);
  favor_map_pan (fixture.map, -1200, -1200);
  page_fixture_settle ();
  g_assert_true (gtk_window_get_focus (fixture.window) == first);
  g_assert_true (gtk_widget_get_mapped (first));
  if (page_fixture_key ("x"))
    {
      page_fixture_wait_for (map_fixture_is_seen (&fixture, first));
      for (guint i = 0; i < 5; i++)
        {
          page_fixture_key ("ctrl+Right");
          map_fixture_rest (&fixture);
        }
      g_assert_true (gtk_window_get_focus (fixture.window) != first);
      page_fixture_wait_for (map_fixture_is_seen (&fixture,
                                                  gtk_window_get_focus (fixture.window)));
    }
  map_fixture_tear_down (&fixture);
}

static void
assert_next (MapFixture      *fixture,
             FavorPiece      *from,
             GtkDirectionType direction,
             FavorPiece      *to)
{
  g_assert_true (favor_map_find_next (fixture->map, GTK_WIDGET (from), direction) ==
                 (GtkWidget *) to);
}

/* Arrows go to what lies in their direction, whatever it is; Tab through what can be chosen, in the
 * order of reading. */
static void
test_walk (void)
{
  FavorPiece *far, *follower;
  MapFixture  fixture;

  map_fixture_set_up (&fixture, 3, 2);
  far = map_fixture_add (&fixture, 9, 1);
  follower = map_fixture_add (&fixture, -1, -1);
  favor_map_place (fixture.map,
                   GTK_WIDGET (follower),
                   1,
                   &FAVOR_RECT (0.8f, 0.4f, 0.2f, 0.2f));
  page_fixture_settle ();
  assert_next (&fixture, map_fixture_tile (&fixture, 0, 0), GTK_DIR_RIGHT, follower);
  assert_next (&fixture, follower, GTK_DIR_RIGHT, map_fixture_tile (&fixture, 1, 0));
  assert_next (&fixture,
               map_fixture_tile (&fixture, 1, 0),
               GTK_DIR_DOWN,
               map_fixture_tile (&fixture, 1, 1));
  assert_next (&fixture, map_fixture_tile (&fixture, 2, 1), GTK_DIR_RIGHT, far);
  assert_next (&fixture, far, GTK_DIR_LEFT, map_fixture_tile (&fixture, 2, 1));
  assert_next (&fixture, far, GTK_DIR_RIGHT, NULL);
  assert_next (&fixture, NULL, GTK_DIR_TAB_FORWARD, map_fixture_tile (&fixture, 0, 0));
  assert_next (&fixture,
               map_fixture_tile (&fixture, 2, 0),
               GTK_DIR_TAB_FORWARD,
               map_fixture_tile (&fixture, 0, 1));
  favor_piece_set_state (far, FAVOR_PIECE_CHOOSABLE);
  favor_piece_set_state (map_fixture_tile (&fixture, 1, 0), FAVOR_PIECE_CHOOSABLE);
  assert_next (&fixture, NULL, GTK_DIR_TAB_FORWARD, map_fixture_tile (&fixture, 1, 0));
  assert_next (&fixture, map_fixture_tile (&fixture, 1, 0), GTK_DIR_TAB_FORWARD, far);
  assert_next (&fixture, far, GTK_DIR_TAB_FORWARD, NULL);
  assert_next (&fixture, far, GTK_DIR_TAB_BACKWARD, map_fixture_tile (&fixture, 1, 0));
  map_fixture_tear_down (&fixture);
}

/* Tab leaves the map through its buttons. */
static void
test_tab (void)
{
  FavorPiece *only;
  MapFixture  fixture;
  GtkWidget  *map;

  map_fixture_set_up (&fixture, 2, 1);
  map = GTK_WIDGET (fixture.map);
  only = map_fixture_tile (&fixture, 1, 0);
  favor_piece_set_state (only, FAVOR_PIECE_CHOOSABLE);
  gtk_window_set_focus (fixture.window, NULL);
  g_assert_true (gtk_widget_child_focus (map, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_window_get_focus (fixture.window) == GTK_WIDGET (only));
  for (guint i = 0; i < 3; i++)
    {
      g_assert_true (gtk_widget_child_focus (map, GTK_DIR_TAB_FORWARD));
      g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (fixture.window)));
    }
  g_assert_false (gtk_widget_child_focus (map, GTK_DIR_TAB_FORWARD));
  for (guint i = 0; i < 3; i++)
    g_assert_true (gtk_widget_child_focus (map, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_window_get_focus (fixture.window) == GTK_WIDGET (only));
  g_assert_false (gtk_widget_child_focus (map, GTK_DIR_TAB_BACKWARD));
  map_fixture_tear_down (&fixture);
}

/* Where nothing lies in their direction, arrows leave the focus where it is. */
static void
test_end (void)
{
  static const GtkDirectionType ways[] = { GTK_DIR_UP, GTK_DIR_RIGHT, GTK_DIR_DOWN,
                                           GTK_DIR_LEFT };
  GtkWidget *only;
  MapFixture fixture;

  map_fixture_set_up (&fixture, 1, 1);
  only = GTK_WIDGET (map_fixture_tile (&fixture, 0, 0));
  gtk_widget_grab_focus (only);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture.map), ways[i]));
      g_assert_true (gtk_window_get_focus (fixture.window) == only);
    }
  map_fixture_tear_down (&fixture);
}

/* By keys as by buttons, about what has the focus. */
static void
test_keys (void)
{
  graphene_rect_t before, after;
  MapFixture      fixture;
  FavorPiece     *piece;
  double          tile;

  map_fixture_set_up (&fixture, 20, 12);
  tile = favor_map_get_tile (fixture.map);
  piece = map_fixture_tile (&fixture, 10, 6);
  gtk_widget_grab_focus (GTK_WIDGET (piece));
  map_fixture_rest (&fixture);
  before = map_fixture_place (&fixture, piece);
  if (page_fixture_key ("plus"))
    {
      map_fixture_rest (&fixture);
      after = map_fixture_place (&fixture, piece);
      g_assert_cmpfloat (after.size.width, >, before.size.width);
      g_assert_cmpfloat_with_epsilon (after.origin.x + after.size.width / 2,
                                      before.origin.x + before.size.width / 2,
                                      2);
      page_fixture_key ("minus");
      page_fixture_key ("minus");
      map_fixture_rest (&fixture);
      g_assert_cmpfloat (favor_map_get_tile (fixture.map), <, tile);
      page_fixture_key ("Home");
      map_fixture_rest (&fixture);
      g_assert_cmpfloat (favor_map_get_tile (fixture.map), ==, tile);
      page_fixture_key ("KP_Add");
      page_fixture_key ("ctrl+0");
      map_fixture_rest (&fixture);
      g_assert_cmpfloat (favor_map_get_tile (fixture.map), ==, tile);
    }
  map_fixture_tear_down (&fixture);
}

/* The wheel moves the map, with Ctrl it zooms about the pointer. */
static void
test_wheel (void)
{
  const graphene_rect_t one = FAVOR_RECT (0, 0, 1, 1);
  graphene_point_t      before, after;
  MapFixture            fixture;
  float                 y;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  if (page_fixture_pointer ("mousemove 300 200"))
    {
      y = favor_map_to_pixels (fixture.map, &one).origin.y;
      page_fixture_pointer ("click 5");
      page_fixture_settle ();
      g_assert_cmpfloat (favor_map_to_pixels (fixture.map, &one).origin.y, <, y);
      before = favor_map_to_map (fixture.map, 300, 200);
      page_fixture_pointer ("keydown ctrl click 4 keyup ctrl");
      map_fixture_rest (&fixture);
      g_assert_cmpfloat (favor_map_get_tile (fixture.map), ==, 80);
      after = favor_map_to_map (fixture.map, 300, 200);
      g_assert_cmpfloat_with_epsilon (after.x, before.x, 0.02);
      g_assert_cmpfloat_with_epsilon (after.y, before.y, 0.02);
    }
  map_fixture_tear_down (&fixture);
}

static void
count_cb (FavorPiece *piece, guint *n)
{
  (*n)++;
}

/* Whoever drags moves the map and presses nothing; what can be chosen is dragged itself. */
static void
test_drag (void)
{
  const graphene_rect_t one = FAVOR_RECT (0, 0, 1, 1);
  graphene_rect_t       before, after;
  MapFixture            fixture;
  guint                 n = 0;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  for (guint i = 0; i < 3; i++)
    {
      before = favor_map_to_pixels (fixture.map, &one);
      if (!page_fixture_pointer ("mousemove 300 200 mousedown 1"))
        break;
      page_fixture_pointer ("mousemove 250 170");
      page_fixture_pointer ("mousemove 200 140");
      /* Whoever holds still does not let it go at speed. */
      g_usleep (200 * G_TIME_SPAN_MILLISECOND);
      page_fixture_pointer ("mouseup 1");
      page_fixture_settle ();
      after = favor_map_to_pixels (fixture.map, &one);
      if (i < 1)
        {
          g_assert_cmpfloat (after.origin.x, ==, before.origin.x - 100);
          g_assert_cmpfloat (after.origin.y, ==, before.origin.y - 60);
        }
      else
        g_assert_true (graphene_rect_equal (&before, &after));
      g_assert_cmpuint (n, ==, 0);
      for (int k = 0; k < 400; k++)
        {
          FavorPiece *piece = map_fixture_tile (&fixture, k % 20, k / 20);

          favor_piece_set_state (piece, FAVOR_PIECE_CHOOSABLE);
          if (i == 0)
            g_signal_connect (piece, "activated", G_CALLBACK (count_cb), &n);
        }
    }
  map_fixture_tear_down (&fixture);
}

/* Let go at speed the map goes on. A machine that is busy may hand over the last way of the pointer too
 * late, as if it had been held still. */
static void
test_swipe (void)
{
  MapFixture           fixture;
  const FavorMapSight *sight;
  gboolean             glided = FALSE;
  double               x;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  sight = favor_map_peek_sight (fixture.map);
  for (guint i = 0; i < 20 && !glided; i++)
    {
      favor_map_fit (fixture.map, FALSE);
      map_fixture_zoom (&fixture, 64);
      x = sight->x;
      if (!page_fixture_pointer ("mousemove 400 200 mousedown 1"))
        return map_fixture_tear_down (&fixture);
      page_fixture_pointer ("mousemove 350 200");
      page_fixture_pointer ("mousemove 300 200 mouseup 1");
      page_fixture_wait_for (!favor_map_is_going (fixture.map));
      g_assert_cmpfloat (sight->x, <=, x - 100);
      glided = sight->x < x - 100;
      g_assert_cmpfloat (sight->x, ==, round (sight->x));
      g_assert_cmpfloat (sight->tile, ==, 64);
    }
  g_assert_true (glided);
  map_fixture_tear_down (&fixture);
}

/* A press stops it on its way. */
static void
test_stop (void)
{
  MapFixture           fixture;
  const FavorMapSight *sight;
  double               from, way = 0;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  sight = favor_map_peek_sight (fixture.map);
  if (!page_fixture_pointer ("mousemove 300 200"))
    return map_fixture_tear_down (&fixture);
  for (guint i = 0; i < 20 && (way < 1 || way > 299); i++)
    {
      from = sight->x;
      favor_map_glide (fixture.map, i % 2 == 0 ? -1800 : 1800, 0);
      page_fixture_wait_for (fabs (sight->x - from) > 1);
      page_fixture_pointer ("mousedown 1");
      page_fixture_wait_for (!favor_map_is_going (fixture.map));
      way = fabs (sight->x - from);
      g_assert_cmpfloat (sight->x, ==, round (sight->x));
      /* It was pressed, but not dragged. */
      from = sight->x;
      page_fixture_pointer ("mouseup 1");
      g_assert_false (favor_map_is_going (fixture.map));
      g_assert_cmpfloat (sight->x, ==, from);
    }
  g_assert_cmpfloat (way, >=, 1);
  g_assert_cmpfloat (way, <=, 299);
  map_fixture_tear_down (&fixture);
}

/* ---- Twisting ------------------------------------------------------------------------- */

#define TEST_TYPE_VIEW (test_view_get_type ())
G_DECLARE_FINAL_TYPE (TestView, test_view, TEST, VIEW, FavorGameView)

struct _TestView
{
  FavorGameView parent_instance;
  int           turned;
};

G_DEFINE_FINAL_TYPE (TestView, test_view, FAVOR_TYPE_GAME_VIEW)

static gboolean
press_letter (FavorGameView *view, char letter)
{
  g_assert_true (letter == FAVOR_LETTER_TURN_RIGHT || letter == FAVOR_LETTER_TURN_LEFT);
  TEST_VIEW (view)->turned += letter == FAVOR_LETTER_TURN_RIGHT ? 1 : -1;
  return TRUE;
}

static void
test_view_class_init (TestViewClass *klass)
{
  FAVOR_GAME_VIEW_CLASS (klass)->press_letter = press_letter;
}

static void
test_view_init (TestView *self)
{
}

/* What is in hand turns with two fingers: by the quarter that is nearest, but not to and fro where they
 * tremble between two. Degrees that a gesture counts go from 0 to 360. */
static void
test_twist (void)
{
  static const struct
  {
    double twisted;
    int    turned;
  } way[] = { { 30, 0 },  { 44, 0 },  { 52, 1 },  { 44, 1 },  { 90, 1 }, { 135, 1 },
              { 141, 2 }, { 200, 2 }, { 290, 3 }, { 350, 4 }, { 10, 4 }, { 55, 5 },
              { 30, 4 },  { 320, 4 }, { 300, 3 }, { 225, 3 }, { 180, 2 } };

  TestView   *view = g_object_ref_sink (g_object_new (TEST_TYPE_VIEW, NULL));
  FavorMap   *map = favor_map_new ();
  GtkGesture *twist = map_fixture_find_controller (map, GTK_TYPE_GESTURE_ROTATE);

  g_signal_emit_by_name (twist, "begin", NULL);
  /* Nobody is there to turn anything. */
  g_signal_emit_by_name (twist, "angle-changed", 0.0, G_PI_2);
  gtk_widget_set_parent (GTK_WIDGET (map), GTK_WIDGET (view));
  for (guint i = 0; i < G_N_ELEMENTS (way); i++)
    {
      g_signal_emit_by_name (twist, "angle-changed", 0.0, way[i].twisted / 180 * G_PI);
      g_assert_cmpint (view->turned, ==, way[i].turned);
    }
  g_signal_emit_by_name (twist, "begin", NULL);
  g_signal_emit_by_name (twist, "angle-changed", 0.0, 0.1);
  g_assert_cmpint (view->turned, ==, 2);
  gtk_widget_unparent (GTK_WIDGET (map));
  g_assert_finalize_object (view);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/map-walk/focus", test_focus);
  g_test_add_func ("/map-walk/reveal", test_reveal);
  g_test_add_func ("/map-walk/focus-out-of-sight", test_focus_out_of_sight);
  g_test_add_func ("/map-walk/walk", test_walk);
  g_test_add_func ("/map-walk/tab", test_tab);
  g_test_add_func ("/map-walk/end", test_end);
  g_test_add_func ("/map-walk/keys", test_keys);
  g_test_add_func ("/map-walk/wheel", test_wheel);
  g_test_add_func ("/map-walk/drag", test_drag);
  g_test_add_func ("/map-walk/swipe", test_swipe);
  g_test_add_func ("/map-walk/stop", test_stop);
  g_test_add_func ("/map-walk/twist", test_twist);
  return g_test_run ();
}
