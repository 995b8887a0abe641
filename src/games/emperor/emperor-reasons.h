/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-actions.h"

G_BEGIN_DECLS

/* What speaks for an action: facts of the position for hints and reviews. Each line names the
 * arguments in their order. */
typedef enum
{
  /* - */
  EMPEROR_REASON_WINS,
  /* favor */
  EMPEROR_REASON_LEADS,
  /* staff */
  EMPEROR_REASON_STAR_1,
  /* staff */
  EMPEROR_REASON_STAR_2,
  /* staff */
  EMPEROR_REASON_STAR_3,
  /* staff, card */
  EMPEROR_REASON_GIVES,
  /* - */
  EMPEROR_REASON_EMPRESS,
  /* staff */
  EMPEROR_REASON_NOW_STAR_1,
  /* staff */
  EMPEROR_REASON_NOW_STAR_2,
  /* staff */
  EMPEROR_REASON_NOW_STAR_3,
  /* - */
  EMPEROR_REASON_NOW_EMPRESS,
  /* event, n */
  EMPEROR_REASON_NOW_EVENT,
  /* - */
  EMPEROR_REASON_NOW_MARKET,
  /* event, have, need */
  EMPEROR_REASON_NEARER,
  /* card */
  EMPEROR_REASON_NEW_CARD,
  /* card, card-2 */
  EMPEROR_REASON_UPGRADABLE,
  /* - */
  EMPEROR_REASON_PAYS_1,
  /* - */
  EMPEROR_REASON_PAYS_2,
  /* - */
  EMPEROR_REASON_PAYS_3,
  /* card */
  EMPEROR_REASON_CARD_USE,
  /* - */
  EMPEROR_REASON_PAYS_SPARE,
  /* card, n */
  EMPEROR_REASON_SELLS_FOR,
  /* n */
  EMPEROR_REASON_GOLD,
  /* n */
  EMPEROR_REASON_HAND_FULL,
  /* n */
  EMPEROR_REASON_SPARE,
  /* - */
  EMPEROR_REASON_NOT_ASKED,
  /* n */
  EMPEROR_REASON_CHEAPEST,
  /* n */
  EMPEROR_REASON_FAVOR,
  /* - */
  EMPEROR_REASON_SHOWN,
  /* staff */
  EMPEROR_REASON_FREE_STAR,
  /* n */
  EMPEROR_REASON_COLLECTS,
  /* - */
  EMPEROR_REASON_FREE_MARKET,
  /* - */
  EMPEROR_REASON_DICE,
  /* event, have, need */
  EMPEROR_REASON_POOR_EVENT,
  /* event */
  EMPEROR_REASON_NO_PART,
  /* n */
  EMPEROR_REASON_LOOKS,
  /* n */
  EMPEROR_REASON_GOLD_LEFT,
  /* have, need */
  EMPEROR_REASON_EVENT_HAS,
  /* n */
  EMPEROR_REASON_EVENT_READY,
  /* n */
  EMPEROR_REASON_EVENT_MOST,
  /* n */
  EMPEROR_REASON_EVENT_BRINGS,
  /* event, card */
  EMPEROR_REASON_ASKED,
  /* staff */
  EMPEROR_REASON_ALONE,
  /* n */
  EMPEROR_REASON_MARKET_FAVOR,
  /* - */
  EMPEROR_REASON_EVENT_DEED,
  /* market */
  EMPEROR_REASON_MARKET_USE,
  /* target, favor */
  EMPEROR_REASON_PLOT_LEADER,
  /* n */
  EMPEROR_REASON_PLOT_GOLD,
  /* target */
  EMPEROR_REASON_PLOT_POISON,
  /* target */
  EMPEROR_REASON_PLOT_STARVE,
  /* target, staff */
  EMPEROR_REASON_PLOT_STAR,
  /* target */
  EMPEROR_REASON_PLOT_STARS,
  /* staff */
  EMPEROR_REASON_PLOT_SWAP,
  /* target, n */
  EMPEROR_REASON_PLOT_CARDS,
  /* target */
  EMPEROR_REASON_PLOT_BLACKMAIL,
  /* target, n */
  EMPEROR_REASON_PLOT_FAVOR,
  /* staff */
  EMPEROR_REASON_SAVES_STAR,
  /* - */
  EMPEROR_REASON_SAVES_STARS,
  /* n */
  EMPEROR_REASON_SAVES_GOLD,
  /* n */
  EMPEROR_REASON_SAVES_CARDS,
  /* n */
  EMPEROR_REASON_SAVES_FAVOR,
  /* - */
  EMPEROR_REASON_SAVES_COLLECT,
  /* - */
  EMPEROR_REASON_SAVES_CHOICE,
  /* target, n */
  EMPEROR_REASON_GUARD_PAYS,
  /* piece */
  EMPEROR_REASON_KEEPS_PIECE,
  /* n */
  EMPEROR_REASON_COSTS_GOLD,
  /* - */
  EMPEROR_REASON_COSTS_NOTHING,
  /* n */
  EMPEROR_REASON_FEW_FAVOR,
  /* target */
  EMPEROR_REASON_LOOT,
  /* - */
  EMPEROR_REASON_INVITES,
  /* target, card, event */
  EMPEROR_REASON_KNOWN_CARD,
  /* n */
  EMPEROR_REASON_DEAL_GOLD,
  /* n */
  EMPEROR_REASON_DEAL_VALUE,
  /* n */
  EMPEROR_REASON_DEAL_MORE,
  /* card */
  EMPEROR_REASON_DEAL_SPARE,
  /* target */
  EMPEROR_REASON_DEAL_PROMISE,
  /* event, card */
  EMPEROR_REASON_DECLINE_ASKED,
  /* n */
  EMPEROR_REASON_DECLINE_VALUE,
  /* card */
  EMPEROR_REASON_DECLINE_ONLY,
  /* - */
  EMPEROR_REASON_DECLINE_PROMISE,
  /* - */
  EMPEROR_REASON_DECLINE_FREE,
  /* - */
  EMPEROR_REASON_NO_MEANS,
  /* staff */
  EMPEROR_REASON_SAVES_THIRD,
  /* n */
  EMPEROR_REASON_KEEPS_CARDS,
  /* n */
  EMPEROR_REASON_KEEPS_GOLD,
} EmperorReason;

#define EMPEROR_N_REASONS (EMPEROR_REASON_KEEPS_GOLD + 1)

extern const FavorKind emperor_reasons[EMPEROR_N_REASONS] G_GNUC_INTERNAL;

/* See FavorGame. */
void emperor_explain (gconstpointer      observed,
                      const FavorAction *action,
                      FavorReasons      *out) G_GNUC_INTERNAL;

G_END_DECLS
