/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

#include <pango/pangocairo.h>

#include "favor-letters.h"

static const double scale[] = {
  0.58, 0.65, FAVOR_LETTERS_TINY, FAVOR_LETTERS_SMALL, 0.9, 1, 1.18, 1.36, 1.5, 1.8,
  2.2,  2.7,
};

double
favor_letters_round (double part)
{
  double best = scale[0];

  for (guint i = 1; i < G_N_ELEMENTS (scale); i++)
    {
      if (fabs (scale[i] - part) < fabs (best - part))
        best = scale[i];
    }
  return best;
}

double
favor_letters_below (double part)
{
  double below = 0;

  for (guint i = 0; i < G_N_ELEMENTS (scale) && scale[i] < part; i++)
    below = scale[i];
  return below;
}

/* Fonts of the desktop have sizes in points, seldom in parts of them. */
double
favor_letters_measure (PangoContext *context)
{
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double                      dpi = pango_cairo_context_get_resolution (context);
  double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;
  double points, exact;

  if (dpi <= 0)
    dpi = 96;
  points = pango_font_description_get_size_is_absolute (font) ? size * 72 / dpi : size;
  exact = round (points * 4) / 4;
  if (fabs (points - exact) < 0.002)
    points = exact;
  return points * dpi / 72;
}

static int
round_size (double size)
{
  return (int) round (size * PANGO_SCALE);
}

PangoAttribute *
favor_letters_new_attribute (PangoContext *context, double part)
{
  return pango_attr_size_new_absolute (round_size (favor_letters_measure (context) *
                                                   part));
}

/**
 * favor_letters_set_size:
 * @font: gets the size
 * @size: in pixels, rounded as the style does
 *
 * Sets the size of the letters of a font.
 */
void
favor_letters_set_size (PangoFontDescription *font, double size)
{
  pango_font_description_set_absolute_size (font, round_size (size));
}
