/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-art-picture.h"

#include "favor-art.h"
#include "favor-test.h"
#include "page-fixture.h"

/* Pictures of 50 x 70, 90 x 30 and 40 x 40 units (a red quarter at the upper left of blue):
 * art-test.gresource.xml. */

#define RED   0xffff0000
#define BLUE  0xff0000ff
#define GREEN 0xff00ff00

static FavorArtPicture *
create_picture (const char *id, int width, const char *text)
{
  return g_object_new (FAVOR_TYPE_ART_PICTURE,
                       "art",
                       id,
                       "width",
                       width,
                       "alternative-text",
                       text,
                       NULL);
}

static void
assert_asks_for (FavorArtPicture *picture, int width, int height)
{
  int minimum;
  int natural;

  gtk_widget_measure (GTK_WIDGET (picture),
                      GTK_ORIENTATION_HORIZONTAL,
                      -1,
                      &minimum,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, width);
  g_assert_cmpint (natural, ==, width);
  gtk_widget_measure (GTK_WIDGET (picture),
                      GTK_ORIENTATION_VERTICAL,
                      -1,
                      &minimum,
                      &natural,
                      NULL,
                      NULL);
  g_assert_cmpint (minimum, ==, height);
  g_assert_cmpint (natural, ==, height);
}

static void
test_measure (void)
{
  FavorArtPicture       *picture = create_picture (NULL, 80, NULL);
  g_autoptr (FavorWatch) watch = favor_watch_new (picture);
  g_autofree char       *id = NULL;
  int                    width;

  g_object_ref_sink (picture);
  assert_asks_for (picture, 80, 80);
  g_object_set (picture, "art", "test/card", NULL);
  favor_watch_assert (watch, "art", NULL);
  assert_asks_for (picture, 80, 112);
  g_object_set (picture, "art", "test/card", "width", 80, NULL);
  favor_watch_assert (watch, NULL, NULL);
  g_object_set (picture, "art", "test/wide", "width", 148, NULL);
  favor_watch_assert (watch, "art", "width", NULL);
  assert_asks_for (picture, 148, 49);
  g_object_get (picture, "art", &id, "width", &width, NULL);
  g_assert_cmpstr (id, ==, "test/wide");
  g_assert_cmpint (width, ==, 148);
  g_clear_pointer (&watch, favor_watch_free);
  g_assert_finalize_object (picture);
}

static void
test_name (void)
{
  FavorArtPicture *ornament = create_picture ("test/card", 80, NULL);
  FavorArtPicture *named = create_picture ("test/card", 80, "A Green Card");
  g_autofree char *text = NULL;

  g_object_ref_sink (ornament);
  g_object_ref_sink (named);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (ornament),
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (named), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (named),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A Green Card");
  g_object_get (named, "alternative-text", &text, NULL);
  g_assert_cmpstr (text, ==, "A Green Card");
  g_assert_finalize_object (ornament);
  g_assert_finalize_object (named);
}

/* (nullable): what the widget draws */
static GskRenderNode *
draw (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* What was drawn is kept, and given out again for the same place. */
static void
assert_drawn (FavorArtPicture *picture, const graphene_rect_t *place, int pixels)
{
  FavorArt              *art = favor_art_get_default ();
  GskRenderNode         *node = draw (GTK_WIDGET (picture));
  gsize                  n_bytes = favor_art_get_bytes (art);
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t        drawn;

  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &drawn);
  g_assert_cmpfloat (drawn.origin.x, ==, place->origin.x);
  g_assert_cmpfloat (drawn.origin.y, ==, place->origin.y);
  g_assert_cmpfloat_with_epsilon (drawn.size.width, place->size.width, 0.5);
  g_assert_cmpfloat_with_epsilon (drawn.size.height, place->size.height, 0.5);
  texture = favor_art_get_texture (art,
                                   "test/card",
                                   (float) gtk_widget_get_width (GTK_WIDGET (picture)),
                                   (float) gtk_widget_get_height (GTK_WIDGET (picture)),
                                   gtk_widget_get_scale_factor (GTK_WIDGET (picture)));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, pixels);
  g_assert_cmpuint (favor_art_get_bytes (art), ==, n_bytes);
  gsk_render_node_unref (node);
}

