/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-picture.h"

#include <librsvg/rsvg.h>
#include <string.h>

#include "page-fixture.h"

/* Half of it is red; the other half shows what lies behind. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_rectangle (cr, 0, 0, width / 2, height);
  cairo_fill (cr);
}

static GtkWidget *
create_area (int width, int height)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_cb, NULL, NULL);
  gtk_widget_set_size_request (area, width, height);
  return area;
}

static void
read_pixel (GdkTexture *texture, int x, int y, guchar pixel[4])
{
  int                stride = gdk_texture_get_width (texture) * 4;
  g_autofree guchar *data = g_malloc ((gsize) stride *
                                      (gsize) gdk_texture_get_height (texture));

  gdk_texture_download (texture, data, (gsize) stride);
  memcpy (pixel, data + y * stride + x * 4, 4);
}

static void
test_png (void)
{
  GtkWidget               *area = create_area (200, 100);
  GtkWidget               *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWindow               *window;
  g_autoptr (FavorPicture) picture = NULL;
  g_autoptr (GBytes)       bytes = NULL;
  g_autoptr (GError)       error = NULL;
  g_autoptr (GdkTexture)   texture = NULL;
  guchar                   pixel[4];

  gtk_box_append (GTK_BOX (box), area);
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  window = page_fixture_show (box, 400, 300);
  picture = favor_picture_take (area);
  g_assert_cmpint (favor_picture_get_width (picture), ==, 200);
  g_assert_cmpint (favor_picture_get_height (picture), ==, 100);
  bytes = favor_picture_to_png (picture);
  texture = gdk_texture_new_from_bytes (bytes, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 400);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 200);
  read_pixel (texture, 10, 10, pixel);
  g_assert_cmpint (pixel[GDK_MEMORY_DEFAULT == GDK_MEMORY_B8G8R8A8_PREMULTIPLIED ? 2 : 1],
                   ==,
                   255);
  /* Nothing of it can be seen through. */
  read_pixel (texture, 390, 190, pixel);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (pixel[i], >, 200);
  page_fixture_close (window);
}

/* What is scrolled out of sight belongs to it, and another look does not change it any more. */
static void
test_all_of_it (void)
{
  GtkWidget               *area = create_area (200, 900);
  GtkWidget               *scroller = gtk_scrolled_window_new ();
  GtkWindow               *window;
  g_autoptr (FavorPicture) picture = NULL;
  g_autoptr (GBytes)       before = NULL;
  g_autoptr (GBytes)       after = NULL;
  g_autoptr (GdkTexture)   texture = NULL;
  guchar                   pixel[4];

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), area);
  window = page_fixture_show (scroller, 200, 300);
  picture = favor_picture_take (area);
  g_assert_cmpint (favor_picture_get_height (picture), ==, 900);
  before = favor_picture_to_png (picture);
  texture = gdk_texture_new_from_bytes (before, NULL);
  read_pixel (texture, 10, 1790, pixel);
  g_assert_cmpint (pixel[GDK_MEMORY_DEFAULT == GDK_MEMORY_B8G8R8A8_PREMULTIPLIED ? 2 : 1],
                   ==,
                   255);
  gtk_widget_set_size_request (area, 100, 100);
  page_fixture_settle ();
  after = favor_picture_to_png (picture);
  g_assert_true (g_bytes_equal (before, after));
  page_fixture_close (window);
}

static void
test_svg (void)
{
  GtkWidget               *area = create_area (200, 100);
  GtkWindow               *window = page_fixture_show (area, 200, 100);
  g_autoptr (FavorPicture) picture = favor_picture_take (area);
  g_autoptr (GBytes)       bytes = favor_picture_to_svg (picture);
  g_autoptr (GError)       error = NULL;
  gsize                    length;
  const guint8            *data = g_bytes_get_data (bytes, &length);
  RsvgHandle              *handle = rsvg_handle_new_from_data (data, length, &error);
  double                   width, height;

  g_assert_no_error (error);
  g_assert_true (rsvg_handle_get_intrinsic_size_in_pixels (handle, &width, &height));
  g_assert_cmpfloat_with_epsilon (width, 200, 0.01);
  g_assert_cmpfloat_with_epsilon (height, 100, 0.01);
  g_object_unref (handle);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/picture/png", test_png);
  g_test_add_func ("/picture/all-of-it", test_all_of_it);
  g_test_add_func ("/picture/svg", test_svg);
  return g_test_run ();
}
