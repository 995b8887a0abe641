/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* Finds all features of a position again by walking from segment to segment over a grid, and asserts that
 * the kept ones are the same: sets, sizes, open ends, pennants, followers, cities at farms, free spaces. */
void orders_flood_compare (const OrdersState *state);

G_END_DECLS
