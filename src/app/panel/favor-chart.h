/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-ply-scale.h"

G_BEGIN_DECLS

/**
 * FavorChart:
 * @scale: where the plies are, and whose lines there are
 * @low: the least value on the axis
 * @high: the greatest one, above @low
 * @value: the value of a seat after a ply
 * @is_percent: the values are percents
 * @data: for @value
 *
 * What a plot shows: a line for each seat over the plies. A plain value that is filled in for
 * one drawing.
 */
typedef struct
{
  FavorPlyScale scale;
  int           low;
  int           high;
  int         (*value) (gpointer data, guint ply, guint seat);
  gboolean      is_percent;
  gpointer      data;
} FavorChart;

/* Room at both sides for figures and shields: large letters take more of it. The rest asks for
 * places after this. */
void   favor_chart_make_room    (FavorChart       *chart,
                                 PangoContext     *context);

/* Where a value is, in pixels. */
double favor_chart_y            (const FavorChart *chart,
                                 double            value);
/* The part that the cursor's line crosses. */
void   favor_chart_get_vertical (const FavorChart *chart,
                                 double           *top,
                                 double           *bottom);

/* A round step for an axis from 0 to `range` with at most five lines: 1, 2, 5, 10, 20 … */
int    favor_chart_step         (int               range);

/**
 * favor_chart_paint:
 * @context: for the figures
 * @cr: a picture as large as the chart
 *
 * Draws all but the ground and the cursor.
 */
void   favor_chart_paint        (const FavorChart *chart,
                                 PangoContext     *context,
                                 cairo_t          *cr);

G_END_DECLS
