/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-seat-sign.h"

#include "favor-game.h"

/* Shields as they are painted into pictures. */

/* What is painted of a shield, with the first place and the one behind the last in each direction. */
typedef struct
{
  int left, right, top, bottom;
} Extent;

static Extent
paint (guint colour, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         width,
                                                         height);
  cairo_t         *cr = cairo_create (surface);
  Extent           extent = { width, 0, height, 0 };
  const guchar    *pixels;
  int              stride = cairo_image_surface_get_stride (surface);

  favor_seat_sign_paint (cr, colour, width, height);
  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (((const guint32 *) (gconstpointer) (pixels + (gsize) y * (gsize) stride))[x] !=
          0)
        extent = (Extent){ MIN (extent.left, x),
                           MAX (extent.right, x + 1),
                           MIN (extent.top, y),
                           MAX (extent.bottom, y + 1) };
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return extent;
}

/* In the middle of its box, whatever the shape of that is, as large as it can be, and whole. */
static void
test_centred (void)
{
  static const int boxes[][2] = { { 46, 46 }, { 120, 46 }, { 46, 120 }, { 200, 230 } };

  for (guint colour = 0; colour < FAVOR_MAX_SEATS; colour++)
    for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
      {
        int    width = boxes[i][0], height = boxes[i][1];
        Extent extent = paint (colour, width, height);

        g_assert_cmpint (ABS (extent.left - (width - extent.right)), <=, 3);
        g_assert_cmpint (ABS (extent.top - (height - extent.bottom)), <=, height / 12);
        g_assert_cmpint (MAX ((extent.right - extent.left) * 10 / width,
                              (extent.bottom - extent.top) * 10 / height),
                         >=,
                         8);
        g_assert_cmpint (extent.bottom, <=, height);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seat-sign/centred", test_centred);
  return g_test_run ();
}
