/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-bot.h"
#include "kingdom-land.h"

G_BEGIN_DECLS

/* What positions and favors are worth to computer players (section 11), in hundredths of a rank. */

/**
 * KingdomTaste:
 * @rank: what a character is worth that is new in the court, in percent of its rank
 * @first: and besides
 * @again: what one is worth that is there already, in percent of its rank
 * @things: what pieces and action favors are worth, in percent
 * @others: how much the best other court counts, in percent
 * @own_promise, @other_promise: how much the map's promises count to the player, and against it if the next
 *   player wants them, in percent
 * @great_plans: how much those of General, Queen and King count besides, in percent; 0: they are not thought of
 *
 * What a level goes for.
 */
typedef struct
{
  gint rank;
  gint first;
  gint again;
  gint things;
  gint others;
  gint own_promise;
  gint other_promise;
  gint great_plans;
} KingdomTaste;

extern const KingdomTaste kingdom_taste_casual G_GNUC_INTERNAL;
extern const KingdomTaste kingdom_taste_skilled G_GNUC_INTERNAL;
extern const KingdomTaste kingdom_taste_master G_GNUC_INTERNAL;

/* What it is worth to `seat` to be given the favor of a character. */
gint32 kingdom_value_of_favor (const KingdomState *state, const KingdomTaste *taste, FavorSeat seat, guint character) G_GNUC_INTERNAL;

/**
 * kingdom_value_best_claim:
 * @state: in step two, whoever's turn it is, or in step three
 * @land: of the table, in step two
 * @value: (out): what it is worth, 0 if nothing would be on offer
 *
 * Returns: the character whose favor would best be taken if step two ended now, or %FAVOR_NONE
 */
gint kingdom_value_best_claim (const KingdomState *state, const KingdomTaste *taste, const KingdomLand *land, gint32 *value) G_GNUC_INTERNAL;

/* What the tile in hand can bring at best if it is laid without a fault and step two ends then; @map is sound. */
gint32 kingdom_value_of_hand (const KingdomState *state, const KingdomTaste *taste, const KingdomMap *map) G_GNUC_INTERNAL;

/* What a position is worth to a seat, and to go on from it. */
gint32 kingdom_value_judge (const KingdomState *state, const KingdomTaste *taste, FavorSeat seat, gint32 *hope) G_GNUC_INTERNAL;

G_END_DECLS
