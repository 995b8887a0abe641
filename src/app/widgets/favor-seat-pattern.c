/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "favor-seat-pattern.h"

#include "favor-schema.h"
#include "favor-seat-sign.h"

/* Patterns are drawn in a band from 0 to 16, and repeat themselves every 12. */
#define BAND   16
#define PERIOD 12

/* The checks of the black seat: paper would be louder than any other pattern. */
#define GREY 0x6f6a78

static void
trace_waves (cairo_t *cr, double x)
{
  for (int y = 5; y <= 12; y += 7)
    {
      cairo_move_to (cr, x, y);
      cairo_curve_to (cr, x + 2, y - 3.5, x + 4, y - 3.5, x + 6, y);
      cairo_curve_to (cr, x + 8, y + 3.5, x + 10, y + 3.5, x + 12, y);
    }
  cairo_stroke (cr);
}

static void
trace_chevrons (cairo_t *cr, double x)
{
  cairo_move_to (cr, x, 14);
  cairo_line_to (cr, x + 6, 4);
  cairo_line_to (cr, x + 12, 14);
  cairo_stroke (cr);
}

static void
trace_slants (cairo_t *cr, double x)
{
  for (double at = x - 12; at < x + 12; at += 6)
    {
      cairo_move_to (cr, at, BAND);
      cairo_line_to (cr, at + 10, 0);
    }
  cairo_stroke (cr);
}

static void
trace_checks (cairo_t *cr, double x)
{
  cairo_rectangle (cr, x, 0, 6, 8);
  cairo_rectangle (cr, x + 6, 8, 6, 8);
  cairo_fill (cr);
}

static void
trace_dots (cairo_t *cr, double x)
{
  cairo_arc (cr, x + 3, 5, 2.2, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_arc (cr, x + 9, 11, 2.2, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
trace_crosses (cairo_t *cr, double x)
{
  cairo_move_to (cr, x + 2, 3);
  cairo_line_to (cr, x + 10, 13);
  cairo_move_to (cr, x + 2, 13);
  cairo_line_to (cr, x + 10, 3);
  cairo_stroke (cr);
}

static void
trace_bars (cairo_t *cr, double x)
{
  cairo_rectangle (cr, x + 2, 0, 2.5, BAND);
  cairo_rectangle (cr, x + 8, 0, 2.5, BAND);
  cairo_fill (cr);
}

typedef void (*TracePattern) (cairo_t *cr, double x);

static const TracePattern patterns[FAVOR_MAX_SEATS] = {
  NULL,         trace_waves, trace_chevrons, trace_slants,
  trace_checks, trace_dots,  trace_crosses,  trace_bars,
};

static void
set_source (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr,
                        (rgb >> 16 & 0xff) / 255.0,
                        (rgb >> 8 & 0xff) / 255.0,
                        (rgb & 0xff) / 255.0);
}

void
favor_seat_pattern_paint (cairo_t *cr,
                          guint    colour,
                          double   x,
                          double   y,
                          double   width,
                          double   height)
{
  guint32 field, emblem;

  g_return_if_fail (colour < FAVOR_MAX_SEATS);

  favor_seat_sign_get_rgb (colour, &field, &emblem);
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  set_source (cr, field);
  cairo_paint (cr);
  if (patterns[colour] != NULL)
    {
      double scale = height / BAND;

      cairo_translate (cr, x, y);
      cairo_scale (cr, scale, scale);
      cairo_set_line_width (cr, 2);
      set_source (cr, patterns[colour] == trace_checks ? GREY : emblem);
      for (double at = 0; at < width / scale; at += PERIOD)
        patterns[colour](cr, at);
    }
  cairo_restore (cr);
}
