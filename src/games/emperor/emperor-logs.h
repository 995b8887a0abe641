/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* What happens in the game, for the log and for replays. Each line names the arguments in their
 * order; `n` is the number that chooses the plural form. */
typedef enum
{
  /* - */
  EMPEROR_LOG_GAME_STARTED,
  /* n */
  EMPEROR_LOG_EVENTS_LOOKED,
  /* event */
  EMPEROR_LOG_EVENT_KEPT,
  /* event */
  EMPEROR_LOG_EVENT_EXCHANGED,
  /* staff */
  EMPEROR_LOG_STAR_PLACED,
  /* round */
  EMPEROR_LOG_TURN_BEGAN,
  /* n */
  EMPEROR_LOG_POISON_WORKED,
  /* - */
  EMPEROR_LOG_COLLECT_SKIPPED,
  /* card, staff */
  EMPEROR_LOG_COLLECTED,
  /* staff */
  EMPEROR_LOG_COLLECT_EMPTY,
  /* staff, card */
  EMPEROR_LOG_MOVED,
  /* staff */
  EMPEROR_LOG_MOVED_EMPTY,
  /* card, gold */
  EMPEROR_LOG_SOLD,
  /* card, card-2, n */
  EMPEROR_LOG_UPGRADED,
  /* staff, n, card, card-2, gold, favor */
  EMPEROR_LOG_ALLIED,
  /* staff, staff-2 */
  EMPEROR_LOG_STAR_MOVED,
  /* favor */
  EMPEROR_LOG_ALLIED_EMPRESS,
  /* - */
  EMPEROR_LOG_MARKET_BOUGHT,
  /* n */
  EMPEROR_LOG_MARKET_LOOKED,
  /* market */
  EMPEROR_LOG_MARKET_KEPT,
  /* event, favor */
  EMPEROR_LOG_EVENT_COMPLETED,
  /* piece */
  EMPEROR_LOG_PLAYED,
  /* gold */
  EMPEROR_LOG_GOLD_TAKEN,
  /* a, b, gold */
  EMPEROR_LOG_DICE_ROLLED,
  /* card */
  EMPEROR_LOG_CARD_TAKEN,
  /* card */
  EMPEROR_LOG_CARD_RETURNED,
  /* favor */
  EMPEROR_LOG_FAVOR_GAINED,
  /* staff */
  EMPEROR_LOG_STAR_GIVEN,
  /* target, piece */
  EMPEROR_LOG_PLOTTED,
  /* target, piece */
  EMPEROR_LOG_STOPPED,
  /* target */
  EMPEROR_LOG_LET_PASS,
  /* target, n */
  EMPEROR_LOG_POISONED,
  /* target, gold */
  EMPEROR_LOG_GOLD_PAID,
  /* target, staff */
  EMPEROR_LOG_STAR_LOST,
  /* target */
  EMPEROR_LOG_HAND_OPENED,
  /* target, card */
  EMPEROR_LOG_SEIZED,
  /* target, card */
  EMPEROR_LOG_STOLEN,
  /* target, favor */
  EMPEROR_LOG_FAVOR_LOST,
  /* target */
  EMPEROR_LOG_BLACKMAIL_PAID,
  /* target */
  EMPEROR_LOG_BLACKMAIL_REFUSED,
  /* to */
  EMPEROR_LOG_INVITED,
  /* to */
  EMPEROR_LOG_OFFERED,
  /* to */
  EMPEROR_LOG_COUNTERED,
  /* to */
  EMPEROR_LOG_TRADED,
  /* - */
  EMPEROR_LOG_DECLINED,
  /* to, gold */
  EMPEROR_LOG_GOLD_TRADED,
  /* to, card, n */
  EMPEROR_LOG_CARD_TRADED,
  /* to, market */
  EMPEROR_LOG_MARKET_TRADED,
  /* to, event */
  EMPEROR_LOG_EVENT_TRADED,
  /* to, n */
  EMPEROR_LOG_PROMISED_PEACE,
  /* to, piece, n */
  EMPEROR_LOG_PROMISED_NO_CARD,
  /* to, gold, n */
  EMPEROR_LOG_PROMISED_GOLD,
  /* to, card, n */
  EMPEROR_LOG_PROMISED_CARD,
  /* to */
  EMPEROR_LOG_PROMISE_KEPT,
  /* to */
  EMPEROR_LOG_PROMISE_BROKEN,
  /* to, gold */
  EMPEROR_LOG_GOLD_ENFORCED,
  /* to, card */
  EMPEROR_LOG_CARD_ENFORCED,
  /* card */
  EMPEROR_LOG_DISCARDED,
  /* - */
  EMPEROR_LOG_TURN_ENDED,
  /* favor */
  EMPEROR_LOG_LAST_ROUND,
  /* favor */
  EMPEROR_LOG_GAME_WON,
  /* favor */
  EMPEROR_LOG_GAME_WON_ON_TIES,
  /* - */
  EMPEROR_LOG_LIMIT_REACHED,
} EmperorLog;

#define EMPEROR_N_LOGS (EMPEROR_LOG_LIMIT_REACHED + 1)

extern const FavorKind emperor_logs[EMPEROR_N_LOGS] G_GNUC_INTERNAL;

G_END_DECLS
