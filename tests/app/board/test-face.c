/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-face.h"

#include "page-fixture.h"

/* Pictures: see test-art-picture.c. */

#define RED  0xffff0000
#define BLUE 0xff0000ff

static FavorFace *
create_face (void)
{
  FavorFace *face = favor_face_new (200, 100);

  favor_face_add_art (face, "test/quarters", 0, 0, 100, 100);
  favor_face_add_art (face, "test/card", 120, 20, 60, 60);
  favor_face_add_text (face, "7", 40, FAVOR_TEXT_BOLD, 120, 20, 60, 60);
  return face;
}

typedef struct
{
  GtkWidget *widget;
  GtkWindow *window;
} Ground;

static void
set_up (Ground *ground)
{
  ground->widget = gtk_label_new (NULL);
  ground->window = page_fixture_show (ground->widget, 100, 100);
}

static void
tear_down (Ground *ground)
{
  page_fixture_close (ground->window);
}

/* (nullable): `face` drawn `width` pixels wide. */
static GskRenderNode *
draw (Ground *ground, FavorFace *face, double width)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  favor_face_snapshot (face, ground->widget, snapshot, width);
  return gtk_snapshot_free_to_node (snapshot);
}

static GdkTexture *
render (Ground *ground, GskRenderNode *node, const graphene_rect_t *place)
{
  GtkNative *native = gtk_widget_get_native (ground->widget);

  return gsk_renderer_render_texture (gtk_native_get_renderer (native), node, place);
}

/* The pixel that is seen there, as 0xaarrggbb. */
static guint32
seen_at (Ground *ground, GskRenderNode *node, float x, float y)
{
  g_autoptr (GdkTexture) shot = render (ground, node, &GRAPHENE_RECT_INIT (x, y, 1, 1));
  guint32                pixel;

  gdk_texture_download (shot, (guchar *) &pixel, sizeof pixel);
  return pixel;
}

/* How many opaque pixels of the upper left 100 x 100 are pale, or dark. */
static guint
count_opaque (Ground *ground, GskRenderNode *node, gboolean pale)
{
  g_autoptr (GdkTexture) shot = render (ground,
                                        node,
                                        &GRAPHENE_RECT_INIT (0, 0, 100, 100));
  guint32                pixels[100 * 100];
  guint                  n = 0;

  gdk_texture_download (shot, (guchar *) pixels, 100 * sizeof *pixels);
  for (guint i = 0; i < G_N_ELEMENTS (pixels); i++)
    n += pixels[i] >> 24 == 0xff && ((pixels[i] & 0xff) > 0x80) == pale;
  return n;
}

static void
test_equal (void)
{
  g_autoptr (FavorFace) face = create_face ();
  g_autoptr (FavorFace) same = create_face ();

  g_assert_true (favor_face_equal (NULL, NULL));
  g_assert_true (favor_face_equal (face, face));
  g_assert_true (favor_face_equal (face, same));
  g_assert_false (favor_face_equal (face, NULL));
  g_assert_false (favor_face_equal (NULL, face));
  favor_face_add_art (same, "test/card", 0, 0, 1, 1);
  g_assert_false (favor_face_equal (face, same));
}

/* What is shown in a low place counts, too. */
static void
test_equal_low (void)
{
  g_autoptr (FavorFace) face = create_face ();
  g_autoptr (FavorFace) other = create_face ();
  g_autoptr (FavorFace) low = favor_face_new (50, 30);

  g_assert_null (favor_face_get_low (face));
  favor_face_set_low (face, low);
  g_assert_true (favor_face_get_low (face) == low);
  g_assert_false (favor_face_equal (face, other));
  g_assert_false (favor_face_equal (other, face));
  favor_face_set_low (other, low);
  g_assert_true (favor_face_equal (face, other));
}

/* A face that differs in one thing. */
typedef enum
{
  OTHER_ASPECT,
  OTHER_ART,
  OTHER_TEXT,
  OTHER_SIZE,
  OTHER_STYLE,
  OTHER_PLACE,
  OTHER_ORDER,
  N_OTHERS
} Other;

