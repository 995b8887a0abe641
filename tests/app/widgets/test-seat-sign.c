/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-seat-sign.h"

#include "favor-game.h"
#include "favor-seat-pattern.h"

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

#define PERIOD 12
#define BAND   16
#define WIDE   (6 * PERIOD)

/* What is painted of a band with the pattern of a seat. */
static void
paint_band (guint colour, guint32 pixels[BAND][WIDE])
{
  cairo_surface_t
          *surface = cairo_image_surface_create_for_data ((guchar *) pixels,
                                                    CAIRO_FORMAT_RGB24,
                                                    WIDE,
                                                    BAND,
                                                    WIDE * (int) sizeof (guint32));
  cairo_t *cr = cairo_create (surface);

  favor_seat_pattern_paint (cr, colour, 0, 0, WIDE, BAND);
  cairo_surface_flush (surface);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Apart from roundings. */
static gboolean
is_same (guint32 a, guint32 b)
{
  for (guint shift = 0; shift < 24; shift += 8)
    if (ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > 8)
      return FALSE;
  return TRUE;
}

/* A pattern goes on evenly, and no two seats have the same one, even without their colours. */
static void
test_patterns (void)
{
  static guint32 pixels[FAVOR_MAX_SEATS][BAND][WIDE];

  for (guint colour = 0; colour < FAVOR_MAX_SEATS; colour++)
    {
      paint_band (colour, pixels[colour]);
      for (guint y = 0; y < BAND; y++)
        for (guint x = PERIOD; x < WIDE - 3 * PERIOD; x++)
          g_assert_true (is_same (pixels[colour][y][x], pixels[colour][y][x + PERIOD]));
    }
  for (guint a = 0; a < FAVOR_MAX_SEATS; a++)
    for (guint b = 0; b < a; b++)
      {
        guint n_other = 0;

        for (guint y = 0; y < BAND; y++)
          for (guint x = PERIOD; x < 2 * PERIOD; x++)
            n_other += is_same (pixels[a][y][x], pixels[a][0][PERIOD]) !=
                       is_same (pixels[b][y][x], pixels[b][0][PERIOD]);
        g_assert_cmpuint (n_other, >, BAND * PERIOD / 16);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seat-sign/centred", test_centred);
  g_test_add_func ("/seat-sign/patterns", test_patterns);
  return g_test_run ();
}
