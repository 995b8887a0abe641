/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-bot.h"

/* What computer players think about: whoever is asked at every turn, again and again, plays no game of
 * its own, so that they propose little. */

static gboolean
is_worth_a_thought (const TokensState *state, guint kind)
{
  if (kind == TOKENS_ACTION_OFFER_TRADE)
    return state->trade_offers < TOKENS_BOT_MOST_OFFERS;
  if (kind == TOKENS_ACTION_OFFER_DONATION)
    return state->donation_offers < TOKENS_BOT_MOST_DONATIONS;
  return TRUE;
}

void
tokens_consider (gconstpointer state, gboolean ruthless, FavorActions *legal)
{
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    if (is_worth_a_thought (state, legal->items[i].kind))
      legal->items[n++] = legal->items[i];
  legal->n = n;
}
