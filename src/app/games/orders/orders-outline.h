/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

#include <graphene.h>

G_BEGIN_DECLS

/* (transfer full) (element-type GArray): the lines around a feature that is complete, those around what it
 * surrounds, too: arrays of graphene_point_t, in tiles, each of which ends where it begins. */
GPtrArray *orders_outline_new (const OrdersState *state, FavorNode name);

G_END_DECLS
