/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game.h"

G_BEGIN_DECLS

/* The hooks for computer players and hidden information; see FavorGame. */
void dragon_observe (gpointer state, FavorSeat viewer) G_GNUC_INTERNAL;
void
dragon_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng) G_GNUC_INTERNAL;
gint32 dragon_evaluate (gconstpointer state, FavorSeat seat) G_GNUC_INTERNAL;
guint  dragon_prefer (gconstpointer       state,
                      const FavorActions *legal,
                      FavorRng           *rng,
                      gint32             *likings) G_GNUC_INTERNAL;
extern const FavorCosts  dragon_costs G_GNUC_INTERNAL;
extern const FavorEffort dragon_efforts[FAVOR_N_EFFORTS] G_GNUC_INTERNAL;

G_END_DECLS
