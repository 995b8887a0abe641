/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-faces.h"
#include "favor-piece.h"

G_BEGIN_DECLS

/* Width by height of a card. */
#define EMPEROR_TILE_ASPECT (1 / EMPEROR_CARD_ASPECT)

/* Keys of cards on the panel: a piece, or an Event from here on. */
#define EMPEROR_CARD_EVENT 64

/* A small card that stands for `n` equal ones: a piece with their number on it. */
GtkWidget  *emperor_card_new       (guint       key,
                                    guint       n,
                                    const char *label);
FavorPiece *emperor_card_get_piece (GtkWidget  *card);
/* A picture beside words that say all: it takes neither focus nor clicks. */
GtkWidget  *emperor_card_new_picture (guint     key,
                                      int       width);
/* The name of the card, translated. */
const char *emperor_card_title     (guint       key);
/* Its rules, translated. */
const char *emperor_card_text      (guint       key);

G_END_DECLS
