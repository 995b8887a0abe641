/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-state.h"

/* Points by row. Landmarks of others are shown at the end (7.1). */
static void
fill (const TokensState *state, guint seat, FavorPad *out)
{
  const gboolean over = state->head.phase == TOKENS_PHASE_GAME_OVER;
  const gboolean hidden = state->dev_hand[seat][TOKENS_LANDMARK] == TOKENS_HIDDEN;
  const gboolean longest = state->longest_route == (FavorSeat) seat;
  const gboolean largest = state->largest_army == (FavorSeat) seat;

  *out = (FavorPad){ .rank = 1 };
  out->line[TOKENS_ROW_SETTLEMENTS] = state->n_settlements[seat];
  out->line[TOKENS_ROW_CITIES] = 2 * state->n_cities[seat];
  out->line[TOKENS_ROW_LONGEST_ROUTE] = longest ? TOKENS_HONOUR_POINTS : 0;
  out->line[TOKENS_ROW_LARGEST_ARMY] = largest ? TOKENS_HONOUR_POINTS : 0;
  out->line[TOKENS_ROW_MARKERS] = state->markers[seat];
  if (over)
    out->line[TOKENS_ROW_LANDMARKS] = state->landmarks_shown[seat];
  else if (!hidden)
    out->line[TOKENS_ROW_LANDMARKS] = (gint32) tokens_landmarks (state, seat);
  for (guint row = 0; row < TOKENS_N_ROWS; row++)
    out->total += out->line[row];
}

/* What decides between two seats, the most important first (7.4). */
static gint64
standing (const TokensState *state, guint seat)
{
  const gint64 won = state->winner_mask >> seat & 1;
  const gint64 building = state->n_settlements[seat] + 2 * state->n_cities[seat];
  FavorPad     pad;

  fill (state, seat, &pad);
  return won << 56 | (gint64) pad.total << 40 | building << 32 |
         (state->hand_count[seat] + state->gold[seat]);
}

void
tokens_score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const TokensState *self = state;
  const gint64       own = standing (self, (guint) seat);

  fill (self, (guint) seat, out);
  for (guint other = 0; other < self->head.n_seats; other++)
    out->rank = (guint8) (out->rank + (standing (self, other) > own));
  out->winner = self->winner_mask >> seat & 1;
}
