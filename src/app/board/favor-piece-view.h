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

/* A piece stands for no more things. */
#define FAVOR_PIECE_THINGS_MOST 8
/* Nor for more parts of actions. */
#define FAVOR_PIECE_PARTS_MOST 32

/**
 * FavorPieceViewClass:
 * @list_things: which things a piece is: fills `things`, of %FAVOR_PIECE_THINGS_MOST, the likeliest
 *   first, and returns how many there are. Of kind %FAVOR_NONE each stands for whatever actions name
 *   such a thing, else for actions of that kind alone
 * @find_below: (nullable): the piece on which another one lies and for which it stands where that
 *   can be chosen, too; by default there is none
 * @is_offered: whether a part is to be marked as one that can be chosen; by default whatever can be
 * @begins_anew: whether a piece of the hand may begin another action in the place of what is
 *   chosen; by default it may
 * @is_veiled: whether a piece of the hand that cannot be chosen now lies under a veil; by default
 *   all that begin nothing
 * @mark: how a piece stands out; by default as what can be chosen or is
 * @find_kind: which kind of action is meant by a part of any kind, to say why not
 * @allows: whether anything may be chosen on the board now; if not it says itself why, beside
 *   `place` (nullable)
 * @follow_up: what is chosen together with a part that a person has chosen; by default nothing
 * @answers: whether one press of an option is the whole decision; by default it is not
 * @find_numbered: (nullable): of which thing the number keys choose one; %NULL: of the legal
 *   actions, in their order
 * @find_nth: the value of such a thing that key `nth` means, from 0, or %FAVOR_NONE
 * @first_reason: reasons of the rules below this one say that it is the wrong time; 0 for
 *   %FAVOR_REFUSAL_FIRST_OWN
 * @open_changed: a person may choose now, or not any more, or in another position; `update` follows
 * @update: shows what the pieces do not; by default nothing
 * @fill: holds the cards of a seat, see favor_piece_view_fill_hands (); by default there are none
 * @spread_card: (nullable): (transfer full) (nullable): the face, as in the hand, of a card on the
 *   table for which a part stands, and its @label (transfer full), for ears, if that is not what it
 *   says on the table; %NULL: it is no card, or lies in the hand. Where several of them are asked
 *   for they lie where the hand is
 * @press: a piece was activated
 * @drop: a piece was dropped `on` another one
 * @inspect: the pointer or the focus came to a piece; by default nothing happens
 *
 * A view made of pieces, on a board that fills it and in the hand: they stand for the parts of an
 * action, which a chooser puts together. It has details, too. A game says which things its pieces
 * are; what can be chosen, is chosen, dropped, numbered or refused follows from that and from what
 * the arguments of its actions name.
 */
struct _FavorPieceViewClass
{
  FavorGameViewClass parent_class;

  guint    (*list_things) (FavorPieceView   *self,
                           FavorPiece       *piece,
                           FavorPart        *things);
  FavorPiece *(*find_below) (FavorPieceView *self,
                           FavorPiece       *piece);
  gboolean (*is_offered)  (FavorPieceView   *self,
                           FavorPart         part);
  gboolean (*begins_anew) (FavorPieceView   *self,
                           FavorPiece       *piece);
  gboolean (*is_veiled)   (FavorPieceView   *self,
                           FavorPiece       *piece);
  FavorPieceState (*mark) (FavorPieceView   *self,
                           FavorPiece       *piece);
  gint     (*find_kind)   (FavorPieceView   *self,
                           FavorPart         part);
  gboolean (*allows)      (FavorPieceView   *self,
                           FavorPiece       *place);
  void     (*follow_up)   (FavorPieceView   *self,
                           FavorPart         part);
  gboolean (*answers)     (FavorPieceView   *self);
  const FavorThing *(*find_numbered) (FavorPieceView *self);
  gint     (*find_nth)    (FavorPieceView   *self,
                           const FavorThing *thing,
                           guint             nth);
  guint    first_reason;
  void     (*open_changed) (FavorPieceView  *self);
  void     (*update)      (FavorPieceView   *self);
  void     (*fill)        (FavorPieceView   *self,
                           FavorSeat         seat);
  FavorFace *(*spread_card) (FavorPieceView *self,
                           FavorPart         part,
                           char            **label);
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
/* The hand of the holder, and the details: they live as long as the view. */
FavorHand        *favor_piece_view_get_hand    (FavorPieceView *self);
FavorDetails     *favor_piece_view_get_details (FavorPieceView *self);

/* What the viewer sees of the position; there must be a cursor, as for the next two. */
gconstpointer     favor_piece_view_get_state   (FavorPieceView *self);
const FavorNames *favor_piece_view_get_names   (FavorPieceView *self);
/* Whose hand is shown: a seat, or %FAVOR_SEAT_NONE. */
FavorSeat         favor_piece_view_get_holder  (FavorPieceView *self);

/* (nullable): what chooses from the legal actions; NULL without a cursor. */
FavorChooser     *favor_piece_view_get_chooser (FavorPieceView *self);
FavorChoiceModel *favor_piece_view_get_model   (FavorPieceView *self);
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

/* The parts that a piece stands for, the likeliest first: fills `parts`, of FAVOR_PIECE_PARTS_MOST,
 * and returns how many there are. */
guint             favor_piece_view_list_parts  (FavorPieceView *self,
                                                FavorPiece     *piece,
                                                FavorPart      *parts);
/* FALSE if the piece is not what is chosen: of alike ones in the hand as many as were chosen are. */
gboolean          favor_piece_view_find_chosen (FavorPieceView *self,
                                                FavorPiece     *piece,
                                                FavorPart      *part);
/* Whether pressing the piece takes back what it is chosen for; else it commits. */
gboolean          favor_piece_view_takes_back  (FavorPieceView *self,
                                                FavorPiece     *piece);
/* Chooses the first of `parts` that fits what is chosen best; FALSE if none can be: why not is said
 * beside `piece` (nullable). */
gboolean          favor_piece_view_choose      (FavorPieceView  *self,
                                                const FavorPart *parts,
                                                guint            n_parts,
                                                FavorPiece      *piece);
/* (transfer full) (nullable): why the rules take none of the parts with what is chosen. */
char             *favor_piece_view_explain     (FavorPieceView  *self,
                                                const FavorPart *parts,
                                                guint            n_parts);
/* (nullable): the first piece that is the thing of `part`. */
FavorPiece       *favor_piece_view_find        (FavorPieceView *self,
                                                FavorPart       part);

/* For `list_chips`. */

/* What is chosen, where the game has words for it, each to be taken back. */
void              favor_piece_view_list_chosen (FavorPieceView *self,
                                                GArray         *chips);
/* What has still to be chosen. */
void              favor_piece_view_list_open   (FavorPieceView *self,
                                                GArray         *chips);
/* An option that chooses `part`; takes `label` and `why_not` (nullable). */
void              favor_piece_view_add_option  (FavorPieceView *self,
                                                GArray         *chips,
                                                FavorPart       part,
                                                gboolean        on,
                                                char           *label,
                                                char           *why_not);

/* For `describe_hand`: what is public about the holder, in words. */
void              favor_piece_view_describe_holder (FavorGameView *view,
                                                GArray         *facts);
/* Asks the game to `fill` the hand, or all of them while they lie open. */
void              favor_piece_view_fill_hands  (FavorPieceView *self);
/* For `fill`: the piece with that key is in the hand, or in its tray. */
FavorPiece       *favor_piece_view_hold        (FavorPieceView *self,
                                                guint           key,
                                                FavorFace      *face,
                                                const char     *label,
                                                gboolean        in_tray);

G_END_DECLS
