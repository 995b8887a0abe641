/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/**
 * orders_measure_space:
 * @test: of an order that looks at spaces
 *
 * Returns: how much of what @test counts a tile in @space would have, or bring to @seat
 */
guint orders_measure_space (const OrdersState    *state,
                            FavorSeat             seat,
                            OrdersTest            test,
                            const FavorTileSpace *space) G_GNUC_INTERNAL;

G_END_DECLS
