/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-grid.h"

#include <math.h>

/* Light of the three primaries. */
typedef struct
{
  double channel[3];
} Light;

struct _FavorLight
{
  int width, height;
  /* At each corner between pixels the light of all that lies above and to the left of it. */
  Light *sums;
};

static double
light_of_byte (int byte)
{
  double value = byte / 255.0;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static guchar
byte_of_light (double light)
{
  double value = light <= 0.0031308 ? 12.92 * light
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

static Light *
sum_at (const FavorLight *self, int x, int y)
{
  return &self->sums[(gsize) y * (gsize) (self->width + 1) + (gsize) x];
}

/* The mean light of what of a square lies in the picture. */
static Light
mean_light (const FavorLight *self, int x, int y, int cell)
{
  int   left = CLAMP (x, 0, self->width - 1);
  int   top = CLAMP (y, 0, self->height - 1);
  int   right = CLAMP (x + cell, left + 1, self->width);
  int   bottom = CLAMP (y + cell, top + 1, self->height);
  Light mean;

  for (int i = 0; i < 3; i++)
    mean.channel[i] = (sum_at (self, right, bottom)->channel[i] -
                       sum_at (self, left, bottom)->channel[i] -
                       sum_at (self, right, top)->channel[i] +
                       sum_at (self, left, top)->channel[i]) /
                      ((right - left) * (bottom - top));
  return mean;
}

/**
 * favor_light_new:
 * @picture: an opaque picture
 *
 * Returns: (transfer full): its light
 */
FavorLight *
favor_light_new (GdkPixbuf *picture)
{
  const guchar *pixels = gdk_pixbuf_read_pixels (picture);
  int           stride = gdk_pixbuf_get_rowstride (picture);
  int           n_channels = gdk_pixbuf_get_n_channels (picture);
  FavorLight   *self = g_new (FavorLight, 1);
  double        table[256];

  for (int i = 0; i < 256; i++)
    table[i] = light_of_byte (i);
  self->width = gdk_pixbuf_get_width (picture);
  self->height = gdk_pixbuf_get_height (picture);
  self->sums = g_new0 (Light, (gsize) (self->width + 1) * (gsize) (self->height + 1));
  for (int y = 0; y < self->height; y++)
    for (int i = 0; i < 3; i++)
      {
        const guchar *row = pixels + (gssize) y * stride + i;
        double        sum = 0;

        for (int x = 0; x < self->width; x++)
          {
            sum += table[row[x * n_channels]];
            sum_at (self, x + 1, y + 1)
              ->channel[i] = sum_at (self, x + 1, y)->channel[i] + sum;
          }
      }
  return self;
}

void
favor_light_free (FavorLight *self)
{
  g_free (self->sums);
  g_free (self);
}

/**
 * favor_light_shrink:
 * @cell: the edge of a cell in pixels
 *
 * Returns: (transfer full): a picture with a pixel for each cell
 */
GdkPixbuf *
favor_light_shrink (const FavorLight *self, int cell)
{
  int        width = self->width / cell;
  int        height = self->height / cell;
  GdkPixbuf *small = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  guchar    *pixels = gdk_pixbuf_get_pixels (small);
  int        stride = gdk_pixbuf_get_rowstride (small);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        Light light = mean_light (self, x * cell, y * cell, cell);

        for (int i = 0; i < 3; i++)
          pixels[y * stride + x * 3 + i] = byte_of_light (light.channel[i]);
      }
  return small;
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
 * favor_grid_new:
 * @light: the light of a picture
 * @cell: the edge of a cell in pixels
 * @dx: where the first cell begins in the picture, in pixels, 0 to @cell - 1
 * @dy: the same downwards
 *
 * Returns: (transfer full): the cells of the picture, as many as with no offset
 */
FavorGrid *
favor_grid_new (const FavorLight *light, int cell, int dx, int dy)
{
  FavorGrid *self = grid_new (light->width / cell, light->height / cell);

  for (int y = 0; y < self->height; y++)
    for (int x = 0; x < self->width; x++)
      {
        Light mean = mean_light (light, x * cell + dx, y * cell + dy, cell);

        self->cells[y * self->width + x] = cell_of_light (&mean);
      }
  return self;
}

/**
 * favor_grid_new_for_png:
 * @path: a file that holds what favor_light_shrink() made
 *
 * Returns: (transfer full) (nullable): the grid; a cell for each pixel
 */
FavorGrid *
favor_grid_new_for_png (const char *path, GError **error)
{
  g_autoptr (GdkPixbuf)  picture = gdk_pixbuf_new_from_file (path, error);
  g_autoptr (FavorLight) light = NULL;

  if (picture == NULL)
    return NULL;
  light = favor_light_new (picture);
  return favor_grid_new (light, 1, 0, 0);
}

void
favor_grid_free (FavorGrid *self)
{
  g_free (self->cells);
  g_free (self);
}
