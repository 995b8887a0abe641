/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "emperor-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

/* What trades say in words. */

/* (transfer full): "3 Gold" */
char *emperor_trade_describe_gold  (gint                 gold);
/* (transfer full) (nullable): the whole offer of `by` to `to`; NULL if it is empty. */
char *emperor_trade_describe_deal  (const EmperorDeal   *deal,
                                    FavorSeat            by,
                                    FavorSeat            to,
                                    const FavorNames    *names);
/* (transfer full): the offer on the table, as far as the viewer of the state may read it. */
char *emperor_trade_describe_table (const EmperorState  *state,
                                    const FavorNames    *names);
/* (transfer full) (nullable): what keeps a promise, what breaks it and how long it lasts; NULL if it
 * is none. */
char *emperor_trade_explain_pledge (const EmperorPledge *pledge,
                                    const char          *player,
                                    const char          *other,
                                    gboolean             binding);
/* (transfer full): what everybody can know of what a player has, and how his word was kept. */
char *emperor_trade_describe_partner (const EmperorState *state,
                                    FavorSeat            seat,
                                    const FavorNames    *names);
/* (transfer full) (nullable): what a player answers, in his own words. */
char *emperor_trade_describe_reply (const EmperorReply  *reply);

G_END_DECLS
