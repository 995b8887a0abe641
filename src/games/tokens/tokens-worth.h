/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-step.h"

G_BEGIN_DECLS

/* What places and cards are worth to computer players (section 11). Only what the one who decides sees is read. */

/* Hundredths of a pip that a building on a free vertex would bring. */
gint32   tokens_worth_of_site  (const TokensState *state,
                                guint              seat,
                                guint              vertex) G_GNUC_INTERNAL;
/* The same for one of the first two, which also begin networks. */
gint32   tokens_worth_of_start (const TokensState *state,
                                guint              seat,
                                guint              vertex) G_GNUC_INTERNAL;
/* What a route of `seat` on a free edge leads to: sites, the nearer the better, while there is none yet, first
 * contacts, and the Longest Trade Route; 0 if it leads nowhere. */
gint32   tokens_worth_of_route (const TokensState *state,
                                guint              seat,
                                guint              edge) G_GNUC_INTERNAL;
/* The same as the rules specification describes it (11.2): nothing is sought beyond the best site that is reached, nor
 * the Longest Trade Route. */
gint32   tokens_worth_of_path  (const TokensState *state,
                                guint              seat,
                                guint              edge) G_GNUC_INTERNAL;
/* What opponents lose, less what the seat itself loses, if the hex produces nothing: pips by points. */
gint32   tokens_worth_of_block (const TokensState *state,
                                guint              seat,
                                guint              hex) G_GNUC_INTERNAL;
G_END_DECLS