/* As large as the place allows, in its middle. */
static void
check_place (int pixels, int fewer_pixels)
{
  FavorArtPicture *picture = create_picture ("test/card", 80, NULL);
  GtkWindow       *window = page_fixture_show (GTK_WIDGET (picture), 301, 280);

  assert_drawn (picture, &GRAPHENE_RECT_INIT (50, 0, 200, 280), pixels);
  gtk_window_set_default_size (window, 100, 300);
  page_fixture_wait_for (gtk_widget_get_width (GTK_WIDGET (picture)) == 100);
  page_fixture_settle ();
  assert_drawn (picture, &GRAPHENE_RECT_INIT (0, 80, 100, 140), fewer_pixels);
  page_fixture_close (window);
}

static void
test_place (void)
{
  check_place (206, 103);
}

/* On a screen of twice the density: about twice the pixels in the same place. */
static void
test_sharp (void)
{
  if (g_test_subprocess ())
    {
      check_place (411, 206);
      return;
    }
  g_setenv ("GDK_SCALE", "2", TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_unsetenv ("GDK_SCALE");
  g_test_trap_assert_passed ();
}

/* The pixel that is seen there, as 0xaarrggbb. */
static guint32
seen_at (GtkWidget *widget, int x, int y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GdkTexture)   shot = NULL;
  GtkSnapshot             *snapshot = gtk_snapshot_new ();
  GskRenderNode           *node;
  guint32                  pixel;

  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (snapshot);
  shot =
    gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                 node,
                                 &GRAPHENE_RECT_INIT (x, y, 1, 1));
  gsk_render_node_unref (node);
  gdk_texture_download (shot, (guchar *) &pixel, sizeof pixel);
  return pixel;
}

/* Not mirrored. */
static void
test_pixels (gconstpointer data)
{
  GtkWidget *picture = GTK_WIDGET (create_picture ("test/quarters", 80, NULL));
  GtkWindow *window;

  gtk_widget_set_direction (picture, GPOINTER_TO_INT (data));
  window = page_fixture_show (picture, 160, 160);
  g_assert_cmphex (seen_at (picture, 5, 5), ==, RED);
  g_assert_cmphex (seen_at (picture, 75, 75), ==, RED);
  g_assert_cmphex (seen_at (picture, 85, 75), ==, BLUE);
  g_assert_cmphex (seen_at (picture, 75, 85), ==, BLUE);
  page_fixture_close (window);
}

/* A pictogram has the colour of words, on whatever ground they stand. */
static void
test_ink (void)
{
  GtkWidget *picture = GTK_WIDGET (create_picture ("test/pict-quarters", 80, NULL));
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  GtkWindow                 *window;

  gtk_css_provider_load_from_data (provider, "* { color: #00ff00; }", -1);
  gtk_style_context_add_provider (gtk_widget_get_style_context (picture),
                                  GTK_STYLE_PROVIDER (provider),
                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  window = page_fixture_show (picture, 160, 160);
  g_assert_cmphex (seen_at (picture, 5, 5), ==, GREEN);
  g_assert_cmphex (seen_at (picture, 85, 75), ==, GREEN);
  page_fixture_close (window);
}

static void
test_empty (void)
{
  FavorArtPicture *picture = create_picture (NULL, 80, NULL);
  FavorArtPicture *unplaced = create_picture ("test/card", 80, NULL);
  GtkWindow       *window = page_fixture_show (GTK_WIDGET (picture), 160, 160);

  g_object_ref_sink (unplaced);
  g_assert_null (draw (GTK_WIDGET (picture)));
  g_assert_null (draw (GTK_WIDGET (unplaced)));
  g_assert_finalize_object (unplaced);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/art-picture/measure", test_measure);
  g_test_add_func ("/art-picture/name", test_name);
  g_test_add_func ("/art-picture/place", test_place);
  g_test_add_func ("/art-picture/sharp", test_sharp);
  g_test_add_data_func ("/art-picture/left-to-right",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_pixels);
  g_test_add_data_func ("/art-picture/right-to-left",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_pixels);
  g_test_add_func ("/art-picture/ink", test_ink);
  g_test_add_func ("/art-picture/empty", test_empty);
  return g_test_run ();
}
