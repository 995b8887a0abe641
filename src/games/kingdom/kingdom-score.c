/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include "kingdom-step.h"

/* The ranking (7.1, 7.3). */

gint
kingdom_standing (const KingdomSeat *seat)
{
  gint standing = 0;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    standing += seat->court[character] ? (gint) character + 1 : 0;
  return standing;
}

guint
kingdom_best_rank (const KingdomSeat *seat)
{
  guint rank = KINGDOM_N_CHARACTERS;

  while (rank > 0 && !seat->court[rank - 1])
    rank--;
  return rank;
}

guint
kingdom_count_court (const KingdomSeat *seat)
{
  guint n = 0;

  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    n += seat->court[character];
  return n;
}

static gboolean
is_ahead (const KingdomState *state, FavorSeat a, FavorSeat b)
{
  const KingdomSeat *first = &state->seat[a], *second = &state->seat[b];

  if (state->winner != FAVOR_NONE && (state->winner == a || state->winner == b))
    return state->winner == a && a != b;
  if (kingdom_standing (first) != kingdom_standing (second))
    return kingdom_standing (first) > kingdom_standing (second);
  if (kingdom_best_rank (first) != kingdom_best_rank (second))
    return kingdom_best_rank (first) > kingdom_best_rank (second);
  return first->taken > second->taken;
}

guint
kingdom_place (const KingdomState *state, FavorSeat seat)
{
  guint place = 1;

  for (FavorSeat other = 0; other < (FavorSeat) state->head.n_seats; other++)
    place += is_ahead (state, other, seat);
  return place;
}

void
kingdom_score (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const KingdomState *self = state;

  *out = (FavorPad){ .total = kingdom_standing (&self->seat[seat]) };
  for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
    out->line[character] = self->seat[seat].court[character] ? (gint32) character + 1 : 0;
  out->rank = (guint8) kingdom_place (self, seat);
  out->winner = self->head.phase == KINGDOM_PHASE_OVER && out->rank == 1;
}
