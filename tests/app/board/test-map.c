/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-map-overview.h"
#include "favor-map-private.h"

#include "favor-art.h"
#include "favor-board-things.h"

#include "map-fixture.h"

#include <math.h>

/* What is put where on a map, and how it is drawn. Pictures: see test-art-picture.c. */

/* Neighbours touch each other on whole pixels, and nothing is blown up or shrunk. */
static void
test_places (void)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (MAP_WIDTH / 2, MAP_HEIGHT / 2);
  MapFixture             fixture;

  map_fixture_set_up (&fixture, 5, 3);
  for (guint step = 0; step < 3; step++)
    {
      double          tile = favor_map_get_tile (fixture.map);
      graphene_rect_t first = map_fixture_place (&fixture,
                                                 map_fixture_tile (&fixture, 2, 1));
      graphene_rect_t next = map_fixture_place (&fixture,
                                                map_fixture_tile (&fixture, 3, 1));

      g_assert_cmpfloat (first.size.width, ==, tile);
      g_assert_cmpfloat (first.origin.x, ==, roundf (first.origin.x));
      g_assert_cmpfloat (first.origin.x + first.size.width, ==, next.origin.x);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (map_fixture_tile (&fixture,
                                                                           2,
                                                                           1))),
                       ==,
                       (int) tile);
      favor_map_zoom (fixture.map, 1, &middle);
      map_fixture_rest (&fixture);
    }
  map_fixture_tear_down (&fixture);
}

/* What is out of sight is switched off, and on again when it comes into sight. */
static void
test_culling (void)
{
  const graphene_point_t end = GRAPHENE_POINT_INIT (19.5f, 19.5f);
  MapFixture             fixture;

  map_fixture_set_up (&fixture, 20, 20);
  g_assert_cmpuint (map_fixture_count (&fixture), ==, 400);
  map_fixture_zoom (&fixture, 100);
  g_assert_cmpuint (map_fixture_count (&fixture), <=, 7 * 5);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (map_fixture_tile (&fixture, 0, 0))));
  gtk_window_set_focus (fixture.window, NULL);
  favor_map_centre (fixture.map, &end, FALSE);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (map_fixture_tile (&fixture, 0, 0))));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (map_fixture_tile (&fixture,
                                                                      19,
                                                                      19))));
  g_assert_cmpuint (map_fixture_count (&fixture), <=, 7 * 5);
  map_fixture_tear_down (&fixture);
}

