/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-countdown.h"
#include "favor-game-view.h"
#include "favor-seat-model.h"

G_BEGIN_DECLS

/* More seats than these have little room each. */
#define FAVOR_SEAT_CARDS_MANY 5

/* One seat of the strip: a button with its sign, names, score and what the game says of it, which
 * follows a row of the seats. No widget of its own, since the strip is the only one to have it. */
typedef struct _FavorSeatCard FavorSeatCard;

/* A click activates `view.show-seat (u)`. */
FavorSeatCard *favor_seat_card_new           (guint           seat);
void           favor_seat_card_free          (FavorSeatCard  *card);
/* (transfer none): where it is until a parent has taken it. */
GtkWidget     *favor_seat_card_get_widget    (FavorSeatCard  *card);
/* (nullable): the seat to follow. */
void           favor_seat_card_set_row       (FavorSeatCard  *card,
                                              FavorSeatRow   *row);
/* `view` (nullable) says what there is to see of the seat now. */
void           favor_seat_card_set_look      (FavorSeatCard  *card,
                                              FavorGameView  *view,
                                              FavorSeat       seat);
/* (nullable): what is left of the time of this seat. */
void           favor_seat_card_set_countdown (FavorSeatCard  *card,
                                              FavorCountdown *countdown);
/* How many of the facts there is room for; G_MAXUINT where that says nothing of other seats. */
guint          favor_seat_card_count_facts   (FavorSeatCard  *card);
void           favor_seat_card_set_most_facts (FavorSeatCard *card,
                                               guint          most);
/* For so many seats: small columns, or tight ones where an office is a picture and not a word. */
void           favor_seat_card_arrange       (FavorSeatCard  *card,
                                              guint           n_seats,
                                              gboolean        compact,
                                              gboolean        tight);

/* (transfer full): all that a row says in one sentence, for ears and tooltips. */
char          *favor_seat_card_describe_row  (FavorSeatRow   *row);

G_END_DECLS
