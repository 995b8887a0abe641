/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hand.h"

G_BEGIN_DECLS

/* Where the pieces of the own hand lie: triangles on five places, tokens on six, which are the same whether
 * there are some or not, and action favors below; where there is less room only what is there, in a row. Keys
 * are those of the view. */
void kingdom_tray_arrange (FavorHand *hand,
                           int        width,
                           int        height);

/* Tiles to choose from: as large as all of them have room. */
void kingdom_tray_arrange_tiles (FavorHand *hand,
                                 int        width,
                                 int        height);

G_END_DECLS
