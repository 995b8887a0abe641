/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hands.h"
#include "favor-piece-view.h"

G_BEGIN_DECLS

/**
 * FavorPieces:
 * @view: what they are part of; its class says which things they are
 * @listen: how the view hears that a piece is chosen, dropped or read about
 * @board: (nullable): the pieces that fill the view, before those in @hand
 * @hand: that of the holder, in the @ledge that the page places
 * @model: (nullable): the legal actions; %NULL without a cursor, as @chooser
 * @chooser: (nullable): what puts an action together from what the pieces stand for
 * @spread: (nullable): cards of the table, where the hand is; %NULL until there were some
 * @spread_thing: (nullable): what they are; %NULL while none lie there
 * @spread_kind: of the action for which they are asked for
 * @options: (element-type FavorPart): what the options of the decision bar stand for
 *
 * The pieces of a view and what a person can choose with them. Functions of it know the view by its
 * class alone, and what is there in any game: those of #FavorPieceViewClass that carry their names
 * are by default what they do.
 */
typedef struct
{
  FavorPieceView   *view;
  void            (*listen) (FavorPieceView *view, FavorPiece *piece);
  FavorBoard       *board;
  FavorHand        *hand;
  FavorHands       *ledge;
  FavorChoiceModel *model;
  FavorChooser     *chooser;
  GArray           *options;
  FavorHand        *spread;
  const FavorThing *spread_thing;
  gint              spread_kind;
} FavorPieces;

/* Whether a person may choose now. */
gboolean           favor_pieces_is_open     (FavorPieces       *self);
/* (nullable): the action that is complete, while a person may choose. */
const FavorAction *favor_pieces_get_action  (FavorPieces       *self);
/* Of who plays; there must be a cursor. */
const FavorNames  *favor_pieces_get_names   (FavorPieces       *self);
/* Which things a piece is: see `list_things`. */
guint              favor_pieces_list_things (FavorPieces       *self,
                                             FavorPiece        *piece,
                                             FavorPart         *things);
/* Whether it lies where the hand is though it is a card of the table, and which one it is then. */
gboolean           favor_pieces_is_spread   (FavorPieces       *self,
                                             FavorPiece        *piece);
FavorPart          favor_pieces_get_spread_part (FavorPieces   *self,
                                                 FavorPiece    *piece);
/* Submits the action, if it is complete. */
void               favor_pieces_commit      (FavorPieces       *self);
/* It was completed on purpose. */
void               favor_pieces_pick        (FavorPieces       *self);

/* favor-pieces-marks.c: what they stand for, and how they stand out for that. */
guint              favor_pieces_list_parts  (FavorPieces       *self,
                                             FavorPiece        *piece,
                                             FavorPart         *parts);
gboolean           favor_pieces_find_chosen (FavorPieces       *self,
                                             FavorPiece        *piece,
                                             FavorPart         *part);
char              *favor_pieces_explain     (FavorPieces       *self,
                                             const FavorPart   *parts,
                                             guint              n_parts);
gint               favor_pieces_find_kind   (FavorPieces       *self,
                                             FavorPart          part);
gboolean           favor_pieces_is_veiled   (FavorPieces       *self,
                                             FavorPiece        *piece);
FavorPieceState    favor_pieces_mark        (FavorPieces       *self,
                                             FavorPiece        *piece);
/* All of them show whether they can be chosen or are. */
void               favor_pieces_mark_all    (FavorPieces       *self);

/* favor-pieces-acts.c: choosing by pressing one and by dropping it on another. */
gboolean           favor_pieces_choose      (FavorPieces       *self,
                                             const FavorPart   *parts,
                                             guint              n_parts,
                                             FavorPiece        *piece);
gboolean           favor_pieces_takes_back  (FavorPieces       *self,
                                             FavorPiece        *piece);
void               favor_pieces_press       (FavorPieces       *self,
                                             FavorPiece        *piece);
void               favor_pieces_drop        (FavorPieces       *self,
                                             FavorPiece        *on,
                                             FavorPiece        *piece);

/* favor-pieces-keys.c: choosing without pointing. */
void               favor_pieces_move_choice (FavorPieces       *self,
                                             int                by);
const FavorThing  *favor_pieces_find_numbered (FavorPieces     *self);
gint               favor_pieces_find_nth    (FavorPieces       *self,
                                             const FavorThing  *thing,
                                             guint              nth);
gboolean           favor_pieces_choose_nth  (FavorPieces       *self,
                                             guint              nth);
FavorPiece        *favor_pieces_find_in     (FavorPieces       *self,
                                             GtkWidget         *parent,
                                             FavorPart          part);
FavorPiece        *favor_pieces_find        (FavorPieces       *self,
                                             FavorPart          part);
gboolean           favor_pieces_focus       (FavorPieces       *self,
                                            FavorPiece        *piece);
gboolean           favor_pieces_focus_hand  (FavorPieces       *self);
gboolean           favor_pieces_focus_choices (FavorPieces     *self);

/* favor-pieces-spread.c: cards of the table that are asked for lie where the hand is. */
void               favor_pieces_spread      (FavorPieces       *self);
void               favor_pieces_settle_spread (FavorPieces     *self);
FavorPiece        *favor_pieces_find_on_table (FavorPieces     *self,
                                               FavorPiece      *piece);

/* favor-pieces-chips.c: what the decision bar says of what is chosen, and offers. */
void               favor_pieces_list_chosen (FavorPieces       *self,
                                             GArray            *chips);
void               favor_pieces_list_open   (FavorPieces       *self,
                                             GArray            *chips);
/* The id of the option that stands for `part`. */
guint              favor_pieces_find_option (FavorPieces       *self,
                                             FavorPart          part);
void               favor_pieces_list_chips  (FavorPieces       *self,
                                             GArray            *chips);
void               favor_pieces_press_chip  (FavorPieces       *self,
                                             guint              id);

G_END_DECLS
