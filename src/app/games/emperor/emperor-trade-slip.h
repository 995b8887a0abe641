/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-faces.h"
#include "emperor-trade-things.h"
#include "favor-slip.h"

G_BEGIN_DECLS

/* Keys of cards on the panel: a piece, or an Event from here on. */
#define EMPEROR_CARD_EVENT 64

/* What changes hands in a trade: Gold, cards of the Staff and of the Black Market, Events. */
extern const FavorSlipKind emperor_slip_kind;

void          emperor_slip_set_bundle (GtkWidget           *slip,
                                       const EmperorBundle *bundle);
EmperorBundle emperor_slip_get_bundle (GtkWidget           *slip);
void          emperor_slip_set_things (GtkWidget           *slip,
                                       const EmperorThings *things);

G_END_DECLS
