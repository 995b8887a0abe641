/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "favor-map.h"

G_BEGIN_DECLS

/* Whether a child comes from a player, or goes to one. */
typedef enum
{
  FAVOR_MAP_STAYS,
  FAVOR_MAP_COMES,
  FAVOR_MAP_LEAVES,
} FavorMapWay;

/**
 * FavorMapChild:
 * @at: its place, in tiles; without a size if it is pinned
 * @layer: of all that lies on top of each other
 * @least: in pixels, the least height
 * @anchor: in shares of its size, the point around which it grows
 * @drawn: the size of a tile for which it was drawn; 0: for none yet
 * @placed: it has a place
 * @pinned: its size is its own
 * @way: whether it comes or goes
 * @share: where it does, in shares of the width of the window
 */
typedef struct
{
  graphene_rect_t  at;
  guint            layer;
  double           least;
  graphene_point_t anchor;
  double           drawn;
  gboolean         placed;
  gboolean         pinned;
  FavorMapWay      way;
  double           share;
} FavorMapChild;

/**
 * FavorMapParts:
 * @children: from GtkWidget to FavorMapChild
 * @extent: in tiles, how large the map is at least
 * @sight: what is seen
 * @from: where its way began, while it goes one
 * @to: where that leads
 * @going: the way
 * @gliding: it is one that a drag let go at speed goes on
 * @held: a gesture changes the zoom
 * @resting: (nullable): waits for the end of a gesture that has none
 * @preparing: the source that draws pictures ahead, or 0
 * @stage: for which size it does
 * @nth: how many children it has asked
 * @n_switched: how many children are drawn in another size in this frame
 * @stale: the content of the sight may be another
 * @changed: other children have a place, or have another, than when the last frame was drawn
 * @taken: the content then
 * @last: (nullable): what had the focus last; not owned
 * @below: (nullable): what was drawn below the children
 * @below_sight: for which that was
 * @below_colour: in which colour
 * @marks: a number for what can be chosen, or is
 * @controls: the buttons, or hidden
 * @overview: all of the map, or hidden
 * @corner: (nullable): what lies in the other lower corner, or is hidden; not owned
 * @corner_size: how much it covers there when it is not hidden, in pixels
 * @pointer: where the pointer is, in pixels
 * @tile: while the zoom rests
 * @with_controls: whether they are wanted
 * @compact: whether they stand upright at the side
 * @overhang: how much something else covers at the lower edge for now, in pixels
 *
 * What a map is made of.
 */
typedef struct
{
  GHashTable      *children;
  graphene_rect_t  extent;
  FavorMapSight    sight;
  FavorMapSight    from;
  FavorMapSight    to;
  AdwAnimation    *going;
  gboolean         gliding;
  gboolean         held;
  guint            resting;
  guint            preparing;
  guint            stage;
  guint            nth;
  guint            n_switched;
  gboolean         stale;
  gboolean         changed;
  graphene_rect_t  taken;
  GtkWidget       *last;
  GskRenderNode   *below;
  FavorMapSight    below_sight;
  GdkRGBA          below_colour;
  guint            marks;
  GtkWidget       *controls;
  GtkWidget       *overview;
  GtkWidget       *corner;
  graphene_size_t  corner_size;
  graphene_point_t pointer;
  double           tile;
  gboolean         with_controls;
  gboolean         compact;
  int              overhang;
} FavorMapParts;

/* favor-map-parts.c, which calls none of the others */
FavorMapParts  *favor_map_parts       (FavorMap              *self);
/* (nullable): what is known of a child, NULL for what has no place on the map. */
FavorMapChild  *favor_map_find        (FavorMap              *self,
                                       gpointer               child);
/* The same, and known from now on; it may have no place yet. */
FavorMapChild  *favor_map_know        (FavorMap              *self,
                                       GtkWidget             *child);
/* In pixels: how large a child is when a tile has that size. */
graphene_size_t favor_map_size_child  (const FavorMapChild   *child,
                                       double                 tile);
/* In pixels: where that is seen of a child that lies at `at`. */
graphene_rect_t favor_map_locate_child (FavorMap             *self,
                                       const FavorMapChild   *child,
                                       const graphene_rect_t *at);
/* In pixels. */
gboolean        favor_map_is_in_window (FavorMap             *self,
                                       const graphene_rect_t *pixels);
gboolean        favor_map_is_in_sight (FavorMap              *self,
                                       GtkWidget             *child);
/* Whether it is on a way. */
gboolean        favor_map_is_going    (FavorMap              *self);

/* favor-map-go.c */

void            favor_map_init_going  (FavorMap              *self);
void            favor_map_stop_going  (FavorMap              *self);
/* Where the map is on its way to, or is. */
FavorMapSight   favor_map_get_goal    (FavorMap              *self);
void            favor_map_go          (FavorMap              *self,
                                       const FavorMapSight   *to,
                                       gboolean               animate);
/* A gesture that moved the map ended at that speed, in pixels in a second: the map goes on for a while,
 * ever slower, unless things do not move at all. */
void            favor_map_glide       (FavorMap              *self,
                                       double                 vx,
                                       double                 vy);
/* Something else begins: it stays where it has come to. */
void            favor_map_stop_gliding (FavorMap             *self);
/* A gesture changes the zoom: to tiles of that size, about a point of the window. It has to say when it
 * ends, or ends by itself when no more follows. */
void            favor_map_hold        (FavorMap              *self,
                                       double                 tile,
                                       const graphene_point_t *about,
                                       gboolean               ends);
void            favor_map_release     (FavorMap              *self);
/* Before children get their places in that window. */
void            favor_map_take_room   (FavorMap              *self,
                                       const FavorMapWindow  *window);

/* favor-map-acts.c */
void            favor_map_install_acts (FavorMapClass        *klass);
void            favor_map_add_acts    (FavorMap              *self);

/* favor-map-walk.c */
void            favor_map_install_walk (FavorMapClass        *klass);
/* After a key has moved the map: the focus goes on to what is seen. */
void            favor_map_keep_focus  (FavorMap              *self);

/* favor-map-ways.c */

/* Where the way of a child ends, in tiles. */
graphene_rect_t favor_map_find_end    (FavorMap              *self,
                                       const FavorMapChild   *child);
/* In each frame: the ways of what comes and goes lead between the map and the window as they are. */
void            favor_map_follow_ways (FavorMap              *self);
/* All ways are gone. */
void            favor_map_end_ways    (FavorMap              *self);

/* favor-map-levels.c */

/* For which size of a tile a child is to be drawn now: the wanted one where its pictures are there, or
 * as it was. */
double          favor_map_choose_drawn (FavorMap             *self,
                                       GtkWidget             *child,
                                       FavorMapChild         *known);
/* Draws the pictures that will be wanted when nothing else is to be done. */
void            favor_map_prepare     (FavorMap              *self);
void            favor_map_stop_preparing (FavorMap           *self);

/* favor-map-draw.c */
void            favor_map_install_drawing (FavorMapClass     *klass);

G_END_DECLS
