/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-face.h"

G_BEGIN_DECLS

/**
 * FavorPieceState:
 * @FAVOR_PIECE_CHOOSABLE: can be chosen now
 * @FAVOR_PIECE_CHOSEN: is part of what is chosen
 * @FAVOR_PIECE_VEILED: cannot be chosen while other things can
 * @FAVOR_PIECE_GHOST: shows what the choice would bring
 * @FAVOR_PIECE_ACTIVE: its effect is being shown
 * @FAVOR_PIECE_CHANGED: is another since the position before
 * @FAVOR_PIECE_STRUCK: does not count any more
 *
 * How a piece stands out. Several may be set.
 */
typedef enum
{
  FAVOR_PIECE_CHOOSABLE = 1 << 0,
  FAVOR_PIECE_CHOSEN = 1 << 1,
  FAVOR_PIECE_VEILED = 1 << 2,
  FAVOR_PIECE_GHOST = 1 << 3,
  FAVOR_PIECE_ACTIVE = 1 << 4,
  FAVOR_PIECE_CHANGED = 1 << 5,
  FAVOR_PIECE_STRUCK = 1 << 6,
} FavorPieceState;

#define FAVOR_TYPE_PIECE (favor_piece_get_type ())
G_DECLARE_FINAL_TYPE (FavorPiece, favor_piece, FAVOR, PIECE, GtkWidget)

/* A card, tile or token on a board or in a hand: takes the focus, says what it is, can be
 * activated, dragged, and dropped on; a long touch activates `view.enlarge`. It draws its face at the width it is given; the rings
 * around it come from the style classes `choosable`, `chosen`, `active` and `changed`.
 *
 * Property: `label` (string, writable: what it is, complete by itself and short first).
 *
 * Signals: `activated ()`: by a click or Enter; `inspected ()`: the pointer or the focus came;
 * `dropped (FavorPiece *)`: another piece was dropped here. Only a choosable piece can be dragged,
 * and only on a choosable one something can be dropped. */
FavorPiece *favor_piece_new (void);
FavorFace  *favor_piece_get_face (FavorPiece *self);
/* Turns the piece over if it showed another face and is visible. */
void favor_piece_set_face (FavorPiece *self, FavorFace *face);
/* Never turns it over. */
void            favor_piece_replace_face (FavorPiece *self, FavorFace *face);
void            favor_piece_set_state (FavorPiece *self, FavorPieceState state);
FavorPieceState favor_piece_get_state (FavorPiece *self);
/* Which piece of its view it is: the view's own number. */
void  favor_piece_set_key (FavorPiece *self, guint key);
guint favor_piece_get_key (FavorPiece *self);
/* Pieces of one group are alike: a hand lays neighbours of a group close together. 0: none. */
void  favor_piece_set_group (FavorPiece *self, guint group);
guint favor_piece_get_group (FavorPiece *self);
/* How many alike this one stands for; from two on a disc says so. */
void  favor_piece_set_count (FavorPiece *self, guint count);
guint favor_piece_get_count (FavorPiece *self);
/* (nullable): what the name says, without the state. */
void        favor_piece_set_label (FavorPiece *self, const char *label);
const char *favor_piece_get_label (FavorPiece *self);
/* (nullable): what else is shown where the pointer rests. */
void        favor_piece_set_note    (FavorPiece *self, const char *note);
/* (nullable): why it cannot be chosen now. */
void        favor_piece_set_why_not (FavorPiece *self, const char *why_not);
const char *favor_piece_get_why_not (FavorPiece *self);
/* (nullable): the first child of `parent` that stands out like this. */

G_END_DECLS
