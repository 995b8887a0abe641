/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-state.h"

G_BEGIN_DECLS

/* The invariants about the question that is asked. */
gboolean emperor_invariant_9  (const EmperorState *state) G_GNUC_INTERNAL;
gboolean emperor_invariant_10 (const EmperorState *state) G_GNUC_INTERNAL;
gboolean emperor_invariant_12 (const EmperorState *state) G_GNUC_INTERNAL;

/* So many Stars the seat has placed in setup. */
gint     emperor_stars_placed_by (const EmperorState *state,
                                  FavorSeat           seat) G_GNUC_INTERNAL;
/* So many actions lead to this moment of setup. */
guint    emperor_acts_in_setup    (const EmperorState *state) G_GNUC_INTERNAL;
/* Whether who places the next Star finds a Staff. */
gboolean emperor_can_place (const EmperorState *state) G_GNUC_INTERNAL;
/* Whether it is the decider's turn in setup, and those before have what they were to choose. */
gboolean emperor_setup_is_in_order (const EmperorState *state) G_GNUC_INTERNAL;

G_END_DECLS
