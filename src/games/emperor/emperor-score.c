/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-step.h"

void
emperor_score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const EmperorState *self = state;
  guint8              rank = 1;

  for (FavorSeat other = 0; other < self->head.n_seats; other++)
    rank += other != seat && emperor_is_better (self, other, seat);
  *out = (FavorPad){
    .total = self->points[seat],
    .round = self->round,
    .rank = rank,
    .winner = self->winner == seat,
  };
  for (guint row = 0; row < EMPEROR_N_ROWS; row++)
    for (guint round = 0; round < EMPEROR_MAX_ROUNDS; round++)
      out->line[row] += self->pad[seat][row][round];
}
