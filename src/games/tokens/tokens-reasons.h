/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tokens-state.h"

G_BEGIN_DECLS

/* Facts that speak for an action, with their arguments. */

typedef enum
{
  /* - */
  TOKENS_REASON_WINS,
  /* Of a place: n dots; resource; -; resource */
  TOKENS_REASON_DOTS,
  TOKENS_REASON_NEW_KIND,
  TOKENS_REASON_HARBOUR_ANY,
  TOKENS_REASON_HARBOUR,
  /* Of a building: -; -; n dots */
  TOKENS_REASON_POINT,
  TOKENS_REASON_BARREN,
  TOKENS_REASON_TWICE,
  /* Of a road: others, n tokens; n dots; -; n roads; n roads; n roads left; - */
  TOKENS_REASON_CONTACT,
  TOKENS_REASON_LEADS,
  TOKENS_REASON_TOWARDS,
  TOKENS_REASON_LONGEST,
  TOKENS_REASON_LENGTH,
  TOKENS_REASON_ROADS_LEFT,
  TOKENS_REASON_FREE_ROAD,
  /* Of a repair, or of a road that is damaged: -; n roads */
  TOKENS_REASON_REPAIRS,
  TOKENS_REASON_STAYS,
  /* Of development cards: n, m; -; n; n; n; n roads; resource, resource-2; n, resource */
  TOKENS_REASON_LANDMARKS,
  TOKENS_REASON_FREE_CARD,
  TOKENS_REASON_ARMY,
  TOKENS_REASON_KNIGHTS,
  TOKENS_REASON_FREE_ROADS,
  TOKENS_REASON_TAKES,
  TOKENS_REASON_OTHERS_HOLD,
  /* Of cards that are had: purchase; resource; n, resource */
  TOKENS_REASON_PAYS_FOR,
  TOKENS_REASON_NONE_HELD,
  TOKENS_REASON_HELD,
  /* Of cards that are given: n, resource; n, resource; n of the bank */
  TOKENS_REASON_MOST_HELD,
  TOKENS_REASON_STILL_HELD,
  TOKENS_REASON_LAST_ONE,
  TOKENS_REASON_RATE,
  /* Of trades: n, m; n; other, n; -; other, n; other */
  TOKENS_REASON_CARDS_FOR,
  TOKENS_REASON_KEEPS,
  TOKENS_REASON_NEARLY_WON,
  TOKENS_REASON_CANNOT_SERVE,
  TOKENS_REASON_FEWEST_POINTS,
  TOKENS_REASON_AGREES,
  /* Of gifts: -; -; other; n */
  TOKENS_REASON_GIFT_TOKEN,
  TOKENS_REASON_FOR_NOTHING,
  TOKENS_REASON_NO_TOKEN,
  TOKENS_REASON_OVER_LIMIT,
  /* Of tokens: n; -; token; - */
  TOKENS_REASON_TRADES,
  TOKENS_REASON_MARKER,
  TOKENS_REASON_ALONE,
  TOKENS_REASON_OTHER_TOKEN,
  /* Of the robber: others; -; -; others; -; other, n; other, n; - */
  TOKENS_REASON_BLOCKS,
  TOKENS_REASON_LEAVES,
  TOKENS_REASON_LONELY,
  TOKENS_REASON_VICTIMS,
  TOKENS_REASON_SPARES_OWN,
  TOKENS_REASON_CARDS_OF,
  TOKENS_REASON_LEADER,
  TOKENS_REASON_SPARED,
  TOKENS_REASON_NO_ENEMY,
  /* Of neutral pieces: n dots; other; - */
  TOKENS_REASON_CLOSES,
  TOKENS_REASON_IN_WAY,
  TOKENS_REASON_NOT_IN_WAY,
  /* Of what ends: -; n; -; n dots */
  TOKENS_REASON_CANNOT_PAY,
  TOKENS_REASON_CARDS_STAY,
  TOKENS_REASON_NO_CARDS,
  TOKENS_REASON_OWN_DOTS,
} TokensReason;

#define TOKENS_N_REASONS (TOKENS_REASON_OWN_DOTS + 1)

extern const FavorKind tokens_reasons[TOKENS_N_REASONS] G_GNUC_INTERNAL;

/* See FavorGame. */
void tokens_explain (gconstpointer      observed,
                     const FavorAction *action,
                     FavorReasons      *out) G_GNUC_INTERNAL;

G_END_DECLS
