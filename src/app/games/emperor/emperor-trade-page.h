/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-offer-page.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_TRADE_PAGE (emperor_trade_page_get_type ())
G_DECLARE_FINAL_TYPE (EmperorTradePage, emperor_trade_page, EMPEROR, TRADE_PAGE, FavorOfferPage)

/* Puts an offer together: besides the slips two promises. It also asks another player for an
 * offer. Keys of cards are those of emperor-trade-slip.h. */
GtkWidget         *emperor_trade_page_new        (void);
/* For a position in which the viewer may make an offer; `state` is masked for him. An offer that
 * was begun stays as far as it is still possible, and as the turn and its talks are the same. */
void               emperor_trade_page_set_state  (EmperorTradePage   *self,
                                                  const EmperorState *state,
                                                  const FavorNames   *names);
/* What was said last, for the next position; none if nobody has spoken. */
void               emperor_trade_page_set_reply  (EmperorTradePage   *self,
                                                  const EmperorReply *reply);
/* Begins anew with that partner; in answer to an offer with that offer, turned round. */
void               emperor_trade_page_start      (EmperorTradePage   *self,
                                                  FavorSeat           partner);
/* As emperor-trade-slip.h counts; FALSE if it cannot be given (any more). */
gboolean           emperor_trade_page_add        (EmperorTradePage   *self,
                                                  guint               key);

G_END_DECLS
