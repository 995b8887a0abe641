/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-offer-page.h"
#include "tokens-state.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_TRADE_PAGE (tokens_trade_page_get_type ())
G_DECLARE_FINAL_TYPE (TokensTradePage, tokens_trade_page, TOKENS, TRADE_PAGE, FavorOfferPage)

/* Puts an offer together, for one, some or all others; or gives one of them a card. */
GtkWidget *tokens_trade_page_new        (void);
/* For a position in which the viewer may make an offer; `state` is masked for him. An offer that was
 * begun stays as long as the turn and its offers are the same. */
void       tokens_trade_page_set_state  (TokensTradePage    *self,
                                         const TokensState  *state,
                                         const FavorNames   *names);
/* What each seat said to the offer that was made last, or to the gift, for the next position; and that
 * offer, if it is one and was declined. */
void       tokens_trade_page_set_replies (TokensTradePage   *self,
                                         const TokensReply  *replies,
                                         gboolean            about_gift,
                                         const FavorAction  *declined);
/* Begins anew, or goes on with what was declined; in answer to an offer with that, turned round. */
void       tokens_trade_page_start      (TokensTradePage    *self);
/* Begins to give a card away. */
void       tokens_trade_page_start_gift (TokensTradePage    *self);
/* A card of the own hand: a resource, or a development card; %FAVOR_NONE for the other. FALSE if it
 * cannot be given. */
gboolean   tokens_trade_page_add        (TokensTradePage    *self,
                                         gint                resource,
                                         gint                development);

G_END_DECLS