/* What is counted from the left on a map is so in all languages; its buttons are at the start. */
static void
test_right_to_left (void)
{
  float      x[2];
  MapFixture fixture;
  GtkWidget *button;

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_set_default_direction (i == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      map_fixture_set_up (&fixture, 4, 2);
      x[i] = map_fixture_place (&fixture, map_fixture_tile (&fixture, 0, 0)).origin.x;
      g_assert_cmpfloat (map_fixture_place (&fixture, map_fixture_tile (&fixture, 3, 0))
                           .origin.x,
                         >,
                         x[i]);
      button = page_fixture_find (GTK_WIDGET (fixture.map), GTK_TYPE_BUTTON, NULL);
      g_assert_true ((map_fixture_place (&fixture, button).origin.x < MAP_WIDTH / 2) ==
                     (i == 0));
      map_fixture_tear_down (&fixture);
    }
  g_assert_cmpfloat (x[0], ==, x[1]);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A follower is never too small to be seen; it stands where it stood. */
static void
test_least (void)
{
  FavorPiece *follower;
  MapFixture  fixture;

  map_fixture_set_up (&fixture, 20, 12);
  follower = map_fixture_add (&fixture, 0, 0);
  favor_map_place (fixture.map,
                   GTK_WIDGET (follower),
                   2,
                   &FAVOR_RECT (5.25f, 5.25f, 0.5f, 0.25f));
  favor_map_set_least (fixture.map,
                       GTK_WIDGET (follower),
                       24,
                       &GRAPHENE_POINT_INIT (0.5f, 1));
  page_fixture_settle ();
  for (guint step = 0; step < 6; step++)
    {
      double           tile = favor_map_get_tile (fixture.map);
      graphene_rect_t  at = map_fixture_place (&fixture, follower);
      graphene_rect_t  base = map_fixture_place (&fixture,
                                                map_fixture_tile (&fixture, 5, 5));
      graphene_point_t about;
      double           height = MAX (24, tile / 4);

      g_assert_cmpfloat_with_epsilon (at.size.height, height, 1);
      g_assert_cmpfloat_with_epsilon (at.size.width, 2 * height, 1.5);
      g_assert_cmpfloat_with_epsilon (at.origin.x + at.size.width / 2,
                                      base.origin.x + tile / 2,
                                      1.5);
      g_assert_cmpfloat_with_epsilon (at.origin.y + at.size.height,
                                      base.origin.y + tile / 2,
                                      1.5);
      graphene_rect_get_center (&base, &about);
      favor_map_zoom (fixture.map, 1, &about);
      map_fixture_rest (&fixture);
    }
  map_fixture_tear_down (&fixture);
}

/* While the zoom moves nothing is drawn from a file: children are put smaller from the size they had,
 * or from the next fixed one if that was drawn ahead. At rest they have their own. */
static void
test_pictures (void)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (MAP_WIDTH / 2, MAP_HEIGHT / 2);
  FavorArt              *art = favor_art_get_default ();
  MapFixture             fixture;
  FavorPiece            *piece;
  FavorMapParts         *parts;
  gsize                  kept;

  /* What other maps had drawn. */
  favor_art_drop_unused (art, favor_art_count_uses (art));
  map_fixture_set_up (&fixture, 8, 5);
  parts = favor_map_parts (fixture.map);
  piece = map_fixture_tile (&fixture, 4, 2);
  page_fixture_wait_for (parts->preparing == 0);
  kept = favor_art_get_bytes (art);
  favor_map_hold (fixture.map, 45, &middle, TRUE);
  page_fixture_settle ();
  g_assert_true (favor_map_is_zooming (fixture.map));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (piece)), ==, 50);
  g_assert_cmpfloat_with_epsilon (map_fixture_place (&fixture, piece).size.width, 45, 1);
  /* So far ahead nothing was drawn. */
  favor_map_hold (fixture.map, 240, &middle, TRUE);
  page_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (piece)), <, 200);
  g_assert_cmpfloat_with_epsilon (map_fixture_place (&fixture, piece).size.width, 240, 1);
  g_assert_cmpuint (favor_art_get_bytes (art), ==, kept);
  favor_map_release (fixture.map);
  page_fixture_wait_for (parts->preparing == 0);
  page_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (piece)), ==, 240);
  g_assert_cmpuint (favor_art_get_bytes (art), >, kept);
  map_fixture_tear_down (&fixture);
}

/* A gesture that does not say when it ends has ended when nothing follows; then all is on whole pixels
 * again. */
static void
test_gesture (void)
{
  const graphene_point_t about = GRAPHENE_POINT_INIT (200, 100);
  const FavorMapSight   *sight;
  MapFixture             fixture;

  map_fixture_set_up (&fixture, 20, 20);
  sight = favor_map_peek_sight (fixture.map);
  for (guint i = 0; i < 10; i++)
    favor_map_hold (fixture.map, 60 + 1.37 * i, &about, FALSE);
  g_assert_true (favor_map_is_zooming (fixture.map));
  g_assert_cmpfloat_with_epsilon (sight->tile, 60 + 1.37 * 9, 0.001);
  page_fixture_wait_for (!favor_map_is_zooming (fixture.map));
  g_assert_cmpfloat (sight->tile, ==, 72);
  g_assert_cmpfloat (sight->x, ==, round (sight->x));
  g_assert_cmpfloat (sight->y, ==, round (sight->y));
  map_fixture_tear_down (&fixture);
}

/* A map that is let go at speed goes on in that direction, ever slower, and comes to rest on whole pixels
 * in the size that it had; what begins then stops it where it is. */
