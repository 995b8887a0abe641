/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* What the chance of an order depends on, each of ORDERS_WHOLE. */
typedef enum
{
  ORDERS_SIGHT_ALWAYS,
  /* The share of the game that is left. */
  ORDERS_SIGHT_LEFT,
  /* How far it is, the same times the chance of what comes nearest, and times what is left. */
  ORDERS_SIGHT_HAVE,
  ORDERS_SIGHT_LIKELY,
  ORDERS_SIGHT_EARLY,
} OrdersSight;

#define ORDERS_N_SIGHTS (ORDERS_SIGHT_EARLY + 1)

/* The chance that an order that is held will be fulfilled, of ORDERS_WHOLE. */
guint orders_chances_get (guint        order,
                          guint        n_seats,
                          const gint32 sights[ORDERS_N_SIGHTS]) G_GNUC_INTERNAL;

G_END_DECLS
