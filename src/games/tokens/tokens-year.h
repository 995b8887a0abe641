/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* Makes the deck of the year anew: all cards, five of them below the marker (2.8). */
void tokens_shuffle_year (TokensState *state) G_GNUC_INTERNAL;

G_END_DECLS
