/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-bot-place.h"

G_BEGIN_DECLS

/* The baseline's words: when it offers a deal, accepts one, and pays (11.3). */

/**
 * dragon_deals_find_offer:
 * @state: in phase vote
 * @legal: what can be chosen
 * @values: of all placements of the hand
 * @index: (out): the offer in @legal
 *
 * Looks for an offer worth making before the next placement.
 *
 * Returns: whether there is one
 */
gboolean dragon_deals_find_offer (const DragonState      *state,
                                  const FavorActions     *legal,
                                  const DragonPlacements *values,
                                  guint                  *index) G_GNUC_INTERNAL;

/* Whether the decider of phase answer should accept. */
gboolean dragon_deals_should_accept (const DragonState *state) G_GNUC_INTERNAL;

/* In phase answer: by how much Favour the proposer leads, if that speaks against any deal, otherwise 0:
 * whoever leads in the last rounds needs no help. */
gint dragon_deals_measure_lead (const DragonState *state) G_GNUC_INTERNAL;

/* Whether the decider of phase settle should pay. */
gboolean
dragon_deals_should_pay (const DragonState *state, FavorRng *rng) G_GNUC_INTERNAL;


G_END_DECLS
