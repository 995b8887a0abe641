/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* Asserts that the kept features are those that a flood fill finds, with their followers, and that farms
 * touch the cities that they should. */
void orders_flood_compare (const OrdersState *state);

G_END_DECLS
