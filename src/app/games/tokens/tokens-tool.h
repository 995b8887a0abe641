/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-offer-tool.h"
#include "tokens-state.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_TOOL (tokens_tool_get_type ())
G_DECLARE_FINAL_TYPE (TokensTool, tokens_tool, TOKENS, TOOL, FavorOfferTool)

/* The page of the panel on which trades and gifts are put together and answered. Keys of cards are
 * resources. */
GtkWidget  *tokens_tool_new        (void);
/* Begins to give a card away. */
void        tokens_tool_start_gift (TokensTool *self);
/* What the page is now, for its tab: one word. */
const char *tokens_tool_get_title  (TokensTool *self);

G_END_DECLS