static void
test_glide (void)
{
  const FavorMapSight *sight;
  MapFixture           fixture;
  double               x, y;
  gint64               begin;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  sight = favor_map_peek_sight (fixture.map);
  x = sight->x;
  y = sight->y;
  favor_map_glide (fixture.map, 20, -30);
  g_assert_false (favor_map_is_going (fixture.map));
  begin = g_get_monotonic_time ();
  favor_map_glide (fixture.map, -900, -601);
  g_assert_cmpfloat (sight->x, ==, x);
  g_assert_true (favor_map_is_going (fixture.map));
  g_assert_false (favor_map_is_zooming (fixture.map));
  page_fixture_wait_for (!favor_map_is_going (fixture.map));
  g_assert_cmpint (g_get_monotonic_time () - begin, >=, 400 * G_TIME_SPAN_MILLISECOND);
  g_assert_cmpfloat (sight->x, ==, x - 150);
  g_assert_cmpfloat (sight->y, ==, y - 100);
  g_assert_cmpfloat (sight->tile, ==, 64);
  favor_map_glide (fixture.map, 900, 600);
  favor_map_pan (fixture.map, 7, 0);
  g_assert_false (favor_map_is_going (fixture.map));
  g_assert_cmpfloat (sight->x, ==, x - 143);
  favor_map_glide (fixture.map, 900, 600);
  page_fixture_wait_for (sight->x > x - 143);
  favor_map_stop_gliding (fixture.map);
  g_assert_cmpfloat (sight->x, ==, round (sight->x));
  x = sight->x;
  page_fixture_settle ();
  g_assert_cmpfloat (sight->x, ==, x);
  map_fixture_tear_down (&fixture);
}

/* Fingers leave a touchpad: what they scrolled to goes on. Those of a zoom glide nowhere. */
static void
test_glide_by_touchpad (void)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (MAP_WIDTH / 2, MAP_HEIGHT / 2);
  MapFixture             fixture;
  gpointer               scroll;
  double                 x;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  x = favor_map_peek_sight (fixture.map)->x;
  scroll = map_fixture_find_controller (fixture.map, GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  g_assert_true (gtk_event_controller_scroll_get_flags (scroll) &
                 GTK_EVENT_CONTROLLER_SCROLL_KINETIC);
  g_signal_emit_by_name (scroll, "decelerate", 600.0, 0.0);
  page_fixture_wait_for (!favor_map_is_going (fixture.map));
  g_assert_cmpfloat (favor_map_peek_sight (fixture.map)->x, ==, x - 100);
  g_signal_emit_by_name (scroll, "decelerate", -600.0, 0.0);
  g_assert_true (favor_map_is_going (fixture.map));
  g_signal_emit_by_name (scroll, "scroll-begin");
  g_assert_false (favor_map_is_going (fixture.map));
  favor_map_hold (fixture.map, 70, &middle, FALSE);
  g_signal_emit_by_name (scroll, "decelerate", 600.0, 0.0);
  g_assert_false (favor_map_is_going (fixture.map));
  map_fixture_tear_down (&fixture);
}

/* However fast it was it is not lost from sight; where nothing shall move it does not. */
static void
test_glide_far (void)
{
  GtkSettings         *desktop = gtk_settings_get_default ();
  const FavorMapSight *sight;
  MapFixture           fixture;
  double               x;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  sight = favor_map_peek_sight (fixture.map);
  for (int to = -1; to <= 1; to += 2)
    {
      favor_map_glide (fixture.map, to * 1e6, to * 1e6);
      page_fixture_wait_for (!favor_map_is_going (fixture.map));
      page_fixture_settle ();
      g_assert_cmpuint (map_fixture_count (&fixture), >=, 6 * 4);
    }
  favor_map_glide (fixture.map, -900, 0);
  favor_map_fit (fixture.map, TRUE);
  map_fixture_rest (&fixture);
  page_fixture_wait_for (!favor_map_is_going (fixture.map));
  g_assert_true (sight->fits);
  g_assert_cmpuint (map_fixture_count (&fixture), ==, 400);
  map_fixture_zoom (&fixture, 64);
  g_object_set (desktop, "gtk-enable-animations", FALSE, NULL);
  x = sight->x;
  favor_map_glide (fixture.map, 900, 0);
  g_assert_false (favor_map_is_going (fixture.map));
  page_fixture_settle ();
  g_assert_cmpfloat (sight->x, ==, x);
  g_object_set (desktop, "gtk-enable-animations", TRUE, NULL);
  map_fixture_tear_down (&fixture);
}

