/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

/* What chips stand for that are options: their ids count from this one on. */
#define FAVOR_CHIP_PARTS 4096

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
