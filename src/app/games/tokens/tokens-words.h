/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-text.h"
#include "tokens-state.h"

G_BEGIN_DECLS

/* What is said of the places and things of the island. All are (transfer full). */

/* "Forest 8"; with the robber if it is there. */
char *tokens_say_hex      (const TokensState *state,
                           guint              hex);
/* "Intersection between Forest 8, Fields 3 and sea, beside a 3:1 harbour: free" */
char *tokens_say_vertex   (const TokensState *state,
                           guint              vertex,
                           const FavorNames  *names);
char *tokens_say_edge     (const TokensState *state,
                           guint              edge,
                           const FavorNames  *names);
/* What a place brings: its numbers by how often they come. */
char *tokens_say_yield    (const TokensState *state,
                           guint              vertex);
/* (nullable): "Brick and 2 Ore"; `counts` are by #TokensResource, %NULL if there are none. */
char *tokens_say_cards    (const guint8      *counts);
/* (nullable): what a seat still needs to pay; %NULL if that is nothing. */
char *tokens_say_missing  (const TokensState *state,
                           FavorSeat          seat,
                           TokensCost         cost);
char *tokens_say_cost     (TokensCost         cost);
/* (nullable): what the robber on a hex would do to others. */
char *tokens_say_block    (const TokensState *state,
                           FavorSeat          seat,
                           guint              hex,
                           const FavorNames  *names);
/* (nullable): whom a road would meet for the first time. */
char *tokens_say_contacts (const TokensState *state,
                           FavorSeat          seat,
                           guint              edge,
                           const FavorNames  *names);

G_END_DECLS