/* What hangs over the upper edge covers nothing of a map that fits. */
static void
test_top (void)
{
  MapFixture fixture;

  map_fixture_set_up (&fixture, 2, 12);
  favor_board_set_top (FAVOR_BOARD (fixture.map), 60);
  page_fixture_settle ();
  g_assert_cmpfloat (map_fixture_place (&fixture, map_fixture_tile (&fixture, 0, 0))
                       .origin.y,
                     >=,
                     60);
  g_assert_true (map_fixture_is_seen (&fixture, map_fixture_tile (&fixture, 1, 11)));
  map_fixture_tear_down (&fixture);
}

/* Where another widget is seen, a new child may come from. */
static void
test_locate (void)
{
  graphene_rect_t at, place;
  MapFixture      fixture;

  map_fixture_set_up (&fixture, 8, 4);
  g_assert_true (favor_map_get_place (fixture.map,
                                      GTK_WIDGET (map_fixture_tile (&fixture, 3, 2)),
                                      &place));
  g_assert_true (favor_map_locate (fixture.map,
                                   GTK_WIDGET (map_fixture_tile (&fixture, 3, 2)),
                                   &at));
  g_assert_true (graphene_rect_equal (&at, &place));
  map_fixture_tear_down (&fixture);
}

/* A map of one tile, and one that is 72 wide. */
static void
test_extremes (void)
{
  MapFixture      fixture;
  graphene_rect_t last;

  map_fixture_set_up (&fixture, 1, 1);
  g_assert_cmpfloat (favor_map_get_tile (fixture.map), ==, 128);
  favor_map_pan (fixture.map, 5000, -5000);
  page_fixture_settle ();
  g_assert_cmpuint (map_fixture_count (&fixture), ==, 1);
  map_fixture_tear_down (&fixture);
  map_fixture_set_up (&fixture, 72, 1);
  g_assert_cmpuint (map_fixture_count (&fixture), ==, 72);
  last = map_fixture_place (&fixture, map_fixture_tile (&fixture, 71, 0));
  g_assert_cmpfloat (last.origin.x + last.size.width, <=, MAP_WIDTH);
  map_fixture_zoom (&fixture, 64);
  favor_map_focus (fixture.map, GTK_WIDGET (map_fixture_tile (&fixture, 71, 0)));
  map_fixture_rest (&fixture);
  page_fixture_wait_for (gtk_widget_get_mapped (GTK_WIDGET (map_fixture_tile (&fixture,
                                                                              71,
                                                                              0))));
  favor_map_fit (fixture.map, TRUE);
  map_fixture_rest (&fixture);
  g_assert_cmpuint (map_fixture_count (&fixture), ==, 72);
  map_fixture_tear_down (&fixture);
  /* Nothing at all. */
  map_fixture_set_up (&fixture, 0, 0);
  favor_map_zoom (fixture.map, 1, NULL);
  favor_map_fit (fixture.map, FALSE);
  map_fixture_tear_down (&fixture);
}

/* Signs may lie beside the land; the map does not become smaller for them. */
static void
test_signs (void)
{
  FavorPiece     *sign;
  MapFixture      fixture;
  graphene_rect_t content, shown;
  double          tile;

  map_fixture_set_up (&fixture, 20, 12);
  content = favor_map_get_content (fixture.map);
  tile = favor_map_get_tile (fixture.map);
  sign = map_fixture_add (&fixture, 0, 0);
  favor_map_set_least (fixture.map,
                       GTK_WIDGET (sign),
                       24,
                       &GRAPHENE_POINT_INIT (0.5f, 0.5f));
  for (guint i = 0; i < 3; i++)
    {
      favor_map_place (fixture.map,
                       GTK_WIDGET (sign),
                       2,
                       &FAVOR_RECT (60.0f * (i + 1), 5, 0.5f, 0.5f));
      map_fixture_rest (&fixture);
      g_assert_cmpfloat_with_epsilon (favor_map_get_tile (fixture.map), tile, 0.001);
      shown = favor_map_get_content (fixture.map);
      g_assert_true (graphene_rect_equal (&content, &shown));
    }
  map_fixture_tear_down (&fixture);
}

