/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-slip.h"
#include "tokens-state.h"

G_BEGIN_DECLS

/* Keys of cards that can be given away only: a development card from here on. */
#define TOKENS_SLIP_DEVELOPMENT 16

/* What both sides of a trade hold: each resource with its number, and gold. Keys are resources. */
extern const FavorSlipKind tokens_slip_kind;

void         tokens_slip_set_bundle (GtkWidget          *slip,
                                     const TokensBundle *bundle);
TokensBundle tokens_slip_get_bundle (GtkWidget          *slip);

G_END_DECLS
