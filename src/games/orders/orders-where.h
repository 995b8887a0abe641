/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "orders-state.h"

G_BEGIN_DECLS

/* Where a tile is to be laid, told from what is seen on the map. Each line names the arguments in their
 * order. */
typedef enum
{
  /* turn, direction, mark */
  ORDERS_DEED_BESIDE,
  /* turn, direction, mark, n steps */
  ORDERS_DEED_STRAIGHT,
  /* turn, direction, mark, n steps, other direction, m steps */
  ORDERS_DEED_ACROSS,
} OrdersDeed;

#define ORDERS_N_DEEDS (ORDERS_DEED_ACROSS + 1)

extern const FavorKind orders_deeds[ORDERS_N_DEEDS] G_GNUC_INTERNAL;

/* See FavorGame. */
gboolean orders_point_out (gconstpointer      observed,
                           const FavorAction *action,
                           FavorReason       *out) G_GNUC_INTERNAL;

G_END_DECLS
