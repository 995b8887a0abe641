/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-ply-scale.h"
#include "favor-turns.h"

G_BEGIN_DECLS

#define FAVOR_TIME_BAND_HEIGHT 46

/* Half of the grip, so that it does not leave the picture. */
#define FAVOR_TIME_BAND_MARGIN 12

/**
 * FavorTimeBand:
 * @scale: where the plies are, and which of them are marked
 * @turns: (element-type FavorTurn): who decided when
 * @key_plies: (element-type guint): where something was revealed
 * @text: colour of ticks and figures
 *
 * What a timeline shows; a plain value that is filled in for one drawing.
 */
typedef struct
{
  FavorPlyScale scale;
  GArray       *turns;
  GArray       *key_plies;
  GdkRGBA       text;
} FavorTimeBand;

/* The turns are wide enough for patterns, so that they are told apart without colours. */
gboolean favor_time_band_has_turns (const FavorTimeBand *band);
/* All but the grip. */
void     favor_time_band_paint     (const FavorTimeBand *band,
                                    PangoContext        *context,
                                    cairo_t             *cr);
/* The mark of `ply`, below the band. */
void     favor_time_band_add_grip  (const FavorPlyScale *scale,
                                    guint                ply,
                                    GtkSnapshot         *snapshot);

G_END_DECLS
