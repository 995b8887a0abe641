/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-hand.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_HANDS (favor_hands_get_type ())
G_DECLARE_FINAL_TYPE (FavorHands, favor_hands, FAVOR, HANDS, GtkWidget)

/* The ledge at the foot of the page: the hand of one seat, which fills it. While all hands lie open
 * it becomes low and says whose it is; below it are those of the other seats, a row for each with
 * shield and name, to be read only. They scroll where there is not room for all. */
FavorHands *favor_hands_new     (FavorHand        *own);
/* The hand that fills the ledge is the only one: what lay open is gone. */
void        favor_hands_close   (FavorHands       *self);
/* All lie open: `own` is the hand of the seat that has that name and colour. */
void        favor_hands_open    (FavorHands       *self,
                                 const char       *name,
                                 guint             colour);
/* Of the row `nth` of the others, made when it is first asked for; after favor_hands_open (). */
FavorHand  *favor_hands_get_row (FavorHands       *self,
                                 guint             nth,
                                 const char       *name,
                                 guint             colour);
/* Every hand lies as favor_hand_set_arrange () says. Before there are some. */
void        favor_hands_set_arrange (FavorHands      *self,
                                     FavorHandArrange arrange);
/* (transfer none): what may lie in the place of all of them, made when it is first asked for. */
FavorHand  *favor_hands_get_spread (FavorHands    *self);
void        favor_hands_show_spread (FavorHands   *self,
                                     gboolean      shown);
gboolean    favor_hands_get_spread_shown (FavorHands *self);
/* (transfer none): the hand of that row; %NULL if there are not so many. */
FavorHand  *favor_hands_peek_row (FavorHands      *self,
                                  guint            nth);

G_END_DECLS
