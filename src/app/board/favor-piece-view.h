/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-chooser.h"
#include "favor-details.h"
#include "favor-game-view.h"
#include "favor-hand.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PIECE_VIEW (favor_piece_view_get_type ())
G_DECLARE_DERIVABLE_TYPE (FavorPieceView,
                          favor_piece_view,
                          FAVOR,
                          PIECE_VIEW,
                          FavorGameView)

/**
 * FavorPieceViewClass:
 * @bind: (transfer full) (nullable): what chooses from the actions of a model; with %NULL in its
 *   place there is nothing to choose from any more, and what it chose from before is gone
 * @arrive: another cursor was set: draws its position at once
 * @open_changed: a person may choose now, or not any more; `update` follows
 * @update: marks the pieces that can be chosen now, or are
 * @press: a piece was activated
 * @drop: a piece was dropped `on` another one
 * @inspect: the pointer or the focus came to a piece
 *
 * A view made of pieces, on a board that fills it and in the hand: they stand for the parts of an
 * action, which a chooser puts together. It has details, too.
 */
struct _FavorPieceViewClass
{
  FavorGameViewClass parent_class;

  FavorChooser *(*bind)   (FavorPieceView   *self,
                           FavorChoiceModel *model);
  void     (*arrive)      (FavorPieceView   *self);
  void     (*open_changed) (FavorPieceView  *self);
  void     (*update)      (FavorPieceView   *self);
  void     (*press)       (FavorPieceView   *self,
                           FavorPiece       *piece);
  void     (*drop)        (FavorPieceView   *self,
                           FavorPiece       *on,
                           FavorPiece       *piece);
  void     (*inspect)     (FavorPieceView   *self,
                           FavorPiece       *piece);
};

/* All functions are for subclasses. */

/* Takes a floating `board`, which lives as long as the view, with all pieces that it has now. */
void              favor_piece_view_set_board   (FavorPieceView *self,
                                                FavorBoard     *board);
/* They live as long as the view; the page places them. */
FavorHand        *favor_piece_view_get_hand    (FavorPieceView *self);
FavorDetails     *favor_piece_view_get_details (FavorPieceView *self);

/* What the viewer sees of the position; there must be a cursor, as for the next two. */
gconstpointer     favor_piece_view_get_state   (FavorPieceView *self);
const FavorNames *favor_piece_view_get_names   (FavorPieceView *self);
/* Whose hand is shown: a seat, or %FAVOR_SEAT_NONE. */
FavorSeat         favor_piece_view_get_holder  (FavorPieceView *self);

/* Whether a person may choose now. */
gboolean          favor_piece_view_is_open     (FavorPieceView *self);
/* What can be chosen, or how it looks, may be another. */
void              favor_piece_view_update      (FavorPieceView *self);
/* Submits the chosen action, if it is complete. */
void              favor_piece_view_commit      (FavorPieceView *self);
/* A person who chose the last part on purpose may want no more questions. */
void              favor_piece_view_pick        (FavorPieceView *self);
/* FALSE if `piece` (nullable) cannot have the focus. */
gboolean          favor_piece_view_focus       (FavorPieceView *self,
                                                FavorPiece     *piece);

/* The hand is filled anew: what is not held between these two goes. */
void              favor_piece_view_begin_hand  (FavorPieceView *self);
void              favor_piece_view_end_hand    (FavorPieceView *self);
/* The piece with that key is in the hand, or in its tray. */
FavorPiece       *favor_piece_view_hold        (FavorPieceView *self,
                                                guint           key,
                                                FavorFace      *face,
                                                const char     *label,
                                                gboolean        in_tray);

G_END_DECLS
