/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* What computer players use (section 11); see FavorGame. A casual person does not try every space. */
#define ORDERS_CASUAL_NOTICES 50
void orders_observe (gpointer state, FavorSeat viewer) G_GNUC_INTERNAL;
void
orders_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng) G_GNUC_INTERNAL;
gint32 orders_evaluate (gconstpointer state, FavorSeat seat) G_GNUC_INTERNAL;
guint  orders_prefer (gconstpointer       state,
                      const FavorActions *legal,
                      FavorRng           *rng,
                      gint32             *likings) G_GNUC_INTERNAL;

extern const FavorCosts orders_costs G_GNUC_INTERNAL;
extern const FavorEffort             orders_efforts[FAVOR_N_EFFORTS] G_GNUC_INTERNAL;

G_END_DECLS
