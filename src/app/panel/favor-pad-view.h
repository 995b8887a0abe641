/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game-view.h"
#include "favor-pad-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PAD_VIEW (favor_pad_view_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadView, favor_pad_view, FAVOR, PAD_VIEW, GtkWidget)

/* The scoring pads: the pad of the seat that is picked above it, followed by those of the next
 * seats as far as there is room beside or below it; in a game without rounds one pad with a
 * column per seat. Below them the plot of the points. */
GtkWidget *favor_pad_view_new        (void);
void       favor_pad_view_set_cursor (FavorPadView *self,
                                      FavorCursor  *cursor);
FavorSeat  favor_pad_view_get_seat   (FavorPadView *self);
void       favor_pad_view_set_seat   (FavorPadView *self,
                                      FavorSeat     seat);
void       favor_pad_view_set_view   (FavorPadView  *self,
                                      FavorGameView *view);

G_END_DECLS
