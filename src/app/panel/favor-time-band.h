/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-schema.h"
#include "favor-turns.h"

G_BEGIN_DECLS

#define FAVOR_TIME_BAND_HEIGHT 46

/**
 * FavorTimeBand:
 * @width: of the whole picture, in pixels
 * @rtl: time runs to the left
 * @n_plies: the last ply; the first one is 0
 * @starts: (element-type guint): the first ply of each round; may be empty
 * @turns: (element-type FavorTurn): who decided when
 * @key_plies: (element-type guint): where something was revealed
 * @points: (element-type guint): turning points
 * @colour: of each seat
 * @text: colour of ticks and figures
 *
 * What a timeline shows; a plain value that is filled in for one drawing.
 */
typedef struct
{
  int      width;
  gboolean rtl;
  guint    n_plies;
  GArray  *starts;
  GArray  *turns;
  GArray  *key_plies;
  GArray  *points;
  guint8   colour[FAVOR_MAX_SEATS];
  GdkRGBA  text;
} FavorTimeBand;

/* Where a ply is, in pixels, and which ply is nearest to any `x`. */
double   favor_time_band_x         (const FavorTimeBand *band,
                                    guint                ply);
guint    favor_time_band_ply_at    (const FavorTimeBand *band,
                                    double               x);
/* The turns are wide enough for patterns, so that they are told apart without colours. */
gboolean favor_time_band_has_turns (const FavorTimeBand *band);
/* All but the grip. */
void     favor_time_band_paint     (const FavorTimeBand *band,
                                    PangoContext        *context,
                                    cairo_t             *cr);
void     favor_time_band_add_grip  (const FavorTimeBand *band,
                                    guint                ply,
                                    GtkSnapshot         *snapshot);

G_END_DECLS
