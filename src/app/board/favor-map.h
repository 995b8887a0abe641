/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-board.h"
#include "favor-map-sight.h"
#include "favor-piece.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_MAP (favor_map_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorMap, favor_map, FAVOR, MAP, FavorBoard)

/**
 * FavorMapClass:
 * @draw_below: draws in pixels what lies below all children; by default a dot at each corner of the
 *   tiles, in the colour of the style
 *
 * A board that grows and of which only a part is seen: its children lie on it in tiles, and a sight
 * of it is moved and zoomed. Those out of sight are switched off. A map does not mirror where text
 * runs from right to left.
 *
 * It is a FavorBoard, but what is counted in pixels from the start side there is counted here in
 * tiles, from the left and from above, also below zero: favor_board_set_origin (). Children are
 * added by favor_board_add () and its likes, and placed by favor_map_place (); then
 * favor_board_rearrange () shows it. Subclasses need no `arrange`.
 *
 * Tab walks through what can be chosen in reading order, or through all if nothing can; the arrows
 * go to the nearest child in their direction, and no further than the last. What has the focus is brought into sight.
 *
 * Two fingers that twist turn what is in hand, and a click of the secondary button does to the right:
 * FAVOR_LETTER_TURN_RIGHT and FAVOR_LETTER_TURN_LEFT of the view around the map.
 *
 * Class actions: `map.zoom-in`, `map.zoom-out`, `map.fit`; keys: + - Ctrl+0 Home, Ctrl+arrows.
 *
 * Properties: `tile` (double, read-only, in pixels: how large a tile is while the zoom rests);
 * `controls` (boolean, writable, on at first: whether there are buttons for the zoom and a small map of
 * all where not all is seen); `compact` (boolean, writable: the buttons stand upright, as where the map is
 * no higher than wide); `overhang` (int, writable: how much something else covers at the lower edge for
 * now, in pixels: the buttons give way to it, and the map stays where it is).
 */
struct _FavorMapClass
{
  FavorBoardClass parent_class;

  void (*draw_below) (FavorMap    *self,
                      GtkSnapshot *snapshot);
};

/* A map without anything of its own. */
FavorMap *favor_map_new        (void);

/* A child of the board lies at `at`, in tiles. Those of a higher layer lie on top; in one layer those
 * whose foot is further below do. Also for one that has another place already. */
void      favor_map_place      (FavorMap               *self,
                                GtkWidget              *child,
                                guint                   layer,
                                const graphene_rect_t  *at);
/* The child is as high as it wants to be, however large a tile is, and lies with its point `anchor`,
 * in shares of its width and height, on `at`: words. It is moved to be within the window, and does
 * not count for the size of the map. */
void      favor_map_pin        (FavorMap               *self,
                                GtkWidget              *child,
                                guint                   layer,
                                const graphene_point_t *at,
                                const graphene_point_t *anchor);
/* It is not there until it gets a place again. */
void      favor_map_unplace    (FavorMap               *self,
                                GtkWidget              *child);
/* FALSE if it has none. */
gboolean  favor_map_get_place  (FavorMap               *self,
                                GtkWidget              *child,
                                graphene_rect_t        *at);
/* In pixels: the child is never lower than that; where its place is lower it grows around `anchor`, in
 * shares of its width and height. It is no part of what the map shows when all is seen. */
void      favor_map_set_least  (FavorMap               *self,
                                GtkWidget              *child,
                                double                  least,
                                const graphene_point_t *anchor);

/* A child that has no place yet comes from the upper edge of the window, at that share of its width: to
 * be called before it gets a place. */
void      favor_map_come       (FavorMap               *self,
                                GtkWidget              *child,
                                double                  share);
/* A child goes from its place to the upper edge, and is not there any more when it has come there. The
 * edge is where it is then, and the map, too, can be moved meanwhile. */
void      favor_map_leave      (FavorMap               *self,
                                GtkWidget              *child,
                                double                  share);

/* In tiles: where the map reaches, also while nothing lies there: where things come and go the fit
 * stays the same. Empty at first; for the next favor_board_rearrange (). */
void      favor_map_set_extent (FavorMap               *self,
                                const graphene_rect_t  *extent);
/* In tiles: all of the map, with what has a place on it. */
graphene_rect_t favor_map_get_content (FavorMap        *self);
/* What lies over the map in its lower corner at the end, and may be hidden now and then: the fit leaves room
 * for it. It is not a child of the map, and lives as long. */
void      favor_map_set_corner (FavorMap               *self,
                                GtkWidget              *corner);
/* Between pixels of the widget and tiles. */
graphene_point_t favor_map_to_map (FavorMap            *self,
                                double                  x,
                                double                  y);
graphene_rect_t favor_map_to_pixels (FavorMap          *self,
                                const graphene_rect_t  *at);
/* Where on the map another widget of the window is seen, in tiles: for favor_board_set_origin (). */
gboolean  favor_map_locate     (FavorMap               *self,
                                GtkWidget              *widget,
                                graphene_rect_t        *at);

/* What is seen. */
double    favor_map_get_tile   (FavorMap               *self);
const FavorMapSight *favor_map_peek_sight (FavorMap    *self);
/* All is seen, and what comes to it from now on, until a person moves the map. */
void      favor_map_fit        (FavorMap               *self,
                                gboolean                animate);
/* To the next larger (1) or smaller (-1) size; about a point of the window in pixels, or, without one,
 * about what has the focus, or else about the middle. */
void      favor_map_zoom       (FavorMap               *self,
                                int                     by,
                                const graphene_point_t *about);
void      favor_map_pan        (FavorMap               *self,
                                double                  dx,
                                double                  dy);
/* Moves the map no further than it takes to have that in sight, in tiles. */
void      favor_map_show       (FavorMap               *self,
                                const graphene_rect_t  *at,
                                gboolean                animate);
/* In the middle, in tiles. */
void      favor_map_centre     (FavorMap               *self,
                                const graphene_point_t *at,
                                gboolean                animate);
gboolean  favor_map_is_zooming (FavorMap               *self);

/* A piece was let go there, in tiles. FALSE: it does not stay there, and goes back to where it came
 * from. */
typedef gboolean (*FavorMapDrop) (FavorPiece             *piece,
                                  const graphene_point_t *at,
                                  gpointer                data);
void      favor_map_take_drops (FavorMap               *self,
                                FavorMapDrop            drop,
                                gpointer                data);

/* For keys. */

/**
 * FavorMapKey:
 * @accelerators: as a GtkShortcutsShortcut reads them
 * @title: N_(): what they do
 *
 * Keys of every map, for the shortcuts window.
 */
typedef struct
{
  const char *accelerators;
  const char *title;
} FavorMapKey;

const FavorMapKey *favor_map_get_keys (guint           *n_keys);

/* (nullable): the child that `direction` leads to from `from` (nullable: from the middle of what is
 * seen); in the order of reading for Tab. */
GtkWidget *favor_map_find_next (FavorMap               *self,
                                GtkWidget              *from,
                                GtkDirectionType        direction);
/* The focus goes to a child that may be out of sight; FALSE if it does not take it. */
gboolean  favor_map_focus      (FavorMap               *self,
                                GtkWidget              *child);

/* Pictures of a part of the map, see favor_map_crop (): the pieces on it, below each other as they
 * lie there, and nothing of the zoom. `width` is that of the picture, in pixels. */
void      favor_map_draw_part  (FavorMap               *self,
                                GtkSnapshot            *snapshot,
                                const graphene_rect_t  *part,
                                double                  width);

G_END_DECLS
