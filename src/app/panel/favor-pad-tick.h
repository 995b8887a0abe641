/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-view.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PAD_TICK (favor_pad_tick_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadTick, favor_pad_tick, FAVOR, PAD_TICK, GtkWidget)

/* A picture and a box that is ticked or not, in the title of a scoring pad: what a game notes there
 * besides points. Not there in a game that notes nothing. */
GtkWidget *favor_pad_tick_new  (void);
void       favor_pad_tick_show (FavorPadTick  *self,
                                FavorGameView *view,
                                FavorCursor   *cursor,
                                FavorSeat      seat);

G_END_DECLS