static void
test_differs (gconstpointer data)
{
  Other                 other = (Other) GPOINTER_TO_INT (data);
  g_autoptr (FavorFace) face = create_face ();
  g_autoptr (FavorFace) differs = favor_face_new (200, other == OTHER_ASPECT ? 110 : 100);

  if (other == OTHER_ORDER)
    favor_face_add_art (differs, "test/card", 120, 20, 60, 60);
  favor_face_add_art (differs,
                      other == OTHER_ART ? "test/card" : "test/quarters",
                      0,
                      0,
                      100,
                      100);
  if (other != OTHER_ORDER)
    favor_face_add_art (differs,
                        "test/card",
                        120,
                        other == OTHER_PLACE ? 21 : 20,
                        60,
                        60);
  favor_face_add_text (differs,
                       other == OTHER_TEXT ? "8" : "7",
                       other == OTHER_SIZE ? 41 : 40,
                       other == OTHER_STYLE ? FAVOR_TEXT_PALE : FAVOR_TEXT_BOLD,
                       120,
                       20,
                       60,
                       60);
  g_assert_false (favor_face_equal (face, differs));
  g_assert_false (favor_face_equal (differs, face));
}

static void
test_refs (void)
{
  FavorFace *face = create_face ();
  FavorFace *again = favor_face_ref (face);

  g_assert_true (again == face);
  favor_face_unref (face);
  g_assert_cmpfloat (favor_face_get_aspect (again), ==, 2);
  favor_face_unref (again);
}

/* Pictures fill their place, at any size. */
static void
test_art (void)
{
  Ground                ground;
  g_autoptr (FavorFace) face = favor_face_new (80, 40);

  set_up (&ground);
  favor_face_add_art (face, "test/quarters", 40, 0, 40, 40);
  for (int scale = 1; scale <= 3; scale++)
    {
      GskRenderNode  *node = draw (&ground, face, 80 * scale);
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (node, &bounds);
      g_assert_cmpfloat (bounds.origin.x, ==, 40 * scale);
      g_assert_cmpfloat (bounds.size.width, ==, 40 * scale);
      g_assert_cmpfloat (bounds.size.height, ==, 40 * scale);
      g_assert_cmphex (seen_at (&ground,
                                node,
                                (float) (50 * scale),
                                (float) (10 * scale)),
                       ==,
                       RED);
      g_assert_cmphex (seen_at (&ground,
                                node,
                                (float) (70 * scale),
                                (float) (10 * scale)),
                       ==,
                       BLUE);
      gsk_render_node_unref (node);
    }
  tear_down (&ground);
}

/* Of a part of a picture only what lies in its window is seen. */
static void
test_part (void)
{
  Ground                ground;
  g_autoptr (FavorFace) face = favor_face_new (80, 40);
  GskRenderNode        *node;
  graphene_rect_t       bounds;

  set_up (&ground);
  favor_face_add_part (face,
                       "test/quarters",
                       &GRAPHENE_RECT_INIT (0, 0, 40, 40),
                       &GRAPHENE_RECT_INIT (25, 5, 10, 10));
  node = draw (&ground, face, 160);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.origin.x, ==, 50);
  g_assert_cmpfloat (bounds.size.width, ==, 20);
  g_assert_cmpfloat (bounds.size.height, ==, 20);
  g_assert_cmphex (seen_at (&ground, node, 60, 20), ==, BLUE);
  gsk_render_node_unref (node);
  tear_down (&ground);
}

/* A plate has round corners; what is sided goes to the other side with the text. */
static void
test_plate (void)
{
  static const GdkRGBA red = { 1, 0, 0, 1 };

  Ground                ground;
  g_autoptr (FavorFace) face = favor_face_new (100, 100);
  GskRenderNode        *node;

  set_up (&ground);
  favor_face_add_plate (face, &red, 10, &GRAPHENE_RECT_INIT (0, 0, 40, 20));
  favor_face_set_sided (face, TRUE);
  favor_face_add_plate (face, &red, 0, &GRAPHENE_RECT_INIT (0, 50, 40, 20));
  node = draw (&ground, face, 100);
  g_assert_cmphex (seen_at (&ground, node, 20, 10), ==, RED);
  g_assert_cmphex (seen_at (&ground, node, 0, 0) >> 24, <, 0x80);
  g_assert_cmphex (seen_at (&ground, node, 0, 50), ==, RED);
  gsk_render_node_unref (node);
  gtk_widget_set_direction (ground.widget, GTK_TEXT_DIR_RTL);
  node = draw (&ground, face, 100);
  g_assert_cmphex (seen_at (&ground, node, 20, 10), ==, RED);
  g_assert_cmphex (seen_at (&ground, node, 20, 60), ==, 0);
  g_assert_cmphex (seen_at (&ground, node, 80, 60), ==, RED);
  gsk_render_node_unref (node);
  tear_down (&ground);
}

