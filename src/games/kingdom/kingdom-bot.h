/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-step.h"

G_BEGIN_DECLS

/* What computer players need (section 11). */

void   kingdom_observe (gpointer state, FavorSeat viewer) G_GNUC_INTERNAL;
void   kingdom_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng) G_GNUC_INTERNAL;
gint32 kingdom_evaluate (gconstpointer state, FavorSeat seat) G_GNUC_INTERNAL;
guint  kingdom_prefer (gconstpointer state, const FavorActions *legal, FavorRng *rng, gint32 *likings) G_GNUC_INTERNAL;

void   kingdom_consider (gconstpointer state, gboolean ruthless, FavorActions *legal) G_GNUC_INTERNAL;

extern const FavorCosts  kingdom_costs G_GNUC_INTERNAL;
extern const FavorEffort kingdom_casual G_GNUC_INTERNAL;
extern const FavorEffort kingdom_efforts[FAVOR_N_EFFORTS] G_GNUC_INTERNAL;

G_END_DECLS
