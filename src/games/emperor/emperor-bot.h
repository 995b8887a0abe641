/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-actions.h"
#include "emperor-worth.h"

G_BEGIN_DECLS

/* What computer players share: trade, and the value of what is never done. */

#define EMPEROR_BOT_NEVER (-100000)
/* Nobody trades with whom so little Favor is missing: one good turn, and he wins. */
#define EMPEROR_BOT_NEAR_TARGET 8

/* The swap, to the seat that decides and offers it. */
gint32   emperor_bot_value_of_swap    (const EmperorWorth *worth,
                                       const FavorAction  *offer) G_GNUC_INTERNAL;
/* The offer on the table, to the seat that decides and answers it. */
gint32   emperor_bot_value_of_offer   (const EmperorWorth *worth) G_GNUC_INTERNAL;
/* A counter-offer, to the same. */
gint32   emperor_bot_value_of_counter (const EmperorWorth *worth,
                                       const FavorAction  *counter) G_GNUC_INTERNAL;
/* Makes the counter-offer that suits the decider and may suit the partner; FALSE if there is
 * none. */
gboolean emperor_bot_find_counter     (const EmperorWorth *worth,
                                       FavorAction        *out) G_GNUC_INTERNAL;
/* Whether an Intrigue of the decider would break a promise. */
gboolean emperor_bot_breaks_word      (const EmperorState *state,
                                       gint                piece,
                                       FavorSeat           target) G_GNUC_INTERNAL;

G_END_DECLS
