/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-board.h"
#include "favor-piece.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_HAND (favor_hand_get_type ())
G_DECLARE_FINAL_TYPE (FavorHand, favor_hand, FAVOR, HAND, FavorBoard)

/* The own cards, in one row on a ledge at the foot of the page: straight, in the order of their
 * keys, overlapping equally when there is not room enough. Choosable cards stand a little
 * higher, chosen ones more, and the one with the pointer or the focus lies in front. Cards that are
 * not in the hand any more lie in a tray at the end.
 *
 * Neighbours of one group (favor_piece_set_group ()) lie as a fan; where there are many groups, on a
 * pile with their number on it. Cards with a low face (favor_face_set_low ()) are never hidden by
 * others: they lie in two rows before. A hand with groups grows without end: at last the row scrolls,
 * with the tray behind the last card. */
FavorHand *favor_hand_new       (void);
void       favor_hand_add       (FavorHand  *self,
                                 FavorPiece *piece,
                                 gboolean    in_tray);
void       favor_hand_remove    (FavorHand  *self,
                                 FavorPiece *piece);
/* Whether `piece` is in the hand or in the tray. */
gboolean   favor_hand_holds    (FavorHand  *self,
                                FavorPiece *piece);
/* (nullable): in the hand or in the tray. */
FavorPiece *favor_hand_find    (FavorHand  *self,
                                guint       key);
/* Where the pieces of the hand are, in its order: (element-type FavorPiece) (transfer none). */
GPtrArray *favor_hand_get_pieces (FavorHand *self);
/* After states or pieces changed; with `animate` the cards go to their places. */
void       favor_hand_update    (FavorHand  *self,
                                 gboolean    animate);

/* Whether it is one of several hands below each other: its cards are not lifted. */
void       favor_hand_set_still (FavorHand  *self,
                                 gboolean    still);

/* For favor_hand_set_arrange (): gives each piece its place with favor_board_place (), or takes it away with
 * favor_board_unplace (), in `width` x `height` pixels from the start side. */
typedef void (*FavorHandArrange) (FavorHand *self,
                                  int        width,
                                  int        height);
/* `arrange`: the pieces do not lie in a row, but at places of their own, as on a tray with compartments. They
 * are never lifted, and nothing scrolls. Before there are some. */
void       favor_hand_set_arrange (FavorHand       *self,
                                   FavorHandArrange arrange);

/* How far the row is scrolled from its start, in pixels. */
double     favor_hand_get_offset (FavorHand *self);
void       favor_hand_set_offset (FavorHand *self,
                                  double     offset);

G_END_DECLS
