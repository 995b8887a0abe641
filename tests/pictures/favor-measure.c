/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-measure.h"

#include <math.h>

/* Blocks overlap by half. */
#define STEP (FAVOR_MEASURE_BLOCK / 2)
/* Blocks that differ less are the same, wherever else they may fit better. */
#define SAME 0.5f
/* In a block of that contrast a difference of the shape counts half. */
#define VIVID 10.0f
/* From here on the picture of the differences is wholly red. */
#define GLARING 12.0f

/* The differences of all blocks, in one of the two directions. */
typedef struct
{
  int    width, height;
  float  tint;
  float *blocks;
} Map;

static void
map_clear (Map *self)
{
  g_free (self->blocks);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Map, map_clear)

static void
map_init (Map *self, const FavorGrid *grid, double tint)
{
  gsize n;

  self->width = MAX (grid->width - FAVOR_MEASURE_BLOCK, 0) / STEP + 1;
  self->height = MAX (grid->height - FAVOR_MEASURE_BLOCK, 0) / STEP + 1;
  self->tint = (float) tint;
  n = (gsize) self->width * (gsize) self->height;
  self->blocks = g_new (float, n);
  for (gsize i = 0; i < n; i++)
    self->blocks[i] = G_MAXFLOAT;
}

static float
length (FavorCell v)
{
  return sqrtf (v.l * v.l + v.a * v.a + v.b * v.b);
}

static FavorCell
minus (FavorCell v, FavorCell w)
{
  return (FavorCell){ v.l - w.l, v.a - w.a, v.b - w.b };
}

static FavorCell
mean_of (const FavorCell *cells, int n)
{
  FavorCell sum = { 0, 0, 0 };

  for (int i = 0; i < n; i++)
    {
      sum.l += cells[i].l;
      sum.a += cells[i].a;
      sum.b += cells[i].b;
    }
  return (FavorCell){ sum.l / (float) n, sum.a / (float) n, sum.b / (float) n };
}

/* How much the cells differ from their mean, on average. */
static float
spread_of (const FavorCell *cells, int n, FavorCell mean)
{
  float sum = 0;

  for (int i = 0; i < n; i++)
    sum += length (minus (cells[i], mean));
  return sum / (float) n;
}

/* A block at x, y of one grid and one at x + dx, y + dy of the other; its cells outside of a
 * grid do not count. A result of at least `enough` may be too small. */
static float
differ (const FavorGrid *one,
        int              x,
        int              y,
        const FavorGrid *other,
        int              dx,
        int              dy,
        float            tint,
        float            enough)
{
  FavorCell mine[FAVOR_MEASURE_BLOCK * FAVOR_MEASURE_BLOCK];
  FavorCell others[G_N_ELEMENTS (mine)];
  FavorCell deltas[G_N_ELEMENTS (mine)];
  FavorCell mean;
  float     colour;
  float     contrast;
  int       n = 0;

  for (int v = MAX (y, MAX (0, -dy));
       v < MIN (y + FAVOR_MEASURE_BLOCK, one->height - MAX (0, dy));
       v++)
    for (int u = MAX (x, MAX (0, -dx));
         u < MIN (x + FAVOR_MEASURE_BLOCK, one->width - MAX (0, dx));
         u++)
      {
        mine[n] = *favor_grid_at (one, u, v);
        others[n] = *favor_grid_at (other, u + dx, v + dy);
        deltas[n] = minus (mine[n], others[n]);
        n++;
      }
  mean = mean_of (deltas, n);
  colour = MAX (length (mean) - tint, 0);
  if (colour >= enough)
    return colour;
  contrast = MAX (spread_of (mine, n, mean_of (mine, n)),
                  spread_of (others, n, mean_of (others, n)));
  return spread_of (deltas, n, mean) / (1 + contrast / VIVID) + colour;
}

/* Lowers the differences of all blocks of `one` to what they have when moved by dx, dy. */
static void
search (Map *map, const FavorGrid *one, const FavorGrid *other, int dx, int dy)
{
  for (int j = 0; j < map->height; j++)
    for (int i = 0; i < map->width; i++)
      {
        float *best = &map->blocks[j * map->width + i];

        if (*best > SAME)
          *best = MIN (*best,
                       differ (one, i * STEP, j * STEP, other, dx, dy, map->tint, *best));
      }
}

