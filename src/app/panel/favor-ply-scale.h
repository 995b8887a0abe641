/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-schema.h"

G_BEGIN_DECLS

/**
 * FavorPlyScale:
 * @width: of the whole picture, in pixels
 * @height: the same
 * @rtl: time runs to the left
 * @start: room before the first ply, in pixels
 * @end: room behind the last one
 * @n_plies: the last ply; the first one is 0
 * @n_seats: number of seats
 * @colour: of each seat
 * @starts: (element-type guint): the first ply of each round; may be empty
 * @points: (element-type guint) (nullable): turning points
 *
 * Where the plies of a game lie from side to side of a picture, and what is known of them. A plain
 * value that is filled in for one drawing.
 */
typedef struct
{
  int      width;
  int      height;
  gboolean rtl;
  double   start;
  double   end;
  guint    n_plies;
  guint    n_seats;
  guint8   colour[FAVOR_MAX_SEATS];
  GArray  *starts;
  GArray  *points;
} FavorPlyScale;

#define FAVOR_PLY_INK   0x241f2b
#define FAVOR_PLY_PAPER 0xf7edd8
#define FAVOR_PLY_PLUM  0x7c3f76

double favor_ply_scale_turn        (const FavorPlyScale *scale,
                                    double               way);
double favor_ply_scale_get_length  (const FavorPlyScale *scale);
double favor_ply_scale_x           (const FavorPlyScale *scale,
                                    guint                ply);
guint  favor_ply_scale_ply_at      (const FavorPlyScale *scale,
                                    double               x);

void   favor_ply_scale_set_source  (cairo_t             *cr,
                                    guint32              rgb);
/* The lozenge of a turning point. */
void   favor_ply_scale_paint_point (cairo_t             *cr,
                                    double               x,
                                    double               y,
                                    double               size);
void   favor_ply_scale_paint_points (const FavorPlyScale *scale,
                                    cairo_t             *cr,
                                    double               y,
                                    double               size);
void   favor_ply_scale_add_box     (GtkSnapshot         *snapshot,
                                    guint32              rgb,
                                    const graphene_rect_t *bounds);

G_END_DECLS
