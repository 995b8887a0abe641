/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "tokens-sounds.h"

/* Pieces are set like tiles; what is earned with a guild is a mark of honour. */
/* clang-format off */
static const FavorSoundRow rows[] = {
  { "settled", FAVOR_SOUND_TILE },
  { "road", FAVOR_SOUND_TILE },
  { "city", FAVOR_SOUND_CLOSED },
  { "repaired", FAVOR_SOUND_TILE },
  { "bought", FAVOR_SOUND_CARD },
  { "event", FAVOR_SOUND_TURNED },
  { "number", FAVOR_SOUND_TURNED },
  { "rolled", FAVOR_SOUND_DICE },
  { "produced", FAVOR_SOUND_CARD },
  { "short", FAVOR_SOUND_NONE },
  { "harvest-token", FAVOR_SOUND_STAR },
  { "owes", FAVOR_SOUND_NONE },
  { "discarded", FAVOR_SOUND_CARD },
  { "villain", FAVOR_SOUND_FOLLOWER },
  { "stole", FAVOR_SOUND_HIT },
  { "spared", FAVOR_SOUND_STAR },
  { "declined-steal", FAVOR_SOUND_NONE },
  { "knight", FAVOR_SOUND_FOLLOWER },
  { "card-played", FAVOR_SOUND_CARD },
  { "monopoly", FAVOR_SOUND_HIT },
  { "bank-trade", FAVOR_SOUND_CARD },
  { "gold", FAVOR_SOUND_COIN },
  { "offer", FAVOR_SOUND_LAID },
  { "offer-wants", FAVOR_SOUND_NONE },
  { "accepts", FAVOR_SOUND_LAID },
  { "declines", FAVOR_SOUND_NONE },
  { "traded", FAVOR_SOUND_DEAL },
  { "donation-offer", FAVOR_SOUND_LAID },
  { "donation-offer-card", FAVOR_SOUND_LAID },
  { "donated", FAVOR_SOUND_DEAL },
  { "refused-gift", FAVOR_SOUND_NONE },
  { "asked-for", FAVOR_SOUND_NONE },
  { "connected", FAVOR_SOUND_STAR },
  { "token-drawn", FAVOR_SOUND_STAR },
  { "card-drawn", FAVOR_SOUND_CARD },
  { "barren", FAVOR_SOUND_STAR },
  { "gold-instead", FAVOR_SOUND_COIN },
  { "redeemed", FAVOR_SOUND_SEAL },
  { "favor-trade", FAVOR_SOUND_CARD },
  { "marker", FAVOR_SOUND_STAR },
  { "exchanged", FAVOR_SOUND_CARD },
  { "longest", FAVOR_SOUND_SEAL },
  { "longest-none", FAVOR_SOUND_NONE },
  { "army", FAVOR_SOUND_SEAL },
  { "tremor", FAVOR_SOUND_HIT },
  { "gift", FAVOR_SOUND_CARD },
  { "neutral-settled", FAVOR_SOUND_TILE },
  { "neutral-road", FAVOR_SOUND_TILE },
  { "withdrew", FAVOR_SOUND_FOLLOWER },
  { "year-end", FAVOR_SOUND_TURNED },
  { "special", FAVOR_SOUND_NONE },
  { "passed", FAVOR_SOUND_NONE },
  { "turn", FAVOR_SOUND_NONE },
  { "not-won", FAVOR_SOUND_NONE },
  { "won", FAVOR_SOUND_WON },
  { "limit", FAVOR_SOUND_WON },
};

/* clang-format on */

const FavorSoundTable tokens_sound_table = {
  .rows = rows,
  .n_rows = G_N_ELEMENTS (rows),
  .much = 2,
};
