/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-pieces.h"

G_BEGIN_DECLS

/**
 * FavorPieceHands:
 * @filled: the one that is being filled, with @held; of another seat if there is a @whose
 * @whose: (nullable): name of that seat
 * @held: (nullable): the pieces that the game holds there
 *
 * What is going on while one of the hands of a view is filled.
 */
typedef struct
{
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

FavorPieces *favor_piece_view_peek_pieces (FavorPieceView *self);

/* favor-piece-view-calls.c: what is answered where a game says nothing. */
void       favor_piece_view_set_defaults (FavorPieceViewClass *klass);

G_END_DECLS
