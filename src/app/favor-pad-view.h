/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-pad-model.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_PAD_VIEW (favor_pad_view_get_type ())
G_DECLARE_FINAL_TYPE (FavorPadView, favor_pad_view, FAVOR, PAD_VIEW, GtkWidget)

/* The scoring pads: a table with a row per source, a column per round and the totals, for the
 * seat that is picked above it; in a game without rounds one table with a column per seat.
 * What brought something is a button that takes the cursor to its round.
 *
 * Property: `cursor` (FavorCursor, writable, nullable). */
GtkWidget *favor_pad_view_new        (void);
void       favor_pad_view_set_cursor (FavorPadView *self,
                                      FavorCursor  *cursor);
FavorSeat  favor_pad_view_get_seat   (FavorPadView *self);
void       favor_pad_view_set_seat   (FavorPadView *self,
                                      FavorSeat     seat);

G_END_DECLS
