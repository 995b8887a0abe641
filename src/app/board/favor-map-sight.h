/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <graphene.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * FavorMapWindow:
 * @width: in pixels
 * @height: in pixels
 * @top: what something else covers at its upper edge
 * @left: the same in its lower left corner
 * @right: in its lower right corner
 *
 * Where a map is seen. Plain values.
 */
typedef struct
{
  double          width;
  double          height;
  double          top;
  graphene_size_t left;
  graphene_size_t right;
} FavorMapWindow;

/**
 * FavorMapSight:
 * @tile: how large a tile is
 * @x: where the origin of the map lies, from the left edge of the window
 * @y: the same from its upper edge
 * @window: onto the map
 * @content: where on the map there is anything, in tiles; empty at first
 * @fits: all of it is to be seen, also when it grows
 *
 * What is seen of a map: the one transform between its tiles and the logical pixels of the window
 * onto it. Plain values.
 */
typedef struct
{
  double          tile;
  double          x;
  double          y;
  FavorMapWindow  window;
  graphene_rect_t content;
  gboolean        fits;
} FavorMapSight;

/* In pixels, how large a tile is at most, and at least unless all of the map has room only with
 * smaller ones. */
#define FAVOR_MAP_TILE_MOST  256.0
#define FAVOR_MAP_TILE_LEAST 24.0

/* The nearest size at which pictures are drawn pixel by pixel. */
double favor_map_round       (double               tile);
/* The same, but never larger. */
double favor_map_round_down  (double               tile);
/* The next larger of the sizes in which pictures are kept for a zoom that moves. */
double favor_map_get_level   (double               tile);
/* The next of these sizes that is larger (1) or smaller (-1); the same at either end. */
double favor_map_step        (double               tile,
                              int                  by);

gboolean favor_map_window_equal (const FavorMapWindow *a,
                              const FavorMapWindow *b);

void   favor_map_sight_init  (FavorMapSight       *self);
/* The window is another one: what was in its middle still is, or all is still seen. */
void   favor_map_sight_resize (FavorMapSight      *self,
                              const FavorMapWindow *window);
/* All of the map, in the middle, or beside or above what covers the corners where it would lie below
 * that. */
void   favor_map_sight_fit   (FavorMapSight       *self);
/* With tiles of that size; the point of the map that is seen at `about` stays there, as far as the
 * bounds allow. */
void   favor_map_sight_zoom  (FavorMapSight       *self,
                              double               tile,
                              const graphene_point_t *about);
/* The map is moved by so many pixels, within the bounds. */
void   favor_map_sight_pan   (FavorMapSight       *self,
                              double               dx,
                              double               dy);
/* No further than it takes to have `at`, in tiles, in sight with some room around it; FALSE if it
 * is so already. */
gboolean favor_map_sight_reveal (FavorMapSight    *self,
                              const graphene_rect_t *at);
/* In the middle of the window, as far as the bounds allow. */
void   favor_map_sight_centre (FavorMapSight      *self,
                              const graphene_point_t *at);
/* Within the bounds: of a map that has room all is seen, of a larger one as much as there is room
 * for, but a quarter of the window may lie beyond its edge. */
void   favor_map_sight_clamp (FavorMapSight       *self);
/* Whether there is more of the map than is seen. */
gboolean favor_map_sight_is_partial (const FavorMapSight *self);
/* The way from one to another: at 0 the one, at 1 the other; a point that both have at the same
 * place stays there. */
void   favor_map_sight_mix   (const FavorMapSight *from,
                              const FavorMapSight *to,
                              double               part,
                              FavorMapSight       *mixed);

/* Between tiles and pixels. */
graphene_rect_t  favor_map_sight_to_pixels (const FavorMapSight    *self,
                                            const graphene_rect_t  *at);
graphene_point_t favor_map_sight_to_map    (const FavorMapSight    *self,
                                            const graphene_point_t *at);
/* The part of the map that is seen, in tiles. */
graphene_rect_t  favor_map_sight_get_seen  (const FavorMapSight    *self);

/* Of a map with that content the part to be shown where there is room for `width` x `height`
 * pixels: all of it if its tiles have `least` pixels then, else as much as has room around
 * `middle`. */
graphene_rect_t  favor_map_crop      (const graphene_rect_t  *content,
                                      const graphene_point_t *middle,
                                      const graphene_size_t  *room,
                                      double                  least);

G_END_DECLS
