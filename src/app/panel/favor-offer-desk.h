/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-offer-tool.h"
#include "favor-piece-view.h"

G_BEGIN_DECLS

/* How a view works with its page for offers: what is chosen there and what is chosen on the board are
 * one and the same. Where `tool` is (nullable), it was not needed yet. */

/* A page just made is that of the view, and shows its position. */
void     favor_offer_desk_set_up       (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* For a new position. Questions, and answers to offers, open the page by themselves, and it closes
 * with them. */
void     favor_offer_desk_update       (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* An offer is being put together on the page. */
gboolean favor_offer_desk_is_composing (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* Begins an offer, or a counter-offer, on the open page. */
void     favor_offer_desk_begin        (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* Gives the focus to the open page, where something is to be done on it: an answer that is chosen is
 * committed in the decision bar. FALSE if there is nothing to do. */
gboolean favor_offer_desk_focus        (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* Gives an offer up that is put together; one that is to be answered lies there as before. FALSE if
 * nothing is put together. */
gboolean favor_offer_desk_cancel       (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* Who means to make an offer that cannot be made hears why; FALSE if there is nothing to say. */
gboolean favor_offer_desk_refuse       (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* What was chosen elsewhere is marked on the page. */
void     favor_offer_desk_mark         (FavorPieceView    *view,
                                        FavorOfferTool    *tool);
/* (transfer full) (nullable): what was written beside that action. */
char    *favor_offer_desk_get_note     (FavorPieceView    *view,
                                        FavorOfferTool    *tool,
                                        const FavorAction *action);

G_END_DECLS
