/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece.h"

G_BEGIN_DECLS

/**
 * SeenPieces:
 * @pieces: (element-type FavorPiece): those that are on the screen, not owned
 * @labels: (element-type utf8): what each of them says, without marks of direction
 *
 * What a view shows: its pieces are found by what they say, not by how the view calls them.
 */
typedef struct
{
  GPtrArray *pieces;
  GPtrArray *labels;
} SeenPieces;

SeenPieces *seen_pieces_new           (void);
void        seen_pieces_free          (SeenPieces  *self);
/* Looks anew at all below `root`. */
void        seen_pieces_look          (SeenPieces  *self,
                                       GtkWidget   *root);
/* How many labels begin so; `first` (nullable): the first one of them. */
guint       seen_pieces_count         (SeenPieces  *self,
                                       const char  *beginning,
                                       FavorPiece **first);
/* Asserts that just one piece says just that. */
void        seen_pieces_assert        (SeenPieces  *self,
                                       const char  *label);
/* Asserts that no piece of `board` is cut off at its edge. */
void        seen_pieces_assert_within (SeenPieces  *self,
                                       GtkWidget   *board);

G_END_DECLS
