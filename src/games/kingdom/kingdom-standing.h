/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "kingdom-state.h"

G_BEGIN_DECLS

/* The ranking (7.3): by standing; then by the best character of a court, then by favors taken. */

/* The sum of the ranks of the different characters in the court. */
gint kingdom_standing (const KingdomSeat *seat) G_GNUC_INTERNAL;
/* The rank of the best character of a court, 0: nobody. */
guint kingdom_best_rank (const KingdomSeat *seat) G_GNUC_INTERNAL;
guint kingdom_count_court (const KingdomSeat *seat) G_GNUC_INTERNAL;
guint kingdom_place (const KingdomState *state, FavorSeat seat) G_GNUC_INTERNAL;

G_END_DECLS
