/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* What is true of a position, found by trying out what is legal there. */

typedef gboolean (*KingdomFact) (const KingdomState *state, FavorSeat seat, guint character);

/* Kinds of actions. */
typedef enum
{
  KINGDOM_FACT_LAYS,
  KINGDOM_FACT_PLAYS,
  /* All that changes the map. */
  KINGDOM_FACT_STEPS,
  KINGDOM_FACT_CHOICES,
} KingdomFactKinds;

/* Whether step two can end, and then offers somebody. */
gboolean kingdom_fact_offers (const KingdomState *state, FavorSeat seat, guint character);
/* Whether it then offers anybody new with a wish. */
gboolean kingdom_fact_offers_new (const KingdomState *state, FavorSeat seat, guint any);
gboolean kingdom_fact_is_sound (const KingdomState *state, FavorSeat seat, guint any);
/* Whether a lay leads to an offer of somebody new. */
gboolean kingdom_fact_lays_new (const KingdomState *state, FavorSeat seat, guint any);

/* Whether a listed action of these kinds makes a fact true. */
gboolean kingdom_fact_can_reach (const KingdomState *state,
                                 KingdomFactKinds    of,
                                 KingdomFact         fact,
                                 FavorSeat           seat,
                                 guint               character);

gboolean kingdom_fact_has_tile (const KingdomState *state, gint x, gint y);
/* Tiles around a cell. */
gint     kingdom_fact_count_around (const KingdomState *state, gint x, gint y);
/* Of a cell and the eight around it, those with a tile without a city. */
gint     kingdom_fact_count_country (const KingdomState *state, gint x, gint y);
/* What the map promises of a wish, great plans included. */
gint     kingdom_fact_promise_of (const KingdomState *state, guint character);
/* Complete cities and roads. */
void     kingdom_fact_count_complete (const KingdomState *state, guint *cities, guint *roads);
/* Whether a city, or a road, of a tile goes on where another one lies beside it. */
gboolean kingdom_fact_goes_on (const KingdomState *state, guint tile, gboolean city);
/* So many cells are listed for a lay without a fault. */
gint     kingdom_fact_count_places (const KingdomState *state);

G_END_DECLS
