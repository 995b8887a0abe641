/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The inks of the pictures, see data/art/STYLE.md, for what is drawn beside them. */
extern const GdkRGBA favor_ink;
extern const GdkRGBA favor_paper;
extern const GdkRGBA favor_paper_shade;
extern const GdkRGBA favor_gold;
extern const GdkRGBA favor_gold_light;

/* A rectangle of any numbers; it lives as long as the block in which it stands. What would have
 * less than no width or height has none. */
#define FAVOR_RECT(x, y, width, height) \
  GRAPHENE_RECT_INIT ((float) (x), \
                      (float) (y), \
                      MAX ((float) (width), 0), \
                      MAX ((float) (height), 0))

/* Where `rect`, counted from the corner of `cell`, is. */
graphene_rect_t favor_rect_in (const graphene_rect_t *cell,
                               const graphene_rect_t *rect);

/* Where `rect`, counted from the start side of `widget`, is in it. */
graphene_rect_t favor_rect_from_start (GtkWidget             *widget,
                                       const graphene_rect_t *rect);

/* Fills a rectangle with round corners. */
void favor_snapshot_plate (GtkSnapshot           *snapshot,
                           const GdkRGBA         *colour,
                           float                  radius,
                           const graphene_rect_t *at);
/* A line of one pixel around it. */
void favor_snapshot_edge  (GtkSnapshot           *snapshot,
                           const GdkRGBA         *colour,
                           float                  radius,
                           const graphene_rect_t *at);

G_END_DECLS