/* A line at the start of its place begins where the text of the widget does. */
static void
test_start (void)
{
  Ground                ground;
  g_autoptr (FavorFace) face = favor_face_new (200, 40);
  GskRenderNode        *node;
  graphene_rect_t       bounds;

  set_up (&ground);
  favor_face_add_text (face, "Chef", 16, FAVOR_TEXT_START, 0, 0, 200, 40);
  node = draw (&ground, face, 200);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <, 100);
  gsk_render_node_unref (node);
  gtk_widget_set_direction (ground.widget, GTK_TEXT_DIR_RTL);
  node = draw (&ground, face, 200);
  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat (bounds.origin.x, >, 100);
  gsk_render_node_unref (node);
  tear_down (&ground);
}

static void
test_text (void)
{
  Ground                ground;
  g_autoptr (FavorFace) dark = favor_face_new (100, 100);
  g_autoptr (FavorFace) pale = favor_face_new (100, 100);
  GskRenderNode        *dark_node, *pale_node;

  set_up (&ground);
  favor_face_add_text (dark, "MM", 17, FAVOR_TEXT_BOLD, 0, 30, 100, 40);
  favor_face_add_text (pale, "MM", 17, FAVOR_TEXT_BOLD | FAVOR_TEXT_PALE, 0, 30, 100, 40);
  dark_node = draw (&ground, dark, 100);
  pale_node = draw (&ground, pale, 100);
  g_assert_cmpuint (count_opaque (&ground, dark_node, FALSE), >, 0);
  g_assert_cmpuint (count_opaque (&ground, dark_node, TRUE), ==, 0);
  g_assert_cmpuint (count_opaque (&ground, pale_node, TRUE), >, 0);
  g_assert_cmpuint (count_opaque (&ground, pale_node, FALSE), ==, 0);
  gsk_render_node_unref (dark_node);
  gsk_render_node_unref (pale_node);
  tear_down (&ground);
}

/* A line that is too long is cut; with FAVOR_TEXT_WRAP it goes on below, within its place. */
static void
test_long_text (void)
{
  static const char *const words = "Withdraw every other card of the role named here. "
                                   "Take 1 Favour from each clan hit.";

  Ground                ground;
  g_autoptr (FavorFace) line = favor_face_new (100, 100);
  g_autoptr (FavorFace) lines = favor_face_new (100, 100);
  GskRenderNode        *line_node, *lines_node;
  graphene_rect_t       line_bounds, lines_bounds;

  set_up (&ground);
  favor_face_add_text (line, words, 12, 0, 0, 0, 100, 100);
  favor_face_add_text (lines, words, 12, FAVOR_TEXT_WRAP, 0, 0, 100, 100);
  line_node = draw (&ground, line, 100);
  lines_node = draw (&ground, lines, 100);
  gsk_render_node_get_bounds (line_node, &line_bounds);
  gsk_render_node_get_bounds (lines_node, &lines_bounds);
  g_assert_cmpfloat (line_bounds.size.width, <=, 104);
  g_assert_cmpfloat (line_bounds.size.height, <, 26);
  g_assert_cmpfloat (lines_bounds.size.width, <=, 104);
  g_assert_cmpfloat (lines_bounds.size.height, >, 2 * line_bounds.size.height);
  g_assert_cmpfloat (lines_bounds.size.height, <=, 104);
  gsk_render_node_unref (line_node);
  gsk_render_node_unref (lines_node);
  tear_down (&ground);
}

/* With FAVOR_TEXT_WHOLE a line that would be cut is left out. */
static void
test_whole_text (void)
{
  Ground                ground;
  g_autoptr (FavorFace) cut = favor_face_new (100, 100);
  g_autoptr (FavorFace) whole = favor_face_new (100, 100);
  g_autoptr (FavorFace) fits = favor_face_new (100, 100);

  set_up (&ground);
  favor_face_add_text (cut, "twenty letters or so", 12, 0, 0, 0, 60, 30);
  favor_face_add_text (whole, "twenty letters or so", 12, FAVOR_TEXT_WHOLE, 0, 0, 60, 30);
  favor_face_add_text (fits, "few", 12, FAVOR_TEXT_WHOLE, 0, 0, 60, 30);
  gsk_render_node_unref (draw (&ground, cut, 100));
  g_assert_null (draw (&ground, whole, 100));
  gsk_render_node_unref (draw (&ground, fits, 100));
  tear_down (&ground);
}

