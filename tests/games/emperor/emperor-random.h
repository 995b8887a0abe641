/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "emperor-logs.h"

G_BEGIN_DECLS

/* Random games that leave the listed actions: free offers and counter-offers with Gold, secrets
 * and promises. */

/* Starts a game of 2 to 6 seats with options of any kind; both follow from `number`. */
void        emperor_random_start (EmperorState *state, guint number);
/* A legal action of a position that is not over. */
FavorAction emperor_random_action (const EmperorState *state,
                                   FavorActions       *legal,
                                   FavorRng           *rng);

G_END_DECLS
