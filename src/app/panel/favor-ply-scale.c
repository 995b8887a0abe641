/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-ply-scale.h"

/**
 * favor_ply_scale_turn:
 * @way: from the start side, in pixels
 *
 * Returns: the same from the left
 */
double
favor_ply_scale_turn (const FavorPlyScale *scale, double way)
{
  return scale->rtl ? scale->width - way : way;
}

/**
 * favor_ply_scale_get_length:
 *
 * Returns: from the first ply to the last one, in pixels, at least 1
 */
double
favor_ply_scale_get_length (const FavorPlyScale *scale)
{
  return MAX (1, scale->width - scale->start - scale->end);
}

/**
 * favor_ply_scale_x:
 * @ply: 0 to the last one
 *
 * Returns: where it is, in pixels from the left
 */
double
favor_ply_scale_x (const FavorPlyScale *scale, guint ply)
{
  double share = scale->n_plies == 0 ? 0 : (double) ply / scale->n_plies;

  return favor_ply_scale_turn (scale,
                               scale->start + share * favor_ply_scale_get_length (scale));
}

/**
 * favor_ply_scale_ply_at:
 * @x: any place, in pixels from the left
 *
 * Returns: the nearest ply
 */
guint
favor_ply_scale_ply_at (const FavorPlyScale *scale, double x)
{
  double share = (favor_ply_scale_turn (scale, x) - scale->start) /
                 favor_ply_scale_get_length (scale);

  return (guint) (CLAMP (share, 0, 1) * scale->n_plies + 0.5);
}

/**
 * favor_ply_scale_set_source:
 * @rgb: the colour of what is painted next
 */
void
favor_ply_scale_set_source (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr,
                        (rgb >> 16 & 0xff) / 255.0,
                        (rgb >> 8 & 0xff) / 255.0,
                        (rgb & 0xff) / 255.0);
}

void
favor_ply_scale_paint_point (cairo_t *cr, double x, double y, double size)
{
  cairo_move_to (cr, x, y - size);
  cairo_line_to (cr, x + size, y);
  cairo_line_to (cr, x, y + size);
  cairo_line_to (cr, x - size, y);
  cairo_close_path (cr);
  favor_ply_scale_set_source (cr, FAVOR_PLY_PAPER);
  cairo_set_line_width (cr, 2);
  cairo_stroke_preserve (cr);
  favor_ply_scale_set_source (cr, FAVOR_PLY_PLUM);
  cairo_fill (cr);
}

/**
 * favor_ply_scale_paint_points:
 * @y: the middle of all of them
 * @size: from the middle to the side, in pixels
 *
 * Paints a plum lozenge at each turning point.
 */
void
favor_ply_scale_paint_points (const FavorPlyScale *scale,
                              cairo_t             *cr,
                              double               y,
                              double               size)
{
  for (guint i = 0; scale->points != NULL && i < scale->points->len; i++)
    favor_ply_scale_paint_point (cr,
                                 favor_ply_scale_x (scale,
                                                    g_array_index (scale->points,
                                                                   guint,
                                                                   i)),
                                 y,
                                 size);
}

/**
 * favor_ply_scale_add_box:
 * @rgb: its colour
 * @bounds: its place
 *
 * Draws a part of the mark of the cursor: a box with round ends.
 */
void
favor_ply_scale_add_box (GtkSnapshot           *snapshot,
                         guint32                rgb,
                         const graphene_rect_t *bounds)
{
  GdkRGBA        colour = { .red = (float) (rgb >> 16 & 0xff) / 255,
                            .green = (float) (rgb >> 8 & 0xff) / 255,
                            .blue = (float) (rgb & 0xff) / 255,
                            .alpha = 1 };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline,
                                   bounds,
                                   MIN (bounds->size.width, bounds->size.height) / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &colour, bounds);
  gtk_snapshot_pop (snapshot);
}
