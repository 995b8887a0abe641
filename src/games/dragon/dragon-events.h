/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* What happens in the game, for the log, for replays and for views that show the resolving
 * step by step. Each line names the arguments in their order: clans and roles are
 * enumerations; `index` is the card's place in the table; `n` is the number that chooses
 * the plural form. */
typedef enum
{
  /* clans (set), clan */
  DRAGON_EVENT_GAME_STARTED,
  /* clan, n */
  DRAGON_EVENT_VOTES_NOMINATED,
  /* - */
  DRAGON_EVENT_VOTES_FIXED,
  /* clan, role, index */
  DRAGON_EVENT_CARD_PLACED,
  /* clan, index */
  DRAGON_EVENT_CARD_PLACED_SECRETLY,
  /* - */
  DRAGON_EVENT_LAP_LOCATED,
  /* clan, role, index */
  DRAGON_EVENT_CARD_LOCATED,
  /* clan, role, index */
  DRAGON_EVENT_CARD_TIMED_OUT,
  /* clan, from (role), role, index */
  DRAGON_EVENT_CARD_SHIFTED,
  /* clan, index */
  DRAGON_EVENT_CARD_KEPT,
  /* clan, other-clan, n */
  DRAGON_EVENT_FAVOUR_GIVEN,
  /* clan, other-clan, ask, role */
  DRAGON_EVENT_DEAL_OFFERED,
  /* clan, n, when */
  DRAGON_EVENT_PRICE_OFFERED,
  /* clan */
  DRAGON_EVENT_PLEDGE_OFFERED,
  /* clan */
  DRAGON_EVENT_DEAL_ACCEPTED,
  /* clan */
  DRAGON_EVENT_DEAL_DECLINED,
  /* clan, other-clan */
  DRAGON_EVENT_WORD_KEPT,
  /* clan, other-clan */
  DRAGON_EVENT_WORD_BROKEN,
  /* - */
  DRAGON_EVENT_CARDS_REVEALED,
  /* clan, role, on (role), index */
  DRAGON_EVENT_CARD_TURNED,
  /* clan, role, index */
  DRAGON_EVENT_WORKS_PLACED,
  /* clan, index */
  DRAGON_EVENT_ARTISAN_ALONE,
  /* clan, role, other-clan, card (role), index, struck-index */
  DRAGON_EVENT_CARD_WITHDRAWN,
  /* clan, role, index */
  DRAGON_EVENT_ASSASSIN_MISSED,
  /* clan, other-clan, index */
  DRAGON_EVENT_FAVOUR_TAKEN,
  /* clan, clans (set), n, index */
  DRAGON_EVENT_MERCHANT_PAID,
  /* clan, index */
  DRAGON_EVENT_MERCHANT_ALONE,
  /* clan, clans (set), index */
  DRAGON_EVENT_SOLDIER_FORCE,
  /* clan, index */
  DRAGON_EVENT_SOLDIER_IDLE,
  /* clan, clans (set), index */
  DRAGON_EVENT_SUPPLIER_GAVE,
  /* - */
  DRAGON_EVENT_VOTES_COUNTED,
  /* role, n */
  DRAGON_EVENT_ROLE_COUNTED,
  /* role */
  DRAGON_EVENT_TIE_BROKEN,
  /* role */
  DRAGON_EVENT_TIE_BROKEN_BY_JUDGE,
  /* n */
  DRAGON_EVENT_DEADLOCK,
  /* role */
  DRAGON_EVENT_ROLE_WON,
  /* clan, deed (DragonDeed) */
  DRAGON_EVENT_FAVOUR_WON,
  /* clan */
  DRAGON_EVENT_GREAT_FAVOUR_WON,
  /* clan, n, index */
  DRAGON_EVENT_PATRONAGE_PAID,
  /* clan, other-clan, n */
  DRAGON_EVENT_PROMISE_PAID,
  /* clan, other-clan */
  DRAGON_EVENT_PROMISE_BROKEN,
  /* clan, other-clan */
  DRAGON_EVENT_PROMISE_UNPAYABLE,
  /* clan, role, index */
  DRAGON_EVENT_SENT_HOME,
  /* clan, role, round */
  DRAGON_EVENT_HOME_SHOWN,
  /* clan */
  DRAGON_EVENT_JUDGE_CHANGED,
  /* clan, n */
  DRAGON_EVENT_GAME_WON,
  /* clans (set), n */
  DRAGON_EVENT_GAME_WON_BY_DRAGON,
  /* clans (set), n */
  DRAGON_EVENT_GAME_DRAWN,
} DragonEvent;

#define DRAGON_N_EVENTS (DRAGON_EVENT_GAME_DRAWN + 1)

/* For what a clan gains Favour at the award. */
typedef enum
{
  DRAGON_DEED_VOTING,
  DRAGON_DEED_PLAYING,
} DragonDeed;

extern const FavorKind dragon_events[DRAGON_N_EVENTS] G_GNUC_INTERNAL;

G_END_DECLS
