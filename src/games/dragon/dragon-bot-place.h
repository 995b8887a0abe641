/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-state.h"

G_BEGIN_DECLS

/* What a placement is worth by the baseline heuristic (11.3), in thousandths of a Favour.
 * Whole numbers only: a choice must not depend on how a machine rounds. */

#define DRAGON_PLACE_NOISE 400

/**
 * DragonPlacements:
 * @value: for each delegate and each vote card; only those of the wanted roles are filled in
 */
typedef struct
{
  gint32 value[DRAGON_N_ROLES][DRAGON_N_ROLES];
} DragonPlacements;

/**
 * dragon_place_values:
 * @state: a true state or an observation before the reveal; nothing that @seat does not see
 *   is read
 * @seat: who is to place
 * @without: an own entry of the table that is treated as not there, or -1
 * @roles: set of the delegates that can be placed
 * @out: (out caller-allocates): filled in
 *
 * Values all placements of @seat, promises of its own for this lap included.
 */
void dragon_place_values (const DragonState *state,
                          FavorSeat          seat,
                          gint               without,
                          guint              roles,
                          DragonPlacements  *out) G_GNUC_INTERNAL;

/* Whether a vote on `on` does what the partner of `deal` is asked for, or its proposer has
 * pledged. */
gboolean dragon_place_complies (const DragonDeal *deal, guint on) G_GNUC_INTERNAL;

/* The set of roles of which `seat` has a delegate in the hand. */
guint dragon_place_hand (const DragonState *state, FavorSeat seat) G_GNUC_INTERNAL;

/**
 * dragon_place_reward:
 * @card: (nullable): one more own card
 * @winner: a role
 *
 * Returns: the Favour that @seat would gain at the award (5.8) if @winner won with its own
 *   cards as they lie and @card; others' Nobles are not looked for
 */
guint dragon_place_reward (const DragonState  *state,
                           FavorSeat           seat,
                           const DragonPlaced *card,
                           guint               winner) G_GNUC_INTERNAL;

G_END_DECLS
