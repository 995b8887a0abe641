/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-step.h"

/* By Favour, equals share a rank; only at the top the Dragon stands before its equals. */
static guint
rank_of (const DragonState *state, FavorSeat seat)
{
  const guint leaders = dragon_leaders (state);
  guint       rank = 1;

  if ((leaders & (1u << seat)) != 0)
    return 1;
  for (guint other = 0; other < state->head.n_seats; other++)
    if (state->favour[other] > state->favour[seat] ||
        (state->favour[other] == state->favour[seat] && (leaders & (1u << other)) != 0))
      rank++;
  return rank;
}

void
dragon_score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const DragonState *self = state;

  *out = (FavorPad){
    .total = self->favour[seat],
    .round = self->round,
    .rank = (guint8) rank_of (self, seat),
    .winner = (self->winners & (1u << seat)) != 0,
  };
  for (guint line = 0; line < DRAGON_N_SOURCES; line++)
    out->line[line] = self->pad[seat][line];
}
