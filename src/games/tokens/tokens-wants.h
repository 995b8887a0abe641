/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-step.h"

G_BEGIN_DECLS

/**
 * TokensWants:
 * @seat: whose
 * @can: the set of the purchases that only cards are missing for, or nothing
 * @paid: the set of those that can be paid
 * @last: of each resource, the set of those that one card of it is all that is missing for
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
} TokensWants;

/* Only what the seat itself sees is read. */
void  tokens_wants_init     (TokensWants       *self,
                             const TokensState *state,
                             guint              seat) G_GNUC_INTERNAL;
/* The set of the purchases that one card of `get` makes possible, when `n` cards of `give` are given for it; `give`
 * is %FAVOR_NONE if nothing is. */
guint tokens_wants_complete (const TokensWants *self,
                             gint               give,
                             guint              n,
                             guint              get) G_GNUC_INTERNAL;

G_END_DECLS