/* Children lie in their order, whenever they came. */
static void
test_order (void)
{
  FavorPiece *low, *high, *north;
  MapFixture  fixture;

  map_fixture_set_up (&fixture, 0, 0);
  high = map_fixture_add (&fixture, 0, 0);
  favor_map_place (fixture.map, GTK_WIDGET (high), 2, &FAVOR_RECT (0, 0, 1, 1));
  low = map_fixture_add (&fixture, 0, 1);
  north = map_fixture_add (&fixture, 5, 0);
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (north)) == GTK_WIDGET (low));
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (low)) == GTK_WIDGET (high));
  favor_map_place (fixture.map, GTK_WIDGET (north), 0, &FAVOR_RECT (5, 2, 1, 1));
  g_assert_true (gtk_widget_get_next_sibling (GTK_WIDGET (low)) == GTK_WIDGET (north));
  map_fixture_tear_down (&fixture);
}

/* A map that fits shows what comes to it; it goes its way meanwhile, and may go from the map. */
static void
test_growth (void)
{
  FavorPiece *added;
  MapFixture  fixture;

  map_fixture_set_up (&fixture, 4, 3);
  added = map_fixture_add (&fixture, -6, 8);
  favor_board_set_origin (FAVOR_BOARD (fixture.map),
                          GTK_WIDGET (added),
                          &FAVOR_RECT (0, 0, 1, 1));
  favor_board_rearrange (FAVOR_BOARD (fixture.map), TRUE);
  page_fixture_settle ();
  map_fixture_rest (&fixture);
  page_fixture_wait_for (map_fixture_is_seen (&fixture, added));
  favor_board_remove (FAVOR_BOARD (fixture.map), GTK_WIDGET (added));
  page_fixture_wait_for (favor_map_get_tile (fixture.map) >= 100);
  favor_map_unplace (fixture.map, GTK_WIDGET (map_fixture_tile (&fixture, 0, 0)));
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (map_fixture_tile (&fixture, 0, 0))));
  map_fixture_tear_down (&fixture);
}

/* Words keep their size and stay in the window. */
static void
test_pin (void)
{
  GtkWidget      *words;
  MapFixture      fixture;
  graphene_rect_t at;
  float           width = 0;

  map_fixture_set_up (&fixture, 10, 6);
  words = favor_board_add_words (FAVOR_BOARD (fixture.map), "preview");
  gtk_label_set_label (GTK_LABEL (words), "City of 4 tiles, +8 if completed");
  favor_map_pin (fixture.map,
                 words,
                 9,
                 &GRAPHENE_POINT_INIT (0, 0),
                 &GRAPHENE_POINT_INIT (0.5f, 1));
  for (guint i = 0; i < 3; i++)
    {
      page_fixture_settle ();
      g_assert_true (map_fixture_is_seen (&fixture, words));
      at = map_fixture_place (&fixture, words);
      if (i > 0)
        g_assert_cmpfloat (at.size.width, ==, width);
      width = at.size.width;
      favor_map_zoom (fixture.map, 1, NULL);
      map_fixture_rest (&fixture);
    }
  map_fixture_tear_down (&fixture);
}

/* Nothing on a map is without a name, however large its tiles are. */
static void
assert_named (GtkWidget *widget)
{
  GtkAccessible    *accessible = GTK_ACCESSIBLE (widget);
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (accessible);

  if (role == GTK_ACCESSIBLE_ROLE_PRESENTATION)
    return;
  g_assert_true (gtk_test_accessible_has_property (accessible,
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL));
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && role == GTK_ACCESSIBLE_ROLE_GROUP;
       child = gtk_widget_get_next_sibling (child))
    assert_named (child);
}

static void
test_names (void)
{
  MapFixture fixture;

  map_fixture_set_up (&fixture, 20, 20);
  favor_board_add_mute_piece (FAVOR_BOARD (fixture.map), 0);
  for (guint i = 0; i < 4; i++)
    {
      assert_named (GTK_WIDGET (fixture.map));
      favor_map_zoom (fixture.map, 1, NULL);
      map_fixture_rest (&fixture);
    }
  map_fixture_tear_down (&fixture);
}

