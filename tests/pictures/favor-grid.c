/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-grid.h"

#include <math.h>

/* Light of the three primaries, each 0 to 1. */
typedef struct
{
  float channel[3];
} Light;

static const float *
light_of_bytes (void)
{
  static float table[256];

  if (table[255] < 1)
    for (int i = 0; i < 256; i++)
      {
        double value = i / 255.0;

        table[i] = (float) (value <= 0.04045 ? value / 12.92
                                             : pow ((value + 0.055) / 1.055, 2.4));
      }
  return table;
}

static guchar
byte_of_light (float light)
{
  double value = light <= 0.0031308f ? 12.92 * light
                                     : 1.055 * pow (light, 1 / 2.4) - 0.055;

  return (guchar) lround (CLAMP (value, 0, 1) * 255);
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

/* The white is that of sRGB, D65. */
static FavorCell
cell_of_light (const Light *light)
{
  double r = light->channel[0];
  double g = light->channel[1];
  double b = light->channel[2];
  double x = lab_curve ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  double y = lab_curve (0.2126 * r + 0.7152 * g + 0.0722 * b);
  double z = lab_curve ((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);

  return (FavorCell){
    (float) (116 * y - 16),
    (float) (500 * (x - y)),
    (float) (200 * (y - z)),
  };
}

/* The mean light of a square; what of it lies outside of the picture is as its nearest pixel. */
static Light
mean_light (GdkPixbuf *picture, int x0, int y0, int cell)
{
  const float  *table = light_of_bytes ();
  const guchar *pixels = gdk_pixbuf_read_pixels (picture);
  int           stride = gdk_pixbuf_get_rowstride (picture);
  int           n_channels = gdk_pixbuf_get_n_channels (picture);
  int           last_x = gdk_pixbuf_get_width (picture) - 1;
  int           last_y = gdk_pixbuf_get_height (picture) - 1;
  float         sums[3] = { 0, 0, 0 };
  float         n = (float) (cell * cell);

  for (int y = y0; y < y0 + cell; y++)
    for (int x = x0; x < x0 + cell; x++)
      {
        const guchar *pixel = pixels + (gssize) CLAMP (y, 0, last_y) * stride +
                              (gssize) CLAMP (x, 0, last_x) * n_channels;

        for (int i = 0; i < 3; i++)
          sums[i] += table[pixel[i]];
      }
  return (Light){ { sums[0] / n, sums[1] / n, sums[2] / n } };
}

static FavorGrid *
grid_new (int width, int height)
{
  FavorGrid *self = g_new (FavorGrid, 1);

  self->width = width;
  self->height = height;
  self->cells = g_new (FavorCell, (gsize) width * (gsize) height);
  return self;
}

/**
 * favor_grid_new_shrunk:
 * @picture: an opaque picture
 * @cell: the edge of a cell in pixels
 * @dx: where the first cell begins in the picture, in pixels; may be negative
 * @dy: the same downwards
 *
 * Returns: (transfer full): the whole cells of the picture
 */
FavorGrid *
favor_grid_new_shrunk (GdkPixbuf *picture, int cell, int dx, int dy)
{
  FavorGrid *self = grid_new (gdk_pixbuf_get_width (picture) / cell,
                              gdk_pixbuf_get_height (picture) / cell);

  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      {
        Light light = mean_light (picture, x * cell + dx, y * cell + dy, cell);

        self->cells[y * self->width + x] = cell_of_light (&light);
      }
  return self;
}

/**
 * favor_grid_new_for_png:
 * @path: a file that holds what favor_grid_shrink() made
 *
 * Returns: (transfer full) (nullable): the grid; a cell for each pixel
 */
FavorGrid *
favor_grid_new_for_png (const char *path, GError **error)
{
  g_autoptr (GdkPixbuf) picture = gdk_pixbuf_new_from_file (path, error);

  return picture != NULL ? favor_grid_new_shrunk (picture, 1, 0, 0) : NULL;
}

/**
 * favor_grid_shrink:
 * @picture: an opaque picture
 * @cell: the edge of a cell in pixels
 *
 * Returns: (transfer full): a picture with a pixel for each cell
 */
GdkPixbuf *
favor_grid_shrink (GdkPixbuf *picture, int cell)
{
  int        width = gdk_pixbuf_get_width (picture) / cell;
  int        height = gdk_pixbuf_get_height (picture) / cell;
  GdkPixbuf *small = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  guchar    *pixels = gdk_pixbuf_get_pixels (small);
  int        stride = gdk_pixbuf_get_rowstride (small);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        Light light = mean_light (picture, x * cell, y * cell, cell);

        for (int i = 0; i < 3; i++)
          pixels[y * stride + x * 3 + i] = byte_of_light (light.channel[i]);
      }
  return small;
}

void
favor_grid_free (FavorGrid *self)
{
  g_free (self->cells);
  g_free (self);
}
