/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-missing-art.h"

/**
 * favor_missing_art_draw:
 * @cr: where to draw, from the origin on
 * @width: in pixels
 * @height: in pixels
 *
 * Draws what is seen in the place of a picture whose file is missing or broken.
 */
void
favor_missing_art_draw (cairo_t *cr, int width, int height)
{
  static const GdkRGBA ink = { 0.14f, 0.12f, 0.17f, 1 };
  static const GdkRGBA gold = { 0.87f, 0.65f, 0.23f, 1 };
  static const GdkRGBA paper = { 0.97f, 0.93f, 0.85f, 1 };
  double               unit = MIN (width, height) / 100.0;

  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_paint (cr);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_rectangle (cr, 2 * unit, 2 * unit, width - 4 * unit, height - 4 * unit);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_rectangle (cr, 5 * unit, 5 * unit, width - 10 * unit, height - 10 * unit);
  cairo_fill (cr);

  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_scale (cr, unit, unit);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_arc (cr, 0, 0, 24, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &gold);
  cairo_arc (cr, 0, 0, 21, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_rectangle (cr, -8, -8, 16, 16);
  cairo_fill (cr);
}
