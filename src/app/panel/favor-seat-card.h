/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-countdown.h"
#include "favor-game-view.h"
#include "favor-seat-model.h"

G_BEGIN_DECLS

/* More seats than these have little room each. */
#define FAVOR_SEAT_CARDS_MANY 5

#define FAVOR_TYPE_SEAT_CARD (favor_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (FavorSeatCard, favor_seat_card, FAVOR, SEAT_CARD, GtkButton)

/* One seat of the strip: a button with its sign, names, score and what the game says of it, which
 * follows a row of the seats. A click activates `view.show-seat (u)`; its tooltip is a small card
 * of facts.
 *
 * Property: `row` (FavorSeatRow, writable, nullable): the seat to follow. */
GtkWidget *favor_seat_card_new            (guint           seat);
void       favor_seat_card_set_row        (FavorSeatCard  *self,
                                           FavorSeatRow   *row);
void       favor_seat_card_set_look       (FavorSeatCard  *self,
                                           FavorGameView  *view,
                                           FavorSeat       seat);
void       favor_seat_card_set_countdown  (FavorSeatCard  *self,
                                           FavorCountdown *countdown);
guint      favor_seat_card_count_facts    (FavorSeatCard  *self);
void       favor_seat_card_set_most_facts (FavorSeatCard  *self,
                                           guint           most);
void       favor_seat_card_arrange        (FavorSeatCard  *self,
                                           guint           n_seats,
                                           gboolean        compact,
                                           gboolean        tight);

GtkWidget *favor_seat_card_get_shield     (FavorSeatCard  *self);
GtkWidget *favor_seat_card_get_score      (FavorSeatCard  *self);
char      *favor_seat_card_describe_row   (FavorSeatRow   *row);

G_END_DECLS
