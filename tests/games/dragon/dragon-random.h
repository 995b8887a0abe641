/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dragon-events.h"

G_BEGIN_DECLS

/* Random games that leave the listed moves: free prices, larger gifts, the countdown. */

/* Any combination of options, chosen by `number`; all are reached below 288. */
void dragon_random_options (DragonOptions *options, guint number);
#define DRAGON_N_RANDOM_OPTIONS 288

/* A legal action of a position that is not over. */
FavorAction
dragon_random_action (const DragonState *state, FavorActions *legal, FavorRng *rng);

G_END_DECLS
