/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FAVOR_TYPE_BOARD (favor_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorBoard, favor_board, FAVOR, BOARD, GtkWidget)

/**
 * FavorBoardClass:
 * @arrange: places every child with favor_board_place () in @width x @height pixels, counted
 *   from the start side, so that it need not know the direction of text
 * @settle: all children have come to their places; may remove some
 * @allocate: gives a child its place: `at` is where it is now, on its way to `place`, as
 *   favor_board_place () has them, and becomes where in the widget that is, in pixels from the left,
 *   without a size where it is not seen; by default all that has a place is
 * @reveal: brings a child into sight; by default all are
 *
 * A place for pieces. Children that are placed elsewhere go there in sight; a new child appears
 * where favor_board_set_origin () said, or at its place.
 *
 * Signal: `piece-added (GtkWidget *)`: see favor_board_announce ().
 *
 * What is not alive (grounds, counts, lines) subclasses draw in their own `snapshot`, which
 * chains up to draw the children. Children are drawn in the order in which they were added.
 */
struct _FavorBoardClass
{
  GtkWidgetClass parent_class;

  void (*arrange) (FavorBoard *self,
                   int         width,
                   int         height);
  void (*settle)  (FavorBoard *self);
  void (*allocate) (FavorBoard            *self,
                    GtkWidget             *child,
                    const graphene_rect_t *place,
                    graphene_rect_t       *at);
  void (*reveal)  (FavorBoard *self,
                   GtkWidget  *child);
};

/* Takes a floating `child`. */
void favor_board_add         (FavorBoard            *self,
                              GtkWidget             *child);
/* A child that came later can be acted on like those that were there from the beginning. */
void favor_board_announce    (FavorBoard            *self,
                              GtkWidget             *child);
void favor_board_remove      (FavorBoard            *self,
                              GtkWidget             *child);
/* For `arrange`. */
void favor_board_place       (FavorBoard            *self,
                              GtkWidget             *child,
                              const graphene_rect_t *at);
/* For `arrange`, too: a child that has no place is not there until it gets one again. */
void favor_board_unplace     (FavorBoard            *self,
                              GtkWidget             *child);
/* Where a new child comes from, in the board's own coordinates. */
void favor_board_set_origin  (FavorBoard            *self,
                              GtkWidget             *child,
                              const graphene_rect_t *from);
/* While a child is on its way: that leads from elsewhere, or to elsewhere, than it did. */
void favor_board_redirect    (FavorBoard            *self,
                              GtkWidget             *child,
                              const graphene_rect_t *from,
                              const graphene_rect_t *to);
/* Arranges anew, and lets children go to their new places in sight if `animate`. */
void favor_board_rearrange   (FavorBoard            *self,
                              gboolean               animate);
/* In pixels: how much of the upper edge something else covers, for `arrange`. */
void favor_board_set_top     (FavorBoard            *self,
                              int                    top);
int  favor_board_get_top     (FavorBoard            *self);
/* The child can take the focus then, if any can. */
void favor_board_reveal      (FavorBoard            *self,
                              GtkWidget             *child);
/* Completes what moves. */
void favor_board_finish      (FavorBoard            *self);
gboolean favor_board_is_moving (FavorBoard          *self);
/* Something will move, but nothing was seen of it yet. */
gboolean favor_board_is_starting (FavorBoard        *self);

G_END_DECLS
