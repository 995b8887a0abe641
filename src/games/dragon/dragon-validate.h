/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* Invariant 16: offers, gifts and deals are as many as they can be. */
gboolean dragon_deals_are_counted (const DragonState *state) G_GNUC_INTERNAL;
/* Invariant 17: every deal is as the rules leave it at this moment. Asked of a position in
 * which all invariants up to 16 hold. */
gboolean dragon_deals_are_sound (const DragonState *state) G_GNUC_INTERNAL;

G_END_DECLS
