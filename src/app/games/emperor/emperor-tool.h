/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"
#include "favor-offer-tool.h"

G_BEGIN_DECLS

#define EMPEROR_TYPE_TOOL (emperor_tool_get_type ())
G_DECLARE_FINAL_TYPE (EmperorTool, emperor_tool, EMPEROR, TOOL, FavorOfferTool)

/* The page of the panel on which trades are composed, and plots, offers and looks answered. Keys of
 * cards are those of emperor-trade-slip.h. */
EmperorTool *emperor_tool_new        (void);
/* (transfer full) (nullable): what was said just now to an offer of the viewer that was declined. */
char        *emperor_tool_get_answer (EmperorTool *self);
/* What the page is now, for its tab: one word. */
const char  *emperor_tool_get_title  (EmperorTool *self);
/* Puts a card of the own hand on the own slip: a piece. FALSE if no offer is put together, or all
 * copies are on it. */
gboolean     emperor_tool_add_piece  (EmperorTool *self,
                                      guint        piece);
/* The same for an open Event. */
gboolean     emperor_tool_add_event  (EmperorTool *self,
                                      guint        event);

G_END_DECLS
