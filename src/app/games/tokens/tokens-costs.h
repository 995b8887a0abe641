/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tokens-state.h"

G_BEGIN_DECLS

#define TOKENS_TYPE_COSTS (tokens_costs_get_type ())
G_DECLARE_FINAL_TYPE (TokensCosts, tokens_costs, TOKENS, COSTS, GtkWidget)

/* What has to be paid for all that can be built, a line each. What `seat` can pay for is lit; %FAVOR_SEAT_NONE:
 * nothing is. */
GtkWidget *tokens_costs_new     (void);
void       tokens_costs_show    (TokensCosts       *self,
                                 const TokensState *state,
                                 FavorSeat          seat);
/* The line of one. */
GtkWidget *tokens_costs_get_row (TokensCosts       *self,
                                 TokensCost         cost);

G_END_DECLS
