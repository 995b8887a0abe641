/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hands.h"
#include "favor-piece-view.h"

G_BEGIN_DECLS

/* What chips stand for that are options: their ids count from this one on. */
#define FAVOR_CHIP_PARTS 4096

/**
 * FavorPieceHands:
 * @ledge: what the page places
 * @own: the hand of the holder
 * @filled: the one that is being filled, with @held; of another seat if there is a @whose
 * @whose: (nullable): name of that seat
 * @held: (nullable): the pieces that the game holds there
 *
 * The hands of a view, and what is going on while one is filled.
 */
typedef struct
{
  FavorHands *ledge;
  FavorHand  *own;
  FavorHand  *filled;
  const char *whose;
  GHashTable *held;
} FavorPieceHands;

FavorPieceHands *favor_piece_view_peek_hands (FavorPieceView *self);
/* The piece can be chosen, dropped and read about. */
void       favor_piece_view_listen       (FavorPieceView      *self,
                                          FavorPiece          *piece);
gboolean   favor_piece_view_is_beside_the_pointer (FavorPieceView *self,
                                                   FavorPiece     *piece);

/* The pieces of the board and of the hand, in this order. */
GtkWidget *favor_piece_view_get_board    (FavorPieceView      *self);
/* What the options of the decision bar stand for: (element-type FavorPart). */
GArray    *favor_piece_view_peek_options (FavorPieceView      *self);

/* favor-piece-view-marks.c */
void       favor_piece_view_mark         (FavorPieceView      *self);
void       favor_piece_view_install_marks (FavorPieceViewClass *klass);

/* favor-piece-view-acts.c */
void       favor_piece_view_install_acts (FavorPieceViewClass *klass);

/* favor-piece-view-keys.c */
void       favor_piece_view_install_keys (FavorPieceViewClass *klass);

/* favor-piece-view-chips.c */
void       favor_piece_view_install_chips (FavorPieceViewClass *klass);

G_END_DECLS
