/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* What speaks for an action: facts of the position for hints and reviews. Each line names the
 * arguments in their order. */
typedef enum
{
  /* - */
  DRAGON_REASON_WINS,
  /* clan */
  DRAGON_REASON_KEEPS_WORD,
  /* clan, n */
  DRAGON_REASON_PAID_WORD,
  /* role, n */
  DRAGON_REASON_PAYS,
  /* role, n */
  DRAGON_REASON_LEADS,
  /* role, n */
  DRAGON_REASON_LEVEL,
  /* role */
  DRAGON_REASON_DRAGON_TIE,
  /* role */
  DRAGON_REASON_WORKS,
  /* role */
  DRAGON_REASON_ALONE,
  /* role */
  DRAGON_REASON_STRIKES,
  /* n */
  DRAGON_REASON_MAY_HIT,
  /* - */
  DRAGON_REASON_MERCHANT_ONE,
  /* n */
  DRAGON_REASON_MERCHANT_MANY,
  /* role */
  DRAGON_REASON_NOBLE,
  /* n */
  DRAGON_REASON_SOLDIER,
  /* n */
  DRAGON_REASON_SUPPLIER,
  /* - */
  DRAGON_REASON_SUPPLIER_ALONE,
  /* n */
  DRAGON_REASON_BLUFF,
  /* n */
  DRAGON_REASON_JUDGE_LAST,
  /* n */
  DRAGON_REASON_REST,
  /* n */
  DRAGON_REASON_SHOWS,
  /* n */
  DRAGON_REASON_HAS_LEFT,
  /* role, n */
  DRAGON_REASON_DEAL_VOTES,
  /* role */
  DRAGON_REASON_OWN_THERE,
  /* - */
  DRAGON_REASON_PAY_AFTER,
  /* - */
  DRAGON_REASON_NO_COST,
  /* n */
  DRAGON_REASON_COST,
  /* n */
  DRAGON_REASON_GETS,
  /* n */
  DRAGON_REASON_PROMISED,
  /* clan */
  DRAGON_REASON_PLEDGED,
  /* - */
  DRAGON_REASON_FREE,
  /* n */
  DRAGON_REASON_TIE_GAIN,
  /* clan, role, n */
  DRAGON_REASON_TIE_DENIES,
  /* n */
  DRAGON_REASON_SAVES,
  /* role */
  DRAGON_REASON_ANOTHER,
  /* - */
  DRAGON_REASON_ASSASSINATED,
  /* roles */
  DRAGON_REASON_KEEPS_ROLES,
} DragonReason;

#define DRAGON_N_REASONS (DRAGON_REASON_KEEPS_ROLES + 1)

extern const FavorKind dragon_reasons[DRAGON_N_REASONS] G_GNUC_INTERNAL;

/* See FavorGame. */
void dragon_explain (gconstpointer      observed,
                     const FavorAction *action,
                     FavorReasons      *out) G_GNUC_INTERNAL;

G_END_DECLS