/* Where that line has no room the brief face is shown, and all of the other one is not: neither its plates. */
static void
test_brief (void)
{
  static const GdkRGBA red = { 1, 0, 0, 1 }, blue = { 0, 0, 1, 1 };

  Ground                ground;
  g_autoptr (FavorFace) face = favor_face_new (100, 100);
  g_autoptr (FavorFace) same = favor_face_new (100, 100);
  g_autoptr (FavorFace) brief = favor_face_new (100, 100);
  GskRenderNode        *wide, *small;

  set_up (&ground);
  favor_face_add_plate (brief, &blue, 0, &GRAPHENE_RECT_INIT (0, 0, 100, 100));
  favor_face_add_plate (face, &red, 0, &GRAPHENE_RECT_INIT (0, 0, 100, 100));
  favor_face_add_text (face, "letters", 12, FAVOR_TEXT_WHOLE, 10, 10, 80, 20);
  favor_face_add_plate (same, &red, 0, &GRAPHENE_RECT_INIT (0, 0, 100, 100));
  favor_face_add_text (same, "letters", 12, FAVOR_TEXT_WHOLE, 10, 10, 80, 20);
  favor_face_set_brief (face, brief);
  g_assert_false (favor_face_equal (face, same));
  favor_face_set_brief (same, brief);
  g_assert_true (favor_face_equal (face, same));
  wide = draw (&ground, face, 100);
  small = draw (&ground, face, 20);
  g_assert_cmphex (seen_at (&ground, wide, 2, 2), ==, RED);
  g_assert_cmphex (seen_at (&ground, small, 2, 2), ==, BLUE);
  gsk_render_node_unref (wide);
  gsk_render_node_unref (small);
  tear_down (&ground);
}

/* Letters never get smaller than can be read; where there is no room for them, there are none. */
static void
test_small_text (void)
{
  Ground                ground;
  g_autoptr (FavorFace) face = favor_face_new (240, 336);
  GskRenderNode        *node;
  graphene_rect_t       large, small;

  set_up (&ground);
  favor_face_add_text (face, "7", 10, 0, 0, 0, 240, 100);
  node = draw (&ground, face, 240);
  gsk_render_node_get_bounds (node, &large);
  gsk_render_node_unref (node);
  node = draw (&ground, face, 60);
  gsk_render_node_get_bounds (node, &small);
  gsk_render_node_unref (node);
  g_assert_cmpfloat (small.size.height, >, 0.8 * large.size.height);
  g_assert_null (draw (&ground, face, 12));
  tear_down (&ground);
}

/* How high the line of a word is in a place so wide; 0 where it is not drawn. */
static float
height_of_word (Ground *ground, double width)
{
  g_autoptr (FavorFace) face = favor_face_new (200, 200);
  GskRenderNode        *node;
  graphene_rect_t       bounds;

  favor_face_add_text (face, "Masterpiece", 16, FAVOR_TEXT_WRAP, 0, 0, width, 100);
  node = draw (ground, face, 200);
  if (node == NULL)
    return 0;
  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return bounds.size.height;
}

/* A word that has not quite enough room is drawn smaller in one line, not in two; where it has
 * almost none, it is not drawn. */
static void
test_tight_text (void)
{
  Ground ground;
  float  usual, tight;
  double width = 200;

  set_up (&ground);
  usual = height_of_word (&ground, width);
  g_assert_cmpfloat (usual, >, 0);
  do
    {
      tight = height_of_word (&ground, width -= 1);
      g_assert_cmpfloat (tight, <=, usual);
    }
  while (width > 1 && tight >= usual);
  g_assert_cmpfloat (tight, >, 0);
  g_assert_cmpfloat (height_of_word (&ground, 12), <=, 0);
  tear_down (&ground);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/face/equal", test_equal);
  g_test_add_func ("/face/equal-low", test_equal_low);
  for (int i = 0; i < N_OTHERS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/face/differs-%d", i);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_differs);
    }
  g_test_add_func ("/face/refs", test_refs);
  g_test_add_func ("/face/art", test_art);
  g_test_add_func ("/face/part", test_part);
  g_test_add_func ("/face/plate", test_plate);
  g_test_add_func ("/face/start", test_start);
  g_test_add_func ("/face/text", test_text);
  g_test_add_func ("/face/long-text", test_long_text);
  g_test_add_func ("/face/whole-text", test_whole_text);
  g_test_add_func ("/face/brief", test_brief);
  g_test_add_func ("/face/small-text", test_small_text);
  g_test_add_func ("/face/tight-text", test_tight_text);
  return g_test_run ();
}
