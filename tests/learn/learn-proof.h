/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-lessons.h"

G_BEGIN_DECLS

/* What is claimed of the choices in a puzzle, tried out to the end. */

/* Whether the decider of `state` wins alone in the same turn if `action` is chosen, whatever is
 * hidden from him and whatever the others answer. */
gboolean learn_proof_wins (const FavorGame   *game,
                           gconstpointer      state,
                           const FavorAction *action);

/* Whether nobody else can win in the turn after `action` in step `nth` and what the steps that
 * follow expect, whatever is hidden from the decider of `state`. */
gboolean learn_proof_stops (const FavorGame   *game,
                            gconstpointer      state,
                            const FavorAction *action,
                            const FavorLesson *lesson,
                            guint              nth);

G_END_DECLS
