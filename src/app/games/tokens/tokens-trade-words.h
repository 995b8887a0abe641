/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"
#include "tokens-state.h"

G_BEGIN_DECLS

/* The name of a card: a resource, or if that is %FAVOR_NONE a development card. */
const char *tokens_trade_name_card (gint resource,
                                    gint development);

/* What trades and gifts say in words. All are (transfer full). */

/* "3 gold" */
char *tokens_trade_say_gold    (gint                gold);
/* (nullable): "2 Wool, Ore and 3 gold"; NULL if there is nothing in it. */
char *tokens_trade_say_bundle  (const TokensBundle *bundle);
/* (nullable): what `by` offers; NULL if both sides are empty. */
char *tokens_trade_say_deal    (const TokensDeal   *deal,
                                FavorSeat           by,
                                const FavorNames   *names);
/* What a player has who is told so. */
char *tokens_trade_say_own     (const TokensState  *state,
                                FavorSeat           seat);
/* What everybody can know of what a player has. */
char *tokens_trade_say_partner (const TokensState  *state,
                                guint               seat,
                                const FavorNames   *names);
/* (nullable): what a player answers, in his own words. */
char *tokens_trade_say_reply   (const TokensReply  *reply);
/* A card that `by` gives to `to` for nothing. */
char *tokens_trade_say_gift    (const TokensDonation *gift,
                                FavorSeat           by,
                                const FavorNames   *names);
/* What a counter-offer asks for, in the words of who makes it. */
char *tokens_trade_say_counter (const TokensDeal   *counter);

G_END_DECLS
