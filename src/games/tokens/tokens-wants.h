/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-step.h"
#include "tokens-worth.h"

G_BEGIN_DECLS

/**
 * TokensMeans:
 * @cards: for gold and ships
 * @trades: of one card for another, for wagons
 *
 * What a seat can get of the bank in its turn without paying many cards for one.
 */
typedef struct
{
  guint cards;
  guint trades;
} TokensMeans;

/**
 * TokensWants:
 * @seat: whose
 * @can: the set of the purchases that only cards are missing for, or nothing
 * @paid: the set of those that can be paid
 * @last: of each resource, the set of those that one card of it is all that is missing for
 * @missing: how many cards are missing for each of those that are not paid
 *
 * What a seat would buy, and what it is waiting for; sets of #TokensCost.
 */
typedef struct
{
  const TokensState *state;
  guint8             seat;
  guint8             can;
  guint8             paid;
  guint8             last[TOKENS_N_RESOURCES];
  guint8             missing[TOKENS_N_COSTS];
} TokensWants;

/* What a route on an edge is worth to a seat; see tokens_worth_of_route (). */
typedef gint32 (*TokensWorth) (const TokensState *state, guint seat, guint edge);

/* Only what the seat itself sees is read. A route is wanted where one is worth anything. */
void  tokens_wants_init     (TokensWants       *self,
                             const TokensState *state,
                             guint              seat,
                             TokensWorth        worth) G_GNUC_INTERNAL;
/* The set of the purchases that one card of `get` makes possible, when `n` cards of `give` are given for it; `give`
 * is %FAVOR_NONE if nothing is. */
guint tokens_wants_complete (const TokensWants *self,
                             gint               give,
                             guint              n,
                             guint              get) G_GNUC_INTERNAL;
/* Those, and the buildings for which the seat can get the rest in this turn, too. */
guint tokens_wants_further  (const TokensWants *self,
                             gint               give,
                             guint              n,
                             guint              get,
                             const TokensMeans *means) G_GNUC_INTERNAL;
void  tokens_means_init     (TokensMeans       *self,
                             const TokensState *state,
                             guint              seat) G_GNUC_INTERNAL;

G_END_DECLS
