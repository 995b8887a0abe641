/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "dragon-state.h"

G_BEGIN_DECLS

#define DRAGON_TYPE_DEALS (dragon_deals_get_type ())
G_DECLARE_FINAL_TYPE (DragonDeals, dragon_deals, DRAGON, DEALS, GtkWidget)

/* The deals of the round, each with what was asked and offered and what became of it, the offer that
 * waits for an answer, and the answer. It is not there while there are none. */
DragonDeals      *dragon_deals_new          (void);
void              dragon_deals_update       (DragonDeals       *self,
                                             const DragonState *state);
/* What `player`, whose sign has that colour, has just answered to an offer; without `words` (nullable)
 * nobody did. */
void              dragon_deals_answer       (DragonDeals       *self,
                                             guint              colour,
                                             const char        *player,
                                             const char        *words);

const DragonDeal *dragon_deals_find_current (const DragonState *state);
/* (transfer full): who asks whom for what, and offers what for it, in the words of the log. */
char             *dragon_deals_describe     (const DragonState *state,
                                             const DragonDeal  *deal);

G_END_DECLS
