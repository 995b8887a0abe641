/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include <math.h>

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
