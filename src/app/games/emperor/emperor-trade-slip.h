/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-faces.h"
#include "emperor-state.h"
#include "favor-slip.h"

G_BEGIN_DECLS

/* Keys of cards on the panel: a piece, or an Event from here on. */
#define EMPEROR_CARD_EVENT 64

/* What changes hands in a trade: Gold, cards of the Staff and of the Black Market, Events. */
extern const FavorSlipKind emperor_slip_kind;

void           emperor_slip_set_bundle (GtkWidget            *slip,
                                        const EmperorBundle  *bundle);
EmperorBundle  emperor_slip_get_bundle (GtkWidget            *slip);
/* What `seat` could give; `state` is masked for `viewer`. */
FavorSlipStock emperor_stock_of        (const EmperorState   *state,
                                        FavorSeat             viewer,
                                        FavorSeat             seat);
/* Takes the cards and Events out of `bundle` that are not there. */
void           emperor_stock_limit     (const FavorSlipStock *stock,
                                        EmperorBundle        *bundle);

G_END_DECLS
