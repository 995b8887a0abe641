/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* What happens in the game (10.4). Each line names the arguments in their order; `cards` are five or six numbers,
 * `lands` the up to three hexes at a vertex. */
typedef enum
{
  /* vertex, lands */
  TOKENS_LOG_SETTLED,
  /* edge */
  TOKENS_LOG_ROAD,
  /* vertex, lands */
  TOKENS_LOG_CITY,
  /* edge */
  TOKENS_LOG_REPAIRED,
  /* - */
  TOKENS_LOG_BOUGHT,
  /* event */
  TOKENS_LOG_EVENT,
  /* n */
  TOKENS_LOG_NUMBER,
  /* a, b, n */
  TOKENS_LOG_ROLLED,
  /* cards */
  TOKENS_LOG_PRODUCED,
  /* resource */
  TOKENS_LOG_SHORT,
  /* - */
  TOKENS_LOG_HARVEST_TOKEN,
  /* n */
  TOKENS_LOG_OWES,
  /* cards */
  TOKENS_LOG_DISCARDED,
  /* villain, hex, land, number */
  TOKENS_LOG_VILLAIN,
  /* card, other */
  TOKENS_LOG_STOLE,
  /* - */
  TOKENS_LOG_SPARED,
  /* - */
  TOKENS_LOG_DECLINED_STEAL,
  /* n */
  TOKENS_LOG_KNIGHT,
  /* card */
  TOKENS_LOG_CARD_PLAYED,
  /* n, resource */
  TOKENS_LOG_MONOPOLY,
  /* n, give, get */
  TOKENS_LOG_BANK_TRADE,
  /* resource */
  TOKENS_LOG_GOLD,
  /* cards with gold */
  TOKENS_LOG_OFFER,
  /* cards with gold */
  TOKENS_LOG_OFFER_WANTS,
  /* - */
  TOKENS_LOG_ACCEPTS,
  /* - */
  TOKENS_LOG_DECLINES,
  /* other, cards with gold */
  TOKENS_LOG_TRADED,
  /* other, resource */
  TOKENS_LOG_DONATION_OFFER,
  /* other, card */
  TOKENS_LOG_DONATION_OFFER_CARD,
  /* other */
  TOKENS_LOG_DONATED,
  /* other */
  TOKENS_LOG_REFUSED_GIFT,
  /* other, resource */
  TOKENS_LOG_ASKED_FOR,
  /* others, n */
  TOKENS_LOG_CONNECTED,
  /* token; for the drawer */
  TOKENS_LOG_TOKEN_DRAWN,
  /* card; for the drawer */
  TOKENS_LOG_CARD_DRAWN,
  /* vertex */
  TOKENS_LOG_BARREN,
  /* n */
  TOKENS_LOG_GOLD_INSTEAD,
  /* tokens, guild */
  TOKENS_LOG_REDEEMED,
  /* give, get */
  TOKENS_LOG_FAVOR_TRADE,
  /* - */
  TOKENS_LOG_MARKER,
  /* - */
  TOKENS_LOG_EXCHANGED,
  /* n */
  TOKENS_LOG_LONGEST,
  /* - */
  TOKENS_LOG_LONGEST_NONE,
  /* n */
  TOKENS_LOG_ARMY,
  /* edge */
  TOKENS_LOG_TREMOR,
  /* card, other */
  TOKENS_LOG_GIFT,
  /* neutral, vertex, lands */
  TOKENS_LOG_NEUTRAL_SETTLED,
  /* neutral, edge */
  TOKENS_LOG_NEUTRAL_ROAD,
  /* - */
  TOKENS_LOG_WITHDREW,
  /* - */
  TOKENS_LOG_YEAR_END,
  /* - */
  TOKENS_LOG_SPECIAL,
  /* - */
  TOKENS_LOG_PASSED,
  /* n */
  TOKENS_LOG_TURN,
  /* -; secret landmarks might have won here and did not */
  TOKENS_LOG_NOT_WON,
  /* n */
  TOKENS_LOG_WON,
  /* players, n */
  TOKENS_LOG_LIMIT,
} TokensLog;

#define TOKENS_N_LOGS (TOKENS_LOG_LIMIT + 1)

extern const FavorKind tokens_logs[TOKENS_N_LOGS] G_GNUC_INTERNAL;

G_END_DECLS
