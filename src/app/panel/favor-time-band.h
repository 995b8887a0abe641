/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-marks.h"
#include "favor-ply-scale.h"
#include "favor-turns.h"

G_BEGIN_DECLS

#define FAVOR_TIME_BAND_HEIGHT 46
/* Above it are the marks. */
#define FAVOR_TIME_BAND_MARKS  16

/* Half of the grip, so that it does not leave the picture. */
#define FAVOR_TIME_BAND_MARGIN 12

/**
 * FavorTimeBand:
 * @scale: where the plies are, and which of them are marked
 * @turns: (element-type FavorTurn): who decided when
 * @marks: (element-type FavorPlyMark): where something stands out
 * @beats: (element-type guint): in how many steps each ply is gone through, from the first one on
 * @text: colour of ticks and figures
 *
 * What a timeline shows; a plain value that is filled in for one drawing.
 */
typedef struct
{
  FavorPlyScale scale;
  GArray       *turns;
  GArray       *marks;
  GArray       *beats;
  GdkRGBA       text;
} FavorTimeBand;

/* The turns are wide enough for patterns, so that they are told apart without colours. */
gboolean favor_time_band_has_turns (const FavorTimeBand *band);
/* Where so much of the steps of `ply` have been made, in pixels from the left. */
double   favor_time_band_find      (const FavorPlyScale *scale,
                                    guint                ply,
                                    double               place);
/**
 * FavorTimeTooth:
 * @x: its middle, in pixels from the left
 * @height: 0 to 1
 *
 * A tooth of the comb above a ply of many steps.
 */
typedef struct
{
  double x;
  double height;
} FavorTimeTooth;

/* (element-type FavorTimeTooth): one for each step, or as many as there is room for; where that is
 * one, the taller the more steps there are, and of plies too near to each other the tallest. */
void     favor_time_band_list_teeth (const FavorTimeBand *band,
                                     GArray              *teeth);
/* (element-type FavorPlyMark): what of the marks is drawn, in the order of the plies: what means more
 * comes before what means less, if they are too near to each other. */
void     favor_time_band_choose_marks (const FavorTimeBand *band,
                                       GArray              *chosen);
/* All but the grip. */
void     favor_time_band_paint     (const FavorTimeBand *band,
                                    PangoContext        *context,
                                    cairo_t             *cr);
/* The mark of the cursor, below the band. */
void     favor_time_band_add_grip  (const FavorPlyScale *scale,
                                    double               x,
                                    GtkSnapshot         *snapshot);

G_END_DECLS
