/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-schema.h"

G_BEGIN_DECLS

/**
 * FavorChart:
 * @width: of the whole picture, in pixels
 * @height: the same
 * @rtl: time runs to the left
 * @n_plies: the last ply; the first one is 0
 * @n_seats: how many lines
 * @colour: of each seat
 * @low: the least value on the axis
 * @high: the greatest one, above @low
 * @starts: (element-type guint): the first ply of each round; may be empty
 * @points: (element-type guint) (nullable): plies that are marked
 * @value: the value of a seat after a ply
 * @is_percent: the values are percents
 * @start: room for the figures of the axis, see favor_chart_make_room()
 * @end: room for shields and figures at the end of the lines
 * @data: for @value
 *
 * What a plot shows: a line for each seat over the plies. A plain value that is filled in for
 * one drawing.
 */
typedef struct
{
  int         width;
  int         height;
  gboolean    rtl;
  guint       n_plies;
  guint       n_seats;
  guint8      colour[FAVOR_MAX_SEATS];
  int         low;
  int         high;
  GArray     *starts;
  GArray     *points;
  int       (*value) (gpointer data, guint ply, guint seat);
  gboolean    is_percent;
  double      start;
  double      end;
  gpointer    data;
} FavorChart;

/* Large letters take more room from the lines; the rest asks for places after this. */
void   favor_chart_make_room    (FavorChart       *chart,
                                 PangoContext     *context);

/* Where a ply is, in pixels, and which ply is there; the latter for any `x`. */
double favor_chart_x            (const FavorChart *chart,
                                 guint             ply);
guint  favor_chart_ply_at       (const FavorChart *chart,
                                 double            x);
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
