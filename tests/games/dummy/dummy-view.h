/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-piece-view.h"

G_BEGIN_DECLS

/* The dummy game, but a card is laid on one of nine squares, turned in as many ways as it has
 * steps; squares lie as on a chess board, and only every other one is free. */
extern FavorGame        favor_dummy_tiles;
extern const FavorThing dummy_card;
extern const FavorThing dummy_square;

/* Fills in the table, before it is used. */
void dummy_tiles_init (void);

#define DUMMY_SIDE 3

/* A view of it: the hand, and a board with the squares, whose keys are y * DUMMY_SIDE + x. */
#define DUMMY_TYPE_VIEW (dummy_view_get_type ())
G_DECLARE_FINAL_TYPE (DummyView, dummy_view, DUMMY, VIEW, FavorPieceView)

G_END_DECLS