/* Both directions, over all ways to move a block by less than or just one cell. */
static void
search_around (Map maps[2], const FavorGrid *kept, GdkPixbuf *picture, int cell)
{
  g_autoptr (FavorLight) light = favor_light_new (picture);
  g_autoptr (FavorGrid)  unmoved = favor_grid_new (light, cell, 0, 0);

  search (&maps[0], kept, unmoved, 0, 0);
  search (&maps[1], unmoved, kept, 0, 0);
  for (int part = 0; part < cell * cell; part++)
    {
      int                   px = part % cell;
      int                   py = part / cell;
      g_autoptr (FavorGrid) moved = favor_grid_new (light, cell, px, py);

      /* With some pixels more the next whole cell is too far away. */
      for (int dy = -1; dy <= (py > 0 ? 0 : 1); dy++)
        for (int dx = -1; dx <= (px > 0 ? 0 : 1); dx++)
          {
            search (&maps[0], kept, moved, dx, dy);
            search (&maps[1], moved, kept, -dx, -dy);
          }
    }
}

static void
sum_up (const Map maps[2], FavorMeasure *measure)
{
  int    n = maps[0].width * maps[0].height;
  double sum = 0;

  measure->worst = -1;
  for (int i = 0; i < n; i++)
    {
      double block = MAX (maps[0].blocks[i], maps[1].blocks[i]);

      sum += block;
      if (block <= measure->worst)
        continue;
      measure->worst = block;
      measure->x = i % maps[0].width * STEP;
      measure->y = i / maps[0].width * STEP;
    }
  measure->mean = sum / n;
}

/* The picture in pale greys, and in red what differs. */
static GdkPixbuf *
paint_difference (const Map maps[2], GdkPixbuf *picture, int cell)
{
  GdkPixbuf *painted = gdk_pixbuf_copy (picture);
  guchar    *pixels = gdk_pixbuf_get_pixels (painted);
  int        stride = gdk_pixbuf_get_rowstride (painted);
  int        n_channels = gdk_pixbuf_get_n_channels (painted);
  int        edge = STEP * cell;

  for (int y = 0; y < gdk_pixbuf_get_height (painted); y++)
    for (int x = 0; x < gdk_pixbuf_get_width (painted); x++)
      {
        guchar *pixel = pixels + (gssize) y * stride + (gssize) x * n_channels;
        int     block = MIN (y / edge, maps[0].height - 1) * maps[0].width +
                    MIN (x / edge, maps[0].width - 1);
        float much = MAX (maps[0].blocks[block], maps[1].blocks[block]);
        float red = MIN (much / GLARING, 1);
        int   grey = 128 + (pixel[0] + 2 * pixel[1] + pixel[2]) / 8;

        pixel[0] = (guchar) ((float) grey + (float) (255 - grey) * red);
        pixel[1] = pixel[2] = (guchar) ((float) grey * (1 - red));
      }
  return painted;
}

/**
 * favor_measure_compare:
 * @kept: the picture as it should be
 * @picture: the picture as it is
 * @cell: the edge of a cell of @kept in pixels of @picture
 * @measure: (inout): how much they differ
 * @difference: (out) (transfer full) (optional): the picture with the differences in red
 *
 * Returns: %FALSE if the pictures have not the same size
 */
gboolean
favor_measure_compare (const FavorGrid *kept,
                       GdkPixbuf       *picture,
                       int              cell,
                       FavorMeasure    *measure,
                       GdkPixbuf      **difference,
                       GError         **error)
{
  int          width = gdk_pixbuf_get_width (picture) / cell;
  int          height = gdk_pixbuf_get_height (picture) / cell;
  g_auto (Map) kept_map = { 0 };
  g_auto (Map) new_map = { 0 };
  Map          maps[2];

  if (kept->width != width || kept->height != height)
    {
      g_set_error (error,
                   G_FILE_ERROR,
                   G_FILE_ERROR_INVAL,
                   "%d x %d cells instead of %d x %d",
                   width,
                   height,
                   kept->width,
                   kept->height);
      return FALSE;
    }
  map_init (&kept_map, kept, measure->tint);
  map_init (&new_map, kept, measure->tint);
  maps[0] = kept_map;
  maps[1] = new_map;
  search_around (maps, kept, picture, cell);
  sum_up (maps, measure);
  if (difference != NULL)
    *difference = paint_difference (maps, picture, cell);
  return TRUE;
}
