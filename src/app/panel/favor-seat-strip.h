/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-countdown.h"
#include "favor-game-view.h"
#include "favor-seat-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SEAT_STRIP (favor_seat_strip_get_type ())
G_DECLARE_FINAL_TYPE (FavorSeatStrip, favor_seat_strip, FAVOR, SEAT_STRIP, GtkWidget)

/* The seats of a session in a row: sign, name, who it is, score, whose decision it is, and a
 * spinner while a computer thinks. A click on a seat activates `view.show-seat (u)`. What a game
 * adds to its seats comes from its view.
 *
 * Properties: `model` (FavorSeatModel, writable, nullable), `compact` (boolean, writable: small
 * columns for narrow windows). */
GtkWidget *favor_seat_strip_new           (void);
void       favor_seat_strip_set_model     (FavorSeatStrip *self,
                                           FavorSeatModel *model);
void       favor_seat_strip_set_compact   (FavorSeatStrip *self,
                                           gboolean        compact);
void       favor_seat_strip_set_view      (FavorSeatStrip *self,
                                           FavorGameView  *view);
void       favor_seat_strip_update_looks  (FavorSeatStrip *self);
/* (nullable): of a seat its shield, or what shows its score. */
GtkWidget *favor_seat_strip_get_shield    (FavorSeatStrip *self,
                                           FavorSeat       seat);
GtkWidget *favor_seat_strip_get_score     (FavorSeatStrip *self,
                                           FavorSeat       seat);
void       favor_seat_strip_set_countdown (FavorSeatStrip *self,
                                           FavorSeat       seat,
                                           FavorCountdown *countdown);

G_END_DECLS
