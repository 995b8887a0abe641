/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-step.h"

G_BEGIN_DECLS

/* What things are worth to computer players (11.2), in hundredths of a point. */

/* Turns that the seat whose turn it is still has, this one included. */
guint orders_turns_left (const OrdersState *state) G_GNUC_INTERNAL;
/* The part left / whole of a hundred, at most all of it. */
gint32 orders_share (guint left, guint whole) G_GNUC_INTERNAL;
/* An order that is held: its points, or the penalty. */
gint32 orders_worth_of_order (const OrdersState *state, guint order) G_GNUC_INTERNAL;
G_END_DECLS
