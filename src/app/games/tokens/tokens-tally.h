/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* What a game has brought so far, counted from what happened: no state keeps it. */

/* Where favor tokens come from (8.1 to 8.5). */
typedef enum
{
  TOKENS_SOURCE_HARVEST,
  TOKENS_SOURCE_BUILDER,
  TOKENS_SOURCE_MET,
  TOKENS_SOURCE_DONATION,
  TOKENS_SOURCE_SPARED,
  TOKENS_SOURCE_BARREN,
} TokensSource;

#define TOKENS_N_SOURCES (TOKENS_SOURCE_BARREN + 1)

/**
 * TokensTally:
 * @earned: tokens, by source
 * @gold: of all of them, how many were coins, as the bag was empty
 * @redeemed: tokens that went to guilds
 * @cards: received by production and events
 * @numbers: how often each of them came
 */
typedef struct
{
  guint16 earned[TOKENS_MAX_SEATS][TOKENS_N_SOURCES];
  guint16 gold[TOKENS_MAX_SEATS];
  guint16 redeemed[TOKENS_MAX_SEATS];
  guint16 cards[TOKENS_MAX_SEATS][TOKENS_N_RESOURCES];
  guint16 numbers[TOKENS_MAX_NUMBER + 1];
} TokensTally;

/* One more event, which everybody may see. */
void tokens_tally_count (TokensTally      *self,
                         const FavorEvent *event);

G_END_DECLS
