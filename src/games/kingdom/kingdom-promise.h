/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-land.h"

G_BEGIN_DECLS

/* What a map promises (section 11): how near the wishes are to coming true in a new place. */

/**
 * KingdomPromise:
 * @chance: of each character, about how many of a hundred next turns bring it
 */
typedef struct
{
  guint8 chance[KINGDOM_N_CHARACTERS];
} KingdomPromise;

/* @levels: N for Farmer, Laborer and Bishop. */
void kingdom_promise_find (const KingdomLand *land, const guint16 *levels, KingdomPromise *promise) G_GNUC_INTERNAL;

G_END_DECLS
