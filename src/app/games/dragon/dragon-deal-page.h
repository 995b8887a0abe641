/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "dragon-state.h"
#include "favor-text.h"

G_BEGIN_DECLS

#define DRAGON_TYPE_DEAL_PAGE (dragon_deal_page_get_type ())
G_DECLARE_FINAL_TYPE (DragonDealPage, dragon_deal_page, DRAGON, DEAL_PAGE, GtkWidget)

/* A page of the panel on which an offer or a gift is put together. It says the whole deal in one
 * sentence, or why the rules do not take it.
 *
 * Signals: `changed ()`: dragon_deal_page_get_action () is another. */
DragonDealPage    *dragon_deal_page_new        (void);
/* For a new position: who offers is its decider. `names` for the sentence. */
void               dragon_deal_page_set_state  (DragonDealPage    *self,
                                                const DragonState *state,
                                                const FavorNames  *names);
/* Whether a gift or an offer is put together. */
void               dragon_deal_page_set_gift   (DragonDealPage    *self,
                                                gboolean           gift);
/* (nullable): what is put together, if it is legal. */
const FavorAction *dragon_deal_page_get_action (DragonDealPage    *self);

G_END_DECLS