/* The small map is there where not all is seen. */
static void
test_overview (void)
{
  const graphene_rect_t last = FAVOR_RECT (19, 19, 1, 1);
  GtkWidget            *overview;
  graphene_rect_t       at;
  MapFixture            fixture;

  map_fixture_set_up (&fixture, 20, 20);
  overview = page_fixture_find (GTK_WIDGET (fixture.map), FAVOR_TYPE_MAP_OVERVIEW, NULL);
  g_assert_false (gtk_widget_get_mapped (overview));
  map_fixture_zoom (&fixture, 64);
  g_assert_true (map_fixture_is_seen (&fixture, overview));
  at = map_fixture_place (&fixture, overview);
  g_assert_false (map_fixture_is_seen (&fixture, map_fixture_tile (&fixture, 19, 19)));
  gtk_window_set_focus (fixture.window, NULL);
  if (page_fixture_pointer ("mousemove 12 300 mousemove 13 300"))
    {
      g_autofree char *end = g_strdup_printf ("mousemove %d %d mousedown 1 mouseup 1",
                                              (int) (at.origin.x + at.size.width - 7),
                                              (int) (at.origin.y + at.size.height - 7));

      page_fixture_pointer (end);
      map_fixture_rest (&fixture);
      page_fixture_wait_for (map_fixture_is_seen (&fixture,
                                                  map_fixture_tile (&fixture, 19, 19)));
      g_assert_cmpfloat (favor_map_to_pixels (fixture.map, &last).origin.x, >, 0);
    }
  g_object_set (fixture.map, "controls", FALSE, NULL);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (overview));
  map_fixture_tear_down (&fixture);
}

/* A picture of a part shows what lies there, in sight or not. */
static void
test_draw_part (void)
{
  static const guint32   red = 0xffff0000, blue = 0xff0000ff;
  GtkSnapshot           *snapshot = gtk_snapshot_new ();
  GskRenderNode         *node;
  g_autoptr (GdkTexture) texture = NULL;
  guint32                pixels[40 * 20];
  MapFixture             fixture;

  map_fixture_set_up (&fixture, 20, 20);
  map_fixture_zoom (&fixture, 64);
  favor_map_draw_part (fixture.map, snapshot, &FAVOR_RECT (18, 18, 2, 1), 40);
  node = gtk_snapshot_free_to_node (snapshot);
  texture =
    gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture.window)),
                                 node,
                                 &GRAPHENE_RECT_INIT (0, 0, 40, 20));
  gsk_render_node_unref (node);
  gdk_texture_download (texture, (guchar *) pixels, 40 * sizeof (guint32));
  g_assert_cmphex (pixels[4 * 40 + 4], ==, red);
  g_assert_cmphex (pixels[4 * 40 + 24], ==, red);
  g_assert_cmphex (pixels[15 * 40 + 15], ==, blue);
  map_fixture_tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/map/places", test_places);
  g_test_add_func ("/map/culling", test_culling);
  g_test_add_func ("/map/right-to-left", test_right_to_left);
  g_test_add_func ("/map/least", test_least);
  g_test_add_func ("/map/pictures", test_pictures);
  g_test_add_func ("/map/gesture", test_gesture);
  g_test_add_func ("/map/glide", test_glide);
  g_test_add_func ("/map/glide-by-touchpad", test_glide_by_touchpad);
  g_test_add_func ("/map/glide-far", test_glide_far);
  g_test_add_func ("/map/top", test_top);
  g_test_add_func ("/map/locate", test_locate);
  g_test_add_func ("/map/extremes", test_extremes);
  g_test_add_func ("/map/signs", test_signs);
  g_test_add_func ("/map/order", test_order);
  g_test_add_func ("/map/growth", test_growth);
  g_test_add_func ("/map/pin", test_pin);
  g_test_add_func ("/map/names", test_names);
  g_test_add_func ("/map/overview", test_overview);
  g_test_add_func ("/map/draw-part", test_draw_part);
  return g_test_run ();
}
