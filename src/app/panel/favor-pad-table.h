/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game-view.h"
#include "favor-pad-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PAD_TABLE (favor_pad_table_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadTable, favor_pad_table, FAVOR, PAD_TABLE, GtkWidget)

/* One scoring pad: a table with a row per source, a column per round and the totals, of one
 * seat; in a game without rounds a column per seat. What brought something is a button that
 * lists below the table what adds up to it; the head of a column goes to its round.
 */
GtkWidget *favor_pad_table_new            (void);
void       favor_pad_table_set_cursor     (FavorPadTable *self,
                                           FavorCursor   *cursor);
void       favor_pad_table_set_view       (FavorPadTable *self,
                                           FavorGameView *view);
FavorSeat  favor_pad_table_get_seat       (FavorPadTable *self);
void       favor_pad_table_set_seat       (FavorPadTable *self,
                                           FavorSeat      seat);
gboolean   favor_pad_table_get_has_rounds (FavorPadTable *self);
GtkWidget *favor_pad_table_get_pad        (FavorPadTable *self);

G_END_DECLS
