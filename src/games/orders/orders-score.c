/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-step.h"

guint
orders_leaders (const OrdersState *state)
{
  gint32 best = G_MININT32;
  guint  leaders = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const gint32 total = state->score[seat];

      if (total > best)
        leaders = 0;
      if (total >= best)
        leaders |= 1u << seat;
      best = MAX (best, total);
    }
  return leaders;
}

/* Section 7.5: equal scores share a rank. */
void
orders_score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const OrdersState *self = state;

  *out = (FavorPad){ .total = self->score[seat], .rank = 1 };
  for (guint row = 0; row < ORDERS_N_ROWS; row++)
    out->line[row] = self->pad[seat][row];
  for (guint other = 0; other < self->head.n_seats; other++)
    out->rank = (guint8) (out->rank + (self->score[other] > out->total));
  out->winner = self->head.phase == ORDERS_PHASE_OVER && out->rank == 1;
}
